// The result of a deal or a match as a scene: the winners large, then everybody else with place, points and total.

import { html, nothing } from "lit-html";
import { heard, yes } from "./drawing.ts";
import { featOf, headlineOf, isLow, outcomeFor, ranked } from "./headline.ts";
import { columnsOf, drawColumnName, drawWon } from "./score.ts";
import { drawFace } from "./seats.ts";
import { lineOf, remarkInWords } from "../announcer/log.ts";
import { figure } from "../announcer/phrases.ts";
import { placeInDeal, type Place } from "../../base/places.ts";
import type { Mood } from "../../cards/cards.ts";
import type { Column, Drawing, Feat, GameTable, Scene } from "../game-table.ts";

/** One player's or one team's result. */
export interface Standing extends Column, Place {
  place: number; // 1 … count; 0: not shown
  won: boolean;
  what?: string | null; // what was won or lost, if it has a name; null: no mark
  change: number; // points of the deal
  total: number; // points of the match, after the deal
}

/** The standings of the ended deal, best first. */
export function dealStandings(scene: Scene, game: GameTable): Standing[] {
  const { result, scores, over } = scene.table;
  if (!result) return [];
  const low = isLow(game.id);
  const winners = over
    ? scene.table.winners
    : result.change.flatMap((_, seat) => (outcomeFor(result, seat, game) === "won" ? [seat] : []));
  const gain = ({ change }: Standing) => (low ? -change : change);
  const columns = columnsOf(scene, game);
  const seats = columns.map(({ seat }) => seat);
  return columns
    .map((column) => ({
      ...column,
      ...(game.placed ? placeInDeal(result, column.seat, seats) : { place: 0, tied: 0 }),
      won: winners.includes(column.seat),
      what: over ? undefined : game.won?.(column.seat, scene),
      change: result.change[column.seat],
      total: scores[column.seat],
    }))
    .sort((a, b) => a.place - b.place || Number(b.won) - Number(a.won) || gain(b) - gain(a));
}

/** The source of the deal's points. */
export const accountOf = (scene: Scene, game: GameTable): Drawing =>
  scene.table.result ? game.account(scene.table.result, scene) : nothing;

/** Additions of a mode to the head of a result. */
export interface Told {
  headline?: string | null; // instead of the game's
  story?: Drawing; // below it
  alone?: boolean; // the story stands for how the last deal came out
}

/** The deal that has ended. */
export const drawDealResult = (scene: Scene, game: GameTable, told?: Told) =>
  scene.table.over
    ? drawResult(drawTitle(scene, game, told), matchStandings(scene, game), false, scene, game)
    : drawResult(drawTitle(scene, game, told), dealStandings(scene, game), true, scene, game);

/** The standings of the match, from its first drawing on. */
const matchStandings = (scene: Scene, game: GameTable): Standing[] =>
  ranked(scene, game).map((one) => ({ ...one, change: 0 }));

/** The headline, and below it how the deal came out. */
export function drawTitle(scene: Scene, game: GameTable, { headline: own, story, alone }: Told = {}) {
  const { result, over } = scene.table;
  const headline = own ?? headlineOf(scene, game);
  const below = result && !alone && outcomeBelow(result, scene, game);
  return html`
    <h2 class=${over ? "headline winners" : "headline"} tabindex="-1">${headline}</h2>
    ${below && below !== headline ? html`<p class="sheet-title">${below}</p>` : nothing}
    ${story ?? nothing}
    ${scene.remark && scene.remark.seat < 0 ? html`<p class="podium-said">${lineOf(scene.remark, scene, game)}</p>` : nothing}`;
}

/** How the deal came out; below its own headline only what that leaves out. */
function outcomeBelow(result: Protocol.Result, scene: Scene, game: GameTable): string | null {
  if (!scene.table.over) return game.remark ? game.remark(result, scene) : game.outcome(result, scene);
  const outcome = game.outcome(result, scene);
  // Below the headline of a longer match it is only its last deal that came out so.
  return scene.table.results.length > 1 ? scene.t("headline-last", { deal: result.deal, outcome }) : outcome;
}

/**
 * @param title the winner in a sentence
 * @param deal whether the deal's points are shown beside the totals
 */
