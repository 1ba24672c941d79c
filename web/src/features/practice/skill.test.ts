import { expect, test } from "vitest";
import { failedAgain, reschedule } from "./skill.ts";

const NOW = new Date(2026, 2, 1, 22);
const days = (due: string) => (Date.parse(due) - NOW.getTime()) / 86_400_000;

test("right answers lengthen the interval, a wrong one shortens it", () => {
  const first = reschedule({ right: 0, due: "" }, true, NOW);
  expect(first.right).toBe(1);
  expect(days(first.due)).toBeGreaterThan(1);
  const later = new Date(first.due);
  const second = reschedule(first, true, later);
  expect(Date.parse(second.due) - later.getTime()).toBeGreaterThan(Date.parse(first.due) - NOW.getTime());
  const wrong = reschedule(first, false, later);
  expect(wrong.right).toBe(1);
  expect(Date.parse(wrong.due)).toBeLessThan(Date.parse(second.due));
});

test("a clock that was set back does not stop the schedule", () => {
  const first = reschedule({ right: 0, due: "" }, true, NOW);
  const before = new Date(NOW.getTime() - 3 * 3_600_000);
  const again = reschedule(first, true, before);
  expect(again.right).toBe(2);
  expect(Date.parse(again.due)).toBeGreaterThan(NOW.getTime());
});

test("a puzzle that was just failed cannot be reviewed before it is due", () => {
  const failed = failedAgain(null, false, NOW);
  const seconds = new Date(NOW.getTime() + 9000);
  for (const right of [true, true, true, false]) expect(failedAgain(failed, right, seconds)).toBeNull();
  const tomorrow = new Date(failed?.due ?? "");
  const once = failedAgain(failed, true, tomorrow);
  expect(once?.right).toBe(1);
  expect(failedAgain(once, true, tomorrow)).toBeNull();
});

test("a puzzle answered wrong is due again after a day, and three right answers retire it", () => {
  expect(failedAgain(null, true, NOW)).toBeNull();
  let known = failedAgain(null, false, NOW);
  expect(known?.right).toBe(0);
  expect(new Date(known?.due ?? "")).toEqual(new Date(2026, 2, 2, 4));
  for (const right of [1, 2, 3]) {
    known = failedAgain(known, true, new Date(known?.due ?? ""));
    expect(known?.right).toBe(right);
  }
  expect(failedAgain(known, true, NOW)).toBeNull();
  expect(failedAgain(known, false, NOW)?.right).toBe(0);
});
