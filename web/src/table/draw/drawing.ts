// Small drawings shared by many tables: cards, rows, tiles and text for screen readers.

import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { jokerMark } from "../../cards/cards.ts";
import { template } from "../../cards/template.ts";
import { rankOf, type Scene, type Drawing } from "../game-table.ts";

type Faces = Pick<Scene, "face" | "mark" | "cardName" | "rankName">;

/** Attribute for the style sheet, omitted if false. */
export const yes = (so: unknown) => (so ? "yes" : nothing);

/**
 * Keyed list: each drawing keeps its element while its item is there.
 * @param key returns an item's key
 */
export const each = <T>(
  ones: readonly T[],
  draw: (one: T, index: number) => Drawing,
  key: (one: T) => unknown = (one) => one,
) => repeat(ones, key, draw);

/** A table of figures with its header cells and rows. @param kind for the style sheet */
export const drawFigures = (kind: string, caption: string, heads: unknown, rows: unknown) => html`
  <table class="figures ${kind}">
    <caption class="visually-hidden">${caption}</caption>
    <thead><tr>${heads}</tr></thead>
    <tbody>${rows}</tbody>
  </table>`;

export const drawMiddle = (content: unknown) => html`
  <div class="middle" data-spot="middle"><div class="inside">${content}</div></div>`;

/** Text for screen readers only, for facts that are shown visually. */
export const heard = (words: unknown) => html`<span class="visually-hidden">${words}</span>`;

/** A card on the table, which glides from a place if it is new and to a place when it is removed. */
export const drawCard = (card: string, { face }: Faces, from?: string, to?: string) =>
  html`<span class="card" data-card=${card} data-origin=${from ?? nothing}
    data-goes=${to ?? nothing}>${face(card)}</span>`;

/** A picture of a card that does not lie here. */
export const drawSmall = (card: string, { face }: Faces) =>
  html`<span class="card small" data-shown=${card}>${face(card)}</span>`;

/**
 * Overlapping card pictures, each with its index visible.
 * @param here they lie here, not elsewhere on the table
 */
export const drawFan = (cards: readonly string[], scene: Faces, here: boolean = false) => html`
  <span class="fanned" aria-hidden="true">${cards.map((card) =>
    here ? drawCard(card, scene) : html`<span class="card" data-shown=${card}>${scene.face(card)}</span>`,
  )}</span>`;

/** Pictures of cards in a row, named for screen readers. */
export const drawCardRow = (cards: readonly string[], scene: Faces) => html`
  <ul class="card-row" role="list">${cards.map(
    (card) => html`
    <li>${drawSmall(card, scene)}${heard(scene.cardName(card))}</li>`,
  )}</ul>`;

/** A card small enough for a line of text. @param here the card lies here, not elsewhere on the table */
export const drawTile = (card: string, { mark, rankName }: Faces, here: boolean = false) =>
  html`<span class="tile" data-card=${here ? card : nothing} data-shown=${card}>${
    card[0] === "X" ? drawJoker() : html`<span class="mark">${mark(card[0])}</span><b>${rankName(rankOf(card))}</b>`
  }</span>`;

/** A row of tiles as one picture. */
export const drawTiles = (cards: readonly string[], scene: Faces) =>
  html`<span class="tiles" aria-hidden="true">${cards.map((card) => drawTile(card, scene))}</span>`;

export const drawJoker = () => html`<span class="mark">${template(jokerMark())}</span>`;

/** A button that opens a dialog. @param kind more classes */
export const drawOpener = (panel: string, label: string, { open }: Pick<Scene, "open">, kind: string = "") => html`
  <button type="button" class=${`button ${kind}`.trim()} aria-haspopup="dialog"
    @click=${() => open(panel)}>${label}</button>`;
