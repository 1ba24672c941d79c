import { expect, test } from "vitest";
import { MOST } from "../../storage/rating-bounds.ts";
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
  const most = { ...MOST };
  for (const right of [true, false]) {
    const now = after(most, right ? 20_000 : -20_000, right);
    expect(now.rating).toBeLessThanOrEqual(MOST.rating);
    expect(now.rd).toBeLessThanOrEqual(MOST.rd);
    expect(now.vol).toBeLessThanOrEqual(MOST.vol);
    expect(now.count).toBe(MOST.count);
  }
});

test("the interval is 1.96 standard deviations on each side", () => {
  expect(doubtOf({ ...START, rd: 100 })).toBe(196);
});
