/** @file Figures: what the deals that were kept come to, per game and per level of the bots, and their course. */

import { html, nothing, svg } from "lit-html";
import catalogue from "nanafuda:catalogue";

import { costInWords } from "../../table/back/review.js";
import { gameName, levelName, t } from "../../words/words.js";
import { engine } from "../begin/boot.js";
import * as kept from "../kept/deals.js";
import { statistics } from "../kept/settings.js";
import { head } from "../parts/views.js";

/** Before so many deals nothing is said of a mean; */
const ENOUGH = 10;
/** so many, or a multiple of it, are a point of the course, which has so many at most. */
const POINTS = 50;
/** The engine sums up so many at once: the newest. */
const MOST = 10_000;
const EVEN = 50;

/**
 * @typedef {object} Row  the deals of a game against bots of a level
 * @property {string} level
 * @property {number} deals
 * @property {Seam.Results | null} field  what their percents come to; null: too few are known
 * @property {Standing | null} standing  among the bots of the fields; null: of too few deals it is known
 * @property {number | null} agreed  percent of the decisions that were the expert's own; null: too few deals were reviewed
 * @property {kept.Loss[]} losses  what mistakes cost, on average of the deals that were reviewed
 * @property {number} undone
 * @property {number} hinted
 *
 * @typedef {object} Game
 * @property {string} id
 * @property {Row[]} rows
 * @property {number} size  how many deals a point of the course is the mean of
 * @property {number[]} course  the mean percent of so many deals at a time, the oldest first
 *
 * @typedef {object} Standing  where a mean lies among those of the levels, in the same deals
 * @property {Seam.Results} mine
 * @property {number[]} levels  the levels' means, the weakest first
 * @property {Seam.Results[]} beside  what the person's come to beside theirs: more than even is above that level
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
  const size = ENOUGH * Math.max(1, Math.ceil(percents.length / ENOUGH / POINTS));
  const points = Math.floor(percents.length / size);
  const course = Array.from({ length: points }, (_, i) => mean(percents.slice(i * size, (i + 1) * size)));
  const levels = catalogue.levels.filter((level) => deals.some((deal) => deal.level === level));
  const rows = levels.map((level) =>
    rowOf(
      level,
      deals.filter((deal) => deal.level === level),
    ),
  );
  return { id, rows: await Promise.all(rows), size, course };
}

/** @param {number[]} some */
const sum = (some) => some.reduce((all, one) => all + one, 0);

/** @param {number[]} some */
const mean = (some) => sum(some) / some.length;

/** What percents come to; null where they are too few. @param {number[]} percents @returns {Promise<Seam.Results | null>} */
async function resultsOf(percents) {
  if (percents.length < ENOUGH) return null;
  const reply = await engine.request({ do: "results", percents: percents.slice(-MOST) }).catch(() => null);
  return reply?.ok ? reply.results : null;
}

/** @param {kept.Deal[]} deals @returns {Promise<Standing | null>} */
async function standingOf(deals) {
  const known = deals.flatMap(({ field }) => (field?.levels ? [{ percent: field.percent, levels: field.levels }] : []));
  const mine = await resultsOf(known.map(({ percent }) => percent));
  if (!mine) return null;
  // Deal by deal beside a level: as good as they are is even. What the deals did to both is out of it.
  const beside = await Promise.all(
    catalogue.levels.map((_, i) => resultsOf(known.map(({ percent, levels }) => EVEN + (percent - levels[i]) / 2))),
  );
  const levels = catalogue.levels.map((_, i) => mean(known.map(({ levels }) => levels[i])));
  return beside.every((one) => one !== null) ? { mine, levels, beside } : null;
}

