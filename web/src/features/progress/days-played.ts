// The days on which the person has finished a deal of the day: runs, percents and when the next deals come.

import catalogue from "nanafuda:catalogue";

import * as duplicates from "../../storage/duplicate-deals.ts";
import { DAY, daysAfter, today } from "../../base/day.ts";
import { dayId } from "./duplicate-progress.ts";

const DAILY = /^[a-z-]+\/(?<day>\d{4}-\d\d-\d\d)$/;

/** The days with a finished deal of the day. */
export function daysPlayed(boards: Record<string, duplicates.Board> = duplicates.all()): Set<string> {
  const days = Object.entries(boards)
    .filter(([, board]) => duplicates.counted(board))
    .flatMap(([id]) => DAILY.exec(id)?.groups?.day ?? []);
  return new Set(days);
}

/** Number of days in a row up to today or yesterday, and the longest run ever. A missed day ends only the first. */
export function runsOf(days: Set<string>, now: string = today()): { current: number; best: number } {
  const runTo = (day: string): number => {
    let count = 0;
    while (days.has(daysAfter(day, -count))) count++;
    return count;
  };
  const current = runTo(days.has(now) ? now : daysAfter(now, -1));
  return { current, best: Math.max(0, ...[...days].map(runTo)) };
}

/** Mean percent of a day's compared deals, whole; null: none. */
export function percentOf(day: string): number | null {
  const percents = catalogue.games.flatMap(
    ({ id }) => duplicates.counted(duplicates.of(dayId(id, day)))?.percent ?? [],
  );
  return percents.length ? Math.round(percents.reduce((sum, one) => sum + one, 0) / percents.length) : null;
}

/** When the next deals come. */
export const nextDeals = (now: string = today()) => new Date(Date.parse(now) + DAY);
