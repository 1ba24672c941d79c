// Tests each story at the borders of its condition, and that none is repeated at once.

import { expect, test } from "vitest";
import { endOf } from "../../../tools/ends.ts";
import { ALL, choose, storiesOf } from "./story.ts";
import type { Known } from "../../table/deal-story.ts";
import type { GameTable } from "../../table/game-table.ts";
import { outcomeFor } from "../../table/draw/headline.ts";
import tables from "nanafuda:tables";
import type { Line } from "../../table/play/verdict.ts";

const LEVELS = [
  ...Array(4).fill("beginner"),
  ...Array(6).fill("club"),
  ...Array(4).fill("strong"),
  ...Array(2).fill("expert"),
] as string[];

type Parted = Protocol.Field["parted"];

/** A field where the person came to `mine` and the others to `results`. */
function field(mine: number, results: number[] | number, parted: Parted = Array(16).fill(null), lowest = false) {
  const all = typeof results === "number" ? Array(16).fill(results) : results;
  const sign = lowest ? -1 : 1;
  const better = all.filter((one) => sign * (one - mine) > 0).length;
  const tied = all.filter((one) => one === mine).length;
  return {
    unit: "points",
    lowest,
    mine,
    percent: (100 * (16 - better - tied / 2)) / 16,
    place: 1 + better,
    tied,
    others: LEVELS.map((level, nth) => ({ level, result: all[nth], won: false, replay: null })),
    parted,
    decided: null,
    levels: [],
  } as Protocol.Field;
}

/** A field where the person is ahead of so many bots, and behind the others. */
const ahead = (beaten: number) => field(1, [...Array(beaten).fill(0), ...Array(16 - beaten).fill(2)]);

const line = (index: number, more: Partial<Line> = {}) =>
  ({
    index,
    action: `play:C${index}`,
    best: `play:C${index}`,
    equal: [],
    near: [],
    later: [],
    plan: [],
    choices: [],
    reason: { id: "", args: {} },
    verdict: "best",
    unit: "points",
    loss: 0,
    error: 0,
    weight: 0,
    mistake: false,
    hard: false,
    ...more,
  }) as unknown as Line;

const mistake = (index: number, weight: number) =>
  line(index, { verdict: "mistake", mistake: true, weight, loss: weight, best: "play:H1" });

/** For each game an end as the engine reports it; the tests move its figures to the borders. */
const ENDS = ["pot", "caught", "failed", "shared", "places"].map((name) => endOf(name).table);

/** Facts of a deal; without more, only the field can be told. */
function known(result: object = {}, more: Partial<Omit<Known, "table">> & { table?: object } = {}): Known {
  const { table, ...rest } = more;
  const game = (table as { game?: string } | undefined)?.game ?? "sevens-heaven";
  const end = ENDS.find((one) => one.game === game);
  return {
    table: {
      ...end,
      seats: 4,
      teams: [[0], [1], [2], [3]],
      scores: [0, 0, 0, 0],
      deals: null,
      deal: 1,
      over: false,
      result: { ...end?.result, ...result },
      ...table,
    } as unknown as Protocol.Table,
    me: 0,
    went: "even",
    events: [],
    worth: {},
    lines: [mistake(0, 1)],
    field: ahead(8),
    helped: false,
    ...rest,
  };
}

const kinds = (some: Known) => storiesOf(some).map(({ kind }) => kind);
const told = (kind: string, some: Known) => storiesOf(some).find((one) => one.kind === kind)?.facts ?? null;

/** The first `missed` of `reached` bots parted at a decision, the others of them later; the rest parted before. */
const crowd = (at: number, reached: number, missed: number): Parted =>
  LEVELS.map((_, nth) => ({ index: nth < missed ? at : nth < reached ? at + 1 : at - 1, action: "x" }));

test("a deal without anything remarkable tells nothing", () => expect(kinds(known())).toEqual([]));

