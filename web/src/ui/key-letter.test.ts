import { expect, test } from "vitest";
import { letterOf } from "./key-letter.ts";

test.each([
  ["h", "KeyH", false, "h"],
  ["H", "KeyH", true, "h"],
  ["\u0440", "KeyH", false, "h"], // Cyrillic
  ["\u042f", "KeyZ", true, "z"],
  ["\u304f", "KeyH", false, "h"], // kana
  ["\u3157", "KeyH", false, "h"], // Hangul
  ["\u03b7", "KeyH", false, "h"], // Greek
  ["\u0661", "Digit1", false, "1"], // Arabic
  ["\u30fb", "Slash", true, "?"], // kana
  ["?", "Digit7", true, "?"], // Cyrillic
  ["z", "KeyY", false, "z"], // German
  ["a", "KeyQ", false, "a"], // French
  ["\u00fc", "BracketLeft", false, "\u00fc"],
  ["Escape", "Escape", false, "escape"],
  [" ", "Space", false, " "],
])("%s on %s is %s", (key, code, shiftKey, letter) => {
  expect(letterOf({ key, code, shiftKey })).toBe(letter);
});
