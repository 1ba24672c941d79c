import { expect, test } from "vitest";
import { endOf } from "../../../tools/ends.ts";
import tables from "nanafuda:tables";
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

test("a deal's places are its order, or the points where the result names the winners", () => {
  const places = (name: string) => {
    const { game, result } = endOf(name).table;
    const place = tables.find(({ id }) => id === game)?.place;
    return [0, 1, 2, 3].map((seat) => place?.(seat, result));
  };
  const { ranking } = endOf("places").table.result as Protocol.UpsideDown.Result;
  expect(places("places")).toEqual([0, 1, 2, 3].map((seat) => 1 + ranking.indexOf(seat)));
  expect(places("alone")[0]).toBe(1);
  expect(places("alone").filter((place) => place === 1)).toHaveLength(1);
  expect(places("out")[0]).toBeUndefined();
});
