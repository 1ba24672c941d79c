// The final of a league: its best bots meet at one table, in rotated seats, on deals of their own.

import { t } from "../../../i18n/messages.ts";
import * as wheels from "../../../storage/wheels.ts";
import { textOf } from "../measuring/run-views.ts";
import { Stopped, type Player, type Runner } from "../sandbox/runner.ts";
import type { Entry } from "./league.ts";

/** Bots in a final. */
export const FINALISTS = 4;
/** Milliseconds between two looks at the table. */
const LOOK = 500;

type Season = Pick<Protocol.Requests["meeting"], "game" | "opponent" | "seats" | "options"> & {
  seed: string;
  deals: number;
};

export class Final {
  entries: Entry[];
  result: Protocol.League | null = null;
  #parts = 1;
  #season: Season;

  /** @param season the league's; its opponents have the seats that are left */
  constructor(entries: Entry[], season: Season) {
    [this.entries, this.#season] = [entries, season];
  }

  get deals() {
    return this.#season.deals;
  }

  get opponent() {
    return this.#season.opponent ?? "club";
  }

  get done() {
    return Math.max(0, ...this.entries.map(({ points }) => points?.length ?? 0));
  }

  get over() {
    return this.done >= this.deals || this.entries.every(({ points }) => !points);
  }

  /** Plays on to the end. A bot that fails is out; the others go on, on the same deals. */
  async run(runner: Pick<Runner, "begin" | "request">, changed: () => void) {
    let looked = performance.now();
    while (!this.over) {
      await this.#deal(runner);
      if (performance.now() - looked < LOOK && !this.over) continue;
      looked = performance.now();
      this.result = await standings(runner, this.entries, this.#parts, this.deals);
      changed();
    }
  }

  async #deal(runner: Pick<Runner, "begin" | "request">) {
    const playing = this.entries.filter(({ points }) => points);
    const { deals, seed, ...rules } = this.#season;
    const found = await runner.begin(await Promise.all(playing.map(playerOf)), rules.game);
    if (found) return out(playing[found.bot], textOf(found.fault));
    const number = this.done + 1;
    const run = `${seed} final ${playing.length}`;
    const dealt = { run, number, seed: `${seed}-final-${number}` };
    const reply = await runner.request({ do: "meeting", ...rules, ...dealt, bots: playing.length });
    if ("cancelled" in reply) throw new Stopped("cancelled");
    if (!reply.ok) throw new Error(reply.error.id);
    const { points, parts, broken, bot } = reply.meeting;
    if (broken)
      return out(playing[bot ?? 0], t("league-at-deal", { text: textOf(broken), deal: number }), broken.replay);
    this.#parts = parts;
    for (const [n, one] of playing.entries()) one.points?.push(points?.[n] ?? 0);
  }
}

/** Returns a bot with its packages. */
export const playerOf = async ({ source, id }: Entry): Promise<Player> => ({
  source,
  wheels: id ? await wheels.all(id) : [],
});

/** Takes a bot out of a league or its final. */
export function out(entry: Entry, why: string, replay: string | null = null) {
  Object.assign(entry, { points: null, why, replay });
}

/** Returns the table of these bots. */
export async function standings(
  runner: Pick<Runner, "request">,
  entries: readonly Entry[],
  parts: number,
  planned: number,
): Promise<Protocol.League | null> {
  const reply = await runner.request({
    do: "league",
    names: entries.map(({ name }) => name),
    points: entries.map(({ points }) => points),
    why: entries.map(({ why }) => why),
    ...{ parts, planned },
  });
  return "rows" in reply ? reply : null;
}
