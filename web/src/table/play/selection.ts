// What the person has chosen at a table and not yet played: cards, which of several actions with them, and what else a
// game asks about.

import type { Scene, GameTable, Choices } from "../game-table.ts";

export class TableSelection {
  cards: readonly string[] = [];
  #tapped: readonly string[] = [];
  /** The game's own. */
  own: Choices = {};
  /** Actions among which is to be chosen. */
  offered: readonly string[] = [];

  /** The cards that were chosen themselves, not for the sake of another. */
  get tapped() {
    return this.#tapped.filter((card) => this.cards.includes(card));
  }

  /** @returns what was put back for it */
  toggle(card: string, scene: Scene, game: GameTable): string[] {
    const before = this.cards;
    const rest = before.filter((one) => one !== card);
    this.cards = game.select?.(card, scene) ?? (rest.length < before.length ? rest : [...rest, card]);
    this.#tapped = [...scene.tapped, card];
    return this.cards.includes(card) ? before.filter((one) => !this.cards.includes(one)) : [];
  }

  /** What has left the hand is chosen no longer. */
  keep(hand: readonly string[]) {
    this.cards = this.cards.filter((card) => hand.includes(card));
  }

  clear() {
    this.cards = [];
    this.offered = [];
  }

  /** Another position or deal has come: the same card there is another choice. */
  forget() {
    this.clear();
    this.own = {};
  }
}
