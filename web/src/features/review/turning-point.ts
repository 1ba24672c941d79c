// The sentence of a match: how the lead went.

import { columnsOf } from "../../table/draw/score.ts";
import { isLow } from "../../table/draw/headline.ts";
import type { GameTable, Scene } from "../../table/game-table.ts";

/**
 * How the lead in a finished match went, in a sentence; null if there is nothing to say. Only a lead of more than a
 * deal's usual swing is one that could be turned or kept.
 * `last`: the final deal decided, so how it came out is worth its line, too
 */
export function turningPoint(scene: Scene, game: GameTable): { words: string; last: boolean } | null {
  const { table, initial, t, me } = scene;
  const { results, winners, teams } = table;
  const [winner] = winners;
  const allies = teams.find((team) => team.includes(winner)) ?? [winner];
  const rivals = columnsOf(scene, game).filter(({ seat }) => !allies.includes(seat));
  const outright = table.result && game.feat?.(table.result, scene)?.outright;
  if (results.length < 3 || !rivals.length || outright || winners.some((seat) => !allies.includes(seat))) return null;
  const sign = isLow(game.id) ? -1 : 1;
  const totals = table.scores.map(() => initial);
  const lead = (seat: number) => sign * (totals[winner] - totals[seat]);
  const least = () => rivals.reduce((one, other) => (lead(other.seat) < lead(one.seat) ? other : one));
  const course = results.map(({ change, deal }) => {
    const ahead = least();
    const was = lead(ahead.seat);
    for (const seat of totals.keys()) totals[seat] += change[seat];
    return { deal, ahead, was, now: lead(least().seat) };
  });
  const usual = course.reduce((sum, { was, now }) => sum + Math.abs(now - was), 0) / course.length;
  const turn = course.findLast(({ was, now }) => was <= 0 && now > 0);
  const behind = Math.max(...course.map(({ was }) => -was));
  const most = Math.max(...course.map(({ now }) => now));
  if (!turn) return null;
  const how =
    turn === course.at(-1) && turn.was < 0
      ? "last"
      : behind > usual
        ? "passed"
        : most <= usual
          ? "close"
          : turn === course[0]
            ? "first"
            : "led";
  const ours = allies.includes(me);
  const side = allies.length > 1 ? (ours ? "us" : "them") : ours ? "you" : "other";
  const facts = {
    how,
    side,
    deal: turn.deal,
    winner: scene.seatName(winner),
    name: turn.ahead.label,
    mine: turn.ahead.seat === me ? "yes" : "no",
  };
  return { words: t("match-turn", facts), last: turn === course.at(-1) };
}
