/** @file A table at which a deal is tried again from one of its decisions: nothing of it is kept. */

import { openTable } from "../table/table.js";
import * as words from "../words/words.js";
import { engine } from "./boot.js";
import { copyLink, showRules } from "./dialogs.js";
import { notice } from "./notices.js";
import { openSheet } from "./sheet.js";
import * as store from "./store.js";

/** The page's room for a table, in the shell's place. @param {string} game */
export function tableRoot(game) {
  const root = document.createElement("main");
  root.className = "table-root";
  root.id = "table";
  root.dataset.game = game; // its styles are its own
  const shell = /** @type {HTMLElement} */ (document.getElementById("shell"));
  shell.hidden = true;
  shell.after(root);
  return root;
}

export class BranchTable {
  /**
   * Sits down at the table. The session's match is the branch already.
   * @param {Seam.State} state  what `branch` was answered
   * @param {import("../table/branch.js").Branch} branch
   * @param {{leave: () => void, showSettings: () => void}} surroundings
   */
  constructor(state, branch, { leave, showSettings }) {
    const idle = () => {};
    this.root = tableRoot(state.game);
    this.table = openTable(this.root, {
      engine,
      state,
      branch,
      reviews: new Map(),
      settings: store.settings,
      words,
      openSheet,
      notice,
      copyLink,
      leave,
      showSettings,
      showRules: (all) => showRules(state.game, all),
      onstate: idle,
      newMatch: idle,
      replaying: idle,
    });
  }

  close() {
    this.table.close();
    this.root.remove();
    /** @type {HTMLElement} */ (document.getElementById("shell")).hidden = false;
  }
}
