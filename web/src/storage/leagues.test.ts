// What a stored league is after a reload, a damage, another version, an import and “Erase everything”.

import { beforeEach, expect, test, vi } from "vitest";

vi.mock("idb", async () => (await import("./testing.ts")).idb);
const { eraseDatabases, idb } = await import("./testing.ts");
const leagues = await import("./leagues.ts");

const GAME = "upside-down";
const rules = { opponent: "club", deals: 80, seats: 4, options: { quick: true }, seed: "" };
const sources = { entries: [{ name: "a", source: "def play(view): pass", unfit: "" }], rules };
const season = (deals: number) => ({
  rules: 1,
  season: { points: [Array(deals).fill(1)] },
  final: null,
  csv: `${deals}`,
});

/** A tab that knows what is stored. */
async function opened() {
  const slot = new leagues.LeagueSlot(GAME);
  return { slot, found: await slot.read() };
}

/** Changes a stored record behind the module's back. */
async function change(part: string, changes: object) {
  const database = await idb.openDB("nanafuda-leagues", 1, { upgrade: () => {} });
  const record = (await database.getAll()).find((one) => one.part === part);
  await database.put("leagues", { ...record, ...changes });
}

beforeEach(async () => {
  eraseDatabases();
  const { slot } = await opened();
  await slot.put("sources", sources);
  await slot.put("season", season(3));
});

test("a league is found again, once", async () => {
  const { slot, found } = await opened();
  expect(found).toEqual({ sources, season: season(3), foreign: "", failed: false });
  expect(await slot.read()).toBeNull();
  await slot.put("season", null);
  expect((await opened()).found?.season).toBeNull();
});

test.each<[string, object]>([
  ["no season", { content: { season: null } }],
  ["no version", { v: "1" }],
  ["no content", { content: [] }],
])("a record with %s is set aside, and comes with a backup", async (_, changes) => {
  await change("season", changes);
  expect((await opened()).found).toMatchObject({ season: null, failed: true });
  const { found, slot } = await opened();
  expect(found).toBeNull();
  expect(await slot.put("season", season(1))).toBe("stored");
  expect((await leagues.all()).filter(({ part }) => part.startsWith("aside:")).length).toBeGreaterThan(0);
});

test("a season of another version shows its table, and stays until a new league replaces it", async () => {
  await change("season", { v: 2, content: { csv: "table", other: 1 } });
  expect((await opened()).found).toMatchObject({ season: null, foreign: "table", failed: false });
  expect(await leagues.all()).toHaveLength(2);
});

test("of two leagues of a game that with more deals stays, and an import can be undone", async () => {
  const mine = await leagues.all();
  const other = (deals: number) =>
    mine.map((one) => (one.part === "season" ? { ...one, mark: "other", content: season(deals) } : one));
  for (const [deals, csv] of [
    [2, "3"],
    [9, "9"],
  ] as const) {
    const undo = await leagues.merge(other(deals));
    expect((await opened()).found?.season?.csv).toBe(csv);
    await undo();
    expect(await leagues.all()).toEqual(mine);
  }
});

test("what was erased comes back, but not over what was stored since", async () => {
  const had = await leagues.all();
  await leagues.erase();
  await (await opened()).slot.put("season", season(1));
  await leagues.restore(had);
  expect((await opened()).found).toMatchObject({ sources, season: season(1) });
});
