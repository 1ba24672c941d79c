// A league: bots play the same deals, one bot's interpreter at a time. The first round has one deal, which finds the
// bots that fail; further rounds have several, so that every row exists early and sharpens.

import { gameOf } from "../../../base/address.ts";
import * as bots from "../../../storage/bots.ts";
import { t } from "../../../i18n/messages.ts";
import { costliest } from "../measuring/costliest.ts";
import { Final, FINALISTS, out, playerOf, standings } from "./final.ts";
import { BLOCK, minutesLeft, TURN, type Pace } from "./forecast.ts";
import { textOf } from "../measuring/run-views.ts";
import { Runner, Stopped } from "../sandbox/runner.ts";
import type { HandedIn } from "./hand-in.ts";

export interface Entry extends Pace {
  name: string;
  source: string;
  id: string; // of the person's bot whose packages it has; "": of none
  why: string; // its error
  replay: string | null; // the position in which it happened
  // The play in which it lost most, the number of the deal and its points in all seats.
  worst: (Protocol.PlayedDeal & { deal: number; total: number }) | null;
  costly: string[] | null; // the positions of that deal's costliest decisions, as replays; null: not looked for
}

/** Games' leagues, kept while another page is shown. */
const leagues: Map<string, League> = new Map();

export class League {
  game: Protocol.GameEntry["id"];
  opponent = "club";
  deals = 100;
  seats: number;
  options: Record<string, Nanafuda.Value> = {}; // those that differ from their defaults
  /** Deals the same cards in the page and at the command line. */
  seed = bots.freshId();
  entries: Entry[] = [];
  result: Protocol.League | null = null;
  compared: Entry | null = null; // the bot whose pairs are shown; null: the first one
  final: Final | null = null;
  doing: "" | "trial" | "deals" | "final" | "review" = "";
  /** Whether its panel is open. */
  open = false;
  /** Whether it has been started: opponents, deals and seed are settled. */
  begun = false;
  /** Why Python could not run; "" if it could. */
  trouble = "";
  changed: () => void = () => {};
  #parts = 1;
  #starts = { count: 0, time: 0 }; // of interpreters, in milliseconds
  #runner: Pick<Runner, "begin" | "request" | "stop" | "close">;

  /** @param runner for tests */
  constructor(game: Protocol.GameEntry["id"], runner?: Pick<Runner, "begin" | "request" | "stop" | "close">) {
    this.#runner = runner ?? new Runner({ changed: () => this.changed(), line: () => {} });
    this.game = game;
    this.seats = gameOf(game)?.seats.default ?? 4;
  }

  static of(game: Protocol.GameEntry["id"]): League {
    const league = leagues.get(game) ?? new League(game);
    leagues.set(game, league);
    return league;
  }

  get running() {
    return this.doing !== "";
  }

  /** Deals that are played, and in all, without those of bots that have failed. */
  get done() {
    return this.#sum((points) => points.length);
  }

  get of() {
    return this.#sum(() => this.deals);
  }

  /** Whether all deals are played. */
  get over() {
    return this.begun && this.done >= this.of;
  }

  /** Minutes that the league takes from here on; null before each bot has played a deal, and at the end. */
  get minutes() {
    return this.over ? null : minutesLeft(this.entries, this.deals, this.#starts.time / (this.#starts.count || 1));
  }

  /** Changes what a deal's time depends on. */
  setUp(changes: Partial<Pick<League, "opponent" | "seats" | "options">>) {
    Object.assign(this, changes);
    for (const entry of this.entries) Object.assign(entry, { time: 0, timed: 0, tried: null });
    this.changed();
  }

  #sum(count: (points: number[], entry: Entry) => number) {
    return this.entries.reduce((sum, one) => sum + (one.points ? count(one.points, one) : 0), 0);
  }

  /** Enters a bot of the person, or takes it out. */
  toggle(name: string, source: string, id = "") {
    const known = this.find(name, source);
    if (known) this.entries = this.entries.filter((one) => one !== known);
    else this.#enter(name, source, id);
    this.changed();
  }

  find = (name: string, source: string) => this.entries.find((one) => one.source === source && one.name === name);

  compare(entry: Entry) {
    this.compared = entry;
    this.changed();
  }

  /** Enters bots that were handed in. Of equal names each gets a number. */
  enter(bots: readonly HandedIn[]) {
    for (const { name, source, id, why } of bots) this.#enter(name, source, id, why);
    this.changed();
  }

  #enter(name: string, source: string, id = "", why = "") {
    this.entries.push({ ...fresh({ name: this.#unused(name), source, id }), points: why ? null : [], why });
    this.result = null;
  }

  #unused(name: string) {
    const taken = (one: string) => this.entries.some((entry) => entry.name === one);
    let number = 1;
    while (taken(number > 1 ? `${name} ${number}` : name)) number += 1;
    return number > 1 ? `${name} ${number}` : name;
  }

  /** Begins anew, with fresh deals. */
  renew() {
    this.entries = this.entries.map(({ why, points, time, timed, ...bot }) =>
      points ? { ...fresh(bot), time, timed } : { ...fresh(bot), ...(bot.source ? {} : { points: null, why }) },
    );
    this.seed = bots.freshId();
    this.begun = false;
    this.result = this.final = null;
    this.changed();
  }

  /** Plays a deal of its own with each bot as a trial, which shows the time of a deal and the bots that fail. */
  async forecast() {
    await this.#busy("trial", async () => {
      for (const entry of this.entries) {
        if (!entry.points || entry.timed) continue;
        await this.#try(entry);
        this.changed();
      }
    });
  }

