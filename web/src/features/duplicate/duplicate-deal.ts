// The table of a duplicate deal: stores every state, and compares the deal with the field once it has ended.

import { DuplicateMode } from "./duplicate-mode.ts";
import { t } from "../../i18n/messages.ts";
import { engine } from "../../engine/connection.ts";
import * as duplicates from "../../storage/duplicate-deals.ts";
import { notice } from "../../ui/notices.ts";
import { archiveDeal, archiveReviews, type Story } from "../review/index.ts";
import { MatchSession } from "../../table/session.ts";
import { SessionTable, tablePage, type TableRoute } from "../../table/table-page.ts";
import { Comparison } from "./comparison.ts";
import type { Page } from "../../base/page.ts";
import type { Shared } from "./sharing.ts";
import type { TableView } from "../../table/table.ts";
import type { Scene } from "../../table/game-table.ts";
import type { Facts } from "../../table/deal-story.ts";

interface Deal {
  id: string; // storage id
  ask: Protocol.Requests["openDuplicate"];
  home: string; // address of the list that contains the deal
  game: () => Protocol.GameEntry;
  title: () => string; // page title until the table is open
  place: () => string; // name of the deal
  next: () => { label: string; run: () => void }; // action after the end of the deal
  shared?: () => Shared; // sharing texts; default: those of a deal in a match
  headline?: (replay: string) => Promise<((scene: Scene) => string) | null>; // of the result, from the deal as played
  standing?: (found: Protocol.Field) => string; // prompt once its field is complete
}

/** The story told of a try, by the save at its end. */
const TOLD: Map<string, Story> = new Map();

/** The latest finished try by deal, for returning from the viewer of a field player. */
const ended: Map<string, Ended> = new Map();

type Ended = Pick<duplicates.Outcome, "save" | "replay" | "hinted">;

interface Try {
  known: boolean; // whether the deal had an entry
  save?: string; // the save in that entry
  another: boolean; // the first try has ended, so this is a later one
  hinted: boolean;
  over?: Ended; // this try has ended and its result is stored
}

export function duplicateDealPage(deal: Deal, page: Page) {
  const { id, home, game } = deal;
  return tablePage(page, { home, game, title: deal.title }, (here) => begin(here, false));

  async function begin(here: TableRoute, anew: boolean) {
    const { pageEngine } = here;
    const known = duplicates.of(id);
    const begun = anew ? undefined : known?.save;
    const over: Ended | undefined = anew || begun || !known ? undefined : (ended.get(id) ?? known.first);
    const save = begun ?? over?.save;
    let state: Protocol.State | null = null;
    if (save) state = await pageEngine.ask({ do: "load", save });
    else if (over?.replay) state = await pageEngine.ask({ do: "openReplay", replay: over.replay });
    if (pageEngine.phase === "failed") return;
    const there = state !== null;
    state ??= await pageEngine.ask(deal.ask);
    if (!state) return;
    const older = !there && known && known.link !== state.link && duplicates.of(id) !== null;
    if (older) {
      duplicates.renew(id, state.link);
      notice(() => t("board-other"), [], { key: "board" });
    }
    open(here, state, {
      known: known !== null,
      save: anew || older ? undefined : known?.save,
      another: Boolean(known?.first) && !older,
      hinted: there && ((begun ? known?.hinted : over?.hinted) ?? false),
      over: there ? over : undefined,
    });
  }

  function open(here: TableRoute, state: Protocol.State, { known, save, another, hinted, over }: Try) {
    const session = new MatchSession(state, engine, { hinted: hinted ? state.table.deal : undefined });
    const isHinted = () => session.hinted === state.table.deal;
    let stored = save;
    let warned = false;
    let headline: ((scene: Scene) => string) | null = null;
    let sitting: TableView | null = null;
    /** Finds the headline of the result, and announces it. */
    const head = async (replay: string) => {
      const { save } = session.state;
      const found = (await deal.headline?.(replay).catch(() => null)) ?? null;
      if (!found || session.state.save !== save) return;
      headline = found;
      sitting?.draw(true);
      if (sitting) sitting.narration.say(found(sitting.scene()));
    };
    /** Explains once why this try is no longer stored. */
    const warn = (why: string) => {
      if (!warned) notice(() => t(why), [], { key: "board" });
      warned = true;
    };
    /** Stores this try, unless another tab has continued the deal or erased it. */
    const keep = () => {
      const { save, link } = session.state;
      const board = duplicates.of(id);
      if (known && !board) return warn("board-erased");
      if (board?.save !== stored && board?.save !== save) return warn("board-elsewhere");
      known = true;
      stored = save;
      duplicates.put(id, { ...board, link, save, hinted: isHinted() });
    };
    /** Stores the result at once, because the comparison with the field takes much longer. */
    const end = () => {
      const now = session.state;
      const hinted = isHinted();
      ended.set(id, { save: now.save, hinted });
      void archive();
      const board = duplicates.of(id) ?? (known ? null : { link: now.link });
      if (!board) return warn("board-erased");
      const { save, hinted: helped, ...rest } = board;
      const theirs = save === stored ? {} : { save, hinted: helped }; // another tab is still playing
      const first = { undone: now.table.undone, hinted, save: now.save };
      const counts = !another && !board.first;
      duplicates.put(id, { ...rest, ...theirs, ...(counts ? { first } : { tries: (board.tries ?? 0) + 1 }) });
      known = another = true;
      stored = undefined;
    };
    /** Undoing the end begins another try. */
    const store = () => (isOver(session.state) ? end() : keep());
    if (over) {
      if (over.replay) void head(over.replay);
      if (duplicates.of(id)?.first?.save) void archive(); // the page was closed before that was done
    } else store();
    session.subscribe({
      state(next, before) {
        if (next.save === before.save) return;
        headline = null;
        store();
      },
      hinted: () => isOver(session.state) || keep(),
    });
    archiveReviews(session);
    const comparison = new Comparison(session, {
      percents: () => ({}),
      note: () => {},
      go: page.go,
      shared: deal.shared,
      found({ percent, place, tied }, { replay }) {
        duplicates.complete(id, { save: session.state.save, replay }, { percent, place, tied });
      },
    });
    const options = {
      watch: (fragment: string, decided?: Facts) => page.go(`replay&${fragment}`, { noting: { decided } }),
      place: deal.place,
      next: deal.next,
      again: () => void begin(here, true),
      decides: (scene: Scene) => comparison.decides(scene),
      ended(table: TableView) {
        sitting = table;
        void comparison.ended(table);
      },
      below: (scene: Scene) => comparison.strip(scene),
      compared: (scene: Scene) => comparison.compared(scene),
      standing(scene: Scene) {
        const found = comparison.found(scene);
        return (found && deal.standing?.(found)) ?? scene.t("table-deal-over"); // the match does not go on
      },
      headline: (scene: Scene) => headline?.(scene) ?? null,
      stories: {
        of: () => TOLD.get(session.state.save) ?? null,
        put: (_: number, story: Story | null) => void (story && TOLD.set(session.state.save, story)),
      },
    };
    const { showSettings } = page;
    const leave = () => page.go(home);
    here.show(() => new SessionTable(session, (table) => new DuplicateMode(table, options), { leave, showSettings }));

    /** Stores it with the played deals. */
    function archive() {
      const { save } = session.state;
      return archiveDeal(session, ({ replay }) => {
        void head(replay);
        duplicates.complete(id, { save, replay });
        page.changed(); // its list may already be open
      });
    }
  }
}

const isOver = ({ next }: Protocol.State) => next === "deal" || next === "over";
