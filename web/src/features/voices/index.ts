// Fetches the bots' remarks when a match first needs them.

import { voices as words } from "../../i18n/messages.ts";
import type { Step } from "../../table/game-table.ts";
import type { TableView } from "../../table/table.ts";

/** The bots' remarks at a table, once they are loaded; without them, nobody speaks. */
export class Remarks {
  #voices: import("./voices.ts").Voices | null = null;
  #loading: Promise<void> | null = null;
  #closed = false;
  #table: TableView;

  constructor(table: TableView) {
    this.#table = table;
  }

  /** Called when a step has been drawn. */
  told(step: Step) {
    if (this.#table.ctx.settings.get("remarks") === "off") return;
    this.#loading ??= this.#load().catch(() => {});
    this.#voices?.told(step);
  }

  async #load() {
    const [{ Voices }] = await Promise.all([import("./voices.ts"), words()]);
    if (!this.#closed) this.#voices = new Voices(this.#table);
  }

  close() {
    this.#closed = true;
    this.#voices?.close();
  }
}
