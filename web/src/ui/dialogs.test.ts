import { afterEach, beforeEach, expect, test, vi } from "vitest";

const { openSheet, notice } = vi.hoisted(() => ({ openSheet: vi.fn(), notice: vi.fn() }));
vi.mock("./sheet.ts", () => ({ openSheet }));
vi.mock("./notices.ts", () => ({ notice }));
vi.mock("../engine/site-files.ts", () => ({ fetchPage: vi.fn() }));
vi.mock("../i18n/messages.ts", () => ({ t: (id: string) => id, gameName: vi.fn(), lang: "en" }));
const { shareText } = await import("./dialogs.ts");

const clipboard = (writeText: (text: string) => Promise<void>) =>
  vi.stubGlobal("navigator", { clipboard: { writeText } });

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test("a text is copied without the signs that nobody sees, and its link as it is", async () => {
  const copied = vi.fn(async () => {});
  clipboard(copied);
  await shareText("七の\u200b輪", "day=ring-of-sevens&2026-11-23");
  expect(copied).toHaveBeenCalledWith(expect.stringMatching(/^七の輪\nhttp.*#day=ring-of-sevens&2026-11-23$/));
  expect([notice.mock.calls.length, openSheet.mock.calls.length]).toEqual([1, 0]);
});

test.each([
  ["refuses", () => Promise.reject(new Error("no"))],
  ["never answers", () => new Promise<void>(() => {})],
])("if the clipboard %s, the link is shown to be copied by hand", async (_, writeText) => {
  clipboard(writeText);
  const shared = shareText("words", "deals");
  await vi.runAllTimersAsync();
  await shared;
  expect([notice.mock.calls.length, openSheet.mock.calls.length]).toEqual([0, 1]);
});
