// Watching: a table mode for the tests. Any tap plays the next action of the person's seat.

import { Mode } from "../table/mode.ts";
import * as words from "../i18n/messages.ts";
import { tablePage } from "../table/table-page.ts";
import type { RouteParams } from "./routes.ts";

class WatchingMode extends Mode {
  override autoplay = false;
  override calls = false;

  /** Plays on. */
  override on() {
    const { controller, session } = this.table;
    const [action] = controller.legal;
    if (action) this.table.run(session.play(action));
    return true;
  }

  override legal() {
    return [];
  }

  override intercepts() {
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

export const watchingPage = ({ game, page }: RouteParams) =>
  tablePage(page, { home: "", game: () => game, title: () => "" }, async ({ pageEngine, open }) => {
    const { id, seats } = game;
    const state = await pageEngine.ask({
      do: "startMatch",
      game: id,
      seats: seats.default,
      options: {},
      level: "club",
      seat: 0,
    });
    if (state) open(state, (table) => new WatchingMode(table));
  });
