/**
 * Looking back at a deal that has ended: the table as a seat saw it at one of its decisions, what it chose there,
 * and the choices that it weighed. Nothing here can change the match.
 * @typedef {import("./game.js").Scene} Scene
 * @typedef {import("./game.js").GameTable} GameTable
 * @typedef {Seam.Knew} Knew
 * @typedef {Seam.Decision} Decision
 */
import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { unsafeHTML } from "lit-html/directives/unsafe-html.js";
import { icon } from "../cards/cards.js";
import { yes } from "./drawing.js";
import { actionInWords, cardsOf, readable } from "./hint.js";
import { seatOrder } from "./seats.js";
import { drawSeen, drawSeenInWords, seenBy } from "./seen.js";

export class LookBack {
  #seat = 0;
  /** @type {Decision[]} */ #decisions = [];
  #at = 0;
  /** What is shown; while something is being thought of, what was shown before. @type {Knew | null} */ #knew = null;
  #busy = false;
  /** Counts the questions: an answer to an older one is dropped. */
  #questions = 0;

  /**
   * @param {import("./controller.js").Advise} advise @param {() => void} redraw
   * @param {(error: unknown) => void} failed
   */
  constructor(advise, redraw, failed) {
    this.advise = advise;
    this.redraw = redraw;
    this.failed = failed;
  }

  /** Begins with the first decision of the seat to the left. @param {Scene} scene */
  open(scene) {
    this.#choose(seatOrder(scene)[0]);
  }

  /** @param {number} seat */
  #choose(seat) {
    this.#seat = seat;
    this.#decisions = [];
    this.#knew = null;
    this.#at = 0;
    this.#run(
      this.#ask({ do: "knew", seat }, (knew) => {
        if (!("decisions" in knew)) return;
        this.#decisions = knew.decisions;
        if (knew.decisions.length) this.#go(0);
      }),
    );
  }

  /** @param {number} to */
  #go(to) {
    if (to < 0 || to >= this.#decisions.length) return;
    this.#at = to;
    this.#run(
      this.#ask({ do: "knew", seat: this.#seat, index: this.#decisions[to].index }, (knew) => {
        if ("table" in knew) this.#knew = knew;
      }),
    );
    this.redraw();
  }

  /** @param {Seam.Requests["knew"]} message @param {(knew: Seam.LookedBack["knew"]) => void} take */
  async #ask(message, take) {
    const question = ++this.#questions;
    this.#busy = true;
    const reply = await this.advise(message);
    if (question !== this.#questions) return;
    this.#busy = false;
    if (reply?.ok) take(reply.knew);
    this.redraw();
  }

  /** @param {Promise<void>} asking */
  #run(asking) {
    asking.catch(this.failed);
  }

  /** @param {Scene} scene @param {GameTable} game */
  draw(scene, game) {
    const knew = this.#knew;
    return html`
      <div class="knew" aria-busy=${this.#busy ? "true" : "false"}
        @keydown=${(/** @type {KeyboardEvent} */ event) => this.#key(event)}>
        ${this.#drawControls(scene)}
        <p class="knew-said" role="status">${this.#said(scene, game)}</p>
        ${knew ? drawKnew(knew, seenBy(knew, scene, game), game) : nothing}
        <p class="small-print">${scene.t("knew-note")}</p>
      </div>`;
  }

  /** @param {Scene} scene */
  #drawControls(scene) {
    const count = this.#decisions.length;
    /** @param {number} by @param {string} name @param {"left"|"right"} sign */
    const step = (by, name, sign) => html`
      <button type="button" class="button" ?autofocus=${by > 0} aria-label=${scene.t(name)}
        aria-disabled=${this.#decisions[this.#at + by] ? nothing : "true"}
        @click=${() => this.#go(this.#at + by)}>${unsafeHTML(icon(sign))}</button>`;
    /** @param {Event & {target: HTMLSelectElement}} event */
    const choose = ({ target }) => this.#choose(Number(target.value));
    return html`
      <div class="row knew-controls">
        <label class="row knew-seat"><span>${scene.t("knew-seat")}</span>
          <select class="field" @change=${choose}>${seatOrder(scene).map(
            (seat) => html`
            <option value=${seat} .selected=${live(seat === this.#seat)}>${scene.seatName(seat)}</option>`,
          )}
          </select></label>
        <div class="row knew-steps" role="group" aria-label=${scene.t("knew-decisions")}>
          ${step(-1, "knew-back", "left")}
          <span class="knew-count" aria-hidden="true">${
            count ? scene.t("knew-count", { n: this.#at + 1, of: count }) : "–"
          }</span>
          ${step(1, "knew-on", "right")}
        </div>
      </div>`;
  }

  /** What is read when the decision changes. @param {Scene} scene @param {GameTable} game */
  #said(scene, game) {
    if (this.#busy) return scene.t("knew-thinking");
    const seat = scene.seatName(this.#seat);
    const knew = this.#knew;
    if (!knew) return scene.t("knew-none", { seat });
    return scene.t("knew-chose", {
      seat,
      n: this.#at + 1,
      of: this.#decisions.length,
      action: actionInWords(knew.action, seenBy(knew, scene, game), game),
    });
  }

  /** ← and → step, but in the list of seats, where they choose. @param {KeyboardEvent} event */
  #key(event) {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!by || event.target instanceof HTMLSelectElement || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    this.#go(this.#at + by);
  }
}

/** @param {Knew} knew @param {Scene} view @param {GameTable} game */
function drawKnew(knew, view, game) {
  // Every seat but the person's has a bot's level.
  const whose = {
    seat: view.seatName(knew.seat),
    you: view.levels[knew.seat] ? "no" : "yes",
    level: view.t(`level-${knew.level}`),
  };
  return html`
    <h3>${view.t("knew-table", whose)}</h3>
    ${drawSeen(knew, view, game, cardsOf(knew.action, game))}
    <details class="knew-words"><summary>${view.t("knew-in-words", whose)}</summary>
      ${drawSeenInWords(knew, view, game)}</details>
    <h3>${view.t("knew-weighed", whose)}</h3>
    ${drawCandidates(knew, view, game)}`;
}

/** @param {Knew} knew @param {Scene} view @param {GameTable} game */
function drawCandidates({ choices, action }, view, game) {
  const [best] = choices;
  const found = choices.map((one) => ({ ...one, read: readable(one.figures, game) }));
  const names = Object.keys(game.figures).filter((name) => found.some(({ read }) => read.worlds && name in read));
  const reason = view.t(best.reason.id, best.reason.args);
  return html`
    <p>${view.t("knew-best", { action: actionInWords(best.action, view, game), reason })}</p>
    ${
      names.length
        ? html`
      <table class="figures knew-figures">
        <caption class="visually-hidden">${view.t("knew-candidates")}</caption>
        <thead><tr><th scope="col">${view.t("knew-choice")}</th>${names.map(
          (name) => html`<th scope="col">${view.t(`figure-${name}`)}</th>`,
        )}</tr></thead>
        <tbody>${found.map(
          (one) => html`
          <tr data-chosen=${yes(one.action === action)}>
            <th scope="row">${actionInWords(one.action, view, game)}${
              one.action === action ? html` <b class="knew-mark">${view.t("knew-chosen")}</b>` : nothing
            }</th>
            ${names.map(
              (name) => html`
              <td>${name in one.read ? view.t(`figure-${name}-value`, { value: one.read[name] }) : "–"}</td>`,
            )}
          </tr>`,
        )}</tbody>
      </table>`
        : nothing
    }`;
}
