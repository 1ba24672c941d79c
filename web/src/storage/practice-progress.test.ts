import { beforeEach, expect, test } from "vitest";
import * as practised from "./practice-progress.ts";

const GAME = "sevens-heaven";
const LONG_AGO = "2026-01-02T00:00:00.000Z";
const LATER = "2026-01-05T00:00:00.000Z";
const RATING = { rating: 1600.5, rd: 80.5, vol: 0.06, count: 30 };
const MINE = { right: 1, due: LONG_AGO };

beforeEach(() => localStorage.clear());

test.each([
  ["a volatility that is too large", { ...RATING, vol: 1e200 }],
  ["a negative deviation", { ...RATING, rd: -1 }],
  ["a rating as text", { ...RATING, rating: "1500" }],
  ["a rating that is too high", { ...RATING, rating: 1e6 }],
  ["a count that is too large", { ...RATING, count: 2 ** 53 - 1 }],
])("%s is no rating", (_, rating) => {
  expect(practised.readable({ [`rating/${GAME}`]: rating })).toEqual({});
});

test("invalid parts are left out, valid ones are kept", () => {
  const valid = { [`rating/${GAME}`]: RATING, [`own/${GAME}-00000001-7`]: MINE, unrated: { off: true } };
  const invalid = {
    today: { day: "2026-02-02", right: "all" },
    [`own/${GAME}-00000003-7`]: { right: -5, due: LONG_AGO },
    [`own/${GAME}-00000002-7`]: { right: 1, due: 5 },
    other: { of: "another version" },
    "rating/seven-euchre": null,
  };
  expect(practised.readable({ ...valid, ...invalid })).toEqual(valid);
});

test("what an older page stored with a scheduler's card keeps it", () => {
  const card = { due: LONG_AGO, stability: 2.3, reps: 1, last_review: LONG_AGO };
  const part = `own/${GAME}-00000001-7`;
  expect(practised.readable({ [part]: { ...MINE, card } })).toEqual({ [part]: { ...MINE, card } });
});

test("a filter of another version is reset", () => {
  practised.setFilter({ game: "whist", kind: "theirs", theme: "x" });
  expect(practised.filter()).toEqual({ game: "", kind: "", theme: "" });
  practised.setFilter({ game: GAME, kind: "own", theme: "fold-or-bet" });
  expect(practised.filter()).toEqual({ game: GAME, kind: "own", theme: "fold-or-bet" });
});

test("an older file is merged and takes nothing away", () => {
  const here = {
    [`rating/${GAME}`]: RATING,
    "rating/seven-euchre": { ...RATING, count: 5 },
    [`done/${GAME}`]: { ids: "1-2 3-4 5-6" },
    [`own/${GAME}-00000001-7`]: { ...MINE, right: 2 },
    [`own/${GAME}-00000002-7`]: MINE,
    [`failed/${GAME}-12-7`]: { ...MINE, right: 2 },
    today: { day: "2026-02-02", right: { a: true } },
  };
  const older = {
    [`rating/${GAME}`]: { ...RATING, count: 29 },
    "rating/seven-euchre": { ...RATING, rating: 1700.5, count: 6 },
    [`done/${GAME}`]: { ids: "7-8 3-4" },
    [`own/${GAME}-00000001-7`]: { ...MINE, due: LATER },
    [`own/${GAME}-00000002-7`]: { ...MINE, due: LATER },
    [`own/${GAME}-00000003-7`]: MINE,
    [`failed/${GAME}-12-7`]: MINE,
    today: { day: "2026-02-02", right: { a: false, b: false } },
  };
  expect(practised.merge(here)).toBe(true);
  expect(practised.merge(older)).toBe(true);
  expect(practised.all()).toEqual({
    ...older,
    [`rating/${GAME}`]: RATING,
    [`done/${GAME}`]: { ids: "7-8 1-2 3-4 5-6" },
    [`own/${GAME}-00000001-7`]: here[`own/${GAME}-00000001-7`],
    [`failed/${GAME}-12-7`]: here[`failed/${GAME}-12-7`],
    today: { day: "2026-02-02", right: { a: true, b: false } },
  });
});

test("the schedule of a deal goes with the deal and returns with it", () => {
  practised.setOwn(`${GAME}-0000abcd-7`, MINE);
  practised.setOwn(`${GAME}-00000000-7`, MINE);
  const undo = practised.dropOwn([{ game: GAME, replay: "game=x&check=0000abcd" }]);
  expect(practised.own(`${GAME}-0000abcd-7`)).toBeNull();
  expect(practised.own(`${GAME}-00000000-7`)).toEqual(MINE);
  undo();
  expect(practised.own(`${GAME}-0000abcd-7`)).toEqual(MINE);
});

test("only the first try of a day's puzzle counts, and only on its day", () => {
  practised.noteToday("2026-02-02", "a", false);
  practised.noteToday("2026-02-02", "a", true);
  practised.noteToday("2026-02-02", "b", true);
  expect(practised.today("2026-02-02")).toEqual({ a: false, b: true });
  expect(practised.today("2026-02-03")).toEqual({});
});

test("the oldest answers are dropped from a list that is too long", () => {
  const ids = Array.from({ length: 9000 }, (_, i) => `${i}-1`);
  practised.setDone(GAME, ids);
  const kept = practised.doneOf(GAME);
  expect(kept.at(-1)).toBe("8999-1");
  expect(kept.join(" ").length).toBeLessThanOrEqual(40_000);
  expect(ids.slice(-kept.length)).toEqual(kept);
});
