/** @file A match at the table: what the table is given, and what becomes of the match's states. */

import { openTable } from "../table/table.js";
import * as words from "../words/words.js";
import { engine } from "./boot.js";
import { BranchTable, tableRoot } from "./branch.js";
import { copyLink, showRules } from "./dialogs.js";
import { notice } from "./notices.js";
import { openSheet } from "./sheet.js";
import * as store from "./store.js";

const { t } = words;

/**
 * @typedef {object} Surroundings
 * @property {() => void} changed  called after every state
 * @property {() => void} leave
 * @property {() => void} showSettings
 * @property {(fragment: string) => void} watch  shows a deal step by step
 * @property {(state: Seam.State, counted: boolean) => void} replace  another match takes this
 *   one's place
 * @property {() => void} resume  goes on with the saved match
 */

export class Match {
  #surroundings;
  #game;
  /** @type {HTMLElement | null} */ #root = null;
  /** @type {{close: () => void} | null} */ #table = null;
  /** Where one of its deals is being tried again, if that is so. @type {BranchTable | null} */ #branch = null;
  /** What looking back has found, by deal. @type {Map<number, Seam.Review>} */ #reviews = new Map();
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
    this.#game = game.id;
    this.state = state;
    this.counted = counted;
    this.#keep(state);
    this.#open(state);
  }

  /** @param {Seam.State} state */
  #open(state) {
    const { changed, leave, showSettings } = this.#surroundings;
    this.#root = tableRoot(this.#game);
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
        if (!this.#left && next.save !== this.state.save) this.#keep(next);
        changed();
      },
      leave,
      showSettings,
      showRules: (/** @type {string | undefined} */ anchor) => showRules(this.#game, anchor),
      newMatch: () => void this.#renew(),
      replaying: () => {
        if (this.state.undo) store.keepBefore(this.#game);
      },
      reviews: this.#reviews,
      tryAgain: (deal, line) => void this.#tryAgain(deal, line),
      watch: this.#surroundings.watch,
    });
  }

  close() {
    this.#closed = true;
    this.#withdraw?.();
    this.#leaveTable();
  }

  /** Takes the table away, wherever the person sits now. */
  #leaveTable() {
    this.#branch?.close();
    this.#branch = null;
    this.#table?.close();
    this.#table = null;
    this.#root?.remove();
    /** @type {HTMLElement} */ (document.getElementById("shell")).hidden = false;
  }

  /**
   * Plays on from a decision of a deal that has ended, on a branch of the match.
   * @param {number} deal @param {Seam.Line} line
   */
  async #tryAgain(deal, line) {
    const went = this.state.table.results.find((result) => result.deal === deal);
    // The match itself once more: the session's may be an earlier branch.
    if (this.#branch && !(await this.#ask({ do: "load", save: this.state.save }))) return;
    const state = await this.#ask({ do: "branch", deal, index: line.index });
    if (!state || !went) return;
    this.#leaveTable();
    this.#branch = new BranchTable(
      state,
      {
        went,
        action: line.action,
        back: () => void this.#back(),
        again: () => void this.#tryAgain(deal, line),
      },
      this.#surroundings,
    );
  }

  /** Back from a branch. */
  async #back() {
    const state = await this.#ask({ do: "load", save: this.state.save });
    if (!state) return;
    this.#leaveTable();
    this.#open(state);
  }

  /** @param {Seam.Requests["load" | "branch"]} request @returns {Promise<Seam.State | null>} null: it came to nothing */
  async #ask(request) {
    const reply = await engine.request(request).catch((error) => ({ ok: /** @type {const} */ (false), error }));
    if (this.#closed) return null;
    if (reply.ok) return reply;
    notice(trouble(reply.error));
    return null;
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
  return () =>
    fault.text
      ? words.errorText(fault)
      : `${t("engine-failed")} ${t("engine-failed-why", { reason: fault.reason ?? "" })}`;
}
