// A league: bots play the same deals, one bot's interpreter at a time, in blocks, so that a table exists early.

import * as bots from "../../storage/bots.ts";
import { t } from "../../i18n/messages.ts";
import { textOf } from "./run-views.ts";
import { Runner, Stopped } from "./runner.ts";
import { readBot } from "./store.ts";

/** Deals that a bot plays before the next one's turn. An interpreter starts in about half a second. */
const BLOCK = 10;

export interface Entry {
  name: string;
  source: string;
  points: number[] | null; // by deal; null: it has failed
  why: string; // its error
  replay: string | null; // the position in which it happened
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

  /** Whether a deal has been played: opponents, deals and seed are settled. */
  get begun() {
    return this.entries.some(({ points }) => points?.length !== 0);
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

  /** Enters files, in the order of their names. */
  async drop(files: Iterable<File>) {
    const sorted = [...files].sort((a, b) => (a.name < b.name ? -1 : 1));
    for (const file of sorted.filter(({ name }) => name.endsWith(".py"))) {
      const { source, refused } = await readBot(file);
      const why = refused && t(`workshop-${refused}`, { most: bots.LONGEST });
      this.#enter(file.name.replace(/\.py$/, ""), source, why);
    }
    this.changed();
  }

  #enter(name: string, source: string, why = "") {
    this.entries.push({ name, source, points: why ? null : [], why, replay: null });
    this.result = null;
  }

  /** Begins anew, with fresh deals. */
  renew() {
    this.entries = this.entries.map(({ name, source }) => ({ name, source, points: [], why: "", replay: null }));
    this.seed = bots.freshId();
    this.result = null;
    this.changed();
  }

  /** Plays on until all deals are played or somebody stops it. */
  async run() {
    if (this.running || !this.entries.length) return;
    [this.running, this.trouble, this.#since, this.#played] = [true, "", performance.now(), 0];
    this.changed();
    try {
      for (let until = BLOCK; until < this.deals + BLOCK; until += BLOCK) {
        for (const entry of this.entries) await this.#block(entry, Math.min(until, this.deals));
      }
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
      const { broken, points, parts } = reply.trial;
      if (broken) {
        this.#fail(entry, t("league-at-deal", { text: textOf(broken), deal: number }), broken.replay);
      } else {
        entry.points.push(points ?? 0);
        this.#parts = parts;
        this.#played += 1;
      }
    }
    await this.#look();
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
