// The lobby: the match to resume, the games and the field for a deal link.

import { html, nothing } from "lit-html";
import catalogue from "nanafuda:catalogue";
import tables from "nanafuda:tables";

import { picture } from "../../ui/controls.ts";
import { CLOTH, TABLE, throughDoor, tileOf } from "../../ui/door.ts";
import { DAY, today } from "../../base/day.ts";
import { engine } from "../../engine/connection.ts";
import { newMatch } from "./start-match.ts";
import { notice } from "../../ui/notices.ts";
import { keys } from "../../storage/local-storage.ts";
import { quarantineSave } from "./quarantine-notices.ts";
import * as saves from "../../storage/saved-matches.ts";
import { statistics, type Last } from "../../storage/statistics.ts";
import { beside, gameName, lang, levelName, progress, savedText, t, whenText } from "../../i18n/messages.ts";
import type { GameTable } from "../../table/game-table.ts";
import type { Page, Route } from "../../base/page.ts";

type Progress = typeof import("./lobby-progress.ts") & {
  due: [string, number][];
  title: (game: string) => string | null;
};

/** Stored parts of people who have played or practised. */
const PLAYED = /^(boards|practice|save|statistics)\b/;

/** @param lost whether the address was unknown */
export function lobbyPage(lost: boolean, page: Page): Route {
  /** Message id of the fault of the entered link; "" if none. */
  let fault = "";
  /** Progress of people who have played before; null until it is loaded. */
  let known: Progress | null = null;
  let looked = false;
  let ended = false;
  let entering = false;
  /** Whether the person has played before; a backup may say so at any time. */
  const isReturning = () => keys().some((key) => PLAYED.test(key));

  /** Loads the progress. The lobby does without it if that fails. */
  async function look() {
    const [found] = await Promise.all([import("./lobby-progress.ts"), progress()]);
    known = { ...found, due: [], title: () => null };
    page.changed();
    [known.due, known.title] = await Promise.all([found.dueMistakes(), found.titles()]);
    page.changed();
  }

  /** @param text value of the field */
  const openLink = async (text: string) => {
    const reader = await import("../../base/link-reader.ts").catch(() => null);
    const link = reader ? reader.linkIn(text) : text.slice(text.indexOf("#") + 1);
    if (link) return page.go(link);
    fault = reader?.faultOf(text.trim()) ?? "";
    page.changed();
    document.getElementById("open-link")?.focus();
  };
  /** Deals at once, and shows the tile's cloth become the table's; a cold engine's cards follow. */
  async function enter(event: MouseEvent, game: Protocol.GameEntry, saved: boolean) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (entering) return;
    entering = true;
    const { id } = game;
    const warm = saved || engine.status.phase === "ready";
    const state = saved || !warm ? undefined : await newMatch(game);
    if (ended) return;
    if (warm && state !== null) throughDoor(tileOf(id), TABLE, () => page.go(`play=${id}`, { state }));
    else throughDoor(tileOf(id), CLOTH, () => page.go(`start=${id}`));
  }
  return {
    end: () => (ended = true),
    begin() {
      for (const { id } of catalogue.games) {
        if (!saves.savedMatch(id)) quarantineSave(id, page);
      }
      if (lost) notice(() => t("address-unknown"), [], { key: "address" });
    },
    update() {
      if (looked || !isReturning()) return;
      looked = true;
      look().catch(() => {});
    },
    draw: () => lobbyView({ fault: fault && t(fault), openLink, returning: isReturning(), known, enter }),
  };
}

function lobbyView({
  fault,
  openLink,
  returning,
  known,
  enter,
}: {
  fault: string; // fault of the entered link, "" if none
  openLink: (text: string) => void;
  returning: boolean; // the person has played before
  known: Progress | null;
  enter: Enter;
}) {
  const matches = catalogue.games.map((game) => ({ game, saved: unfinished(game.id) }));
  const next = newest(matches);
  const first = tables.find(({ first }) => first)?.id;
  const to = (id: Door, more: unknown = nothing) => html`<a class="button on-cloth" href="#${id}">${t(id)}${more}</a>`;
  return html`<main id="main" class="view lobby">
    <div class="lobby-top">
      <h1 tabindex="-1" class="lobby-title">${t("tagline")}</h1>
      ${ofToday(known)}
    </div>
    <ul class="lobby-tiles">
      ${matches.map((one) => tile(one, { main: one === next && one.saved !== null, first: !returning && one.game.id === first, title: known?.title(one.game.id), enter }))}
    </ul>
    <div class="lobby-doors">
      ${to("days")} ${to("practice", known && count(known.due.reduce((sum, [, due]) => sum + due, 0)))}
      ${to("challenges")} ${to("deals")} ${to("figures")} ${to("learn")} ${to("workshop")}
      <details class="lobby-link" ?open=${Boolean(fault)}>
        <summary class="button on-cloth">${t("open-link-heading")}</summary>
        ${linkField(fault, openLink)}
      </details>
    </div>
  </main>`;
}

type Door = "days" | "practice" | "challenges" | "deals" | "figures" | "learn" | "workshop";
type Enter = (event: MouseEvent, game: Protocol.GameEntry, saved: boolean) => void;

/** How many wait behind a door. */
const count = (waiting: number) => (waiting ? html` <span class="lobby-count">${waiting}</span>` : nothing);

/** The game whose deal of the day is named first: each in its turn. */
const gameOfDay = () => catalogue.games[(Date.parse(today()) / DAY) % catalogue.games.length].id;

const minutesOf = (game: string) => (tables.find(({ id }) => id === game) as GameTable).minutes;

