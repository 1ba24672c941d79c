// Autoplay: draws or passes automatically if that is the only option. It is offered once.

import { cardsOf } from "./action-words.ts";
import type { TableContext } from "../context.ts";
import type { GameTable } from "../game-table.ts";

/** Offer autoplay after this many manual repetitions. */
const OFFERED_AFTER = 2;

interface AutoplayTable {
  readonly ctx: TableContext;
  readonly game: GameTable;
  readonly mode: { readonly autoplay: boolean };
}

export class Autoplay {
  #table: AutoplayTable;
  #byHand = 0;
  /** Whether autoplay pauses because the person went back to a forced move. */
  #held = false;
  /** Withdraws a pending offer. */
  #withdraw = () => {};

  constructor(table: AutoplayTable) {
    this.#table = table;
  }

  /** Returns the only legal action if it takes no card from the hand. */
  #sole(legal: readonly string[]) {
    const { mode, game } = this.#table;
    return legal.length === 1 && mode.autoplay && !cardsOf(legal[0], game).length ? legal[0] : null;
  }

  /** Returns the action to play automatically now. */
  action(legal: readonly string[]): string | null {
    return this.#table.ctx.settings.get("alone") && !this.#held ? this.#sole(legal) : null;
  }

  /** Counts a manual forced move and offers autoplay. */
  done(legal: readonly string[]) {
    this.#held = false;
    const { settings, notice, words } = this.#table.ctx;
    if (settings.get("alone") || settings.get("aloneOffered") || !this.#sole(legal)) return;
    if (++this.#byHand < OFFERED_AFTER) return;
    settings.set("aloneOffered", true);
    // Closing it declines: a second button would cover the cards of a phone's table.
    this.#withdraw = notice(words.t("alone-offer"), [
      { label: words.t("alone-yes"), run: () => settings.set("alone", true) },
    ]);
  }

  /** Withdraws an unanswered offer at the deal's end, to make room for the result. */
  ended() {
    this.#withdraw();
  }

  /** Undoes to the last real choice, or as far as possible. */
  async back(undo: () => Promise<void>, now: () => { legal: readonly string[]; undo: boolean }) {
    this.#held = true;
    let before: unknown;
    do {
      before = now();
      await undo();
    } while (now() !== before && this.#table.ctx.settings.get("alone") && this.#sole(now().legal) && now().undo);
    this.#held = this.#sole(now().legal) !== null;
  }
}
