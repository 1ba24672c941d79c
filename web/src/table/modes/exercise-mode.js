/**
 * An exercise: a decision that is answered, explained, and tried again; nothing is played.
 * @typedef {import("../game-table.js").Scene} Scene
 * @typedef {import("../game-table.js").GameTable} GameTable
 * @typedef {import("./mode.js").Way} Way
 *
 * @typedef {object} Exercise
 * @property {string} id
 * @property {number} number  from 0
 * @property {number} of  how many there are
 * @property {typeof import("nanafuda:exercises").default[string]} worth  what each answer is worth
 * @property {(how: "tried" | "solved") => void} note
 * @property {(() => void) | null} next  null: this is the last
 * @property {() => void} again
 */
import { html, nothing } from "lit-html";
import { drawBar, drawIcon, drawPlace, drawTool } from "../draw/bar.js";
import { actionInWords } from "../play/hint.js";
import { costInWords } from "../../features/review/review.js";
import { Sitting } from "./mode.js";

export class ExerciseSitting extends Sitting {
  /** @override */ dealt = false;
  /** @override */ alone = false;
  /** @override */ calls = false;
  /** @override */ folds = false;
  #exercise;
  /** @type {"asked" | "right" | "wrong" | "shown"} */ #phase = "asked";
  /** The answer that was given last. */ #given = "";
  /** Whether what it would cost is told in figures. */ #figures = false;
  /** The right answer, to be marked on the table. @type {string | null} */ #mark = null;

  /** @param {import("../table.js").TableView} table @param {Exercise} exercise */
  constructor(table, exercise) {
    super(table);
    this.#exercise = exercise;
  }

  /** Whether nothing is to be answered any more. */
  get #over() {
    return this.#phase === "right" || this.#phase === "shown";
  }

  /** @override @param {readonly string[]} legal */ legal(legal) {
    return this.#over ? [] : legal;
  }

  /** @override */ get mark() {
    return this.#mark;
  }

  /** Takes an answer. @override @param {string} action */
  play(action) {
    if (this.#over) return;
    const right = this.#exercise.worth.best.includes(action);
    this.#exercise.note(right ? "solved" : "tried");
    this.#phase = right ? "right" : "wrong";
    this.#given = action;
    this.#figures = false;
    this.#mark = right ? action : null;
    this.table.toPrompt();
  }

  /** The question once more, where it was answered wrong. @override */
  chose() {
    if (this.#phase === "wrong") this.#phase = "asked";
  }

  /** Shows the right answer. */
  #show() {
    this.#phase = "shown";
    this.#mark = this.#exercise.worth.best[0];
    this.table.toPrompt();
  }

  /** @override */ hint() {}

  // ---- How it looks

  /** @override @param {Scene} scene */ bar(scene) {
    const { id, number, of } = this.#exercise;
    const place = { n: number + 1, of };
    return drawBar(scene, this.table, {
      title: scene.t(`${id}-title`),
      place: drawPlace(scene.t("exercise-place", place), place.n, of),
      tools: drawTool(scene, "leave", "exercise-leave", drawIcon("close"), () => this.table.ctx.leave()),
    });
  }

  /** @override @param {Scene} scene @param {GameTable} game */ prompt(scene, game) {
    const { id } = this.#exercise;
    /** @param {string} action */
    const named = (action) => actionInWords(action, scene, game);
    const why = () => scene.t(`${id}-why`);
    switch (this.#phase) {
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

  /** Why the answer is wrong, or what it would cost. @param {Scene} scene @param {(action: string) => string} named */
  #wrong(scene, named) {
    const { id, worth } = this.#exercise;
    const action = named(this.#given);
    if (this.#figures) {
      const [loss, error] = worth.behind[this.#given];
      return scene.t("exercise-cost", { action, cost: costInWords(worth.unit, loss, scene, error) });
    }
    // Of this very action, of its verb, or of all that are wrong.
    const [verb] = this.#given.split(":");
    const ways = [this.#given.replace(/\W+/g, "-"), verb].map((way) => `${id}-not-${way}`);
    return scene.t("exercise-wrong", { action, why: scene.t(ways.find((way) => scene.says(way)) ?? `${id}-not`) });
  }

  /** @override */ get kind() {
    return this.#phase === "wrong" ? "refusal" : this.#over ? "right" : "prompt";
  }

  /** @override */ marks() {
    return { exercise: this.#phase };
  }

  /** The right answer and the figures, for whoever has tried. @override @param {Scene} scene @param {GameTable} game */
  beside(scene, game) {
    if (this.#over) return nothing;
    if (this.#phase !== "wrong") return super.beside(scene, game);
    const turn = () => {
      this.#figures = !this.#figures;
      this.table.draw();
    };
    const retry = () => {
      this.chose();
      this.table.toPrompt();
    };
    return html`<div class="exercise-beside">
      <button type="button" class="button quiet on-cloth exercise-retry" @click=${retry}>${scene.t("exercise-again")}</button>
      <button type="button" class="button quiet on-cloth exercise-show"
        @click=${() => this.#show()}>${scene.t("exercise-show")}</button>
      <button type="button" class="button quiet on-cloth exercise-figures" aria-pressed=${this.#figures}
        @click=${turn}>${scene.t("exercise-figures")}</button></div>`;
  }

  /** @override @param {Scene} scene @returns {Way[] | null} */ ways(scene) {
    const { next, again } = this.#exercise;
    if (!this.#over) return super.ways(scene);
    /** @param {string} id @param {() => void} run @param {boolean} [main] */
    const way = (id, run, main = false) => ({
      id,
      label: scene.t(`exercise-${id}`),
      run,
      key: main ? "n" : undefined,
      main,
    });
    return [
      ...(next ? [way("next", next, true)] : []),
      way("all", () => this.table.ctx.leave(), !next),
      ...(this.#phase === "shown" ? [way("again", again)] : []),
    ];
  }
}
