// Maps addresses to pages.

import type { Route, Page, RouteParams } from "../base/page.ts";
import catalogue from "nanafuda:catalogue";

import * as words from "../i18n/messages.ts";
import { leave, reloadIfOutdated } from "./reload.ts";
import { missingView } from "../ui/views.ts";
import { LINK, noted, type Brought } from "../base/address.ts";
import { startedGamePage } from "../features/match/start-match.ts";
import { openedGame } from "../features/match/opened-link.ts";
import { lobbyPage } from "../features/match/lobby.ts";
import { matchPage } from "../features/match/match-page.ts";

// Scripts of pages, each with its words.
const compare = () => [import("../features/duplicate/index.ts"), words.compare()] as const;
const deals = () => [import("../features/stats/my-deals.ts"), words.data()] as const;
const link = () => [import("../features/match/deal-link-page.ts"), words.setUp()] as const;
const newGame = () => [import("../features/match/new-game-form.ts"), words.setUp()] as const;
const practise = () => [import("../features/practice/index.ts"), words.practise()] as const;
const exercise = (game: Protocol.GameEntry) => () => [...practise(), words.learn(game.id)] as const;
const replay = () => [import("../features/review/replay-page.ts"), words.replay()] as const;
const viewer = () =>
  [import("../features/review/viewer-page.ts"), words.replay(), noted("beside") && words.compare()] as const;
const workshop = () => [import("../features/workshop/index.ts"), words.workshop()] as const;
const learn = (game: Protocol.GameEntry | null) => () =>
  [import("../features/learn/index.ts"), words.learn(game?.id)] as const;

/** The routes; the first match wins. */
const ROUTES: [RegExp, (asked: RouteParams) => Route][] = [
  [/^new=(?<game>[a-z-]+)$/, ({ game, page }) => later(page, newGame, (at) => at.newGamePage(game, page), game)],
  [/^start=(?<game>[a-z-]+)$/, ({ game, page }) => startedGamePage(game, page)],
  [/^play=(?<game>[a-z-]+)$/, ({ game, page, brought }) => matchPage(game, page, brought)],
  [
    /^exercise=(?<taught>[a-z0-9-]+)(&step=\d{1,3})?$/,
    ({ game, taught, page }) => later(page, exercise(game), (at) => at.exercisePage(game, taught, page), game),
  ],
  [
    /^lesson=(?<taught>[a-z0-9-]+)(&step=(?<step>\d{1,3}))?$/,
    (asked) => later(asked.page, learn(asked.game), (at) => at.lessonPage(asked), asked.game),
  ],
  [
    /^learn=(?<taught>[a-z0-9-]+)(&step=\d{1,3})?$/,
    ({ game, page }) => later(page, learn(game), (at) => at.learnPage(game, page), game),
  ],
  [/^learn$/, ({ page }) => later(page, learn(null), (at) => at.learnPage(null, page))],
  [/^deals$/, ({ page }) => later(page, deals, (at) => at.myDealsPage(page))],
  [
    /^days(=(?<day>\d{4}-\d\d(-\d\d)?))?$/,
    ({ day, page }) => later(page, compare, (at) => at.dealsOfTheDayPage(day ?? "", page)),
  ],
  [
    /^day=(?<game>[a-z-]+)&(?<day>\d{4}-\d\d-\d\d)$/,
    ({ game, day, page }) => later(page, compare, (at) => at.dealOfTheDayPage(game, day, page)),
  ],
  [/^practice(=choose)?$/, ({ page }) => later(page, practise, (at) => at.practiceChoicePage(page))],
  [/^practice=(?<step>go|today)$/, ({ step, page }) => later(page, practise, (at) => at.practicePage(page, step))],
  [
    /^puzzle=(?<taught>[a-z-]+-(?:\d{1,7}-\d{1,4}|exercise-\d\d))$/,
    ({ game, taught, page }) => later(page, practise, (at) => at.puzzlePage(taught, page), game),
  ],
  [/^figures$/, ({ page }) => later(page, compare, (at) => at.figuresPage(page))],
  [
    /^workshop(=(?<game>[a-z-]+)(&(?<fragment>.+))?)?$/,
    ({ game = null, fragment = "", page }) =>
      later(page, workshop, (at) => at.workshopPage(game, fragment, page), game),
  ],
  [
    /^challenge=(?<id>c-[0-9a-f]{8})(?<play>&play)?$/,
    ({ id, play, page }) => later(page, compare, (at) => (play ? at.challengeDealPage : at.challengePage)(id, page)),
  ],
  [/^challenges$/, ({ page }) => later(page, compare, (at) => at.challengesPage(false, page))],
  // Tournaments of earlier releases: the list of them, one, one of its deals, and a challenge to it.
  [
    /^(tournaments$|(board=\d{1,2}&)?tournament=|challenge=t-)/,
    ({ page }) => later(page, compare, (at) => at.challengesPage(true, page)),
  ],
  [
    /^(?<fragment>.*&by=.*)$/,
    ({ fragment, page }) => later(page, compare, (at) => at.sentChallengePage(fragment, page)),
  ],
  [
    RegExp(`^(?<sent>(?:sent|tried|${catalogue.levels.join("|")})-)?replay&(?<fragment>.+)$`),
    ({ fragment, sent, page }) => later(page, viewer, (at) => at.viewerPage(fragment, sent ?? "", page)),
  ],
  [
    /^(?<sent>sent-)?again&(?<fragment>.+)$/,
    ({ fragment, sent, page }) => later(page, replay, (at) => at.tryAgainPage(fragment, Boolean(sent), page)),
  ],
  [
    /^(sent-)?decide&(?<fragment>.+)$/,
    ({ fragment, page }) => later(page, replay, (at) => at.decisionPage(fragment, page)),
  ],
  [
    LINK,
    ({ address, page, brought }) => {
      const game = openedGame(brought);
      if (game) return matchPage(game, page, brought);
      return later(page, link, (at) => at.dealLinkPage(address, page));
    },
  ],
];

export function openRoute(address: string, page: Page, brought: Brought = {}): Route {
  for (const [pattern, show] of ROUTES) {
    const said = pattern.exec(address);
    const { game: id, taught, ...rest } = said?.groups ?? {};
    const game = catalogue.games.find((one) => one.id === id || `${taught}-`.startsWith(`${one.id}-`));
    if (!said || ((id || taught) && !game)) continue;
    return show({ ...rest, taught, game, address, page, brought } as RouteParams);
  }
  return lobbyPage(address !== "", page);
}

/**
 * Returns a page whose script is fetched first. It does not begin if the person has left by then.
 * @param game named in the page title; null: the loaded page knows
 */
function later<Script>(
  page: Page,
  load: () => readonly [Promise<Script>, ...unknown[]],
  at: (script: Script) => Route,
  game: Protocol.GameEntry | null = null,
): Route {
  let route: Route | null = null;
  let missing = "";
  let ended = false;

  async function begin() {
    const [script] = await Promise.all(load()).catch(() => [null]);
    if (!script && !ended) missing = await reloadIfOutdated();
    if (ended || missing === "now") return;
    route = script && at(script);
    route?.begin?.();
    if (ended) return; // it redirected
    page.changed();
  }
  return {
    get game() {
      return game ?? route?.game;
    },
    get pageEngine() {
      return route?.pageEngine;
    },
    match: () => route?.match?.() ?? null,
    question: () => route?.question?.() ?? "",
    begin: () => void begin(),
    end() {
      ended = true;
      route?.end?.();
    },
    update: () => route?.update?.(),
    draw: () => (route ? route.draw() : missing ? missingView(missing, leave) : null),
  };
}
