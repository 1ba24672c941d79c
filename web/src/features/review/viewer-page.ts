// A deal that was played, looked back at: fetched, with the viewer, when it is first wanted.

import { openViewer, type Beside as BesideOf } from "./viewer.ts";
import * as words from "../../i18n/messages.ts";
import { engine } from "../../app/bootstrap.ts";
import { copyLink } from "../../ui/dialogs.ts";
import { notice } from "../../ui/notices.ts";
import { noteReview } from "./review-record.ts";
import { atDeal } from "./replay-page.ts";
import { goBack, lay, noted, stay } from "../../app/router.ts";
import { openSheet } from "../../ui/sheet.ts";
import { settings } from "../../storage/settings.ts";
import { leaveRoot, tableRoot } from "../../table/table-page.ts";
import type { Page } from "../../app/routes.ts";

/** What somebody else chose at a place of a deal, as the history has noted it. */
interface Beside {
  index: number; // of the action in the deal
  action: string; // the other's
  by: string | null; // who, in words; null: an expert of the field
}

/** Says it. */
const inWords = ({ index, action, by }: Beside): BesideOf => ({
  index,
  action,
  say: (action) => words.t(by === null ? "field-parted-here" : "challenge-here", { action, name: by }),
});

/**
 * A deal step by step, and what the decisions in it were worth.
 * @param whose the person's own, somebody else's, a second try from the link's place on, or by its level that of a bot
 * that has played in the person's place
 */
export function atReplay(fragment: string, whose: "" | "sent-" | "tried-" | `${string}-`, page: Page) {
  const bot = ["", "sent-", "tried-"].includes(whose) ? "" : whose.slice(0, -1);
  const sent = whose === "sent-" || bot !== "";
  const [beside, by] = [noted("beside"), noted("by")];
  return atDeal(fragment, page, "look-back", (state, seat) => {
    seat.lay(() => {
      const root = tableRoot(state.game);
      const tried = whose === "tried-" ? (state.at ?? 0) : 0;
      const viewer = openViewer(root, {
        engine,
        state,
        at: tried ? null : state.at,
        beside: beside ? inWords(beside) : null,
        sent,
        by,
        bot,
        since: tried,
        settings,
        words,
        openSheet,
        notice,
        lay,
        back: () => goBack(page.go, sent ? fragment : ""),
        showSettings: page.showSettings,
        share: copyLink,
        stay: (link) => tried || stay(`${whose}replay&${link}`),
        tryAgain: (link) => page.go(`${sent ? whose : ""}again&${link}`, { noting: { by } }),
        reviewed(review, replay) {
          if (!whose) void noteReview(replay, review.lines);
        },
      });
      return {
        state,
        close() {
          viewer.close();
          leaveRoot(root);
        },
      };
    });
  });
}
