import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { beside, preferred } from "./languages.ts";
import { phrases, unbroken } from "./line-breaks.ts";
import * as words from "./messages.ts";

beforeAll(async () => {
  await Promise.all(words.LANGS.map(words.load));
});
beforeEach(() => words.setLang("en"));

test.each([
  ["H7", "seven", "Heart 7", "ハートの7"],
  ["S12", "french", "Q of Spades", "スペードのQ"],
  ["X0", "french", "Joker", "ジョーカー"],
] as const)("the card %s has its name in both languages", async (code, pack, english, japanese) => {
  const names = [words.cardName(code, pack)];
  await words.setLang("ja");
  names.push(words.cardName(code, pack).replace(/[\u2060\u200b]/g, ""));
  expect(names).toEqual([english, japanese]);
});

test.each([
  [1, "seven", "A"],
  [13, "seven", "K"],
  [12, "seven", "12"],
  [11, "french", "J"],
  [12, "french", "Q"],
  [1, "colours", "1"],
] as const)("rank %d of the pack %s is %s", (rank, pack, name) => {
  expect(words.rankName(rank, pack)).toBe(name);
});

test("text from outside is isolated in a refusal; an unknown refusal has the engine's words", () => {
  const text = words.errorText({ id: "unknown-game", args: { game: "\u05e9\u05dc" }, text: "" });
  expect(text).toContain("\u2068\u05e9\u05dc\u2069");
  expect(words.errorText({ id: "no-such-fault", args: {}, text: "as the engine says" })).toBe("as the engine says");
});

test("a message that is missing shows its id and is logged", () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  // @ts-expect-error tsc knows that it is missing
  expect(words.t("no-such-message")).toBe("no-such-message");
  expect(error).toHaveBeenCalledOnce();
  error.mockRestore();
});

test("times are as precise as needed", () => {
  const at = (time: Date, roughly = false) => words.whenText(time.toISOString(), roughly);
  expect(at(new Date())).toMatch(/^\d{1,2}:\d\d\s[AP]M$/);
  expect(at(new Date(2020, 4, 6, 7, 8))).toMatch(/^May 6, 7:08\sAM$/);
  expect(at(new Date(2020, 4, 6, 7, 8), true)).toBe("May 6");
  expect(words.whenText("never")).toBe("?");
});

test("the language of the browser is spoken, else English", () => {
  for (const [tags, lang] of [
    [["ja-JP", "en"], "ja"],
    [["fr-FR", "en-GB"], "en"],
    [["de"], "en"],
    [["zh", "JA"], "ja"],
  ] as const) {
    vi.stubGlobal("navigator", { languages: tags });
    expect(preferred()).toBe(lang);
  }
  vi.unstubAllGlobals();
  expect([beside("ja"), beside("en")]).toEqual(["en", "ja"]);
});

test.each([
  ["切り札を出します。", "切り札を|出します。"],
  ["カードを選ぶことができます", "カードを|選ぶことが|できます"],
  ["「はい」と答えます", "「はい」と|答えます"],
])("%s breaks before phrases only", (text, marked) => {
  expect(phrases(text, "|")).toBe(marked);
});

test("cards, ranges and estimates are not broken", () => {
  expect(unbroken("タイムの\u200b12")).toBe("タイムの\u206012");
  expect(unbroken("A～7")).toBe("A\u2060～\u20607");
  expect(unbroken("約\u200b5点")).toBe("約\u20605点");
  expect(unbroken("つなぐ七\u200b並べ")).toBe("つなぐ七\u2060並べ");
});
