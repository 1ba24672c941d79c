/** @file At the table of a match: it belongs to one tab at a time, is loaded, begun or taken back, and left. */

import * as words from "../../i18n/messages.js";
import { drawn } from "../../app/bootstrap.js";
import { clearAway, tellAside, tellOvertaken } from "./put-aside.js";
import { elsewhereView } from "./other-tab.js";
import { KeptMatch } from "./running-match.js";
import { notice } from "../../ui/notices.js";
import * as locks from "../../storage/locks.js";
import { resumeView } from "../../ui/views.js";
import { Asking } from "../../engine/request.js";
import * as saves from "../../storage/saved-matches.js";
import * as shown from "../../storage/table-snapshot.js";
import { onforeign } from "../../storage/local-storage.js";

const { gameName, t } = words;

/** @typedef {import("../../app/routes.js").Page} Page */
/** @typedef {import("../../app/routes.js").Visit} Visit */

/**
 * At the table: the saved match, or one that was brought.
 * @param {Seam.GameEntry} game
 * @param {Page} page
 * @param {import("../../app/router.js").Brought} [brought]  otherwise it is the saved match
 * @returns {Visit}
 */
export function atSeat(game, page, { state, aside } = {}) {
  const asking = new Asking(page.changed);
  /** @type {KeptMatch | null} */
  let match = null;
  /** @type {import("../../storage/locks.js").Claim | null} */
  let claim = null;
  /** Set while another tab is at this table. @type {import("./other-tab.js").Elsewhere | null} */
  let elsewhere = null;
  /** Whether the table is drawn before the engine is there. */
  let soon = !state && !aside && shownOf(saves.savedMatch(game.id)) !== null;
  let claiming = false;
  let ended = false;

  /** Sits down as soon as no other tab is at this table. @param {boolean} [take]  whether another has to leave it */
  async function begin(take = false) {
    if (claiming) return;
    claiming = true;
    claim = await locks.claim(game.id, { take, asked, lost });
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
    const own = late ? await asking.ask({ do: "load", save: state.save }) : state;
    if (own && claim) beginMatch(own);
  }

  /** @param {Seam.State} fresh */
  function beginMatch(fresh) {
    const saved = saves.savedMatch(game.id);
    if (!saved) clearAway(game.id, page);
    else if (!saved.over) saves.keepBefore(game.id);
    sitDown(fresh, saves.newIdentity(), new saves.Place(game.id));
  }

  /** Goes on with the saved match. @returns {Promise<void>} */
  async function resume() {
    const saved = saves.savedMatch(game.id);
    if (!saved) {
      if (saves.textOf(game.id)) clearAway(game.id, page);
      else notice(() => t("save-missing", { game: gameName(game.id) }), [], { key: "save", follows: true });
      return page.go("", { replace: true });
    }
    const place = new saves.Place(game.id);
    const identity = saves.identityOf(saved);
    const loading = load(saved);
    const early = shownOf(saved);
    soon = early !== null;
    if (early) sitDown(early, identity, place, true);
    requestAnimationFrame(() => setTimeout(drawn.resolve));
    let loaded = await loading;
    // A save does not tell whether others have been asked in secret already: they are asked once more.
    if (early && loaded?.next === "bot" && early.next !== "bot") loaded = await settled(loaded);
    if (loaded && !place.untouched) return resume(); // another tab has gone on meanwhile
    if (early && loaded && match?.confirm(loaded)) return;
    const chosen = match?.chosen ?? "";
    if (loaded) {
      sitDown(loaded, identity, place);
      return match?.act(chosen);
    }
    if (early && !ended && claim) leaveTable();
    if (!isRefused()) return;
    clearAway(game.id, page, asking.fault);
    page.go("", { replace: true });
  }

  /** What the table of a match showed last. @param {saves.Saved | null} saved */
  function shownOf(saved) {
    return saved && shown.of(game.id, saved.save);
  }

  /** @param {Seam.State} loaded @returns {Promise<Seam.State | null>} */
  async function settled(loaded) {
    const reply = await asking.ask({ do: "think" });
    return claim && reply && "table" in reply ? reply : claim && loaded;
  }

  /** The table is not there before the engine after all. */
  function leaveTable() {
    match?.close();
    match = null;
    soon = false;
    page.changed();
  }

  /** Goes on with a match that was put aside. @param {saves.Aside} kept */
  async function takeBack(kept) {
    const saved = saves.savedIn(kept);
    const loaded = saved && (await load(saved));
    if (loaded && saves.takeBack(kept)) {
      aside = undefined;
      return sitDown(loaded, saves.identityOf(saved), new saves.Place(game.id));
    }
    if (saved && !loaded && !isRefused()) return;
    tellAside(kept, page, asking.fault);
    page.go("", { replace: true });
  }

  /** @param {saves.Saved} saved @returns {Promise<Seam.State | null>} null: it cannot be played here, or not now */
  async function load({ save }) {
    const reply = await asking.ask({ do: "load", save });
    if (reply && reply.game !== game.id) asking.refuse({ id: "bad-save", args: {}, text: "" });
    return reply?.game === game.id && claim ? reply : null;
  }

  /** Whether it was the match that was refused: the engine's own mistake says nothing against it. */
  function isRefused() {
    return !ended && claim && asking.phase === "refused" && asking.fault?.id !== "internal";
  }

  /** @param {Seam.State} state @param {saves.Identity} identity @param {saves.Place} place @param {boolean} [early]  before the engine */
  function sitDown(state, identity, place, early) {
    match?.close();
    const { changed, go, showSettings } = page;
    /** @type {import("./running-match.js").Surroundings} */
    const surroundings = {
      changed,
      showSettings,
      watch: (fragment) => go(`replay&${fragment}`),
      go,
      tryAgain: (fragment) => go(`again&${fragment}`),
      leave: () => go(""),
      replace: (next, identity) => sitDown(next, identity, place),
      resume: () => void resume(),
      overtaken,
    };
    match = new KeptMatch(game, state, identity, place, surroundings, early);
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
    if (kept) tellOvertaken(kept, page);
    stepBack();
  }

  /** @param {import("./other-tab.js").Elsewhere} there */
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
    claim = await locks.claim(game.id, { asked, lost });
    if (ended) claim?.release();
    else if (!claim || match?.untouched === false) overtaken();
  }

  const deaf = onforeign((key) => {
    if ((key === null || key === `save:${game.id}`) && match?.untouched === false) overtaken();
  });
  addEventListener("pagehide", away);
  addEventListener("pageshow", again);
  return {
    game,
    asking,
    match: () => match,
    begin: () => void begin(),
    end() {
      ended = true;
      deaf();
      removeEventListener("pagehide", away);
      removeEventListener("pageshow", again);
      asking.end();
      match?.close();
      claim?.release();
    },
    draw() {
      if (elsewhere) return elsewhereView(game.id, elsewhere, () => void begin(true));
      if (soon || (state && asking.phase === "no")) return null;
      return resumeView(game.id, asking, () => void proceed(true));
    },
  };
}

/** Goes to the table with a match that has just begun. @param {Seam.State | null} state @param {Page} page */
export function toTable(state, page) {
  if (state) page.go(`play=${state.table.game}`, { state });
}
