import { expect, test } from "vitest";
import { shortened, typedSeed, visible } from "./visible.ts";

const FAMILY = "👨\u200d👩\u200d👧";
const FLAG = "🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}";

test("a text that leaves the page has only signs that are seen", () => {
  expect(visible("\u2068七の\u200b輪\u2069、\u2060約\u00ad5\ufeff")).toBe("七の輪、約5");
  for (const emoji of [FAMILY, FLAG, "🏳️\u200d🌈", "👩🏽\u200d🚀"]) expect(visible(emoji)).toBe(emoji);
  expect(visible(`a\u200d${FAMILY}\u200d`)).toBe(`a${FAMILY}`);
});

test.each([
  ["Michael", "Michael"],
  ["Wilhelmina", "Wilhelm…"],
  ["WMGQOWHMDN", "WMGQ…"],
  ["さくらこちゃん", "さくらこ…"],
  [`Anna ${FAMILY}${FAMILY}${FAMILY}`, `Anna ${FAMILY}…`],
])("at a seat %j is %j", (name, short) => {
  expect(shortened(name)).toBe(short);
});

test.each([
  ["ｋ３ｆ９", "k3f9"],
  [" K3F9\u200b ", "k3f9"],
  ["Ca\u0301\u00adfe", "cáfe"],
  ["ｶﾞ　七", "ガ 七"],
  ["ΑΣ", "ας"],
  [FAMILY, FAMILY],
  ["\u200b", ""],
])("the typed seed %j is %j", (typed, seed) => {
  expect(typedSeed(typed)).toBe(seed);
  expect(typedSeed(seed)).toBe(seed);
});
