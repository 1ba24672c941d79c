import { expect, test } from "vitest";
import { comfortIn, comfortOfDeal } from "./comfort.ts";
import type { GameTable } from "../../table/game-table.ts";

const game = { id: "upside-down" } as GameTable;
const t = (id: string, facts: object) => [id, facts] as any;
const scene = (...changes: number[][]) =>
  ({
    me: 0,
    t,
    table: {
      teams: [],
      result: { change: changes.at(-1) },
      results: changes.map((change, at) => ({ deal: at + 1, change })),
      scores: changes[0].map((_, seat) => changes.reduce((sum, change) => sum + change[seat], 0)),
    },
  }) as any;

test("a lost deal consoles with a smaller gap, or else with more points than before", () => {
  expect(comfortOfDeal(scene([0, 9, 1], [2, 1, 4]), game)).toMatchObject(["comfort-closer", { gap: 9, now: 8 }]);
  expect(comfortOfDeal(scene([0, 2, 9], [2, 9, 3]), game)).toMatchObject(["comfort-better", { low: "no", more: 2 }]);
  expect(comfortOfDeal(scene([3, 2, 9], [1, 9, 3]), game)).toBeNull();
  expect(comfortOfDeal(scene([1, 9, 3]), game)).toBeNull();
});

test("with penalty points the lead and the better deal are those with fewer", () => {
  const bridge = { id: "seven-bridge" } as GameTable;
  expect(comfortOfDeal(scene([9, 0], [5, 1]), bridge)).toMatchObject(["comfort-better", { low: "yes", more: 4 }]);
  expect(comfortOfDeal(scene([9, 0], [1, 4]), bridge)).toMatchObject(["comfort-closer", { gap: 9, now: 6 }]);
});

test("a decision just short of the best is not counted among the right ones", () => {
  const alone = { ...scene([1, 9, 3]), facts: {} };
  alone.table.options = {};
  const summary = { mistakes: 0, small: 1, hard: 0 } as any;
  const told = comfortIn(alone, { ...game, columns: undefined } as any, 8, summary);
  expect(told).toMatchObject(["comfort-right", { of: 8, right: 7 }]);
});

test("a match that is won outright was not close, and its last deal was not the loser's", () => {
  const summary = { mistakes: 0, small: 0, hard: 1 } as any;
  const feat = () => ({ id: "jackpot", seat: 1, outright: true });
  const told = (other: number, won: object) => {
    const { table, ...lost } = scene([0, other, 1], [3, 0, 0]);
    const ended = { ...table, seats: 3, options: {}, winners: [1] };
    return comfortIn({ ...lost, seatName: String, table: ended }, { ...game, ...won }, 8, summary);
  };
  expect([told(5, {}), told(9, {})]).toMatchObject([
    ["comfort-close", { gap: 2 }],
    ["comfort-deal", { deal: 2 }],
  ]);
  expect([told(5, { feat }), told(9, { feat })].map((one) => one?.[0])).toEqual(["comfort-hard", "comfort-hard"]);
});
