import { afterEach, expect, test, vi } from "vitest";
import { League } from "./league.ts";
import { Stopped } from "../sandbox/runner.ts";

let turns: string[] = []; // a bot's name, and the deals of its turn
let time: Record<string, number> = {}; // milliseconds of a deal, by the bot's text
let stopped = false;

/** Plays by a clock of its own, in the order of the bots, until the deal 20. "bad" is no bot, "late" fails in deal 3. */
const runner = () => {
  let open = "";
  const planned = (season: any) => {
    const bot = season.why.findIndex((why: string, n: number) => !why && season.points[n].length < 20);
    const bots = season.mode === "turns" ? [bot] : [...season.names.keys()];
    const number = season.points[bot]?.length + 1;
    const rows = season.names.map((_: string, n: number) => ({ bot: n, figures: season.why[n] ? null : { mean: 0 } }));
    return { ok: true, season, next: bot < 0 ? null : { bots, number, until: 20 }, rows };
  };
  const request: any = {
    beginSeason: ({ names, mode }: any) =>
      planned({ mode, names, deals: 20, points: names.map(() => []), why: names.map(() => ""), replays: [] }),
    final: ({ season }: any) => request.beginSeason({ mode: "table", names: season.names.toReversed() }),
    season: ({ season, dealt = [], why }: any) => {
      const bots = planned(season).next?.bots ?? [];
      for (const { broken } of dealt) {
        if (broken) season.why[bots[0]] = why;
        else for (const bot of bots) season.points[bot].push(1);
      }
      return planned(season);
    },
    deal: ({ number }: any) => {
      if (stopped) throw new Stopped("stopped");
      turns[turns.length - 1] += ` ${number}`;
      vi.advanceTimersByTime(time[open] ?? 10);
      const broken = open === "late" && number === 3 && { id: "nothing", args: { name: "play" }, line: null };
      return { ok: true, dealt: { parts: 1, played: [], broken, bot: broken ? 0 : null } };
    },
  };
  return {
    begin: async (players: { source: string }[]) => {
      open = players.map(({ source }) => source).join("+");
      turns.push(`${open}:`);
      vi.advanceTimersByTime(500);
      return open === "bad" ? { bot: 0, fault: { id: "no-play", args: {}, line: null } } : null;
    },
    request: async (message: any) => request[message.do](message),
    stop: () => {},
    close: () => {},
  };
};

function leagueOf(...sources: string[]) {
  vi.useFakeTimers();
  [turns, time, stopped] = [[], {}, false];
  const league = new League("upside-down", runner() as never);
  league.deals = 20;
  league.enter(sources.map((source) => ({ name: source, source, why: "" })));
  return league;
}

const all = (first: number) => Array.from({ length: 21 - first }, (_, n) => n + first).join(" ");

afterEach(() => vi.useRealTimers());

test("a bot that is none, or fails, is out, and a slow one's turn ends", async () => {
  const league = leagueOf("bad", "late", "slow", "b");
  time = { slow: 6000 };
  await league.run();
  expect(turns.slice(0, 4)).toEqual(["bad:", "late: 1 2 3", "slow: 1 2", "slow: 3 4"]);
  expect(turns.at(-1)).toBe(`b: ${all(1)}`);
  expect(league.contest?.season.points.map(({ length }) => length)).toEqual([0, 2, 20, 20]);
  expect([league.over, league.contest?.done, league.contest?.of, league.contest?.common]).toEqual([true, 40, 40, 20]);
});

test("a trial forecasts the time, counts for nothing and is tried again after another choice", async () => {
  const league = leagueOf("a", "bad");
  time = { a: 600 };
  expect(league.minutes).toBeNull();
  await league.forecast();
  expect(turns).toEqual(["a: 1 2", "bad:"]);
  expect(league.minutes).toBeCloseTo((20 * 600 + 2 * 500 + 500) / 60_000);
  expect([league.entries[1].tried === "", league.begun]).toEqual([false, false]);
  league.setUp({ opponent: "strong" });
  expect(league.minutes).toBeNull();
});

test("a stopped league goes on with the deal at which it stopped", async () => {
  const league = leagueOf("a");
  const until = vi.fn(() => turns.at(-1) === "a: 1 2 3");
  vi.spyOn(performance, "now").mockImplementation(() => {
    stopped = until();
    return Date.now();
  });
  await league.run();
  expect([league.running, league.contest?.done, league.trouble]).toEqual([false, 3, ""]);
  until.mockReturnValue(false);
  await league.run();
  expect(turns).toEqual(["a: 1 2 3", `a: ${all(4)}`]);
  expect(league.contest?.season.points[0]).toHaveLength(20);
});

test("the best meet in a final", async () => {
  const league = leagueOf("a", "b");
  await league.run();
  expect(league.finalists).toBe(2);
  turns = [];
  await league.playFinal();
  expect(turns.join(" ")).toContain(`b+a: ${all(1)}`);
  expect([league.final?.over, league.final?.common, league.over]).toEqual([true, 20, true]);
});

test("improved files replace those of the same name, two of one hand-in do not, and all can be undone", () => {
  const league = leagueOf("a", "b");
  const files = ["a", "a"].map((name, n) => ({ name, source: `new ${n}`, why: "" }));
  const { replaced, back } = league.enter(files);
  expect(replaced).toEqual(["a"]);
  expect(league.entries.map(({ name, source }) => [name, source])).toEqual([
    ["a", "new 0"],
    ["b", "b"],
    ["a 2", "new 1"],
  ]);
  back();
  expect(league.entries.map(({ source }) => source)).toEqual(["a", "b"]);
});
