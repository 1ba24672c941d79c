import catalogue from "nanafuda:catalogue";
import { expect, test, vi } from "vitest";
import { parsed, shortened, tooLarge } from "./limits.ts";

const { link: LINK, save: SAVE, depth: DEPTH } = catalogue.bounds;
const nested = (depth: number) => "[".repeat(depth) + "]".repeat(depth);

test("a text of the greatest depth is parsed, a deeper one is not", () => {
  expect(parsed(nested(DEPTH))).toBeInstanceOf(Array);
  for (const depth of [DEPTH + 1, 200_000]) expect(parsed(nested(depth))).toBeUndefined();
  expect(parsed(`{"a":`.repeat(DEPTH + 1))).toBeUndefined();
});

test("brackets and commas inside strings do not count", () => {
  const text = JSON.stringify(["[".repeat(99), ",".repeat(400_000), '\\"[', "\\"]);
  expect(parsed(text)).toHaveLength(4);
  expect(parsed(`[${"1,".repeat(300_001)}1]`)).toBeUndefined();
});

test.each([null, "", "{{{", "[1", '"open', "undefined"])("%j is no JSON", (text) => {
  expect(parsed(text)).toBeUndefined();
});

test.each([..."x9七:&=", ...'"[{'])("not every sign of a long text of %s is looked at", (sign) => {
  const looks = vi.spyOn(String.prototype, "charCodeAt");
  expect(parsed(sign.repeat(300_000)) ?? Infinity).toBe(Infinity); // as many a 9 is
  expect(looks.mock.calls.length).toBeLessThan(1000);
  looks.mockRestore();
});

test("an address is cut so that it is still too long", () => {
  expect(shortened("x".repeat(LINK + 99))).toHaveLength(LINK + 1);
  expect(shortened("game=x")).toBe("game=x");
});

test("requests that are too large are refused before they are sent", () => {
  const save = (text: string) => tooLarge({ do: "resume", save: text, game: "seven-euchre" } as any)?.id;
  const link = (text: string) => tooLarge({ do: "inspect", link: text } as any);
  expect(link("x".repeat(LINK))).toBeNull();
  expect(link("x".repeat(LINK + 1))).toEqual({ id: "long-link", args: { most: LINK }, text: "" });
  expect(save("x".repeat(SAVE + 1))).toBe("long-save");
  expect(save(nested(DEPTH + 1))).toBe("bad-save");
  expect(save("{}")).toBeUndefined();
});
