// Printed output of a bot: its last lines, with the deal and the seat in which they came.

import { t } from "../../../i18n/messages.ts";

/** Lines that are kept. */
const LINES = 400;

export class Output {
  #lines: string[] = [];
  #at = "-1 -1"; // deal and seat; −1: while the file was loaded
  /** Lines printed in all, those no longer kept included. */
  count = 0;

  add(line: string, deal: number, seat: number) {
    const at = `${deal} ${seat}`;
    if (at !== this.#at) {
      this.#at = at;
      this.#lines.push(deal > 0 ? t("workshop-printed-at", { deal, seat }) : t("workshop-printed-seat", { seat }));
    }
    this.#lines.push(line);
    this.count++;
    this.#lines = this.#lines.slice(-LINES);
  }

  get text() {
    return this.#lines.join("\n");
  }
}
