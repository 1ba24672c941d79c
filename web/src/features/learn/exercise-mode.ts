// Exercise mode: a decision is answered, explained and tried again; nothing is played.

import { html, nothing } from "lit-html";
import { drawBar, drawIcon, drawPlace, drawTool } from "../../table/draw/bar.ts";
import { actionInWords } from "../../table/play/action-words.ts";
import { costInWords } from "../../table/play/verdict.ts";
import { QuestionMode } from "../../table/question-mode.ts";
import type { Way } from "../../table/way.ts";
import type { Scene, GameTable } from "../../table/game-table.ts";
import type exercises from "nanafuda:exercises";
import type { TableView } from "../../table/table.ts";

interface Exercise {
  id: string;
  number: number; // from 0
  of: number; // number of exercises
  worth: (typeof exercises)[string]; // payoff of each answer
  note: (how: "tried" | "solved") => void;
  next: (() => void) | null; // null: this is the last one
  again: () => void;
}

export class ExerciseMode extends QuestionMode {
  #exercise: Exercise;
  /** Whether the cost of each answer is shown. */
  #figures = false;
  /** The correct answer, if marked on the table. */
  #mark: string | null = null;

  constructor(table: TableView, exercise: Exercise) {
    super(table);
    this.#exercise = exercise;
  }

  override get mark() {
    return this.#mark;
  }

  /** Records an answer. */
  override play(action: string) {
    if (this.over) return;
    const right = this.#exercise.worth.best.includes(action);
    this.#exercise.note(right ? "solved" : "tried");
    this.phase = right ? "right" : "wrong";
    this.given = action;
    this.#figures = false;
    this.#mark = right ? action : null;
    if (right) this.table.toPrompt();
    else this.table.toAnswer();
  }

  override show() {
    this.#mark = this.#exercise.worth.best[0];
    super.show();
  }

  override hint() {}

  // ---- Drawing

  override bar(scene: Scene) {
    const { id, number, of } = this.#exercise;
    const place = { n: number + 1, of };
    return drawBar(scene, this.table, {
      title: scene.t(`${id}-title`),
      place: drawPlace(scene.t("exercise-place", place), place.n, of),
      tools: drawTool(scene, "leave", "exercise-leave", drawIcon("close"), () => this.table.ctx.leave()),
    });
  }

  override prompt(scene: Scene, game: GameTable) {
    const { id } = this.#exercise;
    const named = (action: string) => actionInWords(action, scene, game);
    const why = () => scene.t(`${id}-why`);
    switch (this.phase) {
      case "right":
        return scene.t("exercise-right", { why: why() });
      case "shown":
        return scene.t("exercise-answer", { action: named(this.#exercise.worth.best[0]), why: why() });
      case "wrong":
        return this.#wrong(scene, named);
      default:
        return scene.t(`${id}-ask`);
    }
  }

  /** Why the answer is wrong, or its cost. */
  #wrong(scene: Scene, named: (action: string) => string) {
    const { id, worth } = this.#exercise;
    const action = named(this.given);
    if (this.#figures) {
      const [loss, error] = worth.behind[this.given];
      return scene.t("exercise-cost", { action, cost: costInWords(worth.unit, loss, scene, error) });
    }
    // Look up this action, then its verb, then all wrong answers.
    const [verb] = this.given.split(":");
    const ways = [this.given.replace(/\W+/g, "-"), verb].map((way) => `${id}-not-${way}`);
    return scene.t("exercise-wrong", { action, why: scene.t(ways.find((way) => scene.says(way)) ?? `${id}-not`) });
  }

  /** Buttons for the correct answer and the figures, after a first try. */
  override beside(scene: Scene, game: GameTable) {
    if (this.over) return nothing;
    if (this.phase !== "wrong") return super.beside(scene, game);
    const turn = () => {
      this.#figures = !this.#figures;
      this.table.draw();
    };
    const figures = html`<button type="button" class="button quiet on-cloth exercise-figures" aria-pressed=${this.#figures}
        @click=${turn}>${scene.t("exercise-figures")}</button>`;
    return this.drawTries(scene, game, "exercise", figures);
  }

  override ways(scene: Scene): Way[] | null {
    const { next, again } = this.#exercise;
    if (!this.over) return super.ways(scene);
    const way = (id: string, run: () => void, main: boolean = false) => ({
      id,
      label: scene.t(`exercise-${id}`),
      run,
      key: main ? "n" : undefined,
      main,
    });
    return [
      ...(next ? [way("next", next, true)] : []),
      way("all", () => this.table.ctx.leave(), !next),
      ...(this.phase === "shown" ? [way("again", again)] : []),
    ];
  }
}
