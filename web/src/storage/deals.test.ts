import { expect, test, vi } from "vitest";

vi.mock("idb", () => ({ openDB: () => Promise.reject(new DOMException("", "VersionError")) }));
const { add, isOwn, ontrouble } = await import("./deals.ts");

const LOSSES = ["tricks", "points"].map((unit) => ({ unit, loss: 1.5, mistakes: 2 }));
const deal = (more: object = {}) => ({
  ...{ replay: "game=seven-euchre", at: "2026-01-01T00:00:00.000Z", hinted: true, losses: null },
  ...more,
});

test("what a file says of a deal is taken within its bounds", () => {
  expect([deal(), deal({ losses: LOSSES }), deal({ losses: [] })].map(isOwn)).toEqual([true, true, true]);
});

test.each<[string, unknown]>([
  ["a number for a replay", deal({ replay: 5 })],
  ["too long a replay", deal({ replay: "x".repeat(9000) })],
  ["no time", deal({ at: "soon" })],
  ["the same unit twice", deal({ losses: [...LOSSES, ...LOSSES] })],
  ["an immense loss", deal({ losses: [{ unit: "points", loss: 1e308, mistakes: 1 }] })],
  ["immensely many mistakes", deal({ losses: [{ unit: "points", loss: 1, mistakes: 2 ** 53 - 1 }] })],
  ["another type", deal({ hinted: "yes" })],
  ["only a replay", { replay: "x" }],
  ["nothing", null],
])("a deal with %s is none", (_, found) => {
  expect(isOwn(found)).toBe(false);
});

test("a database of a newer version is not said to be blocked", async () => {
  const told = vi.fn();
  ontrouble(told);
  await add([deal() as never]);
  expect(told.mock.calls).toEqual([["newer"]]);
});
