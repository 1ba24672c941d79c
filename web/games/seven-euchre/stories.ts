// Stories and remarks about deals of seven-euchre. Each story returns its facts, or null if it is not true.

import type { GameStories } from "../../src/table/deal-story.ts";
import { GREAT } from "./table.ts";

const CHEAP = 60; // percent

export default {
  foremost: ["cheap-fail"],
  stories: {
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
  },
  inWords(facts, { say }): Record<string, string> {
    if (!("otherTricks" in facts)) return {};
    const other = { tricks: facts.otherTricks, denomination: facts.otherDenomination };
    return { bid: say("bid-name", facts), other: say("bid-name", other) };
  },
  where: ({ phase, tricks }, { say, t }) =>
    phase === "auction" ? say("auction") : phase === "play" ? t("story-trick", { trick: tricks.length + 1 }) : null,
  moments: {
    call: ({ bid }) => (bid && bid.tricks >= GREAT ? "bold" : null),
    result: (result) => (result.void || result.made ? null : [{ id: "failed", seat: result.declarer }]),
  },
} satisfies GameStories<"seven-euchre">;
