// The lobby's progress of people who have played before: deals of the day and practice. Loaded after the first
// render; the lobby reserves its space.

import { html, nothing } from "lit-html";
import catalogue from "nanafuda:catalogue";

import * as progress from "../progress/index.ts";
import { countedIn, dayId, daysAfter, ifRead, signOf, stateOf, titleInWords, titleOf } from "../progress/index.ts";
import { TODAY, today, waiting } from "../progress/index.ts";
import { gameName, lang, regional, t } from "../../i18n/messages.ts";
import * as dealStore from "../../storage/deals.ts";
import * as duplicates from "../../storage/duplicate-deals.ts";
import { settings } from "../../storage/settings.ts";
import * as practised from "../../storage/practice-progress.ts";
import { picture } from "../../ui/controls.ts";
import { unitOf } from "../review/index.ts";

/** Most games with mistakes that are listed. */
const LISTED = 2;

/** Reads the titles. @returns a game's in words; null: none */
export async function titles() {
  const deals = (await ifRead(dealStore.all())) ?? [];
  const all = new Map(catalogue.games.map(({ id }) => [id as string, titleOf(countedIn(deals, id))]));
  return (game: string) => {
    const title = all.get(game);
    return title ? titleInWords("short", title, unitOf(game)) : null;
  };
}

/** Number of due mistakes per game, most first. */
export async function dueMistakes(): Promise<[string, number][]> {
  const counts: Map<string, number> = new Map();
  for (const { game } of (await ifRead(waiting())) ?? []) counts.set(game, (counts.get(game) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]);
}

/** Renders today's deals with their states. */
export const drawDays = () =>
  html`<ul class="lobby-days" role="list">${catalogue.games.map(({ id }) => {
    const board = duplicates.of(dayId(id, today()));
    const state = stateOf(board);
    const said = state === "compared" ? t("lobby-day-compared", { percent: signOf(board) }) : t("lobby-day", { state });
    return html`<li data-game=${id}><a href="#day=${id}&${today()}" data-state=${state}
    aria-label=${t("lobby-day-of", { game: gameName(id), said })}>${picture(id, "lobby-day")}${
      state === "new" ? nothing : html`<span>${said}</span>`
    }</a></li>`;
  })}</ul>
  ${settings.get("tomorrow") ? html`<p class="lobby-tomorrow">${tomorrow()}</p>` : nothing}`;

/** Today's percent beside yesterday's, the days in a row, and when the next deals come. */
function tomorrow() {
  const now = today();
  const { current, best } = progress.runsOf(progress.daysPlayed());
  const [mine, before] = [progress.percentOf(now), progress.percentOf(daysAfter(now, -1))];
  const at = new Intl.DateTimeFormat(regional(lang), { hour: "numeric", minute: "2-digit" });
  return [
    mine !== null && t("lobby-percent", { percent: mine }),
    before !== null && t("lobby-yesterday", { percent: before }),
    best > 1 && t("lobby-run", { current, best }),
    t("lobby-next", { at: at.format(progress.nextDeals()) }),
  ]
    .filter(Boolean)
    .join(" · ");
}

/** Renders how many of the day's positions are answered, and which own mistakes are due. */
export function drawPractice(due: [string, number][]) {
  const done = Object.values(practised.today(today()));
  const right = done.filter(Boolean).length;
  return html`${t("lobby-practice", { done: done.length, of: TODAY, right })}
    ${due.slice(0, LISTED).map(([game, count]) => html`<br />${t("lobby-mistakes", { game: gameName(game), count })}`)}`;
}
