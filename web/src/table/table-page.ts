// Places tables in the shell, including unsaved tables beside the match.

import type { OpenTable } from "../base/page.ts";
import { openTable, type MakeMode } from "./table.ts";
import type { TableContext } from "./context.ts";
import { MatchSession } from "./session.ts";
import { forgetLayout } from "./draw/layout.ts";
import * as words from "../i18n/messages.ts";
import { engine } from "../engine/connection.ts";
import { showRules } from "../ui/dialogs.ts";
import { loadAssist } from "./extensions.ts";
import { copyLink } from "./shared-link.ts";
import { notice } from "../ui/notices.ts";
import { resumeView } from "../ui/views.ts";
import { addOverlay } from "../base/address.ts";
import { openSheet } from "../ui/sheet.ts";
import * as speaker from "./animation/audio.ts";
import { PageEngine } from "../engine/request.ts";
import { settings } from "../storage/settings.ts";
import type { Page, Route } from "../base/page.ts";

const shell = (): HTMLElement => document.getElementById("shell") as HTMLElement;

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
  if (!document.querySelector(".table-root")) forgetLayout();
  shell().hidden = false;
}

/** The table of a session, in the shell's place. */
export class SessionTable implements OpenTable {
  declare session: MatchSession;
  declare root: HTMLElement;
  declare table: ReturnType<typeof openTable>;

  /** Opens the table. @param mode creates the mode */
  constructor(
    session: MatchSession,
    mode: MakeMode,
    { leave, showSettings, players }: Pick<TableContext, "leave" | "showSettings" | "players">,
  ) {
    const { game } = session.state;
    this.session = session;
    this.root = tableRoot(game);
    const ctx = {
      settings,
      speaker,
      words,
      openSheet,
      notice,
      copyLink,
      addOverlay,
      loadAssist,
      leave,
      players,
      showSettings,
      showRules: (all?: boolean) => showRules(game, all),
    };
    this.table = openTable(this.root, session, ctx, mode);
  }

  get state() {
    return this.session.state;
  }

  close() {
    this.session.close();
    this.table.close();
    leaveRoot(this.root);
  }
}

/** Table functions of such a route. */
export interface TableRoute {
  pageEngine: PageEngine;
  show: (make: (() => OpenTable) | null) => void; // closes the current table and shows something else
  /** opens the table of an unsaved session */
  open: (state: Protocol.State, mode: MakeMode) => void;
  end: () => void;
}

/**
 * Route to an unsaved table: sends a request, shows progress, opens the table.
 * @param what `home`: address to leave to; `title`: shown until the table opens
 */
export function tablePage(
  page: Page,
  { home, game, title }: { home: string; game: () => Protocol.GameEntry | undefined; title: () => string },
  begin: (route: TableRoute) => unknown,
): Route & TableRoute {
  const pageEngine = new PageEngine(page.changed);
  const leave = () => page.go(home);
  let at: OpenTable | null = null;
  const route: TableRoute = {
    pageEngine,
    show(make) {
      at?.close();
      at = make?.() ?? null;
      page.changed();
    },
    open: (state, mode) =>
      route.show(
        () => new SessionTable(new MatchSession(state, engine), mode, { leave, showSettings: page.showSettings }),
      ),
    end() {
      pageEngine.end();
      at?.close();
    },
  };
  const ask = () => void begin(route);
  return {
    ...route,
    get game() {
      return game();
    },
    match: () => at,
    begin: ask,
    draw: () => resumeView(game()?.id ?? "", pageEngine, ask, title()),
  };
}
