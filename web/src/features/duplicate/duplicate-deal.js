/** @file At the table of a deal that everybody plays alike: it is kept with every move, and compared once it has ended. */

import { DuplicateSitting } from "../../table/modes/duplicate-mode.js";
import { t } from "../../i18n/messages.js";
import { engine } from "../../app/bootstrap.js";
import * as boards from "../../storage/duplicate-deals.js";
import * as kept from "../../storage/deals.js";
import { notice } from "../../ui/notices.js";
import { noteReview } from "../review/review-record.js";
import { SideTable, besideMatch } from "../../table/table-page.js";
import { Compared } from "./comparison.js";

/**
 * @typedef {import("../../app/routes.js").Page} Page
 *
 * @typedef {object} Deal
 * @property {string} id  names it in what is kept
 * @property {Seam.Requests["board"]} ask
 * @property {string} home  the address of the list that it belongs to
 * @property {() => Seam.GameEntry} game
 * @property {() => string} title  what is shown until there is a table
 * @property {() => string} place  which one it is
 * @property {() => {label: string, run: () => void}} next  where to go when it has ended
 * @property {() => void} [begun]  called when it is first kept
 * @property {() => import("./sharing.js").Shared} [shared]  how it is handed on, if not as a deal of a match
 */

/** What was played to its end here last: whoever has watched one of the field comes back to it. @type {Map<string, Ended>} */
const ended = new Map();

/** @typedef {Pick<boards.Outcome, "save" | "replay" | "hinted">} Ended */
/**
 * @typedef {object} Try
 * @property {boolean} known  the entry of this deal was there
 * @property {string} [save]  what the entry says is being played
 * @property {boolean} another  the first try has ended: this one cannot become the first
 * @property {boolean} hinted
 * @property {Ended} [over]  it has ended, and its result is stored
 */

/** @param {Deal} deal @param {Page} page */
export function atBoard(deal, page) {
  const { id, home, game } = deal;
  return besideMatch(page, { home, game, title: deal.title }, (here) => begin(here, false));

  /** @param {import("../../table/table-page.js").OfTables} here @param {boolean} anew */
  async function begin(here, anew) {
    const { asking } = here;
    const known = boards.of(id);
    const begun = anew ? undefined : known?.save;
    /** @type {Ended | undefined} */
    const over = anew || begun || !known ? undefined : (ended.get(id) ?? known.first);
    const save = begun ?? over?.save;
    /** @type {Seam.State | null} */
    let state = null;
    if (save) state = await asking.ask({ do: "load", save });
    else if (over?.replay) state = await asking.ask({ do: "watch", replay: over.replay });
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

  /** @param {import("../../table/table-page.js").OfTables} here @param {Seam.State} state @param {Try} of */
  function sit(here, state, { known, save, another, hinted, over }) {
    let closed = false;
    let now = state;
    let stored = save;
    let warned = false;
    /** Tells once why this try is not stored any more. @param {string} why */
    const warn = (why) => {
      if (!warned) notice(() => t(why), [], { key: "board" });
      warned = true;
    };
    /** Stores how far this try has come, unless another tab has gone on with the deal or erased it. */
    const keep = () => {
      const board = boards.of(id);
      if (known && !board) return warn("board-erased");
      if (board?.save !== stored && board?.save !== now.save) return warn("board-elsewhere");
      known = true;
      stored = now.save;
      boards.keep(id, { ...board, link: now.link, save: now.save, hinted });
      deal.begun?.();
    };
    /** Stores the result as soon as the deal has ended; the comparison with the field takes much longer. */
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
    const compared = new Compared({
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
    /** @param {Seam.State} next */
    const onstate = (next) => {
      if (next.save === now.save) return;
      now = next;
      if (isOver(next)) end();
      else keep(); // whoever takes back the end begins another try
    };
    const looking = {
      kept: new Map(),
      watch: (/** @type {string} */ fragment) => page.go(`replay&${fragment}`),
      onreview: async (/** @type {Seam.Review} */ { deal, lines }) => {
        const reply = await engine.request({ do: "keep", deal }).catch(() => null);
        if (reply?.ok) await noteReview(reply.kept.replay, lines);
      },
    };
    const sitting = {
      ...looking,
      place: deal.place,
      next: deal.next,
      again: () => void begin(here, true),
      onhint() {
        hinted = true;
        if (!isOver(now)) keep();
      },
      ended: (/** @type {import("../../table/table.js").TableView} */ table) => void compared.ended(table),
      below: (/** @type {import("../../table/game-table.js").Scene} */ scene) => compared.strip(scene),
    };
    here.lay(() => {
      const { showSettings } = page;
      const around = { leave: () => page.go(home), showSettings, onstate };
      const table = new SideTable(state, (table) => new DuplicateSitting(table, sitting), around);
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
    /** Keeps it among the deals that were played. @param {Seam.State} over */
    async function keepDeal({ save, table }) {
      const own = { at: new Date().toISOString(), hinted, losses: null };
      const reply = await engine.request({ do: "keep", deal: table.deal }).catch(() => null);
      if (!reply?.ok) return;
      boards.complete(id, { save, replay: reply.kept.replay });
      await kept.add([{ ...reply.kept, ...own }]);
    }
  }
}

/** @param {Seam.State} state */
const isOver = ({ next }) => next === "deal" || next === "over";