test("jackpot: mine alone", () => {
  expect(told("jackpot", known(endOf("jackpot").table.result))).toEqual({});
  for (const other of ["jackpot-lost", "pot"]) expect(told("jackpot", known(endOf(other).table.result))).toBeNull();
});

test("find: three quarters of at least six bots that had the decision missed it", () => {
  const of = (reached: number, missed: number, more: Partial<Known> = {}) =>
    told("find", known({}, { lines: [line(4), line(6)], field: field(1, 0, crowd(4, reached, missed)), ...more }));
  expect(of(16, 12)).toMatchObject({ index: 4, n: 1, missed: 12, reached: 16 });
  expect(of(16, 11)).toBeNull();
  expect(of(6, 5)).toMatchObject({ missed: 5, reached: 6 });
  expect(of(5, 5)).toBeNull();
  expect(of(16, 14, { lines: [mistake(4, 1)] })).toBeNull();
  const tied = line(4, {
    equal: ["x"],
    near: ["x"],
    choices: [{ action: "x", standing: "equal" }] as unknown as Line["choices"],
  });
  expect(of(16, 14, { lines: [tied] })).toBeNull(); // about the same
});

test("find: bots that may not have had the decision do not count", () => {
  const parted = LEVELS.map((_, nth) => (nth < 5 ? { index: 4, action: "x" } : null));
  expect(told("find", known({}, { lines: [line(4)], field: field(1, 0, parted) }))).toBeNull();
  const alike = field(1, [...Array(15).fill(0), 1], parted);
  expect(told("find", known({}, { lines: [line(4)], field: alike }))).toMatchObject({ missed: 5, reached: 6 });
});

const TEAMS = [
  [0, 2],
  [1, 3],
];
const bid = (tricks: number, value: number) => ({ tricks, denomination: "H", value });

function contract(more: object, call: object[] = [], percent = field(1, 0)) {
  const result = {
    void: false,
    made: false,
    declarer: 2,
    contract: bid(11, 52),
    points: [0, 4],
    short: 2,
    won: 9,
    ...more,
  };
  const events = call.map((one) => ({ type: "call", ...one })) as unknown as Protocol.Event[];
  return known(result, { table: { game: "seven-euchre", teams: TEAMS }, events, field: percent });
}

test("cheap failure: ours, for less than their own bid was worth, and well placed", () => {
  const calls = [
    { seat: 1, bid: bid(10, 44) },
    { seat: 0, bid: bid(11, 52) },
    { seat: 3, bid: null },
  ];
  const facts = { tricks: 11, points: 4, otherTricks: 10, value: 44 };
  expect(told("cheap-fail", contract({}, calls))).toMatchObject(facts);
  expect(told("cheap-fail", contract({ points: [0, 44] }, calls))).toBeNull();
  expect(told("cheap-fail", contract({ made: true }, calls))).toBeNull();
  expect(told("cheap-fail", contract({ declarer: 1 }, calls))).toBeNull();
  expect(told("cheap-fail", contract({}, calls.slice(1)))).toBeNull();
  expect(told("cheap-fail", contract({}, calls, ahead(10)))).toMatchObject(facts); // 62.5 %
  expect(told("cheap-fail", contract({}, calls, ahead(9)))).toBeNull(); // 56.3 %
});

test("a good loss and a dear win follow the percent", () => {
  const at = (beaten: number, went: Known["went"]) => known({}, { went, field: ahead(beaten) });
  expect(told("good-loss", at(11, "lost"))).toEqual({ beaten: 11, others: 16 });
  expect(told("good-loss", at(10, "lost"))).toBeNull();
  expect(told("good-loss", at(11, "even"))).toBeNull();
  expect(
    told("good-loss", known({}, { went: "lost", field: field(1, [...Array(5).fill(0), ...Array(11).fill(1)]) })),
  ).toBeNull();
  expect(told("dear-win", at(5, "won"))).toEqual({ better: 11, others: 16 });
  expect(told("dear-win", at(6, "won"))).toBeNull();
  expect(told("dear-win", at(5, "lost"))).toBeNull();
});

