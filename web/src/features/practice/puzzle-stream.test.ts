import { readFileSync } from "node:fs";

import puzzles from "nanafuda:puzzles";
import { beforeEach, expect, test, vi } from "vitest";
import type { Deal } from "../../storage/deals.ts";

class Unreadable extends Error {}
const all = vi.fn<() => Promise<Partial<Deal>[]>>();
vi.mock("../../storage/deals.ts", () => ({ all, Unreadable }));
const { brief, following, ofDay, stockOf } = await import("./puzzle-stream.ts");
const { waiting } = await import("../progress/index.ts");
const practised = await import("../../storage/practice-progress.ts");

const GAME = "sevens-heaven";
const deal = (check: string, at: string, ...indexes: number[]): Partial<Deal> => ({
  ...{ game: GAME, replay: `game=${GAME}&check=${check}`, at },
  mistakes: indexes.map((index) => ({ index, action: "bet", themes: ["fold-or-bet"] })),
});

beforeEach(() => {
  localStorage.clear();
  all.mockReset().mockResolvedValue([]);
});

test.each(Object.keys(puzzles))("%s: the page has the puzzles of the engine's file", async (game) => {
  const file = `../engine/nanafuda/games/${game.replaceAll("-", "_")}/puzzles.jsonl`;
  const lines = readFileSync(file, "utf8").trim().split("\n");
  const stored = lines.map((line) => ({ ...JSON.parse(line), finds: undefined })); // no page reads it
  expect((await puzzles[game]()).default).toEqual(stored);
});

test("own mistakes come first, longest overdue first, and three right answers retire one", async () => {
  all.mockResolvedValue([deal("0000000b", "2026-01-03T00:00:00Z", 5), deal("0000000a", "2026-01-01T00:00:00Z", 3, 4)]);
  const own = (check: string, index: number) => `${GAME}-${check}-${index}`;
  const ids = async (...how: Parameters<typeof waiting>) => (await waiting(...how)).map(({ id }) => id);
  expect(await ids()).toEqual([own("0000000a", 3), own("0000000a", 4), own("0000000b", 5)]);
  expect((await following())?.id).toBe(own("0000000a", 3));
  expect((await following(own("0000000a", 3)))?.id).toBe(own("0000000a", 4));
  practised.setOwn(own("0000000a", 3), { right: 3, due: "2026-01-02T00:00:00.000Z" });
  practised.setOwn(own("0000000a", 4), { right: 1, due: "2999-01-01T00:00:00.000Z" });
  expect(await ids()).toEqual([own("0000000b", 5)]);
  expect(await ids("seven-euchre")).toEqual([]);
  expect(await ids(GAME, "another-theme")).toEqual([]);
  expect(await ids(GAME, "fold-or-bet", new Date("2026-01-02T12:00:00Z"))).toEqual([]);
});

test("deals that cannot be read matter only to those who want their own mistakes", async () => {
  all.mockRejectedValue(new Unreadable());
  expect((await following())?.puzzle).toBeTruthy();
  practised.setFilter({ game: "", kind: "own", theme: "" });
  await expect(following()).rejects.toThrow(Unreadable);
});

test("a puzzle that was left unanswered is asked first, if it fits the filter", async () => {
  const stock = await stockOf(GAME);
  const left = stock[stock.length - 1];
  practised.setAsked(left.id);
  expect((await following())?.id).toBe(left.id);
  expect((await following(left.id))?.id).not.toBe(left.id); // skipped
  practised.setFilter({ game: "seven-euchre", kind: "", theme: "" });
  expect((await following())?.game).toBe("seven-euchre");
  practised.setAsked("");
  practised.setFilter({ game: GAME, kind: "stock", theme: left.themes[0] });
  const others = await Promise.all(Array.from({ length: 9 }, () => following()));
  expect(new Set(others.map((one) => one?.id)).size).toBeGreaterThan(1);
});

