/** @file Tables in the shell's place: the room for one, and one beside the match's own, of which nothing is kept. */

import { openTable } from "../table/table.js";
import * as words from "../words/words.js";
import { engine } from "./boot.js";
import { copyLink, showRules } from "./dialogs.js";
import { notice } from "./notices.js";
import { resumeView } from "./setup.js";
import { openSheet } from "./sheet.js";
import * as speaker from "./speaker.js";
import { Start } from "./start.js";
import * as store from "./store.js";

/** @returns {HTMLElement} */
const shell = () => /** @type {HTMLElement} */ (document.getElementById("shell"));

/** What every table has of the shell. */
export const AROUND = { settings: store.settings, speaker, words, openSheet, notice, copyLink };

/** The page's room for a table, in the shell's place. @param {string} game */
export function tableRoot(game) {
  const root = document.createElement("main");
  root.className = "table-root";
  root.id = "table";
  root.dataset.game = game; // its styles are its own
  shell().hidden = true;
  shell().after(root);
  return root;
}

/** The shell is in its place again. @param {HTMLElement | null} root */
export function leaveRoot(root) {
  root?.remove();
  shell().hidden = false;
}

/** A table at which something else than the match is played. */
export class SideTable {
  /**
   * Sits down at the table. The session's match is the one that is played there.
   * @param {Seam.State} state
   * @param {Parameters<typeof openTable>[2]} sit  what is played there
   * @param {Pick<import("../table/table.js").TableContext, "leave" | "showSettings">
   *   & Partial<import("../table/table.js").TableContext>} surroundings
   */
  constructor(state, sit, surroundings) {
    this.state = state;
    this.root = tableRoot(state.game);
    const given = { engine, onstate: () => {}, ...AROUND, ...surroundings };
    this.table = openTable(this.root, { state, showRules: (all) => showRules(state.game, all), ...given }, sit);
  }

  close() {
    this.table.close();
    leaveRoot(this.root);
  }
}

/**
 * @typedef {{state: Seam.State, close: () => void}} AtTable  something that draws itself in the shell's place
 * @typedef {(lay: (() => AtTable) | null) => void} SitDown  leaves the table there was, and lays another
 */

/**
 * A visit to a table of which nothing is kept: it asks the engine, shows how that goes, and sits down.
 * @param {import("./visits.js").Page} page
 * @param {() => Seam.GameEntry | undefined} game
 * @param {() => string} title  what is shown meanwhile
 * @param {(start: Start, sitDown: SitDown) => unknown} begin
 */
export function besideMatch(page, game, title, begin) {
  const start = new Start(page.changed);
  /** @type {AtTable | null} */
  let here = null;
  /** @type {SitDown} */
  const sitDown = (lay) => {
    here?.close();
    here = lay?.() ?? null;
    page.changed();
  };
  const ask = () => void begin(start, sitDown);
  return {
    get game() {
      return game();
    },
    start,
    sitDown,
    match: () => here,
    begin: ask,
    end() {
      start.end();
      here?.close();
    },
    /** @returns {unknown} */
    draw: () => resumeView(game()?.id ?? "", start, ask, title()),
  };
}
