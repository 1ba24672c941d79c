/** @file A deal that was played, looked back at: fetched, with the viewer, when it is first wanted. */

import { foundBy } from "../../table/back/review.js";
import { openViewer } from "../../table/back/viewer.js";
import * as words from "../../words/words.js";
import { engine } from "../begin/boot.js";
import * as kept from "../kept/deals.js";
import { copyLink } from "../parts/dialogs.js";
import { notice } from "../parts/notices.js";
import * as beside from "./beside.js";
import { atDeal } from "./replay.js";
import { goBack, lay, stay } from "../route.js";
import { openSheet } from "../parts/sheet.js";
import { settings } from "../kept/settings.js";
import { leaveRoot, tableRoot } from "./at-table.js";

/**
 * A deal step by step, and what the decisions in it were worth.
 * @param {string} fragment
 * @param {"" | "sent-" | "tried-" | `${string}-`} whose  the person's own, somebody else's, a second try from the link's place
 *   on, or by its level that of a bot that has played in the person's place
 * @param {import("./visits.js").Page} page
 */
export function atReplay(fragment, whose, page) {
  const bot = ["", "sent-", "tried-"].includes(whose) ? "" : whose.slice(0, -1);
  const sent = whose === "sent-" || bot !== "";
  return atDeal(fragment, page, "look-back", (state, seat) => {
    seat.lay(() => {
      const root = tableRoot(state.game);
      const tried = whose === "tried-" ? (state.at ?? 0) : 0;
      const viewer = openViewer(root, {
        engine,
        state,
        at: tried ? null : state.at,
        beside: beside.at(fragment),
        sent,
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
        tryAgain: (link) => page.go(`${sent ? whose : ""}again&${link}`),
        reviewed(review, replay) {
          if (!whose) void kept.noteReview(replay, foundBy(review.lines));
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
