import { expect, test, vi } from "vitest";
import tables from "nanafuda:tables";
import { announce, cuesIn, onCue, travelsOf } from "./cues.ts";
import { endOf } from "../../../tools/ends.ts";
import type { Kinds } from "./kinds.ts";

const table = {
  game: "seven-euchre",
  seat: 0,
  seats: 4,
  teams: [
    [0, 2],
    [1, 3],
  ],
  dealer: 3,
} as unknown as Protocol.Table;
const cuesOf = (events: object[], kinds: Kinds<any> = {}) => cuesIn(events as any, kinds, table);
const kinds = (...events: object[]) => cuesOf(events).map(({ kind }) => kind);

test("events that games share become cues in their order; others become none", () => {
  const events = ["deal", "pass", "play", "unknown", "trick", "over"].map((type) => ({ type }));
  expect(kinds(...events)).toEqual(["deal", "call", "play", "gather", "match"]);
});

test("a result is a win for somebody, a failed contract, or nothing", () => {
  const of = (name: string) => {
    const { table } = endOf(name);
    const { cues = {} } = tables.find(({ id }) => id === table.game) ?? {};
    return cuesIn([{ ...table.result, type: "result" }] as any, cues, table);
  };
  expect(of("made")).toMatchObject([{ kind: "won", seat: 0 }]);
  expect(of("failed")).toMatchObject([{ kind: "lost" }]);
  expect(of("pot")).toMatchObject([{ kind: "won", seat: 0 }]);
});

test("a game's own mapping comes first", () => {
  const own: Kinds<any> = { play: (event: any) => (event.last ? "last" : null), roll: "die" } as any;
  const events = [{ type: "play", seat: 1, last: true }, { type: "play", seat: 1 }, { type: "roll" }];
  expect(cuesOf(events, own).map(({ kind }) => kind)).toEqual(["last", "die"]);
});

test("a game's own mapping names the seat of an event that has none", () => {
  const own = { roll: (_: unknown, { dealer }: any) => ["die", dealer] } as any;
  expect(cuesOf([{ type: "roll" }], own)).toMatchObject([{ kind: "die", seat: 3, mine: false }]);
});

test.each([
  ["seven-euchre", { seat: 2, dealer: 1 }, 2],
  ["seven-euchre", { winners: [1, 3] }, 1],
  ["seven-euchre", { declarer: 3 }, 3],
  ["seven-euchre", { out: 3 }, null],
  ["upside-down", { ranking: [2, 0, 1, 3] }, 2],
  ["ring-of-sevens", { ranking: [2, 0, 1, 3], small_winner: 2 }, 2],
  ["seven-bridge", { out: 1, dealer: 0 }, 1],
  ["seven-bridge", { out: null, dealer: 0 }, null],
  ["seven-euchre", {}, null],
])("in %s the event %j belongs to seat %j", (game, facts, seat) => {
  const [{ seat: whose, mine }] = cuesIn([{ type: "play", ...facts }] as any, {}, { ...table, game } as any);
  expect([whose, mine]).toEqual([seat, seat === 0 || seat === 2]);
});

test("listeners hear cues until they unsubscribe", () => {
  const heard = vi.fn();
  const stop = onCue(heard);
  const cues = cuesOf([{ type: "play", seat: 1 }]);
  announce(cues);
  stop();
  announce(cues);
  expect(heard.mock.calls).toEqual([[cues[0]]]);
});

test("cards that nobody sees travel from the stock to their seat", () => {
  const own: Kinds<any> = { take: "draw", turned: "turn" } as any;
  const cues = cuesOf(
    [
      { type: "take", seat: 0 },
      { type: "take", seat: 2 },
      { type: "turned", card: "H7" },
    ],
    own,
  );
  const { dealt, seats, turned, unseen } = travelsOf(cues, table);
  expect([dealt, seats, turned]).toEqual([undefined, [], ["H7"]]);
  expect(unseen?.map(({ to }) => to)).toEqual([['[data-seat="2"]']]);
});

test("a deal starts at the stock or the dealer and goes round to all others", () => {
  const { dealt, seats } = travelsOf(cuesOf([{ type: "deal" }]), table);
  expect(dealt).toContain('[data-seat="3"]');
  expect(seats).toEqual([1, 2, 3].map((seat) => `[data-seat="${seat}"]`));
});
