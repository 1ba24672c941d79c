/** @file A deal that was played, step by step: fetched, with the viewer, when it is first wanted. */

import { openViewer } from "../../table/back/viewer.js";
import * as words from "../../words/words.js";
import { engine } from "../begin/boot.js";
import { copyLink } from "../parts/dialogs.js";
import { notice } from "../parts/notices.js";
import { atDeal } from "./replay.js";
import { goBack } from "../route.js";
import { openSheet } from "../parts/sheet.js";
import { settings } from "../kept/settings.js";
import { leaveRoot, tableRoot } from "./at-table.js";

/**
 * A deal step by step.
 * @param {string} fragment
 * @param {string} whose  "sent": a sender's; a level: a bot's that has played in the person's place; "": the person's own
 * @param {import("./visits.js").Page} page
 */
export function atReplay(fragment, whose, page) {
  const sent = whose === "sent";
  return atDeal(fragment, page, "replay-watch", (state, { lay }) => {
    lay(() => {
      const root = tableRoot(state.game);
      const viewer = openViewer(root, {
        engine,
        state,
        at: state.at ?? 0,
        sent,
        bot: sent ? "" : whose,
        settings,
        words,
        openSheet,
        notice,
        back: () => goBack(page.go, sent ? fragment : ""),
        showSettings: page.showSettings,
        share: copyLink,
        tryAgain: (link) => page.go(`${sent ? "sent-" : ""}again&${link}`),
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
