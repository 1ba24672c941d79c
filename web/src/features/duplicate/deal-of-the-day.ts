// The deal of the day, one a game and the same for everybody, and the results of a week.

import { html, nothing } from "lit-html";
import catalogue from "nanafuda:catalogue";

import { dayId, daysAfter, signOf, stateOf, today } from "../progress/index.ts";
import { OTHERS } from "../../base/limits.ts";
import { gameName, lang, regional, t } from "../../i18n/messages.ts";
import * as duplicates from "../../storage/duplicate-deals.ts";
import { notice } from "../../ui/notices.ts";
import { picture } from "../../ui/controls.ts";
import { head } from "../../ui/views.ts";
import { duplicateDealPage } from "./duplicate-deal.ts";
import { withPendingComparisons } from "./pending-comparisons.ts";
import { meanOf } from "../stats/index.ts";
import { marks, standing, sumInWords } from "./standing.ts";
import type { Page, Route } from "../../base/page.ts";

/** Days of a week. */
const WEEK = 7;

const formatted = (form: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(regional(lang), { timeZone: "UTC", ...form });

const dayText = (day: string) => formatted({ month: "long", day: "numeric" }).format(new Date(day));

/** @param days newest first */
const rangeText = (days: string[]) =>
  formatted({ month: "long", day: "numeric" }).formatRange(new Date(days.at(-1) as string), new Date(days[0]));

/** The days of the week that ends on a day, newest first. */
const weekTo = (end: string) => Array.from({ length: WEEK }, (_, i) => daysAfter(end, -i));

const exists = (day: string) => !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day);

export function dealOfTheDayPage(game: Protocol.GameEntry, day: string, page: Page) {
  const home = weekTo(today()).includes(day) ? "days" : `days=${day}`;
  const made = duplicateDealPage(
    {
      id: dayId(game.id, day),
      ask: { do: "openDuplicate", game: game.id, day },
      home,
      game: () => game,
      title: () => t("days-of", { day: dayText(day) }),
      place: () => dayText(day),
      shared: () => ({
        when: t("days-of", { day: dayText(day) }),
        words: (standing) => t("days-share", { game: gameName(game.id), day: dayText(day), standing }),
        link: `day=${game.id}&${day}`,
      }),
      standing: ({ others, place, tied }) =>
        t("days-result", {
          today: day === today() ? "yes" : "no",
          tied: tied === others.length ? "all" : "no",
          beaten: others.length + 1 - place - tied,
          others: others.length,
        }),
      next: () => ({ label: t("days-all"), run: () => page.go(home) }),
    },
    page,
  );
  if (exists(day) && day <= today()) return made;
  return {
    ...made,
    begin() {
      notice(() => t(exists(day) ? "days-not-yet" : "days-no-such"), [], { key: "day", follows: "once" });
      page.go("days", { replace: true });
    },
  };
}

/** @param end last day of the week; "": today; a month as in older links: its last day */
export function dealsOfTheDayPage(end: string, page: Page): Route {
  const last = () => end && lastOf(end);
  return withPendingComparisons({ draw: () => daysView(last()) }, page);
}

/** Returns the last day that a link names and that has come; "": today's week. */
function lastOf(end: string) {
  const month = /^\d{4}-\d\d$/.test(end);
  const day = month && exists(`${end}-01`) ? daysAfter(`${monthAfter(end)}-01`, -1) : end;
  return exists(day) && day < today() ? day : "";
}

const monthAfter = (month: string) =>
  new Date(Date.UTC(+month.slice(0, 4), +month.slice(-2))).toISOString().slice(0, month.length);

const idsOf = (days: string[]) => days.flatMap((day) => catalogue.games.map(({ id }) => dayId(id, day)));
const percentOf = (id: string) => duplicates.counted(duplicates.of(id))?.percent;

function daysView(end: string) {
  const now = today();
  const days = weekTo(end || now);
  const listed = end ? days : days.slice(1);
  const later = daysAfter(days[0], WEEK);
  const mean = meanOf(idsOf(days).flatMap((id) => percentOf(id) ?? []));
  return html`<main id="main" class="view">
    <div class="narrow">
      ${head("", end ? t("days-week", { days: rangeText(days) }) : t("days"))}
      <div class="panel days">
        ${
          end
            ? nothing
            : html`<p>${t("days-lead")}</p>
        <h2>${t("days-heading", { day: dayText(now), weekday: formatted({ weekday: "short" }).format(new Date(now)) })}</h2>
        <ul class="days-tiles" role="list">${catalogue.games.map(({ id }) => drawToday(id, now))}</ul>
        <h2>${rangeText(listed)}</h2>`
        }
        ${mean ? html`<p>${sumInWords(mean, "deal")}</p>` : nothing}
        <table class="figures days-table">
          <caption class="visually-hidden">${t("days-table")}</caption>
          <thead><tr><th scope="col"><span class="visually-hidden">${t("days-day")}</span></th>${catalogue.games.map(
            ({ id }) =>
              html`<th scope="col" data-game=${id}>${picture(id, "days")}<span class="days-game">${gameName(id)}</span></th>`,
          )}</tr></thead>
          <tbody>${listed.map(
            (
              day,
            ) => html`<tr><th scope="row">${formatted({ day: "numeric", weekday: "short" }).format(new Date(day))}</th>
              ${catalogue.games.map((game) => html`<td>${drawCell(game, day)}</td>`)}</tr>`,
          )}</tbody>
        </table>
        <div class="row days-weeks">
          <a class="button" href="#days=${daysAfter(days[0], -WEEK)}">${t("days-before")}</a>
          ${end ? html`<a class="button" href="#days${later < now ? `=${later}` : ""}">${t("days-after")}</a>` : nothing}
        </div>
        <p class="small-print">${t("days-signs")}</p>
        <p class="small-print">${t("field-percent", { of: OTHERS })}</p>
        <div class="row">
          <a class="button" href="#challenges">${t("challenges")}</a>
          <a class="button" href="#figures">${t("figures")}</a>
          <a class="button" href="#">${t("back")}</a>
        </div>
      </div>
    </div>
  </main>`;
}

/** Renders one of today's deals. */
function drawToday(game: string, day: string) {
  const board = duplicates.of(dayId(game, day));
  return html`<li data-game=${game}><a class="days-tile" href="#day=${game}&${day}"
    data-state=${stateOf(board)} ?data-marked=${isMarked(board, game)}>
    ${picture(game, "today")}
    <span><b>${gameName(game)}</b> <span class="help">${standing(board, game)}</span></span></a></li>`;
}

/** Whether the result has remarks. */
const isMarked = (board: duplicates.Board | null, game: string) =>
  Boolean(board && duplicates.counted(board) && marks(board, game).length);

/** Renders a result of an earlier day. Its sign is explained by the text days-signs. */
function drawCell({ id }: Protocol.GameEntry, day: string) {
  const board = duplicates.of(dayId(id, day));
  const name = t("days-which", { game: gameName(id), day: dayText(day), standing: standing(board, id) });
  return html`<a href="#day=${id}&${day}" aria-label=${name} ?data-played=${duplicates.counted(board)}
    ?data-marked=${isMarked(board, id)}>${signOf(board)}</a>`;
}
