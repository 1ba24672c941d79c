// Append-only log of a deal, line by line; src/table/announcer/announcer.ts speaks it. Events are stored, not
// sentences, so a change of language rewrites the lines.

import type { LogEvent, Remark } from "../game-table.ts";
import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { matchHeadline } from "../draw/headline.ts";
import type { Scene, GameTable } from "../game-table.ts";

/** Maximum number of lines. */
const KEPT = 400;

export function lineOf(event: LogEvent, scene: Scene, game: GameTable) {
  switch (event.type) {
    case "undone":
    case "replayed":
      return scene.t(`table-log-${event.type}`);
    case "remark":
      return scene.t("voice-spoken", {
        seat: event.seat < 0 ? scene.t("voice-house") : scene.seatName(event.seat),
        line: remarkInWords(event, scene.t),
      });
    case "result":
      return game.outcome(event, scene);
    case "over":
      return matchHeadline(scene, game);
    default:
      // Without `describe`, a game has a line for each of its events; the type lists the events of all games.
      return game.describe ? game.describe(event, scene) : scene.say(`log-${event.type}` as string, event);
  }
}

export const remarkInWords = ({ id, call }: Remark, t: (id: string, args?: Record<string, string>) => string) =>
  t(id, call ? { call: t(call) } : {});

export class Log {
  /** Each entry caches its line once drawn. */
  #entries: { id: number; event: LogEvent; line?: unknown }[] = [];
  #count = 0;
  /** Language of the cached lines. */
  #lang = "";

  append(events: readonly LogEvent[]) {
    for (const event of events) this.#entries.push({ id: ++this.#count, event });
    this.#entries = this.#entries.slice(-KEPT);
  }

  draw(scene: Scene, game: GameTable) {
    const { lang } = document.documentElement;
    // Cache the lines: those of a long deal take longer than the rest of the table.
    if (lang !== this.#lang) for (const entry of this.#entries) delete entry.line;
    this.#lang = lang;
    return html`
      <div class=${scene.side ? "log scroll" : "log"} role="log" aria-live="off" data-follow tabindex=${scene.side ? 0 : nothing} aria-label=${scene.t("table-log")}>
        ${repeat(
          this.#entries,
          (entry) => entry.id,
          (entry) => {
            entry.line ??= drawLine(entry.event, scene, game);
            return entry.line;
          },
        )}
      </div>`;
  }
}

function drawLine(event: LogEvent, scene: Scene, game: GameTable) {
  const line = game.implied?.(event) ? null : lineOf(event, scene, game);
  return line ? html`<p class="log-line log-${event.type}">${line}</p>` : nothing;
}
