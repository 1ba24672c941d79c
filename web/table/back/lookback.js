/**
 * Looking back at a deal that has ended: the person's own decisions, the worst first, with what each was worth; behind
 * them what the other seats saw at theirs, and weighed. Nothing here can change the match.
 * @typedef {import("../game.js").Scene} Scene
 * @typedef {import("../game.js").GameTable} GameTable
 * @typedef {Seam.Knew} Knew
 * @typedef {Seam.Line} Line
 *
 * @typedef {Object} LookBackParts
 * @property {<R extends Seam.Requests["knew"]>(request: R) =>
 *   Promise<import("../../worker/engine.js").Reply<R>>} ask
 * @property {import("./review.js").Reviews} reviews
 * @property {boolean} alone  whether the deals before are nothing to look back at
 * @property {() => void} redraw
 * @property {(error: unknown) => void} failed
 * @property {(deal: number, line: Line) => void} [tryAgain]  plays on from one of the person's decisions
 * @property {(deal: number, index: number) => void} [watch]  shows the whole deal, from an action on
 * @property {(deal: number, index: number) => void} [share]  hands on a link to a decision
 */
import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { repeat } from "lit-html/directives/repeat.js";
import { unsafeHTML } from "lit-html/directives/unsafe-html.js";
import { icon } from "../../cards/cards.js";
import { heard, yes } from "../draw/drawing.js";
import { actionInWords, cardsOf, choicesInWords, verdictInWords, whyInWords, whyNotInWords } from "../play/hint.js";
import { amount, costInWords, isDone, progress, reviewInWords, SIGNS, verdictOn, worstFirst } from "./review.js";
import { personFirst } from "../draw/seats.js";
import { drawSeen, drawSeenInWords, seenBy } from "./seen.js";

export class LookBack {
  #deal = 0;
  #seat = 0;
  #me = 0;
  /** Of the action that is looked at; null until one has been chosen. @type {number | null} */ #index = null;
  /** Another seat's decisions, as indices of its actions. @type {number[]} */ #others = [];
  /** What is shown; while something is being thought of, what was shown before. @type {Knew | null} */ #knew = null;
  /** What an expert did at a decision. @type {{index: number, action: string} | null} */ #expert = null;
  #busy = false;
  /** Counts the questions: an answer to an older one is dropped. */
  #questions = 0;

  /** @param {LookBackParts} parts */
  constructor(parts) {
    this.parts = parts;
  }

  /** Begins with the person's own seat in the last deal that has ended. @param {Scene} scene */
  open(scene) {
    this.#me = scene.me;
    this.#choose(scene.table.results.at(-1)?.deal ?? 0, scene.me);
  }

  /** Shows a decision of this deal at which an expert did otherwise. @param {number} index @param {string} action */
  show(index, action) {
    this.#expert = { index, action };
    this.#look(index);
  }

  /** The deal that is looked at. */
  get deal() {
    return this.#deal;
  }

