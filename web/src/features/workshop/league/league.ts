// A league: bots play the same deals, one bot's interpreter at a time, and the best ones a final.

import { gameOf } from "../../../base/address.ts";
import { Contest, dealtOf, type Bench, type Contestant } from "../measuring/contest.ts";
import { costliest, type Costly } from "../measuring/costliest.ts";
import { claim, type Claim } from "../../../storage/locks.ts";
import { LeagueSlot, type Sources, type Stored } from "../../../storage/leagues.ts";
import { EngineError } from "../../../engine/client.ts";
import { minutesLeft, TURN, type Pace } from "./forecast.ts";
import { textOf } from "../sandbox/fault-text.ts";
import { Runner, Stopped } from "../sandbox/runner.ts";
import type { HandedIn } from "./hand-in.ts";

export interface Entry extends Contestant, Pace {
  costly: Costly[] | null; // the costliest decisions of the deal in which it lost most; null: not looked for
}

/** Milliseconds between two looks at the table of a final. */
const LOOK = 500;
/** Bots in a final. */
const FINALISTS = 4;

/** Games' leagues, kept while another page is shown. */
const leagues: Map<string, League> = new Map();

export class League {
  game: Protocol.GameEntry["id"];
  opponent = "club";
  deals = 400;
  seats: number;
  options: Record<string, Nanafuda.Value> = {}; // those that differ from their defaults
  /** What is typed; the engine adds a secret part. A whole seed repeats a league. */
  seed = "";
  entries: Entry[] = [];
  /** The deals that are played; null before the start. */
  contest: Contest | null = null;
  final: Contest | null = null;
  compared: Entry | null = null; // the bot whose pairs are shown; null: the first one
  doing: "" | "trial" | "deals" | "final" | "review" = "";
  /** The bot whose turn it is. */
  turn: Entry | null = null;
  /** Whether its panel is open. */
  open = false;
  /** Why Python could not run; "" if it could. */
  trouble = "";
  /** Whether another tab has it, or has changed it: this one then stores nothing. */
  elsewhere = false;
  /** Whether another version of the rules has played it: it is shown, and not continued. */
  old = false;
  /** The table that another version of the page has stored; "" if there is none. */
  foreign = "";
  /** Whether what was stored could not be read and was set aside. */
  failed = false;
  /** Whether the browser stores nothing. */
  unstored = false;
  /** Resolves once what is stored has been read, and after the last change of the tab. */
  ready: Promise<void> = Promise.resolve();
  #claim: Claim | null = null;
  /** Ends the wait for the tab that has it. */
  #wait = new AbortController();
  #slot: LeagueSlot;
  #work: Promise<void> = Promise.resolve();
  changed: () => void = () => {};
  /** Called when Python could not run. */
  lacksFiles: () => void = () => {};
  #starts = { count: 0, time: 0 }; // of interpreters, in milliseconds
  #runner: Bench;

  /** @param runner for tests */
  constructor(game: Protocol.GameEntry["id"], runner?: Bench) {
    this.#runner = runner ?? new Runner({ changed: () => this.changed(), line: () => {} });
    this.game = game;
    this.#slot = new LeagueSlot(game);
    this.seats = gameOf(game)?.seats.default ?? 4;
  }

  static of(game: Protocol.GameEntry["id"]): League {
    const league = leagues.get(game) ?? new League(game);
    leagues.set(game, league);
    return league;
  }