test("a puzzle fits the filter and the rating, and is not asked twice", async () => {
  const stock = await stockOf(GAME);
  practised.setFilter({ game: GAME, kind: "stock", theme: "fold-or-bet" });
  practised.rate(GAME, { rating: 1500, rd: 50, vol: 0.06, count: 9 });
  const fitting = stock.filter(({ themes }) => themes.includes("fold-or-bet"));
  const nearest = fitting.map(({ rating }) => Math.abs(rating - 1500)).sort((a, b) => a - b)[7];
  for (let i = 0; i < 20; i++) {
    const { puzzle } = (await following()) ?? {};
    expect(Math.abs((puzzle?.rating ?? 0) - 1500)).toBeLessThanOrEqual(nearest);
  }
  const left = fitting[3];
  practised.setDone(GAME, fitting.filter((one) => one !== left).map(brief));
  expect((await following())?.id).toBe(left.id);
  practised.setDone(GAME, [brief(left), ...fitting.filter((one) => one !== left).map(brief)]);
  expect((await following())?.id).toBe(left.id); // all are answered: the one longest ago
  practised.setFilter({ game: GAME, kind: "stock", theme: "no-such-theme" });
  expect(await following()).toBeNull();
});

test("a puzzle answered wrong comes back when it is due, before fresh ones, until it is retired", async () => {
  practised.setFilter({ game: GAME, kind: "stock", theme: "" });
  const [missed, other] = await stockOf(GAME);
  practised.setDone(GAME, [missed, other].map(brief));
  practised.setFailed(missed.id, { right: 0, due: "2026-01-03T00:00:00.000Z" });
  const on = async (time: string, last?: string) => (await following(last, new Date(time)))?.id;
  expect(await on("2026-01-02T23:00:00Z")).not.toBe(missed.id);
  expect(await on("2026-01-03T00:00:00Z")).toBe(missed.id);
  expect(await on("2026-01-03T00:00:00Z", missed.id)).not.toBe(missed.id); // not twice in a row
  practised.setFailed(other.id, { right: 1, due: "2026-01-02T00:00:00.000Z" });
  expect(await on("2026-01-03T00:00:00Z")).toBe(other.id); // longest overdue
  practised.setFilter({ game: GAME, kind: "own", theme: "" });
  expect(await on("2026-01-03T00:00:00Z")).toBeUndefined();
  practised.setFilter({ game: GAME, kind: "stock", theme: "" });
  for (const { id } of [missed, other]) practised.setFailed(id, { right: 3, due: "2026-01-02T00:00:00.000Z" });
  expect([missed.id, other.id]).not.toContain(await on("2026-01-03T00:00:00Z"));
});

test("a failed puzzle that is no longer in the collection is passed over", async () => {
  practised.setFilter({ game: GAME, kind: "stock", theme: "" });
  practised.setFailed(`${GAME}-999999-1`, { right: 0, due: "2026-01-03T00:00:00.000Z" });
  expect((await following(undefined, new Date("2026-02-01T00:00:00Z")))?.puzzle).toBeTruthy();
});

test("a day's three positions are from three games, and every game has its turn", async () => {
  const [one, next] = await Promise.all([ofDay("2026-11-23"), ofDay("2026-11-24")]);
  const games = [...one, ...next].map(({ game }) => game);
  expect(new Set(games.slice(0, 3)).size).toBe(3);
  expect(new Set(games)).toEqual(new Set(Object.keys(puzzles)));
  expect(await ofDay("2026-11-23")).toEqual(one);
  const month = await Promise.all(
    Array.from({ length: 28 }, (_, i) => ofDay(`2026-02-${String(i + 1).padStart(2, "0")}`)),
  );
  expect(new Set(month.flat().map(({ id }) => id)).size).toBe(84);
});

test("a day's three are from the games played at its first look, and stay", async () => {
  localStorage["nanafuda:statistics:seven-bridge"] = JSON.stringify({ played: 1, won: 0 });
  const three = await ofDay("2026-11-23");
  expect(new Set(three.map(({ game }) => game))).toEqual(new Set(["seven-bridge"]));
  expect(new Set(three.map(({ id }) => id)).size).toBe(3);
  localStorage["nanafuda:statistics:upside-down"] = JSON.stringify({ played: 1, won: 0 });
  practised.noteToday("2026-11-23", three[0].id, false);
  expect(await ofDay("2026-11-23")).toEqual(three);
});
