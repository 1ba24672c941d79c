// The match summary: standings, the decisions that mattered most, the course of the scores and the end of the last
// deal.

import { html, nothing, svg } from "lit-html";
import { yes } from "../../table/draw/drawing.ts";
import { drawDetails, drawLeft, drawMore, drawTold } from "../../table/draw/deal-end.ts";
import { ownFeat, ranked } from "../../table/draw/headline.ts";
import { turningPoint } from "./turning-point.ts";
import { drawResult, drawTitle, type Told } from "../../table/draw/result-scene.ts";
import { figure } from "../../table/announcer/phrases.ts";
import { columnsOf, drawColumnName, drawStandings } from "../../table/draw/score.ts";
import { actionInWords } from "../../table/play/action-words.ts";
import { verdictInWords } from "../../table/play/advice-words.ts";
import { costInWords, verdictOn } from "../../table/play/verdict.ts";
import { isDone, summaryInWords, summaryOf, type Summary, type Reviews } from "./reviews.ts";
import { comfortIn } from "./comfort.ts";
import { seenBy } from "./past-table.ts";
import type { Scene, GameTable, Drawing, Went } from "../../table/game-table.ts";
import type { Engine } from "../../table/session.ts";

/** A decision with its location. */
interface Decided {
  line: Protocol.Line;
  deal: number;
  view: Scene | null; // the table at that time; null until loaded
}

/** Summary of the person's decisions so far. */
interface Weighed {
  done: number; // number of reviewed deals
  of: number;
  summary: Summary; // of all decisions
  costliest: Decided | null; // of the mistakes
  best: Decided | null;
  look: (decided: Decided) => void;
  tryAgain: (decided: Decided) => void;
}

/** Units of the plot, which is scaled to its container. */
const [WIDE, HIGH] = [100, 40];
/** Dash patterns, so that lines do not differ by colour alone; the person's is solid. */
const STROKES = ["", "7 3", "2 3", "9 3 2 3", "4 2", "1 2", "12 4"];

type Place = { deal: number; at: number };

interface MatchSummaryParts {
  reviews: Reviews;
  engine: Engine;
  redraw: () => void;
  say: (text: string) => void; // announces the result of the review
  failed: (fault: unknown) => void;
  look: (place: Place) => void; // opens the viewer at a decision
  tryAgain: (place: Place) => void; // plays on from it
}

export class MatchSummary {
  declare parts: MatchSummaryParts;

  /** Positions of the shown decisions; null while loading. */
  #looks: Map<string, Protocol.Look | null> = new Map();
  #said = false;

  constructor(parts: MatchSummaryParts) {
    this.parts = parts;
  }

