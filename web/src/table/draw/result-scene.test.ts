import { expect, test } from "vitest";
import { moodOf } from "./result-scene.ts";

test("winners laugh, who did worse than the mean looks down, and equal results have equal faces", () => {
  const moods = (low: boolean, ...all: [boolean, number][]) => {
    const standings = all.map(([won, change]) => ({ won, change, total: 0 }));
    return standings.map((one) => moodOf(one, standings, "change", low));
  };
  expect(moods(false, [true, 8], [false, -8])).toEqual(["won", "lost"]);
  expect(moods(false, [true, 11], [false, 4], [false, -1], [false, -1])).toEqual(["won", "even", "lost", "lost"]);
  expect(moods(true, [true, 0], [false, 21], [false, 37])).toEqual(["won", "lost", "lost"]);
  expect(moods(false, [false, 0], [false, 0])).toEqual(["even", "even"]);
});
