// The sentences of a tie: a reason, then how near the alternative is.

import { expect, test } from "vitest";
import { bestInWords } from "./advice-words.ts";
import type { GameTable, Scene } from "../game-table.ts";

const game = { id: "g", actionInWords: (action: string) => action } as unknown as GameTable;
const scene = {
  form: "heard",
  t: (id: string, facts: Record<string, string> = {}) =>
    [id, facts.near ?? "", id.includes("nameless") ? "" : (facts.instead ?? "")].filter(Boolean).join(" "),
  says: (id: string) => !id.startsWith("g-action") && !id.endsWith("-other"),
} as unknown as Scene;

const choice = (action: string, standing: string) =>
  ({ action, standing, unit: "win", mean: 0.5, behind: 0.2, doubt: 0.1, weight: 2 }) as Protocol.Choice;

/** The sentences after the action, where A is best, B ties with it and C is behind. */
function said(id: string, instead: string, near: "equal" | "unclear" = "equal", beside: string | null = null) {
  const assessed = {
    best: "play:A",
    choices: [choice("play:A", "best"), choice("play:B", near), choice("play:C", "behind")],
    equal: ["play:B"],
    near: ["play:B"],
    later: [],
    plan: [],
    reason: { id, args: { instead } },
    beside: beside && { id: beside, args: { instead } },
    stake: null,
    usual: "play:A",
    unit: "win",
  } as unknown as Protocol.Assessment;
  return bestInWords(assessed, 0, scene, game).slice(1);
}

test("a tie ends in a few words of doubt", () => {
  expect(said("g-hint-keep", "play:B")).toEqual(["g-hint-keep play:B", "hint-near-named equal play:B"]);
  expect(said("g-hint-keep", "play:B", "unclear")[1]).toBe("hint-near-named ahead play:B");
});

test("a second reason that names the alternative is not followed by its name", () => {
  // The first names nothing.
  expect(said("g-hint-nameless", "play:B", "equal", "g-hint-parts").at(-1)).toBe("hint-near-named equal play:B");
  expect(said("g-hint-nameless", "play:B", "equal", "g-hint-nameless-rule").at(-1)).toBe("hint-near equal play:B");
});

test("of two equally strong choices it says that it does not matter", () => {
  expect(said("g-hint-alike", "play:B")[1]).toBe("hint-near-named alike play:B");
  expect(said("g-hint-alike", "play:B", "unclear")[1]).toBe("hint-near-named ahead play:B");
});

test("a reason against a third choice has its cost, and the tie is named after it", () => {
  expect(said("g-hint-keep", "play:C")).toEqual(["g-hint-keep play:C", "hint-better play:C", "hint-near equal play:B"]);
});
