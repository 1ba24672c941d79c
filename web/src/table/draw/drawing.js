/**
 * Small things that are drawn on many tables: cards, rows and tiles of them, words for listeners.
 * @typedef {import("../game-table.js").Scene} Scene
 * @typedef {import("../game-table.js").Drawing} Drawing
 * @typedef {Pick<Scene, "face" | "mark" | "cardName" | "rankName">} Faces
 */
import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { jokerMark } from "../../cards/cards.js";
import { template } from "../../cards/template.js";
import { rankOf } from "../game-table.js";

/** A mark for the style sheet, there or not. @param {unknown} so */
export const yes = (so) => (so ? "yes" : nothing);

/**
 * A drawing for each, which stays the same element for as long as the one is there.
 * @template T
 * @param {readonly T[]} ones @param {(one: T, index: number) => Drawing} draw
 * @param {(one: T) => unknown} [key]  what each is known by
 */
export const each = (ones, draw, key = (one) => one) => repeat(ones, key, draw);

/**
 * A table of figures, with the cells of its head and its rows.
 * @param {string} kind  for the style sheet @param {string} caption @param {unknown} heads @param {unknown} rows
 */
export const drawFigures = (kind, caption, heads, rows) => html`
  <table class="figures ${kind}">
    <caption class="visually-hidden">${caption}</caption>
    <thead><tr>${heads}</tr></thead>
    <tbody>${rows}</tbody>
  </table>`;

/** The middle of a table, whatever is in it. @param {unknown} content */
export const drawMiddle = (content) => html`
  <div class="middle" data-spot="middle"><div class="inside">${content}</div></div>`;

/** For listeners alone, where what is seen does not say it. @param {unknown} words */
export const heard = (words) => html`<span class="visually-hidden">${words}</span>`;

/**
 * A card on the table, which glides: from a place when it is new, to one when it is taken off.
 * @param {string} card @param {Faces} scene @param {string} [from] @param {string} [to]
 */
export const drawCard = (card, { face }, from, to) =>
  html`<span class="card" data-card=${card} data-origin=${from ?? nothing}
    data-goes=${to ?? nothing}>${face(card)}</span>`;

/** A picture of a card that does not lie here. @param {string} card @param {Faces} scene */
export const drawSmall = (card, { face }) => html`<span class="card small" data-shown=${card}>${face(card)}</span>`;

/**
 * Pictures of cards that overlap, of each the index in sight.
 * @param {readonly string[]} cards @param {Faces} scene @param {boolean} [here]  they lie here, not elsewhere on the table
 */
export const drawFan = (cards, scene, here = false) => html`
  <span class="fanned" aria-hidden="true">${cards.map((card) =>
    here ? drawCard(card, scene) : html`<span class="card" data-shown=${card}>${scene.face(card)}</span>`,
  )}</span>`;

/** Pictures of cards in a row, named for listeners. @param {readonly string[]} cards @param {Faces} scene */
export const drawCardRow = (cards, scene) => html`
  <ul class="card-row" role="list">${cards.map(
    (card) => html`
    <li>${drawSmall(card, scene)}${heard(scene.cardName(card))}</li>`,
  )}</ul>`;

/**
 * A card small enough for a line of text.
 * @param {string} card @param {Faces} scene @param {boolean} [here]  it lies here, not elsewhere on the table
 */
export const drawTile = (card, { mark, rankName }, here = false) =>
  html`<span class="tile" data-card=${here ? card : nothing} data-shown=${card}>${
    card[0] === "X" ? drawJoker() : html`<span class="mark">${mark(card[0])}</span><b>${rankName(rankOf(card))}</b>`
  }</span>`;

/** Such cards in a row, as a picture. @param {readonly string[]} cards @param {Faces} scene */
export const drawTiles = (cards, scene) =>
  html`<span class="tiles" aria-hidden="true">${cards.map((card) => drawTile(card, scene))}</span>`;

/** The Joker's mark. */
export const drawJoker = () => html`<span class="mark">${template(jokerMark())}</span>`;

/**
 * A button that opens a dialog.
 * @param {string} panel @param {string} label @param {Pick<Scene, "open">} scene @param {string} [kind]  more classes
 */
export const drawOpener = (panel, label, { open }, kind = "") => html`
  <button type="button" class=${`button ${kind}`.trim()} aria-haspopup="dialog"
    @click=${() => open(panel)}>${label}</button>`;
