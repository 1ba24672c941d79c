// The stores on local storage: what is accepted, what is refused, and what older pages have written.

import { beforeEach, describe, expect, test, vi } from "vitest";
import * as boards from "./duplicate-deals.ts";
import * as learned from "./learning-progress.ts";
import { freeKey, keys, onforeign, ontrouble, read, remove, write } from "./local-storage.ts";
import * as quarantine from "./quarantine.ts";
import * as saves from "./saved-matches.ts";
import { choices, reload, rememberChoices, settings } from "./settings.ts";
import { countMatch, statistics } from "./statistics.ts";
import { Store } from "./store.ts";
import * as snapshot from "./table-snapshot.ts";
import { fill, leftByKills } from "../../tests/storage.ts";
import { undoable } from "./undo.ts";

const GAME = "seven-euchre";
const AT = "2026-01-01T00:00:00.000Z";
const match = { format: 1, at: AT, save: "{}", deal: 1, scores: [0, 0, 0, 0], over: false, link: `game=${GAME}` };
const state = (more: object = {}, table: object = {}) =>
  ({
    ...{ game: GAME, level: "club", save: "{}", link: `game=${GAME}`, next: "person", events: [] },
    table: { game: GAME, seat: 0, seats: 4, deal: 1, scores: [3, 9, 3, 1], winners: [0, 2], ...table },
    ...more,
  }) as unknown as Protocol.State;

beforeEach(() => {
  for (const key of keys()) remove(key);
  localStorage.clear();
  reload();
});

describe("local storage", () => {
  test("a value without room stays in memory, is reported, and is stored once there is room", () => {
    const told = vi.fn();
    ontrouble(told);
    const free = fill((key) => key.startsWith("nanafuda:save"));
    expect(write("save:x", "text")).toBe(false);
    expect([read("save:x"), localStorage["nanafuda:save:x"]]).toEqual(["text", undefined]);
    expect(told).toHaveBeenLastCalledWith("full", ["save"]);
    free();
    write("other", "1");
    expect(localStorage["nanafuda:save:x"]).toBe("text");
    expect(told).toHaveBeenLastCalledWith("", [""]);
  });

  test("what another tab has stored since wins over the value in memory", () => {
    const free = fill((key) => key.startsWith("nanafuda:save"));
    write("save:x", "mine");
    free();
    localStorage["nanafuda:save:x"] = "theirs";
    expect(read("save:x")).toBe("theirs");
  });

  test("cached data make room for the person's own", () => {
    localStorage["nanafuda:shown:x"] = "cache";
    const free = fill(() => "nanafuda:shown:x" in localStorage);
    expect(write("save:x", "text")).toBe(true);
    free();
    expect(keys()).toEqual(["save:x"]);
  });

  test("listeners hear what another tab writes here, and that it has cleared everything", () => {
    const heard = vi.fn();
    const end = onforeign(heard);
    for (const key of ["nanafuda:save:x", "another site's", null]) dispatchEvent(new StorageEvent("storage", { key }));
    end();
    dispatchEvent(new StorageEvent("storage", { key: "nanafuda:save:y" }));
    expect(heard.mock.calls).toEqual([["save:x"], [null]]);
  });

  test("a key that is taken gets a number", () => {
    write("aside:x", "1");
    write("aside:x~2", "2");
    expect([freeKey("aside:x"), freeKey("other")]).toEqual(["aside:x~3", "other"]);
  });
});

test("a store reads the single record of 1.0.0, and own parts win", () => {
  localStorage["nanafuda:things"] = '{"format": 1, "a": 1, "b": 2}';
  const store = new Store("things");
  store.set("b", 3);
  expect(store.all()).toEqual({ a: 1, b: 3 });
  expect([store.get("a"), store.get("b"), store.get("c")]).toEqual([1, 3, undefined]);
  store.drop("b");
  expect(store.get("b")).toBe(2);
});

