// The lobby: the match to resume, the games and the field for a deal link.

import { html, nothing } from "lit-html";
import catalogue from "nanafuda:catalogue";
import tables from "nanafuda:tables";

import { cardFace } from "../../cards/cards.ts";
import { template } from "../../cards/template.ts";
import { picture, room } from "../../ui/controls.ts";
import { notice } from "../../ui/notices.ts";
import { keys } from "../../storage/local-storage.ts";
import { quarantineSave } from "./quarantine-notices.ts";
import * as saves from "../../storage/saved-matches.ts";
import { statistics, type Last } from "../../storage/statistics.ts";
import { noteUse, PLAYED, usedFeatures, type Feature } from "../../storage/used-features.ts";
import { beside, gameName, lang, levelName, progress, savedText, t, whenText } from "../../i18n/messages.ts";
import type { Page, Route } from "../../base/page.ts";

type Progress = typeof import("./lobby-progress.ts") & {
  due: [string, number][];
  title: (game: string) => string | null;
};

/** Windows with room for the day's deal and positions under the games. */
const ROOMY = "(width >= 64rem) and (height >= 48rem)";

/** @param lost whether the address was unknown */
export function lobbyPage(lost: boolean, page: Page): Route {
  /** Message id of the fault of the entered link; "" if none. */
  let fault = "";
  /** Progress of people who have played before; null until it is loaded. */
  let known: Progress | null = null;
  let looked = false;
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
    if (link) {
      noteUse("link");
      return page.go(link);
    }
    fault = reader?.faultOf(text.trim()) ?? "";
    page.changed();
    document.getElementById("open-link")?.focus();
  };
  return {
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
    draw: () => lobbyView({ fault: fault && t(fault), openLink, returning: isReturning(), known }),
  };
}

function lobbyView({
  fault,
  openLink,
  returning,
  known,
}: {
  fault: string; // fault of the entered link, "" if none
  openLink: (text: string) => void;
  returning: boolean; // the person has played before
  known: Progress | null;
}) {
  const matches = catalogue.games.map((game) => ({ game, saved: unfinished(game.id) }));
  const next = newest(matches);
  const used = usedFeatures(matchMedia(ROOMY).matches);
  const ways: Record<Feature, () => unknown> = {
    days: () => entry(["days"], returning ? known?.drawDays() : t("days-about"), returning),
    practice: () => entry(["practice"], returning ? known?.drawPractice(known.due) : t("practice-about")),
    challenges: () => entry(["challenges"], t("challenges-about")),
    deals: () => entry(["deals", "figures"], t("deals-about")),
    learn: () => entry(["learn"], t("learn-about")),
    workshop: () => entry(["workshop"], t("workshop-about")),
    link: () => linkField(fault, openLink),
  };
  const waiting = (Object.keys(ways) as Feature[]).filter((feature) => !used.includes(feature));
  const waysFor = (features: Feature[]) =>
    features.length ? html`<div class="lobby-more">${features.map((feature) => ways[feature]())}</div>` : nothing;
  return html`<main id="main" class="view lobby">
    <div class="lead-room">
      ${lead(next, returning)}
      ${room("lead")}
    </div>
    <ul class="lobby-tiles">
      ${matches.map((one) => tile(one, one === next && one.saved !== null, known?.title(one.game.id)))}
    </ul>
    ${waysFor(used)} ${
      waiting.length
        ? html`<details class="lobby-waiting">
      <summary class="button on-cloth">${t("lobby-more")}</summary>
      ${waysFor(waiting)}
    </details>`
        : nothing
    }
  </main>`;
}

/** Renders links to pages and a text on them. */
const entry = (
  ids: string[],
  text: unknown,
  grows = false,
) => html`<div class="lobby-entry" data-id=${ids[0]} ?data-grows=${grows}>
  <p class="lobby-ways">${ids.map((id) => html`<a class="button on-cloth" href="#${id}">${t(id)}</a>`)}</p>
  <div class="lobby-about">${text}</div>
</div>`;

/** Returns a game's unfinished match. */
function unfinished(game: string) {
  const saved = saves.savedMatch(game);
  return saved && !saved.over ? saved : null;
}

/** Returns the match played last, if any. */
const newest = (matches: { game: Protocol.GameEntry; saved: saves.Saved | null }[]) =>
  matches.reduce((a, b) => ((b.saved?.at ?? "") > (a.saved?.at ?? "") ? b : a));

