// Hints: the best action, marked on the table and explained in a sentence; further requests compare the other choices.

import { cardsOf, controlsOf, isSeatNumber } from "./action-words.ts";
import { tiedWith } from "./verdict.ts";
import { aloud } from "../announcer/phrases.ts";
import type { Scene, GameTable } from "../game-table.ts";
import type { MatchSession } from "../session.ts";

/** Sentences, the most important first; those for which there is no room stand behind “More”. All for screen readers. */
export type Said = { parts: readonly string[]; heard: string };

export class Hint {
  declare game: GameTable;

  /** Assessment of this position, once computed. */
  #assessed: Protocol.Assessment | null = null;
  /** Words of assessments, fetched with the first. */
  #words: typeof import("./advice-words.ts") | null = null;
  /** Index of the choice shown, or last shown before the hint was hidden. */
  #rank = 0;
  #visible = false;
  #thinking = false;
  /** Whether the hint was not requested: then its search is not announced. */
  #unasked = false;
  /** Counts positions, to discard answers for an earlier one. */
  #position = 0;
  #marked: Element[] = [];

  constructor(game: GameTable) {
    this.game = game;
  }

  /** An action that is marked regardless of hints. */
  pointed: string | null = null;
  /** An action chosen early, which is waiting. */
  awaited: string | null = null;

  get action(): string | null {
    if (this.pointed !== null) return this.pointed;
    return this.#visible && this.#assessed ? this.#assessed.choices[this.#rank].action : null;
  }

  /** The alternative that the hint names as near, marked if each of the two moves takes a single card. */
  get near(): string | null {
    if (this.pointed !== null || !this.#visible || !this.#assessed || this.#rank) return null;
    const near = tiedWith(this.#assessed)?.action ?? null;
    const isSingle = (action: string) => {
      const cards = cardsOf(action, this.game);
      return cards.length === 1 && !isSeatNumber(cards[0]);
    };
    return near !== null && isSingle(near) && isSingle(this.#assessed.best) ? near : null;
  }

  /** The marked cards of the hand. */
  get cards(): readonly string[] {
    return this.action === null ? [] : cardsOf(this.action, this.game);
  }

  /**
   * Shows the best action; when repeated, the next best.
   * @param unasked automatic hint: shows the best as soon as it is known
   * @returns the reason if the engine refused
   */
  async ask(
    request: MatchSession["hint"],
    redraw: () => void,
    unasked: boolean = false,
  ): Promise<Protocol.Fault | null> {
    this.#unasked = unasked;
    if (this.#thinking) {
      redraw();
      return null;
    }
    if (this.#assessed) this.#rank = unasked ? 0 : (this.#rank + 1) % this.#assessed.choices.length;
    else {
      const position = this.#position;
      this.#thinking = true;
      redraw();
      const [reply, words] = await Promise.all([request(), import("./advice-words.ts")]).finally(() => {
        if (position === this.#position) this.#thinking = false;
      });
      if (position !== this.#position || !reply) return null;
      if (!reply.ok) return reply.error;
      this.#words = words;
      this.#assessed = reply.assessed;
      this.#rank = 0;
    }
    this.#visible = true;
    redraw();
    return null;
  }

  /** Hides the hint; the next request shows the next best choice. */
  hide() {
    this.#visible = false;
  }

  /** Resets for a new position. */
  forget() {
    this.#position++;
    this.#thinking = this.#visible = false;
    this.#assessed = this.awaited = null;
  }

  /** The text that replaces the prompt. */
  text(scene: Scene): Said | null {
    if (this.#thinking && !this.#unasked) return saying(scene.t("hint-thinking"));
    if (!this.#visible || !this.#assessed || !this.#words) return null;
    const inWords = this.#rank ? this.#words.nextInWords : this.#words.bestInWords;
    const assessed = this.#assessed;
    const parts = inWords(assessed, this.#rank, scene, this.game);
    const full = inWords(assessed, this.#rank, aloud(scene, this.game.id), this.game);
    return { parts, heard: full.join(scene.t("look-space")) };
  }

  /**
   * Marks the hinted actions and the waiting one: cards of the hand, and controls by attribute. `data-action` is an action's
   * code, `data-id` the code or its verb, `data-at` the place in it. Call after drawing.
   */
  mark(root: HTMLElement) {
    for (const element of this.#marked) element.classList.remove("hinted", "near", "awaited");
    this.#marked = [];
    const { near } = this;
    const all = [
      ["hinted", this.action],
      ["near", near],
      ["awaited", this.awaited],
    ] as const;
    for (const [name, action] of all) {
      for (const element of action === null ? [] : controlsOf(root, action, this.game)) {
        // Beside two marked cards, a marked button would say that it plays both.
        if (near !== null && name !== "awaited" && !element.matches(".hand-card")) continue;
        element.classList.add(name);
        this.#marked.push(element);
      }
    }
  }
}

/** Text that is shown and spoken alike. */
const saying = (said: string): Said => ({ parts: [said], heard: said });
