import catalogue from "nanafuda:catalogue";
import { beforeEach, expect, test } from "vitest";
import type { Deal } from "../../storage/deals.ts";

import { above, courseOf, sumUp } from "./figures.ts";

const GAME = "seven-euchre";
const deal = (n: number, more: object = {}) =>
  ({
    ...{ game: GAME, level: "club", replay: `${n}`, at: "", hinted: n < 4, undone: n % 2 === 1 },
    ...{ losses: [{ unit: "tricks", loss: 0.5, mistakes: 1 }], agreed: { same: 3, of: 4 } },
    ...{ field: { percent: n, place: 3, levels: [10, 40, 60, 99] }, ...more },
  }) as unknown as Deal;
const many = (count: number, more: object = {}) => Array.from({ length: count }, (_, n) => deal(n, more));

beforeEach(() => localStorage.clear());

test("fewer than ten deals have a mean, and nothing that claims to be sure", () => {
  const [row] = sumUp({ id: GAME, deals: many(9) }).rows;
  expect(row).toMatchObject({ deals: 9, field: null, standing: null, agreed: null, losses: [], hinted: 4, undone: 4 });
  expect(row).toMatchObject({ compared: 9, latest: 4 });
});

test("ten deals have a mean, a cost for each reviewed deal and an agreement", () => {
  const [row] = sumUp({ id: GAME, deals: many(10) }).rows;
  expect(row).toMatchObject({
    field: { mean: 4.5 },
    agreed: 75,
    losses: [{ unit: "tricks", loss: 0.5, mistakes: 10 }],
  });
  expect(row.standing?.levels).toEqual([10, 40, 60, 99]);
  expect(row.standing?.beside.map(({ mean }) => mean)).toEqual([47.3, 32.3, 22.3, 2.8]);
});

test("deals that were not reviewed or compared are left out", () => {
  const deals = [...many(10), ...many(5, { losses: null, agreed: undefined, field: undefined })];
  const [row] = sumUp({ id: GAME, deals }).rows;
  expect(row).toMatchObject({ deals: 15, field: { played: 10, mean: 4.5 }, losses: [{ loss: 0.5 }], agreed: 75 });
});

test("deals of older pages without the levels' means have no standing", () => {
  const [row] = sumUp({ id: GAME, deals: many(12, { field: { percent: 50, place: 3 } }) }).rows;
  expect([row.field?.mean, row.standing]).toEqual([50, null]);
});

test("levels are rows of their own, weakest first", () => {
  const deals = catalogue.levels.toReversed().flatMap((level) => many(10, { level }));
  const { rows } = sumUp({ id: GAME, deals });
  expect(rows.map(({ level }) => level)).toEqual(catalogue.levels);
});

test("the curve has the last fifty deals of all levels, and the mean of every ten in a row", () => {
  const deals = [...many(40, { level: "expert" }), ...many(30), ...many(5, { field: undefined })];
  const { recent } = sumUp({ id: GAME, deals });
  expect(recent).toEqual([...Array.from({ length: 20 }, (_, i) => i + 20), ...Array.from({ length: 30 }, (_, i) => i)]);
  const course = courseOf(recent);
  expect([course.length, course[0], course.at(-1)]).toEqual([41, 24.5, 24.5]);
  expect(courseOf(recent.slice(0, 9))).toEqual([]);
});

test("a level counts as beaten only with all weaker ones", () => {
  const standing = (...shares: number[]) => ({ mine: {}, levels: [], beside: shares.map((mean) => ({ mean })) }) as any;
  expect(above(standing(80, 60, 40, 10), "mean")).toBe(1);
  expect(above(standing(80, 40, 60, 70), "mean")).toBe(0);
  expect(above(standing(40, 90, 90, 90), "mean")).toBe(-1);
  expect(above(standing(50, 50, 50, 50), "mean")).toBe(3);
});
