// The frame of every table, in reading order: bar, seats, middle, prompt and actions, hand, side column.

import { html, nothing } from "lit-html";
import { drawActions, type ActionsMode, type Situation } from "./actions.ts";
import { drawMiddle, yes } from "./drawing.ts";
import { drawStandings } from "./score.ts";
import { drawSeats, farSide } from "./seats.ts";
import type { Scene, GameTable, Drawing } from "../game-table.ts";

/** Texts around the cards, already drawn. */
export interface Around {
  bar: Drawing;
  actions: Drawing;
  aside: Drawing;
  marks: Record<string, string | number>; // for the style sheet
}

/** The part of a mode that decides on the frame. */
interface FrameMode extends ActionsMode {
  readonly scored: boolean;
  readonly layer: Drawing;
  bar(scene: Scene): Drawing;
  marks(scene: Scene): Around["marks"];
  end(scene: Scene, game: GameTable): Drawing;
}

/** Draws the texts around the cards. */
export const drawAround = (scene: Scene, game: GameTable, mode: FrameMode, situation: Situation): Around => ({
  bar: mode.bar(scene),
  actions: drawActions(scene, game, mode, situation),
  aside: html`${game.aside ? game.aside(scene) : nothing}${mode.scored ? drawSideScore(scene, game) : nothing}`,
  marks: mode.marks(scene),
});

/** @param around the previous texts while cards are moving */
export function drawFrame(
  scene: Scene,
  game: GameTable,
  mode: FrameMode,
  { bar, actions, aside }: Around,
  { hand, log }: { hand: Drawing; log: Drawing },
) {
  const ended = Boolean(scene.table.result);
  return html`
    <div class="table" data-phase=${scene.table.phase} data-seats=${scene.table.seats} .style=${farSide(scene)}
      data-seating=${game.seating} data-ended=${yes(ended)} data-asks=${scene.legal.length ? "yes" : "no"}
      data-next=${scene.next} data-side=${yes(scene.side)}>
      ${bar}
      ${drawSeats(scene, game)}
      <section class="centre" data-zone="centre" aria-label=${scene.t("table-centre")}>
        ${game.banner ? html`<div class="banner">${game.banner(scene)}</div>` : nothing}
        ${drawMiddle(ended ? mode.end(scene, game) : game.centre(scene))}
      </section>
      ${mode.layer}
      ${actions}
      ${ended ? nothing : hand}
      <aside class="side" aria-label=${scene.t("table-side")}>
        <div class="side-parts">
          ${aside}
          <h2>${scene.t("table-log")}</h2>
        </div>
        ${log}
      </aside>
    </div>
    <div class="motion" aria-hidden="true"></div>`;
}

const drawSideScore = (scene: Scene, game: GameTable) => html`
  <h2>${scene.t("table-score")}</h2>
  <div class="scroll" tabindex="0" role="group" aria-label=${scene.t("table-all-deals")}>
    ${drawStandings(scene, game)}</div>`;
