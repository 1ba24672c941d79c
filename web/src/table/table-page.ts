// At a table in the shell's place: the room for one, and a table beside the match's own, of which nothing is kept.

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

/** Fetches the aids that teach at a table, with all that they take. */
async function bringAids(game: string) {
  const [found] = await Promise.all([import("../features/assist/assist.ts"), words.aid(game)]);
  engine.supply(found.sources);
  return found;
}

/** What every table has of the shell. */
export const AROUND = { settings, speaker, words, openSheet, notice, copyLink, lay, bringAids };

/** The page's room for a table, in the shell's place. */
export function tableRoot(game: string) {
  const root = document.createElement("main");
  root.className = "table-root";
  root.id = "table";
  root.dataset.game = game; // its styles are its own
  shell().hidden = true;
  shell().after(root);
  return root;
}

/** The shell is in its place again. */
export function leaveRoot(root: HTMLElement | null) {
  root?.remove();
  shell().hidden = false;
}

/** A table at which something else than the match is played. */
export class SideTable {
  declare state: Seam.State;
  declare root: HTMLElement;
  declare table: ReturnType<typeof openTable>;

  /**
   * Sits down at the table. The session's match is the one that is played there.
   * @param sit what is played there
   */
  constructor(
    state: Seam.State,
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

/** Something that draws itself in the shell's place. */
export type AtTable = { state: Seam.State; close: () => void };

/** What else such a visit has. */
export interface OfTables {
  asking: Asking;
  lay: (make: (() => AtTable) | null) => void; // leaves the table there was, and lays another
  sitDown: (state: Seam.State, sit: Parameters<typeof openTable>[2]) => void; // at a table of its own
  end: () => void;
}

/**
 * A visit to tables of which nothing is kept: it asks the engine, shows how that goes, and sits down.
 * @param what `home`: the address to which one leaves; `title`: what is shown until there is a table
 */
export function besideMatch(
  page: Page,
  { home, game, title }: { home: string; game: () => Seam.GameEntry | undefined; title: () => string },
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
