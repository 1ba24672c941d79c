// Law of every store that a page caches: one tab reads, another changes or erases everything, the first writes, and
// the other's changes stay. The tabs do not hear each other, as suspended ones do not.

import { readdirSync, readFileSync } from "node:fs";
import { beforeEach, expect, test, vi } from "vitest";
import { eraseDatabases } from "../../tests/storage.ts";

vi.mock("idb", async () => (await import("../../tests/storage.ts")).idb);

const GAME = "seven-euchre";
const AT = "2026-01-01T00:00:00.000Z";
const own = (right: number) => ({ right, due: AT });
const step = (step: number, done = false) => ({ step, of: 9, taken: [], done });
const outcome = { undone: false, hinted: false, replay: "r" };
const state = (save: string) =>
  ({
    ...{ game: GAME, level: "club", save, link: `game=${GAME}`, next: "person", events: [] },
    table: { game: GAME, seat: 0, seats: 4, deal: 1, scores: [3, 9, 3, 1], winners: [0, 2] },
  }) as unknown as Protocol.State;

/** The storage modules of a tab of its own. */
async function open() {
  vi.resetModules();
  return {
    boards: await import("./duplicate-deals.ts"),
    bots: await import("./bots.ts"),
    erase: async () => (await import("./backup.ts")).eraseAll(),
    learned: await import("./learning-progress.ts"),
    OpenBot: (await import("./open-bot.ts")).OpenBot,
    practice: await import("./practice-progress.ts"),
    quarantine: await import("./quarantine.ts"),
    saves: await import("./saved-matches.ts"),
    settings: await import("./settings.ts"),
    statistics: await import("./statistics.ts"),
  };
}
type Tab = Awaited<ReturnType<typeof open>>;

interface Case {
  store: string;
  before?: (tab: Tab) => unknown; // what both tabs find
  read: (tab: Tab) => (() => unknown) | Promise<() => unknown>; // returns what the first tab writes later
  change: (tab: Tab) => unknown; // of the other tab
  kept: (tab: Tab) => unknown; // the change of the other tab, which must stay
}

const bot = { name: "Mine", game: GAME, source: "one", at: AT, versions: [] };
const texts = (tab: Tab) => [tab.bots.of("a")?.source, ...(tab.bots.of("a")?.versions ?? []).map((one) => one.source)];

