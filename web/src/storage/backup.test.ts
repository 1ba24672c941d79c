import { beforeEach, expect, test, vi } from "vitest";
import { fill, leftByKills } from "../../tests/storage.ts";

const deals = {
  all: vi.fn(async () => [] as object[]),
  add: vi.fn(async () => async () => {}),
  unstored: vi.fn(() => [] as object[]),
};
vi.mock("./deals.ts", () => ({
  ...{ all: deals.all, add: deals.add, unstored: deals.unstored, drop: async () => true, erase: async () => true },
  isOwn: (deal: any) => typeof deal?.replay === "string" && typeof deal.at === "string",
}));
const { eraseAll, exportAll, fileOf, importAll, importDeals } = await import("./backup.ts");

const GAME = "seven-euchre";
const SAVE = `nanafuda:save:${GAME}`;
const AT = "2026-01-01T00:00:00.000Z";
const saved = (more: object = {}) =>
  JSON.stringify({
    ...{ format: 1, game: GAME, match: "m", at: AT, save: "{}", deal: 3, scores: [1, 2, 3, 4], over: false },
    ...{ link: `game=${GAME}&seed=k3f9`, ...more },
  });
const MISSHAPEN = [
  { [GAME]: { options: null } },
  { [GAME]: { options: { target: {} }, seats: 4.5 } },
  { [GAME]: { level: ["club"] } },
  { [GAME]: null },
].map((one) => JSON.stringify(one));
const STATISTICS = JSON.stringify({ [GAME]: { played: 9, won: 4 } });
const CHOICES = JSON.stringify({ [GAME]: { seats: 4, level: "beginner" } });
const FULL = {
  [SAVE]: saved(),
  [`nanafuda:statistics:${GAME}`]: JSON.stringify({ played: 9, won: 4 }),
  "nanafuda:settings:lang": '"en"',
  "nanafuda:settings:theme": '"dark"',
  [`nanafuda:choices:${GAME}`]: JSON.stringify({ seats: 4, level: "beginner" }),
  [`nanafuda:aside:${GAME}:${AT}`]: "{{{",
  "nanafuda:practice:own/sevens-heaven-0123abcd-7": JSON.stringify({ right: 1, due: AT }),
  unrelated: "stays",
};

const validator = (...unfit: string[]) => ({
  isMatchOf: async (_: string, save: string) => !unfit.includes(save),
  dealOf: async (replay: string) => ({ replay }) as any,
  onProgress: vi.fn(),
});
const stored = () => ({ ...localStorage }) as Record<string, string>;
const asides = () => Object.entries(stored()).flatMap(([key, text]) => (key.includes(":aside:") ? [text] : []));
const take = (content: object, unfit: string[] = []) => importAll(fileOf(content), validator(...unfit));

beforeEach(() => {
  localStorage.clear();
  deals.all.mockResolvedValue([]);
});

test("a reader tells only of deals that it has checked: that it reads, its caller has said", async () => {
  const deals = Array.from({ length: 150 }, (_, i) => ({
    replay: `one&deal=${i}`,
    at: AT,
    hinted: false,
    losses: null,
  }));
  const reader = validator();
  await importDeals(fileOf({ deals }), reader);
  const checked = reader.onProgress.mock.calls.map(([done]) => done);
  expect(checked).toEqual([...new Set(checked)].filter((done) => done > 0));
  expect(checked.at(-1)).toBe(150);
});

test("a file brings everything back that was erased", async () => {
  Object.assign(localStorage, FULL);
  const { text, complete } = await exportAll();
  expect(complete).toBe(true);
  const { undo } = await eraseAll();
  expect(stored()).toEqual({ unrelated: "stays" });
  await undo();
  expect(stored()).toEqual(FULL);
  await eraseAll();
  expect((await importAll(text, validator())).wrong).toBe("");
  const again = await exportAll();
  expect({ ...JSON.parse(again.text), exported: "" }).toEqual({ ...JSON.parse(text), exported: "" });
});

test("an import can be undone until something else has changed", async () => {
  Object.assign(localStorage, FULL);
  const { undo } = await take({ data: { choices: JSON.stringify({ [GAME]: { level: "expert" } }) } });
  expect(localStorage[`nanafuda:choices:${GAME}`]).toContain("expert");
  await undo?.();
  expect(stored()).toEqual(FULL);
});

test("the match to return to is exported as a quarantined save", async () => {
  const mine = saved({ deal: 7 });
  Object.assign(localStorage, FULL, { [`nanafuda:before:${GAME}`]: mine });
  expect(JSON.parse((await exportAll()).text).data[`aside:${GAME}:${AT}~1`]).toBe(mine);
});

test("deals that found no room are said to be in memory only", async () => {
  const one = { replay: "r", at: AT };
  deals.unstored.mockReturnValueOnce([one]);
  expect((await take({ data: {}, deals: [one] })).wrong).toBe("but-deals");
  deals.unstored.mockReturnValueOnce([one]);
  expect((await importDeals(fileOf({ deals: [one] }), validator())).wrong).toBe("unstored");
  expect((await take({ data: {}, deals: [one] })).wrong).toBe("");
});

