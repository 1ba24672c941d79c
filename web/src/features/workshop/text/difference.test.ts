import { expect, test } from "vitest";
import { difference } from "./difference.ts";

test.each([
  ["a\nb\nc", "a\nB\nc", "B", 1],
  ["a\nc", "a\nb\nc", "b", 1],
  ["a\nb\nc", "a\nc", "b", 1], // a line that is gone is named itself
  ["a\na", "a\na\na", "a", 1],
  ["a\nb\nc\nd", "A\nb\nc\n  D", "A", 4],
  ["a", "\n\nx", "x", 3],
  ["a", "a", "", 0],
])("%j becomes %j: “%s” first, %i lines", (before, source, line, count) => {
  expect(difference(before, source)).toEqual({ line, count });
});
