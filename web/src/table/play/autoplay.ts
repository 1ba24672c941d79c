// Drawing or passing when nothing else can be done: by itself for whoever wants it, which is offered once.

import { cardsOf } from "./hint.ts";
import type { TableView } from "../table.ts";

/** So often it is done by hand before it is offered. */
const OFFERED_AFTER = 3;

export class Autoplay {
  #table: TableView;
  #byHand = 0;
  /** Whether the person has gone back to where only one thing can be done. */
  #held = false;
  /** Takes the offer away, if it stands. */
  #withdraw = () => {};

  constructor(table: TableView) {
    this.#table = table;
  }

  /** The only thing that can be done, if it takes no card from the hand. */
  #sole(legal: readonly string[]) {
    const { mode, game } = this.#table;
    return legal.length === 1 && mode.alone && !cardsOf(legal[0], game).length ? legal[0] : null;
  }

  /** What is done by itself now. */
  action(legal: readonly string[]): string | null {
    return this.#table.ctx.settings.get("alone") && !this.#held ? this.#sole(legal) : null;
  }

  /** Notes what the person does, and offers to do it the next time. */
  done(legal: readonly string[]) {
    this.#held = false;
    const { settings, notice, words } = this.#table.ctx;
    if (settings.get("alone") || settings.get("aloneOffered") || !this.#sole(legal)) return;
    if (++this.#byHand < OFFERED_AFTER) return;
    settings.set("aloneOffered", true);
    this.#withdraw = notice(words.t("alone-offer"), [
      { label: words.t("alone-yes"), run: () => settings.set("alone", true) },
      { label: words.t("alone-no"), run: () => {} },
    ]);
  }

  /** The deal has ended: an offer that nobody has answered leaves its room to the result. */
  ended() {
    this.#withdraw();
  }

  /** Goes back to where the person had a choice, or as far as there is a way back. */
  async back(undo: () => Promise<void>, now: () => { legal: readonly string[]; undo: boolean }) {
    this.#held = true;
    do await undo();
    while (this.#table.ctx.settings.get("alone") && this.#sole(now().legal) && now().undo);
    this.#held = this.#sole(now().legal) !== null;
  }
}
