// The page of a match: claims the table for this tab and loads, starts, resumes or leaves the match.

import { html, nothing } from "lit-html";

import * as words from "../../i18n/messages.ts";
import { drawn } from "../../engine/connection.ts";
import { followLink } from "./opened-link.ts";
import { quarantineSave, announceKept, announceQuarantined, announceOvertaken } from "./quarantine-notices.ts";
import { RunningMatch, type Surroundings } from "./running-match.ts";
import type { Persistence } from "./persist.ts";
import { TABLE, throughDoor, tileOf } from "../../ui/door.ts";
import { notice } from "../../ui/notices.ts";
import * as locks from "../../storage/locks.ts";
import { resumeView } from "../../ui/views.ts";
import { PageEngine } from "../../engine/request.ts";
import * as saves from "../../storage/saved-matches.ts";
import * as shown from "../../storage/table-snapshot.ts";
import { onforeign } from "../../storage/local-storage.ts";
import { uncovered } from "../../base/address.ts";
import type { Page, Route } from "../../base/page.ts";
import type { Brought } from "../../base/address.ts";
import type { Claim } from "../../storage/locks.ts";
import type { Quarantined } from "../../base/quarantined.ts";

const { gameName, t } = words;

/** Why the table is not available here. */
interface OtherTab {
  left: boolean; // this tab had it before
  match: string; // id of that match; "" if unknown
  waits: "new" | "aside" | ""; // kind of match waiting to be opened here
  last: Persistence | null; // this tab's match, which is stored again only at the person's wish
}

/** Asks for the table. `there`: as in {@link Elsewhere}, if it is asked for again; `early`: as in {@link Loading}. */
type Claiming = { is: "claiming"; there: OtherTab | null; early: boolean };
/** The engine reads a match. `early`: the table renders from a snapshot meanwhile; `match`: the table shown so far. */
type Loading = { is: "loading"; claim: Claim; early: boolean; match: RunningMatch | null };
type Playing = { is: "playing"; claim: Claim; match: RunningMatch };
/** The page is in the back/forward cache, its claim is released. */
type Suspended = { is: "suspended"; held: Loading | Playing };
/** Another tab holds the table. */
type Elsewhere = { is: "elsewhere"; there: OtherTab };
type Ended = { is: "ended" };

/** The table of a game. @param brought default: the saved match */
export function matchPage(game: Protocol.GameEntry, page: Page, brought: Brought = {}): Route {
  return new MatchPage(game, page, brought).route;
}

class MatchPage {
  #game: Protocol.GameEntry;
  #page: Page;
  #pageEngine: PageEngine;
  /** A new or a quarantined match that waits to be opened; otherwise the saved match is. */
  #waiting: Brought;
  #now: Claiming | Loading | Playing | Suspended | Elsewhere | Ended;
  #unsubscribe: () => void;

  constructor(game: Protocol.GameEntry, page: Page, { ...brought }: Brought) {
    this.#game = game;
    this.#page = page;
    this.#pageEngine = new PageEngine(page.changed);
    this.#waiting = brought;
    this.#now = this.#claiming();
    this.#unsubscribe = onforeign((key) => {
      if (key !== null && key !== `save:${game.id}`) return;
      if (this.#match?.storage.untouched === false) this.#overtaken();
      else if (this.#now.is === "elsewhere") page.changed();
    });
    addEventListener("pagehide", this.#hidden);
    addEventListener("pageshow", this.#returned);
  }

  get route(): Route {
    return {
      game: this.#game,
      pageEngine: this.#pageEngine,
      match: () => this.#match,
      begin: () => void this.#claim(false),
      end: () => this.#end(),
      draw: () => this.#draw(),
    };
  }

  // ---- States

  /** The state while this tab holds the table, suspended or not. */
  get #held(): Loading | Playing | null {
    const now = this.#now;
    if (now.is === "suspended") return now.held;
    return now.is === "loading" || now.is === "playing" ? now : null;
  }

  get #match(): RunningMatch | null {
    return this.#held?.match ?? null;
  }

  /** Changes what is held. A suspended page stays suspended. */
  #hold<Next extends Loading | Playing>(next: Next): Next {
    if (this.#now.is === "suspended") this.#now.held = next;
    else this.#now = next;
    return next;
  }

  #claiming(): Claiming {
    const { state, quarantined } = this.#waiting;
    const there = this.#now?.is === "elsewhere" ? this.#now.there : null;
    return { is: "claiming", there, early: !state && !quarantined && this.#snapshotOf(this.#saved) !== null };
  }

