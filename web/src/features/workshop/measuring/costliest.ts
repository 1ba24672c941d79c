// The costliest decisions of a deal that a bot has played.

import type { Runner } from "../sandbox/runner.ts";

/** Decisions that are listed of a deal. */
const COSTLIEST = 3;

export interface Costly {
  replay: string; // the position
  loss: number; // points against the best action
}

/** Returns a deal's costliest decisions, the costliest first. @param replay with the bot's seat */
export async function costliest(runner: Pick<Runner, "request">, replay: string): Promise<Costly[]> {
  const seat = Number(/&seat=(\d)/.exec(replay)?.[1]);
  const opened = await runner.request({ do: "openReplay", replay });
  if (!("table" in opened)) return [];
  let reply = await runner.request({ do: "review", seat });
  while ("review" in reply && reply.review.done < reply.review.of) {
    reply = await runner.request({ do: "review", seat });
  }
  if (!("review" in reply)) return [];
  const costly = reply.review.lines.filter(({ loss }) => loss > 0).sort((a, b) => b.weight - a.weight);
  const found: Costly[] = [];
  for (const { index, loss } of costly.slice(0, COSTLIEST)) {
    const summed = await runner.request({ do: "dealSummary", at: index });
    if ("summary" in summed) found.push({ replay: summed.summary.replay, loss });
  }
  return found;
}
