// The deal of the day, one a game and the same for everybody, and the results of a month.

import { html, nothing } from "lit-html";
import catalogue from "nanafuda:catalogue";

import { gameName, lang, regional, t } from "../../i18n/messages.ts";
import * as boards from "../../storage/duplicate-deals.ts";
import { notice } from "../../ui/notices.ts";
import { picture } from "../../ui/controls.ts";
import { head } from "../../ui/views.ts";
import { duplicateDealPage } from "./duplicate-deal.ts";
import { finishing } from "./finishing.ts";
import { summing, sumInWords } from "./result-text.ts";
import { OTHERS, allSame, marks, standing } from "./standing.ts";
import type { Page, Route } from "../../app/routes.ts";

/** The current date in UTC, so that a day begins at the same time for everybody. */
const today = () => new Date().toISOString().slice(0, "2026-11-23".length);

const idOf = (game: string, day: string) => `${game}/${day}`;

/** Formats a day or a month. */
const inWords = (date: string, form: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(regional(lang), { timeZone: "UTC", ...form }).format(new Date(date));

const dayText = (day: string) => inWords(day, { month: "long", day: "numeric" });

const exists = (day: string) => !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day);

/** The table of a deal of the day. */
export function dealOfTheDayPage(game: Protocol.GameEntry, day: string, page: Page) {
  const home = day.startsWith(today().slice(0, -3)) ? "days" : `days=${day.slice(0, -3)}`;
  const made = duplicateDealPage(
    {
      id: idOf(game.id, day),
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
      next: () => ({ label: t("days-all"), run: () => page.go(home) }),
    },
    page,
  );
  if (exists(day) && day <= today()) return made;
  return {
    ...made,
    begin() {
      notice(() => t("days-not-yet"), [], { key: "day", follows: true });
      page.go("days", { replace: true });
    },
  };
}

/** @param month "": the current one */
export function dealsOfTheDayPage(month: string, page: Page): Route {
  const sumUp = summing(page);
  const draw = () => daysView(exists(`${month}-01`) && month <= today() ? month : today().slice(0, -3), sumUp);
  return finishing({ draw }, page);
}

function daysView(month: string, sumUp: (percents: (number | null)[]) => Protocol.Results | null) {
  const now = today();
  const current = now.startsWith(month);
  const many = current
    ? Number(now.slice(-2))
    : new Date(Date.UTC(+month.slice(0, 4), +month.slice(-2), 0)).getUTCDate();
  const days = Array.from({ length: many }, (_, i) => `${month}-${String(many - i).padStart(2, "0")}`);
  const ids = days.flatMap((day) => catalogue.games.map(({ id }) => idOf(id, day)));
  const percents = ids.flatMap((id) => boards.counted(boards.of(id))?.percent ?? []);
  const results = percents.length ? sumUp(percents) : null;
  return html`<main id="main" class="view">
    <div class="narrow">
      ${head("", t("days"))}
      <div class="panel days">
        <p>${t("days-lead")}</p>
        ${
          current
            ? html`<h2>${inWords(now, { month: "long", day: "numeric", weekday: "long" })}</h2>
        <ul class="learn-list" role="list">${catalogue.games.map(({ id }) => drawToday(id, now))}</ul>`
            : nothing
        }
        <div class="row between days-month">
          <h2>${inWords(`${month}-01`, { year: "numeric", month: "long" })}</h2>
          <div class="row">
            <a class="button" href="#days=${monthBeside(month, -1)}">${t("days-before")}</a>
            ${current ? nothing : html`<a class="button" href="#days=${monthBeside(month, 1)}">${t("days-after")}</a>`}
          </div>
        </div>
        ${results?.mean != null ? html`<p>${sumInWords(results, "deal")}</p>` : nothing}
        <table class="figures days-table">
          <caption class="visually-hidden">${t("days-table")}</caption>
          <thead><tr><th scope="col">${t("days-day")}</th>${catalogue.games.map(
            ({ id }) =>
              html`<th scope="col">${picture(id, "days")}<span class="visually-hidden">${gameName(id)}</span></th>`,
          )}</tr></thead>
          <tbody>${days.map(
            (
              day,
            ) => html`<tr ?data-today=${day === now}><th scope="row">${Number(day.slice(-2))} <span class="days-weekday">${inWords(day, { weekday: "short" })}</span></th>
              ${catalogue.games.map((game) => html`<td>${drawCell(game, day)}</td>`)}</tr>`,
          )}</tbody>
        </table>
        <p class="small-print">${t("days-signs")}</p>
        <p class="small-print">${t("field-percent", { of: OTHERS })}</p>
        <div class="row">
          <a class="button" href="#tournaments">${t("tournaments")}</a>
          <a class="button" href="#figures">${t("figures")}</a>
          <a class="button" href="#">${t("back")}</a>
        </div>
      </div>
    </div>
  </main>`;
}

function monthBeside(month: string, by: number) {
  return new Date(Date.UTC(+month.slice(0, 4), +month.slice(-2) - 1 + by)).toISOString().slice(0, month.length);
}

/** Renders one of today's deals. */
function drawToday(game: string, day: string) {
  return html`<li><a class="learn-item" href="#day=${game}&${day}">
    ${picture(game, "today")}
    <span><b>${gameName(game)}</b> <span class="help">${standing(boards.of(idOf(game, day)), game)}</span></span></a></li>`;
}

function drawCell({ id }: Protocol.GameEntry, day: string) {
  const board = boards.of(idOf(id, day));
  const name = t("days-which", { game: gameName(id), day: dayText(day), standing: standing(board, id) });
  const outcome = boards.counted(board);
  const marked = Boolean(board && outcome && marks(board, id).length);
  return html`<a href="#day=${id}&${day}" aria-label=${name} ?data-played=${outcome} ?data-marked=${marked}>${signOf(board)}</a>`;
}

/** Sign of a result in the table; explained by the text days-signs. */
function signOf(board: boards.Board | null) {
  const outcome = boards.counted(board);
  if (!outcome) return board?.save ? "…" : "–";
  if (outcome.percent === undefined) return "✓";
  return allSame(outcome) ? "=" : Math.round(outcome.percent);
}