/** @param {string} level @param {kept.Deal[]} deals @returns {Promise<Row>} */
async function rowOf(level, deals) {
  const reviewed = deals.flatMap(({ losses }) => (losses ? [losses] : []));
  const agreed = deals.flatMap(({ agreed }) => agreed ?? []);
  const losses = [...Map.groupBy(reviewed.flat(), ({ unit }) => unit)].map(([unit, some]) => ({
    unit,
    loss: some.reduce((sum, { loss }) => sum + loss, 0) / reviewed.length,
    mistakes: some.reduce((sum, { mistakes }) => sum + mistakes, 0),
  }));
  return {
    level,
    deals: deals.length,
    field: await resultsOf(percentsOf(deals)),
    standing: await standingOf(deals),
    agreed:
      agreed.length < ENOUGH ? null : (100 * sum(agreed.map(({ same }) => same))) / sum(agreed.map(({ of }) => of)),
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
function drawGame({ id, rows, size, course }) {
  const { played, won } = statistics(id);
  return html`<section class="figures-of" aria-labelledby="figures-${id}">
    <h2 id="figures-${id}">${gameName(id)}</h2>
    ${played ? html`<p>${t("figures-matches", { played, won })}</p>` : nothing}
    ${rows.map(drawRow)}
    ${course.length > 1 ? drawCourse(course, size) : nothing}
  </section>`;
}

/** @param {Row} row */
function drawRow({ level, deals, field, standing, losses, agreed, undone, hinted }) {
  /** @param {string} name @param {unknown} value */
  const fact = (name, value) => html`<div><dt>${t(name)}</dt><dd>${value}</dd></div>`;
  const costs = losses.map(({ unit, loss }) => costInWords(unit, loss, { t })).join(t("table-and"));
  return html`<h3>${t("figures-against", { level: levelName(level) })}</h3>
    <dl class="deal-facts">
      ${fact("figures-deals", deals)}
      ${fact("tournament-percent", field ? meanInWords(field) : t("figures-too-few"))}
      ${standing ? fact("figures-level", levelInWords(standing)) : nothing}
      ${costs ? fact("figures-cost", costs) : nothing}
      ${agreed === null ? nothing : fact("figures-agreed", t("field-percents", { percent: Math.round(agreed) }))}
      ${fact("figures-undone", t("figures-of", { count: undone, of: deals }))}
      ${fact("figures-hinted", t("figures-of", { count: hinted, of: deals }))}
    </dl>
    ${standing ? html`<details><summary>${t("figures-how")}</summary>${drawStanding(standing)}</details>` : nothing}`;
}

/** @param {Seam.Results} results */
const meanInWords = ({ mean, low, high }) =>
  t("figures-mean", { mean: Math.round(mean ?? 0), low: Math.round(low ?? 0), high: Math.round(high ?? 0) });

/**
 * Above how many levels a person is, without the first that they are not above; counted from -1.
 * @param {Standing} standing @param {"mean" | "low" | "high"} by  as it is, or so far as is sure, or as may be
 */
const above = ({ beside }, by) => {
  const first = beside.findIndex((share) => (share[by] ?? 0) < EVEN);
  return (first < 0 ? beside.length : first) - 1;
};

/** @param {number} from  a place among the levels, as `above` tells it @param {number} [to]  another above it */
function between(from, to = from) {
  const levels = catalogue.levels;
  if (from < 0 && to >= levels.length - 1) return t("figures-anything");
  if (to < 0) return t("figures-below", { level: levels[0] });
  if (from < 0) return t("figures-below", { level: levels[to + 1] });
  if (to >= levels.length - 1) return t("figures-above", { level: levels[from] });
  return t("figures-between", { lower: levels[from], upper: levels[to + 1] });
}

/** @param {Standing} standing */
function levelInWords(standing) {
  const [least, here, most] = /** @type {const} */ (["low", "mean", "high"]).map((by) => above(standing, by));
  return t("figures-standing", {
    here: between(here),
    range: between(least, most),
    same: here === least && here === most ? "yes" : "no",
  });
}

/** How that was reckoned: what everybody came to in the same deals. @param {Standing} standing */
function drawStanding({ mine, levels }) {
  const means = catalogue.levels.map((level, i) => ({ name: t("field-player", { level }), percent: levels[i] }));
  return html`<p>${t("figures-reckoned", { deals: mine.played })}</p>
    <table class="figures">
      <thead><tr><th scope="col">${t("field-who")}</th><th scope="col">${t("tournament-percent")}</th></tr></thead>
      <tbody>
        ${means.map(({ name, percent }) => html`<tr><th scope="row">${name}</th><td>${t("field-percents", { percent: Math.round(percent) })}</td></tr>`)}
        <tr data-mine="yes"><th scope="row">${t("field-player", { level: "you" })}</th><td>${meanInWords(mine)}</td></tr>
      </tbody>
    </table>`;
}

/** The course, drawn, with its numbers in a table. @param {number[]} course @param {number} size */
function drawCourse(course, size) {
  const [width, height] = [100, 40];
  const at = (/** @type {number} */ i) => (i * width) / (course.length - 1);
  const points = course.map((percent, i) => `${at(i)},${height - (percent * height) / 100}`).join(" ");
  return html`
    <svg class="percents-course" viewBox="-1 -1 102 42" preserveAspectRatio="none" aria-hidden="true">
      ${svg`<line x1="0" x2="100" y1="20" y2="20" class="percents-middle"></line>
      <polyline points=${points}></polyline>`}
    </svg>
    <details><summary>${t("figures-course", { enough: size })}</summary>
      <table class="figures">
        <thead><tr><th scope="col">${t("figures-deals")}</th><th scope="col">${t("tournament-percent")}</th></tr></thead>
        <tbody>${course.map(
          (
            percent,
            i,
          ) => html`<tr><th scope="row">${t("figures-from-to", { from: i * size + 1, to: (i + 1) * size })}</th>
          <td>${t("field-percents", { percent: Math.round(percent) })}</td></tr>`,
        )}</tbody>
      </table></details>`;
}
