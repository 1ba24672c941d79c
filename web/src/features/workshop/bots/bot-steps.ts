// The steps from a bot that plays at random to one that samples deals, with what each gains.

import measured from "./gains.json";
import random from "./steps/random.py";
import sampling from "./steps/samples.py";
import own from "nanafuda:steps";

/** Points a deal and half their 95 % interval. */
type Figure = number[];

export interface Measured {
  gain: Figure; // against Beginner
  rise?: Figure; // over the step before, on common deals
}

export interface Step {
  id: string;
  source: string;
  measured: Measured | undefined;
}

/** The game that the workshop opens with: its best step is clearly ahead of Beginner. */
export const FIRST = Object.keys(measured)[0];

/** Returns the example of a bot that is a class, for the game that has one. */
export const classOf = (game: string): string => own[game]?.class ?? "";

/** Returns a game's steps: those that gain, or all while none is measured. */
export function stepsOf(game: string): Step[] {
  const { rule, count, samples = sampling } = own[game] ?? {};
  const gains = (measured as Record<string, Record<string, Measured> | undefined>)[game];
  return Object.entries({ random, rule, count, samples }).flatMap(([id, source]) =>
    source === undefined || (gains && !gains[id]) ? [] : [{ id, source, measured: gains?.[id] }],
  );
}
