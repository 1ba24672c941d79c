import { beforeEach, expect, test } from "vitest";

import * as bots from "../../../storage/bots.ts";
import { keys, remove } from "../../../storage/local-storage.ts";
import { WorkshopStore } from "./store.ts";

const bot = (name: string, at: string) => ({ name, game: "upside-down", source: "one", at, versions: [] });

beforeEach(() => {
  for (const key of keys()) remove(key);
  bots.merge({ a: bot("A", "2026-01-02T00:00:00.000Z"), b: bot("B", "2026-01-01T00:00:00.000Z") });
});

test("a bot that is opened or deleted is no opponent any more", () => {
  const store = new WorkshopStore("upside-down", { opened() {}, followed() {}, changed() {} });
  expect([store.id, store.rivals]).toEqual(["a", ["b"]]);
  store.here.opponent = `${bots.OWN}b`;
  store.open("b");
  expect(store.here.opponent).toBe("beginner");
  store.here.opponent = `${bots.OWN}a`;
  store.follow();
  expect(store.here.opponent).toBe(`${bots.OWN}a`);
  bots.drop("a");
  store.follow();
  expect(store.here.opponent).toBe("beginner");
  store.close();
});
