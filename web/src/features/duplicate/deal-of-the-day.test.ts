// A day that does not exist or has not come is said not to, and its link leads to the calendar.

import { beforeAll, expect, test, vi } from "vitest";
import type { Page } from "../../base/page.ts";

vi.mock("../../engine/connection.ts", () => ({
  engine: { onstatus: () => () => {}, start: async () => {} },
  version: "test",
  drawn: Promise.withResolvers(),
}));
const words = await import("../../i18n/messages.ts");
const { gameOf } = await import("../../base/address.ts");
const { dealOfTheDayPage } = await import("./deal-of-the-day.ts");

beforeAll(async () => {
  await words.load("en");
  await words.setLang("en");
  await words.compare();
});

test.each([
  ["2026-02-30", "no such day"],
  ["2026-13-01", "no such day"],
  ["2999-01-01", "not come yet"],
])("of the day %s it is said: %s", async (day, said) => {
  const go = vi.fn();
  const game = gameOf("upside-down") as Protocol.GameEntry;
  dealOfTheDayPage(game, day, { go, changed: vi.fn() } as unknown as Page).begin?.();
  expect(go).toHaveBeenCalledExactlyOnceWith("days", { replace: true });
  await vi.waitFor(() => expect(document.querySelector(".notices")?.textContent).toContain(said), 60_000);
});
