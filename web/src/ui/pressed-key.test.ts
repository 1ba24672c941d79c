import { expect, test } from "vitest";
import { readdirSync, readFileSync } from "node:fs";
import { keyOf, WITH_MODIFIER } from "./pressed-key.ts";

test.each([
  ["h", "KeyH", false, "h"],
  ["H", "KeyH", true, "shift+h"],
  ["H", "KeyH", false, "h"], // Caps Lock
  ["\u0440", "KeyH", false, "h"], // Cyrillic
  ["\u042f", "KeyZ", true, "shift+z"],
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
  ["ArrowLeft", "ArrowLeft", true, "shift+arrowleft"],
  [" ", "Space", false, " "],
])("%s on %s is %s", (key, code, shiftKey, letter) => {
  expect(keyOf({ key, code, shiftKey })).toBe(letter);
});

test("with Alt, Ctrl or ⌘ only the keys of the table are the page's", () => {
  const keys = ["z", "s", "Enter", "ArrowLeft", " ", "h", "Home", "Escape", "Control"];
  const own = keys.flatMap((key) =>
    Array.from({ length: 14 }, (_, i) => i + 2).flatMap((bits) => {
      const [shiftKey, altKey, ctrlKey, metaKey] = [1, 2, 4, 8].map((bit) => (bits & bit) > 0);
      return keyOf({ key, code: "", shiftKey, altKey, ctrlKey, metaKey }) || [];
    }),
  );
  expect([...new Set(own)].sort()).toEqual([...WITH_MODIFIER].sort());
});

test("a key that composes a text or has no name means nothing", () => {
  expect(keyOf({ key: "h", code: "KeyH", shiftKey: false, isComposing: true })).toBe("");
  expect(keyOf({ key: "h", code: "KeyH", shiftKey: false, keyCode: 229 })).toBe("");
  expect(keyOf(new Event("keydown") as KeyboardEvent)).toBe("");
});

test("whoever listens to keys asks this module what they mean", () => {
  const files = ["src", "games"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((path) => `${folder}/${path}`),
  );
  const heard = files
    .filter((path) => path.endsWith(".ts") && !path.endsWith(".test.ts"))
    .map((path) => ({ path, text: readFileSync(path, "utf8") }))
    .filter(({ text }) => /["@]keydown/.test(text));
  const others = heard.filter(({ text }) => text.includes("preventDefault")); // the rest only note that a key is pressed
  expect(others.length).toBeGreaterThan(6);
  expect(others.filter(({ text }) => !/\b(keyOf|stepByKey)\b/.test(text)).map(({ path }) => path)).toEqual([]);
  const odd = /\.(isComposing|keyCode|code|altKey)\b|event\.key\b/;
  expect(others.filter(({ text }) => odd.test(text)).map(({ path }) => path)).toEqual([]);
});
