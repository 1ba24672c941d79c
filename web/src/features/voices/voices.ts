// The bots' remarks at a table: a short line at a moment that matters.

import catalogue from "nanafuda:catalogue";
import { portraitOf } from "../../i18n/messages.ts";
import { Bubble } from "./bubble.ts";
import { Choice, type Spoken } from "./choice.ts";
import { HOUSE, momentsOf, type Moment, type Seen } from "./moments.ts";
import type { Step } from "../../table/game-table.ts";
import type { TableView } from "../../table/table.ts";

/** Milliseconds without an action after which a bot offers to wait. */
const LONG = 60_000;
/** In one match of so many a bot remarks that the person thinks. */
const PATIENT = 5;

export class Voices {
  #table: TableView;
  #bubble: Bubble;
  #choice = new Choice();
  #impatient = Math.random() * PATIENT < 1;
  #timer = 0;

  constructor(table: TableView) {
    this.#table = table;
    this.#bubble = new Bubble(table.root);
  }

  /** Speaks about a step that has just been drawn. */
  told(step: Step) {
    clearTimeout(this.#timer);
    this.#bubble.hide();
    const { table } = step;
    const { id, warns } = this.#table.game;
    const lowest = catalogue.games.find((game) => game.id === id)?.lowest ?? false;
    const { story } = this.#table.session.state;
    this.#speak(momentsOf(step.events, story, table as unknown as Seen, { lowest, warns: warns ?? false }), table.deal);
    if (this.#impatient && table.turn === table.seat) this.#timer = window.setTimeout(() => this.#wait(step), LONG);
  }

  /** Offers to wait, once. */
  #wait({ table }: Step) {
    if (table.turn !== table.seat) return;
    this.#impatient = false;
    this.#speak([{ id: "think", seat: (table.seat + 1) % table.seats }], table.deal);
  }

  #speak(moments: Moment[], deal: number) {
    const { ctx } = this.#table;
    const { seat } = this.#table.session.state.table;
    const amount = ctx.settings.get("remarks");
    if (amount === "off") return;
    const spoken = this.#choice.of(moments, deal, amount, (other) => portraitOf(other, seat));
    if (spoken) this.#show(spoken);
  }

  #show({ id, moment: { seat, claim } }: Spoken) {
    const { root, ctx, narration } = this.#table;
    const { t } = ctx.words;
    const plate = () => {
      if (seat === HOUSE) return root.querySelector(".end");
      const row = root.querySelector(`[data-seat-row="${seat}"]`);
      return row?.querySelector(".podium-faces") ?? row ?? root.querySelector(`.seat[data-seat="${seat}"]`);
    };
    const line = t(id, claim ? { call: t(`voice-call-${claim}`) } : {});
    const { seat: me } = this.#table.session.state.table;
    const house = seat === HOUSE;
    const spoken = t("voice-spoken", { seat: house ? t("voice-house") : ctx.words.seatName(seat, me), line });
    if (this.#bubble.show(house ? spoken : line, spoken, plate) && ctx.settings.get("voice") === "full")
      narration.say(spoken);
  }

  close() {
    clearTimeout(this.#timer);
    this.#bubble.close();
  }
}
