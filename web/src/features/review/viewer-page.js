/** @file A deal that was played, looked back at: fetched, with the viewer, when it is first wanted. */

import { openViewer } from "./viewer.js";
import * as words from "../../i18n/messages.js";
import { engine } from "../../app/bootstrap.js";
import { copyLink } from "../../ui/dialogs.js";
import { notice } from "../../ui/notices.js";
import { noteReview } from "./review-record.js";
import { atDeal } from "./replay-page.js";
import { goBack, lay, noted, stay } from "../../app/router.js";
import { openSheet } from "../../ui/sheet.js";
import { settings } from "../../storage/settings.js";
import { leaveRoot, tableRoot } from "../../table/table-page.js";

/**
 * @typedef {object} Beside  what somebody else chose at a place of a deal, as the history has noted it
 * @property {number} index  of the action in the deal
 * @property {string} action  the other's
 * @property {string | null} by  who, in words; null: an expert of the field
 */

/** Says it. @param {Beside} noted @returns {import("./viewer.js").Beside} */
const inWords = ({ index, action, by }) => ({
  index,
  action,
  say: (action) => words.t(by === null ? "field-parted-here" : "challenge-here", { action, name: by }),
});

/**
 * A deal step by step, and what the decisions in it were worth.
 * @param {string} fragment
 * @param {"" | "sent-" | "tried-" | `${string}-`} whose  the person's own, somebody else's, a second try from the link's place
 *   on, or by its level that of a bot that has played in the person's place
 * @param {import("../../app/routes.js").Page} page
 */
export function atReplay(fragment, whose, page) {
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
