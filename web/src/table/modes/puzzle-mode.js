/**
 * A position to practise at: it is answered, weighed and explained; a wrong answer may be tried again, and what was
 * answered first is what counts. Nothing is played.
 * @typedef {import("../game-table.js").Scene} Scene
 * @typedef {import("../game-table.js").GameTable} GameTable
 * @typedef {import("./mode.js").Way} Way
 *
 * @typedef {object} Answer  what an answer is worth
 * @property {boolean} right
 * @property {string} best  an answer that is right
 * @property {Seam.Assessment} assessed  why that, and not another
 * @property {{unit: string, loss: number, error: number} | null} cost  what it costs, where that is worth telling
 * @property {boolean} small  it is behind the best, by too little to be called a mistake
 * @property {boolean} takenBack  what was called a mistake is none
 *
 * @typedef {object} Puzzle
 * @property {boolean} own  a mistake of one's own
 * @property {string} [place]  which of how many
 * @property {(action: string) => Answer | null | Promise<Answer | null>} judge  null: nobody could tell
 * @property {(answer: Answer) => string} note  remembers the first answer; what is to be said of that
 * @property {() => Answer | null} answer  to be shown; null: only what was answered can be weighed
 * @property {() => void} next
 * @property {(() => void) | null} share
 * @property {() => void} playOn
 * @property {() => void} choose
 */
import { html, nothing } from "lit-html";
import { drawBar, drawIcon, drawTool } from "../draw/bar.js";
import { actionInWords, whyInWords } from "../play/hint.js";
import { costInWords } from "../../features/review/review.js";
import { Sitting } from "./mode.js";

export class PuzzleSitting extends Sitting {
  /** @override */ dealt = false;
  /** @override */ alone = false;
  /** @override */ calls = false;
  /** @override */ folds = false;
  /** @override */ leaving = "practice-leave";
  #puzzle;
  /** @type {"asked" | "weighing" | "right" | "wrong" | "shown"} */ #phase = "asked";
  /** What was answered last. */
  #given = "";
  /** @type {Answer | null} */ #answer = null;
  /** What has been noted of the first answer. */
  #noted = "";
  #closed = false;

  /** @param {import("../table.js").TableView} table @param {Puzzle} puzzle */
  constructor(table, puzzle) {
    super(table);
    this.#puzzle = puzzle;
  }

  /** @override */ close() {
    this.#closed = true;
  }

  /** Whether nothing is to be answered any more. */
  get #over() {
    return this.#phase === "right" || this.#phase === "shown";
  }

  /** @override @param {readonly string[]} legal */ legal(legal) {
    return this.#over || this.#phase === "weighing" ? [] : legal;
  }

  /** @override */ get mark() {
    return this.#over ? (this.#answer?.best ?? null) : null;
  }

  /** Takes an answer. @override @param {string} action */
  play(action) {
    if (this.#over || this.#phase === "weighing") return;
    this.#given = action;
    const judged = this.#puzzle.judge(action);
    if (!(judged instanceof Promise)) return this.#judged(judged);
    this.#phase = "weighing";
    this.table.toPrompt();
    void judged.then((answer) => this.#closed || this.#judged(answer));
  }

  /** @param {Answer | null} answer */
  #judged(answer) {
    this.#phase = !answer ? "asked" : answer.right ? "right" : "wrong";
    this.#answer = answer;
    if (answer) this.#noted = this.#puzzle.note(answer) || this.#noted;
    this.table.toPrompt();
  }

  /** The question once more, where it was answered wrong. @override */
  chose() {
    if (this.#phase === "wrong") this.#phase = "asked";
  }

  /** Shows the right answer. */
  #show() {
    if (this.#phase === "asked" || !this.#answer) this.#answer = this.#puzzle.answer();
    this.#phase = "shown";
    this.table.toPrompt();
  }

  /** @override @type {string | null} */ unhinted = "practice-no-hint";

  // ---- How it looks

  /** @override @param {Scene} scene */ bar(scene) {
    return drawBar(scene, this.table, {
      title: scene.t("practice-ask"),
      place: this.#noted || (this.#puzzle.place ?? nothing),
      tools: drawTool(scene, "leave", "practice-leave", drawIcon("close"), () => this.table.ctx.leave()),
    });
  }

  /** @override @param {Scene} scene @param {GameTable} game @param {readonly string[]} offered */
  prompt(scene, game, offered) {
    const answer = this.#answer;
    if (this.#phase === "weighing") return scene.t("practice-weighing");
    if (!answer || this.#phase === "asked") {
      return this.#puzzle.own && !offered.length ? scene.t("practice-ask-own") : super.prompt(scene, game, offered);
    }
    const action = actionInWords(this.#given, scene, game);
    const why = whyInWords(answer.assessed, scene, game);
    if (this.#phase === "shown") {
      return scene.t("practice-answer", { action: actionInWords(answer.best, scene, game), why });
    }
    if (answer.takenBack) return scene.t("practice-taken-back", { action });
    if (answer.right)
      return scene.t(answer.small ? "practice-good" : why ? "practice-right" : "practice-right-only", { why });
    const { cost } = answer;
    if (!cost) return scene.t("practice-wrong-unsure", { action });
    return scene.t("practice-wrong", { action, cost: costInWords(cost.unit, cost.loss, scene, cost.error) });
  }

  /** @override */ get kind() {
    return this.#phase === "wrong" ? "refusal" : this.#over ? "right" : "prompt";
  }

  /** @override */ get addresses() {
    return this.#phase !== "asked";
  }

  /** @override */ marks() {
    return { exercise: this.#phase };
  }

  /** Another try and the right answer, for whoever has tried. @override @param {Scene} scene @param {GameTable} game */
  beside(scene, game) {
    if (this.#over || this.#phase === "weighing") return nothing;
    if (this.#phase !== "wrong") return super.beside(scene, game);
    const retry = () => {
      this.chose();
      this.table.toPrompt();
    };
    return html`<div class="exercise-beside">
      <button type="button" class="button quiet on-cloth exercise-retry" @click=${retry}>${scene.t("practice-again")}</button>
      <button type="button" class="button quiet on-cloth exercise-show"
        @click=${() => this.#show()}>${scene.t("practice-show")}</button></div>`;
  }

  /** @override @param {Scene} scene @returns {Way[] | null} */ ways(scene) {
    const { next, share, playOn } = this.#puzzle;
    if (!this.#over) return super.ways(scene);
    return [
      { id: "next", label: scene.t("practice-next"), run: next, key: "n", main: true },
      { id: "play-on", label: scene.t("practice-play-on"), run: playOn },
      ...(share ? [{ id: "share", label: scene.t("practice-share"), run: share, quiet: true }] : []),
    ];
  }

  /** @override @param {import("../draw/menu.js").Item} item */ menu(item) {
    const { next, share, choose } = this.#puzzle;
    return {
      match: html`${item("practice-next", next)}${share ? item("practice-share", share) : nothing}${item("practice-choose", choose)}`,
    };
  }
}
