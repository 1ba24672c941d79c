import { expect, test } from "vitest";
import { BLOCK, minutesLeft, TURN } from "./forecast.ts";

const fast = { done: 0, time: 600, timed: 1, tried: "" };

test("a forecast needs a deal of each bot that plays, and counts its deals and starts", () => {
  expect(minutesLeft([fast, { ...fast, time: 0, timed: 0, tried: null }], 100, 0)).toBeNull();
  expect(minutesLeft([fast], 100, 0)).toBe(1);
  expect(minutesLeft([{ ...fast, done: 50 }], 100, 0)).toBe(0.5);
  expect(minutesLeft([{ ...fast, time: 60 }], 400, 6000)).toBeCloseTo(0.4 + (400 / BLOCK) * 0.1);
  expect(minutesLeft([{ ...fast, time: TURN }], 6, 10_000)).toBe(2); // a turn a deal
});

test("a bot that has failed in its trial takes the time of a deal", () => {
  expect(minutesLeft([fast, { ...fast, time: 6000, tried: "It loops." }], 100, 0)).toBe(1.1);
});
