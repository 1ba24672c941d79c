// Statistics of the stored deals per game and bot level, and their history.

import { html, nothing, render, svg } from "lit-html";
import catalogue from "nanafuda:catalogue";

import {
  countedIn,
  daysAfter,
  daysPlayed,
  runsOf,
  titleInWords,
  titleOf,
  titlesInWords,
  today,
  type Title,
} from "../progress/index.ts";
import { OTHERS } from "../../base/limits.ts";
import { unitOf } from "../review/index.ts";
import { costInWords } from "../../table/play/verdict.ts";
import { gameName, levelName, progress, t } from "../../i18n/messages.ts";
import { meanOf, type Mean } from "./mean.ts";
import * as dealStore from "../../storage/deals.ts";
import { statistics, tallyOf, type Tally } from "../../storage/statistics.ts";
import { head } from "../../ui/views.ts";
import { emptyTable } from "./empty-table.ts";
import type { Page, Route } from "../../base/page.ts";

/** Fewest deals for a mean with its range; the curve has the mean of so many. */
const ENOUGH = 10;
/** Most deals of the curve. */
const RECENT = 50;
const EVEN = 50;

/** A game's deals against bots of one level. */
interface Row {
  level: string;
  deals: number;
  field: Mean | null; // mean percent in the fields; null: too few deals
  standing: Standing | null; // among the bots in the fields; null: too few deals
  agreed: number | null; // percent of decisions that are the review's best; null: too few reviews
  losses: dealStore.Loss[]; // mean loss per reviewed deal
  undone: number;
  hinted: number;
  matches: Tally;
  compared: number; // number of deals with a percent
  latest: number | null; // their mean; null: none
}

interface Game {
  id: string;
  title: Title | null;
  recent: number[]; // percents of the last deals that were compared, oldest first
  rows: Row[];
}

/** The person's mean compared with those of the bot levels in the same deals. */
interface Standing {
  mine: Mean;
  levels: number[]; // means of the levels, weakest first
  beside: Mean[]; // the person's score against each level: above 50% is better than the level
}

export function figuresPage(page: Page): Route {
  let games: Game[] | null = null;
  let unread = false; // whether the deals could not be read
  async function begin() {
    const [deals] = await Promise.all([dealStore.all().catch(() => null), progress()]);
    unread = deals === null;
    const all = (deals ?? dealStore.unstored()).reverse();
    games = catalogue.games
      .map(({ id }) => ({ id, deals: all.filter(({ game }) => game === id) }))
      .filter(({ deals }) => deals.length)
      .map(sumUp);
    page.changed();
  }
  const run = () => void begin().catch((fault) => console.warn(fault));
  const retry = () => {
    games = null;
    page.changed();
    run();
    document.querySelector("h1")?.focus(); // the button may disappear
  };
  return { begin: run, draw: () => figuresView(games, unread ? retry : null) };
}

const percentsOf = (deals: dealStore.Deal[]) => deals.flatMap(({ field }) => field?.percent ?? []);

export function sumUp({ id, deals }: { id: string; deals: dealStore.Deal[] }): Game {
  const { levels: matches } = statistics(id);
  const levels = catalogue.levels.filter((level) => deals.some((deal) => deal.level === level));
  const rows = levels.map((level) =>
    rowOf(
      level,
      deals.filter((deal) => deal.level === level),
      tallyOf(matches[level]),
    ),
  );
  return { id, title: titleOf(countedIn(deals.toReversed(), id)), recent: percentsOf(deals).slice(-RECENT), rows };
}

const sum = (some: number[]) => some.reduce((all, one) => all + one, 0);

const mean = (some: number[]) => sum(some) / some.length;

/** Returns the mean of these percents; null if there are too few. */
const sureMean = (percents: number[]) => (percents.length < ENOUGH ? null : meanOf(percents));

function standingOf(deals: dealStore.Deal[]): Standing | null {
  const known = deals.flatMap(({ field }) => (field?.levels ? [{ percent: field.percent, levels: field.levels }] : []));
  // Compare deal by deal with each level, where equal scores give EVEN. This cancels the luck of the deal.
  const mine = sureMean(known.map(({ percent }) => percent));
  const beside = catalogue.levels.map((_, i) =>
    sureMean(known.map(({ percent, levels }) => EVEN + (percent - levels[i]) / 2)),
  );
  const levels = catalogue.levels.map((_, i) => mean(known.map(({ levels }) => levels[i])));
  return mine && beside.every((one) => one !== null) ? { mine, levels, beside } : null;
}

/** The means of every ten deals in a row. */
export const courseOf = (percents: number[]) =>
  percents.slice(ENOUGH - 1).map((_, i) => mean(percents.slice(i, i + ENOUGH)));

