import { beforeEach, expect, test } from "vitest";
import { daysPlayed, nextDeals, percentOf, runsOf } from "./days-played.ts";

beforeEach(() => localStorage.clear());

const outcome = { undone: false, hinted: false, replay: "x" };

test("only finished deals of the day count as days", () => {
  const days = daysPlayed({
    "seven-bridge/2026-03-01": { link: "x", first: outcome },
    "seven-bridge/2026-03-02": { link: "x", save: "begun" },
    "t-0000000a/1": { link: "x", first: outcome },
  });
  expect([...days]).toEqual(["2026-03-01"]);
});

test("a missed day ends the current run and keeps the best one", () => {
  const days = new Set(["2026-02-26", "2026-02-27", "2026-02-28", "2026-03-01", "2026-03-03"]);
  expect(runsOf(days, "2026-03-03")).toEqual({ current: 1, best: 4 });
  expect(runsOf(days, "2026-03-04")).toEqual({ current: 1, best: 4 });
  expect(runsOf(days, "2026-03-06")).toEqual({ current: 0, best: 4 });
  expect(runsOf(new Set(), "2026-03-06")).toEqual({ current: 0, best: 0 });
});

test("a day's percent is the mean of its compared deals", () => {
  const store = (id: string, percent?: number) =>
    localStorage.setItem(
      `nanafuda:boards:${id}`,
      JSON.stringify({ link: "x", first: { ...outcome, ...(percent !== undefined && { percent, place: 5 }) } }),
    );
  store("seven-euchre/2026-03-01", 40);
  store("seven-bridge/2026-03-01", 61);
  store("upside-down/2026-03-01");
  expect(percentOf("2026-03-01")).toBe(51);
  expect(percentOf("2026-03-02")).toBeNull();
});

test("the next deals come at the end of the day in UTC", () => {
  expect(nextDeals("2026-02-28").toISOString()).toBe("2026-03-01T00:00:00.000Z");
});
