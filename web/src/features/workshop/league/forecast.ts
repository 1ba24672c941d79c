// How long a league takes, by the time of deals that each of its bots has played on this device.

/** Milliseconds after which the next bot's turn comes, so that a slow one delays the others only so much. */
export const TURN = 10_000;
/** Deals that a bot plays before the next one's turn, as in workshop/season.py. */
export const BLOCK = 40;

export interface Pace {
  time: number; // milliseconds that its deals have taken
  timed: number; // number of these deals, with that of the trial
  tried: string | null; // why it failed in the trial; "": it did not; null: there was none
}

/**
 * Returns the minutes that remain of a league; null before each bot has played a deal.
 * @param bots those that have not failed, with the deals that they have played
 * @param start milliseconds in which an interpreter starts
 */
export function minutesLeft(bots: readonly (Pace & { done: number })[], deals: number, start: number): number | null {
  const playing = bots.filter(({ done }) => done < deals);
  if (playing.some(({ timed }) => !timed)) return null;
  return playing.reduce((sum, one) => sum + timeLeft(one, deals, start), 0) / 60_000;
}

function timeLeft({ done, time, timed, tried }: Pace & { done: number }, deals: number, start: number) {
  const deal = time / timed;
  if (tried && !done) return deal + start; // it will fail again
  const left = deals - done;
  const turn = Math.min(BLOCK, Math.max(1, Math.ceil(TURN / deal)));
  return left * deal + Math.ceil(left / turn) * start;
}
