// The paces and what they mean: the only place that names them all. A pace that is offered and not here does not compile.

import type { ValueOf } from "../../storage/settings.ts";
import type { Breath, Pause } from "../game-table.ts";

/** What the person may choose; `auto` is left to the mode. */
export type Chosen = ValueOf<"pace">;
export type Pace = Exclude<Chosen, "auto">;

type Tempo = {
  pauses: Record<Pause, number>; // milliseconds that a step stays visible
  breaths: Record<Breath, number>; // milliseconds before another seat's move
  speed: number; // how many times as fast as usual cards are; 0: at once
  watched: Pace; // while one only watches, about twice as fast
};

export const PACES: Record<Pace, Tempo> = {
  relaxed: {
    pauses: { none: 0, call: 850, play: 600, claim: 1000, trick: 1500, turn: 2000 },
    breaths: { none: 0, short: 100, even: 260, long: 1000 },
    speed: 0.85,
    watched: "normal",
  },
  normal: {
    pauses: { none: 0, call: 460, play: 300, claim: 500, trick: 900, turn: 1300 },
    breaths: { none: 0, short: 40, even: 150, long: 700 },
    speed: 1,
    watched: "fast",
  },
  fast: {
    pauses: { none: 0, call: 230, play: 160, claim: 260, trick: 400, turn: 600 },
    breaths: { none: 0, short: 0, even: 50, long: 280 },
    speed: 1.4,
    watched: "fast",
  },
  instant: {
    pauses: { none: 0, call: 0, play: 0, claim: 60, trick: 0, turn: 0 },
    breaths: { none: 0, short: 0, even: 0, long: 0 },
    speed: 0,
    watched: "instant",
  },
};

export const paceOf = (chosen: Chosen): Pace => (chosen === "auto" ? "normal" : chosen);
