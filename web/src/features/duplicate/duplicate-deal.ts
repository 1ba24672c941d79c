// The table of a duplicate deal: stores every state, and compares the deal with the field once it has ended.

import { DuplicateMode } from "../../table/modes/duplicate-mode.ts";
import { t } from "../../i18n/messages.ts";
import { engine } from "../../app/bootstrap.ts";
import * as boards from "../../storage/duplicate-deals.ts";
import * as kept from "../../storage/deals.ts";
import { notice } from "../../ui/notices.ts";
import { noteReview } from "../review/review-record.ts";
import { SideTable, besideMatch, type OfTables } from "../../table/table-page.ts";
import { Comparison } from "./comparison.ts";
import type { Page } from "../../app/routes.ts";
import type { Shared } from "./sharing.ts";
import type { TableView } from "../../table/table.ts";
import type { Scene } from "../../table/game-table.ts";

interface Deal {
  id: string; // storage id
  ask: Protocol.Requests["openDuplicate"];
  home: string; // address of the list that contains the deal
  game: () => Protocol.GameEntry;
  title: () => string; // page title until the table is open
  place: () => string; // name of the deal
  next: () => { label: string; run: () => void }; // action after the end of the deal
  begun?: () => void; // called when it is first stored
  shared?: () => Shared; // sharing texts; default: those of a deal in a match
}

/** The latest finished try by deal, for returning from the viewer of a field player. */
const ended: Map<string, Ended> = new Map();

type Ended = Pick<boards.Outcome, "save" | "replay" | "hinted">;

interface Try {
  known: boolean; // whether the deal had an entry
  save?: string; // the save in that entry
  another: boolean; // the first try has ended, so this is a later one
  hinted: boolean;
  over?: Ended; // this try has ended and its result is stored
}

export function atBoard(deal: Deal, page: Page) {
  const { id, home, game } = deal;
  return besideMatch(page, { home, game, title: deal.title }, (here) => begin(here, false));

  async function begin(here: OfTables, anew: boolean) {
    const { asking } = here;
    const known = boards.of(id);
    const begun = anew ? undefined : known?.save;
    const over: Ended | undefined = anew || begun || !known ? undefined : (ended.get(id) ?? known.first);
    const save = begun ?? over?.save;
    let state: Protocol.State | null = null;
    if (save) state = await asking.ask({ do: "load", save });
    else if (over?.replay) state = await asking.ask({ do: "openReplay", replay: over.replay });
    if (asking.phase === "failed") return;
    const there = state !== null;
    state ??= await asking.ask(deal.ask);
    if (!state) return;
    const older = !there && known && known.link !== state.link && boards.of(id) !== null;
    if (older) {
      boards.renew(id, state.link);
      notice(() => t("board-other"), [], { key: "board" });
    }
    sit(here, state, {
      known: known !== null,
      save: anew || older ? undefined : known?.save,
      another: Boolean(known?.first) && !older,
      hinted: there && ((begun ? known?.hinted : over?.hinted) ?? false),
      over: there ? over : undefined,
    });
  }

  function sit(here: OfTables, state: Protocol.State, { known, save, another, hinted, over }: Try) {
    let closed = false;
    let now = state;
    let stored = save;
    let warned = false;
    /** Explains once why this try is no longer stored. */
    const warn = (why: string) => {
      if (!warned) notice(() => t(why), [], { key: "board" });
      warned = true;
    };
    /** Stores this try, unless another tab has continued the deal or erased it. */
    const keep = () => {
      const board = boards.of(id);
      if (known && !board) return warn("board-erased");
      if (board?.save !== stored && board?.save !== now.save) return warn("board-elsewhere");
      known = true;
      stored = now.save;
      boards.keep(id, { ...board, link: now.link, save: now.save, hinted });
      deal.begun?.();
    };
    /** Stores the result at once, because the comparison with the field takes much longer. */
    const end = () => {
      ended.set(id, { save: now.save, hinted });
      void keepDeal(now);
      const board = boards.of(id) ?? (known ? null : { link: now.link });
      if (!board) return warn("board-erased");
      const { save, hinted: helped, ...rest } = board;
      const theirs = save === stored ? {} : { save, hinted: helped }; // another tab is still playing
      const first = { undone: now.table.undone, hinted, save: now.save };
      const counts = !another && !board.first;
      boards.keep(id, { ...rest, ...theirs, ...(counts ? { first } : { tries: (board.tries ?? 0) + 1 }) });
      known = another = true;
      stored = undefined;
      deal.begun?.();
    };
    if (over) {
      deal.begun?.();
      if (boards.of(id)?.first?.save) void keepDeal(state); // the page was closed before that was done
    } else if (isOver(state)) end();
    else keep();
    const compared = new Comparison({
      save: () => now.save,
      here: () => !closed,
      percents: () => ({}),
      note: () => {},
      hinted: () => hinted,
      go: page.go,
      shared: deal.shared,
      found({ percent, place, tied }, { replay }) {
        boards.complete(id, { save: now.save, replay }, { percent, place, tied });
      },
    });
    const onstate = (next: Protocol.State) => {
      if (next.save === now.save) return;
      now = next;
      if (isOver(next)) end();
      else keep(); // undoing the end begins another try
    };
    const looking = {
      kept: new Map(),
      watch: (fragment: string) => page.go(`replay&${fragment}`),
      onreview: async ({ deal, lines }: Protocol.Review) => {
        const reply = await engine.request({ do: "dealSummary", deal }).catch(() => null);
        if (reply?.ok) await noteReview(reply.kept.replay, lines);
      },
    };
    const mode = {
      ...looking,
      place: deal.place,
      next: deal.next,
      again: () => void begin(here, true),
      onhint() {
        hinted = true;
        if (!isOver(now)) keep();
      },
      ended: (table: TableView) => void compared.ended(table),
      below: (scene: Scene) => compared.strip(scene),
    };
    here.lay(() => {
      const { showSettings } = page;
      const around = { leave: () => page.go(home), showSettings, onstate };
      const table = new SideTable(state, (table) => new DuplicateMode(table, mode), around);
      return {
        get state() {
          return now;
        },
        close() {
          closed = true;
          compared.close();
          table.close();
        },
      };
    });
    /** Stores it with the played deals. */
    async function keepDeal({ save, table }: Protocol.State) {
      const own = { at: new Date().toISOString(), hinted, losses: null };
      const reply = await engine.request({ do: "dealSummary", deal: table.deal }).catch(() => null);
      if (!reply?.ok) return;
      boards.complete(id, { save, replay: reply.kept.replay });
      await kept.add([{ ...reply.kept, ...own }]);
    }
  }
}

const isOver = ({ next }: Protocol.State) => next === "deal" || next === "over";
