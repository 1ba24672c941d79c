import { afterEach, expect, test, vi } from "vitest";
import { LANGS, preferred, regional } from "./languages.ts";

const prefer = (languages: unknown) => vi.stubGlobal("navigator", { languages });

afterEach(() => vi.unstubAllGlobals());

test.each([
  [["en-US@posix"], "en", "en-US"],
  [["en_GB.UTF-8"], "en", "en-GB"],
  [["C", "ja_JP.eucJP"], "ja", "ja-JP"],
  [["ja-x"], "ja", "ja"],
  [["en-x-pig-latin", "en-AU"], "en", "en-x-pig-latin"],
  [["de", "fr-CH"], "en", "en"],
  [[""], "en", "en"],
  [[], "en", "en"],
  [null, "en", "en"],
])("the preferences %j mean %s, formatted as %s", (languages, lang, formatted) => {
  prefer(languages);
  expect([preferred(), regional(preferred())]).toEqual([lang, formatted]);
});

test("whatever a browser prefers, dates can be formatted", () => {
  const parts = ["en", "ja", "EN", "us", "posix", "x", "u", "ca", "japanese", "123", "a", "zzzzzzzzz", "*", ""];
  let seed = 7;
  const pick = (list: string[]) => {
    seed = (seed * 48_271) % 0x7fffffff;
    return list[seed % list.length];
  };
  for (let i = 0; i < 200; i++) {
    const tag = Array.from({ length: 1 + (i % 4) }, () => pick(parts) + pick(["-", "_", "@", ".", "--", ""])).join("");
    prefer([tag]);
    for (const lang of LANGS) expect(() => new Intl.DateTimeFormat(regional(lang)).format(0), tag).not.toThrow();
  }
});
