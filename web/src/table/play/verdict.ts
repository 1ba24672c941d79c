// Verdicts and losses in words.

export type Review = Protocol.Review;

export type Line = Protocol.Line;

export type Words = { t: (id: string, facts?: Record<string, string | number>) => string };

/** Verdict on a decision: the engine's, or “hard” for a hard decision that was right. */
export type Verdict = Line["verdict"] | "hard";

/** A review so far; `front`: how many of its lines are the first decisions, one after the other. */
export type Running = Review & { front: number };

export const verdictOn = ({ verdict, hard }: Line): Verdict => (hard ? "hard" : verdict);

/** A sign for each verdict, so that they do not differ by colour alone. */
export const SIGNS: Record<Verdict, string> = {
  mistake: "✕",
  small: "−",
  hard: "★",
  best: "✓",
  better: "+",
  equal: "≈",
  unclear: "?",
};

/** A loss with its unit. @param doubt its standard error */
export const costInWords = (unit: string, loss: number, { t }: Words, doubt: number = 0) =>
  t(`review-${unit}`, { value: amount(unit, loss, doubt) });

/** Rounds an amount to its meaningful precision. Never negative. */
export function amount(unit: string, loss: number, doubt: number = 0) {
  const scale = unit === "win" ? 100 : 1;
  const value = Math.abs(scale * loss);
  const digits = value >= 10 || scale * doubt >= 0.5 ? 0 : 1;
  return Number(value.toFixed(digits)) || Number(value.toFixed(digits + 1));
}
