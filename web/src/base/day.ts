// The day of daily deals and puzzles.

/** Milliseconds of a day. */
export const DAY = 86_400_000;

/** The current date in UTC, so that a day begins at the same time for everybody. */
export const today = () => new Date().toISOString().slice(0, "2026-11-23".length);

/** The day that is so many days later. */
export const daysAfter = (day: string, count: number) =>
  new Date(Date.parse(day) + count * DAY).toISOString().slice(0, day.length);
