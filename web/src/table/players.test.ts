import { expect, test } from "vitest";
import { playerLevels, playerName, playersOf } from "./players.ts";

const four = { seat: 0, seats: 4 } as unknown as Protocol.Table;
const levels = [null, "beginner", "club", "beginner"] as Protocol.State["levels"];
const bot = { name: "Mine", against: "random" };

test.each([
  ["one", ["\u2068Mine\u2069", null, null, null], ["own", "random", "random", "random"]],
  ["rest", ["seat-you", "\u2068Mine\u2069 1", "\u2068Mine\u2069 2", "\u2068Mine\u2069 3"], [null, "own", "own", "own"]],
] as const)("a bot that plays %s", (plays, names, shown) => {
  const players = playersOf({ ...bot, plays }, four);
  const found = [0, 1, 2, 3].map((seat) => playerName(players, seat));
  expect(found.map((name) => (name === "You" ? "seat-you" : name))).toEqual(names);
  expect(playerLevels(players, levels)).toEqual(shown);
});

test("other tables are as the engine says", () => {
  expect(playerLevels(undefined, levels)).toBe(levels);
});
