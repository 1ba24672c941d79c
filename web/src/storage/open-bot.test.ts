// A bot that two tabs have open. Each OpenBot is a tab; both share one storage.

import { beforeEach, describe, expect, test } from "vitest";
import * as bots from "./bots.ts";
import { eraseAll } from "./backup.ts";
import { keys, read, remove, write } from "./local-storage.ts";
import { OpenBot } from "./open-bot.ts";
import { fill } from "../../tests/storage.ts";

const AT = "2026-01-01T00:00:00.000Z";
const fresh = (source = "one") => ({ name: "My bot", game: "upside-down", source, at: AT, versions: [] });
const sources = ({ bot }: OpenBot) => [bot.source, ...bot.versions.map(({ source }) => source)];
const stored = (id = "a") => bots.of(id);

function twoTabs() {
  new OpenBot("a", fresh()).put(() => ({}));
  return [new OpenBot("a"), new OpenBot("a")];
}

beforeEach(() => {
  for (const key of keys()) remove(key);
  localStorage.clear();
});

describe("two tabs of one bot", () => {
  test("text, name and versions of one survive a key typed in the other", () => {
    const [a, b] = twoTabs();
    a.put(() => ({ source: "work" }));
    a.put(bots.noted);
    a.put(() => ({ name: "Mine", source: "more work" }));
    expect(b.put(() => ({ source: "one!" }))).toBe("merged");
    expect([b.bot.name, ...sources(b)]).toEqual(["Mine", "one!", "more work", "work"]);
    expect(a.follow()).toBe("merged");
    expect(stored()).toEqual(a.bot);
    expect(a.bot).toEqual(b.bot);
  });

  test("a name given in one does not take the text of the other back", () => {
    const [a, b] = twoTabs();
    a.put(() => ({ source: "work" }));
    expect(b.put(() => ({ name: "Mine" }))).toBe("changed");
    expect(stored()).toMatchObject({ name: "Mine", source: "work" });
    expect(a.follow()).toBe("changed");
    expect(a.follow()).toBe("");
  });

  test("three tabs that do not hear each other lose none of their texts", () => {
    const [a, b] = twoTabs();
    const c = new OpenBot("a");
    a.put(() => ({ source: "a" }));
    b.put(() => ({ source: "b" }));
    c.put(() => ({ source: "c" }));
    a.put(() => ({ source: "a2" }));
    expect(sources(a)[0]).toBe("a2");
    expect(sources(a)).toEqual(expect.arrayContaining(["a", "b", "c"]));
  });

  test("a deleted bot does not come back by a key, and its text stays with the tab", () => {
    const [a, b] = twoTabs();
    a.put(() => ({ source: "work" }));
    const undo = bots.drop("a");
    expect(b.put(() => ({ source: "one!" }))).toBe("gone");
    expect([stored(), b.bot.source]).toEqual([null, "one!"]);
    bots.merge({ a: { ...b.bot, at: "2026-01-02T00:00:00.000Z" } });
    undo();
    expect([stored()?.source, ...(stored()?.versions ?? []).map(({ source }) => source)].sort()).toEqual([
      "one!",
      "work",
    ]);
  });

  test("a result stays whatever the other tab or an import stores", () => {
    const found = { opponent: "club", mean: -0.5, width: 0.25, deals: 100 };
    const results = ({ bot }: OpenBot) => bot.versions.map(({ source, result }) => [source, result?.mean]);
    const [a, b] = twoTabs();
    a.put(bots.noted);
    b.put(() => ({ source: "work" }));
    a.put((bot) => bots.measured(bot, "one", found)); // b has the version, too, without a result
    b.put(() => ({ source: "works" }));
    expect([results(a), results(b)]).toEqual([[["one", -0.5]], [["one", -0.5]]]);
    const versions = [{ at: AT, source: "one" }];
    bots.merge({ a: { ...fresh("imported"), at: "2099-01-01T00:00:00.000Z", versions } });
    a.follow();
    expect(results(a)).toContainEqual(["one", -0.5]);
    a.put((bot) => bots.measured(bot, "one", { ...found, mean: 1 }));
    b.follow();
    expect(results(b)).toContainEqual(["one", 1]);
  });

  test("an import over the open text leaves that as a version", () => {
    const [a] = twoTabs();
    a.put(() => ({ source: "work" }));
    bots.merge({ a: { ...fresh("imported"), at: "2099-01-01T00:00:00.000Z" } });
    expect(a.put(() => ({ name: "Mine" }))).toBe("merged");
    expect(sources(a)).toEqual(["imported", "work"]);
  });

  test("an import keeps the replaced text even if the newer bot has all its versions", () => {
    const [a] = twoTabs();
    const versions = Array.from({ length: 10 }, (_, i) => ({ at: AT, source: `old ${i}` }));
    bots.merge({ a: { ...fresh("imported"), at: "2099-01-01T00:00:00.000Z", versions } });
    a.follow();
    expect(sources(a)).toContain("one");
    expect(sources(a)).toHaveLength(11);
  });

  test("“Erase everything” is not undone by a key, and its undo brings the text back", async () => {
    const [a] = twoTabs();
    const { undo } = await eraseAll();
    expect(a.put(() => ({ source: "one!" }))).toBe("gone");
    expect(keys()).toEqual([]);
    await undo();
    expect(a.follow()).toBe("");
    expect(stored()?.source).toBe("one");
  });
});

describe("without room", () => {
  test("a text in memory and another tab's text both stay", () => {
    const [a, b] = twoTabs();
    const free = fill(() => true);
    a.put(() => ({ source: "in memory", at: "2026-01-02T00:00:00.000Z" }));
    free();
    localStorage[`nanafuda:${bots.keyOf("a")}`] = JSON.stringify({ ...b.bot, source: "theirs" });
    expect(a.follow()).toBe("merged");
    expect(sources(a)).toEqual(["in memory", "theirs"]);
    expect(stored()).toEqual(a.bot);
  });

  test("a text in memory of a bot that is no longer open becomes a version or the text", async () => {
    const [a, b] = twoTabs();
    const free = fill(() => true);
    a.put(() => ({ source: "in memory", at: "2026-01-02T00:00:00.000Z" }));
    free();
    localStorage[`nanafuda:${bots.keyOf("a")}`] = JSON.stringify({ ...b.bot, source: "theirs" });
    expect(read(bots.keyOf("a"))).toContain("theirs");
    await Promise.resolve();
    expect(sources(new OpenBot("a"))).toEqual(["in memory", "theirs"]);
  });
});

test("an entry of a newer version is not written over", () => {
  const [a] = twoTabs();
  write(bots.keyOf("a"), '{"newer": true}');
  expect(a.put(() => ({ source: "work" }))).toBe("gone");
  bots.merge({ a: a.bot });
  expect(read(bots.keyOf("a"))).toBe('{"newer": true}');
  expect(Object.values(bots.all()).map(({ source }) => source)).toEqual(["work"]);
});
