// Tests that remarks follow events, come seldom, never twice, and cover nothing.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { freePlace } from "./bubble.ts";
import { Choice, linesOf, NAMES } from "./choice.ts";
import { endOf } from "../../../tools/ends.ts";
import { momentsOf, type Moment, type MomentId, type Seen } from "./moments.ts";

const MOMENTS: MomentId[] = [
  ...(["won", "close", "lost", "failed", "bankrupt", "jackpot", "revolution"] as const),
  ...(["claim", "lucky", "bold", "last", "think", "bye"] as const),
];
const table: Seen = { seat: 0, counts: [5, 5, 5, 5], scores: [0, 0, 0, 0], teams: [], result: null, over: false };
const rules = { lowest: false, warns: false };
const ids = (moments: Moment[]) => moments.map(({ id, seat }) => `${id} ${seat}`);
/** The moments of an end, seen from a seat. */
function atEnd(name: string, seat = 0, lowest = false) {
  const end = endOf(name).table as unknown as Seen;
  return momentsOf([{ type: "result" }], [], { ...end, seat }, { ...rules, lowest });
}

test.each(["en", "ja"])("every character has short words for every moment in %s", (lang) => {
  const text = readFileSync(`locales/${lang}/voices.ftl`, "utf8");
  const lines = new Map(text.split("\n").map((line) => line.split(" = ") as [string, string]));
  const house = (["jackpot", "bankrupt"] as const).map((id) => ["seven", id] as const);
  for (const [name, id] of [...NAMES.flatMap((one) => MOMENTS.map((id) => [one, id] as const)), ...house]) {
    for (const line of linesOf(name, id)) {
      const said = lines.get(line)?.replace("{ $call }", "Pon");
      expect(said, line).toBeDefined();
      expect(said?.length, line).toBeLessThanOrEqual(lang === "ja" ? 21 : 40);
    }
  }
});

test("a claim is the claimer's moment, but not the person's", () => {
  const claim = (seat: number) => [{ type: "pon", seat }];
  expect(ids(momentsOf(claim(2), claim(2), table, rules))).toEqual(["claim 2"]);
  expect(momentsOf(claim(0), claim(0), table, rules)).toEqual([]);
});

test("a meld is lucky only in the turn of its draw", () => {
  const [drawn, claimed] = [
    [
      { type: "draw", seat: 1 },
      { type: "meld", seat: 1 },
    ],
    [
      { type: "draw", seat: 3 },
      { type: "discard", seat: 3 },
      { type: "meld", seat: 1 },
    ],
  ];
  expect(ids(momentsOf([{ type: "meld", seat: 1 }], drawn, table, rules))).toEqual(["lucky 1"]);
  expect(momentsOf([{ type: "meld", seat: 1 }], claimed, table, rules)).toEqual([]);
});

test("who turns the die and its ranks has started a revolution", () => {
  const events = [
    { type: "play", seat: 3 },
    { type: "die", ends: false },
  ];
  expect(ids(momentsOf(events, events, table, rules))).toEqual(["revolution 3"]);
});

test("a result names who failed, who won and who lost by little", () => {
  expect(ids(atEnd("failed")).slice(0, 2)).toEqual(["failed 1", "won 2"]);
  expect(ids(atEnd("failed", 1))).not.toContain("failed 1");
});

test("the house speaks of the person's bankruptcy and jackpot", () => {
  const bankrupt = new Choice(() => 0).of(atEnd("bankrupt"), 1, "on", (seat) => seat);
  expect(bankrupt?.id).toBe("voice-seven-bankrupt");
  expect(ids(atEnd("jackpot")).slice(0, 2)).toEqual(["jackpot -1", "jackpot 1"]);
  expect(ids(atEnd("jackpot-lost"))[0]).toBe("jackpot 2");
});

test("points that are penalties are won by the lowest", () => {
  expect(ids(atEnd("caught", 0, true))).toContain("won 1");
});

test("at most two lines a deal, none twice in a match", () => {
  const choice = new Choice(() => 0);
  const won: Moment[] = [{ id: "won", seat: 1 }];
  const spoken = [1, 1, 1, 2, 2, 3].map((deal) => choice.of(won, deal, "on", (seat) => seat)?.id);
  expect(spoken).toEqual(["voice-aoi-won", "voice-aoi-won-2", undefined, "voice-aoi-won-3", undefined, undefined]);
});

test("frequent moments are mostly silent, and always if remarks are to be few", () => {
  const often: Moment[] = [{ id: "claim", seat: 1 }];
  expect(new Choice(() => 0.5).of(often, 1, "on", (seat) => seat)).toBeNull();
  expect(new Choice(() => 0).of(often, 1, "few", (seat) => seat)).toBeNull();
  const rare: Moment[] = [{ id: "revolution", seat: 1 }];
  expect(new Choice(() => 0.5).of(rare, 1, "few", (seat) => seat)?.id).toBe("voice-aoi-revolution");
});

test("a bubble goes beside its plate where it covers nothing, or nowhere", () => {
  const plate = { left: 0, top: 0, right: 100, bottom: 40 };
  const card = { left: 0, top: 42, right: 300, bottom: 400 };
  const screen = [300, 400] as const;
  expect(freePlace({ width: 80, height: 30 }, plate, [], screen)).toEqual({
    left: 10,
    top: 47,
    side: "below",
    tail: 40,
  });
  const portrait = { left: 0, top: 42, right: 20, bottom: 60 };
  expect(freePlace({ width: 80, height: 30 }, plate, [portrait], screen)).toEqual({
    left: 22,
    top: 47,
    side: "below",
    tail: 28,
  });
  expect(freePlace({ width: 80, height: 30 }, plate, [card], screen)).toEqual({
    left: 107,
    top: 5,
    side: "right",
    tail: 0,
  });
  expect(freePlace({ width: 200, height: 30 }, plate, [card], screen)).toBeNull();
});

test("at a deal's end somebody always speaks, and never twice the same", () => {
  const choice = new Choice(() => 0.99);
  const said = ["out", "caught", "out"].map(
    (name, nth) => choice.of(atEnd(name, 0, true), nth, "on", (seat) => seat, true)?.id,
  );
  expect(new Set(said.filter(Boolean)).size).toBe(3);
});
