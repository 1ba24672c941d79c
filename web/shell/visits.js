/** @file What the page shows at each address, for as long as it is there. */

import catalogue from "nanafuda:catalogue";

import * as words from "../words/words.js";
import { beginAnew } from "./afresh.js";
import { clearAway } from "./asides.js";
import { Deals } from "./deals.js";
import { lobbyView } from "./lobby.js";
import { notice } from "./notices.js";
import { atAgain, atDecision, atReplay } from "./replay.js";
import { gameOf, isLink } from "./route.js";
import { sentView } from "./sent.js";
import { formFor, isNew, linkView, missingView, request, resumeView, setupView } from "./setup.js";
import { atTable } from "./seated.js";
import { Start } from "./start.js";
import * as store from "./store.js";

const { t } = words;

/**
 * @typedef {object} Visit
 * @property {Seam.GameEntry} [game]  of which the page's title speaks
 * @property {Start} [start]  by which it asks the engine
 * @property {() => import("./replay.js").AtTable | null} [match]  at the table, which draws itself
 * @property {() => void} [begin]  called once the visit is what the page shows
 * @property {() => void} [end]  called when it no longer is
 * @property {() => unknown} draw  null: what was shown before stays
 *
 * @typedef {object} Page  what a visit may do with the page
 * @property {() => void} changed  called when there is something else to show
 * @property {() => void} toTop  called when it is another view
 * @property {import("./route.js").Go} go
 * @property {() => void} showSettings
 */

/**
 * @param {import("./route.js").Route} route
 * @param {Page} page
 * @param {import("./route.js").Brought} [brought]
 * @returns {Visit}
 */
export function visit(route, page, brought) {
  switch (route.name) {
    case "new":
      return atForm(route.game, page);
    case "start":
      return atOnce(route.game, page);
    case "link":
      return atLink(route.fragment, page);
    case "play":
      return atTable(route.game, page, brought);
    case "learn":
      return later(route.game, page, ({ atLearn }) => atLearn(route.game, page));
    case "lesson":
      return later(route.game, page, ({ atLesson }) => atLesson(route.game, route.lesson, route.step, page));
    case "exercise":
      return later(route.game, page, ({ atExercise }) => atExercise(route.game, route.exercise, page));
    case "deals":
      return atDeals(page);
    case "replay":
      return atReplay(route.fragment, route.sent, page);
    case "again":
      return atAgain(route.fragment, route.sent, page);
    case "decide":
      return atDecision(route.fragment, page);
    default:
      return inLobby(route.unknown, page);
  }
}

/**
 * Where the person learns: its script and its words are fetched first.
 * @param {Seam.GameEntry | null} game  null: all of them
 * @param {Page} page
 * @param {(learning: typeof import("./learning.js")) => Visit} visit
 * @returns {Visit}
 */
function later(game, page, visit) {
  /** @type {Visit | null} */
  let found = null;
  let missing = false;
  let ended = false;

  async function begin() {
    const [learning] = await Promise.all([import("./learning.js"), words.learn(game?.id)]).catch(() => [null]);
    if (ended || (!learning && (await beginAnew()) === "now")) return;
    found = learning && visit(learning);
    missing = !learning;
    found?.begin?.();
    if (ended) return; // it has led elsewhere
    page.changed();
    if (history.state?.inside && !found?.match?.()) page.toTop();
  }
  return {
    ...(game && { game }),
    get start() {
      return found?.start;
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

/** @param {boolean} lost  whether the address was none of ours @param {Page} page @returns {Visit} */
function inLobby(lost, page) {
  /** What is wrong with the link in the field: a message's id. */
  let fault = "";

  /** @param {string} text  what has been put into the field */
  const openLink = (text) => {
    const fragment = text.trim().replace(/^[^#]*#/, "");
    if (isLink(fragment)) return page.go(fragment);
    fault = text.trim() === "" ? "open-link-empty" : "open-link-not-a-link";
    page.changed();
    document.getElementById("open-link")?.focus();
  };
  return {
    begin() {
      for (const { id } of catalogue.games) {
        if (!store.savedMatch(id)) clearAway(id, page);
      }
      if (lost) notice(() => t("address-unknown"), [], { key: "address", brief: true });
    },
    draw: () => lobbyView({ fault: fault && t(fault), openLink }),
  };
}

/** @param {Page} page @returns {Visit} */
function atDeals({ changed }) {
  const deals = new Deals(changed);
  return { draw: () => deals.draw() };
}

/** @param {Seam.GameEntry} game @param {Page} page @returns {Visit} */
function atForm(game, page) {
  const form = formFor(game);
  const start = new Start(page.changed);
  let offer = isNew(game.id);

  function decline() {
    offer = false;
    page.changed();
    document.querySelector("h1")?.focus();
  }

  async function begin() {
    if (start.phase === "waiting") return;
    const { seats, level, options } = form;
    store.rememberChoices(game.id, { seats, level, options });
    toTable(await start.ask(request(form)), page);
  }
  return {
    game,
    start,
    end: () => start.end(),
    draw: () => setupView(form, start, { draw: page.changed, begin, decline }, offer),
  };
}

/**
 * To the table without a question: to the saved match, or to one as it was last chosen. Nothing that is saved is lost,
 * however often the address is opened.
 * @param {Seam.GameEntry} game @param {Page} page @returns {Visit}
 */
function atOnce(game, page) {
  const start = new Start(page.changed);

  async function begin() {
    const saved = store.savedMatch(game.id);
    const address = `play=${game.id}`;
    if (saved && !saved.over) return page.go(address, { replace: true });
    const state = await start.ask(request(formFor(game)));
    if (state) page.go(address, { state, replace: true });
  }
  return {
    game,
    start,
    begin: () => void begin(),
    end: () => start.end(),
    draw: () => resumeView(game.id, start, () => void begin(), t("setup-heading")),
  };
}

/** @param {string} fragment @param {Page} page @returns {Visit} */
function atLink(fragment, page) {
  const start = new Start(page.changed);
  const named = new URLSearchParams(fragment).get("game") ?? "";
  /** What the link says, once it has been read. @type {Seam.Setup | null} */
  let setup = null;

  async function read() {
    const reply = await start.ask({ do: "inspect", link: fragment });
    if (reply && gameOf(reply.setup.game)) setup = reply.setup;
    else if (reply) start.refuse(unknownGame(reply.setup.game));
    page.changed();
    if (start.phase === "refused") document.querySelector("h1")?.focus();
  }

  async function begin() {
    if (start.phase === "waiting") return;
    if (!setup) return read();
    toTable(await start.ask({ do: "open", link: fragment, seat: 0 }), page);
  }
  return {
    start,
    begin: () => void read(),
    end: () => start.end(),
    draw: () =>
      setup?.replay
        ? sentView(setup, setup.replay, fragment)
        : linkView({ game: setup?.game ?? gameOf(named)?.id ?? "", setup }, start, { begin }),
  };
}

/** Goes to the table with a match that has just begun. @param {Seam.State | null} state @param {Page} page */
function toTable(state, page) {
  if (state) page.go(`play=${state.table.game}`, { state });
}

/** The engine knows it, but there is no table for it. @param {string} game @returns {Seam.Fault} */
function unknownGame(game) {
  return { id: "unknown-game", args: { game }, text: "" };
}