  /** Plays a deal twice: the first time in a new interpreter takes longer, which is part of each start. */
  async #try(entry: Entry) {
    let broken = await this.#load(entry);
    const times = [0, 0];
    for (const n of times.keys()) {
      if (broken) break;
      const since = performance.now();
      broken = (await this.#play(entry, 0)).broken;
      times[n] = performance.now() - since;
    }
    const [first, second] = times;
    entry.tried = broken ? textOf(broken) : "";
    entry.timed = 1;
    entry.time = second || first;
    this.#starts.time += second ? Math.max(0, first - second) : 0;
  }

  /** Plays on until all deals are played or somebody stops it. */
  async run() {
    if (!this.entries.length) return;
    this.begun = true;
    await this.#busy("deals", async () => {
      for (let round = 0; !this.over; round += 1) {
        const until = Math.min(round * BLOCK || 1, this.deals);
        for (const entry of this.entries) await this.#turn(entry, until);
      }
      await this.#look();
    });
  }

  /** Does something until its end or until somebody stops it. */
  async #busy(doing: League["doing"], work: () => Promise<void>) {
    if (this.running) return;
    [this.doing, this.trouble] = [doing, ""];
    this.changed();
    try {
      await work();
    } catch (error) {
      if (!(error instanceof Stopped)) this.trouble = String(error);
    }
    this.doing = "";
    this.#runner.close();
    this.changed();
  }

  stop() {
    if (this.running) this.#runner.stop();
  }

  /** Lets a bot play on to this deal, or until its time is up. */
  async #turn(entry: Entry, until: number) {
    if (!entry.points || entry.points.length >= until) return;
    const fault = await this.#load(entry);
    const loaded = performance.now();
    if (fault) out(entry, textOf(fault));
    while (entry.points && entry.points.length < until && performance.now() - loaded < TURN) {
      const since = performance.now();
      await this.#deal(entry, entry.points);
      entry.time += performance.now() - since;
      entry.timed += 1;
    }
    await this.#look();
  }

  /** Starts an interpreter with a bot. @returns why it is no bot */
  async #load(entry: Entry) {
    const begun = performance.now();
    const found = await this.#runner.begin([await playerOf(entry)], this.game);
    this.#starts.count += 1;
    this.#starts.time += performance.now() - begun;
    return found?.fault ?? null;
  }

  /** Plays a deal with a bot. @param number from 1; 0: the one before the league */
  async #play(entry: Entry, number: number): Promise<Protocol.Trial> {
    const { game, opponent, seed, seats, options } = this;
    const run = `${seed} ${entry.name}`;
    const reply = await this.#runner.request({
      do: "trial",
      ...{ game, opponent, run, number, seed: `${seed}-${number}`, once: false, seats, options },
    });
    if ("cancelled" in reply) throw new Stopped("cancelled");
    if (!reply.ok) throw new Error(reply.error.id);
    return reply.trial;
  }

  /** Plays a bot's next deal. */
  async #deal(entry: Entry, before: number[]) {
    const number = before.length + 1;
    const { broken, points, parts, played } = await this.#play(entry, number);
    if (broken) return out(entry, t("league-at-deal", { text: textOf(broken), deal: number }), broken.replay);
    const sum = points ?? 0;
    before.push(sum);
    this.#parts = parts;
    for (const one of played) {
      const { margin, total } = entry.worst ?? { margin: 0, total: 0 };
      // Of equal losses that of the deal which was bad in the other seats, too.
      if (one.margin < margin || (one.margin === margin && sum < total)) {
        entry.worst = { ...one, deal: number, total: sum };
      }
    }
  }

  /** The bots that a final would have: the best of the table, as many as have a seat. */
  get finalists() {
    const best = this.over && this.result ? this.result.rows.filter(({ figures }) => figures) : [];
    return best.slice(0, Math.min(FINALISTS, this.seats)).map(({ bot }) => this.entries[bot]);
  }

  /** Lets the best bots meet at one table, or goes on with it. */
  async playFinal() {
    const { game, opponent, seats, options, seed, deals } = this;
    const season = { game, opponent, seats, options, seed, deals };
    this.final ??= new Final(this.finalists.map(fresh), season);
    const { final } = this;
    await this.#busy("final", () => final.run(this.#runner, () => this.changed()));
  }

  /** Reviews each bot's worst deal, one after the other, and lists the decisions that cost most. */
  async review() {
    await this.#busy("review", async () => {
      for (const entry of this.entries) {
        if (!entry.worst || entry.costly) continue;
        entry.costly = await costliest(this.#runner, entry.worst);
        this.changed();
      }
    });
  }

  async #look() {
    this.result = (await standings(this.#runner, this.entries, this.#parts, this.deals)) ?? this.result;
    this.changed();
  }
}

/** Returns the bot before its first deal. */
const fresh = ({ name, source, id }: Pick<Entry, "name" | "source" | "id">): Entry => ({
  ...{ name, source, id, points: [], time: 0, timed: 0, tried: null },
  ...{ why: "", replay: null, worst: null, costly: null },
});