test("slip: the costliest mistake, if it weighs twice the least one", () => {
  const lines = [mistake(2, 2), line(5), mistake(7, 3)];
  expect(told("slip", known({}, { lines, went: "won" }))).toMatchObject({
    index: 7,
    n: 3,
    best: "play:H1",
    won: "yes",
  });
  expect(told("slip", known({}, { lines: [mistake(2, 2)] }))).toMatchObject({ index: 2, won: "no" });
  expect(told("slip", known({}, { lines: [mistake(2, 1.99)] }))).toBeNull();
});

test("a loss has no story but a consolation: its mistakes wait in the review", () => {
  for (const beaten of [0, 16])
    for (const end of ENDS) {
      const cards = field(1, beaten ? 0 : 2);
      const all = kinds(known({}, { table: end, went: "lost", lines: [mistake(0, 5)], field: cards }));
      expect(["good-loss", "own-way", "twin", "course"]).toEqual(expect.arrayContaining(all));
    }
});

test("after an own feat no story finds fault", () => {
  const some = known({}, { went: "won", lines: [mistake(0, 5)], feat: true });
  expect(kinds({ ...some, feat: false })).toContain("slip");
  expect(kinds(some)).not.toContain("slip");
});

test("bankrupt: points lost without a trick", () => {
  const lines = [{ seat: 0, reason: "bankrupt", points: -12 }];
  expect(told("bankrupt", known({ lines, tricks: [0, 3, 0, 0] }))).toEqual({ points: 12 });
  expect(told("bankrupt", known({ lines: [{ ...lines[0], points: 0 }], tricks: [0, 3, 0, 0] }))).toBeNull();
  expect(told("bankrupt", known({ lines: [{ ...lines[0], seat: 2 }], tricks: [0, 3, 0, 0] }))).toBeNull();
});

function hand(more: object, out: number | null = 1) {
  const left = {
    seat: 0,
    reason: "hand",
    cards: ["S7", "S9"],
    pips: 14,
    sevens: 1,
    joker: false,
    doubled: false,
    points: 28,
  };
  return known({ out, lines: [{ ...left, ...more }] }, { table: { game: "seven-bridge" } });
}

test("doubled: by one 7 and nothing else", () => {
  expect(told("doubled", hand({}))).toEqual({ pips: 14, points: 28 });
  for (const other of [{ sevens: 0, points: 14 }, { sevens: 2 }, { joker: true }, { doubled: true }, { seat: 2 }])
    expect(told("doubled", hand(other)), JSON.stringify(other)).toBeNull();
});

test("turn: my play turned the die, cards were left, and I came first or second", () => {
  const play = (seat: number, count: number) => ({ type: "play", seat, cards: Array(count).fill("H4") });
  const events = [play(1, 1), play(0, 4), { type: "die" }, play(2, 1), play(0, 2), play(0, 1)];
  const of = (ranking: number[], some: object[] = events, seats = ranking.length) =>
    told("turn", known({ ranking }, { table: { game: "upside-down", seats }, events: some as Protocol.Event[] }));
  expect(of([1, 0, 2, 3])).toEqual({ cards: 3, place: 2 });
  expect(of([1, 2, 0, 3])).toBeNull();
  expect(of([1, 0])).toBeNull(); // last of two: cards are left
  expect(of([0, 1, 2, 3], [play(1, 4), { type: "die" }, play(0, 2)])).toBeNull();
  expect(of([0, 1, 2, 3], [play(0, 4), { type: "die" }])).toBeNull(); // with the last cards
});

test("dropped: a card was lost, and it had points", () => {
  const of = (lost: string | null, seat = 0) =>
    told(
      "dropped",
      known(
        {},
        {
          table: { game: "ring-of-sevens" },
          events: [{ type: "drop", seat, lost }] as unknown as Protocol.Event[],
          worth: { S6: 6, S8: 0 },
        },
      ),
    );
  expect(of("S6")).toEqual({ card: "S6", points: 6 });
  expect([of(null), of("S8"), of("S6", 1)]).toEqual([null, null, null]);
});

