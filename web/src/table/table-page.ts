// Places tables in the shell, including unsaved tables beside the match.

import { openTable, type TableContext } from "./table.ts";
import * as words from "../i18n/messages.ts";
import { engine } from "../app/bootstrap.ts";
import { copyLink, showRules } from "../ui/dialogs.ts";
import { notice } from "../ui/notices.ts";
import { resumeView } from "../ui/views.ts";
import { lay } from "../app/router.ts";
import { openSheet } from "../ui/sheet.ts";
import * as speaker from "../ui/audio.ts";
import { Asking } from "../engine/request.ts";
import { settings } from "../storage/settings.ts";
import type { Page, Visit } from "../app/routes.ts";

const shell = (): HTMLElement => document.getElementById("shell") as HTMLElement;

/** Loads the assist module and its dependencies. */
async function bringAids(game: string) {
  const [found] = await Promise.all([import("../features/assist/assist.ts"), words.aid(game)]);
  engine.supply(found.sources);
  return found;
}

/** The shell's services for every table. */
export const AROUND = { settings, speaker, words, openSheet, notice, copyLink, lay, bringAids };

/** Replaces the shell's page by an empty table root. */
export function tableRoot(game: string) {
  const root = document.createElement("main");
  root.className = "table-root";
  root.id = "table";
  root.dataset.game = game; // selects the game's styles
  shell().hidden = true;
  shell().after(root);
  return root;
}

/** Restores the shell's page. */
export function leaveRoot(root: HTMLElement | null) {
  root?.remove();
  shell().hidden = false;
}

/** A table for anything other than the match. */
export class SideTable {
  declare state: Protocol.State;
  declare root: HTMLElement;
  declare table: ReturnType<typeof openTable>;

  /**
   * Opens the table. The engine session keeps the match of this table.
   * @param sit creates the mode
   */
  constructor(
    state: Protocol.State,
    sit: Parameters<typeof openTable>[2],
    surroundings: Pick<TableContext, "leave" | "showSettings"> & Partial<TableContext>,
  ) {
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

/** A drawing in the shell's place, opened from a table. */
export type AtTable = { state: Protocol.State; close: () => void };

/** Table functions of such a route. */
export interface OfTables {
  asking: Asking;
  lay: (make: (() => AtTable) | null) => void; // closes the current table and shows something else
  sitDown: (state: Protocol.State, sit: Parameters<typeof openTable>[2]) => void; // opens a separate table
  end: () => void;
}

/**
 * Route to an unsaved table: sends a request, shows progress, opens the table.
 * @param what `home`: address to leave to; `title`: shown until the table opens
 */
export function besideMatch(
  page: Page,
  { home, game, title }: { home: string; game: () => Protocol.GameEntry | undefined; title: () => string },
  begin: (here: OfTables) => unknown,
): Visit & OfTables {
  const asking = new Asking(page.changed);
  const leave = () => page.go(home);
  let at: AtTable | null = null;
  const here: OfTables = {
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
