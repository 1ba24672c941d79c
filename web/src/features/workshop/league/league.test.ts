import { afterEach, expect, test, vi } from "vitest";
import { League } from "./league.ts";
import { Stopped } from "../sandbox/runner.ts";

let turns: string[] = []; // a bot's name, and the deals of its turn
let time: Record<string, number> = {}; // milliseconds of a deal, by the bot's text
let stopped = false;

/** Plays as an engine does, by a clock of its own. A text "bad" is no bot, one of "fails" fails in its third deal. */
const runner = () => {
  let open = "";
  let met: string[] = [];
  return {
    begin: async (players: { source: string }[]) => {
      met = players.map(({ source }) => source);
      if (open === met.join("+")) return null;
      open = met.join("+");
      turns.push(`${open}:`);
      const [source] = met;
      vi.advanceTimersByTime(500);
      return source === "bad" ? { bot: 0, fault: { id: "no-play", args: {}, line: null } } : null;
    },
    request: async (request: any) => {
      if (request.do === "league") {
        const rows = request.points.map((points: unknown, bot: number) => ({ bot, figures: points && { mean: 0 } }));
        return { ok: true, rows, pairs: [], csv: "" };
      }
      if (stopped) throw new Stopped("stopped");
      turns[turns.length - 1] += ` ${request.number}`;
      if (request.do === "meeting") {
        const bot = request.number === 3 ? met.indexOf("late") : -1;
        const broken = bot >= 0 && { id: "nothing", args: { name: "play" }, line: null };
        return { ok: true, meeting: { points: met.map((_, n) => n), parts: 1, broken, bot } };
      }
      vi.advanceTimersByTime(time[open] ?? 10);
      const broken = open === "fails" && request.number === 3 && { id: "nothing", args: { name: "play" }, line: null };
      return { ok: true, trial: { points: 1, parts: 1, played: [], broken } };
    },
    stop: () => {},
    close: () => {
      open = "";
    },
  };
};

function leagueOf(...sources: string[]) {
  vi.useFakeTimers();
  [turns, time, stopped] = [[], {}, false];
  const league = new League("upside-down", runner() as never);
  league.deals = 20;
  for (const source of sources) league.toggle(source, source);
  return league;
}

afterEach(() => vi.useRealTimers());

test("each bot plays a deal, then ten a turn, and those that fail have no further turn", async () => {
  const league = leagueOf("a", "bad", "fails", "b");
  await league.run();
  expect(turns).toEqual([
    ...["a: 1", "bad:", "fails: 1", "b: 1"],
    ...["a: 2 3 4 5 6 7 8 9 10", "fails: 2 3", "b: 2 3 4 5 6 7 8 9 10"],
    ...["a: 11 12 13 14 15 16 17 18 19 20", "b: 11 12 13 14 15 16 17 18 19 20"],
  ]);
  expect(league.over).toBe(true);
  expect(league.entries.map(({ points }) => points?.length)).toEqual([20, undefined, undefined, 20]);
});

test("a slow bot's turn ends after some seconds, and the others do not wait for its deals", async () => {
  const league = leagueOf("slow", "a");
  time = { slow: 6000 };
  await league.run();
  expect(turns.slice(0, 6)).toEqual([
    "slow: 1",
    "a: 1",
    "slow: 2 3",
    "a: 2 3 4 5 6 7 8 9 10",
    "slow: 4 5",
    "a: 11 12 13 14 15 16 17 18 19 20",
  ]);
  expect(league.entries[0].points).toHaveLength(20);
});

test("a trial forecasts the time, counts for nothing and is tried again after another choice", async () => {
  const league = leagueOf("a", "bad");
  time = { a: 600 };
  expect(league.minutes).toBeNull();
  await league.forecast();
  expect(turns).toEqual(["a: 0 0", "bad:"]);
  expect(league.minutes).toBeCloseTo((20 * 600 + 2 * 500 + 500) / 60_000);
  expect(league.entries[1].tried).not.toBe("");
  expect([league.begun, league.done]).toEqual([false, 0]);
  league.setUp({ opponent: "strong" });
  expect(league.minutes).toBeNull();
});

test("a stopped league goes on with the deal at which it stopped", async () => {
  const league = leagueOf("a");
  league.changed = () => {
    stopped = turns.at(-1) === "a: 1";
  };
  await league.run();
  expect([league.running, league.done, league.trouble]).toEqual([false, 1, ""]);
  league.changed = () => {};
  stopped = false;
  await league.run();
  expect(league.over).toBe(true);
});

test("the best four meet in a final, in which one that fails is out", async () => {
  const league = leagueOf("a", "bad", "b", "late", "d", "e");
  await league.run();
  expect(league.finalists.map(({ name }) => name)).toEqual(["a", "b", "late", "d"]);
  turns = [];
  await league.playFinal();
  const deals = Array.from({ length: 18 }, (_, n) => n + 3).join(" ");
  expect(turns).toEqual(["a+b+late+d: 1 2 3", `a+b+d: ${deals}`]);
  expect(league.final?.entries.map(({ points }) => points?.length)).toEqual([20, 20, undefined, 20]);
  expect([league.final?.over, league.running, league.done]).toEqual([true, false, 100]);
  expect(league.entries[3].points).toHaveLength(20); // the league's own table stays
});
