import { expect, test } from "vitest";
import type { Deal } from "../../storage/deals.ts";
import { countedIn, titleOf } from "./titles.ts";

const deal = (n: number, more: object = {}) =>
  ({
    ...{ game: "seven-bridge", replay: `game=seven-bridge&seed=${n}&moves=1`, undone: false, hinted: false },
    ...{ field: { percent: n, place: 3 }, ...more },
  }) as unknown as Deal;
/** Deals with these percents, each so many times. */
const run = (...percents: [number, number][]) =>
  percents.flatMap(([percent, times]) => Array.from({ length: times }, () => deal(percent)));

test("ten deals give a title, which is the mean's, and each of the last twenty counts", () => {
  expect(titleOf(run([99, 9]))).toBeNull();
  expect(titleOf(run([0, 10]))).toMatchObject({ rank: 0, mean: 0, deals: 10 });
  expect(titleOf(run([99, 10]))).toMatchObject({ rank: 4, mean: 99, next: undefined });
  expect(titleOf(run([0, 15], [60, 15]))).toMatchObject({ mean: 45, deals: 20 });
});

test("a title falls by one after twenty deals, and is said only by the deal that reaches it", () => {
  const reached = run([99, 10]);
  expect(titleOf(reached)?.fresh).toBe(reached[9].replay);
  const ranks = [0, 1, 19, 20, 39, 40, 80].map((times) => titleOf(run([99, 10], [0, times]))?.rank);
  expect(ranks).toEqual([4, 4, 4, 3, 3, 2, 0]);
  expect(titleOf(run([99, 10], [0, 20]))?.fresh).toBeUndefined();
  expect(titleOf(run([99, 11]))?.fresh).toBeUndefined();
});

test("only the first try at the cards counts, without undo, without help and once compared", () => {
  const [first, again] = [1, 2].map((moves) => deal(3, { replay: `game=seven-bridge&seed=3&moves=${moves}` }));
  const newest = [
    deal(9, { undone: true }),
    deal(8, { hinted: true }),
    deal(7, { field: undefined }),
    deal(6, { game: "seven-euchre" }),
    deal(5),
    again,
    deal(4),
    first,
  ];
  expect(countedIn(newest, "seven-bridge")).toEqual([first, deal(4), deal(5)]);
  const helped = { ...first, hinted: true };
  expect(countedIn([again, helped], "seven-bridge")).toEqual([]);
});

/** The title that is most frequent after 200 deals, each a mean and the deviation of a single deal (docs/bots.md). */
function usual(mean: number, deviation: number) {
  let seed = 1;
  const chance = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  const percent = () => {
    const luck = Array.from({ length: 12 }, chance).reduce((sum, one) => sum + one, -6);
    return Math.min(100, Math.max(0, mean + deviation * luck));
  };
  const ranks = Array.from({ length: 100 }, () => {
    const deals = Array.from({ length: 200 }, () => deal(percent()));
    return titleOf(deals)?.rank ?? -1;
  });
  const counts = [0, 1, 2, 3, 4].map((rank) => ranks.filter((one) => one === rank).length);
  return counts.indexOf(Math.max(...counts));
}

test.each([
  ["seven-euchre", [40.7, 29.5], [46.5, 22.1], [59.6, 24.1], [0, 1, 3]],
  ["sevens-heaven", [50.3, 17.1], [47.4, 22.7], [54.1, 17.2], [1, 1, 2]],
  ["ring-of-sevens", [47.9, 22.0], [50.9, 20.4], [52.5, 21.2], [1, 1, 1]],
  ["seven-bridge", [39.4, 27.0], [49.1, 23.7], [57.7, 23.4], [0, 1, 3]],
  ["upside-down", [37.4, 25.7], [50.1, 21.6], [54.3, 24.9], [0, 1, 2]],
])(
  "in %s a beginner, a club and a strong player come to the titles of docs/bots.md",
  (_, beginner, club, strong, titles) => {
    expect([beginner, club, strong].map(([mean, deviation]) => usual(mean, deviation))).toEqual(titles);
  },
);
