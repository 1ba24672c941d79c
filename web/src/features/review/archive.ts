// Stores the finished deals of a session with the person's played deals, and the findings of their reviews.

import tables from "nanafuda:tables";
import { foundBy } from "./reviews.ts";
import { engine } from "../../engine/connection.ts";
import * as dealStore from "../../storage/deals.ts";
import { ownFeat } from "../../table/draw/headline.ts";
import type { MatchSession } from "../../table/session.ts";

/** Stores the deal that has just ended. @param known called with its facts, before they are stored */
export async function archiveDeal(
  { engine, hinted, state }: MatchSession,
  known?: (deal: Protocol.DealSummary) => void,
) {
  const { table } = state;
  const { deal } = table;
  const here = { table, me: table.seat };
  const game = tables.find(({ id }) => id === table.game);
  const feat = game && ownFeat(here, game);
  const reply = await engine.request({ do: "dealSummary", deal }).catch(() => null);
  if (!reply?.ok) return;
  known?.(reply.summary);
  await dealStore.add([
    {
      ...reply.summary,
      ...(feat && { feat: feat.id }),
      at: new Date().toISOString(),
      hinted: hinted === deal,
      losses: null,
    },
  ]);
}

/** Stores the findings of every completed review with its deal. */
export function archiveReviews(session: MatchSession) {
  session.subscribe({
    async reviewed({ deal, lines }) {
      const reply = await session.engine.request({ do: "dealSummary", deal }).catch(() => null);
      if (reply?.ok) await storeReview(reply.summary.replay, lines);
    },
  });
}

/**
 * Stores the findings of a review. If the theme detection fails, stores them without themes.
 * @param replay key of the deal
 */
export async function storeReview(replay: string, lines: readonly Protocol.Line[]) {
  const { mistakes, ...found } = foundBy(lines);
  await dealStore.storeReview(replay, {
    ...found,
    mistakes: await themed(replay, lines, mistakes).catch(() => mistakes),
  });
}

async function themed(
  replay: string,
  lines: readonly Protocol.Line[],
  mistakes: dealStore.Mistake[],
): Promise<dealStore.Mistake[]> {
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