function rowOf(level: string, deals: dealStore.Deal[], matches: Row["matches"]): Row {
  const reviewed = deals.flatMap(({ losses }) => (losses ? [losses] : []));
  const agreed = deals.flatMap(({ agreed }) => agreed ?? []);
  const losses = [...Map.groupBy(reviewed.flat(), ({ unit }) => unit)].map(([unit, some]) => ({
    unit,
    loss: some.reduce((sum, { loss }) => sum + loss, 0) / reviewed.length,
    mistakes: some.reduce((sum, { mistakes }) => sum + mistakes, 0),
  }));
  const percents = percentsOf(deals);
  return {
    level,
    deals: deals.length,
    field: sureMean(percents),
    standing: standingOf(deals),
    agreed:
      agreed.length < ENOUGH ? null : (100 * sum(agreed.map(({ same }) => same))) / sum(agreed.map(({ of }) => of)),
    losses: reviewed.length < ENOUGH ? [] : losses,
    undone: deals.filter(({ undone }) => undone).length,
    hinted: deals.filter(({ hinted }) => hinted).length,
    matches,
    compared: percents.length,
    latest: percents.length ? mean(percents) : null,
  };
}

/** @param retry reads the deals again, if they could not be read */
function figuresView(games: Game[] | null, retry: (() => void) | null) {
  return html`<main id="main" class="view">
    <div class="narrow">
      ${head("", t("figures"))}
      <div class="panel" aria-busy=${games ? "false" : "true"}>
        <p>${t("figures-lead", { enough: ENOUGH })}</p>
        ${games ? html`<p class="help">${t("title-all", { titles: titlesInWords() })}</p>` : nothing}
        ${
          games && retry
            ? html`<p role="status">${t("figures-unread")}</p>
              <div class="row"><button type="button" class="button" @click=${retry}>${t("retry")}</button></div>`
            : nothing
        }
        ${games?.length === 0 && !retry ? emptyTable(t("figures-none")) : nothing}
        ${drawCalendar(daysPlayed())}
        ${games?.map(drawGame) ?? nothing}
        <p class="small-print">${t("field-percent", { of: OTHERS })}</p>
        <div class="row"><a class="button" href="#days">${t("back")}</a></div>
      </div>
    </div>
  </main>`;
}

/** Days in the calendar: five weeks. */
const CALENDAR = 35;

/** The days with a deal of the day, the last one is today; nothing before the first. */
function drawCalendar(played: Set<string>) {
  if (!played.size) return nothing;
  const days = Array.from({ length: CALENDAR }, (_, i) => daysAfter(today(), i + 1 - CALENDAR));
  const count = days.filter((day) => played.has(day)).length;
  return html`<section>
    <h2>${t("figures-calendar")}</h2>
    <p>${t("figures-calendar-said", { count, of: CALENDAR, best: runsOf(played).best })}</p>
    <p class="calendar" aria-hidden="true">${days.map(
      (day) => html`<i data-played=${played.has(day) ? "yes" : nothing}>${Number(day.slice(-2))}</i>`,
    )}</p>
  </section>`;
}

function drawGame({ id, title, recent, rows }: Game) {
  const { played, won } = statistics(id);
  return html`<section class="figures-of" data-game=${id} aria-labelledby="figures-${id}">
    <h2 id="figures-${id}">${gameName(id)}</h2>
    ${played ? html`<p>${t("figures-matches", { played, won })}</p>` : nothing}
    ${title ? html`<p>${titleInWords("about", title, unitOf(id))}</p>` : nothing}
    ${recent.length < ENOUGH ? nothing : drawCourse(recent, unitOf(id))}
    ${rows.map((row) => drawRow(row, unitOf(id)))}
  </section>`;
}

/** @param unit “deal” or “round” */
function drawRow(row: Row, unit: string) {
  const { level, deals, field, standing, losses, agreed, undone, hinted, matches } = row;
  const fact = (name: string, value: unknown) => html`<div><dt>${t(name, { unit })}</dt><dd>${value}</dd></div>`;
  const costs = losses.map((lost) => costInWords(lost.unit, lost.loss, { t })).join(t("table-and"));
  return html`<h3>${t("figures-against", { level: levelName(level) })}</h3>
    <dl class="deal-facts">
      ${fact("figures-deals", deals)}
      ${matches.played ? fact("figures-played", t("figures-won", { ...matches })) : nothing}
      ${fact("figures-percent", field ? drawMean(field) : drawLatest(row, unit))}
      ${standing ? fact("figures-level", drawLevel(standing)) : nothing}
      ${costs ? fact("figures-cost", costs) : nothing}
      ${agreed === null ? nothing : fact("figures-agreed", inPercent(agreed))}
      ${fact("figures-undone", t("figures-of", { count: undone, of: deals, unit }))}
      ${fact("figures-hinted", t("figures-of", { count: hinted, of: deals, unit }))}
    </dl>
    ${standing ? folded(t("figures-how"), () => drawStanding(standing, unit)) : nothing}`;
}

