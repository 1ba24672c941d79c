/** @file A match at the table: what the table is given, and what becomes of the match's states. */

import { openTable } from "../table/table.js";
import * as words from "../words/words.js";
import { engine } from "./boot.js";
import { showLink, showRules } from "./dialogs.js";
import { notice } from "./notices.js";
import { openSheet } from "./sheet.js";
import * as kept from "./kept.js";
import * as store from "./store.js";

const { t } = words;

/**
 * @typedef {object} Surroundings
 * @property {() => void} changed  called after every state
 * @property {() => void} leave
 * @property {() => void} showSettings
 * @property {(state: Seam.State, identity: store.Identity) => void} replace  another match takes
 *   this one's place
 * @property {() => void} resume  goes on with the saved match
 * @property {() => void} overtaken  where this match is kept there is something else now: its state
 *   could not be kept there
 */

/** What the person asks for; all else the engine does by itself, and would again. */
const COMMANDS = ["play", "next", "undo", "replay"];

export class Match {
  #surroundings;
  #table;
  #root;
  #place;
  /** Settles when the last command has been answered. @type {Promise<unknown>} */
  #answered = Promise.resolve();
  #replaced = false;
  /** Whether the match before is gone back to, or another tab has this one: it is kept no more. */
  #left = false;
  /** Whether the place where it is kept belongs to another tab. */
  #disowned = false;
  /** Whether its last state came too late to be kept. */
  #late = false;
  /** Takes the offered way back off the page. @type {(() => void) | null} */ #withdraw = null;
  #closed = false;

  /**
   * Sits down at the table.
   * @param {Seam.GameEntry} game
   * @param {Seam.State} state
   * @param {store.Identity} identity
   * @param {store.Place} place  where it is kept
   * @param {Surroundings} surroundings
   */
  constructor(game, state, identity, place, surroundings) {
    this.#surroundings = surroundings;
    this.#place = place;
    this.state = state;
    this.identity = identity;
    this.#root = document.createElement("main");
    this.#root.className = "table-root";
    this.#root.id = "table";
    this.#root.dataset.game = game.id; // its styles are its own
    const shell = /** @type {HTMLElement} */ (document.getElementById("shell"));
    shell.hidden = true;
    shell.after(this.#root);
    this.#keep(state);
    this.#table = openTable(this.#root, {
      // Once another match has been asked for, the engine hears no more of this one.
      engine: { request: (request) => (this.#replaced ? new Promise(() => {}) : this.#ask(request)) },
      state,
      settings: store.settings,
      words,
      openSheet,
      notice,
      copyLink,
      onstate: (next) => {
        this.#keep(next);
        surroundings.changed();
      },
      leave: surroundings.leave,
      showSettings: surroundings.showSettings,
      showRules: (/** @type {string | undefined} */ anchor) => showRules(game.id, anchor),
      newMatch: () => void this.#renew(),
      replaying: () => {
        if (this.state.undo) store.keepBefore(game.id);
      },
    });
  }

  close() {
    this.#closed = true;
    this.#withdraw?.();
    this.#table.close();
    this.#root.remove();
    /** @type {HTMLElement} */ (document.getElementById("shell")).hidden = false;
  }

  /** Asks the engine no more, and returns once what it has been asked for is kept. */
  async retire() {
    this.#replaced = true;
    await this.#answered;
    this.#left = true;
  }

  /** Keeps nothing more where another tab keeps the match now. */
  disown() {
    this.#disowned = true;
  }

  /** Whether it is kept where it is to be kept, and nothing else is. */
  get untouched() {
    return this.#place.untouched;
  }

  /** Puts aside what would otherwise be lost, now that something else is kept in its place. */
  putAside() {
    const { state, identity } = this;
    const { saved } = store.savedMatch(state.game);
    const foreign = saved && store.identityOf(saved).match !== identity.match;
    const lost = this.#late || (foreign && state.next !== "over");
    return lost ? store.putStateAside(state.game, state, identity) : null;
  }

  /** @type {import("../table/controller.js").Engine["request"]} */
  #ask(request) {
    const reply = engine.request(request);
    if (request.do === "hint") this.#noteHint();
    if (COMMANDS.includes(request.do)) this.#answered = reply.catch(() => {});
    return reply;
  }

