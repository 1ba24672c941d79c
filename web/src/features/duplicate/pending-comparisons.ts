// Completes interrupted comparisons (tab closed) while a list of duplicate deals is open.

import * as duplicates from "../../storage/duplicate-deals.ts";
import * as dealStore from "../../storage/deals.ts";
import { play } from "./field-player.ts";
import type { Route, Page } from "../../base/page.ts";

/** Wraps a list page so that it completes pending comparisons. */
export function withPendingComparisons(list: Route, page: Page): Route {
  let open = true;
  return {
    ...list,
    begin() {
      list.begin?.();
      for (const [id, { first }] of Object.entries(duplicates.all())) {
        if (first && first.percent === undefined) finish(id, first);
      }
    },
    end() {
      open = false;
      list.end?.();
    },
  };

  function finish(id: string, { save = "", replay, hinted }: duplicates.Outcome) {
    play({
      match: replay ? { do: "openReplay", replay } : { do: "load", save },
      wanted: () => open,
      async heard({ found }, by) {
        if (!found) return;
        const reply = await by.request({ do: "dealSummary" });
        if (!reply.ok) return;
        const { percent, place, tied, levels } = found;
        duplicates.complete(id, { save, replay: replay ?? reply.summary.replay }, { percent, place, tied });
        page.changed();
        const field = { percent, place, levels };
        const own = { at: new Date().toISOString(), hinted, losses: null, field };
        if (replay) await dealStore.alter([{ replay, field }]);
        else await dealStore.add([{ ...reply.summary, ...own }]);
      },
    });
  }
}
