/**
 * An exercise: a decision that is answered, explained, and tried again; nothing is played.
 * @typedef {import("../game.js").Scene} Scene
 * @typedef {import("../game.js").GameTable} GameTable
 * @typedef {import("./sitting.js").Way} Way
 *
 * @typedef {object} Exercise
 * @property {string} id
 * @property {number} number  from 0
 * @property {number} of  how many there are
 * @property {(action: string) => Promise<import("../../worker/engine.js").Reply<Seam.Requests["attempt"]>>} ask  what an
 *   answer is worth
 * @property {(how: "tried" | "solved") => void} note
 * @property {(() => void) | null} next  null: this is the last
 * @property {() => void} again
 */
import { html, nothing } from "lit-html";
import { drawBar, drawIcon, drawPlace, drawTool } from "../draw/bar.js";
import { actionInWords } from "../play/hint.js";
import { costInWords } from "../back/review.js";
import { Sitting } from "./sitting.js";

export class ExerciseSitting extends Sitting {
  /** @override */ dealt = false;
  /** @override */ alone = false;
  /** @override */ calls = false;
  /** @override */ folds = false;
  #exercise;
  /** @type {"asked" | "weighed" | "right" | "wrong" | "shown"} */ #phase = "asked";
  /** What a wrong answer would cost. @type {Seam.Line | null} */ #line = null;
  /** The right ones, once an answer was given. @type {string[]} */ #best = [];
  /** Why it was refused. */ #fault = "";
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
    this.table.run(this.#answer(action));
  }

  /** @param {string} action */
  async #answer(action) {
    if (this.#over || this.#phase === "weighed") return;
    this.#phase = "weighed";
    this.table.toPrompt();
    const reply = await this.#exercise.ask(action).catch((fault) => {
      this.#phase = "asked";
      throw fault;
    });
    if ("cancelled" in reply) this.#phase = "asked";
    else if (!reply.ok) {
      this.#fault = this.table.ctx.words.errorText(reply.error);
      this.#phase = "wrong";
    } else {
      const { right, best, line } = reply;
      this.#exercise.note(right ? "solved" : "tried");
      this.#fault = "";
      this.#phase = right ? "right" : "wrong";
      this.#line = line;
      this.#best = best;
      this.#mark = right ? action : null;
    }
    this.table.toPrompt();
  }

  /** The question once more, where it was answered wrong. @override */
  chose() {
    if (this.#phase === "wrong") this.#phase = "asked";
  }

  /** Shows the right answer. */
  #show() {
    this.#phase = "shown";
    this.#mark = this.#best[0];
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
      case "weighed":
        return scene.t("exercise-weighing");
      case "right":
        return scene.t("exercise-right", { why: why() });
      case "shown":
        return scene.t("exercise-answer", { action: named(this.#best[0]), why: why() });
      case "wrong":
        return this.#fault || this.#wrong(scene, named);
      default:
        return scene.says(`${id}-ask`) ? scene.t(`${id}-ask`) : game.prompt(scene);
    }
  }

  /** What the answer would cost. @param {Scene} scene @param {(action: string) => string} named */
  #wrong(scene, named) {
    const { action, unit, loss, error, mistake } = /** @type {Seam.Line} */ (this.#line);
    if (!mistake) return scene.t("exercise-unclear", { action: named(action) });
    return scene.t("exercise-wrong", { action: named(action), cost: costInWords(unit, loss, scene, error) });
  }

  /** @override */ get kind() {
    return this.#phase === "wrong" ? "refusal" : this.#over ? "right" : "prompt";
  }

  /** The right answer, for whoever has tried; nothing once it is known. @override @param {Scene} scene @param {GameTable} game */
  beside(scene, game) {
    if (this.#over) return nothing;
    if (this.#phase !== "wrong" || !this.#best.length) return super.beside(scene, game);
    return html`<button type="button" class="button quiet on-cloth exercise-show"
      @click=${() => this.#show()}>${scene.t("exercise-show")}</button>`;
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
