// The decision table of the viewer: the person's decisions in order of play, the verdict on the current one and the
// choices compared. For other seats, the engine analyses the current decision on request. Cannot change a match.

import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { heard, yes } from "../../table/draw/drawing.ts";
import { actionInWords } from "../../table/play/action-words.ts";
import { adviceInWords, choicesInWords, lookedBackInWords } from "../../table/play/advice-words.ts";
import { aloud } from "../../table/announcer/phrases.ts";
import { costInWords, type Running, SIGNS, type Verdict, verdictOn } from "../../table/play/verdict.ts";
import { keyOf } from "../../ui/pressed-key.ts";
import { isDone, numberOf, progress, Reviews, reviewInWords, worstFirst } from "./reviews.ts";
import type { Scene, GameTable } from "../../table/game-table.ts";
import type { Engine } from "../../table/session.ts";

type Knew = Protocol.Knew;

type Line = Protocol.Line;

interface DecisionTableParts {
  engine: Engine;
  deal: () => number; // current deal
  person: number; // seat of the person who played it
  save: string; // of the match
  game: GameTable;
  since: number; // index of the first action to review; earlier ones are somebody else's
  closed: () => boolean;
  redraw: () => void;
  done: (review: Protocol.Review) => void; // called once a deal
  failed: (error: unknown) => void;
}

export class DecisionTable {
  declare parts: DecisionTableParts;

  #reviews: Reviews;
  /** Latest analysis, of any seat. */
  #knew: Knew | null = null;
  /** Key of the decision that it analyses. */
  #asked = "";

