// Tests automatic moves: chains of them run quickly, and end with the first choice.

import { expect, test } from "vitest";
import { Autoplay } from "./autoplay.ts";

const table = (alone: boolean) =>
  new Autoplay({ ctx: { settings: { get: () => alone } }, game: {}, mode: { autoplay: true } } as never);

test("the others' moves are quick between forced ones, until there is a choice", () => {
  const autoplay = table(true);
  expect([autoplay.next(["pass", "play:S8"]), autoplay.pace("relaxed")]).toEqual([null, "relaxed"]);
  expect([autoplay.next(["pass"]), autoplay.pace("relaxed")]).toEqual(["pass", "fast"]);
  expect(autoplay.pace("instant")).toBe("instant");
  expect([autoplay.next(["pass", "play:S8"]), autoplay.pace("relaxed")]).toEqual([null, "relaxed"]);
});

test("who plays forced moves keeps the chosen pace", () => {
  const autoplay = table(false);
  expect([autoplay.next(["pass"]), autoplay.pace("normal")]).toEqual([null, "normal"]);
});