const inPercent = (percent: number | null) => t("field-percents", { percent: Math.round(percent ?? 0) });

const aside = (said: string) => html` <span class="help">${said}</span>`;

/** Percentage points: a wider range of the true mean says too little to be shown. */
const WIDEST = 60;

/** Returns the range of the true mean in whole percent; null if it is unknown or too wide. */
export function rangeOf({ low, high }: Pick<Mean, "low" | "high">) {
  if (low === null || high === null || high - low >= WIDEST) return null;
  return { low: Math.round(low), high: Math.round(high) };
}

function drawMean(field: Mean) {
  const range = rangeOf(field);
  return html`${inPercent(field.mean)}${range ? aside(t("figures-sure", range)) : nothing}`;
}

/** The mean of a few deals, which says little yet. */
const drawLatest = ({ compared, latest }: Row, unit: string) =>
  latest === null
    ? t("figures-uncompared")
    : html`${inPercent(latest)}${compared < ENOUGH ? aside(t("figures-few", { unit })) : nothing}`;

/**
 * Returns the index of the highest level that the person beats, counting from the weakest without gaps; -1: none.
 * @param by the estimate or a bound of its interval
 */
export const above = ({ beside }: Standing, by: "mean" | "low" | "high") => {
  const first = beside.findIndex((share) => (share[by] ?? 0) < EVEN);
  return (first < 0 ? beside.length : first) - 1;
};

/**
 * @param from index from `above`
 * @param to a higher one
 */
function between(from: number, to: number = from) {
  const levels = catalogue.levels;
  if (to < 0) return t("figures-below", { level: levels[0] });
  if (from < 0) return t("figures-below", { level: levels[to + 1] });
  if (to >= levels.length - 1) return t("figures-above", { level: levels[from] });
  return t("figures-between", { lower: levels[from], upper: levels[to + 1] });
}

function drawLevel(standing: Standing) {
  const [least, here, most] = (["low", "mean", "high"] as const).map((by) => above(standing, by));
  if (least < 0 && most >= catalogue.levels.length - 1) return t("figures-unknown");
  const sure = here === least && here === most;
  return html`${between(here)}${sure ? nothing : aside(t("figures-range", { range: between(least, most) }))}`;
}

/** Basis of the comparison: everyone's mean in the same deals. */
function drawStanding({ mine, levels }: Standing, unit: string) {
  const means = catalogue.levels.map((level, i) => ({ name: t("field-player", { level }), percent: levels[i] }));
  return html`<p>${t("figures-reckoned", { deals: mine.played, unit })}</p>
    <table class="figures">
      <thead><tr><th scope="col">${t("field-who")}</th><th scope="col">${t("figures-percent")}</th></tr></thead>
      <tbody>
        ${means.map(({ name, percent }) => html`<tr><th scope="row">${name}</th><td>${inPercent(percent)}</td></tr>`)}
        <tr data-mine="yes"><th scope="row">${t("field-player", { level: "you" })}</th><td>${inPercent(mine.mean)}</td></tr>
      </tbody>
    </table>`;
}

/** The last deals in a sentence, and as a chart: a point for each, and the mean of ten as a line. */
function drawCourse(recent: number[], unit: string) {
  const at = (i: number) => (i * 100) / (recent.length - 1);
  const high = (percent: number) => 40 - percent * 0.4;
  const points = courseOf(recent).map((percent, i) => `${at(i + ENOUGH - 1)},${high(percent)}`);
  const [late, all] = [recent.slice(-ENOUGH), recent].map((some) => Math.round(mean(some)));
  return html`
    <p>${t("figures-recent", { late, enough: ENOUGH, all, count: recent.length, unit })}</p>
    <div class="percents-course" aria-hidden="true">
      <div class="percents-scale">${[100, 50, 0].map((percent) => html`<span>${inPercent(percent)}</span>`)}</div>
      <svg viewBox="0 0 100 40" preserveAspectRatio="none">
        ${svg`<path d="M0,0h100M0,20h100M0,40h100" class="percents-lines"></path>
        <path d=${recent.map((percent, i) => `M${at(i)},${high(percent)}h0`).join("")} class="percents-points"></path>
        <polyline points=${points.join(" ")}></polyline>`}
      </svg>
      <p>${t("figures-plot", { enough: ENOUGH, unit })}</p>
    </div>`;
}

/** A collapsed section, drawn when it is first opened, because few people open it. */
function folded(summary: string, draw: () => unknown) {
  const toggled = ({ currentTarget: { open, lastElementChild: room } }: { currentTarget: HTMLDetailsElement }) =>
    open && render(draw(), room as HTMLElement);
  return html`<details @toggle=${toggled}><summary>${summary}</summary><div></div></details>`;
}
