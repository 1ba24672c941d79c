// Autoplay: draws or passes automatically if that is the only option.

import { cardsOf } from "./action-words.ts";
import type { TableContext } from "../context.ts";
import type { GameTable } from "../game-table.ts";
import type { Pace } from "./pace.ts";

interface AutoplayTable {
  readonly ctx: TableContext;
  readonly game: GameTable;
  readonly mode: { readonly autoplay: boolean };
}

export class Autoplay {
  #table: AutoplayTable;
  /** Whether autoplay pauses because the person went back to a forced move. */
  #held = false;
  /** Whether the last move was automatic, so there has been nothing to decide since. */
  #runs = false;

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

  /** Returns the action to play automatically now, and notes whether there is one. */
  next(legal: readonly string[]): string | null {
    const action = this.action(legal);
    this.#runs = action !== null;
    return action;
  }

  /** The pace until the person may choose again: a chain of forced moves runs without stops after the first. */
  pace(chosen: Pace): Pace {
    return this.#runs && chosen !== "instant" ? "fast" : chosen;
  }

  /** Continues after an action of the person. */
  done() {
    this.#held = false;
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
