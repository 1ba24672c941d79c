// Which moments are spoken, and in which words: seldom, and never the same twice in a match.

import { HOUSE, type Moment, type MomentId } from "../../table/deal-story.ts";

/** Most lines of one deal. */
const MOST = 2;
/** Frequent moments are spoken once in so many times. */
const SELDOM = 3;
/** Moments that are rare enough to be always spoken; all that the setting “now and then” leaves. */
const RARE: readonly MomentId[] = ["jackpot", "revolution", "bye"];
/** Variants of the lines of frequent moments. */
const VARIANTS: Partial<Record<MomentId, number>> = { won: 3, claim: 3, failed: 3, last: 3 };
export const NAMES = ["aoi", "ren", "mio", "haru", "kai", "sora"];

export interface Spoken {
  id: string; // message id
  moment: Moment;
}

export class Choice {
  #deal = 0;
  #spoken = 0;
  #used = new Set<string>();
  #random: () => number;

  /** @param random a number from 0 to below 1; tests pass their own */
  constructor(random: () => number = Math.random) {
    this.#random = random;
  }

  /**
   * Returns the line for the first moment that is due, or null.
   * @param nameOf number of the bot at a seat, from 1
   * @param ends whether the deal has ended: then its first moment is spoken even if the deal has had its lines
   */
  of(
    moments: readonly Moment[],
    deal: number,
    amount: "on" | "few",
    nameOf: (seat: number) => number,
    ends: boolean = false,
  ): Spoken | null {
    if (deal !== this.#deal) {
      this.#deal = deal;
      this.#spoken = 0;
    }
    for (const moment of moments) {
      const name = moment.seat === HOUSE ? "seven" : NAMES[nameOf(moment.seat) - 1];
      const line = this.#line(moment, amount, name, ends);
      if (!line) continue;
      this.#used.add(line);
      this.#spoken += 1;
      return { id: line, moment };
    }
    return null;
  }

  #line({ id }: Moment, amount: "on" | "few", name: string | undefined, ends: boolean) {
    const rare = RARE.includes(id);
    if (!name || (amount === "few" && !rare)) return null;
    if (!ends && (this.#spoken >= MOST || (!rare && this.#random() * SELDOM >= 1))) return null;
    const fresh = linesOf(name, id).filter((line) => !this.#used.has(line));
    return fresh[Math.floor(this.#random() * fresh.length)] ?? null;
  }
}

/** The message ids of a character's lines for a moment. */
export const linesOf = (name: string, id: MomentId) =>
  Array.from({ length: VARIANTS[id] ?? 1 }, (_, i) => `voice-${name}-${id}${i ? `-${i + 1}` : ""}`);
