// The match summary: standings, the decisions that mattered most, the course of the scores and the end of the last
// deal.

import { html, nothing, svg } from "lit-html";
import catalogue from "nanafuda:catalogue";
import { yes } from "../../table/draw/drawing.ts";
import { drawLeft, drawMore } from "../../table/draw/deal-end.ts";
import { figure } from "../../table/announcer/phrases.ts";
import { columnsOf, drawColumnName, drawStandings, drawWon, winnersInWords } from "../../table/draw/score.ts";
import { drawSitter } from "../../table/draw/seats.ts";
import { actionInWords, verdictInWords } from "../../table/play/hint.ts";
import {
  costInWords,
  isDone,
  summaryInWords,
  summaryOf,
  verdictOn,
  type Summary,
  type Reviews,
  type Went,
} from "./review.ts";
import { seenBy } from "./past-table.ts";
import type { Scene, GameTable, Drawing } from "../../table/game-table.ts";
import type { Engine } from "../../table/play/controller.ts";

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
  failed: (fault: unknown) => void;
  look: (place: Place) => void; // opens the viewer at a decision
  tryAgain: (place: Place) => void; // plays on from it
}

export class MatchSummary {
  declare parts: MatchSummaryParts;

  /** Positions of the shown decisions; null while loading. */
  #looks: Map<string, Protocol.Look | null> = new Map();

  constructor(parts: MatchSummaryParts) {
    this.parts = parts;
  }

  /** @param outcome of the last deal */
  draw(scene: Scene, game: GameTable, outcome: Drawing) {
    const { reviews, look, tryAgain } = this.parts;
    const deals = scene.table.results.map(({ deal }) => deal);
    const lines = deals.flatMap((deal) => (reviews.of(deal)?.lines ?? []).map((line) => ({ deal, line })));
    const summary = summaryOf(lines.map(({ line }) => line));
    /** Returns the decision of a line. */
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
    return drawMatchEnd(scene, game, weighed, outcome);
  }

