// Every page gives the same place for the same deal or match, ties included.

import { beforeAll, beforeEach, expect, test } from "vitest";
import tables from "nanafuda:tables";
import { FINISHED } from "../../../tools/ends.ts";
import * as words from "../../i18n/messages.ts";
import { countMatch, statistics } from "../../storage/statistics.ts";
import { settings } from "../../storage/settings.ts";
import { sceneOf } from "../../table/draw/scene.ts";
import { ranked } from "../../table/draw/headline.ts";
import { dealStandings } from "../../table/draw/result-scene.ts";
import type { GameTable, Scene } from "../../table/game-table.ts";

beforeAll(() => Promise.all(words.LANGS.map(words.load)));
beforeEach(() => localStorage.clear());

/** The places that the pages show to the person: as the deal's and as the match's. */
function placesIn({ table, summary }: (typeof FINISHED)[number][number], nth: number) {
  const game = tables.find(({ id }) => id === table.game) as unknown as GameTable;
  const scene = { ...sceneOf(game, 0, { settings, words }), table, own: {} } as unknown as Scene;
  const ours = table.teams.find((team) => team.includes(0)) ?? [0];
  const mine = <Row extends { seat: number; place: number; tied: number }>(rows: readonly Row[]) => {
    const { place, tied } = rows.find(({ seat }) => ours.includes(seat)) as Row;
    return { place, tied };
  };
  countMatch(`match ${nth}`, { table, level: "club" } as Protocol.State);
  const { place, tied } = statistics(table.game).last ?? { place: 0 };
  const deals = [{ place: summary.place, tied: summary.tied }]; // My deals
  if (game.placed) deals.push(mine(dealStandings(scene, game)));
  const matches = [mine(ranked(scene, game))];
  if (ours.length === 1) matches.push({ place, tied: tied ?? 0 }); // the lobby
  return { deals, matches };
}

test.each(FINISHED.map((all) => [all[0].table.game, all] as const))("%s: all pages agree on a place", (game, all) => {
  let ties = 0;
  all.forEach((one, nth) => {
    const { deals, matches } = placesIn(one, nth);
    for (const found of deals) expect(found, `deal ${nth}`).toEqual(deals[0]);
    for (const found of matches) expect(found, `match ${nth}`).toEqual(matches[0]);
    expect(matches[0], `the one deal of match ${nth}`).toEqual(deals[0]);
    ties += Number(deals[0].tied > 0);
  });
  expect(ties > 0).toBe(!["seven-euchre", "upside-down"].includes(game));
});

test("a shared place is a joint one", () => {
  const said = (lang: "en" | "ja") =>
    [0, 2].map((tied) => words.say(lang, "deals-place", { place: 1, tied, seats: 4 }));
  expect(said("en")).toEqual(["1st of 4", "joint 1st of 4"]);
  expect(said("ja")).toEqual(["4人中1位", "4人中1位タイ"]);
});