  constructor(parts: DecisionTableParts) {
    this.parts = parts;
    const { engine, save, since, closed, redraw, done, failed } = parts;
    this.#reviews = new Reviews({
      kept: new Map(),
      failed,
      done,
      since,
      match: () => ({ do: "load", save }),
      ask: (request) => engine.request(request),
      wanted: (deal) => !closed() && parts.deal() === deal,
      changed: redraw,
    });
  }

  /** Starts or continues the review of the current deal. */
  go() {
    this.#reviews.go(this.parts.deal());
  }

  /** The deal's review so far. */
  get review() {
    return this.#reviews.of(this.parts.deal());
  }

  /** The person's decisions, worst first. */
  get order(): Line[] {
    return worstFirst(this.review?.lines ?? []);
  }

  /** The decision to begin with: the costliest one; without a mistake the nearest to one, or a hard one. */
  get first(): Line | null {
    const [worst] = this.order;
    if (worst?.mistake) return worst;
    const lines = this.review?.lines ?? [];
    const near = lines.filter((line) => verdictOn(line) === "small").sort((a, b) => b.weight - a.weight);
    return near[0] ?? lines.find((line) => verdictOn(line) === "hard") ?? null;
  }

  /** The review in a sentence, if it is complete, there were decisions and none was a mistake. */
  clean(view: Scene): string | null {
    const { review } = this;
    return review && isDone(review) && review.lines.length && !review.lines.some(({ mistake }) => mistake)
      ? reviewInWords(review, view, this.parts.game)
      : null;
  }

  /** The person's decision at an index; null if it is not theirs. */
  at(index: number) {
    return this.review?.lines.find((line) => line.index === index) ?? null;
  }

  /** Requests an analysis of all choices at a decision. */
  ask(seat: number, index: number) {
    const { engine, deal, redraw, failed, closed } = this.parts;
    const asked = `${deal()} ${seat} ${index}`;
    if (this.#asked === asked) return;
    this.#asked = asked;
    this.#knew = null;
    const asking = async () => {
      for (;;) {
        const reply = await engine.request({ do: "analyseDecision", deal: deal(), seat, index });
        if (this.#asked !== asked || closed()) return;
        if ("cancelled" in reply) continue; // the deal is unchanged, so the request stays valid
        if (reply.ok && "line" in reply.knew) this.#knew = reply.knew;
        return redraw();
      }
    };
    asking().catch((fault) => {
      this.#asked = "";
      failed(fault);
    });
  }

  // ---- Rendering

  /**
   * Renders the person's decisions and their summary.
   * @param at current index
   * @param told whether the prompt has the summary
   */
  drawRow(view: Scene, at: number, told: boolean, look: (index: number) => void) {
    const { review, order } = this;
    const isDecision = order.some(({ index }) => index === at);
    const lines = review?.lines ?? [];
    return html`
      <div class="weighed" @keydown=${step}>
        <div class="look-sum" data-open=${yes(isDecision)}><span class="look-total">${
          review && isDone(review)
            ? told
              ? nothing
              : reviewInWords(review, view, this.parts.game)
            : html`<label>${view.t("review-running")}
              <progress max="1" .value=${progress(review)}></progress></label>`
        }</span>${
          isDecision && review
            ? html`<span class="look-nth">${view.t("look-nth", { n: numberOf(review as Running, this.at(at) as Line), of: review.of })}</span>`
            : nothing
        }</div>
        ${
          lines.length
            ? html`
        <ol class="decisions scroll" role="list" aria-label=${view.t("look-decisions")}>${repeat(
          lines,
          ({ index }) => index,
          (line, i) => {
            const verdict = verdictOn(line);
            const cost = line.mistake ? costInWords(line.unit, line.loss, view, line.error) : "";
            const n = numberOf(this.review as Running, line);
            return html`
          <li><button type="button" class="decision" data-verdict=${verdict} data-index=${line.index}
            aria-current=${line.index === at ? "step" : nothing} tabindex=${(isDecision ? line.index === at : i === 0) ? 0 : -1}
            @click=${() => look(line.index)}>
            ${heard(view.t("look-decision", { n, verdict, cost }))}
            <b aria-hidden="true">${n}</b><span class="decision-sign" aria-hidden="true">${SIGNS[verdict]}</span>
          </button></li>`;
          },
        )}</ol>
        ${this.#drawLegend(view)}`
            : nothing
        }
      </div>`;
  }

  /**
   * Renders the verdict on the person's decision at an index; nothing if there is none.
   * @param view scene as the person saw it
   */
  said(index: number, view: Scene, game: GameTable, sent: boolean) {
    const line = this.at(index);
    if (!line) return nothing;
    const said = lookedBackInWords(line, sent, view, game);
    const full = lookedBackInWords(line, sent, aloud(view, game.id), game);
    return html`<span data-verdict=${verdictOn(line)}>${heard(`${full.said}${view.t("look-space")}${full.more}`)}<span
      aria-hidden="true">${said.said}<span class="prompt-rest">${view.t("look-space")}${said.more}</span></span></span>`;
  }

  /** The action that the person should have chosen at an index, if it is another one. */
  better(index: number): string | null {
    const line = this.at(index);
    return line && line.action !== line.best ? line.best : null;
  }

  /** Renders the choices of the analysed decision. */
  drawChoices(view: Scene, game: GameTable) {
    const knew = this.#knew;
    if (!knew) return html`<p role="status">${view.t("knew-thinking")}</p>`;
    const own = knew.seat === this.parts.person;
    const { line, rest } = knew;
    const advice = adviceInWords(line, view, game);
    return html`
      ${own ? nothing : html`<p>${view.t("knew-best", { advice })}</p>`}
      ${drawFigures(line, view, game)}
      ${rest.length ? drawRest(rest, view, game) : nothing}
      <p class="small-print">${view.t(own ? "look-note" : "knew-note")}</p>
      ${own ? html`<p class="small-print">${view.t("look-longer")}</p>${this.#drawLegend(view)}` : nothing}`;
  }

  /** Renders the meanings of the signs in the row, the worst first; each button says its own aloud. */
  #drawLegend(view: Scene) {
    const there = new Set(this.order.map(verdictOn));
    const signs = (Object.keys(SIGNS) as Verdict[]).filter((verdict) => there.has(verdict));
    return html`<p class="decision-legend" aria-hidden="true">${signs.map(
      (verdict) =>
        html`<span data-verdict=${verdict}><b>${SIGNS[verdict]}</b>${view.t("look-sign", { verdict })}</span> `,
    )}</p>`;
  }
}

/** ← and → move through the decisions and select them. */
function step(event: KeyboardEvent) {
  const by = { arrowleft: -1, arrowright: 1 }[keyOf(event)];
  const { currentTarget, target } = event;
  if (!by || !(target instanceof HTMLElement) || !target.matches(".decision")) return;
  event.preventDefault();
  const all = [...(currentTarget as Element).querySelectorAll(".decision")];
  const to = all[all.indexOf(target) + by];
  if (!(to instanceof HTMLElement)) return;
  to.click();
  to.focus();
}

/** Renders the actions that were not compared, folded. */
const drawRest = (rest: readonly string[], view: Scene, game: GameTable) => html`
  <details class="fold"><summary>${view.t("look-rest", { count: rest.length })}</summary>
    <p>${view.list(rest.map((action) => actionInWords(action, view, game)))}</p></details>`;

/** Renders the choices compared, with their means and losses. */
function drawFigures(line: Line, view: Scene, game: GameTable) {
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
