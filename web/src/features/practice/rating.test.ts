import glicko2 from "glicko2-lite";
import { expect, test } from "vitest";
import { MAX_RATING } from "../../storage/schema.ts";
import { after, doubtOf, START } from "./rating.ts";

test("a right answer raises the rating, a wrong one lowers it, and both make it surer", () => {
  const [won, lost] = [after(START, 1500, true), after(START, 1500, false)];
  expect(won.rating).toBeGreaterThan(1500);
  expect(lost.rating).toBeCloseTo(3000 - won.rating, 6);
  expect(won.rd).toBeLessThan(START.rd);
  expect(won.count).toBe(1);
});

test("a harder puzzle is worth more", () => {
  expect(after(START, 1800, true).rating).toBeGreaterThan(after(START, 1500, true).rating);
  expect(after(START, 1800, false).rating).toBeGreaterThan(after(START, 1500, false).rating);
});

test("a rating stays within the bounds that storage accepts", () => {
  const most = { ...MAX_RATING };
  for (const right of [true, false]) {
    const now = after(most, right ? 20_000 : -20_000, right);
    expect(now.rating).toBeLessThanOrEqual(MAX_RATING.rating);
    expect(now.rd).toBeLessThanOrEqual(MAX_RATING.rd);
    expect(now.vol).toBeLessThanOrEqual(MAX_RATING.vol);
    expect(now.count).toBe(MAX_RATING.count);
  }
});

test("the interval is 1.96 standard deviations on each side", () => {
  expect(doubtOf({ ...START, rd: 100 })).toBe(196);
});

test("without guessing it is Glicko-2", () => {
  const before = { rating: 1620, rd: 140, vol: 0.06, count: 3 };
  for (const right of [true, false]) {
    const now = after(before, 1480, right);
    const { rating, rd, vol } = glicko2(before.rating, before.rd, before.vol, [[1480, 60, Number(right)]]);
    expect(now.rating).toBeCloseTo(rating, 6);
    expect(now.rd).toBeCloseTo(rd, 6);
    expect(now.vol).toBeCloseTo(vol, 9);
  }
});

test("the easier an answer is to guess, the less a right one gives and the less surely it tells", () => {
  const [none, five, two] = [0, 0.2, 0.5].map((guess) => after(START, 1500, true, guess));
  expect(none.rating).toBeGreaterThan(five.rating);
  expect(five.rating).toBeGreaterThan(two.rating);
  expect(two.rating).toBeGreaterThan(START.rating);
  expect(none.rd).toBeLessThan(two.rd);
  expect(two.rd).toBeLessThan(START.rd);
});

test("who only guesses between two answers gains nothing in the long run", () => {
  let now = START;
  for (let i = 0; i < 400; i++) now = after(now, 1500, i % 2 === 0, 0.5);
  expect(now.rating).toBeLessThan(1200);
});
