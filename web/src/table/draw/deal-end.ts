// Drawing of a deal's end: the result, and behind one tap the table as it was left and the details.

import { html, nothing } from "lit-html";
import { drawOpener } from "./drawing.ts";
import { labelOf } from "./panels.ts";
import type { Scene, GameTable, Drawing } from "../game-table.ts";

/**
 * @param outcome the result
 * @param details the source of each point
 * @param score whether to offer the score of all deals
 */
export function drawEnd(scene: Scene, game: GameTable, outcome: Drawing, details: Drawing, score: boolean) {
  return html`
    <div class="end scroll" data-part="score" tabindex="0" role="group" aria-label=${scene.t("table-score")}>
      <div class="end-sheet">${outcome}</div>
      ${drawDetails(scene, html`${drawLeft(scene, game)}${details}${drawMore(scene, game, score && !scene.side)}`)}
    </div>`;
}

/** The review of the deal: how others did at the same cards, beside the decisions. */
export const drawTold = (field: unknown, decisions: Drawing): Drawing =>
  html`<div class="end-told"><div class="end-field">${field}</div>${decisions}</div>`;

export const drawDetails = ({ t }: Scene, details: Drawing) =>
  html`<details class="end-details"><summary>${t("result-details")}</summary>${details}</details>`;

/** The table as it was left, with hidden cards revealed. */
export const drawLeft = (scene: Scene, game: GameTable): Drawing => html`
  <section class="left">${
    game.left
      ? html`<h3>${scene.t("table-left")}</h3>${game.left(scene)}`
      : game.hasLast(scene)
        ? game.last(scene)
        : nothing
  }${game.ending ? game.ending(scene) : nothing}</section>`;

/** Buttons that open more details. */
export function drawMore(scene: Scene, game: GameTable, score: boolean) {
  const panels = [...(game.afterwards?.(scene) ?? [game.hasLast(scene) && "earlier"]), score && "score"];
  return html`
    <div class="buttons">${panels
      .flatMap((name) => name || [])
      .map(
        (name) =>
          html`${drawOpener(name, scene.t(name === "score" ? "table-all-deals" : labelOf(name, game)), scene, `ending-${name}`)} `,
      )}</div>`;
}