/** What is new today, and how far the person has come with it. */
function ofToday(known: Progress | null) {
  const game = gameOfDay();
  const day = known?.dayOf(game);
  const three = known?.three() ?? [null, null, null];
  const done = three.filter((right) => right !== null).length;
  const run = known?.run() ?? 0;
  return html`<nav class="lobby-today" aria-labelledby="today">
    <p class="today-label"><b id="today">${t("today")}</b>${run > 1 ? html` <small>${t("lobby-run-short", { run })}</small>` : nothing}</p>
    <a href="#day=${game}&${today()}" data-game=${game} data-state=${day?.state ?? "new"}>
      <span class="today-cloth" aria-hidden="true"></span>
      <span class="today-name">${gameName(game)}</span>
      <small>${day && day.state !== "new" ? day.said : t("minutes", { minutes: minutesOf(game).deal })}</small>
    </a>
    <a href="#practice=today">
      <span class="today-name">${t("today-puzzles")}</span>
      <small class="today-three" role="img" aria-label=${t("today-puzzles-done", { done })}>${three.map(
        (right) => html`<i data-right=${right === null ? nothing : right ? "yes" : "no"}></i>`,
      )}</small>
    </a>
  </nav>`;
}

/** Returns a game's unfinished match. */
function unfinished(game: string) {
  const saved = saves.savedMatch(game);
  return saved && !saved.over ? saved : null;
}

/** Returns the match played last, if any. */
const newest = (matches: { game: Protocol.GameEntry; saved: saves.Saved | null }[]) =>
  matches.reduce((a, b) => ((b.saved?.at ?? "") > (a.saved?.at ?? "") ? b : a));

/** @param main whether this match was played last; `first`: the game to begin with */
function tile(
  { game, saved }: { game: Protocol.GameEntry; saved: saves.Saved | null },
  { main, first, title, enter }: { main: boolean; first: boolean; title: string | null | undefined; enter: Enter },
) {
  const { id, lessons } = game;
  const name = gameName(id);
  const [way, label] = saved ? ["play", "continue"] : ["start", "play"];
  return html`<li class="lobby-tile" data-game=${id} ?data-saved=${saved}>
    ${picture(id)}
    <div class="lobby-tile-body">
      <h2 class="lobby-tile-name">
        ${name} <span class="lobby-tile-alias" lang=${beside(lang)}>${t(`${id}-alias`)}</span>
      </h2>
      <p class="lobby-tile-like">${t(`${id}-like`)}</p>
      <p class="lobby-tile-about">${t(`${id}-about`)}</p>
      <p class="lobby-tile-facts">${facts(game, saved, title)}</p>
      <p class="lobby-tile-actions">
        <a class="button main ${main ? "primary" : "solid"}" href="#${way}=${id}" aria-label=${t(`${label}-game`, { game: name })}
          @click=${(event: MouseEvent) => enter(event, game, saved !== null)}>${t(label)}</a>
        ${
          first
            ? html`<a class="button primary" href="#lesson=${lessons[0].id}" aria-label=${t("begin-which", { game: name })}>${t("begin-here")}</a>`
            : html`<a class="button quiet" href="#learn=${id}" aria-label=${t("learn-which", { game: name })}>${t("learn")}</a>`
        }
        <a class="button quiet" href="#new=${id}" aria-label=${t("options-of", { game: name })}>${t("options")}</a>
      </p>
    </div>
  </li>`;
}

/** Standing of the match, title or statistics; before the first match, number of players and duration. */
function facts(game: Protocol.GameEntry, saved: saves.Saved | null, title: string | null | undefined) {
  const { played, won, last } = statistics(game.id);
  const known = [saved ? t("game-saved", { at: savedText(game.id, saved) }) : last && lastText(game, last)];
  if (title || played > 0) known.push(title || t("game-statistics", { played, won }));
  const { min, max } = game.seats;
  const seats = min === max ? t("game-seats-fixed", { seats: min }) : t("game-seats-range", { min, max });
  return (
    known.filter(Boolean).join(" · ") ||
    html`<span class="facts-seats">${seats} · </span>${t("minutes", { minutes: minutesOf(game.id).match })}`
  );
}

/** Time, opponents and result of the last match. */
function lastText({ partners }: Protocol.GameEntry, { at, level, won, place, tied = 0, seats }: Last) {
  const how = partners ? t("game-last-side", { won: won ? "yes" : "no" }) : t("deals-place", { place, tied, seats });
  return t("game-last", { when: whenText(at, true), level: levelName(level), how });
}

function linkField(fault: string, openLink: (text: string) => void) {
  return html`<form
    class="open-link"
    novalidate
    @submit=${(event: SubmitEvent) => {
      event.preventDefault();
      const field = (event.target as HTMLFormElement).elements.namedItem("link");
      openLink((field as HTMLInputElement).value);
    }}
  >
    <p class="help" id="open-link-help">${t("open-link-help")}</p>
    <div class="open-link-row">
      <input
        class="field"
        id="open-link"
        name="link"
        type="text"
        inputmode="url"
        autocomplete="off"
        autocapitalize="off"
        spellcheck="false"
        placeholder="…#game=…"
        aria-label=${t("open-link-label")}
        aria-describedby="open-link-help open-link-fault"
        aria-invalid=${fault ? "true" : nothing}
      />
      <button class="button">${t("open-link-button")}</button>
    </div>
    <p id="open-link-fault" class=${fault ? "fault" : nothing} role="alert">${fault}</p>
  </form>`;
}
