/**
 * What the person's decisions of a deal that has ended were worth. The engine weighs them again slice by slice, in
 * the background; what has been found is kept.
 * @typedef {import("../../table/game-table.js").Scene} Scene
 * @typedef {Seam.Review} Review
 * @typedef {Seam.Line} Line
 * @typedef {{t: (id: string, facts?: Record<string, string | number>) => string}} Words
 * @typedef {Line["verdict"] | "hard"} Verdict  on a decision: the engine's, or that it was hard, and right
 *
 * @typedef {Object} ReviewParts
 * @property {(request: Seam.Requests["review"]) =>
 *   Promise<import("../../engine/client.js").Reply<Seam.Requests["review"]>>} ask
 * @property {(deal: number) => boolean} wanted  whether to go on with a deal's
 * @property {() => void} changed  there is something else to show
 * @property {(review: Review) => void} done   called once a deal
 * @property {(error: unknown) => void} failed
 * @property {Map<number, Review>} kept  per deal; outlives the table
 */

import catalogue from "nanafuda:catalogue";

/** Milliseconds between two looks at a review that is under way. */
const SHOW_EVERY = 250;

export class Reviews {
  /** The deals that are being asked about, each by a sign of its own. @type {Map<number, symbol>} */ #asked =
    new Map();

  /** @param {ReviewParts} parts */
  constructor(parts) {
    this.parts = parts;
  }

  /** @param {number} deal @returns {Review | null} as far as it has come */
  of(deal) {
    return this.parts.kept.get(deal) ?? null;
  }

  /** The deal is being played again. @param {number} deal */
  forget(deal) {
    this.parts.kept.delete(deal);
    this.#asked.delete(deal);
  }

  /** Goes on with a deal's review, for as long as it is wanted. @param {number} deal */
  go(deal) {
    const known = this.of(deal);
    if (this.#asked.has(deal) || (known && isDone(known))) return;
    const sign = Symbol(deal);
    this.#asked.set(deal, sign);
    const current = () => this.#asked.get(deal) === sign;
    this.#ask(deal, () => current() && this.parts.wanted(deal))
      .catch(this.parts.failed)
      .finally(() => current() && this.#asked.delete(deal));
  }

  /** @param {number} deal @param {() => boolean} wanted  still */
  async #ask(deal, wanted) {
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

/** @param {Review} review */
export const isDone = ({ done, of }) => done >= of;

/** How far a review has come, from 0 to 1. @param {Review | null} review */
export const progress = (review) => (review?.of ? review.done / review.of : 0);

/** @param {Line} line @returns {Verdict} */
export const verdictOn = ({ verdict, hard }) => (hard ? "hard" : verdict);

/** Each verdict's sign: told apart by shape, not by colour alone. @type {Record<Verdict, string>} */
export const SIGNS = { mistake: "✕", small: "−", hard: "★", best: "✓", better: "+", equal: "≈" };

/**
 * What is lost, in a unit.
 * @param {string} unit @param {number} loss @param {Words} words @param {number} [doubt]  one standard error of it
 */
export const costInWords = (unit, loss, { t }, doubt = 0) => t(`review-${unit}`, { value: amount(unit, loss, doubt) });

/**
 * A number of a unit, as precise as it is known and worth saying; never below 0.
 * @param {string} unit @param {number} loss @param {number} [doubt]
 */
export function amount(unit, loss, doubt = 0) {
  const scale = unit === "win" ? 100 : 1;
  const value = Math.abs(scale * loss);
  const digits = value >= 10 || scale * doubt >= 0.5 ? 0 : 1;
  return Number(value.toFixed(digits)) || Number(value.toFixed(digits + 1));
}

/**
 * What a review comes to; costs of single decisions are never added up.
 * @typedef {Object} Summary
 * @property {"none" | "mistakes" | "small" | "clean"} kind  none: there was nothing to decide
 * @property {number} mistakes  how many
 * @property {Line | null} costliest  of them
 * @property {number} small  decisions a little worse than the best
 * @property {number} hard  hard decisions that were right
 *
 * @param {readonly Line[]} lines @returns {Summary}
 */
export function summaryOf(lines) {
  const mistakes = lines.filter(({ mistake }) => mistake);
  const [costliest = null] = worstFirst(mistakes);
  const count = (/** @type {Verdict} */ verdict) => lines.filter((line) => verdictOn(line) === verdict).length;
  const small = count("small");
  const kind = !lines.length ? "none" : costliest ? "mistakes" : small ? "small" : "clean";
  return { kind, mistakes: mistakes.length, costliest, small, hard: count("hard") };
}

/** How a deal went for a seat. @typedef {"won" | "lost" | "even"} Went */

/**
 * @param {Seam.Result} result @param {number} me @param {boolean} [low]  points are penalties
 * @returns {Went} even: also in between
 */
export function wentFor(result, me, low) {
  const { ranking } = /** @type {{ranking?: number[]}} */ (result);
  if (ranking) return ranking[0] === me ? "won" : ranking.at(-1) === me ? "lost" : "even";
  const gains = result.change.map((change) => (low ? -change : change));
  // Whoever does not bet loses nothing while another wins a pot.
  if ("winner" in result) return result.winner === me ? "won" : gains[me] < 0 ? "lost" : "even";
  const [least, most] = [Math.min(...gains), Math.max(...gains)];
  return least === most ? "even" : gains[me] === most ? "won" : gains[me] === least ? "lost" : "even";
}

/** What is kept of a review: besides, how many of the decisions are the expert's own. @param {readonly Line[]} lines */
export const foundBy = (lines) => ({
  losses: lossesOf(lines),
  agreed: { same: lines.filter(({ action, best }) => action === best).length, of: lines.length },
  mistakes: lines.filter(({ mistake }) => mistake).map(({ index, action }) => ({ index, action })),
});

/** In each unit the number of mistakes, and what the costliest of them cost. @param {readonly Line[]} lines */
const lossesOf = (lines) =>
  [
    ...Map.groupBy(
      lines.filter(({ mistake }) => mistake),
      ({ unit }) => unit,
    ),
  ].map(([unit, some]) => ({ unit, loss: Math.max(...some.map(({ loss }) => loss)), mistakes: some.length }));

/**
 * The same in a sentence.
 * @param {Summary} summary @param {Went} went @param {Words} words
 */
export function summaryInWords({ kind, mistakes, costliest, small, hard }, went, words) {
  if (!costliest) return words.t(`review-${kind}`, { small, hard, went });
  const { unit, loss, error } = costliest;
  const value = amount(unit, loss, error);
  return words.t("review-mistakes", { count: mistakes, unit, value, cost: costInWords(unit, loss, words, error) });
}

/** A whole review in a sentence. @param {Review} review @param {Scene} scene */
export function reviewInWords({ deal, lines }, scene) {
  const { table, me } = scene;
  const result = table.results.find((one) => one.deal === deal);
  const low = catalogue.games.find(({ id }) => id === table.game)?.lowest;
  return summaryInWords(summaryOf(lines), result ? wentFor(result, me, low) : "even", scene);
}

/**
 * The decisions as they are looked at: mistakes first, the worst of them first, then all others in order of play.
 * @param {readonly Line[]} lines
 */
export function worstFirst(lines) {
  /** @param {Line} line */
  const counts = ({ mistake, weight }) => (mistake ? weight : 0);
  return [...lines].sort((a, b) => counts(b) - counts(a) || a.index - b.index);
}
