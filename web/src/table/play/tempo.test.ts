import { expect, test, vi } from "vitest";
import tables from "nanafuda:tables";
import { endOf } from "../../../tools/ends.ts";
import { Controller } from "./controller.ts";
import type { Pace } from "./pace.ts";
import { breathBefore } from "./tempo.ts";
import type { GameTable } from "../game-table.ts";

const table = { seat: 0, seats: 4 } as unknown as Protocol.Table;
const game = {
  breath: ([{ type }]: { type: string }[]) => (type === "meld" ? "long" : undefined),
} as unknown as GameTable;
const of = (event: object, pace: Pace = "normal", nth = 0) => breathBefore([event] as any, table, game, { pace, nth });

test("a big move takes a breath, a pass hardly one, the person and the instant pace none", () => {
  expect(of({ type: "meld", seat: 3 })).toBeGreaterThan(2 * of({ type: "play", seat: 3 }));
  expect(of({ type: "pass", seat: 3 })).toBeLessThan(of({ type: "play", seat: 3 }) / 3);
  expect(of({ type: "meld", seat: 0 })).toBe(0);
  expect(of({ type: "meld", seat: 3 }, "instant")).toBe(0);
  expect(of({ type: "trick" })).toBe(0);
});

test("players differ, and so do successive turns of one, the same at every run", () => {
  const turns = (seat: number) => Array.from({ length: 9 }, (_, nth) => of({ type: "play", seat }, "normal", nth));
  expect(new Set(turns(1)).size).toBe(9);
  expect(Math.max(...turns(2))).toBeLessThan(Math.max(...turns(1)));
  expect(turns(1)).toEqual(turns(1));
});

const ENDS = ["pot", "bankrupt", "out", "concealed", "made", "failed", "shared", "dropped", "places"];

test.each(ENDS)("the breaths of a deal (%s) are the same whatever one holds", (name) => {
  const { table, story } = endOf(name);
  const own = tables.find(({ id }) => id === table.game) as GameTable;
  const breaths = (hand: string[], nth: number) =>
    breathBefore(story.slice(nth), { ...table, hand } as any, own, { pace: "normal", nth });
  const all = story.map((_, nth) => breaths(["S1"], nth));
  expect(new Set(all).size).toBeGreaterThan(3);
  expect(story.map((_, nth) => breaths([], nth))).toEqual(all);
});

test("during a breath the table waits for the bot, so a tap plays nothing", async () => {
  vi.useFakeTimers();
  const events = [{ type: "meld", seat: 3 }];
  const state = { table, events, story: events, next: "person", legal: ["pass"] } as any;
  const parts = { busy: () => {}, forced: () => false, show: () => {}, fly: () => null, seen: () => null };
  const controller = new Controller({ state } as any, { ...parts, game, pace: () => "normal" } as any);
  controller.begin("event");
  const shown = controller.show(table, state, "event", false);
  expect([controller.waitsFor, controller.legal]).toEqual(["bot", []]);
  controller.skip();
  await shown;
  expect([controller.waitsFor, controller.legal]).toEqual(["person", ["pass"]]);
  vi.useRealTimers();
});