/** Renders the match to resume, or else an introduction. */
function lead(next: ReturnType<typeof newest>, returning: boolean) {
  if (!next.saved) {
    return html`<div class="lead">
        <h1 tabindex="-1">${t("tagline")}</h1>
        ${returning ? html`<p>${t("lead")}</p>` : firstStep()}
      </div>
      ${fan()}`;
  }
  const { id } = next.game;
  return html`<div class="go-on" data-game=${id}>
    ${picture(id, "next")}
    <div class="go-on-text">
      <h1 tabindex="-1" class="visually-hidden">${t("tagline")}</h1>
      <h2>${gameName(id)}</h2>
      <p>${savedText(id, next.saved)}</p>
    </div>
    <a class="button primary" href="#play=${id}" aria-label=${t("continue-game", { game: gameName(id) })}>
      ${t("continue")}
    </a>
  </div>
  ${fan()}`;
}

/** Which game to begin with, and why. */
function firstStep() {
  const first = tables.find(({ first }) => first)?.id ?? catalogue.games[0].id;
  const [lesson] = catalogue.games.find(({ id }) => id === first)?.lessons ?? [];
  const game = gameName(first);
  return html`<div class="first-step" data-game=${first}>
    <p>${t("first-step", { game })}</p>
    <a class="button primary" href="#lesson=${lesson.id}" aria-label=${t("learn-which", { game })}>${t("learn")}</a>
  </div>`;
}

/** The seven 7s behind the tiles; shown only if there is room. */
function fan() {
  return html`<div class="fan" aria-hidden="true">
    ${catalogue.packs.seven.suits
      .map(({ suit }) => `${suit}7`)
      .map((code) => html`<span data-card=${code}>${template(cardFace(code, { letters: "none" }))}</span>`)}
  </div>`;
}

/** @param leads whether the lobby's first line resumes this match */
function tile(
  { game, saved }: { game: Protocol.GameEntry; saved: saves.Saved | null },
  leads: boolean,
  title: string | null | undefined,
) {
  const { id } = game;
  return html`<li class="lobby-tile" data-game=${id} ?data-saved=${saved} ?data-leads=${leads}>
    <div class="lobby-tile-body">
      ${picture(id)}
      <h2 class="lobby-tile-name">
        ${gameName(id)} <span class="lobby-tile-alias" lang=${beside(lang)}>${t(`${id}-alias`)}</span>
      </h2>
      <div class="lobby-tile-text">
        <p class="lobby-tile-facts">${facts(game, saved, title)}</p>
        <p class="lobby-tile-about">${t(`${id}-about`)}</p>
      </div>
      <p class="lobby-tile-actions">
        ${actions(id, saved, leads)}
        <a class="button quiet" href="#learn=${id}" aria-label=${t("learn-which", { game: gameName(id) })}>${t("learn")}</a>
        <a
          class="button quiet rules"
          href="rules/${id}.${lang}.html"
          aria-label=${t("rules-of", { game: gameName(id) })}
          >${t("rules")}</a
        >
      </p>
    </div>
    ${room(id)}
  </li>`;
}

/** Standing of the match, title or statistics; before the first match, number of players and duration. */
function facts(game: Protocol.GameEntry, saved: saves.Saved | null, title: string | null | undefined) {
  const { played, won, last } = statistics(game.id);
  const known = [saved ? t("game-saved", { at: savedText(game.id, saved) }) : last && lastText(game, last)];
  if (title || played > 0) known.push(title || t("game-statistics", { played, won }));
  const { min, max } = game.seats;
  const seats = min === max ? t("game-seats-fixed", { seats: min }) : t("game-seats-range", { min, max });
  return known.filter(Boolean).join(" · ") || t(`${game.id}-facts`, { seats });
}

/** Time, opponents and result of the last match. */
function lastText({ partners }: Protocol.GameEntry, { at, level, won, place, tied = 0, seats }: Last) {
  const how = partners ? t("game-last-side", { won: won ? "yes" : "no" }) : t("deals-place", { place, tied, seats });
  return t("game-last", { when: whenText(at, true), level: levelName(level), how });
}

/** One link starts or resumes play at once, another opens the options. */
function actions(id: string, saved: saves.Saved | null, leads: boolean) {
  const game = gameName(id);
  const options = (look: string) =>
    html`<a class="button ${look}" href="#new=${id}" aria-label=${t("options-of", { game })}>${t("options")}</a>`;
  if (leads) return options("main");
  const [way, main] = saved ? ["play", "continue"] : ["start", "play"];
  return html`<a class="button solid main" href="#${way}=${id}" aria-label=${t(`${main}-game`, { game })}>${t(main)}</a>
    ${options("quiet")}`;
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
    <h2>${t("open-link-heading")}</h2>
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
