import { expect, test } from "vitest";
import { dayAfter } from "./due-mistakes.ts";

/** A time of March 2026 in the person's own time zone. */
const at = (day: number, hour: number) => new Date(2026, 2, day, hour, 34);

test.each([
  [at(1, 9), 2],
  [at(1, 22), 2],
  [at(2, 3), 2], // the night of the first
  [at(2, 4), 3],
])("a mistake of %s is due from 4:00 on the %sth", (played, day) => {
  expect(new Date(dayAfter(played.toISOString()))).toEqual(new Date(2026, 2, day, 4));
});
