import { expect, test } from "vitest";
import { oddSigns } from "./odd-signs.ts";

test.each([
  ["\u202e", "U+202E"],
  ["\u2066", "U+2066"],
  ["\u200b", "U+200B"],
  ["\u200d", "U+200D"],
  ["\u2060", "U+2060"],
  ["\ufeff", "U+FEFF"],
  ["\u3164", "U+3164"],
  ["\u00a0", "U+00A0"],
  ["\u{e0061}", "U+E0061"],
  ["\u0430", "U+0430 \u0430"],
  ["\u03bf", "U+03BF \u03bf"],
  ["\uff41", "U+FF41 \uff41"],
  ["\u{1d41a}", "U+1D41A \u{1d41a}"],
])("%j is named", (sign, named) => {
  expect(oddSigns(`return le${sign}gal()  # ${sign}`)).toEqual([named]);
});

test("ordinary text has none, in Japanese neither", () => {
  expect(oddSigns("def play(view):\n\t# 札を数える（１枚ずつ）、é ß　終わり\n    return view.legal()[0]\n")).toEqual(
    [],
  );
});
