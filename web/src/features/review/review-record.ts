// Stores the findings of a review with its deal: the cost of the mistakes and their themes.

import { foundBy } from "./review.ts";
import { engine } from "../../app/bootstrap.ts";
import * as kept from "../../storage/deals.ts";

/**
 * Stores the findings of a review. If the theme detection fails, stores them without themes.
 * @param replay key of the deal
 */
export async function noteReview(replay: string, lines: readonly Protocol.Line[]) {
  const { mistakes, ...found } = foundBy(lines);
  await kept.noteReview(replay, { ...found, mistakes: await themed(replay, lines, mistakes).catch(() => mistakes) });
}

async function themed(
  replay: string,
  lines: readonly Protocol.Line[],
  mistakes: kept.Mistake[],
): Promise<kept.Mistake[]> {
  if (!mistakes.length) return mistakes;
  const { default: sources } = await import("nanafuda:themes");
  engine.supply(sources);
  const decisions = mistakes.map(({ index }) => {
    const line = lines.find((one) => one.index === index) as Protocol.Line;
    return { index, best: [...new Set([line.best, ...line.equal])] };
  });
  const reply = await engine.request({ do: "themes", replay, decisions });
  return reply.ok ? mistakes.map((one, i) => ({ ...one, themes: reply.themes[i] })) : mistakes;
}