test("deals that cannot be read are said to be missing", async () => {
  deals.all.mockRejectedValue(new Error("unreadable"));
  expect(await exportAll()).toMatchObject({ complete: false });
  expect((await eraseAll()).deals).toBe(false);
});

test("an unfinished match is quarantined before a file replaces it", async () => {
  const mine = saved({ deal: 7 });
  localStorage[SAVE] = mine;
  expect((await take({ data: { [`save:${GAME}`]: FULL[SAVE] } })).wrong).toBe("");
  expect(localStorage[SAVE]).toBe(FULL[SAVE]);
  expect(asides()).toEqual([mine]);
});

test("a match that the engine cannot open is quarantined and replaces nothing", async () => {
  localStorage[SAVE] = saved();
  const other = saved({ save: "another game's" });
  const data = { [`save:${GAME}`]: other, statistics: STATISTICS };
  expect((await take({ data }, ["another game's"])).wrong).toBe("some");
  expect(localStorage[SAVE]).toBe(saved());
  expect(asides()).toEqual([other]);
  expect(JSON.parse(localStorage[`nanafuda:statistics:${GAME}`])).toEqual({ played: 9, won: 4 });
});

test("statistics that count more matches than the file stay", async () => {
  localStorage[`nanafuda:statistics:${GAME}`] = '{"played": 50, "won": 20}';
  await take({ data: { statistics: JSON.stringify({ [GAME]: { played: 40, won: 19 }, whist: { played: 2 } }) } });
  expect(localStorage[`nanafuda:statistics:${GAME}`]).toBe('{"played": 50, "won": 20}');
  expect(JSON.parse(localStorage["nanafuda:statistics:whist"])).toEqual({ played: 2 });
});

test("lessons and exercises keep the further state", async () => {
  const exercises = { one: "solved", two: "tried" };
  const lesson = { step: 5, of: 9, taken: ["pass"], done: false };
  await take({ data: {}, learned: { [GAME]: { offered: true, lessons: { first: lesson }, exercises } } });
  const older = { one: "tried", two: "solved", three: "tried" };
  const done = { step: 2, of: 9, taken: [], done: true };
  await take({ data: {}, learned: { [GAME]: { offered: false, lessons: { first: done }, exercises: older } } });
  const { learned } = JSON.parse((await exportAll()).text);
  expect(learned[GAME].exercises).toEqual({ one: "solved", two: "solved", three: "tried" });
  expect(learned[GAME].lessons.first).toEqual({ ...lesson, done: true });
});

test("deals of the future are left out", async () => {
  const own = [{ replay: "a", at: AT }, { replay: "b", at: "2999-01-01T00:00:00Z" }, { replay: 7 }];
  expect((await take({ data: {}, deals: own })).wrong).toBe("some");
  expect(deals.add).toHaveBeenLastCalledWith([expect.objectContaining({ replay: "a", at: AT })]);
});

test("a deal keeps what its review and its comparison have found", async () => {
  const field = { percent: 62, place: 4, levels: [20, 40, 60, 80] };
  const found = { agreed: { same: 3, of: 4 }, mistakes: [{ index: 2, action: "play:S7" }], field };
  const own = { at: AT, hinted: false, losses: [] };
  await take({
    data: {},
    deals: [
      { replay: "a", ...own, ...found },
      { replay: "b", ...own },
    ],
  });
  expect(deals.add).toHaveBeenLastCalledWith([
    { replay: "a", ...own, ...found },
    { replay: "b", ...own },
  ]);
});

const names = (count: number) =>
  Array.from({ length: count }, (_, n) => String(n).replace(/\d/g, (d) => "abcdefghij"[Number(d)]));
const many = <T>(count: number, value: T, prefix = "") =>
  Object.fromEntries(names(count).map((name) => [prefix + name, value]));
const tooMuch = { [GAME]: { offered: true, lessons: {}, exercises: many(1001, "tried") } };

test.each([
  ["no JSON", "GIF89a"],
  ["another product's", '{"product": "whist", "format": 1, "data": {}}'],
  ["too deep", `{"product": "nanafuda", "format": 1, "data": {}, "more": ${"[".repeat(21)}${"]".repeat(21)}}`],
  ["a bad part", fileOf({ data: { choices: CHOICES, "save:x": "{}" } })],
  ["a foreign key", fileOf({ data: { cookies: '{"a": 1}' } })],
  ...MISSHAPEN.map((choices) => [`the choices ${choices}`, fileOf({ data: { choices } })]),
  ["statistics of another shape", fileOf({ data: { statistics: `{"${GAME}": 9}` } })],
  ["learning of another shape", fileOf({ data: {}, learned: { [GAME]: 9 } })],
  ["statistics of too many games", fileOf({ data: { statistics: JSON.stringify(many(101, { played: 1 })) } })],
  ["too many matches", fileOf({ data: many(101, saved({ game: undefined, link: undefined }), "save:") })],
  ["a duplicate deal of another shape", fileOf({ data: {}, boards: { "upside-down/2026-11-1": 9 } })],
  ["too much that was learned", fileOf({ data: {}, learned: tooMuch })],
])("a file with %s changes nothing", async (_, text) => {
  Object.assign(localStorage, FULL);
  expect((await importAll(text, validator())).wrong).toBe("unreadable");
  expect(stored()).toEqual(FULL);
});

