// The headline of a result, from the person's seat: who has won what has ended, and by how much.

import catalogue from "nanafuda:catalogue";
import { columnsOf } from "./score.ts";
import { figure } from "../announcer/phrases.ts";
import { placeIn, type Place } from "../../base/places.ts";
import type { Column, Feat, GameTable, Scene, Went } from "../game-table.ts";

/** Whether a game's points are penalties. */
export const isLow = (game: string) => catalogue.games.find(({ id }) => id === game)?.lowest ?? false;

/** How a deal ended for a seat. */
export function outcomeFor(result: Protocol.Result, me: number, game: GameTable): Went {
  const gains = result.change.map((change) => (isLow(game.id) ? -change : change));
  const [least, most] = [Math.min(...gains), Math.max(...gains)];
  const byPoints = least === most ? "even" : gains[me] === most ? "won" : gains[me] === least ? "lost" : "even";
  return game.went?.(result, me) ?? byPoints;
}

/** The feat with which a deal ended; after a match only the winner's. */
export function featOf(scene: Pick<Scene, "table" | "me">, game: GameTable): Feat | null {
  const { result, over, winners } = scene.table;
  const feat = (result && game.feat?.(result, scene)) ?? null;
  return feat && over && !winners.includes(feat.seat) ? null : feat;
}

/** The feat with which the person, or the partner, has ended the deal; null: none. After one nothing criticises. */
export function ownFeat(scene: Pick<Scene, "table" | "me">, game: GameTable) {
  const feat = featOf(scene, game);
  const ours = scene.table.teams.find((team) => team.includes(scene.me)) ?? [scene.me];
  return feat && ours.includes(feat.seat) ? feat : null;
}

/** A score column and its place; ties share a place. */
interface Ranked extends Column, Place {
  total: number;
  won: boolean;
}

/** The headline of the deal or, if it is over, the match on the table. */
export function headlineOf(scene: Scene, game: GameTable): string {
  const { result, over } = scene.table;
  if (over) return matchHeadline(scene, game);
  const feat = featOf(scene, game);
  if (feat) return scene.say(`feat-${feat.id}`, { seat: feat.seat, ...feat.facts });
  return result ? (game.headline?.(result, scene) ?? game.outcome(result, scene)) : scene.t("table-deal-over");
}

/** The score columns of a match that is over, winners first. */
export function ranked(scene: Scene, game: GameTable): Ranked[] {
  const { scores, winners } = scene.table;
  const columns = columnsOf(scene, game);
  const seats = columns.map(({ seat }) => seat);
  return columns
    .map((column) => ({
      ...column,
      total: scores[column.seat],
      ...placeIn(scene.table, column.seat, seats),
      won: winners.includes(column.seat),
    }))
    .sort((a, b) => a.place - b.place);
}

/** The result of the whole match in a sentence. */
export function matchHeadline(scene: Scene, game: GameTable): string {
  const { table, me, t } = scene;
  const { result, winners } = table;
  const closing = result && game.closing?.(result, scene);
  if (closing) return closing;
  if (winners.length === table.seats) return t("table-all-level");
  const all = ranked(scene, game);
  const side = table.teams.find((team) => team.includes(me)) ?? [me];
  const own = all.find(({ seat }) => side.includes(seat)) as Ranked;
  const others = all.filter((one) => one !== own);
  if (own.team !== undefined) {
    const partner = side.find((seat) => seat !== me);
    const sums = { us: figure(own.total), them: figure(others[0].total) };
    return t("headline-sides", {
      won: own.won ? "yes" : "no",
      partner: partner === undefined ? "" : scene.seatName(partner),
      ...sums,
    });
  }
  return soloHeadline(own, others, scene, isLow(game.id) ? "yes" : "no");
}

/** How the person or the side stands in the match so far, in a sentence. */
export function standingInMatch(scene: Scene, game: GameTable): string {
  const all = ranked(scene, game);
  const side = scene.table.teams.find((team) => team.includes(scene.me)) ?? [scene.me];
  const own = all.find(({ seat }) => side.includes(seat)) as Ranked;
  const [next] = all.filter((one) => one !== own);
  const gap = Math.abs(own.total - next.total);
  const kind = own.place > 1 ? "behind" : gap ? "ahead" : "level";
  const { place, tied } = own;
  const facts = { kind, low: isLow(game.id) ? "yes" : "no", place, tied, gap, name: next.label };
  return scene.t("result-standing", { side: own.team === undefined ? "no" : "yes", ...facts });
}

/** @param low whether few points are good */
function soloHeadline(own: Ranked, others: readonly Ranked[], scene: Scene, low: "yes" | "no") {
  const { t } = scene;
  const shown = pointsOf(scene);
  const level = others.filter(({ place }) => place === own.place);
  const names = level.map(({ label }) => label).join(t("table-and"));
  if (own.won && level.length) {
    const each = level.every(({ total }) => total === own.total) ? "yes" : "no";
    return t("headline-shared", { low, names, mine: shown(own.total), each });
  }
  if (own.won) return t("headline-won", { low, mine: shown(own.total), next: shown(others[0].total) });
  if (level.length)
    return t("headline-level", {
      last: own.place + level.length === scene.table.seats ? "yes" : "no",
      place: own.place,
      tied: level.length,
      names,
    });
  const gap = Math.abs(own.total - others[0].total);
  const winners = others.filter(({ won }) => won).map(({ label }) => label);
  const leaders = winners.join(t("table-and"));
  return t("headline-lost", {
    low,
    place: own.place,
    tied: own.tied,
    mine: shown(own.total),
    gap,
    names: leaders,
    least: shown(others[0].total),
  });
}

/** Formats totals. A match of one deal that began with points shows the change only. */
function pointsOf({ table, initial }: Scene) {
  if (!initial || table.results.length > 1) return figure;
  return (total: number) => `${total > initial ? "+" : ""}${figure(total - initial)}`;
}
