/**
 * What the person has chosen at a table and not yet played: cards, which of several actions with them, and what else a
 * game asks about.
 * @typedef {import("../game-table.js").Scene} Scene
 * @typedef {import("../game-table.js").GameTable} GameTable
 */
export class Choosing {
  /** @type {readonly string[]} */ cards = [];
  /** @type {readonly string[]} */ #tapped = [];
  /** The game's own. @type {import("../game-table.js").Choices} */ own = {};
  /** Actions among which is to be chosen. @type {readonly string[]} */ offered = [];

  /** The cards that were chosen themselves, not for the sake of another. */
  get tapped() {
    return this.#tapped.filter((card) => this.cards.includes(card));
  }

  /** @param {string} card @param {Scene} scene @param {GameTable} game @returns {string[]} what was put back for it */
  toggle(card, scene, game) {
    const before = this.cards;
    const rest = before.filter((one) => one !== card);
    this.cards = game.select?.(card, scene) ?? (rest.length < before.length ? rest : [...rest, card]);
    this.#tapped = [...scene.tapped, card];
    return this.cards.includes(card) ? before.filter((one) => !this.cards.includes(one)) : [];
  }

  /** What has left the hand is chosen no longer. @param {readonly string[]} hand */
  keep(hand) {
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