test("a change can be undone, except what has changed again", () => {
  for (const key of ["a", "b", "c"]) write(key, "1");
  const undo = undoable(() => {
    remove("a");
    write("b", "2");
    write("d", "2");
  });
  write("b", "3");
  undo();
  expect(keys().sort().map(read)).toEqual(["1", "3", "1"]);
});

test("autoplay is on, unless the person has refused it or an earlier build's offer of it", () => {
  expect(settings.get("alone")).toBe(true);
  write("settings:aloneOffered", "true");
  reload();
  expect(settings.get("alone")).toBe(false);
  settings.set("alone", true);
  expect(settings.get("alone")).toBe(true);
});

test("settings that are invalid have their defaults", () => {
  const stored = { theme: "dark", pace: "warp", sounds: "yes" };
  for (const [key, value] of Object.entries(stored)) write(`settings:${key}`, JSON.stringify(value));
  reload();
  expect((["theme", "pace", "sounds"] as const).map((key) => settings.get(key))).toEqual(["dark", "auto", false]);
  const heard = vi.fn();
  const stop = settings.subscribe(heard);
  settings.set("theme", "purple");
  settings.set("theme", "light");
  stop();
  settings.set("theme", "dark");
  expect(heard.mock.calls).toEqual([["theme", "light"]]);
});

test.each([
  [{ options: null }],
  [{ seats: 4.5 }],
  [{ level: ["club"] }],
  [{ options: { a: {} } }],
  [{ order: "luck" }],
  [null],
  ["x"],
])("the choices %j are none", (chosen) => {
  write(`choices:${GAME}`, JSON.stringify(chosen));
  expect(choices(GAME)).toEqual({});
});

test("the order of the hand stays when another match is chosen", () => {
  rememberChoices(GAME, { order: "suit" });
  rememberChoices(GAME, { seats: 3 });
  expect(choices(GAME)).toEqual({ order: "suit", seats: 3 });
});

describe("statistics", () => {
  test("a finished match is counted once, by level, with the person's place", () => {
    countMatch("m1", state());
    countMatch("m1", state());
    countMatch("m2", state({}, { winners: [1, 3], scores: [3, 9, 2, 9] }));
    const { played, won, levels, last } = statistics(GAME);
    expect([played, won, levels]).toEqual([2, 1, { club: { played: 2, won: 1 } }]);
    expect(last).toMatchObject({ level: "club", won: false, place: 3, seats: 4 });
  });

  test("invalid counts are none, and nobody has won more than was played", () => {
    write(`statistics:${GAME}`, JSON.stringify({ played: 2, won: 7, levels: 3, last: { at: 1 } }));
    expect(statistics(GAME)).toEqual({ played: 2, won: 2, levels: {}, last: null });
    expect(statistics("upside-down").played).toBe(0);
  });
});

