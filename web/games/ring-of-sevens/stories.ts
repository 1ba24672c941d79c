// Stories and remarks about deals of ring-of-sevens. Each story returns its facts, or null if it is not true.

import type { GameStories } from "../../src/table/deal-story.ts";

export default {
  stories: {
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
  },
  moments: {},
} satisfies GameStories<"ring-of-sevens">;
