// Stories of an ended deal of seven-euchre: each kind returns its facts, or null if it is not true.

import type { Kinds } from "../../src/table/deal-story.ts";

const CHEAP = 60; // percent

export default {
  "cheap-fail"({ table, me, field, events }) {
    const { result } = table;
    if (!result || result.void || result.made || field.percent < CHEAP) return null;
    const ours = table.teams.findIndex((team) => team.includes(me));
    const theirs = 1 - ours;
    if (!table.teams[ours].includes(result.declarer)) return null;
    const calls = events.filter(({ type }) => type === "call") as Protocol.SevenEuchre.Called[];
    const last = calls.findLast(({ seat, bid }) => bid && table.teams[theirs].includes(seat))?.bid;
    if (!last || result.points[theirs] >= last.value) return null;
    return {
      tricks: result.contract.tricks,
      denomination: result.contract.denomination,
      points: result.points[theirs],
      otherTricks: last.tricks,
      otherDenomination: last.denomination,
      value: last.value,
    };
  },
  hair({ table, me }) {
    const bid = table.result;
    if (!bid || bid.void || !table.teams.find((team) => team.includes(me))?.includes(bid.declarer)) return null;
    if (bid.made) return bid.won === bid.contract.tricks ? { how: "made" } : null;
    return bid.short === 1 ? { how: "down" } : null;
  },
} satisfies Kinds<"seven-euchre">;
