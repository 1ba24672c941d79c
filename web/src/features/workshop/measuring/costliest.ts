// The costliest decisions of a deal that a bot has played.

import type { Runner } from "../sandbox/runner.ts";

/** Decisions that are listed of a deal. */
const COSTLIEST = 3;

/** Returns the positions of a deal's costliest decisions as replays, the costliest first. */
export async function costliest(
  runner: Pick<Runner, "request">,
  { replay, seat }: Protocol.PlayedDeal,
): Promise<string[]> {
  const opened = await runner.request({ do: "openReplay", replay });
  if (!("table" in opened)) return [];
  let reply = await runner.request({ do: "review", seat });
  while ("review" in reply && reply.review.done < reply.review.of) {
    reply = await runner.request({ do: "review", seat });
  }
  if (!("review" in reply)) return [];
  const costly = reply.review.lines.filter(({ loss }) => loss > 0).sort((a, b) => b.weight - a.weight);
  const positions: string[] = [];
  for (const { index } of costly.slice(0, COSTLIEST)) {
    const found = await runner.request({ do: "dealSummary", at: index });
    if ("summary" in found) positions.push(found.summary.replay);
  }
  return positions;
}
