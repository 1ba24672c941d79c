// The person's uncommitted choices at a table: selected cards, the actions offered for them, and the game's own
// options.

import type { Scene, GameTable, Choices } from "../game-table.ts";

export class TableSelection {
  cards: readonly string[] = [];
  #tapped: readonly string[] = [];
  /** The game's own options. */
  own: Choices = {};
  /** Actions to choose from. */
  offered: readonly string[] = [];

  /** The cards that the person tapped, without those added automatically. */
  get tapped() {
    return this.#tapped.filter((card) => this.cards.includes(card));
  }

  /** @returns the cards that were deselected */
  toggle(card: string, scene: Scene, game: GameTable): string[] {
    const before = this.cards;
    const rest = before.filter((one) => one !== card);
    this.cards = game.select?.(card, scene) ?? (rest.length < before.length ? rest : [...rest, card]);
    this.#tapped = [...scene.tapped, card];
    return this.cards.includes(card) ? before.filter((one) => !this.cards.includes(one)) : [];
  }

  /** Deselects cards that have left the hand. */
  keep(hand: readonly string[]) {
    this.cards = this.cards.filter((card) => hand.includes(card));
  }

  clear() {
    this.cards = [];
    this.offered = [];
  }

  /** Clears the selection for a new position or deal. */
  forget() {
    this.clear();
    this.own = {};
  }
}
