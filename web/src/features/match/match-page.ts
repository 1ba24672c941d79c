// The page of a match: claims the table for this tab and loads, starts, resumes or leaves the match.

import { html, nothing } from "lit-html";

import * as words from "../../i18n/messages.ts";
import { drawn } from "../../engine/connection.ts";
import { followLink } from "./opened-link.ts";
import { quarantineSave, announceQuarantined, announceOvertaken } from "./quarantine-notices.ts";
import { RunningMatch, type Surroundings } from "./running-match.ts";
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
}

/** The table of a game. @param brought default: the saved match */
export function matchPage(game: Protocol.GameEntry, page: Page, { state, quarantined }: Brought = {}): Route {
  const pageEngine = new PageEngine(page.changed);
  let match: RunningMatch | null = null;
  let claim: Claim | null = null;
  /** Set while another tab holds this table. */
  let otherTab: OtherTab | null = null;
  /** Whether the table renders from a snapshot before the engine starts. */
  let soon = !state && !quarantined && shownOf(saves.savedMatch(game.id)) !== null;
  let claiming = false;
  let ended = false;

  /** Opens the table once this tab holds it. @param take whether to take it from another tab */
  async function begin(take: boolean = false) {
    if (claiming) return;
    claiming = true;
    claim = await locks.claim(game.id, { take, asked, lost });
    claiming = false;
    if (ended) return claim?.release();
    if (!claim) return show({ match: "", left: false, waits: state ? "new" : quarantined ? "aside" : "" });
    otherTab = null;
    return proceed(take);
  }

  /** Opens the table. @param late the engine may have handled other requests since */
  async function proceed(late: boolean) {
    if (quarantined) return takeBack(quarantined);
    if (!state) return resume();
    const own = late ? await pageEngine.ask({ do: "load", save: state.save }) : state;
    if (own && claim) beginMatch(own);
  }

  function beginMatch(fresh: Protocol.State) {
    const saved = saves.savedMatch(game.id);
    if (!saved) quarantineSave(game.id, page);
    else if (!saved.over) saves.keepReplaced(game.id);
    openTable(fresh, saves.newIdentity(), new saves.Slot(game.id));
  }

  /** Resumes the saved match. */
  async function resume(): Promise<void> {
    const saved = saves.savedMatch(game.id);
    if (!saved) {
      if (saves.textOf(game.id)) quarantineSave(game.id, page);
      else notice(() => t("save-missing", { game: gameName(game.id) }), [], { key: "save", follows: true });
      return page.go("", { replace: true });
    }
    const slot = new saves.Slot(game.id);
    const identity = saves.identityOf(saved);
    const loading = load(saved);
    const early = shownOf(saved);
    soon = early !== null;
    if (early) openTable(early, identity, slot, true);
    requestAnimationFrame(() => setTimeout(drawn.resolve));
    let loaded = await loading;
    // A save does not record whether the bots' hidden choices have been made, so request them again.
    if (early && loaded?.next === "bot" && early.next !== "bot") loaded = await settled(loaded);
    if (loaded && !slot.untouched) return resume(); // another tab has continued it meanwhile
    if (early && loaded && match?.confirm(loaded)) return;
    const chosen = match?.chosen ?? "";
    if (loaded) {
      openTable(loaded, identity, slot);
      return match?.act(chosen);
    }
    if (early && !ended && claim) leaveTable();
    if (!isRefused()) return;
    quarantineSave(game.id, page, pageEngine.fault);
    page.go("", { replace: true });
  }

  /** The snapshot of a match. */
  function shownOf(saved: saves.Saved | null) {
    return saved && shown.of(game.id, saved.save);
  }

  async function settled(loaded: Protocol.State): Promise<Protocol.State | null> {
    const reply = await pageEngine.ask({ do: "think" });
    return claim && reply && "table" in reply ? reply : claim && loaded;
  }

  /** Closes a table rendered early, because the match could not be loaded. */
  function leaveTable() {
    match?.close();
    match = null;
    soon = false;
    page.changed();
  }

  /** Resumes a quarantined match. */
  async function takeBack(save: Quarantined) {
    const saved = saves.savedIn(save);
    const loaded = saved && (await load(saved));
    if (loaded && saves.takeBack(save)) {
      quarantined = undefined;
      return openTable(loaded, saves.identityOf(saved), new saves.Slot(game.id));
    }
    if (saved && !loaded && !isRefused()) return;
    announceQuarantined(save, page, pageEngine.fault);
    page.go("", { replace: true });
  }

  /** @returns null: it cannot be played, or not now */
  async function load({ save }: saves.Saved): Promise<Protocol.State | null> {
    const reply = await pageEngine.ask({ do: "load", save });
    if (reply && reply.game !== game.id) pageEngine.refuse({ id: "bad-save", args: {}, text: "" });
    return reply?.game === game.id && claim ? reply : null;
  }

  /** Whether the match was refused. An internal error of the engine does not count. */
  function isRefused() {
    return !ended && claim && pageEngine.phase === "refused" && pageEngine.fault?.id !== "internal";
  }

  /** @param early rendered from a snapshot, before the engine replies */
  function openTable(state: Protocol.State, identity: saves.Identity, slot: saves.Slot, early?: boolean) {
    match?.close();
    const { go, showSettings } = page;
    const surroundings: Surroundings = {
      changed,
      showSettings,
      go,
      leave: () => go(""),
      replace: (next, identity) => openTable(next, identity, slot),
      resume: () => void resume(),
      overtaken,
    };
    match = new RunningMatch(state, identity, slot, surroundings, early);
    changed();
  }

  function changed() {
    uncovered(() => match && !ended && followLink(match.state, match.storage.identity.match));
    page.changed();
  }

  /** Releases the match to another tab after storing the last move. */
  async function asked() {
    await match?.retire();
    releaseTable();
  }

  /** Another tab took the match after a timeout: a pending move is too late to be stored. */
  function lost() {
    match?.storage.disown();
    void asked();
  }

  /** Shows that another tab has the match. */
  function releaseTable() {
    if (ended || otherTab) return;
    const left = match?.storage.identity.match ?? "";
    match?.close();
    match = null;
    claim?.release();
    claim = null;
    state = undefined; // otherwise a new match could replace the stored one
    show({ match: left, left: true, waits: "" });
  }

  /** Another tab has written the slot: quarantines moves that it does not include. */
  function overtaken() {
    const save = match?.storage.quarantine();
    if (save) announceOvertaken(save, page);
    releaseTable();
  }

  function show(there: OtherTab) {
    otherTab = there;
    for (const dialog of document.querySelectorAll("dialog")) dialog.close();
    page.changed();
    page.toTop();
  }

  /** Releases the table while the page is in the back/forward cache. */
  function hidden({ persisted }: PageTransitionEvent) {
    if (persisted) claim?.release();
  }

  /** Claims the table again after a return from the back/forward cache. */
  async function returned({ persisted }: PageTransitionEvent) {
    if (!persisted || otherTab) return;
    claim = await locks.claim(game.id, { asked, lost });
    if (ended) claim?.release();
    else if (!claim || match?.storage.untouched === false) overtaken();
  }

  const unsubscribe = onforeign((key) => {
    if ((key === null || key === `save:${game.id}`) && match?.storage.untouched === false) overtaken();
  });
  addEventListener("pagehide", hidden);
  addEventListener("pageshow", returned);
  return {
    game,
    pageEngine,
    match: () => match,
    begin: () => void begin(),
    end() {
      ended = true;
      unsubscribe();
      removeEventListener("pagehide", hidden);
      removeEventListener("pageshow", returned);
      pageEngine.end();
      match?.close();
      claim?.release();
    },
    draw() {
      if (otherTab) return otherTabView(game.id, otherTab, () => void begin(true));
      if (soon || (state && pageEngine.phase === "no")) return null;
      return resumeView(game.id, pageEngine, () => void proceed(true));
    },
  };
}

/** Opens the table with a new match. @param link address of the link that it was opened from */
export function openMatch(state: Protocol.State | null, page: Page, link = "") {
  if (state && link) page.go(link, { state, replace: true, noting: { opened: undefined } });
  else if (state) page.go(`play=${state.table.game}`, { state });
}

/** The view shown while another tab holds the table. */
function otherTabView(game: string, { left, match, waits }: OtherTab, take: () => void) {
  const saved = saves.savedMatch(game);
  const same = !match || (saved && saves.identityOf(saved).match === match);
  const now = left ? (!saved ? "erased" : same ? "taken" : "replaced") : waits || "held";
  const facts = { game: gameName(game), now };
  return html`<main id="main" class="view">
    <div class="narrow panel">
      <h1 tabindex="-1">${t("elsewhere-heading", facts)}</h1>
      <p>${t("elsewhere-about", facts)}</p>
      <div class="row">
        ${
          now === "erased"
            ? nothing
            : html`<button type="button" class="button primary" @click=${take}>${t("elsewhere-take")}</button>`
        }
        <a class="button" href="#">${t("link-all-games")}</a>
      </div>
    </div>
  </main>`;
}
