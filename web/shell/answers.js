/** @file What becomes of the answers to an exercise: what is said of them in the prompt's place, and where to go then. */

import { html } from "lit-html";
import { unsafeHTML } from "lit-html/directives/unsafe-html.js";

import { icon } from "../cards/cards.js";
import { heard } from "../table/drawing.js";
import { actionInWords } from "../table/hint.js";
import { costInWords } from "../table/review.js";
import { errorText, has, t } from "../words/words.js";

/**
 * @typedef {import("../table/game.js").Scene} Scene
 * @typedef {import("../table/game.js").GameTable} GameTable
 *
 * @typedef {object} Parts
 * @property {string} id  the exercise's
 * @property {number} number  from 0
 * @property {number} of  how many there are
 * @property {(action: string) => Promise<import("../worker/engine.js").Reply<Seam.Requests["attempt"]>>} ask  what an
 *   answer is worth
 * @property {(how: "tried" | "solved") => void} note
 * @property {(() => void) | null} next  null: this is the last
 * @property {() => void} again
 * @property {() => void} all
 */

export class Answers {
  #parts;
  /** @type {"asked" | "weighed" | "right" | "wrong" | "shown"} */ #phase = "asked";
  /** What a wrong answer would cost. @type {Seam.Line | null} */ #line = null;
  /** The right ones, once an answer was given. @type {string[]} */ #best = [];
  /** Why it was refused. */ #fault = "";
  /** The right answer, to be marked on the table. @type {string | null} */
  mark = null;

  /** @param {Parts} parts */
  constructor(parts) {
    this.#parts = parts;
  }

  /** Whether nothing is to be answered any more. */
  get over() {
    return this.#phase === "right" || this.#phase === "shown";
  }

  /** Takes an answer. @param {string} action @param {() => void} draw  called when there is something else to say */
  async answer(action, draw) {
    if (this.over || this.#phase === "weighed") return;
    this.#phase = "weighed";
    draw();
    const reply = await this.#parts.ask(action).catch((fault) => {
      this.#phase = "asked";
      throw fault;
    });
    if ("cancelled" in reply) this.#phase = "asked";
    else if (!reply.ok) {
      this.#fault = errorText(reply.error);
      this.#phase = "wrong";
    } else {
      const { right, best, line } = reply;
      this.#parts.note(right ? "solved" : "tried");
      this.#fault = "";
      this.#phase = right ? "right" : "wrong";
      this.#line = line;
      this.#best = best;
      this.mark = right ? action : null;
    }
    draw();
  }

  /** The question once more, where it was answered wrong. */
  hush() {
    if (this.#phase === "wrong") this.#phase = "asked";
  }

  /** Shows the right answer. */
  #show() {
    this.#phase = "shown";
    this.mark = this.#best[0];
  }

  // ---- How it looks

  /** @param {Scene} scene @param {Record<"menu" | "rules", () => void>} does */
  bar(scene, does) {
    const { id, number, of, all } = this.#parts;
    const place = { n: number + 1, of };
    return html`<header class="bar">
      <button type="button" class="button bare on-cloth bar-menu" aria-haspopup="dialog"
        aria-label=${scene.t("table-menu")} @click=${does.menu}>${unsafeHTML(icon("menu"))}</button>
      <h1 class="bar-title"><span>${t(`${id}-title`)}</span> <span class="bar-deal">${heard(
        t("exercise-place", place),
      )}<span aria-hidden="true">${place.n} / ${of}</span></span></h1>
      <button type="button" class="button bare on-cloth" aria-label=${t("exercise-leave")}
        @click=${all}>${unsafeHTML(icon("close"))}</button>
      <button type="button" class="button bare on-cloth bar-help" aria-label=${scene.t("table-help")}
        aria-keyshortcuts="?" @click=${does.rules}><span aria-hidden="true">?</span></button>
    </header>`;
  }

  /** What stands in the prompt's place; null: what the table asks. @param {Scene} scene @param {GameTable} game @returns {string | null} */
  said(scene, game) {
    const { id } = this.#parts;
    /** @param {string} action */
    const named = (action) => actionInWords(action, scene, game);
    const why = () => t(`${id}-why`);
    switch (this.#phase) {
      case "weighed":
        return t("exercise-weighing");
      case "right":
        return t("exercise-right", { why: why() });
      case "shown":
        return t("exercise-answer", { action: named(this.#best[0]), why: why() });
      case "wrong":
        return this.#fault || this.#wrong(scene, named);
      default:
        return has(`${id}-ask`) ? t(`${id}-ask`) : null;
    }
  }

  /** What the answer would cost. @param {Scene} scene @param {(action: string) => string} named */
  #wrong(scene, named) {
    const { action, unit, loss, error, mistake } = /** @type {Seam.Line} */ (this.#line);
    if (!mistake) return t("exercise-unclear", { action: named(action) });
    return t("exercise-wrong", { action: named(action), cost: costInWords(unit, loss, scene, error) });
  }

  /** What kind of thing is said, for the style sheet. */
  get kind() {
    return this.#phase === "wrong" ? "refusal" : this.over ? "right" : "prompt";
  }

  /** Where to go from here. @param {() => void} draw */
  ways(draw) {
    const { next, again, all } = this.#parts;
    /** @param {string} id @param {() => void} run @param {boolean} [main] */
    const way = (id, run, main = false) => ({ id, label: t(`exercise-${id}`), run, key: main ? "n" : undefined, main });
    if (this.#phase === "wrong" && this.#best.length)
      return [
        way("show", () => {
          this.#show();
          draw();
        }),
      ];
    if (!this.over) return [];
    return [
      ...(next ? [way("next", next, true)] : []),
      way("all", all, !next),
      ...(this.#phase === "shown" ? [way("again", again)] : []),
    ];
  }
}