describe("saved matches", () => {
  test.each([
    ["no JSON", "{{{"],
    ["another format", JSON.stringify({ ...match, format: 99 })],
    ["another game's", JSON.stringify({ ...match, game: "seven-bridge" })],
    ["another game's link", JSON.stringify({ ...match, link: "game=seven-bridge" })],
    ["without scores", JSON.stringify({ ...match, scores: "0" })],
  ])("%s is no match", (_, text) => {
    write(`save:${GAME}`, text);
    expect(saves.savedMatch(GAME)).toBeNull();
    expect(saves.makeRoom(GAME)).toBe(true);
    expect(quarantine.all().map((one) => one.text)).toEqual([text]);
  });

  test("a tab never overwrites a save that another tab has written", () => {
    const place = new saves.Slot(GAME);
    expect(place.put(state(), saves.newIdentity())).toBe(true);
    write(`save:${GAME}`, JSON.stringify(match));
    expect(place.untouched).toBe(false);
    expect(place.put(state(), saves.newIdentity())).toBe(false);
    expect(saves.savedMatch(GAME)).toEqual(match);
  });

  test("a quarantined save goes back to its slot; the one there is quarantined", () => {
    const [mine, other] = [JSON.stringify(match), JSON.stringify({ ...match, deal: 5 })];
    write(`save:${GAME}`, mine);
    const quarantined = saves.quarantineSlot(GAME);
    write(`save:${GAME}`, other);
    expect(quarantined && saves.takeBack(quarantined)).toBe(true);
    expect(read(`save:${GAME}`)).toBe(mine);
    expect(quarantine.all().map(({ text }) => text)).toEqual([other]);
  });

  test("a save that cannot be quarantined stays where it is", () => {
    write(`save:${GAME}`, "{{{");
    const free = fill((key) => key.includes(":aside:"));
    expect(saves.makeRoom(GAME)).toBe(false);
    free();
    expect(read(`save:${GAME}`)).toBe("{{{");
  });

  describe("storage that refuses writes loses no match that was stored", () => {
    const unfinished = JSON.stringify({ ...match, deal: 7, save: "{7}" });
    const kept = () => Object.entries(localStorage).some(([, text]) => String(text).includes("{7}"));
    const begin = () => {
      if (saves.keepReplaced(GAME)) new saves.Slot(GAME).put(state(), saves.newIdentity());
    };
    const goBack = () => {
      saves.restoreReplaced(GAME);
      new saves.Slot(GAME).put(state({ save: "{7}" }), saves.newIdentity());
    };
    const FLOWS: Record<string, { ready: () => void; run: () => void }> = {
      "another match": { ready: () => write(`save:${GAME}`, unfinished), run: begin },
      "the way back, and a move": {
        ready: () => {
          write(`save:${GAME}`, unfinished);
          begin();
        },
        run: () => {
          goBack();
          saves.dropReplaced(GAME);
        },
      },
      "a quarantined match": {
        ready: () => {
          quarantine.add(GAME, JSON.stringify({ ...match, deal: 2 }));
          write(`save:${GAME}`, unfinished);
        },
        run: () => void saves.takeBack(quarantine.all()[0]),
      },
    };
    const size = (but = "") =>
      Object.entries(localStorage).reduce((sum, [key, text]) => sum + (key === but ? 0 : text.length), 0);
    const REFUSALS: Record<string, (at: number) => (key: string, text: string) => boolean> = {
      "the n-th write": (at) => () => --at === 0,
      "every write from the n-th on": (at) => () => --at <= 0,
      "what exceeds the room": (at) => {
        const room = size() + 20 * (at - 1);
        return (key, text) => size(key) + text.length > room;
      },
    };
    test.each(Object.keys(FLOWS).flatMap((flow) => Object.keys(REFUSALS).map((refusal) => [flow, refusal] as const)))(
      "%s: %s is refused",
      (flow, refusal) => {
        for (let at = 1, refused = true; refused; at++) {
          localStorage.clear();
          FLOWS[flow].ready();
          refused = false;
          const refuses = REFUSALS[refusal](at);
          const free = fill((key, text) => {
            const no = refuses(key, text);
            refused ||= no;
            return no;
          });
          FLOWS[flow].run();
          free();
          expect([at, kept()]).toEqual([at, true]);
          for (const key of keys()) remove(key);
        }
      },
    );

    /** The saves of the matches that a page opens from storage. */
    const found = () =>
      [saves.savedMatch(GAME), saves.replaced(GAME), ...quarantine.all().map(saves.savedIn)].map((one) => one?.save);
    test.each(Object.keys(FLOWS))("%s: killed between two writes", async (flow) => {
      FLOWS[flow].ready();
      const left = await leftByKills(FLOWS[flow].run);
      expect(left.length).toBeGreaterThan(2);
      for (const [at, stored] of left.entries()) {
        localStorage.clear();
        Object.assign(localStorage, stored);
        expect([at, found()]).toEqual([at, expect.arrayContaining(["{7}"])]);
      }
    });
  });

  test("without any storage another match begins, because nothing stored is lost", () => {
    const free = fill(() => true);
    write(`save:${GAME}`, JSON.stringify(match));
    expect([saves.keepReplaced(GAME), saves.replaced(GAME)]).toEqual([true, match]);
    free();
  });

  test("a save of 1.0.0 without a match id is identified by its link", () => {
    expect(saves.identityOf(match)).toEqual({ match: match.link, counted: false });
  });
});

