// How the lead in a match went: sizes, sides, and matches of one deal.

import { expect, test } from "vitest";
import { turningPoint } from "./turning-point.ts";
import type { GameTable, Scene } from "../../table/game-table.ts";

const NAMES = ["You", "Aoi", "Ren", "Mio"];
const TEAMS_OF_FOUR = [
  [0, 2],
  [1, 3],
];

/** Message ids with their arguments stand for the sentences. */
const ids = (id: string, args: object = {}) => [id, ...Object.values(args)].join(" ");

/** How the lead went. @param course points of each deal by seat: "0 8, 9 0" */
function turn(course: string, winners: number[], { game = "upside-down", teams = [] as number[][] } = {}) {
  const results = course.split(", ").map((deal, nth) => ({ change: deal.split(" ").map(Number), deal: nth + 1 }));
  const scores = results[0].change.map((_, seat) => results.reduce((sum, { change }) => sum + change[seat], 0));
  const table = { game, scores, winners, over: true, result: results.at(-1), results, seats: scores.length, teams };
  const scene = { table, me: 0, initial: 0, t: ids, seatName: (seat: number) => NAMES[seat] } as unknown as Scene;
  const columns = () =>
    teams.length
      ? teams.map((team, nth) => ({ label: `side ${nth}`, seat: team[0], team: nth }))
      : scores.map((_, seat) => ({ label: NAMES[seat], seat, team: undefined }));
  return turningPoint(scene, { id: game, columns } as unknown as GameTable)?.words ?? null;
}

test("only a lead of more than a deal's usual swing can turn", () => {
  expect(turn("0 8, 0 8, 9 0, 9 0, 2 0", [0])).toBe("match-turn passed you 4 You Aoi no");
  expect(turn("0 8, 0 8, 9 0, 9 0", [0])).toBe("match-turn last you 4 You Aoi no");
  expect(turn("6 0, 6 0, 6 0", [0])).toBe("match-turn first you 1 You Aoi no");
  expect(turn("0 1, 6 0, 6 0, 6 0", [0])).toBe("match-turn led you 2 You Aoi no");
  expect(turn("3 0, 0 5, 4 0, 1 0", [0])).toBe("match-turn close you 3 You Aoi no");
  expect(turn("6 0, 6 0, 6 0", [1], { game: "seven-bridge" })).toBe("match-turn first other 1 Aoi You yes");
  expect(turn("0 6, 0 6", [1])).toBeNull();
});

test("in a game of sides it is a side that turns it", () => {
  const teams = TEAMS_OF_FOUR;
  const us = "0 16 0 16, 0 16 0 16, 20 0 20 0, 20 0 20 0, 4 0 4 0";
  const them = "16 0 16 0, 16 0 16 0, 0 20 0 20, 0 20 0 20, 0 4 0 4";
  expect(turn(us, [0, 2], { teams })).toBe("match-turn passed us 4 You side 1 no");
  expect(turn(them, [1, 3], { teams })).toBe("match-turn passed them 4 Aoi side 0 yes");
});
