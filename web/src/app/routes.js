/** @file What the page shows at each address, for as long as it is there. */

import catalogue from "nanafuda:catalogue";

import * as words from "../i18n/messages.js";
import { beginAnew } from "./reload.js";
import { missingView } from "../ui/views.js";
import { LINK, noted } from "./router.js";
import { atForm, atOnce } from "../features/play/new-game-form.js";
import { atLink } from "../features/play/deal-link.js";
import { inLobby } from "../features/play/lobby.js";
import { atSeat } from "../features/play/match-page.js";

/**
 * @typedef {object} Visit
 * @property {Seam.GameEntry} [game]  of which the page's title speaks
 * @property {import("../engine/request.js").Asking} [asking]  by which it asks the engine
 * @property {() => import("../table/table-page.js").AtTable | null} [match]  at the table, which draws itself
 * @property {() => void} [begin]  called once the visit is what the page shows
 * @property {() => void} [end]  called when it no longer is
 * @property {() => unknown} draw  null: what was shown before stays
 *
 * @typedef {object} Page  what a visit may do with the page
 * @property {() => void} changed  called when there is something else to show
 * @property {() => void} toTop  called when it is another view
 * @property {import("./router.js").Go} go
 * @property {() => void} showSettings
 */

/**
 * @typedef {object} Asked  what an address says
 * @property {Page} page
 * @property {import("./router.js").Brought} brought
 * @property {string} address
 * @property {Seam.GameEntry} game  by `game`, its id, or `taught`, that of a lesson or exercise
 * @property {string} taught
 * @property {string} [step]  where a lesson begins; without it, where it was left; of practice, what there
 * @property {"sent-" | "tried-" | `${string}-`} [sent]  whether a deal that was played is somebody else's, a second try, or
 *   by its level a bot's
 * @property {string} fragment  its link
 * @property {string} [month]  as in "2026-11"
 * @property {string} day  as in "2026-11-23"
 * @property {string} number  of a tournament's deal, 1 for the first
 * @property {string} id  of a challenge
 * @property {string} [play]  whether it is to be played
 */

/** What is shown at which address: the first that fits. @type {[RegExp, (asked: Asked) => Visit][]} */
const VISITS = [
  [/^new=(?<game>[a-z-]+)$/, ({ game, page }) => atForm(game, page)],
  [/^start=(?<game>[a-z-]+)$/, ({ game, page }) => atOnce(game, page)],
  [/^play=(?<game>[a-z-]+)$/, ({ game, page, brought }) => atSeat(game, page, brought)],
  [
    /^exercise=(?<taught>[a-z0-9-]+)(&step=\d{1,3})?$/,
    ({ game, taught, page }) => learning(game, page, (at) => at.atExercise(game, taught, page)),
  ],
  [
    /^lesson=(?<taught>[a-z0-9-]+)(&step=(?<step>\d{1,3}))?$/,
    (asked) => learning(asked.game, asked.page, (at) => at.atLesson(asked)),
  ],
  [
    /^learn=(?<taught>[a-z0-9-]+)(&step=\d{1,3})?$/,
    ({ game, page }) => learning(game, page, (at) => at.atLearn(game, page)),
  ],
  [/^learn$/, ({ page }) => learning(null, page, (at) => at.atLearn(null, page))],
  [
    /^deals$/,
    ({ page }) =>
      later(
        null,
        page,
        async () => (await Promise.all([import("../features/stats/my-deals.js"), words.data()]))[0],
        (at) => at.atDeals(page),
      ),
  ],
  [/^days(=(?<month>\d{4}-\d\d))?$/, ({ month, page }) => others(page, (at) => at.atDays(month ?? "", page))],
  [
    /^day=(?<game>[a-z-]+)&(?<day>\d{4}-\d\d-\d\d)$/,
    ({ game, day, page }) => others(page, (at) => at.atDay(game, day, page)),
  ],
  [
    /^practice(=(?<step>choose|today))?$/,
    ({ step, page }) =>
      practice(null, page, (at) => (step === "choose" ? at.atChoice(page) : at.atPractice(page, step))),
  ],
  [
    /^puzzle=(?<taught>[a-z-]+-\d{1,7}-\d{1,4})$/,
    ({ game, taught, page }) => practice(game, page, (at) => at.atPuzzle(game, taught, page)),
  ],
  [/^figures$/, ({ page }) => others(page, (at) => at.atFigures(page))],
  [
    /^challenge=(?<id>[ct]-[0-9a-f]{8})(?<play>&play)?$/,
    ({ id, play, page }) => others(page, (at) => (play ? at.atChallenged : at.atChallenge)(id, page)),
  ],
  [/^(?<fragment>.*&by=.*)$/, ({ fragment, page }) => others(page, (at) => at.atSent(fragment, page))],
  [/^tournaments$/, ({ page }) => others(page, (at) => at.atTournaments(page))],
  [/^(?<fragment>tournament=.+)$/, ({ fragment, page }) => others(page, (at) => at.atTournament(fragment, page))],
  [
    /^board=(?<number>\d{1,2})&(?<fragment>tournament=.+)$/,
    ({ number, fragment, page }) => others(page, (at) => at.atDealOf(Number(number), fragment, page)),
  ],
  [
    /^(?<sent>[a-z]+-)?replay&(?<fragment>.+)$/,
    ({ fragment, sent, page }) =>
      later(
        null,
        page,
        async () =>
          (
            await Promise.all([
              import("../features/review/viewer-page.js"),
              words.replay(),
              noted("beside") && words.compare(),
            ])
          )[0],
        (at) => at.atReplay(fragment, sent ?? "", page),
      ),
  ],
  [
    /^(?<sent>sent-)?again&(?<fragment>.+)$/,
    ({ fragment, sent, page }) => trying(page, (at) => at.atAgain(fragment, Boolean(sent), page)),
  ],
  [/^(sent-)?decide&(?<fragment>.+)$/, ({ fragment, page }) => trying(page, (at) => at.atDecision(fragment, page))],
  [LINK, ({ address, page }) => atLink(address, page)],
];

