import { expect, test } from "vitest";
import { dayAfter } from "./due-mistakes.ts";

test("a mistake is due on the day after the deal", () => {
  const due = new Date(dayAfter("2026-03-01T12:34:56.000Z"));
  expect([due.getHours(), due.getMinutes()]).toEqual([0, 0]);
  expect(due.getTime()).toBeGreaterThan(Date.parse("2026-03-01T12:34:56.000Z"));
});
