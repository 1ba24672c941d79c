import { expect, test } from "vitest";
import type { Deal } from "../../storage/deals.ts";
import { rememberDeleted } from "../../storage/statistics.ts";
import { countedIn, titleOf } from "./titles.ts";

const deal = (n: number, more: object = {}) =>
  ({
    ...{ game: "seven-bridge", replay: `game=seven-bridge&seed=${n}&moves=1`, undone: false, hinted: false },
    ...{ field: { percent: n, place: 3 }, ...more },
  }) as unknown as Deal;
/** Deals with these percents, each so many times. */
const run = (...percents: [number, number][]) =>
  percents.flatMap(([percent, times]) => Array.from({ length: times }, () => deal(percent)));

const rankAfter = (count: number, ...percents: [number, number][]) => titleOf(run(...percents).slice(0, count))?.rank;

test("ten deals give one of the first two titles, and each of the last fifty counts", () => {
  expect(titleOf(run([99, 9]))).toBeNull();
  expect(titleOf(run([0, 10]))).toMatchObject({ rank: 0, mean: 0, deals: 10 });
  expect(titleOf(run([99, 10]))).toMatchObject({ rank: 1, mean: 99, next: 54 });
  expect(titleOf(run([99, 70]))).toMatchObject({ rank: 4, deals: 50, next: undefined });
  expect(titleOf(run([0, 30], [60, 25], [40, 25]))).toMatchObject({ mean: 50, deals: 50 });
});

test("a title falls as it rises, by one after twenty deals, and is said only by the deal that reaches it", () => {
  const ranks = (...percents: [number, number][]) => [9, 10, 29, 30, 49, 50, 70].map((n) => rankAfter(n, ...percents));
  expect(ranks([99, 70])).toEqual([undefined, 1, 1, 2, 2, 3, 4]);
  const master = run([99, 70]);
  const falls = [0, 19, 20, 39, 40, 59, 60, 79, 80].map((times) => titleOf([...master, ...run([0, times])])?.rank);
  expect(falls).toEqual([4, 4, 3, 3, 2, 2, 1, 1, 0]);
  expect(titleOf(master)?.fresh).toBe(master[69].replay);
  expect(titleOf([...master, ...run([0, 20])])?.fresh).toBeUndefined();
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

test("deleting bad deals raises no title, and undoing that counts nothing twice", () => {
  const deals = Array.from({ length: 40 }, (_, n) =>
    deal(n % 2 ? 99 : 0, { at: `2026-01-01T00:00:${n + 10}Z`, replay: `seed=${n}&moves=1` }),
  ).reverse();
  const before = titleOf(countedIn(deals, "seven-bridge"));
  const [bad, good] = [0, 99].map((percent) => deals.filter(({ field }) => field?.percent === percent));
  rememberDeleted(bad);
  const after = titleOf(countedIn(good, "seven-bridge"));
  expect(after).toMatchObject({ rank: before?.rank, mean: before?.mean, deals: 40 });
  expect(titleOf(countedIn(deals, "seven-bridge"))).toEqual(before);
});

/** The titles after each of some deals, in careers of players with a mean and the deviation of a single deal. */
function careers(mean: number, deviation: number, length: number, count: number) {
  let seed = 1;
  const chance = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  const percent = () => {
    const luck = Array.from({ length: 12 }, chance).reduce((sum, one) => sum + one, -6);
    return Math.min(100, Math.max(0, mean + deviation * luck));
  };
  return Array.from({ length: count }, () => {
    const deals = Array.from({ length }, () => deal(percent()));
    return (after: number) => titleOf(deals.slice(0, after))?.rank ?? -1;
  });
}
const ACE = 3;
/** Every tenth deal: no title is shorter than twenty. */
const within = (from: number, to: number) => Array.from({ length: (to - from) / 10 }, (_, n) => from + 10 * (n + 1));
/** The usual deviation of a deal, and the largest (docs/bots.md). */
const [USUAL, LARGEST] = [23, 29.5];

test.each([USUAL, LARGEST])(
  "with a deviation of %d, a player of 50 %% is once an Ace in 5 of 100 careers at most",
  (far) => {
    const once = careers(50, far, 100, 300).filter((title) => within(0, 100).some((after) => title(after) >= ACE));
    expect(once.length).toBeLessThanOrEqual(0.05 * 300);
  },
);

test.each([
  [1, 50.5],
  [2, 57],
  [3, 63.5],
  [4, 71],
])("title %d is kept for 100 deals in 8 of 10 careers by a player of its strength", (rank, mean) => {
  const holders = careers(mean, USUAL, 250, 150).filter((title) => title(150) === rank);
  const keeps = holders.filter((title) => within(150, 250).every((after) => title(after) >= rank));
  expect(holders.length).toBeGreaterThan(50);
  expect(keeps.length / holders.length).toBeGreaterThanOrEqual(0.8);
});

/** The title that is most frequent after 200 deals. */
function usual(mean: number, deviation: number) {
  const ranks = careers(mean, deviation, 200, 100).map((title) => title(200));
  const counts = [0, 1, 2, 3, 4].map((rank) => ranks.filter((one) => one === rank).length);
  return counts.indexOf(Math.max(...counts));
}

test.each([
  ["seven-euchre", [40.7, 29.5], [46.5, 22.1], [59.6, 24.1], [0, 1, 3]],
  ["sevens-heaven", [50.3, 17.1], [47.4, 22.7], [54.1, 17.2], [1, 1, 2]],
  ["ring-of-sevens", [47.9, 22.0], [50.9, 20.4], [52.5, 21.2], [1, 1, 2]],
  ["seven-bridge", [39.4, 27.0], [49.1, 23.7], [57.7, 23.4], [0, 1, 3]],
  ["upside-down", [37.4, 25.7], [50.1, 21.6], [54.3, 24.9], [0, 1, 2]],
])(
  "in %s a beginner, a club and a strong player come to the titles of docs/bots.md",
  (_, beginner, club, strong, titles) => {
    expect([beginner, club, strong].map(([mean, deviation]) => usual(mean, deviation))).toEqual(titles);
  },
);
