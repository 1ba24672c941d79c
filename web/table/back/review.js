/**
 * What the person's decisions of a deal that has ended were worth. The engine weighs them again slice by slice, in
 * the background; what has been found is kept.
 * @typedef {import("../game.js").Scene} Scene
 * @typedef {Seam.Review} Review
 * @typedef {Seam.Line} Line
 * @typedef {{t: (id: string, facts?: Record<string, string | number>) => string}} Words
 * @typedef {Line["verdict"] | "hard"} Verdict  on a decision: the engine's, or that it was hard, and right
 *
 * @typedef {Object} ReviewParts
 * @property {(request: Seam.Requests["review"]) =>
 *   Promise<import("../../worker/engine.js").Reply<Seam.Requests["review"]>>} ask
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

/** What the mistakes cost together, in each unit. @param {readonly Line[]} lines */
const lossesOf = (lines) =>
  [
    ...Map.groupBy(
      lines.filter(({ mistake }) => mistake),
      ({ unit }) => unit,
    ),
  ].map(([unit, some]) => ({ unit, loss: some.reduce((sum, { loss }) => sum + loss, 0), mistakes: some.length }));

/** What is kept of a review: besides, how many of the decisions are the expert's own. @param {readonly Line[]} lines */
export const foundBy = (lines) => ({
  losses: lossesOf(lines),
  agreed: { same: lines.filter(({ action, best }) => action === best).length, of: lines.length },
  mistakes: lines.filter(({ mistake }) => mistake).map(({ index, action }) => ({ index, action })),
});

/** The same in a sentence, of at least one mistake. @param {ReturnType<typeof lossesOf>} losses @param {Words} words */
export function lossesInWords(losses, words) {
  const count = losses.reduce((sum, { mistakes }) => sum + mistakes, 0);
  const costs = losses.map(({ unit, loss }) => costInWords(unit, loss, words));
  return words.t("review-cost", { count, costs: costs.join(words.t("table-and")) });
}

/** A whole review in a sentence: what the mistakes cost together. @param {Review} review @param {Scene} scene */
export function reviewInWords({ deal, lines }, scene) {
  const losses = lossesOf(lines);
  if (losses.length) return lossesInWords(losses, scene);
  if (!lines.length) return scene.t("review-nothing-to-decide");
  const hard = lines.filter((line) => verdictOn(line) === "hard").length;
  const went = wentBadly(deal, scene) ? "badly" : "well";
  return scene.t("review-nothing-to-mend", { hard, went });
}

/** Whether nobody has come off worse in a deal. @param {number} deal @param {Scene} scene */
function wentBadly(deal, { table, me }) {
  const result = table.results.find((one) => one.deal === deal);
  if (!result) return false;
  if ("ranking" in result) return result.ranking.at(-1) === me;
  const low = catalogue.games.find(({ id }) => id === table.game)?.lowest;
  const gains = result.change.map((change) => (low ? -change : change));
  return gains[me] === Math.min(...gains) && gains[me] < Math.max(...gains);
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