export function drawResult(
  title: unknown,
  standings: readonly Standing[],
  deal: boolean,
  scene: Scene,
  game: GameTable,
) {
  const { me, table, t } = scene;
  const won = standings.filter((one) => one.won).length;
  const ours = table.teams.find((team) => team.includes(me)) ?? [me];
  const others = Math.max(1, standings.length - won);
  const mine = standings.find(({ seat }) => ours.includes(seat));
  const feat = featOf(scene, game);
  const [left, right] = [Math.floor((standings.length - won) / 2), Math.ceil((standings.length - won) / 2)];
  // Equal sums of `fr` on both sides, and their mean between them, keep the winners in the middle, below the headline.
  const side = (count: number, share: number) => Array(count).fill(`minmax(min-content, ${share}fr)`);
  const columns =
    left && won
      ? [...side(left, right), ...side(won, (2 * left * right) / (left + right)), ...side(right, left)]
      : side(standings.length, 1);
  const isLeft = (one: Standing) => won > 0 && standings.filter((other) => !other.won).indexOf(one) < left;
  return html`
    <div class="result-scene" data-went=${mine?.won ? "won" : won ? "lost" : "even"} data-feat=${feat?.id ?? nothing}>
      ${title}
      <ol class="podium" role="list" data-winners=${won} data-over=${yes(table.over)} .style=${`--winners: ${Math.max(1, won)}; --others: ${others}; --across: ${Math.max(1, won) * others}; --columns: ${columns.join(" ")}`}>
        ${standings.map((one) =>
          drawStanding(
            one,
            moodOf(one, standings, deal ? "change" : "total", isLow(game.id)),
            { mine: ours.includes(one.seat), deal, feat, side: one.won ? -1 : isLeft(one) ? -2 : 0 },
            scene,
            game,
          ),
        )}
      </ol>
      ${scene.wide ? nothing : drawSaid(standings, scene)}
      <p class="visually-hidden">${deal ? nothing : t("match-standing")}</p>
    </div>`;
}

/**
 * Winners laugh. Of the others, who did worse than the mean looks down: equal results have equal faces.
 * @param by the points that the scene is about: the deal's or the match's
 */
export function moodOf(one: Shared, standings: readonly Shared[], by: "change" | "total", low: boolean): Mood {
  if (one.won) return "won";
  if (!standings.some(({ won }) => won)) return "even";
  const worth = (other: Shared) => (low ? -other[by] : other[by]);
  const mean = standings.reduce((sum, other) => sum + worth(other), 0) / standings.length;
  return worth(one) < mean ? "lost" : "even";
}

type Shared = Pick<Standing, "won" | "change" | "total">;

/** A remark in a line of its own: no column of a phone has room for it. */
function drawSaid(standings: readonly Standing[], scene: Scene) {
  const { remark, t } = scene;
  const one = standings.find(
    ({ seat, team }) => remark && (team === undefined ? [seat] : scene.table.teams[team]).includes(remark.seat),
  );
  return remark && one
    ? html`<p class="podium-words">${drawFace(remark.seat, scene, one.team, one.won ? "won" : "even")}<q>${remarkInWords(remark, t)}</q></p>`
    : nothing;
}

interface Shown {
  mine: boolean;
  deal: boolean; // the deal's points beside the totals
  feat: Feat | null;
  side: number; // in a row: left of the winners -2, right of them 0
}

function drawStanding(one: Standing, mood: Mood, { mine, deal, feat, side }: Shown, scene: Scene, game: GameTable) {
  const { t, table, remark } = scene;
  const seats = one.team === undefined ? [one.seat] : table.teams[one.team];
  const change = `${one.change > 0 ? "+" : ""}${figure(one.change)}`;
  const penalty = isLow(table.game) ? html`<span class="podium-unit">${t("result-penalty")}</span> ` : nothing;
  const total = deal ? html`<span>${t("table-total")}</span> ` : penalty;
  return html`
    <li data-seat-row=${one.seat} data-won=${yes(one.won)} data-mine=${yes(mine)} data-feat=${feat && seats.includes(feat.seat) ? "yes" : nothing}
      .style=${`--side: ${side}`}>
      <span class="podium-faces">${seats.map((seat) => drawFace(seat, scene, one.team, mood))}</span>
      <span class="podium-name">${one.place ? html`<b class="podium-place">${t("result-place", { place: one.place, tied: one.tied })}</b> ` : nothing}${drawColumnName(one)}</span>
      <span class="podium-said">${scene.wide && remark && seats.includes(remark.seat) ? html`<q>${remarkInWords(remark, t)}</q>` : nothing}</span>
      ${
        feat?.outright && one.won
          ? nothing // no total has decided
          : html`<span class="podium-points">${
              deal ? html`<b class="podium-change">${penalty}${change}</b>${heard(t("table-comma"))} ` : nothing
            }<span class="total">${total}<b>${figure(one.total)}</b></span></span>`
      }
      ${(one.what ?? (one.won && one.what !== null)) ? drawWon(scene, one.what ?? undefined) : nothing}
      ${table.result && game.rest ? html`<span class="podium-rest">${game.rest(one.seat, scene)}</span>` : nothing}
    </li>`;
}