/**
 * @param {string} address
 * @param {Page} page
 * @param {import("./router.js").Brought} [brought]
 * @returns {Visit}
 */
export function visit(address, page, brought = {}) {
  for (const [pattern, show] of VISITS) {
    const said = pattern.exec(address);
    const { game: id, taught, ...rest } = said?.groups ?? {};
    const game = catalogue.games.find((one) => one.id === id || `${taught}-`.startsWith(`${one.id}-`));
    if (!said || ((id || taught) && !game)) continue;
    return show(/** @type {Asked} */ ({ ...rest, taught, game, address, page, brought }));
  }
  return inLobby(address !== "", page);
}

/**
 * Where the person learns.
 * @param {Seam.GameEntry | null} game  null: all of them
 * @param {Page} page
 * @param {(learning: typeof import("../features/learn/learn.js")) => Visit} at
 */
const learning = (game, page, at) =>
  later(
    game,
    page,
    async () => (await Promise.all([import("../features/learn/learn.js"), words.learn(game?.id)]))[0],
    at,
  );

/**
 * Where a decision of a deal that was played is made once more, or by a friend.
 * @param {Page} page
 * @param {(replay: typeof import("../features/review/replay-page.js")) => Visit} at
 */
const trying = (page, at) =>
  later(
    null,
    page,
    async () => (await Promise.all([import("../features/review/replay-page.js"), words.replay()]))[0],
    at,
  );

/**
 * Where the person plays what others play.
 * @param {Page} page
 * @param {(others: typeof import("../features/duplicate/duplicate.js")) => Visit} at
 */
const others = (page, at) =>
  later(
    null,
    page,
    async () => (await Promise.all([import("../features/duplicate/duplicate.js"), words.compare()]))[0],
    at,
  );

/**
 * Where the person practises.
 * @param {Seam.GameEntry | null} game  null: any
 * @param {Page} page
 * @param {(practice: typeof import("../features/practice/practice.js")) => Visit} at
 */
const practice = (game, page, at) =>
  later(
    game,
    page,
    async () => (await Promise.all([import("../features/practice/practice.js"), words.practise()]))[0],
    at,
  );

/**
 * A visit whose script is fetched first; where it has ended by then, it does not begin.
 * @template Script
 * @param {Seam.GameEntry | null} game  of which the page's title speaks; null: the visit knows
 * @param {Page} page
 * @param {() => Promise<Script>} fetch
 * @param {(script: Script) => Visit} at
 * @returns {Visit}
 */
function later(game, page, fetch, at) {
  /** @type {Visit | null} */
  let found = null;
  let missing = false;
  let ended = false;

  async function begin() {
    const script = await fetch().catch(() => null);
    if (ended || (!script && (await beginAnew()) === "now")) return;
    missing = !script;
    found = script && at(script);
    found?.begin?.();
    if (ended) return; // it has led elsewhere
    page.changed();
    if (history.state?.inside && !found?.match?.()) page.toTop();
  }
  return {
    get game() {
      return game ?? found?.game;
    },
    get asking() {
      return found?.asking;
    },
    match: () => found?.match?.() ?? null,
    begin: () => void begin(),
    end() {
      ended = true;
      found?.end?.();
    },
    draw: () => (found ? found.draw() : missing ? missingView(() => location.reload()) : null),
  };
}
