// The lobby's progress of people who have played before: deals of the day and practice. Loaded after the first
// render; the lobby reserves its space.

import catalogue from "nanafuda:catalogue";

import * as progress from "../progress/index.ts";
import { countedIn, dayId, ifRead, signOf, stateOf, titleInWords, titleOf } from "../progress/index.ts";
import { TODAY, today, waiting } from "../progress/index.ts";
import { t } from "../../i18n/messages.ts";
import * as dealStore from "../../storage/deals.ts";
import * as duplicates from "../../storage/duplicate-deals.ts";
import { settings } from "../../storage/settings.ts";
import * as practised from "../../storage/practice-progress.ts";
import { unitOf } from "../review/index.ts";

/** Reads the titles. @returns a game's in words; null: none */
export async function titles() {
  const deals = (await ifRead(dealStore.all())) ?? [];
  const all = new Map(catalogue.games.map(({ id }) => [id as string, titleOf(countedIn(deals, id))]));
  return (game: string) => {
    const title = all.get(game);
    return title ? titleInWords("short", title, unitOf(game)) : null;
  };
}

/** Number of due mistakes per game, most first. */
export async function dueMistakes(): Promise<[string, number][]> {
  const counts: Map<string, number> = new Map();
  for (const { game } of (await ifRead(waiting())) ?? []) counts.set(game, (counts.get(game) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]);
}

/** The state of a game's deal of today, in words. */
export function dayOf(id: string) {
  const board = duplicates.of(dayId(id, today()));
  const state = stateOf(board);
  return {
    state,
    said: state === "compared" ? t("lobby-day-compared", { percent: signOf(board) }) : t("lobby-day", { state }),
  };
}

/** The answers to today's positions; null: none yet. */
export function three() {
  const answered = Object.values(practised.today(today()));
  return Array.from({ length: TODAY }, (_, i) => answered[i] ?? null);
}

/** Number of days in a row. */
export const run = () => (settings.get("tomorrow") ? progress.runsOf(progress.daysPlayed()).current : 0);
