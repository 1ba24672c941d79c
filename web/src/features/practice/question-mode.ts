// Question mode: a position is answered, assessed and explained. A wrong answer can be retried, but only the first answer
// counts. Nothing is played.

import { html, nothing } from "lit-html";
import { heard, yes } from "../../table/draw/drawing.ts";
import { drawReading } from "../../table/draw/actions.ts";
import { drawBar, drawIcon, drawTool } from "../../table/draw/bar.ts";
import { actionInWords } from "../../table/play/action-words.ts";
import { whyInWords, whyWrongInWords } from "../../table/play/advice-words.ts";
import { costInWords } from "../../table/play/verdict.ts";
import { Mode } from "../../table/mode.ts";
import type { Way } from "../../table/way.ts";
import type { Scene, GameTable } from "../../table/game-table.ts";
import type { TableView } from "../../table/table.ts";
import type { Item } from "../../table/draw/menu.ts";

export interface Answer {
  right: boolean;
  best: string; // a best action
  assessed: Protocol.Assessment; // the reason for it against another choice
  cost: { unit: string; loss: number; error: number } | null; // cost of the answer, if significant
  small: boolean; // worse than the best, but too close to be a mistake
  takenBack: boolean; // a reported mistake turned out not to be one
  own?: string; // the exercise; its messages, if they exist, say more than the reason
}

interface Question {
  ask: string; // message that asks, if it exists; else the table does
  place: () => string; // the game's name, or which exercise this is
  number: () => string; // which question this is
  about: () => string; // number, game and theme of the question; "": the bar says enough
  judge: (action: string) => Answer | null | Promise<Answer | null>; // null: it could not be assessed
  note: (answer: Answer) => string; // stores the first answer and returns a message about it
  answer: () => Answer | null; // the solution; null: only given answers can be assessed
  next: () => void;
  last: boolean; // nothing follows but the list
  share: (() => void) | null;
  playOn: () => void;
  all: { id: "exercise-all" | "practice-choose"; run: () => void }; // to the list, or the choice
}

export class QuestionMode extends Mode {
  override dealt = false;
  override autoplay = false;
  override calls = false;
  override folds = false;
  override leaving = "practice-leave";
  override unhinted: string | null = "practice-no-hint";
  phase: "asked" | "weighing" | "right" | "wrong" | "shown" = "asked";
  /** The latest answer. */
  #given = "";
  #question: Question;
  #answer: Answer | null = null;
  /** Message about the first answer. */
  #noted = "";
  #closed = false;

  constructor(table: TableView, question: Question) {
    super(table);
    this.#question = question;
  }

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

  override close() {
    this.#closed = true;
  }

  override get mark() {
    return this.over ? (this.#answer?.best ?? null) : null;
  }

  /** Records an answer. */
  override play(action: string) {
    if (this.over || this.phase === "weighing") return;
    this.#given = action;
    const judged = this.#question.judge(action);
    if (!(judged instanceof Promise)) return this.#judged(judged);
    this.phase = "weighing";
    this.table.toPrompt();
    void judged.then((answer) => this.#closed || this.#judged(answer));
  }

  #judged(answer: Answer | null) {
    this.phase = !answer ? "asked" : answer.right ? "right" : "wrong";
    this.#answer = answer;
    const noted = answer && this.#question.note(answer);
    if (noted) this.#noted = noted;
    if (this.phase === "wrong") this.table.toAnswer();
    else if (this.over) this.#toNext();
    else this.table.toPrompt();
    if (noted) this.table.narration.say(noted);
  }

  /** Shows the solution. */
  show() {
    if (this.phase === "asked" || !this.#answer) this.#answer = this.#question.answer();
    this.phase = "shown";
    this.#toNext();
  }

  /** Asks again, as if no answer had been given. */
  #again() {
    this.#answer = null;
    this.phase = "asked";
    this.table.toPrompt();
  }

  /** Announces the explanation, with the focus on the button that goes on. */
  #toNext() {
    this.table.unsay();
    this.table.part(".actions .primary").focus({ preventScroll: true });
  }

  // ---- Drawing

  override bar(scene: Scene) {
    return drawBar(scene, this.table, {
      title: scene.t("practice-ask"),
      place: html`${heard(this.#question.number())}<span aria-hidden="true">${this.#noted || this.#question.place()}</span>`,
      tools: drawTool(scene, "leave", "practice-leave", drawIcon("close"), () => this.table.ctx.leave()),
    });
  }

  override prompt(scene: Scene, game: GameTable, offered: readonly string[]) {
    const answer = this.#answer;
    if (this.phase === "weighing") return scene.t("practice-weighing");
    if (!answer || this.phase === "asked") {
      const { ask, about } = this.#question;
      const question = scene.says(ask) && !offered.length ? scene.t(ask) : super.prompt(scene, game, offered);
      const [where, read] = [about(), Boolean(answer)]; // announced before the first answer
      if (!where) return question;
      return html`<span class="prompt-about" data-read=${yes(read)}>${where}</span>${
        read ? nothing : heard(scene.t("table-stop"))
      } ${question}`;
    }
    const action = actionInWords(this.#given, scene, game);
    const own = (part: string) => scene.says(`${answer.own}-${part}`) && scene.t(`${answer.own}-${part}`);
    const why = own("why") || whyInWords(answer.assessed, scene, game);
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
    const fails = own("not") || whyWrongInWords(answer.assessed, scene, game);
    return [wrong, fails, scene.t("practice-other")].filter(Boolean).join(scene.t("look-space"));
  }

  override get addresses() {
    return this.phase !== "asked";
  }

  /** Buttons for another try and the solution, after a first try. */
  override beside(scene: Scene, game: GameTable) {
    if (this.over || this.phase === "weighing") return nothing;
    if (this.phase !== "wrong") return super.beside(scene, game);
    const retry = () => {
      this.chose();
      this.table.toPrompt();
    };
    return html`<div class="exercise-beside">
      <button type="button" class="button quiet on-cloth exercise-retry" @click=${retry}>${scene.t("practice-again")}</button>
      <button type="button" class="button quiet on-cloth exercise-show"
        @click=${() => this.show()}>${scene.t("practice-show")}</button>${drawReading(scene, game, html``)}</div>`;
  }

  override ways(scene: Scene): Way[] | null {
    const { next, last, share, playOn } = this.#question;
    if (!this.over) return super.ways(scene);
    return [
      { id: "next", label: scene.t(last ? "exercise-all" : "practice-next"), run: next, key: "n", main: true },
      { id: "play-on", label: scene.t("practice-play-on"), run: playOn },
      // A fourth button would be too narrow for its words on a phone; sharing is in the menu, too.
      ...(this.phase === "shown"
        ? [{ id: "again", label: scene.t("practice-again"), run: () => this.#again() }]
        : share
          ? [{ id: "share", label: scene.t("practice-share"), run: share, quiet: true }]
          : []),
    ];
  }

  override menu(item: Item) {
    const { next, share, all } = this.#question;
    return {
      match: html`${item("practice-next", next)}${share ? item("practice-share", share) : nothing}${item(all.id, all.run)}`,
    };
  }
}
