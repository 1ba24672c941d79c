// The person's title in a game, from the percents against the field that are stored with the deals.

import { progress, t } from "../../i18n/messages.ts";
import * as dealStore from "../../storage/deals.ts";
import { cardsOf, deletedDeals } from "../../storage/statistics.ts";

/** Mean percent from which each title but the first is reached; docs/bots.md says how far bots come. */
const BOUNDS = [47, 54, 60, 67];
/** A title falls if the mean is this far below its bound: the mean of one player wanders by as much. */
const SLACK = 5;
/** Deals in the mean, and deals from one change of the title to the next. */
const COUNTED = 50;
const LASTS = 20;
/** Fewest deals that give a title, which is one of the first two. */
const ENOUGH = 10;

export interface Title {
  rank: number; // 0 … 4, the names are in `title-name`
  mean: number; // percent, of the last deals
  deals: number; // number of these
  next?: number; // percent of the next title; absent: there is none
  fresh?: string; // replay of the last deal, if that has reached the title
}

type Counted = Pick<dealStore.Deal, "at" | "replay" | "undone" | "hinted" | "field">;

/**
 * The deals of a game that count, oldest first: the first try at the cards, if it is compared and had no help.
 * Deleted deals count on, so that deleting bad ones raises no title.
 * @param deals newest first
 */
export function countedIn(deals: readonly dealStore.Deal[], game: string): Counted[] {
  const own: Counted[] = deals.filter((deal) => deal.game === game).reverse();
  const stored = new Set(own.map(({ at }) => at));
  own.push(...deletedDeals(game).filter(({ at }) => !stored.has(at)));
  own.sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
  const tries = Map.groupBy(own, ({ replay }) => cardsOf(replay));
  return [...tries.values()].map(([first]) => first).filter(({ field, undone, hinted }) => field && !undone && !hinted);
}

/** Repeats the climb: a title rises and falls by one, and not again for some deals. */
export function titleOf(counted: readonly Pick<Counted, "replay" | "field">[]): Title | null {
  let title: Title | null = null;
  for (let count = ENOUGH, since = 0; count <= counted.length; count++) {
    const last = counted.slice(Math.max(0, count - COUNTED), count);
    const mean = last.reduce((sum, { field }) => sum + (field?.percent ?? 0), 0) / last.length;
    const before: number = title?.rank ?? 0;
    let rank = before;
    if (!title || ++since >= LASTS) {
      if (mean >= (BOUNDS[before] ?? Infinity)) rank++;
      else if (before && mean < BOUNDS[before - 1] - SLACK) rank--;
    }
    if (rank !== before) since = 0;
    const fresh: string | undefined = rank > before || !title ? counted[count - 1].replay : undefined;
    title = { rank, mean, deals: last.length, next: BOUNDS[rank], fresh };
  }
  return title;
}

/** The title in a game, and its words; null: too few deals count. Rejects if the deals cannot be read. */
export async function titleIn(game: string): Promise<Title | null> {
  const [deals] = await Promise.all([dealStore.all(), progress()]);
  return titleOf(countedIn(deals, game));
}

export const titleName = ({ rank }: Title) => t("title-name", { rank });

/** All titles, each with the percent from which it is reached. */
export const titlesInWords = () =>
  [0, ...BOUNDS].map((from, rank) => t("title-from", { name: t("title-name", { rank }), from })).join(t("table-comma"));

/** @param form “short”: with the way to the next; “reached”: what a deal has brought; “about”: what counts */
export const titleInWords = (form: "short" | "reached" | "about", title: Title, unit: string) => {
  const { rank, mean, deals, next } = title;
  const above = t("title-name", { rank: rank + 1 });
  // A mean below a bound is not shown as that.
  const facts = { name: titleName(title), above, mean: Math.floor(mean), deals, unit, next: next ?? "none" };
  return t(`title-${form}`, facts);
};
