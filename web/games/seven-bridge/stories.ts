// Stories of an ended deal of seven-bridge: each kind returns its facts, or null if it is not true.

import type { Kinds } from "../../src/table/deal-story.ts";

export default {
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
} satisfies Kinds<"seven-bridge">;
