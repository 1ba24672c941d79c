// Stories of an ended deal of ring-of-sevens: each kind returns its facts, or null if it is not true.

import type { Kinds } from "../../src/table/deal-story.ts";

export default {
  dropped({ me, events, worth }) {
    const drop = events.find(({ type, seat }: { type: string; seat?: number }) => type === "drop" && seat === me);
    const { lost } = (drop ?? { lost: null }) as Protocol.RingOfSevens.Dropped;
    return lost && worth[lost] ? { card: lost, points: worth[lost] } : null;
  },
  big({ table, me }) {
    const { result } = table;
    if (!result || result.big_winner !== me || result.small_winner === me) return null;
    return { points: result.points[me] };
  },
} satisfies Kinds<"ring-of-sevens">;
