// Tests that remarks follow events, come seldom, never twice, and cover nothing.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { freePlace } from "./bubble.ts";
import { Choice, linesOf, NAMES } from "./choice.ts";
import { endOf } from "../../../tools/ends.ts";
import { momentsOf } from "./moments.ts";
import type { Moment, MomentId } from "../../table/deal-story.ts";
import type { Step } from "../../table/game-table.ts";

const MOMENTS: MomentId[] = [
  ...(["won", "close", "lost", "failed", "bankrupt", "jackpot", "revolution"] as const),
  ...(["claim", "lucky", "bold", "last", "think", "bye"] as const),
];
const ids = (moments: Moment[]) => moments.map(({ id, seat }) => `${id} ${seat}`);
/** The moments of events at a table of four, seen from seat 0. */
function momentsAt(game: string, events: object[], story: object[] = events) {
  const table = { game, seat: 0, counts: [5, 5, 5, 5], result: null };
  return momentsOf({ events, table } as unknown as Step, story as Step["events"]);
}
/** The moments of an end, seen from a seat. */
function atEnd(name: string, seat = 0) {
  const { table } = endOf(name);
  return momentsOf({ events: [{ type: "result", ...table.result }], table: { ...table, seat } } as unknown as Step, []);
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
  expect(ids(momentsAt("seven-bridge", claim(2)))).toEqual(["claim 2"]);
  expect(momentsAt("seven-bridge", claim(0))).toEqual([]);
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
  expect(ids(momentsAt("seven-bridge", drawn.slice(-1), drawn))).toEqual(["lucky 1"]);
  expect(momentsAt("seven-bridge", claimed.slice(-1), claimed)).toEqual([]);
});

test("who turns the die and its ranks has started a revolution", () => {
  const events = [
    { type: "play", seat: 3 },
    { type: "die", ends: false },
  ];
  expect(ids(momentsAt("upside-down", events))).toEqual(["revolution 3"]);
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
  expect(ids(atEnd("caught"))).toContain("won 1");
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
  const said = ["out", "caught", "out"].map((name, nth) => choice.of(atEnd(name), nth, "on", (seat) => seat, true)?.id);
  expect(new Set(said.filter(Boolean)).size).toBe(3);
});