  /** The person's place in a sentence; null if they won. */
  place(scene: Scene, game: GameTable) {
    return placeInWords(scene, game);
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

/** Renders the end of a match. @param outcome of the last deal */
function drawMatchEnd(scene: Scene, game: GameTable, weighed: Weighed, outcome: Drawing) {
  const { table, t } = scene;
  return html`
    <div class="end match-end scroll" data-part="score" tabindex="0" role="group" aria-label=${t("table-score")}>
      <h2 class="winners" tabindex="-1">${winnersInWords(table.winners, scene)}</h2>
      <section class="match-standing">${drawPlaces(scene, game)}</section>
      <section class="match-hung">${drawWeighed(weighed, scene, game)}</section>
      <section class="match-course"><h3>${t("match-course")}</h3>${drawCourse(scene, game)}
        <div class="scroll" tabindex="0" role="group" aria-label=${t("table-all-deals")}>${drawStandings(scene, game)}</div>
      </section>
      <section class="match-last">${outcome}${drawLeft(scene, game)}${drawMore(scene, game, false)}</section>
    </div>`;
}

/** The score columns with their places, winners first; ties share a place. */
function ranked(scene: Scene, game: GameTable) {
  const { scores, winners } = scene.table;
  const low = catalogue.games.find(({ id }) => id === game.id)?.lowest;
  const worth = (seat: number) => (low ? -scores[seat] : scores[seat]);
  const first = (seat: number) => Number(winners.includes(seat));
  const better = (a: number, b: number) => first(a) - first(b) || worth(a) - worth(b);
  const columns = columnsOf(scene, game);
  return columns
    .map((column, nth) => ({
      ...column,
      stroke: STROKES[nth % STROKES.length],
      place: 1 + columns.filter(({ seat }) => better(seat, column.seat) > 0).length,
      won: winners.includes(column.seat),
    }))
    .sort((a, b) => a.place - b.place);
}

/** The person's place in a sentence; null if they won. */
function placeInWords(scene: Scene, game: GameTable) {
  const own = ranked(scene, game).find(({ seat }) => seat === scene.me);
  if (!own || own.won || own.team !== undefined) return null;
  return scene.t("match-yours", { place: own.place, count: scene.table.seats });
}

/** Renders the places and totals. */
function drawPlaces(scene: Scene, game: GameTable) {
  const { table, me, t } = scene;
  return html`
    <table class="figures places-table">
      <caption class="visually-hidden">${t("match-standing")}</caption>
      <thead class="visually-hidden"><tr><th scope="col">${t("match-place")}</th><th scope="col">${t("table-player")}</th><th
        scope="col">${t("table-total")}</th></tr></thead>
      <tbody>${ranked(scene, game).map(
        (one) => html`
        <tr data-seat-row=${one.seat} data-won=${yes(one.won)} data-mine=${yes(one.seat === me)}>
          <td class="place-no">${one.place}</td>
          <th scope="row">${one.team === undefined ? drawSitter(one.seat, scene) : drawColumnName(one)}${
            one.won ? drawWon(scene) : nothing
          }</th>
          <td class="place-line" aria-hidden="true">${drawStroke(one.stroke, one.seat === me)}</td>
          <td class="total"><b>${figure(table.scores[one.seat])}</b></td>
        </tr>`,
      )}</tbody>
    </table>`;
}

const drawStroke = (stroke: string, mine: boolean) => html`
  <svg class="course-line" viewBox="0 0 36 6" data-mine=${yes(mine)}><path d="M1 3H35" stroke-dasharray=${stroke || nothing}/></svg>`;

/** Plots the totals by deal. Hidden from screen readers, because the score table has the figures. */
function drawCourse(scene: Scene, game: GameTable) {
  const { table, initial, me, t } = scene;
  const courses = ranked(scene, game).map(({ seat, stroke }) => {
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

function drawWeighed({ done, of, summary, costliest, best, look, tryAgain }: Weighed, scene: Scene, game: GameTable) {
  const { t } = scene;
  const draw = (head: string, decided: Decided, why: (view: Scene) => string) => {
    const { view, line, deal } = decided;
    return html`
      <div class="match-decision" data-verdict=${verdictOn(line)}>
        <h3>${t(head)}</h3>
        ${view && html`<p>${t("match-decision", { deal, action: actionInWords(line.action, view, game), why: why(view) })}</p>`}
        <div class="row">
          <button type="button" class="button" @click=${() => look(decided)}>${t("match-look")}</button>
          <button type="button" class="button quiet" @click=${() => tryAgain(decided)}>${t("look-try")}</button>
        </div>
      </div>`;
  };
  return html`
    ${costliest ? draw("match-costliest", costliest, (view) => verdictInWords(costliest.line, view, game)) : nothing}
    ${best ? draw("match-best", best, (view) => usualInWords(best.line, view, game)) : nothing}
    ${
      done < of
        ? html`<p class="match-wait"><label>${t("match-weighing", { done, of })}
          <progress max=${of} .value=${done}></progress></label></p>`
        : costliest
          ? nothing
          : html`<p>${summaryInWords(summary, matchWent(scene), scene)}</p>`
    }`;
}

/** The person's result. */
const matchWent = ({ table: { winners }, me }: Scene): Went => (winners.includes(me) ? "won" : "lost");

/** Loss of the obvious choice. */
const behindOf = ({ usual, choices }: Protocol.Line) => choices.find(({ action }) => action === usual)?.behind ?? 0;

/** The cost of the obvious choice in words. */
function usualInWords({ usual, choices, unit }: Protocol.Line, view: Scene, game: GameTable) {
  const other = choices.find(({ action }) => action === usual);
  if (!other) return "";
  const cost = costInWords(unit, other.behind, view, other.doubt);
  return view.t("match-best-why", { usual: actionInWords(usual, view, game), cost });
}