test("the leagues of an earlier version's file are left out", async () => {
  expect(await take({ data: { choices: CHOICES }, leagues: [{ v: 1, game: GAME, part: "season" }] })).toMatchObject({
    wrong: "",
  });
});

test("a file of a newer version says so", async () => {
  const text = fileOf({ format: 2, data: {} });
  expect(await importAll(text, validator())).toEqual({ wrong: "newer" });
});

test("without the engine nothing is imported", async () => {
  Object.assign(localStorage, FULL);
  const absent = { ...validator(), isMatchOf: () => Promise.reject(new Error("no engine")) };
  expect(await importAll(fileOf({ data: { [`save:${GAME}`]: saved() } }), absent)).toEqual({ wrong: "not-checked" });
  expect(stored()).toEqual(FULL);
});

test("a storage without room takes in all of a file or nothing", async () => {
  Object.assign(localStorage, FULL);
  const free = fill((_, value) => value.includes("too much"));
  const data = { statistics: `{"${GAME}": {"played": 99, "won": 1}}`, [`aside:${GAME}:2026-02-02`]: "too much" };
  expect(await take({ data })).toEqual({ wrong: "not-stored" });
  free();
  expect(stored()).toEqual(FULL);
});

test.each([false, true])("an import killed between two writes loses no stored match (refused: %s)", async (refused) => {
  localStorage[SAVE] = saved({ save: "{7}" });
  if (refused) fill((key) => key.startsWith("nanafuda:bots:"));
  const data = { [`save:${GAME}`]: saved({ save: "{8}" }), statistics: STATISTICS };
  const left = await leftByKills(() => take({ data, bots: { b1: bot("second") } }));
  expect(left.length).toBeGreaterThan(5);
  for (const [at, texts] of left.entries())
    expect([at, Object.values(texts).filter((text) => text.includes("{7}"))]).not.toEqual([at, []]);
});

const bot = (source: string, more: object = {}) => ({
  name: "mine",
  game: GAME,
  source,
  at: AT,
  versions: [],
  ...more,
});
const BOTS = {
  b1: bot("def play(view): return view.legal()[0]", { versions: [{ at: AT, source: "older" }] }),
  b2: bot("second"),
};
const storedBots = () =>
  Object.fromEntries(
    Object.entries(stored()).flatMap(([key, text]) =>
      key.startsWith("nanafuda:bots:") ? [[key.slice("nanafuda:bots:".length), JSON.parse(text)]] : [],
    ),
  );

test("bots and their versions come back from a file", async () => {
  for (const [id, one] of Object.entries(BOTS)) localStorage[`nanafuda:bots:${id}`] = JSON.stringify(one);
  const { text } = await exportAll();
  await eraseAll();
  expect(storedBots()).toEqual({});
  expect((await importAll(text, validator())).wrong).toBe("");
  expect(storedBots()).toEqual(BOTS);
});

test("a bot that cannot be read is left out, and the rest is imported", async () => {
  const broken = { b3: bot("x", { at: 7 }), b4: null, "no id": bot("x"), b5: bot("x".repeat(100_001)) };
  expect((await take({ data: {}, bots: { ...BOTS, ...broken } })).wrong).toBe("some");
  expect(storedBots()).toEqual(BOTS);
});

test("a bot of a newer version stays, is exported, and is not replaced", async () => {
  const newer = { format: 9, text: "…" };
  localStorage["nanafuda:bots:b1"] = JSON.stringify(newer);
  expect(JSON.parse((await exportAll()).text).bots).toEqual({ b1: newer });
  await take({ data: {}, bots: BOTS });
  const { b1, b2, ...others } = storedBots();
  expect([b1, b2]).toEqual([newer, BOTS.b2]);
  expect(Object.values(others)).toEqual([BOTS.b1]);
});

test("of two texts of a bot the newer one wins, and no version is lost", async () => {
  localStorage["nanafuda:bots:b1"] = JSON.stringify(BOTS.b1);
  const later = "2026-02-01T00:00:00.000Z";
  await take({ data: {}, bots: { b1: bot("new", { at: later, versions: [{ at: AT, source: "between" }] }) } });
  const { source, versions } = storedBots().b1;
  expect(source).toBe("new");
  expect(versions.map((one: { source: string }) => one.source)).toEqual(["between", BOTS.b1.source, "older"]);
  await take({ data: {}, bots: { b1: bot("new", { at: AT, versions: [{ at: AT, source: "another" }] }) } });
  expect(storedBots().b1.versions.map((one: { source: string }) => one.source)).toContain("another");
});
