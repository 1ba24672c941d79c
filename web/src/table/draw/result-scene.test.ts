import { expect, test } from "vitest";
import { moodOf, placeOf } from "./result-scene.ts";

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

test("a deal's places are its order, or the points where the result names the winners", () => {
  const places = (result: object) => [0, 1, 2, 3].map((seat) => placeOf(seat, result as Protocol.Result));
  const dealt = { ranking: [1, 0, 3, 2], change: [-13, 39, -13, -13] };
  expect(places(dealt)).toEqual([2, 1, 4, 3]);
  expect(places({ ...dealt, small_winner: 1, big_winner: 1 })).toEqual([2, 1, 2, 2]);
  expect(places({ change: dealt.change })).toEqual([0, 0, 0, 0]);
});
