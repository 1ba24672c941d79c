/** @file A match at the table: what the table is given, and what becomes of the match's states. */

import { openTable } from "../table/table.js";
import * as words from "../words/words.js";
import { engine } from "./boot.js";
import { showLink, showRules } from "./dialogs.js";
import { notice } from "./notices.js";
import { openSheet } from "./sheet.js";
import * as store from "./store.js";

const { t } = words;

/**
 * @typedef {object} Surroundings
 * @property {() => void} changed  called after every state
 * @property {() => void} leave
 * @property {() => void} showSettings
 * @property {(state: Seam.State, counted: boolean) => void} replace  another match takes this
 *   one's place
 * @property {() => void} resume  goes on with the saved match
 */

export class Match {
  #surroundings;
  #table;
  #root;
  #replaced = false;
  /** Whether the match before is gone back to: this one is kept no more. */
  #left = false;
  /** Takes the offered way back off the page. @type {(() => void) | null} */ #withdraw = null;
  #closed = false;

  /**
   * Sits down at the table.
   * @param {Seam.GameEntry} game
   * @param {Seam.State} state
   * @param {boolean} counted  whether it is in the statistics already
   * @param {Surroundings} surroundings
   */
  constructor(game, state, counted, surroundings) {
    this.#surroundings = surroundings;
    this.state = state;
    this.counted = counted;
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
      engine: { request: (request) => (this.#replaced ? new Promise(() => {}) : engine.request(request)) },
      state,
      settings: store.settings,
      words,
      openSheet,
      notice,
      copyLink,
      onstate: (next) => {
        if (!this.#left) this.#keep(next);
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

  /** Saves a state and counts a match that has ended. @param {Seam.State} state */
  #keep(state) {
    this.state = state;
    const { game, winners, seat } = state.table;
    if (state.next === "over" && !this.counted) {
      this.counted = true;
      store.countMatch(game, winners.includes(seat));
      void store.persist();
    }
    store.saveMatch(game, state, this.counted);
    this.#offerBack(state);
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
    if (reply.ok) replace(reply, false);
    else replace(this.state, this.counted);
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
