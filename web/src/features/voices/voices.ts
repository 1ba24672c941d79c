// The bots' remarks at a table: a short line at a moment that matters.

import { portraitOf } from "../../i18n/messages.ts";
import { Bubble } from "./bubble.ts";
import { Choice, type Spoken } from "./choice.ts";
import { remarkInWords } from "../../table/announcer/log.ts";
import { momentsOf } from "./moments.ts";
import type { Moment } from "../../table/deal-story.ts";
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
    this.#table.remark = null;
    this.#speak(momentsOf(step, this.#table.session.state.story), table);
    if (this.#impatient && table.turn === table.seat) this.#timer = window.setTimeout(() => this.#wait(step), LONG);
  }

  /** Offers to wait, once. */
  #wait({ table }: Step) {
    if (table.turn !== table.seat) return;
    this.#impatient = false;
    this.#speak([{ id: "think", seat: (table.seat + 1) % table.seats }], table);
  }

  #speak(moments: Moment[], { deal, result }: Protocol.Table) {
    const { ctx } = this.#table;
    const { seat } = this.#table.session.state.table;
    const amount = ctx.settings.get("remarks");
    if (amount === "off") return;
    const spoken = this.#choice.of(moments, deal, amount, (other) => portraitOf(other, seat), result !== null);
    if (spoken) this.#show(spoken, result !== null);
  }

  /** Shows a line: beside the speaker's plate or, at a deal's end, in the result; logs it and says it. */
  #show({ id, moment: { seat, call } }: Spoken, ended: boolean) {
    const { root, ctx, narration } = this.#table;
    const remark = { type: "remark" as const, seat, id, call: call ?? null };
    narration.note([remark]);
    if (ended) {
      this.#table.remark = remark;
      return this.#table.draw(true);
    }
    this.#table.draw(true); // the log
    const plate = () =>
      root.querySelector(`[data-seat-row="${seat}"]`) ?? root.querySelector(`.seat[data-seat="${seat}"]`);
    this.#bubble.show(remarkInWords(remark, ctx.words.t), plate);
  }

  close() {
    clearTimeout(this.#timer);
    this.#bubble.close();
  }
}