  /** Claims the league for this tab, and reads what is stored. @param take asks another tab for it */
  claim(take = false) {
    return this.#then(async () => {
      this.#wait.abort(); // its request would be granted before this one
      this.#claim ??= await this.#lock({ take });
      this.elsewhere = !this.#claim;
      if (this.elsewhere) void this.#follow();
      const found = await this.#slot.read();
      if (found) await this.#restore(found);
      this.changed();
    });
  }

  #lock(how: { take?: boolean; wait?: AbortSignal }) {
    const asked = () => void this.release(true);
    return claim(`league:${this.game}`, { ...how, asked, lost: () => this.#lost() });
  }

  /** Another tab took it after a timeout. */
  #lost() {
    this.#claim?.release();
    this.#claim = null;
    this.#give();
  }

  /** Takes the league once the other tab, or the page before a reload, has ended. */
  async #follow() {
    this.#wait = new AbortController();
    const freed = await this.#lock({ wait: this.#wait.signal });
    if (!freed) return;
    this.#claim = freed;
    await this.claim();
  }

  /** Stops and leaves the league to other tabs. @param asked another tab has asked for it */
  release(asked = false) {
    this.stop();
    return this.#then(async () => {
      await this.#work;
      this.#wait.abort();
      this.#claim?.release();
      this.#claim = null;
      if (asked) this.#give();
    });
  }

  #then(work: () => Promise<void>) {
    this.ready = this.ready.then(work);
    return this.ready;
  }

  #give() {
    this.elsewhere = true;
    this.stop();
    this.changed();
  }

  async #restore({ sources, season, foreign, failed }: Stored) {
    Object.assign(this, sources?.rules, { foreign, failed, contest: null, final: null, compared: null });
    this.entries = (sources?.entries ?? []).map(fresh);
    if (!season) return;
    this.open = true;
    try {
      this.contest = await Contest.restored(this.#runner, season.season, this.entries);
      this.final = season.final && (await Contest.restored(this.#runner, season.final, this.entries));
      this.old = season.rules !== gameOf(this.game)?.version;
    } catch (error) {
      // Without an engine nothing can be said of it; a season that the engine refuses is set aside.
      this.elsewhere = error instanceof EngineError || error instanceof Stopped;
      if (error instanceof EngineError) this.trouble = String(error.reason);
      this.failed = !this.elsewhere;
      if (this.failed) await this.#slot.setAside();
    } finally {
      this.#runner.close();
    }
  }

  /** Stores the bots and choices, or the season. */
  async #keep(part: "sources" | "season") {
    if (this.elsewhere) return;
    const found = await this.#slot.put(part, part === "sources" ? this.#sources() : this.#played());
    this.unstored = found === "memory";
    if (found === "taken") this.#give();
  }

  #sources(): Sources {
    const { opponent, deals, seats, options, seed } = this;
    const entries = this.entries.map(({ name, source, unfit }) => ({ name, source, unfit }));
    return { entries, rules: { opponent, deals, seats, options, seed } };
  }

  #played() {
    const { contest, final } = this;
    const rules = gameOf(this.game)?.version ?? 0;
    return contest && { rules, season: contest.season, final: final?.season ?? null, csv: contest.found.csv };
  }

  get running() {
    return this.doing !== "";
  }

  /** Whether it has been started: opponents, deals and seed are settled. */
  get begun() {
    return this.contest !== null;
  }

  /** Whether all deals are played. */
  get over() {
    return this.contest?.over ?? false;
  }

  /** Minutes that the league takes from here on; null before each bot has played a deal, and at the end. */
  get minutes() {
    if (this.over) return null;
    return minutesLeft(this.#paces(), this.deals, this.#starts.time / (this.#starts.count || 1));
  }

  /** The bot whose deals take longest; null before two have played. */
  get slowest(): Entry | null {
    const timed = this.entries.filter((one) => one.timed && !one.tried);
    const pace = (one: Entry) => one.time / one.timed;
    return timed.length > 1 ? timed.reduce((a, b) => (pace(b) > pace(a) ? b : a)) : null;
  }

  #paces() {
    const { season } = this.contest ?? {};
    return this.entries.flatMap((entry, bot) => {
      if (entry.unfit || season?.why[bot]) return [];
      return [{ ...entry, done: season?.points[bot].length ?? 0 }];
    });
  }

  /** Changes what a deal's time depends on. */
  setUp(changes: Partial<Pick<League, "opponent" | "seats" | "options">>) {
    for (const entry of this.entries) Object.assign(entry, { time: 0, timed: 0, tried: null });
    this.choose(changes);
  }

  choose(changes: Partial<Pick<League, "opponent" | "seats" | "options" | "deals" | "seed">>) {
    Object.assign(this, changes);
    this.#entered();
  }

  /** Stores and shows changed bots or choices. */
  #entered() {
    void this.#keep("sources");
    this.changed();
  }

  /** Enters a bot of the person, or takes it out. */
  toggle(name: string, source: string) {
    const known = this.find(name, source);
    if (known) this.entries = this.entries.filter((one) => one !== known);
    else this.entries.push(fresh({ name: this.#unused(name), source, unfit: "" }));
    this.#entered();
  }

  find = (name: string, source: string) => this.entries.find((one) => one.source === source && one.name === name);

  /** Returns the other bots with the same text. */
  twins(entry: Entry) {
    return this.entries.filter((one) => one !== entry && one.source && one.source === entry.source);
  }

  compare(entry: Entry) {
    this.compared = entry;
    this.changed();
  }

  /**
   * Enters bots that were handed in. One with the name of an earlier hand-in replaces it; of equal names in one hand-in
   * each gets a number. @returns the names that were replaced, and what undoes it all
   */
  enter(bots: readonly HandedIn[]) {
    const back = this.renew();
    const before = new Map(this.entries.map((entry) => [entry.name, entry]));
    const replaced: string[] = [];
    const taken: Set<string> = new Set();
    for (const { name, source, why } of bots) {
      let number = 1;
      const named = () => (number > 1 ? `${name} ${number}` : name);
      while (taken.has(named())) number += 1;
      taken.add(named());
      const entry = fresh({ name: named(), source, unfit: why });
      const known = before.get(named());
      if (known && known.source !== source) replaced.push(named());
      this.entries = known ? this.entries.map((one) => (one === known ? entry : one)) : [...this.entries, entry];
    }
    this.#entered();
    return { replaced, back };
  }

  #unused(name: string) {
    let number = 1;
    const named = () => (number > 1 ? `${name} ${number}` : name);
    while (this.entries.some((entry) => entry.name === named())) number += 1;
    return named();
  }

  /** Begins anew, with fresh deals. @returns what undoes it */
  renew() {
    const { entries, contest, final, compared, old } = this;
    const restart = (values: object) => {
      Object.assign(this, values);
      void this.#keep("season");
      this.#entered();
    };
    const blank = { contest: null, final: null, compared: null, old: false, foreign: "", failed: false };
    restart({ ...blank, entries: entries.map((entry) => ({ ...entry, costly: null })) });
    return () => restart({ entries, contest, final, compared, old });
  }

  /** Plays a deal of its own with each bot as a trial, which shows the time of a deal and the bots that fail. */
  async forecast() {
    await this.#busy("trial", async () => {
      for (const entry of this.entries) {
        if (entry.unfit || entry.timed) continue;
        this.turn = entry;
        this.changed();
        await this.#try(entry);
      }
    });
  }

  /** Plays two deals: the first one in a new interpreter takes longer, which is part of each start. */
  async #try(entry: Entry) {
    const begun = performance.now();
    let broken = (await this.#runner.begin([entry], this.game))?.fault ?? null;
    this.#started(performance.now() - begun);
    const times = [0, 0];
    const { game, opponent, seats, options } = this;
    for (const n of times.keys()) {
      if (broken) break;
      const since = performance.now();
      const rules = { game, opponent, seats, options, run: `trial ${entry.name}`, number: n + 1 };
      broken = dealtOf(await this.#runner.request({ do: "deal", ...rules })).broken;
      times[n] = performance.now() - since;
    }
    const [first, second] = times;
    entry.tried = broken ? textOf(broken) : "";
    entry.timed = 1;
    entry.time = second || first;
    this.#starts.time += second ? Math.max(0, first - second) : 0;
  }

  #started(time: number) {
    this.#starts.count += 1;
    this.#starts.time += time;
  }

  /** Plays on until all deals are played or somebody stops it. */
  async run() {
    if (!this.entries.length) return;
    const { game, opponent, deals, seats, options, seed } = this;
    await this.#busy("deals", async () => {
      this.contest ??= await Contest.begin(this.#runner, this.entries, {
        ...{ game, opponent, deals, seats, options, seed, mode: "turns" },
      });
      while (this.contest.found.next) {
        const entry = this.entries[this.contest.found.next.bots[0]];
        this.turn = entry;
        let played = 0;
        const begun = performance.now();
        const timed = (time: number) => {
          entry.time += time;
          entry.timed += 1;
          played += time;
        };
        await this.contest.turn(this.#runner, { time: TURN, timed });
        this.#started(performance.now() - begun - played);
        await this.#keep("season");
        this.changed();
      }
    });
  }

  /** Does something until its end or until somebody stops it. */
  #busy(doing: League["doing"], work: () => Promise<void>) {
    if (!this.running && !this.elsewhere) this.#work = this.#doing(doing, work);
    return this.#work;
  }

  async #doing(doing: League["doing"], work: () => Promise<void>) {
    [this.doing, this.trouble] = [doing, ""];
    this.changed();
    try {
      await work();
    } catch (error) {
      if (!(error instanceof Stopped)) {
        this.trouble = error instanceof EngineError ? error.reason : String(error);
        this.lacksFiles();
      }
    }
    this.doing = "";
    this.turn = null;
    this.#runner.close();
    this.changed();
  }

  stop() {
    if (this.running) this.#runner.stop();
  }

  /** The number of bots that a final would have: the best of the table, as many as have a seat. */
  get finalists() {
    const best = this.over ? (this.contest?.found.rows.filter(({ figures }) => figures) ?? []) : [];
    return Math.min(best.length, FINALISTS, this.seats);
  }

  /** Lets the best bots meet at one table, or goes on with it. */
  async playFinal() {
    await this.#busy("final", async () => {
      this.final ??= (await this.contest?.final(this.#runner)) ?? null;
      while (this.final?.found.next) {
        await this.final.turn(this.#runner, { time: LOOK });
        await this.#keep("season");
        this.changed();
      }
    });
  }

  /** Reviews each bot's worst deal, one after the other, and lists the decisions that cost most. */
  async review() {
    const { replays, why } = this.contest?.season ?? { replays: [], why: [] };
    await this.#busy("review", async () => {
      for (const [bot, entry] of this.entries.entries()) {
        if (!replays[bot] || why[bot] || entry.costly) continue;
        this.turn = entry;
        entry.costly = await costliest(this.#runner, replays[bot]);
        this.changed();
      }
    });
  }
}

/** Returns the bot before its first deal. */
const fresh = (bot: Contestant): Entry => ({ ...bot, time: 0, timed: 0, tried: null, costly: null });
