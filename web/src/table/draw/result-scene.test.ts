import { expect, test } from "vitest";
import { moodOf } from "./result-scene.ts";

test("winners laugh, the lower half of the others looks down, and nobody does after a draw", () => {
  const moods = (...won: boolean[]) =>
    won.map((_, index, all) =>
      moodOf(
        index,
        all.map((won) => ({ won })),
      ),
    );
  expect(moods(true, false)).toEqual(["won", "lost"]);
  expect(moods(true, false, false, true, false)).toEqual(["won", "even", "even", "won", "lost"]);
  expect(moods(false, false)).toEqual(["even", "even"]);
});
