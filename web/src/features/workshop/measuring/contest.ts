// Bots play the same deals. Their results are kept here; the engine makes the table (workshop/season.py).

import { t } from "../../../i18n/messages.ts";
import { textOf } from "../sandbox/fault-text.ts";
import type { BotFault } from "../sandbox/bot-frame.ts";
import { Stopped, type Runner } from "../sandbox/runner.ts";
import type { Costly } from "./costliest.ts";

/** The part of the runner that a contest needs; a test replaces it. */
export type Bench = Pick<Runner, "begin" | "request" | "stop" | "close">;

/** A bot in a contest, and what it has made of its deals. */
export interface Player {
  name: string;
  source: string;
  why: string; // why it is out; "" if it is not
  points: number[];
  usual: number[]; // the level's, with the same cards
  worst: number; // the deal in which it lost most against the level, or has failed; 0: none
  replay: string; // that deal
  costly: Costly[] | null; // the costliest decisions of that deal; null: not looked for
  turns: number;
  starts: number; // milliseconds that its interpreters have taken to start
  time: number; // milliseconds that its deals have taken
}

/** Returns a bot before its first deal. @param why why it is none */
export const fresh = ({ name, source }: Pick<Player, "name" | "source">, why = ""): Player => ({
  ...{ name, source, why, points: [], usual: [], worst: 0, replay: "", costly: null, turns: 0, starts: 0, time: 0 },
});

/** Characters of an error in the table. */
const LONGEST = 300;

/** An error in the table. */
export const shortly = (fault: BotFault, deal = 0) => {
  const text = textOf(fault).slice(0, LONGEST);
  return deal ? t("league-at-deal", { text, deal }) : text;
};

export class Contest {
  rules: Omit<Protocol.Season, "names" | "points" | "usual" | "why" | "parts" | "same">;
  parts = 1;
  players: readonly Player[];
  /** Deals in the table, and in the one that was saved last. */
  shown = 0;
  saved = 0;
  /** The table. */
  standing: Protocol.SeasonReply = { ok: true, rows: [], pairs: [], course: [], csv: "" };
  /** The error of the bot that has failed last. */
  fault: { fault: Protocol.BotFault; bot: number } | null = null;

  constructor(rules: Contest["rules"], players: readonly Player[]) {
    [this.rules, this.players] = [rules, players];
  }

  /** Plans the deals. */
  static async begin(
    bench: Bench,
    players: readonly Player[],
    rules: Omit<Protocol.Requests["beginSeason"], "do" | "names">,
  ): Promise<Contest> {
    const reply = await bench.request({ do: "beginSeason", ...rules, names: players.map(({ name }) => name) });
    if (!("season" in reply)) throw failure(reply);
    const { game, seed, deals, opponent, seats, options } = reply.season;
    return new Contest({ game, seed, deals, opponent, seats, options }, players);
  }

  /** The players that have deals left. */
  get left(): Player[] {
    return this.players.filter(({ why, points }) => !why && points.length < this.rules.deals);
  }

  /** Deals that are played, and in all, without those of bots that have failed. */
  get done() {
    return this.#playing.reduce((sum, { points }) => sum + points.length, 0);
  }

  get of() {
    return this.#playing.length * this.rules.deals;
  }

  /** Deals that every bot has played that has not failed. */
  get common() {
    return this.#playing.length ? Math.min(...this.#playing.map(({ points }) => points.length)) : 0;
  }

  get #playing() {
    return this.players.filter(({ why }) => !why);
  }

  /**
   * Plays further deals of these bots, each apart. Results up to a stop are kept.
   * @param limits the most deals, and milliseconds from the moment when the bots are loaded
   */
  async play(bench: Bench, playing: readonly Player[], { most, time }: { most: number; time: number }) {
    const begun = performance.now();
    const refused = await bench.begin(playing, this.rules.game);
    const loaded = performance.now();
    for (const one of playing) {
      one.turns += 1;
      one.starts += loaded - begun;
    }
    if (refused) return this.#out(playing[refused.bot], refused.fault);
    const [{ points }] = playing;
    const last = Math.min(this.rules.deals, points.length + most);
    while (points.length < last && performance.now() - loaded < time) {
      const since = performance.now();
      const { deals: _, ...rules } = this.rules;
      const [number, bots] = [points.length + 1, playing.length];
      const run = `${rules.seed} ${playing.map(({ name }) => name)}`;
      const { broken, bot, played, parts } = dealtOf(await bench.request({ do: "deal", ...rules, run, bots, number }));
      if (broken) {
        const failed = playing[bot ?? 0];
        [failed.worst, failed.replay] = [number, broken.replay ?? ""];
        return this.#out(failed, broken, number);
      }
      this.parts = parts;
      for (const [n, one] of playing.entries()) {
        enter(one, played[n]);
        one.time += (performance.now() - since) / bots;
      }
    }
  }

  #out(player: Player, fault: Protocol.BotFault, deal?: number) {
    this.fault = { fault, bot: this.players.indexOf(player) };
    player.why = shortly(fault, deal);
  }

  /** Returns the number of the first bot with the same text. */
  twin = ({ source }: Player, own: number) => {
    const first = this.players.findIndex((one) => one.source === source);
    return source ? first : own;
  };

  /** Makes the table anew. */
  async look(bench: Bench) {
    const { rules, parts, players } = this;
    const season = {
      ...{ ...rules, parts, names: players.map(({ name }) => name), points: players.map(({ points }) => points) },
      ...{ usual: players.map(({ usual }) => usual), why: players.map(({ why }) => why), same: players.map(this.twin) },
    };
    const { done } = this;
    const reply = await bench.request({ do: "season", season });
    if (!("rows" in reply)) throw failure(reply);
    [this.standing, this.shown] = [reply, done];
  }
}

function enter(player: Player, { points, usual, replay }: Protocol.PlayedDeal) {
  const worst = Math.min(0, ...player.points.map((one, n) => one - player.usual[n]));
  player.points.push(points);
  player.usual.push(usual);
  if (points - usual < worst) Object.assign(player, { worst: player.points.length, replay, costly: null });
}

/** Returns the deal of a reply. Throws what prevented it. */
export function dealtOf(reply: object): Protocol.Dealt {
  if ("dealt" in reply) return reply.dealt as Protocol.Dealt;
  throw failure(reply);
}

const failure = (reply: object) =>
  "error" in reply ? new Error((reply.error as { id: string }).id) : new Stopped("cancelled");
