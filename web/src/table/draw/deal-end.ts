// Drawing of a deal's end: the winner, the source of each point, and the table as it was left.

import { html, nothing } from "lit-html";
import { drawOpener } from "./drawing.ts";
import { labelOf } from "./panels.ts";
import { winnersInWords } from "./score.ts";
import type { Scene, GameTable, Drawing } from "../game-table.ts";

/**
 * How a deal ended: the winner, the source of each point, and the table as it was left.
 * @param scored part of a match
 */
export function drawEnd(scene: Scene, game: GameTable, outcome: Drawing, scored: boolean) {
  return html`
    <div class="end scroll" data-part="score" tabindex="0" role="group" aria-label=${scene.t("table-score")}>
      <div class="end-sheet">
        ${scored && scene.table.over ? html`<p class="winners">${winnersInWords(scene.table.winners, scene)}</p>` : nothing}
        ${outcome}
        ${game.ending ? game.ending(scene) : nothing}
      </div>
      ${drawLast(scene, game)}
      ${drawMore(scene, game, scored && !scene.wide)}
    </div>`;
}

/** The table as it was left, with hidden cards revealed. */
export const drawLeft = (scene: Scene, game: GameTable): Drawing => html`
  ${game.ending ? game.ending(scene) : nothing}
  ${drawLast(scene, game)}`;

/** The last cards as they lie. */
const drawLast = (scene: Scene, game: GameTable) => html`
  <section class="left">${
    game.left
      ? html`<h3>${scene.t("table-left")}</h3>${game.left(scene)}`
      : game.hasLast(scene)
        ? game.last(scene)
        : nothing
  }</section>`;

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
