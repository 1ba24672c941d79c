// The mean of percents with its 95% interval.

/** Student's t, in standard errors, from 1 degree of freedom; the extra deal adds one. */
export const SURE = [
  ...[12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228],
  ...[2.201, 2.179, 2.16, 2.145, 2.131, 2.12, 2.11, 2.101, 2.093, 2.086],
  ...[2.08, 2.074, 2.069, 2.064, 2.06, 2.056, 2.052, 2.048, 2.045, 2.042],
];
/** Variance of a uniformly distributed percent. */
const SPREAD = 100 ** 2 / 12;

/** `low` and `high` are null for a single percent. */
export type Mean = { played: number; mean: number; low: number | null; high: number | null };

const tenths = (value: number) => Math.round(10 * value) / 10;

/**
 * Returns null without percents. The variance includes one extra deal with the spread of uniformly distributed percents,
 * because a few similar deals do not make a result certain.
 */
export function meanOf(percents: readonly number[]): Mean | null {
  const played = percents.length;
  if (!played) return null;
  const mean = percents.reduce((sum, one) => sum + one, 0) / played;
  if (played === 1) return { played, mean: tenths(mean), low: null, high: null };
  const variance = (percents.reduce((sum, one) => sum + (one - mean) ** 2, 0) + SPREAD) / played;
  const half = (SURE[played - 1] ?? 1.96) * Math.sqrt(variance / played);
  return {
    played,
    mean: tenths(mean),
    low: tenths(Math.max(0, mean - half)),
    high: tenths(Math.min(100, mean + half)),
  };
}
