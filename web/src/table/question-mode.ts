// Base of modes that ask for one action. It is judged, explained and tried again; nothing is played.

import { html, nothing } from "lit-html";
import { drawReading } from "./draw/actions.ts";
import { Mode } from "./mode.ts";
import type { GameTable, Scene } from "./game-table.ts";

export class QuestionMode extends Mode {
  override dealt = false;
  override autoplay = false;
  override calls = false;
  override folds = false;
  phase: "asked" | "weighing" | "right" | "wrong" | "shown" = "asked";
  /** The latest answer. */
  given = "";

  /** Whether the question is finished. */
  get over() {
    return this.phase === "right" || this.phase === "shown";
  }

  override legal(legal: readonly string[]) {
    return this.over || this.phase === "weighing" ? [] : legal;
  }

  /** Repeats the question after a wrong answer. */
  override chose() {
    if (this.phase === "wrong") this.phase = "asked";
  }

  override get kind() {
    return this.phase === "wrong" ? "refusal" : this.over ? "right" : "prompt";
  }

  override marks() {
    return { exercise: this.phase };
  }

  /** Shows the solution. */
  show() {
    this.phase = "shown";
    this.table.toPrompt();
  }

  /** Buttons for another try and the solution, after a first try. @param words ids of their labels begin with it */
  drawTries(scene: Scene, game: GameTable, words: "exercise" | "practice", more: unknown = nothing) {
    const retry = () => {
      this.chose();
      this.table.toPrompt();
    };
    return html`<div class="exercise-beside">
      <button type="button" class="button quiet on-cloth exercise-retry" @click=${retry}>${scene.t(`${words}-again`)}</button>
      <button type="button" class="button quiet on-cloth exercise-show"
        @click=${() => this.show()}>${scene.t(`${words}-show`)}</button>${more}${drawReading(scene, game, html``)}</div>`;
  }
}
