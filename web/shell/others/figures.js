/** @file Figures: what the deals that were kept come to, per game and per level of the bots, and their course. */

import { html, nothing, svg } from "lit-html";
import catalogue from "nanafuda:catalogue";

import { costInWords } from "../../table/back/review.js";
import { gameName, levelName, t } from "../../words/words.js";
import { engine } from "../begin/boot.js";
import * as kept from "../kept/deals.js";
import { head } from "../parts/views.js";

/** Before so many deals nothing is said of a mean; so many are a point of the course. */
const ENOUGH = 10;

/**
 * @typedef {object} Row  the deals of a game against bots of a level
 * @property {string} level
 * @property {number} deals
 * @property {Seam.Results | null} field  what their percents come to; null: too few are known
 * @property {kept.Loss[]} losses  what mistakes cost, on average of the deals that were reviewed
 * @property {number} undone
 * @property {number} hinted
 *
 * @typedef {object} Game
 * @property {string} id
 * @property {Row[]} rows
 * @property {number[]} course  the mean percent of ten deals at a time, the oldest first
 */

/** @param {import("../visits/visits.js").Page} page @returns {import("../visits/visits.js").Visit} */
export function atFigures(page) {
  /** @type {Game[] | null} */
  let games = null;
  async function begin() {
    const all = (await kept.all()).reverse();
    games = await Promise.all(
      catalogue.games
        .map(({ id }) => ({ id, deals: all.filter(({ game }) => game === id) }))
        .filter(({ deals }) => deals.length)
        .map(sumUp),
    );
    page.changed();
  }
  return { begin: () => void begin().catch((fault) => console.warn(fault)), draw: () => figuresView(games) };
}

/** @param {kept.Deal[]} deals */
const percentsOf = (deals) => deals.flatMap(({ field }) => field?.percent ?? []);

/** @param {{id: string, deals: kept.Deal[]}} game @returns {Promise<Game>} */
async function sumUp({ id, deals }) {
  const percents = percentsOf(deals);
  const points = Math.floor(percents.length / ENOUGH);
  const course = Array.from({ length: points }, (_, i) => mean(percents.slice(i * ENOUGH, (i + 1) * ENOUGH)));
  const levels = catalogue.levels.filter((level) => deals.some((deal) => deal.level === level));
  const rows = levels.map((level) =>
    rowOf(
      level,
      deals.filter((deal) => deal.level === level),
    ),
  );
  return { id, rows: await Promise.all(rows), course };
}

/** @param {number[]} some */
const mean = (some) => some.reduce((sum, one) => sum + one, 0) / some.length;

/** @param {string} level @param {kept.Deal[]} deals @returns {Promise<Row>} */
async function rowOf(level, deals) {
  const percents = percentsOf(deals);
  const asked = percents.length < ENOUGH ? null : await engine.request({ do: "results", percents }).catch(() => null);
  const reviewed = deals.flatMap(({ losses }) => (losses ? [losses] : []));
  const losses = [...Map.groupBy(reviewed.flat(), ({ unit }) => unit)].map(([unit, some]) => ({
    unit,
    loss: some.reduce((sum, { loss }) => sum + loss, 0) / reviewed.length,
    mistakes: some.reduce((sum, { mistakes }) => sum + mistakes, 0),
  }));
  return {
    level,
    deals: deals.length,
    field: asked?.ok ? asked.results : null,
    losses: reviewed.length < ENOUGH ? [] : losses,
    undone: deals.filter(({ undone }) => undone).length,
    hinted: deals.filter(({ hinted }) => hinted).length,
  };
}

/** @param {Game[] | null} games */
function figuresView(games) {
  return html`<main id="main" class="view">
    <div class="narrow">
      ${head("", t("figures"))}
      <div class="panel" aria-busy=${games ? "false" : "true"}>
        <p>${t("figures-lead", { enough: ENOUGH })}</p>
        ${games?.length === 0 ? html`<p role="status">${t("figures-none")}</p>` : nothing}
        ${games?.map(drawGame) ?? nothing}
        <p class="small-print">${t("field-percent", { of: 16 })}</p>
        <div class="row"><a class="button" href="#days">${t("back")}</a></div>
      </div>
    </div>
  </main>`;
}

/** @param {Game} game */
function drawGame({ id, rows, course }) {
  return html`<section class="figures-of" aria-labelledby="figures-${id}">
    <h2 id="figures-${id}">${gameName(id)}</h2>
    ${rows.map(drawRow)}
    ${course.length > 1 ? drawCourse(course) : nothing}
  </section>`;
}

/** @param {Row} row */
function drawRow({ level, deals, field, losses, undone, hinted }) {
  /** @param {string} name @param {unknown} value */
  const fact = (name, value) => html`<div><dt>${t(name)}</dt><dd>${value}</dd></div>`;
  const costs = losses.map(({ unit, loss }) => costInWords(unit, loss, { t })).join(t("table-and"));
  return html`<h3>${t("figures-against", { level: levelName(level) })}</h3>
    <dl class="deal-facts">
      ${fact("figures-deals", deals)}
      ${fact("tournament-percent", field ? meanInWords(field) : t("figures-too-few"))}
      ${costs ? fact("figures-cost", costs) : nothing}
      ${fact("figures-undone", undone)}
      ${fact("figures-hinted", hinted)}
    </dl>`;
}

/** @param {Seam.Results} results */
const meanInWords = ({ mean, low, high }) =>
  t("figures-mean", { mean: Math.round(mean ?? 0), low: Math.round(low ?? 0), high: Math.round(high ?? 0) });

/** The course, drawn, with its numbers in a table. @param {number[]} course */
function drawCourse(course) {
  const [width, height] = [100, 40];
  const at = (/** @type {number} */ i) => (i * width) / (course.length - 1);
  const points = course.map((percent, i) => `${at(i)},${height - (percent * height) / 100}`).join(" ");
  return html`
    <svg class="percents-course" viewBox="-1 -1 102 42" preserveAspectRatio="none" aria-hidden="true">
      ${svg`<line x1="0" x2="100" y1="20" y2="20" class="percents-middle"></line>
      <polyline points=${points}></polyline>`}
    </svg>
    <details class="look-more"><summary>${t("figures-course", { enough: ENOUGH })}</summary>
      <table class="figures">
        <thead><tr><th scope="col">${t("figures-deals")}</th><th scope="col">${t("tournament-percent")}</th></tr></thead>
        <tbody>${course.map(
          (
            percent,
            i,
          ) => html`<tr><th scope="row">${t("figures-from-to", { from: i * ENOUGH + 1, to: (i + 1) * ENOUGH })}</th>
          <td>${t("field-percents", { percent: Math.round(percent) })}</td></tr>`,
        )}</tbody>
      </table></details>`;
}