  /** More of a deal's review is known. @param {number} deal */
  reviewed(deal) {
    const review = this.parts.reviews.of(deal);
    if (deal !== this.#deal || this.#seat !== this.#me || this.#index !== null || !review || !isDone(review)) return;
    const [worst] = worstFirst(review.lines);
    if (worst) this.#look(worst.index);
  }

  /** @param {number} deal @param {number} seat */
  #choose(deal, seat) {
    this.#deal = deal;
    this.#seat = seat;
    this.#index = this.#knew = null;
    this.#others = [];
    this.#expert = null;
    this.#questions++;
    this.#busy = false;
    if (seat === this.#me) {
      this.parts.reviews.go(deal);
      this.reviewed(deal);
    } else
      this.#ask({ do: "knew", deal, seat }, (knew) => {
        if (!("decisions" in knew)) return;
        this.#others = knew.decisions.map(({ index }) => index);
        if (this.#others.length) this.#look(this.#others[0]);
      });
    this.parts.redraw();
  }

  /** Shows a decision. @param {number} index */
  #look(index) {
    this.#index = index;
    this.#ask({ do: "knew", deal: this.#deal, seat: this.#seat, index }, (knew) => {
      if ("table" in knew) this.#knew = knew;
    });
    this.parts.redraw();
  }

  /** @param {Seam.Requests["knew"]} message @param {(knew: Seam.LookedBack["knew"]) => void} take */
  #ask(message, take) {
    const question = ++this.#questions;
    this.#busy = true;
    const asking = async () => {
      for (;;) {
        const reply = await this.parts.ask(message);
        if (question !== this.#questions) return;
        if ("cancelled" in reply) continue; // the match has moved on meanwhile, and the deal is what it was
        this.#busy = false;
        if (reply.ok) take(reply.knew);
        return this.parts.redraw();
      }
    };
    asking().catch(this.parts.failed);
  }

  /** The decisions in the order in which they are gone through, by the indices of their actions. */
  get #order() {
    if (this.#seat !== this.#me) return this.#others;
    return worstFirst(this.parts.reviews.of(this.#deal)?.lines ?? []).map(({ index }) => index);
  }

  /** The one so many further on, if there is one. @param {number} by */
  #beside(by) {
    const order = this.#order;
    if (this.#index === null) return order[0];
    return order[order.indexOf(this.#index) + by];
  }

  /** @param {number} by */
  #step(by) {
    const to = this.#beside(by);
    if (to !== undefined) this.#look(to);
  }

  /** @param {Scene} scene @param {GameTable} game */
  draw(scene, game) {
    const knew = this.#knew;
    const own = this.#seat === scene.me;
    const review = own ? this.parts.reviews.of(this.#deal) : null;
    const known = review?.lines.find(({ index }) => index === knew?.index);
    const line = known ?? (own ? knew?.line : undefined); // the review may not have come so far
    const view = knew && seenBy(knew, scene, game);
    return html`
      <div class="look-back" aria-busy=${this.#busy ? "true" : "false"}
        @keydown=${(/** @type {KeyboardEvent} */ event) => this.#key(event)}>
        ${this.#drawControls(scene)}
        ${own ? this.#drawReview(review, scene) : nothing}
        <p class="look-said" role="status" data-verdict=${line ? verdictOn(line) : nothing}>${this.#said(
          line,
          view,
          scene,
          game,
        )}</p>
        ${knew && view ? (line ? this.#drawOwn(knew, view, game) : drawOther(knew, view, game)) : nothing}
        ${knew ? html`<p class="small-print">${scene.t(own ? "look-note" : "knew-note")}</p>` : nothing}
      </div>`;
  }

  /** Which deal and whose decisions, and a step back and on. @param {Scene} scene */
  #drawControls(scene) {
    const deals = this.parts.alone ? [this.#deal] : scene.table.results.map(({ deal }) => deal);
    /** @param {Event & {target: HTMLSelectElement}} event */
    const toDeal = ({ target }) => this.#choose(Number(target.value), this.#seat);
    /** @param {Event & {target: HTMLSelectElement}} event */
    const toSeat = ({ target }) => this.#choose(this.#deal, Number(target.value));
    /** @param {number} by @param {string} name @param {"left"|"right"} sign */
    const step = (by, name, sign) => html`
      <button type="button" class="button" aria-label=${scene.t(name)}
        aria-disabled=${this.#beside(by) === undefined ? "true" : nothing}
        @click=${() => this.#step(by)}>${unsafeHTML(icon(sign))}</button>`;
    return html`
      <div class="row look-controls">
        ${
          deals.length > 1
            ? html`
          <label class="row"><span class="visually-hidden">${scene.t("table-deal-column")}</span>
            <select class="field" @change=${toDeal}>${deals.map(
              (deal) => html`
              <option value=${deal} .selected=${live(deal === this.#deal)}>${scene.t("table-deal", { deal })}</option>`,
            )}</select></label>`
            : nothing
        }
        <label class="row"><span class="visually-hidden">${scene.t("knew-seat")}</span>
          <select class="field look-seat" @change=${toSeat}>${personFirst(scene).map(
            (seat) => html`
            <option value=${seat} .selected=${live(seat === this.#seat)}>${scene.seatName(seat)}</option>`,
          )}</select></label>
        <div class="row look-steps" role="group" aria-label=${scene.t("knew-decisions")}>
          ${step(-1, "knew-back", "left")}${step(1, "knew-on", "right")}
        </div>
      </div>`;
  }

  /** The list of the person's decisions, and how far the review has come. @param {Seam.Review | null} review @param {Scene} scene */
  #drawReview(review, scene) {
    const lines = review?.lines ?? [];
    const open = review ? review.of - lines.length : 0; // the earlier ones, which are still to come
    const nth = new Map(lines.map(({ index }, position) => [index, open + position + 1]));
    return html`
      ${review && isDone(review) ? html`<p class="look-sum">${reviewInWords(review, scene)}</p>` : nothing}
      ${
        !review || !isDone(review)
          ? html`
        <p class="look-wait"><label>${scene.t("review-running")}
          <progress max="1" .value=${progress(review)}></progress></label></p>`
          : nothing
      }
      <ol class="decisions" role="list" aria-label=${scene.t("look-decisions")}>${repeat(
        worstFirst(lines),
        ({ index }) => index,
        (line) => this.#drawDecision(line, nth.get(line.index) ?? 0, scene),
      )}</ol>`;
  }

  /** One of the list. @param {Line} line @param {number} n  its number in order of play @param {Scene} scene */
  #drawDecision(line, n, scene) {
    const verdict = verdictOn(line);
    const here = line.index === this.#index;
    const cost = line.mistake ? costInWords(line.unit, line.loss, scene, line.error) : "";
    return html`
      <li><button type="button" class="decision" data-verdict=${verdict} aria-current=${here ? "true" : nothing}
        tabindex=${here || (this.#index === null && n === 1) ? 0 : -1} @click=${() => this.#look(line.index)}>
        ${heard(scene.t("look-decision", { n, verdict, cost }))}
        <span class="decision-sign" aria-hidden="true">${SIGNS[verdict]}</span><b aria-hidden="true">${n}</b>
        ${cost ? html`<span class="decision-cost" aria-hidden="true">${amount(line.unit, line.loss, line.error)}</span>` : nothing}
      </button></li>`;
  }

  /**
   * What is read when the decision changes.
   * @param {Line | undefined} line @param {Scene | null} view @param {Scene} scene @param {GameTable} game
   */
  #said(line, view, scene, game) {
    const own = this.#seat === scene.me;
    const seat = scene.seatName(this.#seat);
    const knew = this.#knew;
    if (!knew || !view) return this.#busy ? scene.t("knew-thinking") : own ? nothing : scene.t("knew-none", { seat });
    const action = actionInWords(knew.action, view, game);
    if (!own || !line) {
      const n = this.#others.indexOf(knew.index) + 1;
      return scene.t("knew-chose", { seat, n, of: this.#others.length, action });
    }
    const order = this.#order.toSorted((a, b) => a - b);
    const n = order.indexOf(line.index) + 1;
    return [
      n ? scene.t("look-chose", { n, of: order.length, action }) : scene.t("field-chose", { action }),
      verdictInWords(line, view, game),
    ].join(scene.t("look-space"));
  }

  /** The person's own decision. @param {Knew} knew @param {Scene} view @param {GameTable} game */
  #drawOwn(knew, view, game) {
    const { tryAgain, watch, share } = this.parts;
    const { line } = knew;
    const deal = this.#deal;
    const expert = this.#expert;
    /** @param {string} id @param {import("../../cards/icons.js").IconName} sign @param {(() => void) | undefined | false} run */
    const button = (id, sign, run) =>
      run
        ? html`<button type="button" class="button" @click=${run}>${unsafeHTML(icon(sign))}${view.t(id)}</button>`
        : nothing;
    return html`
      ${expert?.index === line.index ? html`<p>${view.t("field-parted-here", { action: actionInWords(expert.action, view, game) })}</p>` : nothing}
      <p class="look-why">${line.action === line.best ? whyInWords(line, view, game) : whyNotInWords(line, view, game)}</p>
      <div class="row look-does">
        ${button("look-try", "replay", tryAgain && (() => tryAgain(deal, line)))}</div>
      ${drawSeen(knew, view, game, cardsOf(knew.action, game))}
      <div class="row look-does">
        ${button("look-watch", "next", watch && (() => watch(deal, line.index)))}
        ${button("look-share", "share", share && (() => share(deal, line.index)))}</div>
      <details class="look-more"><summary>${view.t("look-choices")}</summary>
        ${drawChoices(line, view, game)}</details>
      ${drawInWords(knew, view, game)}`;
  }

  /** ← and → step, but in a list of seats or deals, where they choose. @param {KeyboardEvent} event */
  #key(event) {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!by || event.target instanceof HTMLSelectElement || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    this.#step(by);
    const { currentTarget, target } = event;
    if (!(target instanceof Element) || !target.matches(".decision")) return;
    const here = /** @type {Element} */ (currentTarget).querySelector(".decision[aria-current]");
    if (here instanceof HTMLElement) here.focus();
  }
}

/** What another seat saw, and what its choices come to. @param {Knew} knew @param {Scene} view @param {GameTable} game */
function drawOther(knew, view, game) {
  const { line } = knew;
  return html`
    <h3>${view.t("knew-table", { seat: view.seatName(knew.seat) })}</h3>
    ${drawSeen(knew, view, game, cardsOf(knew.action, game))}
    ${drawInWords(knew, view, game)}
    <h3>${view.t("knew-candidates")}</h3>
    <p>${view.t("knew-best", { action: actionInWords(line.best, view, game), reason: whyInWords(line, view, game) })}</p>
    ${drawChoices(line, view, game)}`;
}

/** @param {Knew} knew @param {Scene} view @param {GameTable} game */
function drawInWords(knew, view, game) {
  const whose = { seat: view.seatName(knew.seat), you: view.levels[knew.seat] ? "no" : "yes" };
  return html`
    <details class="look-more"><summary>${view.t("knew-in-words", whose)}</summary>
      ${drawSeenInWords(knew, view, game)}</details>`;
}

/** All choices, what they come to, and how far they are behind. @param {Line} line @param {Scene} view @param {GameTable} game */
function drawChoices(line, view, game) {
  const { choices, unit, worlds } = line;
  const error = Math.max(...choices.map(({ doubt }) => doubt));
  return html`
    <table class="figures knew-figures">
      <caption class="visually-hidden">${view.t("knew-candidates")}</caption>
      <thead><tr><th scope="col">${view.t("knew-choice")}</th><th scope="col">${view.t("look-comes-to", { unit })}</th>
        <th scope="col">${view.t("look-behind")}</th></tr></thead>
      <tbody>${choicesInWords(line, view, game).map(
        ({ code, action, mean, behind }) => html`
        <tr data-chosen=${yes(code === line.action)}>
          <th scope="row">${action}${
            code === line.action ? html` <b class="knew-mark">${view.t("knew-chosen")}</b>` : nothing
          }</th>
          <td>${mean}</td>
          <td>${behind}</td>
        </tr>`,
      )}</tbody>
    </table>
    <p class="small-print">${view.t("look-compared", {
      worlds,
      error: error ? costInWords(unit, error, view) : "none",
    })}</p>`;
}
