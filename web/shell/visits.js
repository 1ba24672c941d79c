/** @file What the page shows at each address, for as long as it is there. */

import catalogue from "nanafuda:catalogue";

import * as words from "../words/words.js";
import { beginAnew } from "./afresh.js";
import { Deals } from "./deals.js";
import { elsewhereView } from "./elsewhere.js";
import { lobbyView } from "./lobby.js";
import { Match } from "./match.js";
import { notice } from "./notices.js";
import { atAgain, atDecision, atReplay } from "./replay.js";
import { gameOf, isLink } from "./route.js";
import { sentView } from "./sent.js";
import { downloadAside } from "./settings.js";
import * as owner from "./owner.js";
import { formFor, isNew, linkView, missingView, resumeView, setupView } from "./setup.js";
import { Start } from "./start.js";
import * as store from "./store.js";

const { errorText, gameName, t } = words;

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
        const { aside } = store.savedMatch(id);
        if (aside) tellAside(aside, page);
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
    const { seats, level, options, seed } = form;
    store.rememberChoices(game.id, { seats, level, options });
    const own = seed.trim() ? { seed: seed.trim() } : {};
    toTable(await start.ask({ do: "new", game: game.id, seats, options, level, seat: 0, ...own }), page);
  }
  return {
    game,
    start,
    end: () => start.end(),
    draw: () => setupView(form, start, { draw: page.changed, begin, decline }, offer),
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

/**
 * @param {Seam.GameEntry} game
 * @param {Page} page
 * @param {import("./route.js").Brought} [brought]  otherwise it is the saved match
 * @returns {Visit}
 */
function atTable(game, page, { state, aside } = {}) {
  const start = new Start(page.changed);
  /** @type {Match | null} */
  let match = null;
  /** @type {import("./owner.js").Claim | null} */
  let claim = null;
  /** Set while another tab is at this table. @type {import("./elsewhere.js").Elsewhere | null} */
  let elsewhere = null;
  let claiming = false;
  let ended = false;

  /** Sits down as soon as no other tab is at this table. @param {boolean} [take]  whether another has to leave it */
  async function begin(take = false) {
    if (claiming) return;
    claiming = true;
    claim = await owner.claim(game.id, { take, asked, lost });
    claiming = false;
    if (ended) return claim?.release();
    if (!claim) return show({ match: "", left: false, waits: state ? "new" : aside ? "aside" : "" });
    elsewhere = null;
    return proceed(take);
  }

  /** Sits down. @param {boolean} late  the engine may have been asked for something else since */
  async function proceed(late) {
    if (aside) return takeBack(aside);
    if (!state) return resume();
    const own = late ? await start.ask({ do: "load", save: state.save }) : state;
    if (own && claim) beginMatch(own);
  }

  /** @param {Seam.State} fresh */
  function beginMatch(fresh) {
    const { saved, aside } = store.savedMatch(game.id);
    if (aside) tellAside(aside, page);
    if (saved && !saved.over) store.keepBefore(game.id);
    sitDown(fresh, store.newIdentity(), new store.Place(game.id));
  }

  /** Goes on with the saved match. @returns {Promise<void>} */
  async function resume() {
    const { saved, aside } = store.savedMatch(game.id);
    if (!saved) {
      if (aside) tellAside(aside, page);
      else notice(() => t("save-missing", { game: gameName(game.id) }), [], { key: "save" });
      return page.go("", { replace: true });
    }
    const place = new store.Place(game.id);
    const loaded = await load(saved);
    if (loaded && !place.untouched) return resume(); // another tab has gone on meanwhile
    if (loaded) return sitDown(loaded, store.identityOf(saved), place);
    if (!isRefused()) return;
    const kept = store.putAside(game.id);
    if (kept) tellAside(kept, page, start.fault);
    page.go("", { replace: true });
  }

  /** Goes on with a match that was put aside. @param {store.Aside} kept */
  async function takeBack(kept) {
    const saved = store.savedIn(kept);
    const loaded = saved && (await load(saved));
    if (loaded && store.takeBack(kept)) {
      aside = undefined;
      return sitDown(loaded, store.identityOf(saved), new store.Place(game.id));
    }
    if (saved && !loaded && !isRefused()) return;
    tellAside(kept, page, start.fault);
    page.go("", { replace: true });
  }

  /** @param {store.Saved} saved @returns {Promise<Seam.State | null>} null: it cannot be played here, or not now */
  async function load({ save }) {
    const reply = await start.ask({ do: "load", save });
    if (reply && reply.game !== game.id) start.refuse({ id: "bad-save", args: {}, text: "" });
    return reply?.game === game.id && claim ? reply : null;
  }

  /** Whether it was the match that was refused: the engine's own mistake says nothing against it. */
  function isRefused() {
    return !ended && claim && start.phase === "refused" && start.fault?.id !== "internal";
  }

  /** @param {Seam.State} state @param {store.Identity} identity @param {store.Place} place */
  function sitDown(state, identity, place) {
    match?.close();
    const { changed, go, showSettings } = page;
    match = new Match(game, state, identity, place, {
      changed,
      showSettings,
      watch: (fragment) => go(`replay&${fragment}`),
      leave: () => go(""),
      replace: (next, identity) => sitDown(next, identity, place),
      resume: () => void resume(),
      overtaken,
    });
    changed();
  }

  /** Another tab asks for the match: it gets it as it is once the last move is kept. */
  async function asked() {
    await match?.retire();
    stepBack();
  }

  /** Another tab has taken the match without an answer: a move on its way comes too late. */
  function lost() {
    match?.disown();
    void asked();
  }

  /** The match is at another tab's table now. */
  function stepBack() {
    if (ended || elsewhere) return;
    const left = match?.identity.match ?? "";
    match?.close();
    match = null;
    claim?.release();
    claim = null;
    state = undefined; // what could be begun here would begin over what is there
    show({ match: left, left: true, waits: "" });
  }

  /** Another tab has been at this table: what is not part of what it has kept is put aside. */
  function overtaken() {
    const kept = match?.putAside();
    if (kept) {
      notice(() => t("save-overtaken", { game: gameName(game.id) }), [takingBack(kept, page), downloading(kept)], {
        key: `aside-${game.id}`,
      });
    }
    stepBack();
  }

  /** @param {import("./elsewhere.js").Elsewhere} there */
  function show(there) {
    elsewhere = there;
    for (const dialog of document.querySelectorAll("dialog")) dialog.close();
    page.changed();
    page.toTop();
  }

  /** Gives the table back while the page is away. @param {PageTransitionEvent} event */
  function away({ persisted }) {
    if (persisted) claim?.release();
  }

  /** Back has brought the page back as it was. @param {PageTransitionEvent} event */
  async function again({ persisted }) {
    if (!persisted || elsewhere) return;
    claim = await owner.claim(game.id, { asked, lost });
    if (ended) claim?.release();
    else if (!claim || match?.untouched === false) overtaken();
  }

  const deaf = store.onforeign((key) => {
    if ((key === null || key === `save:${game.id}`) && match?.untouched === false) overtaken();
  });
  addEventListener("pagehide", away);
  addEventListener("pageshow", again);
  return {
    game,
    start,
    match: () => match,
    begin: () => void begin(),
    end() {
      ended = true;
      deaf();
      removeEventListener("pagehide", away);
      removeEventListener("pageshow", again);
      start.end();
      match?.close();
      claim?.release();
    },
    draw() {
      if (elsewhere) return elsewhereView(game.id, elsewhere, () => void begin(true));
      if (state && start.phase === "no") return null;
      return resumeView(game.id, start, () => void proceed(true));
    },
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
      return why && why.id !== "bad-save" ? `${sentence} ${errorText(why)}` : sentence;
    },
    [{ label: () => t("save-start-anew"), run: () => page.go(`new=${game}`) }, downloading(aside)],
    { key: `aside-${game}` },
  );
}

/** @param {store.Aside} aside @param {Page} page */
function takingBack(aside, page) {
  return { label: () => t("aside-take-back"), run: () => page.go(`play=${aside.game}`, { aside }) };
}

/** @param {store.Aside} aside */
function downloading(aside) {
  return { label: () => t("save-download"), run: () => downloadAside(aside) };
}
