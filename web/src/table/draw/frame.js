/**
 * The frame of every table, in reading order: bar, seats, middle, prompt and actions, hand, side column.
 * @typedef {import("../game-table.js").Scene} Scene
 * @typedef {import("../game-table.js").GameTable} GameTable
 * @typedef {import("../game-table.js").Drawing} Drawing
 * @typedef {import("../modes/mode.js").Sitting} Sitting
 *
 * @typedef {Object} Around  what is said around the cards, drawn as it was said
 * @property {Drawing} bar
 * @property {Drawing} actions
 * @property {Drawing} aside
 * @property {Record<string, string | number>} marks  for the style sheet
 */
import { html, nothing } from "lit-html";
import { drawActions } from "./actions.js";
import { drawMiddle, yes } from "./drawing.js";
import { drawStandings } from "./score.js";
import { drawSeats } from "./seats.js";

/**
 * What is said around the cards.
 * @param {Scene} scene @param {GameTable} game @param {Sitting} sitting @param {import("./actions.js").Told} told
 * @returns {Around}
 */
export const drawAround = (scene, game, sitting, told) => ({
  bar: sitting.bar(scene),
  actions: drawActions(scene, game, sitting, told),
  aside: html`${game.aside ? game.aside(scene) : nothing}${
    sitting.scored && !scene.table.over ? drawSideScore(scene, game) : nothing
  }`,
  marks: sitting.marks(scene),
});

/**
 * @param {Scene} scene @param {GameTable} game @param {Sitting} sitting
 * @param {Around} around  as of before, while cards are on their way
 * @param {{hand: Drawing, log: Drawing}} drawn
 */
export function drawFrame(scene, game, sitting, { bar, actions, aside }, { hand, log }) {
  const ended = Boolean(scene.table.result);
  return html`
    <div class="table" data-phase=${scene.table.phase} data-seats=${scene.table.seats}
      data-seating=${game.seating} data-ended=${yes(ended)} data-asks=${scene.legal.length ? "yes" : "no"}
      data-next=${scene.next}>
      ${bar}
      ${drawSeats(scene, game)}
      <section class="centre" data-zone="centre" aria-label=${scene.t("table-centre")}>
        ${game.banner ? html`<div class="banner">${game.banner(scene)}</div>` : nothing}
        ${drawMiddle(ended ? sitting.end(scene, game) : game.centre(scene))}
      </section>
      ${sitting.layer}
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

/** @param {Scene} scene @param {GameTable} game */
const drawSideScore = (scene, game) => html`
  <h2>${scene.t("table-score")}</h2>
  <div class="scroll" tabindex="0" role="group" aria-label=${scene.t("table-all-deals")}>
    ${drawStandings(scene, game)}</div>`;
