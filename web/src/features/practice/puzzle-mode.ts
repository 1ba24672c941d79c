// Puzzle mode: a position is answered, assessed and explained. A wrong answer can be retried, but only the first answer
// counts. Nothing is played.

import { html, nothing } from "lit-html";
import { heard, yes } from "../../table/draw/drawing.ts";
import { drawBar, drawIcon, drawTool } from "../../table/draw/bar.ts";
import { actionInWords } from "../../table/play/action-words.ts";
import { whyInWords, whyWrongInWords } from "../../table/play/advice-words.ts";
import { costInWords } from "../../table/play/verdict.ts";
import { QuestionMode } from "../../table/question-mode.ts";
import type { Way } from "../../table/way.ts";
import type { Scene, GameTable } from "../../table/game-table.ts";
import type { TableView } from "../../table/table.ts";
import type { Item } from "../../table/draw/menu.ts";

/** Assessment of an answer. */
export interface Answer {
  right: boolean;
  best: string; // a best action
  assessed: Protocol.Assessment; // the reason for it against another choice
  cost: { unit: string; loss: number; error: number } | null; // cost of the answer, if significant
  small: boolean; // worse than the best, but too close to be a mistake
  takenBack: boolean; // a reported mistake turned out not to be one
}

interface Puzzle {
  own: boolean; // one of the person's own mistakes
  game: () => string; // its name
  number: () => string; // which question this is
  about: () => string; // number, game and theme of the question
  judge: (action: string) => Answer | null | Promise<Answer | null>; // null: it could not be assessed
  note: (answer: Answer) => string; // stores the first answer and returns a message about it
  answer: () => Answer | null; // the solution; null: only given answers can be assessed
  next: () => void;
  share: (() => void) | null;
  playOn: () => void;
  choose: () => void;
}

export class PuzzleMode extends QuestionMode {
  override leaving = "practice-leave";
  #puzzle: Puzzle;
  #answer: Answer | null = null;
  /** Message about the first answer. */
  #noted = "";
  #closed = false;

  constructor(table: TableView, puzzle: Puzzle) {
    super(table);
    this.#puzzle = puzzle;
  }

  override close() {
    this.#closed = true;
  }

  override get mark() {
    return this.over ? (this.#answer?.best ?? null) : null;
  }

  /** Records an answer. */
  override play(action: string) {
    if (this.over || this.phase === "weighing") return;
    this.given = action;
    const judged = this.#puzzle.judge(action);
    if (!(judged instanceof Promise)) return this.#judged(judged);
    this.phase = "weighing";
    this.table.toPrompt();
    void judged.then((answer) => this.#closed || this.#judged(answer));
  }

  #judged(answer: Answer | null) {
    this.phase = !answer ? "asked" : answer.right ? "right" : "wrong";
    this.#answer = answer;
    const noted = answer && this.#puzzle.note(answer);
    if (noted) this.#noted = noted;
    if (this.phase === "wrong") this.table.toAnswer();
    else this.table.toPrompt();
    if (noted) this.table.narration.say(noted);
  }

  override show() {
    if (this.phase === "asked" || !this.#answer) this.#answer = this.#puzzle.answer();
    super.show();
  }

  override unhinted: string | null = "practice-no-hint";

  // ---- Drawing

  override bar(scene: Scene) {
    return drawBar(scene, this.table, {
      title: scene.t("practice-ask"),
      place: html`${heard(this.#puzzle.number())}<span aria-hidden="true">${this.#noted || this.#puzzle.game()}</span>`,
      tools: drawTool(scene, "leave", "practice-leave", drawIcon("close"), () => this.table.ctx.leave()),
    });
  }

  override prompt(scene: Scene, game: GameTable, offered: readonly string[]) {
    const answer = this.#answer;
    if (this.phase === "weighing") return scene.t("practice-weighing");
    if (!answer || this.phase === "asked") {
      const { own, about } = this.#puzzle;
      const question = own && !offered.length ? scene.t("practice-ask-own") : super.prompt(scene, game, offered);
      const read = Boolean(answer); // announced before the first answer
      return html`<span class="prompt-about" data-read=${yes(read)}>${about()}</span>${
        read ? nothing : heard(scene.t("table-stop"))
      } ${question}`;
    }
    const action = actionInWords(this.given, scene, game);
    const why = whyInWords(answer.assessed, scene, game);
    if (this.phase === "shown") {
      return scene.t("practice-answer", { action: actionInWords(answer.best, scene, game), why });
    }
    if (answer.takenBack) return scene.t("practice-taken-back", { action });
    if (answer.right)
      return scene.t(answer.small ? "practice-good" : why ? "practice-right" : "practice-right-only", { why });
    const { cost } = answer;
    const wrong = cost
      ? scene.t("practice-wrong", { action, cost: costInWords(cost.unit, cost.loss, scene, cost.error) })
      : scene.t("practice-wrong-unsure", { action });
    const fails = whyWrongInWords(answer.assessed, scene, game);
    return [wrong, fails, scene.t("practice-other")].filter(Boolean).join(scene.t("look-space"));
  }

  override get addresses() {
    return this.phase !== "asked";
  }

  /** Buttons for another try and the solution, after a first try. */
  override beside(scene: Scene, game: GameTable) {
    if (this.over || this.phase === "weighing") return nothing;
    if (this.phase !== "wrong") return super.beside(scene, game);
    return this.drawTries(scene, game, "practice");
  }

  override ways(scene: Scene): Way[] | null {
    const { next, share, playOn } = this.#puzzle;
    if (!this.over) return super.ways(scene);
    return [
      { id: "next", label: scene.t("practice-next"), run: next, key: "n", main: true },
      { id: "play-on", label: scene.t("practice-play-on"), run: playOn },
      ...(share ? [{ id: "share", label: scene.t("practice-share"), run: share, quiet: true }] : []),
    ];
  }

  override menu(item: Item) {
    const { next, share, choose } = this.#puzzle;
    return {
      match: html`${item("practice-next", next)}${share ? item("practice-share", share) : nothing}${item("practice-choose", choose)}`,
    };
  }
}