test("big: the most points, without going out first", () => {
  const of = (small_winner: number, big_winner: number) =>
    told("big", known({ small_winner, big_winner, points: [31, 0, 0, 0] }, { table: { game: "ring-of-sevens" } }));
  expect(of(1, 0)).toEqual({ points: 31 });
  expect([of(0, 0), of(0, 1), of(1, 2)]).toEqual([null, null, null]);
});

test("chip: on the winner, with points", () => {
  const of = (winner: number | null, on: number, points = 7) =>
    told(
      "chip",
      known({
        winner,
        chips: [on, null, null, null],
        lines: [{ seat: 0, reason: "prediction", points }],
      }),
    );
  expect(of(2, 2)).toEqual({ seat: 2, points: 7 });
  expect([of(1, 2), of(null, 2), of(2, 2, 0)]).toEqual([null, null, null]);
});

test("by a hair: the last trick of a contract, or the last card", () => {
  const made = { made: true, short: 0 };
  expect(told("hair", contract({ ...made, won: 11 }))).toEqual({ how: "made" });
  expect(told("hair", contract({ ...made, won: 12 }))).toBeNull();
  expect(told("hair", contract({ short: 1 }))).toEqual({ how: "down" });
  expect(told("hair", contract({ short: 2 }))).toBeNull();
  expect(told("hair", contract({ short: 1, declarer: 1 }))).toBeNull();
  expect(told("hair", hand({ cards: ["S9"] }))).toEqual({ how: "card" });
  expect(told("hair", hand({}))).toBeNull();
  expect(told("hair", hand({ cards: ["S9"] }, null))).toBeNull(); // nobody is out
});

const three = [line(1), line(4), line(6)];

type Expert = [result: number, parted: Protocol.Parted | null];

/** A field with these two experts; the others did worse. */
function experts(mine: number, one: Expert, two: Expert, lowest = false) {
  const some = [one, two];
  const worse = lowest ? 99 : -99;
  const parted = [...Array(14).fill({ index: 1, action: "x" }), ...some.map(([, where]) => where)];
  return field(mine, [...Array(14).fill(worse), ...some.map(([result]) => result)], parted, lowest);
}

const AT4 = { index: 4, action: "play:H9" };
const AT6 = { index: 6, action: "play:D2" };

test("twin: an expert never parted, over at least three decisions", () => {
  const alike = experts(5, [5, null], [2, AT4]);
  expect(told("twin", known({}, { lines: three, field: alike }))).toEqual({});
  expect(told("twin", known({}, { lines: three.slice(1), field: alike }))).toBeNull();
  const unknown = experts(5, [4, null], [2, AT4]); // another seat had played differently before
  expect(told("twin", known({}, { lines: three, field: unknown }))).toBeNull();
});

test("fork: the expert that did best, where it parted", () => {
  const of = (one: Expert, two: Expert, lowest = false) =>
    told("fork", known({}, { lines: three, field: experts(5, one, two, lowest) }));
  expect(of([7, AT4], [9, AT6])).toMatchObject({ index: 6, n: 3, other: "play:D2", mine: 5, theirs: 9 });
  expect(of([5, AT4], [4, AT6])).toBeNull();
  expect(of([7, null], [4, AT6])).toBeNull();
  expect(of([2, AT4], [9, AT6], true)).toMatchObject({ index: 4, theirs: 2 });
});

test("own way: every expert parted, none did better, one did worse", () => {
  const of = (one: Expert, two: Expert) => told("own-way", known({}, { lines: three, field: experts(5, one, two) }));
  expect(of([5, AT6], [3, AT4])).toMatchObject({ index: 4, mine: 5, theirs: 3 });
  expect(of([5, AT6], [5, AT4])).toBeNull();
  expect(of([6, AT6], [3, AT4])).toBeNull();
  expect(of([5, null], [3, AT4])).toBeNull();
});

