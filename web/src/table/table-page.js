/** @file At a table in the shell's place: the room for one, and a table beside the match's own, of which nothing is kept. */

import { openTable } from "./table.js";
import * as words from "../i18n/messages.js";
import { engine } from "../app/bootstrap.js";
import { copyLink, showRules } from "../ui/dialogs.js";
import { notice } from "../ui/notices.js";
import { resumeView } from "../ui/views.js";
import { lay } from "../app/router.js";
import { openSheet } from "../ui/sheet.js";
import * as speaker from "../ui/audio.js";
import { Asking } from "../engine/request.js";
import { settings } from "../storage/settings.js";

/** @returns {HTMLElement} */
const shell = () => /** @type {HTMLElement} */ (document.getElementById("shell"));

/** Fetches the aids that teach at a table, with all that they take. @param {string} game */
async function bringAids(game) {
  const [found] = await Promise.all([import("../features/assist/assist.js"), words.aid(game)]);
  engine.supply(found.sources);
  return found;
}

/** What every table has of the shell. */
export const AROUND = { settings, speaker, words, openSheet, notice, copyLink, lay, bringAids };

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
   * @param {Pick<import("./table.js").TableContext, "leave" | "showSettings">
   *   & Partial<import("./table.js").TableContext>} surroundings
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
 *
 * @typedef {object} OfTables  what else such a visit has
 * @property {Asking} asking
 * @property {(make: (() => AtTable) | null) => void} lay  leaves the table there was, and lays another
 * @property {(state: Seam.State, sit: Parameters<typeof openTable>[2]) => void} sitDown  at a table of its own
 * @property {() => void} end
 */

/**
 * A visit to tables of which nothing is kept: it asks the engine, shows how that goes, and sits down.
 * @param {import("../app/routes.js").Page} page
 * @param {{home: string, game: () => Seam.GameEntry | undefined, title: () => string}} what  `home`: the address to which
 *   one leaves; `title`: what is shown until there is a table
 * @param {(here: OfTables) => unknown} begin
 * @returns {import("../app/routes.js").Visit & OfTables}
 */
export function besideMatch(page, { home, game, title }, begin) {
  const asking = new Asking(page.changed);
  const leave = () => page.go(home);
  /** @type {AtTable | null} */
  let at = null;
  /** @type {OfTables} */
  const here = {
    asking,
    lay(make) {
      at?.close();
      at = make?.() ?? null;
      page.changed();
    },
    sitDown: (state, sit) => here.lay(() => new SideTable(state, sit, { leave, showSettings: page.showSettings })),
    end() {
      asking.end();
      at?.close();
    },
  };
  const ask = () => void begin(here);
  return {
    ...here,
    get game() {
      return game();
    },
    match: () => at,
    begin: ask,
    draw: () => resumeView(game()?.id ?? "", asking, ask, title()),
  };
}
