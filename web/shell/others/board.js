/** @file At the table of a deal that everybody plays alike: it is kept with every move, and compared once it has ended. */

import { DuplicateSitting } from "../../table/sittings/duplicate.js";
import { t } from "../../words/words.js";
import { engine } from "../begin/boot.js";
import * as boards from "../kept/boards.js";
import * as kept from "../kept/deals.js";
import { notice } from "../parts/notices.js";
import { noteReview } from "../parts/reviewed.js";
import { SideTable, besideMatch } from "../visits/at-table.js";
import { Compared } from "./compared.js";

/**
 * @typedef {import("../visits/visits.js").Page} Page
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
 * @property {(kept: Seam.Kept) => void} [played]  called when it has ended
 */

/** What was played to its end here: whoever has watched one of the field comes back to it. @type {Map<string, string>} */
const ended = new Map();

/** @param {Deal} deal @param {Page} page */
export function atBoard(deal, page) {
  const { id, home, game } = deal;
  return besideMatch(page, { home, game, title: deal.title }, (here) => begin(here, false));

  /** @param {import("../visits/at-table.js").OfTables} here @param {boolean} anew */
  async function begin(here, anew) {
    const { asking } = here;
    const known = boards.of(id);
    const save = anew ? undefined : (known?.save ?? ended.get(id));
    const replay = anew || save ? undefined : known?.first?.replay;
    /** @type {Seam.State | null} */
    let state = null;
    if (save) state = await asking.ask({ do: "load", save });
    else if (replay) state = await asking.ask({ do: "watch", replay });
    if (asking.phase === "failed") return;
    const there = state !== null;
    state ??= await asking.ask(deal.ask);
    if (!state) return;
    // An older version dealt other cards: what they came to is no result of these.
    const other = known && !there && known.link !== state.link;
    if (other) notice(() => t("board-other"), [], { key: "board" });
    const { hinted, ...rest } = known ?? { link: state.link };
    const kept = other ? { link: state.link } : there ? { ...rest, hinted } : rest;
    sit(here, state, kept, there && !known?.save);
  }

  /**
   * @param {import("../visits/at-table.js").OfTables} here @param {Seam.State} state @param {boards.Board} known
   * @param {boolean} old  it has been compared already: nothing more is kept of it
   */
  function sit(here, state, known, old) {
    let closed = false;
    let now = state;
    /** @param {Partial<boards.Board>} news */
    const keep = (news) => {
      known = { ...known, ...news };
      if (!old) boards.keep(id, known);
      deal.begun?.();
    };
    keep({ save: state.save, link: state.link });
    const compared = new Compared({
      save: () => now.save,
      here: () => !closed,
      percents: () => ({}),
      note: () => {},
      hinted: () => (old ? known.first?.hinted : known.hinted) ?? false,
      go: page.go,
      shared: deal.shared,
      found: (field, { replay, undone }) => {
        if (old) return;
        const outcome = { percent: field.percent, place: field.place, undone, hinted: known.hinted ?? false, replay };
        ended.set(id, now.save);
        const { save: _, hinted: __, ...rest } = known;
        known = known.first ? { ...rest, tries: (known.tries ?? 0) + 1 } : { ...rest, first: outcome };
        old = true;
        boards.keep(id, known);
      },
    });
    /** @param {Seam.State} next */
    const onstate = (next) => {
      if (next.save === now.save) return;
      old = false; // whoever takes back the end of a deal that counts already begins another try
      now = next;
      keep({ save: next.save, link: next.link });
      if (next.next === "deal" || next.next === "over") void keepDeal(next);
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
      onhint: () => keep({ hinted: true }),
      ended: (/** @type {import("../../table/table.js").TableView} */ table) => void compared.ended(table),
      below: (/** @type {import("../../table/game.js").Scene} */ scene) => compared.strip(scene),
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
    async function keepDeal({ table }) {
      const reply = await engine.request({ do: "keep", deal: table.deal }).catch(() => null);
      const own = { at: new Date().toISOString(), hinted: known.hinted ?? false, losses: null };
      if (reply?.ok) deal.played?.(reply.kept);
      if (reply?.ok) await kept.add([{ ...reply.kept, ...own }]);
    }
  }
}
