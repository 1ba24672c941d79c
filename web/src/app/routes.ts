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
import { noteAddress } from "../storage/used-features.ts";

/** The routes; the first match wins. */
const ROUTES: [RegExp, (asked: RouteParams) => Route][] = [
  [
    /^new=(?<game>[a-z-]+)$/,
    ({ game, page }) =>
      later(
        game,
        page,
        async () => (await Promise.all([import("../features/match/new-game-form.ts"), words.setUp()]))[0],
        (at) => at.newGamePage(game, page),
      ),
  ],
  [/^start=(?<game>[a-z-]+)$/, ({ game, page }) => startedGamePage(game, page)],
  [/^play=(?<game>[a-z-]+)$/, ({ game, page, brought }) => matchPage(game, page, brought)],
  [
    /^exercise=(?<taught>[a-z0-9-]+)(&step=\d{1,3})?$/,
    ({ game, taught, page }) => learnRoute(game, page, (at) => at.exercisePage(game, taught, page)),
  ],
  [
    /^lesson=(?<taught>[a-z0-9-]+)(&step=(?<step>\d{1,3}))?$/,
    (asked) => learnRoute(asked.game, asked.page, (at) => at.lessonPage(asked)),
  ],
  [
    /^learn=(?<taught>[a-z0-9-]+)(&step=\d{1,3})?$/,
    ({ game, page }) => learnRoute(game, page, (at) => at.learnPage(game, page)),
  ],
  [/^learn$/, ({ page }) => learnRoute(null, page, (at) => at.learnPage(null, page))],
  [
    /^deals$/,
    ({ page }) =>
      later(
        null,
        page,
        async () => (await Promise.all([import("../features/stats/my-deals.ts"), words.data()]))[0],
        (at) => at.myDealsPage(page),
      ),
  ],
  [
    /^days(=(?<day>\d{4}-\d\d(-\d\d)?))?$/,
    ({ day, page }) => duplicateRoute(page, (at) => at.dealsOfTheDayPage(day ?? "", page)),
  ],
  [
    /^day=(?<game>[a-z-]+)&(?<day>\d{4}-\d\d-\d\d)$/,
    ({ game, day, page }) => duplicateRoute(page, (at) => at.dealOfTheDayPage(game, day, page)),
  ],
  [
    /^practice(=(?<step>choose|go|today))?$/,
    ({ step = "choose", page }) =>
      practiceRoute(null, page, (at) =>
        step === "choose" ? at.practiceChoicePage(page) : at.practicePage(page, step),
      ),
  ],
  [
    /^puzzle=(?<taught>[a-z-]+-\d{1,7}-\d{1,4})$/,
    ({ game, taught, page }) => practiceRoute(game, page, (at) => at.puzzlePage(game, taught, page)),
  ],
  [/^figures$/, ({ page }) => duplicateRoute(page, (at) => at.figuresPage(page))],
  [
    /^workshop(=(?<game>[a-z-]+)(&(?<fragment>.+))?)?$/,
    ({ game, fragment, page }) =>
      later(
        game ?? null,
        page,
        async () => (await Promise.all([import("../features/workshop/index.ts"), words.workshop()]))[0],
        (at) => at.workshopPage(game ?? null, fragment ?? "", page),
      ),
  ],
  [
    /^challenge=(?<id>[ct]-[0-9a-f]{8})(?<play>&play)?$/,
    ({ id, play, page }) => duplicateRoute(page, (at) => (play ? at.challengeDealPage : at.challengePage)(id, page)),
  ],
  [
    /^(?<fragment>.*&by=.*)$/,
    ({ fragment, page }) => duplicateRoute(page, (at) => at.sentChallengePage(fragment, page)),
  ],
  [/^tournaments$/, ({ page }) => duplicateRoute(page, (at) => at.tournamentsPage(page))],
  [
    /^(?<fragment>tournament=.+)$/,
    ({ fragment, page }) => duplicateRoute(page, (at) => at.tournamentPage(fragment, page)),
  ],
  [
    /^board=(?<number>\d{1,2})&(?<fragment>tournament=.+)$/,
    ({ number, fragment, page }) => duplicateRoute(page, (at) => at.tournamentDealPage(Number(number), fragment, page)),
  ],
  [
    RegExp(`^(?<sent>(?:sent|tried|${catalogue.levels.join("|")})-)?replay&(?<fragment>.+)$`),
    ({ fragment, sent, page }) =>
      later(
        null,
        page,
        async () =>
          (
            await Promise.all([
              import("../features/review/viewer-page.ts"),
              words.replay(),
              noted("beside") && words.compare(),
            ])
          )[0],
        (at) => at.viewerPage(fragment, sent ?? "", page),
      ),
  ],
  [
    /^(?<sent>sent-)?again&(?<fragment>.+)$/,
    ({ fragment, sent, page }) => replayRoute(page, (at) => at.tryAgainPage(fragment, Boolean(sent), page)),
  ],
  [
    /^(sent-)?decide&(?<fragment>.+)$/,
    ({ fragment, page }) => replayRoute(page, (at) => at.decisionPage(fragment, page)),
  ],
  [
    LINK,
    ({ address, page, brought }) => {
      const game = openedGame(brought);
      if (game) return matchPage(game, page, brought);
      return later(
        null,
        page,
        async () => (await Promise.all([import("../features/match/deal-link-page.ts"), words.setUp()]))[0],
        (at) => at.dealLinkPage(address, page),
      );
    },
  ],
];

