/** @file What the page shows at each address, for as long as it is there. */

import catalogue from "nanafuda:catalogue";

import { errorText, gameName, t } from "../words/words.js";
import { lobbyView } from "./lobby.js";
import { Match } from "./match.js";
import { notice } from "./notices.js";
import { atAgain, atDecision, atReplay } from "./replay.js";
import { gameOf, isLink } from "./route.js";
import { sentView } from "./sent.js";
import { downloadAside } from "./settings.js";
import { formFor, linkView, resumeView, setupView } from "./setup.js";
import { Start } from "./start.js";
import * as store from "./store.js";

/**
 * @typedef {object} Visit
 * @property {Seam.GameEntry} [game]  of which the page's title speaks
 * @property {Start} [start]  by which it asks the engine
 * @property {() => import("./replay.js").AtTable | null} [match]  at the table, which draws itself
 * @property {() => void} [begin]  called once the visit is what the page shows
 * @property {() => unknown} draw
 *
 * @typedef {object} Page  what a visit may do with the page
 * @property {() => void} changed  called when there is something else to show
 * @property {import("./route.js").Go} go
 * @property {() => void} showSettings
 */

/**
 * @param {import("./route.js").Route} route
 * @param {Page} page
 * @param {Seam.State} [state]  of the match to go on with, where it is known already
 * @returns {Visit}
 */
export function visit(route, page, state) {
  switch (route.name) {
    case "new":
      return atForm(route.game, page);
    case "link":
      return atLink(route.fragment, page);
    case "play":
      return atTable(route.game, page, state);
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
        const { aside } = store.savedMatch(id);
        if (aside) tellAside(aside, page);
      }
      if (lost) notice(() => t("address-unknown"), [], { key: "address", brief: true });
    },
    draw: () => lobbyView({ fault: fault && t(fault), openLink }),
  };
}

/** @param {Seam.GameEntry} game @param {Page} page @returns {Visit} */
function atForm(game, page) {
  const form = formFor(game);
  const start = new Start(page.changed);

  async function begin() {
    if (start.phase === "waiting") return;
    const { seats, level, options, seed } = form;
    store.rememberChoices(game.id, { seats, level, options });
    const own = seed.trim() ? { seed: seed.trim() } : {};
    toTable(await start.ask({ do: "new", game: game.id, seats, options, level, seat: 0, ...own }), page);
  }
  return { game, start, draw: () => setupView(form, start, { draw: page.changed, begin }) };
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
    draw: () =>
      setup?.replay
        ? sentView(setup, setup.replay, fragment)
        : linkView({ game: setup?.game ?? gameOf(named)?.id ?? "", setup }, start, { begin }),
  };
}

/**
 * @param {Seam.GameEntry} game
 * @param {Page} page
 * @param {Seam.State} [state]
 * @returns {Visit}
 */
function atTable(game, page, state) {
  const start = new Start(page.changed);
  /** @type {Match | null} */
  let match = null;

  /** @param {Seam.State} state @param {boolean} counted */
  function sitDown(state, counted) {
    match?.close();
    const { changed, go, showSettings } = page;
    match = new Match(game, state, counted, {
      changed,
      showSettings,
      watch: (fragment) => go(`replay&${fragment}`),
      leave: () => go(""),
      replace: sitDown,
      resume: () => void resume(),
    });
    changed();
  }

  /** Goes on with the saved match. */
  async function resume() {
    const { saved, aside } = store.savedMatch(game.id);
    if (!saved) {
      if (aside) tellAside(aside, page);
      else notice(() => t("save-missing", { game: gameName(game.id) }), [], { key: "save" });
      return page.go("", { replace: true });
    }
    const reply = await start.ask({ do: "load", save: saved.save });
    if (reply) return sitDown(reply, saved.counted === true);
    // The engine's own mistake says nothing against the match.
    if (start.phase !== "refused" || start.fault?.id === "internal") return;
    const kept = store.putAside(game.id);
    if (kept) tellAside(kept, page, start.fault?.id === "bad-save" ? undefined : start.fault);
    page.go("", { replace: true });
  }
  return {
    game,
    start,
    match: () => match,
    begin: () => (state ? sitDown(state, false) : void resume()),
    draw: () => resumeView(game.id, start, resume),
  };
}

/** Keeps a match that has just begun, and goes to its table. @param {Seam.State | null} state @param {Page} page */
function toTable(state, page) {
  if (!state) return;
  const { game } = state.table;
  const { saved } = store.savedMatch(game);
  if (saved && !saved.over) store.keepBefore(game);
  store.saveMatch(game, state, false);
  page.go(`play=${game}`, { state });
}

/** The engine knows it, but there is no table for it. @param {string} game @returns {Seam.Fault} */
function unknownGame(game) {
  return { id: "unknown-game", args: { game }, text: "" };
}

/**
 * A saved match that is none has been put aside.
 * @param {store.Aside} aside
 * @param {Page} page
 * @param {Seam.Fault} [why]
 */
function tellAside(aside, page, why) {
  const { game } = aside;
  notice(
    () => {
      const sentence = t("save-unreadable", { game: gameName(game) });
      return why ? `${sentence} ${errorText(why)}` : sentence;
    },
    [
      { label: () => t("save-start-anew"), run: () => page.go(`new=${game}`) },
      { label: () => t("save-download"), run: () => downloadAside(aside) },
    ],
    { key: `aside-${game}` },
  );
}
