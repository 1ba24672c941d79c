/** Drawing or passing when nothing else can be done: by itself for whoever wants it, which is offered once. */
import { cardsOf } from "./hint.js";

/** So often it is done by hand before it is offered. */
const OFFERED_AFTER = 3;

export class Alone {
  #table;
  #byHand = 0;
  /** Whether the person has gone back to where only one thing can be done. */
  #held = false;
  /** Takes the offer away, if it stands. */
  #withdraw = () => {};

  /** @param {import("../table.js").TableView} table */
  constructor(table) {
    this.#table = table;
  }

  /** The only thing that can be done, if it takes no card from the hand. @param {readonly string[]} legal */
  #sole(legal) {
    const { sitting, game } = this.#table;
    return legal.length === 1 && sitting.alone && !cardsOf(legal[0], game).length ? legal[0] : null;
  }

  /** What is done by itself now. @param {readonly string[]} legal @returns {string | null} */
  action(legal) {
    return this.#table.ctx.settings.get("alone") && !this.#held ? this.#sole(legal) : null;
  }

  /** Notes what the person does, and offers to do it the next time. @param {readonly string[]} legal */
  done(legal) {
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

  /**
   * Goes back to where the person had a choice, or as far as there is a way back.
   * @param {() => Promise<void>} undo @param {() => {legal: readonly string[], undo: boolean}} now
   */
  async back(undo, now) {
    this.#held = true;
    do await undo();
    while (this.#table.ctx.settings.get("alone") && this.#sole(now().legal) && now().undo);
    this.#held = this.#sole(now().legal) !== null;
  }
}
