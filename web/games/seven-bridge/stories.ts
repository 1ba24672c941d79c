// Stories and remarks about deals of seven-bridge. Each story returns its facts, or null if it is not true.

import type { GameStories } from "../../src/table/deal-story.ts";

export default {
  stories: {
    doubled({ table, me }) {
      const lines = table.result?.lines ?? [];
      const left = lines.find((line) => line.reason === "hand" && line.seat === me) as Protocol.SevenBridge.HandLine;
      if (left?.sevens !== 1 || left.joker || left.doubled || left.points <= left.pips) return null;
      return { pips: left.pips, points: left.points };
    },
    hair({ table, me }) {
      const { result } = table;
      if (!result || result.out === null || result.out === me) return null;
      const left = result.lines.find((line) => line.reason === "hand" && line.seat === me);
      return (left as Protocol.SevenBridge.HandLine | undefined)?.cards.length === 1 ? { how: "card" } : null;
    },
  },
  moments: {
    pon: ({ seat }) => [{ id: "claim", seat, call: "seven-bridge-pon" }],
    chi: ({ seat }) => [{ id: "claim", seat, call: "seven-bridge-chi" }],
    meld: (event, { story }) => {
      const meld = story.findLastIndex((one) => one.type === "meld" && one.seat === event.seat);
      const before = story.slice(0, Math.max(meld, 0)).findLast((one) => one.type === "draw" || one.type === "discard");
      return before?.type === "draw" && before.seat === event.seat ? "lucky" : null;
    },
    discard: ({ seat }, { table: { counts, result } }) => (counts[seat] === 1 && !result ? "last" : null),
    result: ({ lines }) =>
      lines.flatMap((line) =>
        line.reason === "hand" && line.cards.length === 1 ? [{ id: "close", seat: line.seat }] : [],
      ),
  },
} satisfies GameStories<"seven-bridge">;
