import { afterEach, expect, test, vi } from "vitest";
import { BLOCK, League, TURN } from "./league.ts";
import { hasUnsaved } from "../../../base/unsaved.ts";
import { Stopped } from "../sandbox/runner.ts";

const DEALS = 20;
let turns: string[] = []; // a bot's name, and the deals of its turn
let time: Record<string, number> = {}; // milliseconds of a deal, by the bot's text
let stopped = false;

/** Plays by a clock of its own. "bad" is no bot, "late" fails in deal 3. */
const runner = () => {
  let open = "";
  const request: any = {
    beginSeason: ({ deals }: any) => ({ ok: true, season: { deals, seed: "s" } }),
    season: ({ season: { names, why } }: any) => ({
      ...{ ok: true, csv: names.join() },
      rows: names.map((_: string, bot: number) => ({ bot, figures: why[bot] ? null : { mean: 0 } })),
    }),
    deal: ({ number }: any) => {
      if (stopped) throw new Stopped("stopped");
      turns[turns.length - 1] += ` ${number}`;
      vi.advanceTimersByTime(time[open] ?? 10);
      const fault = { id: "error", args: { detail: "x".repeat(999) }, line: null, replay: "r" };
      const broken = open === "late" && number === 3 && fault;
      const played = [{ points: number === 2 ? -5 : 1, usual: 0, replay: `r${number}` }];
      return { ok: true, dealt: { parts: 1, played, broken, bot: broken ? 0 : null } };
    },
  };
  return {
    begin: async ([{ name, source }]: { name: string; source: string }[]) => {
      open = source;
      turns.push(`${name}:`);
      vi.advanceTimersByTime(500);
      return source === "bad" ? { bot: 0, fault: { id: "no-play", args: {}, line: null } } : null;
    },
    request: async (message: any) => request[message.do](message),
    stop: () => {},
    close: () => {},
  };
};

const bots = (...sources: string[]) => sources.map((source) => ({ name: source, source, why: "" }));

function leagueOf(...sources: string[]) {
  vi.useFakeTimers();
  [turns, time, stopped] = [[], {}, false];
  const league = new League("upside-down", runner() as never, async (sources, found) => {
    for (const [index, source] of sources.entries()) {
      if (source === "def") found(index, { id: "syntax", args: {}, line: 1, trace: [], replay: null });
    }
  });
  league.rules.deals = DEALS;
  league.enter(bots(...sources));
  return league;
}

const all = (first: number) => Array.from({ length: DEALS + 1 - first }, (_, n) => n + first).join(" ");
const whys = ({ players }: League) => players.map(({ why }) => Boolean(why));

afterEach(() => vi.useRealTimers());

test("a bot that is none, or fails, is out with a short reason, and a slow one's turn ends", async () => {
  const league = leagueOf("bad", "late", "slow", "b");
  time = { slow: 6000 };
  await league.run();
  expect(turns.slice(0, 7)).toEqual(["bad:", "late: 1", "slow: 1", "b: 1", "late: 2 3", "slow: 2 3", `b: ${all(2)}`]);
  expect(whys(league)).toEqual([true, true, false, false]);
  expect(league.players[1]).toMatchObject({ worst: 3, replay: "r" });
  expect(league.players[1].why.length).toBeLessThan(400);
  expect(league.players[3]).toMatchObject({ worst: 2, replay: "r2" });
  expect([league.over, league.contest?.common]).toEqual([true, DEALS]);
});

test("a stopped league goes on where it was, and is unsaved until a file has it", async () => {
  const league = leagueOf("a", "b");
  stopped = true;
  await league.run();
  expect([league.running, league.over, league.unsaved]).toEqual([false, false, false]);
  stopped = false;
  await league.run();
  expect([league.over, league.unsaved]).toEqual([true, true]);
  expect(league.save()).toBe("a,b");
  expect(league.unsaved).toBe(false);
});

test("a late bot plays all deals, and the table stays", async () => {
  const league = leagueOf("a");
  await league.run();
  const { standing } = league.contest ?? {};
  league.enter(bots("c"));
  expect([league.over, league.contest?.standing]).toEqual([false, standing]);
  turns = [];
  await league.run();
  expect(turns).toEqual(["c: 1", `c: ${all(2)}`]);
  expect(league.contest?.standing.rows).toHaveLength(2);
});

test("a bot that is not valid Python is out before the start, and after a new beginning", async () => {
  const league = leagueOf("def", "a");
  await vi.waitFor(() => expect(whys(league)).toEqual([true, false]));
  await league.run();
  expect(turns).toEqual(["a: 1", `a: ${all(2)}`]);
  league.renew();
  expect(whys(league)).toEqual([true, false]);
});

test("a page with a league's results is unsaved, and so is one whose league runs", async () => {
  const league = League.of("upside-down");
  expect(hasUnsaved()).toBe(false);
  league.doing = "deals";
  expect(hasUnsaved()).toBe(true);
});

test("names are told apart, a file that is there is not added again, and a league has an end", () => {
  const league = leagueOf("a");
  expect(league.enter([...bots("a"), { name: "a", source: "other", why: "" }])).toBe(0);
  expect(league.players.map(({ name }) => name)).toEqual(["a", "a 2"]);
  expect(league.enter(bots(...Array.from({ length: 300 }, (_, n) => `${n}`)))).toBe(2);
});

test("the time left needs a deal of each bot, and counts its deals and starts", async () => {
  const league = leagueOf("a", "b");
  league.rules.deals = 2 * BLOCK + 1;
  time = { a: 60, b: 60 };
  const left: (number | null)[] = [];
  league.page = { changed: () => left.push(league.minutes), lacksFiles() {} };
  await league.run();
  expect(left.slice(1, 4)).toEqual([null, null, null]);
  const minutes = left.findLast((one) => one !== null && one > (2 * BLOCK * 60) / 60_000);
  expect(minutes).toBeGreaterThan(0);
  expect(TURN).toBeGreaterThan(BLOCK * 60);
});
