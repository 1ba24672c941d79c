// A league: bots play the same deals, one bot's interpreter at a time. It lasts as long as its page.

import catalogue from "nanafuda:catalogue";
import { gameOf } from "../../../base/address.ts";
import { freeName } from "../../../base/names.ts";
import { hasUnsaved, watchUnsaved } from "../../../base/unsaved.ts";
import { Contest, fresh, shortly, type Bench, type Player } from "../measuring/contest.ts";
import { costliest } from "../measuring/costliest.ts";
import { EngineError } from "../../../engine/client.ts";
import { Runner, Stopped } from "../sandbox/runner.ts";
import type { BotFault } from "../sandbox/bot-frame.ts";
import { checkSyntax } from "../sandbox/syntax.ts";
import type { HandedIn } from "./hand-in.ts";

/** Milliseconds after which the next bot's turn comes, so that a slow one delays the others only so much. */
export const TURN = 10_000;
/** Deals that a bot plays before the next one's turn. */
export const BLOCK = 40;
export const MOST = catalogue.bounds.bots;

/** Games' leagues, kept while another page is shown. */
const leagues: Map<string, League> = new Map();
watchUnsaved(() => [...leagues.values()].some(({ unsaved, running }) => unsaved || running));
addEventListener("beforeunload", (event) => hasUnsaved() && event.preventDefault());

/** The page that shows a league; before there is one, none. */
const noPage = { changed() {}, lacksFiles() {} };

export class League {
  /** Chosen before the start: options that differ from their defaults, the typed part of the seed. */
  rules: Required<Parameters<typeof Contest.begin>[2]>;
  players: Player[] = [];
  /** The deals that are played; null before the start. */
  contest: Contest | null = null;
  doing: "" | "deals" | "review" = "";
  /** The bot whose turn it is. */
  turn: Player | null = null;
  open = false;
  /** Why Python could not run; "" if it could. */
  trouble = "";
  page: typeof noPage = noPage;
  #runner: Bench;
  #check: typeof checkSyntax;
  #checked: Promise<void> = Promise.resolve(); // of the bots so far

  /** Tests bring their own runner and check. */
  constructor(game: Protocol.GameEntry["id"], runner?: Bench, check: typeof checkSyntax = checkSyntax) {
    this.#check = check;
    this.#runner = runner ?? new Runner({ changed: () => this.page.changed(), line: () => {} });
    const seats = gameOf(game)?.seats.default ?? 4;
    this.rules = { game, opponent: "club", deals: 400, seats, options: {}, seed: "" };
  }

  static of(game: Protocol.GameEntry["id"]): League {
    const league = leagues.get(game) ?? new League(game);
    leagues.set(game, league);
    return league;
  }

  get running() {
    return this.doing !== "";
  }

  get over() {
    return this.contest !== null && !this.contest.left.length;
  }

  /** Whether it has results that no file has. */
  get unsaved() {
    return this.contest !== null && this.contest.done > this.contest.saved;
  }

  /** Returns the table as a file. */
  save() {
    if (!this.contest) return "";
    this.contest.saved = this.contest.shown;
    return this.contest.standing.csv;
  }

  /** Minutes that the league takes from here on; null before each bot has played a deal. */
  get minutes(): number | null {
    const left = this.contest?.left ?? [];
    if (left.some(({ points }) => !points.length)) return null;
    const times = left.map(({ points, time, starts, turns }) => {
      const [deal, start, deals] = [time / points.length, starts / turns, this.rules.deals - points.length];
      return deals * deal + Math.ceil(deals / Math.min(BLOCK, Math.max(1, TURN / deal))) * start;
    });
    return times.reduce((sum, one) => sum + one, 0) / 60_000;
  }

  choose(changes: Partial<League["rules"]>) {
    Object.assign(this.rules, changes);
    this.page.changed();
  }

  /** Adds bots; late ones play all deals, too. @returns how many there was no room for */
  enter(bots: readonly HandedIn[]): number {
    const known = (one: HandedIn) => one.source !== "" && this.find(one.name, one.source) !== undefined;
    const added = bots.filter((one) => !known(one));
    const room = MOST - this.players.length;
    const entered = added.slice(0, room).map((one) => {
      const taken = this.players.map(({ name }) => name);
      const player = fresh({ name: freeName(one.name, taken), source: one.source }, one.why);
      this.players.push(player);
      return player;
    });
    this.page.changed();
    this.#checked = this.#checked.then(() => this.#find(entered.filter(({ why }) => !why)));
    return Math.max(0, added.length - room);
  }

  /** Finds bots that are not valid Python, until the league begins: from then on each one's turn does. */
  async #find(players: readonly Player[]) {
    if (this.running || !players.length) return;
    const found = (index: number, fault: BotFault) => {
      if (!players[index].turns) players[index].why = shortly(fault);
      this.page.changed();
    };
    const sources = players.map(({ source }) => source);
    await this.#check(sources, found).catch(() => {}); // Python could not start; the league's start says so
  }

  remove(player: Player) {
    this.players = this.players.filter((one) => one !== player);
    this.page.changed();
  }

  find(name: string, source: string) {
    return this.players.find((one) => one.source === source && one.name === name);
  }

  /** Begins anew, with fresh deals. */
  renew() {
    this.players = this.players.map((one) => fresh(one, one.turns ? "" : one.why));
    this.contest = null;
    this.page.changed();
  }

  /** Plays on until all deals are played or somebody stops it. */
  async run() {
    if (!this.players.length) return;
    await this.#busy("deals", async () => {
      this.contest ??= await Contest.begin(this.#runner, this.players, this.rules);
      const { contest } = this;
      for (;;) {
        await contest.look(this.#runner);
        this.page.changed();
        const [next] = contest.left.sort((a, b) => a.turns - b.turns);
        if (!next) return;
        await this.#play(contest, next);
      }
    });
  }

  async #play(contest: Contest, player: Player) {
    this.turn = player;
    this.page.changed();
    await contest.play(this.#runner, [player], { most: player.points.length ? BLOCK : 1, time: TURN });
  }

  /** Reviews each bot's worst deal, one after the other, and lists the decisions that cost most. */
  async review() {
    await this.#busy("review", async () => {
      for (const player of this.toReview) {
        this.turn = player;
        player.costly = await costliest(this.#runner, player.replay);
        this.page.changed();
      }
    });
  }

  /** The bots whose worst deal has not been reviewed. */
  get toReview() {
    return this.players.filter(({ replay, why, costly }) => replay && !why && !costly);
  }

  /** Does something until its end or until somebody stops it. */
  async #busy(doing: League["doing"], work: () => Promise<void>) {
    if (this.running) return;
    [this.doing, this.trouble] = [doing, ""];
    this.page.changed();
    try {
      await work();
    } catch (error) {
      if (!(error instanceof Stopped)) {
        this.trouble = error instanceof EngineError ? error.reason : String(error);
        this.page.lacksFiles();
      }
    }
    this.doing = "";
    this.turn = null;
    this.#runner.close();
    this.page.changed();
  }

  stop() {
    if (this.running) this.#runner.stop();
  }
}
