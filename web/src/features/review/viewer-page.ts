// The page of the viewer, in a script that is fetched on first use.

import { openViewer, type Beside as BesideOf } from "./viewer.ts";
import * as words from "../../i18n/messages.ts";
import { engine } from "../../engine/connection.ts";
import { copyLink } from "../../table/shared-link.ts";
import { notice } from "../../ui/notices.ts";
import { storeReview } from "./archive.ts";
import { replayedDealPage } from "./replay-page.ts";
import { goBack, addOverlay, noted, stay } from "../../base/address.ts";
import { openSheet } from "../../ui/sheet.ts";
import { settings } from "../../storage/settings.ts";
import { leaveRoot, tableRoot } from "../../table/table-page.ts";
import { playersOf, type OwnBot } from "../../table/players.ts";
import type { Page } from "../../base/page.ts";

/** Another player's choice in this deal, from the history entry. */
interface Beside {
  index: number; // index of the action in the deal
  action: string; // the other player's
  by: string | null; // the other player's name; null: an expert of the field
}

/** Adds the sentence that describes it. */
const inWords = ({ index, action, by }: Beside): BesideOf => ({
  index,
  action,
  say: (action) => words.t(by === null ? "field-parted-here" : "challenge-here", { action, name: by }),
});

/**
 * The page of a deal in the viewer, with a review.
 * @param whose "": the person's deal; "sent-": somebody else's; "tried-": a second try from the link's position;
 * otherwise the level of the bot that played in the person's seat
 */
export function viewerPage(fragment: string, whose: "" | "sent-" | "tried-" | `${string}-`, page: Page) {
  const bot = ["", "sent-", "tried-"].includes(whose) ? "" : whose.slice(0, -1);
  const sent = whose === "sent-" || bot !== "";
  const own: OwnBot | undefined = noted("own");
  const [beside, by] = [noted("beside"), own?.name ?? noted("by")];
  return replayedDealPage(fragment, page, "look-back", (state, seat) => {
    seat.show(() => {
      const root = tableRoot(state.game);
      const tried = whose === "tried-" ? (state.at ?? 0) : 0;
      const viewer = openViewer(root, {
        engine,
        state,
        at: tried ? null : state.at,
        decided: noted("decided"),
        beside: beside ? inWords(beside) : null,
        sent,
        by,
        players: own && playersOf(own, state.table),
        bot,
        since: tried,
        settings,
        words,
        openSheet,
        notice,
        addOverlay,
        back: () => goBack(page.go, sent ? fragment : ""),
        showSettings: page.showSettings,
        share: copyLink,
        stay: (link) => tried || stay(`${whose}replay&${link}`),
        tryAgain: (link) => page.go(`${sent ? whose : ""}again&${link}`, { noting: { by } }),
        reviewed(review, replay) {
          if (!whose) void storeReview(replay, review.lines);
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
