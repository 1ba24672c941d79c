// A league: bots play the same deals, one bot's interpreter at a time, in blocks, so that a table exists early.

import * as bots from "../../storage/bots.ts";
import { t } from "../../i18n/messages.ts";
import { textOf } from "./run-views.ts";
import { Runner, Stopped } from "./runner.ts";
import type { HandedIn } from "./hand-in.ts";

/** Deals that a bot plays before the next one's turn. An interpreter starts in about half a second. */
const BLOCK = 10;
/** Decisions that are listed for a bot, of the deal that it lost by most. */
const COSTLIEST = 3;

export interface Entry {
  name: string;
  source: string;
  points: number[] | null; // by deal; null: it has failed
  why: string; // its error
  replay: string | null; // the position in which it happened
  worst: (Protocol.PlayedDeal & { deal: number }) | null; // the deal that it lost by most
  costly: string[] | null; // the positions of that deal's costliest decisions, as replays; null: not looked for
}

/** Games' leagues, kept while another page is shown. */
const leagues: Map<string, League> = new Map();

export class League {
  game: Protocol.GameEntry["id"];
  opponent = "club";
  deals = 100;
  /** Deals the same cards in the page and at the command line. */
  seed = bots.freshId();
  entries: Entry[] = [];
  result: Protocol.League | null = null;
  running = false;
  /** Whether it has been started: opponents, deals and seed are settled. */
  begun = false;
  /** Why Python could not run; "" if it could. */
  trouble = "";
  changed: () => void = () => {};
  #parts = 1;
  #since = 0;
  #played = 0; // deals since then
  #runner = new Runner({ changed: () => this.changed(), line: () => {} }, () => []);

  constructor(game: Protocol.GameEntry["id"]) {
    this.game = game;
  }

  static of(game: Protocol.GameEntry["id"]): League {
    const league = leagues.get(game) ?? new League(game);
    leagues.set(game, league);
    return league;
  }

  get done() {
    return this.#sum(({ points }) => points?.length ?? this.deals);
  }

  get of() {
    return this.entries.length * this.deals;
  }

  /** Minutes that remain, by the deals played so far; null: unknown. */
  get minutes() {
    if (!this.running || this.#played < BLOCK) return null;
    return ((performance.now() - this.#since) / this.#played / 60_000) * (this.of - this.done);
  }

  #sum = (count: (entry: Entry) => number) => this.entries.reduce((sum, one) => sum + count(one), 0);

  /** Enters a bot of the person, or takes it out. */
  toggle(name: string, source: string) {
    const known = this.entries.find((one) => one.source === source && one.name === name);
    if (known) this.entries = this.entries.filter((one) => one !== known);
    else this.#enter(name, source);
    this.changed();
  }

  has = (name: string, source: string) => this.entries.some((one) => one.source === source && one.name === name);

  /** Enters bots that were handed in. Of equal names each gets a number. */
  enter(bots: readonly HandedIn[]) {
    for (const { name, source, why } of bots) this.#enter(name, source, why);
    this.changed();
  }

  #enter(name: string, source: string, why = "") {
    this.entries.push({ ...fresh(this.#unused(name), source), points: why ? null : [], why });
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
    this.entries = this.entries.map(({ name, source, why, points }) =>
      source || points ? fresh(name, source) : { ...fresh(name, source), points: null, why },
    );
    this.seed = bots.freshId();
    this.begun = false;
    this.result = null;
    this.changed();
  }

  /** Plays on until all deals are played or somebody stops it. */
  async run() {
    if (!this.entries.length) return;
    this.begun = true;
    [this.#since, this.#played] = [performance.now(), 0];
    await this.#busy(async () => {
      for (let until = BLOCK; until < this.deals + BLOCK; until += BLOCK) {
        for (const entry of this.entries) await this.#block(entry, Math.min(until, this.deals));
      }
      await this.#look();
    });
  }

  /** Does something until its end or until somebody stops it. */
  async #busy(work: () => Promise<void>) {
    if (this.running) return;
    [this.running, this.trouble] = [true, ""];
    this.changed();
    try {
      await work();
    } catch (error) {
      if (!(error instanceof Stopped)) this.trouble = String(error);
    }
    this.running = false;
    this.#runner.close();
    this.changed();
  }

  stop() {
    if (this.running) this.#runner.stop();
  }

  async #block(entry: Entry, until: number) {
    if (!entry.points || entry.points.length >= until) return;
    const fault = await this.#runner.begin(entry.source, this.game);
    if (fault) this.#fail(entry, textOf(fault));
    while (entry.points && entry.points.length < until) {
      const number = entry.points.length + 1;
      const { game, opponent, seed } = this;
      const run = `${seed} ${entry.name}`;
      const reply = await this.#runner.request({
        do: "trial",
        ...{ game, opponent, run, number, seed: `${seed}-${number}`, once: false },
      });
      if ("cancelled" in reply) throw new Stopped("cancelled");
      if (!reply.ok) throw new Error(reply.error.id);
      const { broken, points, parts, played } = reply.trial;
      if (broken) {
        this.#fail(entry, t("league-at-deal", { text: textOf(broken), deal: number }), broken.replay);
      } else {
        entry.points.push(points ?? 0);
        this.#parts = parts;
        this.#played += 1;
        for (const one of played) {
          if (one.margin < (entry.worst?.margin ?? 0)) entry.worst = { ...one, deal: number };
        }
      }
    }
    await this.#look();
  }

  /** Reviews each bot's worst deal, one after the other, and lists the decisions that cost most. */
  async review() {
    await this.#busy(async () => {
      for (const entry of this.entries) {
        if (!entry.worst || entry.costly) continue;
        entry.costly = await this.#costliest(entry.worst);
        this.changed();
      }
    });
  }

  /** Returns the positions of a deal's costliest decisions, the costliest first. */
  async #costliest({ replay, seat }: Protocol.PlayedDeal): Promise<string[]> {
    const opened = await this.#runner.request({ do: "openReplay", replay });
    if (!("table" in opened)) return [];
    let reply = await this.#runner.request({ do: "review", seat });
    while ("review" in reply && reply.review.done < reply.review.of) {
      reply = await this.#runner.request({ do: "review", seat });
    }
    if (!("review" in reply)) return [];
    const costly = reply.review.lines.filter(({ loss }) => loss > 0).sort((a, b) => b.weight - a.weight);
    const positions: string[] = [];
    for (const { index } of costly.slice(0, COSTLIEST)) {
      const found = await this.#runner.request({ do: "dealSummary", at: index });
      if ("summary" in found) positions.push(found.summary.replay);
    }
    return positions;
  }

  #fail(entry: Entry, why: string, replay: string | null = null) {
    Object.assign(entry, { points: null, why, replay });
  }

  async #look() {
    const { entries } = this;
    const reply = await this.#runner.request({
      do: "league",
      names: entries.map(({ name }) => name),
      points: entries.map(({ points }) => points),
      why: entries.map(({ why }) => why),
      parts: this.#parts,
      planned: this.deals,
    });
    if ("rows" in reply) this.result = reply;
    this.changed();
  }
}

const fresh = (name: string, source: string): Entry => ({
  ...{ name, source, points: [], why: "", replay: null, worst: null, costly: null },
});