describe("table snapshots", () => {
  test("a snapshot opens only unmodified, with its own save and in its own version", () => {
    snapshot.put(state());
    const key = `shown:${GAME}`;
    const text = read(key) ?? "";
    expect(snapshot.of(GAME, "{}")?.table.scores).toEqual([3, 9, 3, 1]);
    expect(snapshot.of(GAME, "{ }")).toBeNull();
    for (const wrong of [text.replace("[3,", "[37,"), text.slice(0, -9), `2${text}`, "[]", ""]) {
      write(key, wrong);
      expect(snapshot.of(GAME, "{}")).toBeNull();
    }
    write(key, text);
    snapshot.engineBuild.version = "another";
    expect(snapshot.of(GAME, "{}")).toBeNull();
    snapshot.engineBuild.version = "";
    expect(snapshot.of(GAME, "{}")).not.toBeNull();
  });

  test("a save that takes too long to read has no snapshot", () => {
    snapshot.put(state({ save: "x".repeat(100_001) }));
    expect(read(`shown:${GAME}`)).toBeNull();
  });
});

test("a solved exercise and a finished lesson stay so; the coach asks once", () => {
  learned.noteExercise(GAME, "one", "solved");
  learned.noteExercise(GAME, "one", "tried");
  learned.openLesson(GAME, "a")({ step: 3, of: 3, taken: [], done: true });
  learned.openLesson(GAME, "a")({ step: 1, of: 3, taken: [], done: false });
  const { exercises, lessons } = learned.of(GAME);
  expect([exercises.one, lessons.a.done, learned.hasCoach(GAME)]).toEqual(["solved", true, true]);
  expect(["1", "2", "2", "3", "4"].map((deal) => learned.noteDeal(GAME, deal))).toEqual([
    false,
    false,
    false,
    true,
    false,
  ]);
});

test("a first try at a duplicate deal is never replaced", () => {
  const outcome = { undone: false, hinted: false, replay: "r" };
  boards.put("x/1", { link: "l", first: outcome });
  boards.merge({ "x/1": { link: "l", first: { ...outcome, replay: "other" } }, "x/2": { link: "l", rivals: ["a"] } });
  boards.merge({ "x/2": { link: "l", rivals: ["a", "b"] } });
  expect(boards.of("x/1")?.first?.replay).toBe("r");
  expect(boards.of("x/2")?.rivals).toEqual(["a", "b"]);
  boards.complete("x/1", { replay: "other" }, { percent: 50, place: 3, tied: 0 });
  expect(boards.of("x/1")?.first?.percent).toBeUndefined();
  boards.complete("x/1", { replay: "r" }, { percent: 50, place: 3, tied: 0 });
  expect(boards.of("x/1")?.first?.percent).toBe(50);
});

test("striking the last rival drops a deal that was never played or sent, and can be undone", () => {
  const rival = { link: "l", rivals: ["a"] };
  boards.merge({ "x/1": rival, "y/1": rival });
  boards.put("y/1", { ...rival, sent: "own" });
  const undo = boards.strike("x/1", "a");
  expect(boards.of("x/1")).toBeNull();
  expect(undo()).toBe(true);
  expect(boards.of("x/1")?.rivals).toEqual(["a"]);
  boards.strike("y/1", "a");
  expect(boards.of("y/1")).toEqual({ link: "l", sent: "own" });
});
