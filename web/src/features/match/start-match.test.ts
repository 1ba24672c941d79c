// A level that a game no longer tells apart: in the form, and beside the others.

import { expect, test } from "vitest";
import { gameOf } from "../../base/address.ts";
import { rememberChoices } from "../../storage/settings.ts";
import { formFor, placeOf } from "./start-match.ts";

const game = (id: string) => gameOf(id) as Protocol.GameEntry;

test.each([
  ["seven-bridge", "expert", "strong"],
  ["ring-of-sevens", "expert", "strong"],
  ["seven-euchre", "expert", "expert"],
  ["seven-bridge", "beginner", "beginner"],
  ["seven-bridge", "god", "club"],
])("in %s the last choice %s is %s", (id, level, chosen) => {
  rememberChoices(id, { level });
  expect(formFor(game(id)).level).toBe(chosen);
});

test("a match of that level has one below, and none above", () => {
  const { levels } = game("seven-bridge");
  expect(levels[placeOf(game("seven-bridge"), "expert") - 1]).toBe("club");
  expect(levels[placeOf(game("seven-bridge"), "expert") + 1]).toBeUndefined();
});
