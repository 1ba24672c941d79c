// What the person's decisions of a deal that has ended were worth. The engine weighs them again slice by slice, in the
// background; what has been found is kept.

import catalogue from "nanafuda:catalogue";
import type { Scene } from "../../table/game-table.ts";
import type { Reply } from "../../engine/client.ts";

type Review = Seam.Review;

type Line = Seam.Line;

type Words = { t: (id: string, facts?: Record<string, string | number>) => string };

/** On a decision: the engine's, or that it was hard, and right. */
type Verdict = Line["verdict"] | "hard";

interface ReviewParts {
  ask: (request: Seam.Requests["review"]) => Promise<Reply<Seam.Requests["review"]>>;
  wanted: (deal: number) => boolean; // whether to go on with a deal's
  changed: () => void; // there is something else to show
  done: (review: Review) => void; // called once a deal
  failed: (error: unknown) => void;
  kept: Map<number, Review>; // per deal; outlives the table
}

/** Milliseconds between two looks at a review that is under way. */
const SHOW_EVERY = 250;

export class Reviews {
  declare parts: ReviewParts;

  /** The deals that are being asked about, each by a sign of its own. */
  #asked: Map<number, symbol> = new Map();

  constructor(parts: ReviewParts) {
    this.parts = parts;
  }

  /** @returns as far as it has come */
  of(deal: number): Review | null {
    return this.parts.kept.get(deal) ?? null;
  }

  /** The deal is being played again. */
  forget(deal: number) {
    this.parts.kept.delete(deal);
    this.#asked.delete(deal);
  }

  /** Goes on with a deal's review, for as long as it is wanted. */
  go(deal: number) {
    const known = this.of(deal);
    if (this.#asked.has(deal) || (known && isDone(known))) return;
    const sign = Symbol(deal);
    this.#asked.set(deal, sign);
    const current = () => this.#asked.get(deal) === sign;
    this.#ask(deal, () => current() && this.parts.wanted(deal))
      .catch(this.parts.failed)
      .finally(() => current() && this.#asked.delete(deal));
  }

  /** @param wanted still */
  async #ask(deal: number, wanted: () => boolean) {
    const { ask, changed, done, kept } = this.parts;
    let shown = 0;
    while (wanted()) {
      const reply = await ask({ do: "review", deal });
      if (!wanted() || !("review" in reply)) return;
      const { review } = reply;
      const found = review.lines.length > (this.of(deal)?.lines.length ?? 0);
      kept.set(deal, review);
      if (isDone(review)) {
        done(review);
        return changed();
      }
      if (!found && performance.now() - shown < SHOW_EVERY) continue;
      shown = performance.now();
      changed();
    }
  }
}

export const isDone = ({ done, of }: Review) => done >= of;

/** How far a review has come, from 0 to 1. */
export const progress = (review: Review | null) => (review?.of ? review.done / review.of : 0);

export const verdictOn = ({ verdict, hard }: Line): Verdict => (hard ? "hard" : verdict);

/** Each verdict's sign: told apart by shape, not by colour alone. */
export const SIGNS: Record<Verdict, string> = {
  mistake: "✕",
  small: "−",
  hard: "★",
  best: "✓",
  better: "+",
  equal: "≈",
};

/** What is lost, in a unit. @param doubt one standard error of it */
export const costInWords = (unit: string, loss: number, { t }: Words, doubt: number = 0) =>
  t(`review-${unit}`, { value: amount(unit, loss, doubt) });

/** A number of a unit, as precise as it is known and worth saying; never below 0. */
export function amount(unit: string, loss: number, doubt: number = 0) {
  const scale = unit === "win" ? 100 : 1;
  const value = Math.abs(scale * loss);
  const digits = value >= 10 || scale * doubt >= 0.5 ? 0 : 1;
  return Number(value.toFixed(digits)) || Number(value.toFixed(digits + 1));
}

export interface Summary {
  kind: "none" | "mistakes" | "small" | "clean"; // none: there was nothing to decide
  mistakes: number; // how many
  costliest: Line | null; // of them
  small: number; // decisions a little worse than the best
  hard: number; // hard decisions that were right
}

/** What a review comes to; costs of single decisions are never added up. */
export function summaryOf(lines: readonly Line[]): Summary {
  const mistakes = lines.filter(({ mistake }) => mistake);
  const [costliest = null] = worstFirst(mistakes);
  const count = (verdict: Verdict) => lines.filter((line) => verdictOn(line) === verdict).length;
  const small = count("small");
  const kind = !lines.length ? "none" : costliest ? "mistakes" : small ? "small" : "clean";
  return { kind, mistakes: mistakes.length, costliest, small, hard: count("hard") };
}

/** How a deal went for a seat. */
export type Went = "won" | "lost" | "even";

/**
 * @param low points are penalties
 * @returns even: also in between
 */
export function wentFor(result: Seam.Result, me: number, low?: boolean): Went {
  const { ranking } = result as { ranking?: number[] };
  if (ranking) return ranking[0] === me ? "won" : ranking.at(-1) === me ? "lost" : "even";
  const gains = result.change.map((change) => (low ? -change : change));
  // Whoever does not bet loses nothing while another wins a pot.
  if ("winner" in result) return result.winner === me ? "won" : gains[me] < 0 ? "lost" : "even";
  const [least, most] = [Math.min(...gains), Math.max(...gains)];
  return least === most ? "even" : gains[me] === most ? "won" : gains[me] === least ? "lost" : "even";
}

/** What is kept of a review: besides, how many of the decisions are the expert's own. */
export const foundBy = (lines: readonly Line[]) => ({
  losses: lossesOf(lines),
  agreed: { same: lines.filter(({ action, best }) => action === best).length, of: lines.length },
  mistakes: lines.filter(({ mistake }) => mistake).map(({ index, action }) => ({ index, action })),
});

/** In each unit the number of mistakes, and what the costliest of them cost. */
const lossesOf = (lines: readonly Line[]) =>
  [
    ...Map.groupBy(
      lines.filter(({ mistake }) => mistake),
      ({ unit }) => unit,
    ),
  ].map(([unit, some]) => ({ unit, loss: Math.max(...some.map(({ loss }) => loss)), mistakes: some.length }));

/** The same in a sentence. */
export function summaryInWords({ kind, mistakes, costliest, small, hard }: Summary, went: Went, words: Words) {
  if (!costliest) return words.t(`review-${kind}`, { small, hard, went });
  const { unit, loss, error } = costliest;
  const value = amount(unit, loss, error);
  return words.t("review-mistakes", { count: mistakes, unit, value, cost: costInWords(unit, loss, words, error) });
}

/** A whole review in a sentence. */
export function reviewInWords({ deal, lines }: Review, scene: Scene) {
  const { table, me } = scene;
  const result = table.results.find((one) => one.deal === deal);
  const low = catalogue.games.find(({ id }) => id === table.game)?.lowest;
  return summaryInWords(summaryOf(lines), result ? wentFor(result, me, low) : "even", scene);
}

/** The decisions as they are looked at: mistakes first, the worst of them first, then all others in order of play. */
export function worstFirst(lines: readonly Line[]) {
  const counts = ({ mistake, weight }: Line) => (mistake ? weight : 0);
  return [...lines].sort((a, b) => counts(b) - counts(a) || a.index - b.index);
}
