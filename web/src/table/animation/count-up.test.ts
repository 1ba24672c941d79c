import { expect, test } from "vitest";
import tables from "nanafuda:tables";
import { endOf } from "../../../tools/ends.ts";
import { countUp, runningPoints } from "./count-up.ts";
import type { GameTable } from "../game-table.ts";

/** A seat's points, as its game counts them. */
const counted = (table: Protocol.Table, seat: number) => runningPoints(table, seat, gameOf(table));
const gameOf = ({ game }: Protocol.Table) => tables.find(({ id }) => id === game) as GameTable;
const ENDS = ["jackpot", "bankrupt", "pot", "out", "caught", "concealed", "made", "failed", "shared", "places"];

test.each(ENDS)("the points of %s are counted to the engine's", (name) => {
  const { table } = endOf(name);
  table.result.change.forEach((change, seat) => {
    const steps = counted(table, seat);
    expect([steps[0], steps.at(-1)]).toEqual([0, change]);
  });
});

test("a hand counts card by card and then its factor, tricks one by one before the bid", () => {
  const { table } = endOf("concealed");
  const lines = (table.result as any).lines.filter((line: any) => line.card_pips?.length);
  expect(lines.length).toBeGreaterThan(0);
  for (const { seat, card_pips, points } of lines) {
    const sum = card_pips.reduce((all: number, pips: number) => all + pips);
    expect(points).toBeGreaterThan(sum);
    expect(counted(table, seat)).toContain(sum);
  }
  const made = endOf("made").table;
  expect(counted(made, 0).slice(0, 4)).toEqual([0, 1, 2, 3]);
});

test("any input shows the last figures at once", () => {
  const { table } = endOf("made");
  document.body.innerHTML = `<ol class="podium"><li data-seat-row="0"><b class="podium-change"><i>x</i>?</b>
    <span class="total"><b>?</b></span></li></ol>`;
  countUp(document, table, gameOf(table), 0.001);
  const shown = () => document.querySelector(".podium-change")?.lastChild?.textContent;
  expect(shown()).toBe("0");
  dispatchEvent(new KeyboardEvent("keydown", { key: "a" }));
  expect(shown()).toBe(`+${table.result.change[0]}`);
  expect(document.querySelector(".total > b")?.textContent).toBe(`${table.scores[0]}`);
});
