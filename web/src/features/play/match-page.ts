// At the table of a match: it belongs to one tab at a time, is loaded, begun or taken back, and left.

import * as words from "../../i18n/messages.ts";
import { drawn } from "../../app/bootstrap.ts";
import { clearAway, tellAside, tellOvertaken } from "./put-aside.ts";
import { elsewhereView, type Elsewhere } from "./other-tab.ts";
import { KeptMatch, type Surroundings } from "./running-match.ts";
import { notice } from "../../ui/notices.ts";
import * as locks from "../../storage/locks.ts";
import { resumeView } from "../../ui/views.ts";
import { Asking } from "../../engine/request.ts";
import * as saves from "../../storage/saved-matches.ts";
import * as shown from "../../storage/table-snapshot.ts";
import { onforeign } from "../../storage/local-storage.ts";
import type { Page, Visit } from "../../app/routes.ts";
import type { Brought } from "../../app/router.ts";
import type { Claim } from "../../storage/locks.ts";

const { gameName, t } = words;

/** At the table: the saved match, or one that was brought. @param brought otherwise it is the saved match */
export function atSeat(game: Seam.GameEntry, page: Page, { state, aside }: Brought = {}): Visit {
  const asking = new Asking(page.changed);
  let match: KeptMatch | null = null;
  let claim: Claim | null = null;
  /** Set while another tab is at this table. */
  let elsewhere: Elsewhere | null = null;
  /** Whether the table is drawn before the engine is there. */
  let soon = !state && !aside && shownOf(saves.savedMatch(game.id)) !== null;
  let claiming = false;
  let ended = false;

  /** Sits down as soon as no other tab is at this table. @param take whether another has to leave it */
  async function begin(take: boolean = false) {
    if (claiming) return;
    claiming = true;
    claim = await locks.claim(game.id, { take, asked, lost });
    claiming = false;
    if (ended) return claim?.release();
    if (!claim) return show({ match: "", left: false, waits: state ? "new" : aside ? "aside" : "" });
    elsewhere = null;
    return proceed(take);
  }

  /** Sits down. @param late the engine may have been asked for something else since */
  async function proceed(late: boolean) {
    if (aside) return takeBack(aside);
    if (!state) return resume();
    const own = late ? await asking.ask({ do: "load", save: state.save }) : state;
    if (own && claim) beginMatch(own);
  }

  function beginMatch(fresh: Seam.State) {
    const saved = saves.savedMatch(game.id);
    if (!saved) clearAway(game.id, page);
    else if (!saved.over) saves.keepBefore(game.id);
    sitDown(fresh, saves.newIdentity(), new saves.Place(game.id));
  }

  /** Goes on with the saved match. */
  async function resume(): Promise<void> {
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

  /** What the table of a match showed last. */
  function shownOf(saved: saves.Saved | null) {
    return saved && shown.of(game.id, saved.save);
  }

  async function settled(loaded: Seam.State): Promise<Seam.State | null> {
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

  /** Goes on with a match that was put aside. */
  async function takeBack(kept: saves.Aside) {
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

  /** @returns null: it cannot be played here, or not now */
  async function load({ save }: saves.Saved): Promise<Seam.State | null> {
    const reply = await asking.ask({ do: "load", save });
    if (reply && reply.game !== game.id) asking.refuse({ id: "bad-save", args: {}, text: "" });
    return reply?.game === game.id && claim ? reply : null;
  }

  /** Whether it was the match that was refused: the engine's own mistake says nothing against it. */
  function isRefused() {
    return !ended && claim && asking.phase === "refused" && asking.fault?.id !== "internal";
  }

  /** @param early before the engine */
  function sitDown(state: Seam.State, identity: saves.Identity, place: saves.Place, early?: boolean) {
    match?.close();
    const { changed, go, showSettings } = page;
    const surroundings: Surroundings = {
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

  function show(there: Elsewhere) {
    elsewhere = there;
    for (const dialog of document.querySelectorAll("dialog")) dialog.close();
    page.changed();
    page.toTop();
  }

  /** Gives the table back while the page is away. */
  function away({ persisted }: PageTransitionEvent) {
    if (persisted) claim?.release();
  }

  /** Back has brought the page back as it was. */
  async function again({ persisted }: PageTransitionEvent) {
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

/** Goes to the table with a match that has just begun. */
export function toTable(state: Seam.State | null, page: Page) {
  if (state) page.go(`play=${state.table.game}`, { state });
}