const CASES: Case[] = [
  {
    store: "settings",
    read: ({ settings }) => {
      settings.settings.get("pace");
      return () => settings.settings.set("theme", "dark");
    },
    change: ({ settings }) => settings.settings.set("pace", "fast"),
    kept: ({ settings }) => settings.settings.get("pace"),
  },
  {
    store: "choices",
    read: ({ settings }) => {
      settings.choices(GAME);
      return () => settings.rememberChoices("seven-bridge", { seats: 3 });
    },
    change: ({ settings }) => settings.rememberChoices(GAME, { seats: 4 }),
    kept: ({ settings }) => settings.choices(GAME).seats,
  },
  {
    store: "statistics",
    read: ({ statistics }) => {
      statistics.statistics(GAME);
      return () => statistics.countMatch("mine", state("{}"));
    },
    change: ({ statistics }) => statistics.countMatch("other", state("{}")),
    kept: () => localStorage[`nanafuda:statistics:${GAME}`]?.includes('"other"') ?? false,
  },
  {
    store: "learned",
    read: ({ learned }) => {
      const write = learned.openLesson(GAME, "a");
      return () => write(step(3, true));
    },
    change: ({ learned }) => {
      learned.openLesson(GAME, "a")(step(8));
      learned.noteExercise(GAME, "e", "solved");
    },
    kept: ({ learned }) => [learned.of(GAME).lessons.a?.step, learned.of(GAME).exercises.e],
  },
  {
    store: "learned",
    before: ({ learned }) => learned.setCoach(GAME, true),
    read: ({ learned }) => {
      learned.of(GAME);
      return () => learned.setCoach(GAME, true);
    },
    change: ({ learned }) => void learned.noteDeal(GAME, "d"),
    kept: ({ learned }) => learned.of(GAME).coach?.deals,
  },
  {
    store: "practice",
    read: ({ practice }) => {
      practice.today("2026-02-02");
      return () => practice.noteToday("2026-02-02", "a", true);
    },
    change: ({ practice }) => practice.noteToday("2026-02-03", "b", false),
    kept: ({ practice }) => practice.today("2026-02-03"),
  },
  {
    store: "practice",
    read: ({ practice }) => {
      practice.doneOf(GAME);
      return () => {
        practice.setOwn("one", own(1));
        practice.setDone(GAME, [...practice.doneOf(GAME), "2-2"]);
      };
    },
    change: ({ practice }) => {
      practice.setOwn("two", own(2));
      practice.setFailed("three", own(0));
      practice.setDone(GAME, ["1-1"]);
    },
    kept: ({ practice }) => [practice.own("two"), practice.failed("three"), practice.doneOf(GAME).includes("1-1")],
  },
  {
    store: "boards",
    before: ({ boards }) => void boards.put("x/1", { link: "l", first: outcome }),
    read: ({ boards }) => {
      boards.of("x/1");
      return () => boards.complete("x/1", { replay: "r" }, { percent: 50, place: 3, tied: 0 });
    },
    change: ({ boards }) => void boards.put("x/1", { ...(boards.of("x/1") as any), sent: "own", tries: 2 }),
    kept: ({ boards }) => [boards.of("x/1")?.sent, boards.of("x/1")?.tries],
  },
  {
    store: "boards",
    before: ({ boards }) => void boards.put("x/1", { link: "l", rivals: ["a", "b"] }),
    read: ({ boards }) => {
      const undo = boards.strike("x/1", "a");
      return () => void undo();
    },
    change: ({ boards }) => void boards.put("x/1", { ...(boards.of("x/1") as any), rivals: ["b", "c"] }),
    kept: ({ boards }) => boards.of("x/1")?.rivals?.includes("c"),
  },
  {
    store: "boards",
    before: ({ boards }) => void boards.put("x/1", { link: "l", rivals: ["a", "b"] }),
    read: ({ boards }) => {
      boards.of("x/1");
      return () => void boards.strike("x/1", "a");
    },
    change: ({ boards }) => void boards.strike("x/1", "a"),
    kept: ({ boards }) => boards.of("x/1")?.rivals,
  },
  {
    store: "bots",
    before: ({ OpenBot }) => void new OpenBot("a", bot).put(() => ({})),
    read: ({ OpenBot }) => {
      const opened = new OpenBot("a");
      return () => void opened.put(() => ({ source: "mine" }));
    },
    change: ({ OpenBot }) => void new OpenBot("a").put(() => ({ source: "theirs", name: "Theirs" })),
    kept: (tab) => [tab.bots.of("a")?.name, texts(tab).includes("theirs")],
  },
  {
    store: "save",
    before: ({ saves }) => void new saves.Slot(GAME).put(state("{}"), saves.newIdentity()),
    read: ({ saves }) => {
      const slot = new saves.Slot(GAME);
      return () => void slot.put(state("{1}"), { match: "mine", counted: false });
    },
    change: ({ saves }) => void new saves.Slot(GAME).put(state("{2}"), { match: "other", counted: false }),
    kept: ({ saves }) => saves.savedMatch(GAME)?.save,
  },
  {
    store: "aside",
    read: ({ quarantine }) => {
      quarantine.all();
      return () => void quarantine.add(GAME, "mine");
    },
    change: ({ quarantine }) => void quarantine.add(GAME, "other"),
    kept: ({ quarantine }) => quarantine.all().some(({ text }) => text === "other"),
  },
];

beforeEach(() => {
  localStorage.clear();
  eraseDatabases();
});

test("every store has a case", () => {
  const folder = import.meta.dirname;
  const files = readdirSync(folder).filter((path) => path.endsWith(".ts") && !path.endsWith(".test.ts"));
  const sources = files.map((path) => readFileSync(`${folder}/${path}`, "utf8"));
  const pattern = /\bnew Store\("([a-z]+)"/g;
  const names = sources.flatMap((text) => [...text.matchAll(pattern)].map(([, name]) => name));
  const known = new Set(CASES.map(({ store }) => store));
  expect(names.filter((name) => !known.has(name))).toEqual([]);
  expect(names.length).toBeGreaterThan(6);
});

test.each(CASES.map((one, i) => [one.store, i] as const))(
  "a stale tab loses nothing of another: %s %d",
  async (_, i) => {
    const { before, read, change, kept } = CASES[i];
    await before?.(await open());
    const write = await read(await open());
    const other = await open();
    await change(other);
    const wanted = await kept(other);
    expect(wanted).toBeTruthy();
    await write();
    expect(await kept(await open())).toEqual(wanted);
  },
);

test.each(CASES.map((one, i) => [one.store, i] as const))(
  "a stale tab brings nothing erased back: %s %d",
  async (_, i) => {
    const { before, read, change, kept } = CASES[i];
    await before?.(await open());
    const other = await open();
    await change(other);
    const erased = await kept(other);
    const write = await read(await open());
    await other.erase();
    await write();
    expect(await kept(await open())).not.toEqual(erased);
  },
);