  /**
   * @param told the head of the result
   * @param below the comparison of the last deal
   * @param account the source of its points
   */
  draw(scene: Scene, game: GameTable, told: Told, below: unknown, account: Drawing) {
    const { reviews, look, tryAgain } = this.parts;
    const deals = scene.table.results.map(({ deal }) => deal);
    const lines = deals.flatMap((deal) => (reviews.of(deal)?.lines ?? []).map((line) => ({ deal, line })));
    const summary = summaryOf(
      lines.map(({ line }) => line),
      game.lapses,
    );
    const decided = (wanted: Protocol.Line | null | undefined) => {
      const found = lines.find(({ line }) => line === wanted);
      return found ? { ...found, view: this.#viewOf(found, scene, game) } : null;
    };
    const hard = lines.map(({ line }) => line).filter((line) => verdictOn(line) === "hard" && behindOf(line));
    const place = ({ deal, line }: Decided) => ({ deal, at: line.index });
    const weighed = {
      done: deals.map((deal) => reviews.of(deal)).filter((review) => review && isDone(review)).length,
      of: deals.length,
      summary,
      costliest: decided(summary.costliest),
      best: decided(hard.sort((a, b) => behindOf(b) - behindOf(a))[0]),
      look: (decided: Decided) => look(place(decided)),
      tryAgain: (decided: Decided) => tryAgain(place(decided)),
    };
    this.#tell(weighed, scene, game);
    const comfort =
      matchOutcome(scene) === "lost" && comfortIn(scene, game, weighed.done === weighed.of ? lines.length : 0, summary);
    const turn = turningPoint(scene, game);
    const words = [turn?.words, comfort].filter(Boolean).join(scene.t("look-space"));
    const head = words ? { ...told, story: html`<p class="story">${words}</p>`, alone: !turn?.last } : told;
    return drawMatchEnd(scene, game, weighed, { told: head, below, account });
  }

  /** Announces the costliest decision once, when all are reviewed. */
  #tell({ done, of, summary, costliest }: Weighed, scene: Scene, game: GameTable) {
    if (this.#said || done < of || (costliest && !costliest.view)) return;
    this.#said = true;
    const head = scene.t("match-costliest") + scene.t("table-stop-space");
    this.parts.say(
      costliest?.view
        ? head + decisionInWords(costliest, verdictInWords(costliest.line, costliest.view, game), costliest.view, game)
        : summaryInWords(summary, matchOutcome(scene), scene),
    );
  }

  /** Returns the table at a decision. Requests it on first use. */
  #viewOf({ deal, line: { index } }: { deal: number; line: Protocol.Line }, scene: Scene, game: GameTable) {
    const key = `${deal} ${index}`;
    const look = this.#looks.get(key);
    if (look === undefined) {
      this.#looks.set(key, null);
      const { engine, redraw, failed } = this.parts;
      const asking = engine.request({ do: "position", deal, index, seat: scene.me });
      asking.then((reply) => {
        if (!("look" in reply)) return;
        this.#looks.set(key, reply.look);
        redraw();
      }, failed);
    }
    return look ? seenBy(look, scene, game) : null;
  }
}

function drawMatchEnd(
  scene: Scene,
  game: GameTable,
  weighed: Weighed,
  { told, below, account }: { told: Told; below: unknown; account: Drawing },
) {
  const { t } = scene;
  return html`
    <div class="end match-end scroll" data-part="score" tabindex="0" role="group" aria-label=${t("table-score")}>
      <div class="end-sheet">
        ${drawResult(drawTitle(scene, game, told), plotted(scene, game), false, scene, game)}
        ${drawTold(below, ownFeat(scene, game) ? nothing : drawCostliest(weighed, scene, game))}
      </div>
      ${drawDetails(
        scene,
        html`
        ${drawBest(weighed, scene, game)}
        <section class="match-course"><h3>${t("match-course")}</h3>${drawLegend(scene, game)}${drawCourse(scene, game)}
          ${scene.side ? nothing : html`<div class="scroll" tabindex="0" role="group" aria-label=${t("table-all-deals")}>${drawStandings(scene, game)}</div>`}
        </section>
        ${drawLeft(scene, game)}
        <section>${account}${drawMore(scene, game, false)}</section>`,
      )}
    </div>`;
}

/** The ranked columns, each with its line in the plot. */
const plotted = (scene: Scene, game: GameTable) =>
  ranked(scene, game).map((one) => {
    const nth = columnsOf(scene, game).findIndex(({ seat }) => seat === one.seat);
    return { ...one, change: 0, stroke: STROKES[nth % STROKES.length] };
  });

/** The legend of the plot: a stroke for each seat. */
const drawLegend = (scene: Scene, game: GameTable) => html`
  <ul class="course-legend" role="list" aria-hidden="true">${plotted(scene, game).map(
    (one) => html`<li>${drawStroke(one.stroke, one.seat === scene.me)} ${drawColumnName(one)}</li>`,
  )}</ul>`;

const drawStroke = (stroke: string, mine: boolean) => html`
  <svg class="course-line" viewBox="0 0 36 6" data-mine=${yes(mine)}><path d="M1 3H35" stroke-dasharray=${stroke || nothing}/></svg>`;

