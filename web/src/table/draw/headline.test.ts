// Tests the headlines of results from the person's seat: wins, ties, one-deal matches and teams.

import { afterEach, beforeAll, expect, test } from "vitest";
import { endOf } from "../../../tools/ends.ts";
import * as messages from "../../i18n/messages.ts";
import { headlineOf } from "./headline.ts";
import type { GameTable, Scene } from "../game-table.ts";

const NAMES = ["You", "Aoi", "Ren", "Mio"];

beforeAll(() => Promise.all(messages.LANGS.map(messages.load)));
afterEach(() => {
  t = ids as typeof messages.t;
});

/** Message ids with their arguments stand for the sentences. */
const ids = (id: string, args: object = {}) => [id, ...Object.values(args)].join(" ");
let t = ids as typeof messages.t;

function headline(
  scores: number[],
  winners: number[],
  { game = "upside-down", initial = 0, deals = 2, teams = [] as number[][] } = {},
) {
  const { result } = endOf("places").table; // any: the totals decide
  const table = {
    game,
    scores,
    winners,
    over: true,
    result,
    results: Array(deals).fill(result),
    seats: scores.length,
    teams,
    seat: 0,
  };
  const scene = { table, me: 0, initial, t, seatName: (seat: number) => NAMES[seat] } as unknown as Scene;
  const columns = teams.length
    ? () => teams.map((team, nth) => ({ label: `side ${nth}`, seat: team[0], team: nth }))
    : undefined;
  return headlineOf(scene, { id: game, columns } as unknown as GameTable);
}

test("a win names both figures", () => {
  expect(headline([19, 14, 3], [0])).toBe("headline-won no 19 14");
});

test("a low score wins where points are penalties", () => {
  expect(headline([12, 40, 31], [0], { game: "seven-bridge" })).toBe("headline-won yes 12 31");
  expect(headline([40, 12, 31], [1], { game: "seven-bridge" })).toBe("headline-lost yes 3 0 40 28 Aoi 12");
});

test("a shared win names who shares it", () => {
  expect(headline([9, 9, 2], [0, 1])).toBe("headline-shared no Aoi 9 yes");
  expect(headline([80, 87, 2], [0, 1])).toBe("headline-shared no Aoi 80 no");
});

test("a tie for last and one between are told as ties", () => {
  expect(headline([1, 5, 1, 1], [1])).toContain("headline-level yes 2 2 Ren");
  expect(headline([3, 5, 3, 1], [1])).toBe("headline-level no 2 1 Ren");
});

test("a match of one deal that began with points tells what has changed", () => {
  expect(headline([61, 58, 31], [0], { initial: 50, deals: 1 })).toBe("headline-won no +11 +8");
  expect(headline([61, 58, 31], [0], { initial: 50 })).toBe("headline-won no 61 58");
});

test("a team wins and loses with its partner", () => {
  const teams = [
    [0, 2],
    [1, 3],
  ];
  expect(headline([77, 40, 77, 40], [0, 2], { teams })).toBe("headline-sides yes Ren 77 40");
  expect(headline([40, 77, 40, 77], [1, 3], { teams })).toBe("headline-sides no Ren 40 77");
});

const TEAMS = {
  teams: [
    [0, 2],
    [1, 3],
  ],
};

test.each([
  ["en", () => headline([3, 5, 3, 9], [3]), "Level last with Ren."],
  ["ja", () => headline([3, 5, 3, 9], [3]), "Renと同点の最下位。"],
  ["en", () => headline([61, 58, 31], [0], { initial: 50, deals: 1 }), "You win, +11 to +8."],
  ["ja", () => headline([61, 58, 31], [0], { initial: 50, deals: 1 }), "+11対+8で優勝！"],
  ["en", () => headline([77, 40, 77, 40], [0, 2], TEAMS), "You and Ren win, 77 to 40."],
  ["ja", () => headline([77, 40, 77, 40], [0, 2], TEAMS), "Renと組んで77対40、勝ち！"],
] as const)("in %s a headline is a sentence", async (lang, told, sentence) => {
  await messages.setLang(lang);
  t = messages.t;
  expect(told().replace(/[\u2060\u200b]/g, "")).toBe(sentence);
});
