// The one true thing that consoles after a lost deal or match, the most telling first.

import { gainers } from "../../table/animation/cues.ts";
import { isLow, ranked } from "../../table/draw/headline.ts";
import { figure } from "../../table/announcer/phrases.ts";
import type { GameTable, Scene } from "../../table/game-table.ts";
import type { Summary } from "./reviews.ts";

/** Points behind the place above that count as close. */
const CLOSE = 5;
/** Decisions and the share without a loss, from which they are worth a word. */
const [ENOUGH, MOST] = [8, 0.75];

/**
 * @param weighed number of decisions, once all are reviewed; before, 0
 * @param summary of these
 */
export function comfortIn(
  scene: Scene,
  game: GameTable,
  weighed: number,
  { mistakes, small, hard }: Summary,
): string | null {
  const { table, me, t } = scene;
  const low = isLow(game.id) ? "yes" : "no";
  const side = table.teams.find((team) => team.includes(me)) ?? [me];
  const alone = (change: number[]) => gainers(change, game.id).every((seat) => side.includes(seat));
  // Points decide nothing once a match is won outright.
  const outright = table.result && game.feat?.(table.result, scene)?.outright;
  const [best] = (outright ? table.results.slice(0, -1) : table.results).toSorted((a, b) =>
    low === "yes" ? a.change[me] - b.change[me] : b.change[me] - a.change[me],
  );
  const own = ranked(scene, game).find(({ seat }) => side.includes(seat));
  const above = own && ranked(scene, game).findLast(({ place }) => place < own.place);
  const gap = own && above ? Math.abs(own.total - above.total) : 0;
  if (gap && gap <= CLOSE && above && !outright) return t("comfort-close", { gap, name: above.label });
  if (best && table.results.length > 1 && gainers(best.change, game.id).length && alone(best.change)) {
    const points = `${best.change[me] > 0 && low === "no" ? "+" : ""}${figure(best.change[me])}`;
    return t("comfort-deal", { deal: best.deal, points, low, side: side.length > 1 ? "yes" : "no" });
  }
  if (weighed && hard) return t("comfort-hard", { hard });
  const right = weighed - mistakes - small;
  return weighed >= ENOUGH && right >= MOST * weighed ? t("comfort-right", { of: weighed, right }) : null;
}

/** The consolation after a lost deal that needs no review. */
export function comfortOfDeal({ table, me, t }: Scene, game: GameTable): string | null {
  const { result, results, scores } = table;
  const last = results.at(-2);
  if (!result || !last) return null;
  const low = isLow(game.id) ? "yes" : "no";
  const behind = (totals: number[]) =>
    low === "yes" ? totals[me] - Math.min(...totals) : Math.max(...totals) - totals[me];
  const now = behind(scores);
  const gap = behind(scores.map((score, seat) => score - result.change[seat]));
  if (now && now < gap) return t("comfort-closer", { gap, now });
  const more = (result.change[me] - last.change[me]) * (low === "yes" ? -1 : 1);
  return more > 0 ? t("comfort-better", { low, more }) : null;
}
