import { expect, test } from "vitest";
import { meanOf, SURE } from "./mean.ts";

test("few percents have a wide interval, which stays between 0 and 100", () => {
  expect(meanOf([])).toBeNull();
  expect(meanOf([81.2])).toEqual({ played: 1, mean: 81.2, low: null, high: null });
  expect(meanOf([75, 50, 62.5, 25])).toEqual({ played: 4, mean: 53.1, low: 20.6, high: 85.7 });
  expect(meanOf([100, 100])).toMatchObject({ mean: 100, high: 100 });
});

test("each further percent narrows it", () => {
  const widths = [2, 8, 30, 31, 400].map((count) => {
    const { low, high } = meanOf(Array.from({ length: count }, (_, i) => 20 + (i % 2) * 60)) as any;
    return high - low;
  });
  expect([...widths].sort((a, b) => b - a)).toEqual(widths);
});

test("the interval holds the truth as often as it says", () => {
  let seed = 7;
  const random = (below: number) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return Math.floor((seed / 2 ** 32) * below);
  };
  const times = 4000;
  let held = 0;
  for (let time = 0; time < times; time++) {
    const { low, high } = meanOf(Array.from({ length: [4, 8, 16, 40][random(4)] }, () => random(33) * 3.125)) as any;
    held += Number(low <= 50 && 50 <= high);
  }
  expect(held / times).toBeGreaterThan(0.94);
  expect(held / times).toBeLessThan(0.98);
});

test("the middle 95% of each of Student’s distributions lie within the table’s bound", () => {
  for (const [i, bound] of SURE.entries()) {
    // With x = √degrees · tan(angle), the density is cos(angle) to the power of degrees − 1.
    const area = (to: number, steps = 1000) =>
      (to / steps) *
      Array.from({ length: steps }, (_, k) => Math.cos(((k + 0.5) * to) / steps) ** i).reduce((a, b) => a + b);
    expect(area(Math.atan(bound / Math.sqrt(i + 1))) / area(Math.PI / 2)).toBeCloseTo(0.95, 4);
  }
});
