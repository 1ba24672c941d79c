// Stories of an ended deal of sevens-heaven: each kind returns its facts, or null if it is not true.

import type { Kinds } from "../../src/table/deal-story.ts";

export default {
  jackpot: ({ table, me }) => {
    const { ending, lines } = table.result ?? {};
    return ending === "jackpot" && lines?.some(({ seat, reason }) => seat === me && reason === "jackpot") ? {} : null;
  },
  bankrupt({ table, me }) {
    const { lines, tricks } = table.result ?? {};
    const lost = lines?.find(({ seat, reason, points }) => seat === me && reason === "bankrupt" && points < 0);
    return lost && !tricks?.[me] ? { points: -lost.points } : null;
  },
  chip({ table, me }) {
    const { winner, chips, lines } = table.result ?? {};
    const line = lines?.find(({ seat, reason, points }) => seat === me && reason === "prediction" && points > 0);
    return line && winner != null && chips?.[me] === winner ? { seat: winner, points: line.points } : null;
  },
} satisfies Kinds<"sevens-heaven">;