  #loading(claim: Claim, early: boolean = false): Loading {
    return this.#hold({ is: "loading", claim, early, match: this.#match });
  }

  /** Opens the table once this tab holds it. @param take whether to take it from another tab */
  async #claim(take: boolean) {
    const here = this.#now.is === "claiming" ? this.#now : this.#claiming();
    this.#now = here;
    const claim = await this.#ask(take);
    if (this.#now !== here) return claim?.release();
    const { state, quarantined } = this.#waiting;
    if (claim) return this.#open(claim, take);
    this.#leave({ match: "", left: false, waits: state ? "new" : quarantined ? "aside" : "", last: null });
  }

  #ask(take: boolean) {
    return locks.claim(this.#game.id, { take, asked: () => void this.#asked(), lost: () => this.#lost() });
  }

  /** Releases the table to another tab after storing the last move. */
  async #asked() {
    const claim = this.#held?.claim;
    await this.#match?.retire();
    if (this.#held?.claim === claim) this.#release();
  }

  /** Another tab took the match after a timeout: a pending move is too late to be stored. */
  #lost() {
    this.#match?.storage.disown();
    void this.#asked();
  }

  /** Shows that another tab has the match. */
  #release() {
    const held = this.#held;
    if (!held) return;
    const left = held.match?.storage.identity.match ?? "";
    held.match?.close();
    held.claim.release();
    this.#waiting.state = undefined; // otherwise a new match could replace the stored one
    this.#leave({ match: left, left: true, waits: "", last: held.match?.storage ?? null });
  }

  /** Another tab has written the slot: quarantines moves that it does not include. */
  #overtaken() {
    const save = this.#match?.storage.quarantine();
    if (save) announceOvertaken(save, this.#page);
    this.#release();
  }

  #leave(there: OtherTab) {
    this.#now = { is: "elsewhere", there };
    for (const dialog of document.querySelectorAll("dialog")) dialog.close();
    this.#page.changed();
    this.#page.toTop();
  }

  /** Releases the table while the page is in the back/forward cache. */
  #hidden = ({ persisted }: PageTransitionEvent) => {
    const held = this.#held;
    if (!persisted || !held) return;
    held.claim.release();
    this.#now = { is: "suspended", held };
  };

  /** Claims the table again after a return from the back/forward cache. */
  #returned = async ({ persisted }: PageTransitionEvent) => {
    const here = this.#now;
    if (!persisted || here.is !== "suspended") return;
    const claim = await this.#ask(false);
    if (this.#now !== here) return claim?.release();
    const { held } = here;
    if (claim) held.claim = claim;
    this.#now = held;
    if (!claim || held.match?.storage.untouched === false) this.#overtaken();
  };

  #end() {
    const held = this.#held;
    this.#now = { is: "ended" };
    this.#unsubscribe();
    removeEventListener("pagehide", this.#hidden);
    removeEventListener("pageshow", this.#returned);
    this.#pageEngine.end();
    held?.match?.close();
    held?.claim.release();
  }

  // ---- Loading

  get #saved() {
    return saves.savedMatch(this.#game.id);
  }

  #snapshotOf(saved: saves.Saved | null) {
    return saved && shown.of(this.#game.id, saved.save);
  }

  /** Opens what waits to be opened. @param late the engine may have handled other requests since */
  async #open(claim: Claim, late: boolean) {
    const { state, quarantined } = this.#waiting;
    if (quarantined) return this.#takeBack(claim, quarantined);
    if (!state) return this.#resume(claim);
    const here = this.#loading(claim);
    const own = late ? await this.#pageEngine.ask({ do: "load", save: state.save }) : state;
    if (own && this.#held === here) this.#beginMatch(here, own);
  }

  #beginMatch(here: Loading, fresh: Protocol.State) {
    const { id } = this.#game;
    const saved = this.#saved;
    if (!saved) quarantineSave(id, this.#page);
    else if (!saved.over && !saves.keepReplaced(id)) {
      announceKept(id);
      return this.#page.go(`play=${id}`, { replace: true });
    }
    this.#play(here, fresh, saves.newIdentity(this.#waiting.trial), new saves.Slot(id));
  }

  async #resume(claim: Claim): Promise<void> {
    const saved = this.#saved;
    const early = this.#snapshotOf(saved);
    const holding = this.#loading(claim, early !== null);
    if (!saved) return this.#miss();
    const { id } = this.#game;
    const slot = new saves.Slot(id);
    const identity = saves.identityOf(saved);
    const loading = this.#load(saved);
    if (early) holding.match = this.#table(holding, early, identity, slot, true);
    if (early) this.#changed();
    requestAnimationFrame(() => setTimeout(drawn.resolve));
    let loaded = await loading;
    // A save does not record whether the bots' hidden choices have been made, so request them again.
    if (early && loaded?.next === "bot" && early.next !== "bot") loaded = await this.#settled(loaded);
    if (this.#held !== holding) return;
    if (loaded && !slot.untouched) return this.#resume(holding.claim); // another tab has continued it meanwhile
    if (loaded) return this.#confirm(holding, loaded, identity, slot);
    if (early) this.#leaveTable(holding);
    if (!this.#refused) return;
    quarantineSave(id, this.#page, this.#pageEngine.fault);
    this.#page.go("", { replace: true });
  }

  /** There is no saved match that could be read. */
  #miss() {
    const { id } = this.#game;
    if (saves.textOf(id)) quarantineSave(id, this.#page);
    else notice(() => t("save-missing", { game: gameName(id) }), [], { key: "save", follows: "once" });
    this.#page.go("", { replace: true });
  }

  /** Continues at the table rendered early, or opens the table. */
  #confirm(here: Loading, loaded: Protocol.State, identity: saves.Identity, slot: saves.Slot) {
    const { early, match, claim } = here;
    if (early && match?.confirm(loaded)) {
      if (this.#held === here) this.#hold({ is: "playing", claim, match });
      return;
    }
    const chosen = match?.chosen ?? "";
    this.#play(here, loaded, identity, slot).act(chosen);
  }

  async #settled(loaded: Protocol.State): Promise<Protocol.State> {
    const reply = await this.#pageEngine.ask({ do: "think" });
    return reply && "table" in reply ? reply : loaded;
  }

  /** Closes a table rendered early, because the match could not be loaded. */
  #leaveTable(here: Loading) {
    here.match?.close();
    here.match = null;
    here.early = false;
    this.#page.changed();
  }

  /** Resumes a quarantined match. */
  async #takeBack(claim: Claim, save: Quarantined) {
    const holding = this.#loading(claim);
    const saved = saves.savedIn(save);
    const loaded = saved && (await this.#load(saved));
    if (this.#held !== holding) return;
    if (loaded && saves.takeBack(save)) {
      this.#waiting.quarantined = undefined;
      this.#play(holding, loaded, saves.identityOf(saved), new saves.Slot(this.#game.id));
      return;
    }
    if (saved && !loaded && !this.#refused) return;
    announceQuarantined(save, this.#page, this.#pageEngine.fault);
    this.#page.go("", { replace: true });
  }

  /** @returns null: it cannot be played, or not now */
  async #load({ save }: saves.Saved): Promise<Protocol.State | null> {
    const { id } = this.#game;
    const reply = await this.#pageEngine.ask({ do: "load", save });
    if (reply && reply.game !== id) this.#pageEngine.refuse({ id: "bad-save", args: {}, text: "" });
    return reply?.game === id ? reply : null;
  }

  /** Whether the match was refused. An internal error of the engine does not count. */
  get #refused() {
    const { phase, fault } = this.#pageEngine;
    return phase === "refused" && fault?.id !== "internal";
  }

  // ---- Playing

  /** Opens the table for a match that the engine has loaded. */
  #play(here: Loading | Playing, state: Protocol.State, identity: saves.Identity, slot: saves.Slot): RunningMatch {
    const match = this.#table(here, state, identity, slot);
    this.#hold({ is: "playing", claim: here.claim, match });
    this.#changed();
    return match;
  }

  /** Replaces the table. @param early rendered from a snapshot, before the engine replies */
  #table(
    { match }: Loading | Playing,
    state: Protocol.State,
    identity: saves.Identity,
    slot: saves.Slot,
    early: boolean = false,
  ): RunningMatch {
    match?.close();
    const { go, showSettings } = this.#page;
    const surroundings: Surroundings = {
      changed: () => this.#changed(),
      showSettings,
      go,
      leave: () => throughDoor(TABLE, tileOf(this.#game.id), () => go("")),
      replace: (next, identity) => this.#held && this.#play(this.#held, next, identity, slot),
      resume: () => this.#held && void this.#resume(this.#held.claim),
      overtaken: () => this.#overtaken(),
    };
    return new RunningMatch(state, identity, slot, surroundings, early);
  }

  #changed() {
    uncovered(() => this.#match && followLink(this.#match.state, this.#match.storage.identity.match));
    this.#page.changed();
  }

  #draw() {
    const now = this.#now;
    if ("there" in now && now.there) {
      return otherTabView(this.#game.id, now.there, () => {
        if (this.#now.is === "elsewhere") void this.#claim(true);
      });
    }
    const early = "early" in now && now.early;
    if (now.is === "ended" || early || (this.#waiting.state && this.#pageEngine.phase === "no")) return null;
    return resumeView(this.#game.id, this.#pageEngine, () => {
      if (this.#held) void this.#open(this.#held.claim, true);
    });
  }
}

/** Opens the table with a new match. @param link address of the link that it was opened from */
export function openMatch(state: Protocol.State | null, page: Page, link = "") {
  if (state && link) page.go(link, { state, replace: true, noting: { opened: undefined } });
  else if (state) page.go(`play=${state.table.game}`, { state });
}

/** The view shown while another tab holds the table. */
function otherTabView(game: string, { left, match, waits, last }: OtherTab, take: () => void) {
  const saved = saves.savedMatch(game);
  const same = !match || (saved && saves.identityOf(saved).match === match);
  const now = left ? (!saved ? "erased" : same ? "taken" : "replaced") : waits || "held";
  const kept = now === "erased" && last !== null;
  const again = () => {
    if (kept) last.storeAgain();
    take();
  };
  return html`<main id="main" class="view">
    <div class="narrow panel">
      <h1 tabindex="-1">${t("elsewhere-heading", { game: gameName(game), now })}</h1>
      <p>${t("elsewhere-about", { now: kept ? "kept" : now })}</p>
      <div class="row">
        ${
          now === "erased" && !kept
            ? nothing
            : html`<button type="button" class="button primary" @click=${again}>${t(kept ? "elsewhere-keep" : "elsewhere-take")}</button>`
        }
        <a class="button" href="#">${t("link-all-games")}</a>
      </div>
    </div>
  </main>`;
}
