import { expect, test, vi } from "vitest";

import { merged, numberOf, Reviews } from "./reviews.ts";
import type { Running } from "../../table/play/verdict.ts";

const line = (index: number) => ({ index }) as Protocol.Line;
const review = (of: number, ...indices: number[]) =>
  ({ deal: 1, seat: 0, of, done: indices.length, lines: indices.map(line) }) as Protocol.Review;

test("lines from both ends are merged in order of play, each once", () => {
  const back = merged(null, review(4, 5, 9), false);
  const both = merged(back, review(4, 0, 3, 5), true);
  expect(both.lines.map(({ index }) => index)).toEqual([0, 3, 5, 9]);
  expect(both.done).toBe(4);
});

test("decisions are numbered in order of play while some are missing", () => {
  const some = merged(merged(null, review(6, 0, 3), true), review(6, 12), false);
  expect(some.lines.map((one) => numberOf(some, one))).toEqual([1, 2, 6]);
});

test("a review that is asked for in slices is complete once", async () => {
  const kept: Map<number, Running> = new Map();
  const slices = [review(2), review(2, 7), review(2, 4, 7)];
  const done = vi.fn();
  const ended = Promise.withResolvers<void>();
  const reviews = new Reviews({
    kept,
    match: () => ({ do: "load", save: "" }),
    ask: async () => ({ ok: true, review: slices.shift() as Protocol.Review }),
    wanted: () => true,
    changed: () => (kept.get(1)?.done === 2 ? ended.resolve() : undefined),
    done,
    failed: ended.reject,
  });
  reviews.go(1);
  reviews.go(1);
  await ended.promise;
  reviews.go(1);
  expect(done).toHaveBeenCalledTimes(1);
  expect(slices).toEqual([]);
});
