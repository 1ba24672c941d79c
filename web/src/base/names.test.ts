import { expect, test } from "vitest";

import { shortName } from "./names.ts";

const FAMILY = "👩‍👩‍👧‍👦"; // 11 code units

test("a short name stays, without space around it", () => {
  expect(shortName("  Mai 🃏 ", 40)).toBe("Mai 🃏");
});

test("a long name is cut between graphemes", () => {
  expect(shortName(FAMILY.repeat(4), 40)).toBe(FAMILY.repeat(3));
  expect(shortName("🇯🇵".repeat(25), 40)).toBe("🇯🇵".repeat(10));
  expect(shortName("か\u3099".repeat(30), 39)).toBe("か\u3099".repeat(19));
});

test("half a sign that an earlier page has stored is left out", () => {
  expect(encodeURIComponent(shortName("Bot \ud83c", 40))).toBe("Bot");
});
