// The four steps from a bot that plays at random to one that samples deals, with what each gains.

import measured from "./gains.json";
import random from "./steps/random.py";
import samples from "./steps/samples.py";
import euchreClass from "./steps/class-seven-euchre.py";
import ringCount from "./steps/count-ring-of-sevens.py";
import bridgeCount from "./steps/count-seven-bridge.py";
import euchreCount from "./steps/count-seven-euchre.py";
import heavenCount from "./steps/count-sevens-heaven.py";
import upsideCount from "./steps/count-upside-down.py";
import ringRule from "./steps/rule-ring-of-sevens.py";
import bridgeRule from "./steps/rule-seven-bridge.py";
import euchreRule from "./steps/rule-seven-euchre.py";
import heavenRule from "./steps/rule-sevens-heaven.py";
import upsideRule from "./steps/rule-upside-down.py";
import euchreSamples from "./steps/samples-seven-euchre.py";

/** Points a deal and half their 95 % interval. */
type Figure = number[];

export interface Measured {
  deals?: number; // absent with a figure of an earlier command
  gain: Figure; // against Beginner
  rise?: Figure; // over the step before, on common deals
}

export interface Step {
  id: string;
  source: string;
  measured: Measured | undefined;
}

/** The game that the workshop opens with: its best step is clearly ahead of Beginner. */
export const FIRST = "upside-down";

/** Steps 2 and 3 of each game, and its own step 4 if it has one. */
const OWN: Record<string, [rule: string, count: string, samples?: string]> = {
  "seven-euchre": [euchreRule, euchreCount, euchreSamples],
  "sevens-heaven": [heavenRule, heavenCount],
  "ring-of-sevens": [ringRule, ringCount],
  "seven-bridge": [bridgeRule, bridgeCount],
  "upside-down": [upsideRule, upsideCount],
};

/** Returns the example of a bot that is a class, for the game that has one. */
export const classOf = (game: string): string => (game === "seven-euchre" ? euchreClass : "");

/** Returns a game's steps; a game without steps of its own has those that fit every game. */
export function stepsOf(game: string): Step[] {
  const [rule, count, sampled = samples] = OWN[game] ?? [];
  const gains: Record<string, Measured> = (measured as any)[game] ?? {};
  return Object.entries({ random, rule, count, samples: sampled })
    .filter(([, source]) => source !== undefined)
    .map(([id, source]) => ({ id, source: source as string, measured: gains[id] }));
}
