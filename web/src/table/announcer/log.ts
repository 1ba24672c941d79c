// What has happened, line by line, only ever appended to; it is spoken by src/table/announcer/announcer.ts. Events are
// kept, not sentences, so that a change of language changes the lines.

import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { winnersInWords } from "../draw/score.ts";
import type { Scene, GameTable } from "../game-table.ts";

export type Happening = Seam.Event<Seam.Game> | { type: "undone" | "replayed" };

/** Older lines than this many are dropped. */
const KEPT = 400;

export function lineOf(event: Happening, scene: Scene, game: GameTable) {
  switch (event.type) {
    case "undone":
    case "replayed":
      return scene.t(`table-log-${event.type}`);
    case "result":
      return game.outcome(event, scene);
    case "over":
      return winnersInWords(event.winners, scene);
    default:
      return game.describe ? game.describe(event, scene) : scene.say(`log-${event.type}`, event);
  }
}

export class Log {
  /** Each with its line, once it has been drawn. */
  #entries: { id: number; event: Happening; line?: unknown }[] = [];
  #count = 0;
  /** Of the lines. */
  #lang = "";

  append(events: readonly Happening[]) {
    for (const event of events) this.#entries.push({ id: ++this.#count, event });
    this.#entries = this.#entries.slice(-KEPT);
  }

  draw(scene: Scene, game: GameTable) {
    const { lang } = document.documentElement;
    // What has happened is put into words once: a long deal's lines take longer than all else on the table.
    if (lang !== this.#lang) for (const entry of this.#entries) delete entry.line;
    this.#lang = lang;
    return html`
      <div class="log" role="log" aria-live="off" data-follow tabindex=${scene.wide ? 0 : nothing} aria-label=${scene.t("table-log")}>
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

function drawLine(event: Happening, scene: Scene, game: GameTable) {
  const line = game.implied?.(event) ? null : lineOf(event, scene, game);
  return line ? html`<p class="log-line log-${event.type}">${line}</p>` : nothing;
}