test("the cards decided: as the deal went, and after a dearer slip", () => {
  const decided = { good: true, alike: 15, cards: { near: 4, far: 1 } };
  const of = (went: Known["went"], good: boolean, lines: Line[] = []) =>
    storiesOf(known({}, { went, lines, field: { ...ahead(8), decided: { ...decided, good } } }));
  const facts = { good: "yes", alike: 15, of: 16, cards: "near:4 far:1" };
  expect(of("won", true)[0]).toEqual({ kind: "cards-decide", facts });
  expect(of("won", true, [mistake(4, 2)])[0].kind).toBe("slip");
  for (const [went, good] of [
    ["won", false],
    ["even", true],
  ] as const)
    expect(of(went, good).map(({ kind }) => kind)).not.toContain("cards-decide");
  expect(told("cards-decide", known({}, { went: "won" }))).toBeNull();
});

test("clean: decisions without a mistake", () => {
  const hard = line(4, { hard: true });
  expect(told("clean", known({}, { lines: [line(1), hard], went: "even" }))).toEqual({ went: "even", hard: 1 });
  expect(told("clean", known({}, { lines: [line(1), line(4, { verdict: "small" })] }))).toBeNull();
  expect(told("clean", known({}, { lines: [] }))).toBeNull();
});

test("course: how far ahead or behind, while deals are left", () => {
  const of = (table: object) =>
    told("course", known({}, { table: { deals: 3, deal: 2, scores: [40, 61, 20, 3], ...table } }));
  expect(of({})).toEqual({ deals: 1, gap: 21, side: "behind", seat: 1 });
  expect(of({ game: "seven-bridge" })).toEqual({ deals: 1, gap: 37, side: "behind", seat: 3 });
  expect(of({ teams: TEAMS, scores: [77, 40, 77, 40] })).toMatchObject({ gap: 37, side: "ahead", seat: -1 });
  for (const none of [{ deal: 3 }, { deals: null }, { over: true }, { scores: [61, 61, 0, 0] }])
    expect(of(none), JSON.stringify(none)).toBeNull();
});

test("after help, nothing praises what the help may have done", () => {
  const alike = experts(5, [5, null], [2, AT4]);
  const praised = known(
    {},
    { lines: three, field: { ...alike, parted: alike.parted.map((where) => where && { ...where, index: 1 }) } },
  );
  expect(kinds(praised)).toEqual(expect.arrayContaining(["find", "twin", "clean"]));
  for (const kind of kinds({ ...praised, helped: true })) expect(["find", "twin", "clean"]).not.toContain(kind);
});

test("the first kind that the last two deals did not have is told, and none comes twice in a row", () => {
  const all = ALL.map((kind) => ({ kind, facts: {} }));
  expect(choose(all, []).kind).toBe(ALL[0]);
  for (const count of [1, 2, 3, ALL.length]) {
    const kinds: string[] = [];
    for (let deal = 0; deal < 12; deal++) kinds.push(choose(all.slice(0, count), kinds.slice(-2)).kind);
    for (const [at, kind] of kinds.entries())
      if (kind !== "none") expect(kinds.slice(Math.max(0, at - 2), at)).not.toContain(kind);
  }
});

const tableOf = (game: Protocol.Game) => tables.find(({ id }) => id === game) as GameTable;

test("who won is decided by the points, and by both winners of a game that has two", () => {
  const pot = { change: [19, 14, 0, 0], winner: 1 } as unknown as Protocol.Result;
  expect([0, 1, 2].map((me) => outcomeFor(pot, me, tableOf("sevens-heaven")))).toEqual(["won", "even", "even"]);
  const shared = {
    change: [8, 9, -8, -9],
    ranking: [0, 1, 2, 3],
    small_winner: 0,
    big_winner: 1,
    big_loser: 3,
  } as unknown as Protocol.Result;
  expect([0, 1, 2, 3].map((me) => outcomeFor(shared, me, tableOf("ring-of-sevens")))).toEqual([
    "won",
    "won",
    "even",
    "lost",
  ]);
});
