import { beforeEach, expect, test } from "vitest";
import { keys, remove, write } from "./local-storage.ts";
import { noteAddress, noteUse, usedFeatures } from "./used-features.ts";

beforeEach(() => {
  for (const key of keys()) remove(key);
  localStorage.clear();
});

test("a newcomer has used nothing; what is used or linked to comes forward, and stays", () => {
  noteAddress("");
  expect(usedFeatures()).toEqual([]);
  expect(usedFeatures(true)).toEqual(["days", "practice"]);
  noteAddress("workshop=upside-down&x");
  noteAddress("lesson=seven-bridge-first");
  noteUse("link");
  write("boards:upside-down/2026-11-21", "{}");
  expect(usedFeatures()).toEqual(["days", "learn", "workshop", "link"]);
  write("statistics:upside-down", "{}");
  noteAddress("");
  expect(usedFeatures()).toEqual(["days", "practice", "deals", "learn", "workshop", "link"]);
});

test("data of an earlier build have everything in its place", () => {
  write("statistics:upside-down", "{}");
  noteAddress("");
  noteAddress("days");
  expect(usedFeatures()).toHaveLength(7);
  expect(keys()).toEqual(["statistics:upside-down"]);
});
