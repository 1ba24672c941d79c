import { expect, test } from "vitest";
import { flag, list, maybe, number, oneOf, record, shape, text, time, valid, where, whole } from "./schema.ts";

const lesson = shape<{ step: number; done?: boolean }>({ step: whole(0, 9), done: maybe(flag) });

test.each<[string, (value: unknown) => boolean, unknown[], unknown[]]>([
  ["text", text(3, /^[a-z]+$/), ["abc"], ["abcd", "A", "", 5, null]],
  ["number", number(0, 100), [0, 0.5, 100], [-1, 101, Number.NaN, "5", null]],
  ["whole", whole(0, 9), [0, 9], [0.5, 10, "5", null]],
  ["whole without bounds", whole(), [-3], [2 ** 53, Number.POSITIVE_INFINITY]],
  ["time", time, ["2026-01-01T00:00:00.000Z"], ["soon", "2026-01-01".padEnd(40), 5]],
  ["oneOf", oneOf("a", "b"), ["a", "b"], ["c", undefined]],
  ["list", list(flag, 2), [[], [true, false]], [[true, true, true], [1], { length: 1 }]],
  [
    "record",
    record(whole(), /^[a-z]$/, 2),
    [{}, { a: 1, b: 2 }],
    [{ A: 1 }, { a: "1" }, { a: 1, b: 2, c: 3 }, [1], null],
  ],
  ["shape", lesson, [{ step: 1 }, { step: 1, done: true, newer: 1 }], [{}, { step: 1, done: 1 }, null, [], "x"]],
  ["where", where(lesson, ({ step }) => step > 1), [{ step: 2 }], [{ step: 1 }, {}]],
])("%s accepts only its values", (_, is, good, bad) => {
  expect([good.map(is), bad.map(is)]).toEqual([good.map(() => true), bad.map(() => false)]);
});

test("names of built-in properties are ordinary keys", () => {
  const parsed = JSON.parse('{"__proto__": {"step": 1}, "constructor": 1}');
  expect(record(lesson)(parsed)).toBe(false);
  expect(Object.keys(valid(lesson, parsed))).toEqual(["__proto__"]);
});