export function openRoute(address: string, page: Page, brought: Brought = {}): Route {
  noteAddress(address);
  for (const [pattern, show] of ROUTES) {
    const said = pattern.exec(address);
    const { game: id, taught, ...rest } = said?.groups ?? {};
    const game = catalogue.games.find((one) => one.id === id || `${taught}-`.startsWith(`${one.id}-`));
    if (!said || ((id || taught) && !game)) continue;
    return show({ ...rest, taught, game, address, page, brought } as RouteParams);
  }
  return lobbyPage(address !== "", page);
}

/** Route to the learning pages. @param game null: all games */
const learnRoute = (
  game: Protocol.GameEntry | null,
  page: Page,
  at: (learning: typeof import("../features/learn/index.ts")) => Route,
) =>
  later(
    game,
    page,
    async () => (await Promise.all([import("../features/learn/index.ts"), words.learn(game?.id)]))[0],
    at,
  );

/** Route to a decision of a replayed deal that the person or a friend makes again. */
const replayRoute = (page: Page, at: (replay: typeof import("../features/review/replay-page.ts")) => Route) =>
  later(
    null,
    page,
    async () => (await Promise.all([import("../features/review/replay-page.ts"), words.replay()]))[0],
    at,
  );

/** Route to the duplicate pages. */
const duplicateRoute = (page: Page, at: (duplicate: typeof import("../features/duplicate/index.ts")) => Route) =>
  later(
    null,
    page,
    async () => (await Promise.all([import("../features/duplicate/index.ts"), words.compare()]))[0],
    at,
  );

/** Route to the practice pages. @param game null: any */
const practiceRoute = (
  game: Protocol.GameEntry | null,
  page: Page,
  at: (practice: typeof import("../features/practice/index.ts")) => Route,
) =>
  later(
    game,
    page,
    async () => (await Promise.all([import("../features/practice/index.ts"), words.practise()]))[0],
    at,
  );

/**
 * Returns a page whose script is fetched first. It does not begin if the person has left by then.
 * @param game named in the page title; null: the loaded page knows
 */
function later<Script>(
  game: Protocol.GameEntry | null,
  page: Page,
  fetch: () => Promise<Script>,
  at: (script: Script) => Route,
): Route {
  let found: Route | null = null;
  let missing = "";
  let ended = false;

  async function begin() {
    const script = await fetch().catch(() => null);
    if (!script && !ended) missing = await reloadIfOutdated();
    if (ended || missing === "now") return;
    found = script && at(script);
    found?.begin?.();
    if (ended) return; // it redirected
    page.changed();
  }
  return {
    get game() {
      return game ?? found?.game;
    },
    get pageEngine() {
      return found?.pageEngine;
    },
    match: () => found?.match?.() ?? null,
    question: () => found?.question?.() ?? "",
    begin: () => void begin(),
    end() {
      ended = true;
      found?.end?.();
    },
    update: () => found?.update?.(),
    draw: () => (found ? found.draw() : missing ? missingView(missing, leave) : null),
  };
}