/** Plots the totals by deal. Hidden from screen readers, because the score table has the figures. */
function drawCourse(scene: Scene, game: GameTable) {
  const { table, initial, me, t } = scene;
  const courses = plotted(scene, game).map(({ seat, stroke }) => {
    let total = initial;
    return { seat, stroke, totals: [total, ...table.results.map(({ change }) => (total += change[seat]))] };
  });
  const all = courses.flatMap(({ totals }) => totals);
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const x = (nth: number) => (WIDE * nth) / Math.max(1, table.results.length);
  const y = (total: number) => HIGH - (HIGH * (total - least)) / (most - least || 1);
  return html`
    <figure class="course">
      <figcaption class="visually-hidden">${t("match-course-says")}</figcaption>
      <span class="course-most" aria-hidden="true">${figure(most)}</span><span class="course-least"
        aria-hidden="true">${figure(least)}</span>
      <svg viewBox="0 -2 ${WIDE} ${HIGH + 4}" preserveAspectRatio="none" aria-hidden="true">
        ${table.results.map((_, nth) => svg`<path class="course-deal" d="M${x(nth + 1)} 0V${HIGH}"/>`)}
        ${least < 0 && most > 0 ? svg`<path class="course-zero" d="M0 ${y(0)}H${WIDE}"/>` : nothing}
        ${courses.toReversed().map(
          ({ seat, stroke, totals }) => svg`
          <path class="course-of" data-mine=${yes(seat === me)} stroke-dasharray=${stroke || nothing}
            d=${`M${totals.map((total, nth) => `${x(nth)} ${y(total)}`).join("L")}`}/>`,
        )}
      </svg>
    </figure>`;
}

const decisionInWords = ({ deal, line }: Decided, why: string, view: Scene, game: GameTable) =>
  view.t("match-decision", { deal, action: actionInWords(line.action, view, game), why });

function drawDecision(
  head: string,
  decided: Decided,
  why: (view: Scene) => string,
  weighed: Weighed,
  { t }: Scene,
  game: GameTable,
) {
  const { view, line } = decided;
  return html`
    <div class="match-decision" data-verdict=${verdictOn(line)}>
      <h3>${t(head)}</h3>
      ${view && html`<p>${decisionInWords(decided, why(view), view, game)}</p>`}
      <div class="row">
        <button type="button" class="button" aria-label=${`${t("look-try")}${t("title-between")}${t(head)}`} @click=${() => weighed.tryAgain(decided)}>${t("look-try")}</button>
        <button type="button" class="button quiet" aria-label=${`${t("match-look")}${t("title-between")}${t(head)}`} @click=${() => weighed.look(decided)}>${t("match-look")}</button>
      </div>
    </div>`;
}

/** The costliest mistake, or how far the review has come. */
function drawCostliest(weighed: Weighed, scene: Scene, game: GameTable) {
  const { done, of, summary, costliest } = weighed;
  const why = (view: Scene) => (costliest ? verdictInWords(costliest.line, view, game) : "");
  return html`
    <section class="match-hung">
      ${costliest && done === of ? drawDecision("match-costliest", costliest, why, weighed, scene, game) : nothing}
      ${
        done < of
          ? html`<p class="match-wait"><label>${scene.t("match-weighing", { done, of })}
            <progress max=${of} .value=${done}></progress></label></p>`
          : costliest
            ? nothing
            : html`<p>${summaryInWords(summary, matchOutcome(scene), scene)}</p>`
      }
    </section>`;
}

function drawBest(weighed: Weighed, scene: Scene, game: GameTable) {
  const { best } = weighed;
  if (!best) return nothing;
  return drawDecision("match-best", best, (view) => usualInWords(best.line, view, game), weighed, scene, game);
}

/** The person's result. */
const matchOutcome = ({ table: { winners, seats }, me }: Scene): Went =>
  winners.length === seats ? "even" : winners.includes(me) ? "won" : "lost";

/** Loss of the obvious choice. */
const behindOf = ({ usual, choices }: Protocol.Line) => choices.find(({ action }) => action === usual)?.behind ?? 0;

/** The cost of the obvious choice in words. */
function usualInWords({ usual, choices, unit }: Protocol.Line, view: Scene, game: GameTable) {
  const other = choices.find(({ action }) => action === usual);
  if (!other) return "";
  const cost = costInWords(unit, other.behind, view, other.doubt);
  return view.t("match-best-why", { usual: actionInWords(usual, view, game), cost });
}
