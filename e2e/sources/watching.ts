// Watching: a kind of sitting, for the tests. Any tap plays the next action of the person's seat.

import { Mode } from "../table/modes/mode.ts";
import * as words from "../i18n/messages.ts";
import { besideMatch } from "../table/table-page.ts";
import type { Asked } from "./routes.ts";

class WatchingMode extends Mode {
  override alone = false;
  override calls = false;

  /** Plays on. */
  override on() {
    const { controller } = this.table;
    const [action] = controller.legal;
    if (action) this.table.run(controller.act(action));
    return true;
  }

  override legal() {
    return [];
  }

  override diverts() {
    return this.on();
  }

  override get answer() {
    return () => void this.on();
  }

  override undo() {}

  override prompt() {
    return words.t("sent-watch");
  }

  override marks() {
    return { watching: "yes" };
  }
}

export const atWatching = ({ game, page }: Asked) =>
  besideMatch(page, { home: "", game: () => game, title: () => "" }, async ({ asking, sitDown }) => {
    const { id, seats } = game;
    const state = await asking.ask({
      do: "startMatch",
      game: id,
      seats: seats.default,
      options: {},
      level: "club",
      seat: 0,
    });
    if (state) sitDown(state, (table) => new WatchingMode(table));
  });