  /** Keeps that the person has asked for a hint in this deal. */
  #noteHint() {
    const { deal } = this.state.table;
    if (this.#left || this.identity.hinted === deal) return;
    this.identity = { ...this.identity, hinted: deal };
    this.#place.keep(this.state, this.identity);
  }

  /** Saves a state and counts a match that has ended. @param {Seam.State} state */
  #keep(state) {
    if (this.#left) return;
    this.state = state;
    const { game, winners, seat } = state.table;
    const counts = state.next === "over" && !this.identity.counted;
    const identity = counts ? { ...this.identity, counted: true } : this.identity;
    if (this.#disowned || !this.#place.keep(state, identity)) {
      this.#replaced = this.#left = this.#late = true;
      queueMicrotask(() => this.#surroundings.overtaken());
      return;
    }
    this.identity = identity;
    if (counts) {
      store.countMatch(game, identity.match, winners.includes(seat));
      void store.persist();
    }
    void this.#keepDeal(state);
    this.#offerBack(state);
  }

  /** Keeps a deal that has ended, to look back at later. @param {Seam.State} state */
  async #keepDeal({ table, next }) {
    if (next !== "deal" && next !== "over") return;
    const reply = await engine.request({ do: "keep", deal: table.deal }).catch(() => null);
    if (reply?.ok) await kept.keep(reply.kept, this.identity.hinted === table.deal);
  }

  /** Offers the way back to what this took the place of, until the person acts here. @param {Seam.State} state */
  #offerBack({ table, undo, link }) {
    const { game } = table;
    if (undo) store.dropBefore(game);
    const before = store.before(game);
    if (!before) {
      this.#withdraw?.();
      this.#withdraw = null;
      return;
    }
    const what = before.link === link ? "replay" : "match";
    const back = () => {
      this.#replaced = this.#left = true;
      store.restoreBefore(game);
      this.#surroundings.resume();
    };
    this.#withdraw ??= notice(() => t(`before-${what}`), [{ label: () => t(`before-${what}-back`), run: back }], {
      key: "before",
    });
  }

  /** Begins another match like this one, from a fresh seed. */
  async #renew() {
    if (this.#replaced) return;
    this.#replaced = true;
    const { table, level } = this.state;
    const { game, seats, options, seat } = table;
    const reply = await engine
      .request({ do: "new", game, seats, options: { ...options }, level, seat })
      .catch((error) => ({ ok: /** @type {const} */ (false), error }));
    if (this.#closed) return;
    if (!reply.ok) notice(trouble(reply.error));
    const { replace } = this.#surroundings;
    if (reply.ok && this.state.next !== "over") store.keepBefore(game);
    if (reply.ok) replace(reply, store.newIdentity());
    else replace(this.state, this.identity);
  }
}

/** @param {any} fault  a refusal or an EngineError */
function trouble(fault) {
  const { reason = "" } = fault;
  return () =>
    fault.text ? words.errorText(fault) : `${t("engine-failed", { reason })} ${t("engine-failed-why", { reason })}`;
}

/** @param {string} fragment */
async function copyLink(fragment) {
  const url = `${location.origin}${location.pathname}#${fragment}`;
  try {
    if (typeof navigator.share === "function" && matchMedia("(pointer: coarse)").matches) {
      await navigator.share({ url, title: t("page-title") });
      return;
    }
    await navigator.clipboard.writeText(url);
    notice(() => t("link-copied"), [], { key: "link", brief: true });
  } catch (fault) {
    if (fault instanceof DOMException && fault.name === "AbortError") return;
    showLink(url);
  }
}
