// Verdicts and losses in words.

export type Review = Protocol.Review;

export type Line = Protocol.Line;

export type Choice = Protocol.Choice;

export type Words = { t: (id: string, facts?: Record<string, string | number>) => string };

/** Verdict on a decision: the engine's, or “hard” for a hard decision that was right. */
export type Verdict = Line["verdict"] | "hard";

/** A review so far; `front`: how many of its lines are the first decisions, one after the other. */
export type Running = Review & { front: number };

/** The alternative that is as good or not told apart, the one that the reason names first; null if there is none. */
export function tiedWith({ choices, near, reason }: Pick<Protocol.Assessment, "choices" | "near" | "reason">) {
  const named = near.find((action) => action === reason.args.instead) ?? near[0];
  return choices.find(({ action }) => action === named) ?? null;
}

/** The verdict to show: of two tied choices, both have the same. */
export function verdictOn(line: Line): Verdict {
  if (line.hard) return "hard";
  const tied = line.verdict === "best" && tiedWith(line);
  return tied ? (tied.standing as "equal" | "unclear") : line.verdict;
}

/** A sign for each verdict, so that they do not differ by colour alone. */
export const SIGNS: Record<Verdict, string> = {
  mistake: "✕",
  small: "≈",
  hard: "★",
  best: "✓",
  better: "+",
  equal: "=",
  unclear: "?",
};

/** A loss with its unit. @param doubt its standard error */
export const costInWords = (unit: string, loss: number, { t }: Words, doubt: number = 0) =>
  t(`review-${unit}`, { value: amount(unit, loss, doubt) });

/** Rounds an amount to its meaningful precision. Never negative. */
export function amount(unit: string, loss: number, doubt: number = 0) {
  const scale = unit === "win" ? 100 : 1;
  const value = Math.abs(scale * loss);
  const digits = value >= (unit === "win" ? 1 : 10) || scale * doubt >= 0.5 ? 0 : 1;
  return Number(value.toFixed(digits)) || Number(value.toFixed(digits + 1));
}

/** Wins in 100 with the best choice and with the one that was made. */
export function winsIn100({ choices: [best, ...rest], action }: Line) {
  const behind = rest.find((one) => one.action === action)?.behind ?? 0;
  return { here: Math.round(100 * best.mean), there: Math.round(100 * (best.mean - behind)) };
}
