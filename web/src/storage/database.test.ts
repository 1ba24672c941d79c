import { afterEach, beforeEach, expect, test, vi } from "vitest";

const silence = () => new Promise<object>(() => {});
let open = silence;
vi.mock("idb", () => ({ openDB: () => open() }));
const { Records } = await import("./database.ts");

const records = new Records<{ id: string }>("records", ["id"]);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Milliseconds until the records, or the lack of an answer, are known. */
async function waited() {
  const begun = Date.now();
  const all = records.all();
  await vi.runAllTimersAsync();
  return [await all, Date.now() - begun];
}

test("a database that does not respond is waited for once, until one responds", async () => {
  expect(await waited()).toEqual([null, 5000]);
  expect(await waited()).toEqual([null, 500]);
  open = async () => ({ getAll: async () => [], close: () => {} });
  expect(await waited()).toEqual([[], 0]);
  open = silence;
  expect(await waited()).toEqual([null, 5000]);
});
