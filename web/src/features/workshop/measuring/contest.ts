// Bots play the deals of a season, which the engine plans and keeps (workshop/season.py).

import { t } from "../../../i18n/messages.ts";
import { textOf } from "../sandbox/fault-text.ts";
import { Stopped, type Runner } from "../sandbox/runner.ts";

/** What a contest needs of the runner, or of a test. */
export type Bench = Pick<Runner, "begin" | "request" | "stop" | "close">;

/** Deals that are sent in one request: more would exceed the limits of a message. */
const MOST = 40;

/** A bot in a contest. */
export interface Contestant {
  name: string;
  source: string;
  unfit: string; // why it is no bot; "" if it may be one
}

interface Pace {
  time: number; // milliseconds for the deals of a turn, from the moment when the bots are loaded
  timed?: (milliseconds: number) => void; // a deal has been played
}

export class Contest {
  found: Protocol.SeasonReply;
  players: readonly Contestant[];
  /** The error of the bot that has failed last. */
  fault: (Protocol.BotFault & { bot: number }) | null = null;
  #dealt: Protocol.Dealt[] = []; // in the turn that was stopped
  #why = "";

  /** @param players in the order of the season */
  constructor(found: Protocol.SeasonReply, players: readonly Contestant[]) {
    [this.found, this.players] = [found, players];
  }

  /** Plans a season. */
  static async begin(
    bench: Bench,
    players: readonly Contestant[],
    rules: Omit<Protocol.Requests["beginSeason"], "do" | "names">,
  ): Promise<Contest> {
    const names = players.map(({ name }) => name);
    return new Contest(seasonOf(await bench.request({ do: "beginSeason", ...rules, names })), players);
  }

  /** Plans the final of an ended season. */
  async final(bench: Bench): Promise<Contest> {
    const { season } = seasonOf(await bench.request({ do: "final", season: this.season }));
    return Contest.restored(bench, season, this.players);
  }

  /** Returns a stored season as the engine reads it. Throws if it is none, or of other bots. */
  static async restored(bench: Bench, stored: object, bots: readonly Contestant[]): Promise<Contest> {
    const found = seasonOf(await bench.request({ do: "season", season: stored as Protocol.Season }));
    const players = found.season.names.map((name) => bots.find((one) => one.name === name));
    if (!players.every((one) => one !== undefined)) throw new Error("other bots");
    return new Contest(found, players);
  }

  get season() {
    return this.found.season;
  }

  get over() {
    return !this.found.next;
  }

  /** Deals that are played, and in all, without those of bots that have failed. */
  get done() {
    const { points, why } = this.season;
    return points.reduce((sum, { length }, bot) => sum + (why[bot] ? 0 : length), this.#dealt.length);
  }

  get of() {
    return this.season.why.filter((why) => !why).length * this.season.deals;
  }

  /** Deals that every bot has played that has not failed. */
  get common() {
    const { points, why } = this.season;
    const lengths = points.flatMap(({ length }, bot) => (why[bot] ? [] : [length]));
    return lengths.length ? Math.min(...lengths) : 0;
  }

  /** Plays a turn. A turn that was stopped goes on with the deal at which it stopped. */
  async turn(bench: Bench, { time, timed }: Pace) {
    const { next } = this.found;
    if (!next) return;
    if (!this.#why) await this.#deals(bench, next, time, timed);
    const { season } = this;
    this.found = seasonOf(await bench.request({ do: "season", season, dealt: this.#dealt, why: this.#why }));
    [this.#dealt, this.#why] = [[], ""];
  }

  async #deals(bench: Bench, { bots, number, until }: Protocol.Turn, time: number, timed?: Pace["timed"]) {
    const playing = bots.map((bot) => this.players[bot]);
    const unfit = playing.findIndex((one) => one.unfit);
    if (unfit >= 0) return this.#out({ ...NOTHING, bot: unfit }, playing[unfit].unfit);
    const refused = await bench.begin(playing, this.season.game);
    if (refused) return this.#out(refused, textOf(refused.fault));
    const loaded = performance.now();
    const last = Math.min(until, number + MOST - 1);
    for (let at = number + this.#dealt.length; at <= last && performance.now() - loaded < time; ) {
      const since = performance.now();
      const dealt = await this.#deal(bench, bots.length, at);
      const { broken, bot } = dealt;
      if (broken) {
        return this.#out({ fault: broken, bot: bot ?? 0 }, t("league-at-deal", { text: textOf(broken), deal: at }));
      }
      this.#dealt.push(dealt);
      timed?.(performance.now() - since);
      at += 1;
    }
  }

  #out({ fault, bot }: { fault: Protocol.BotFault; bot: number }, why: string) {
    this.fault = { ...fault, bot: this.found.next?.bots[bot] ?? 0 };
    this.#dealt.push({ parts: 1, played: [], broken: fault, bot });
    this.#why = why;
  }

  async #deal(bench: Bench, bots: number, number: number): Promise<Protocol.Dealt> {
    const { game, seed, opponent, seats, options, mode } = this.season;
    const run = `${seed} ${mode} ${this.found.next?.bots}`;
    const rules = { game, seed, opponent, seats, options, together: mode === "table" };
    return dealtOf(await bench.request({ do: "deal", ...rules, run, bots, number }));
  }
}

const NOTHING = { fault: { id: "unreadable", args: {}, line: null, trace: [], replay: null } };

/** Returns the deal of a reply. Throws what prevented it. */
export function dealtOf(reply: object): Protocol.Dealt {
  if ("dealt" in reply) return reply.dealt as Protocol.Dealt;
  throw failure(reply);
}

function seasonOf(reply: object): Protocol.SeasonReply {
  if ("season" in reply) return reply as Protocol.SeasonReply;
  throw failure(reply);
}

const failure = (reply: object) =>
  "error" in reply ? new Error((reply.error as { id: string }).id) : new Stopped("cancelled");
