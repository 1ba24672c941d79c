// The person's title in a game, from the percents against the field that are stored with the deals.

import { progress, t } from "../../i18n/messages.ts";
import * as dealStore from "../../storage/deals.ts";

/** Mean percent from which each title but the first is reached; docs/bots.md says how far bots come. */
const BOUNDS = [47, 55, 60, 67];
/** Deals in the mean, and deals that a title lasts at least. */
const COUNTED = 20;
/** Fewest deals that give a title. */
const ENOUGH = 10;

export interface Title {
  rank: number; // 0 … 4, the names are in `title-name`
  mean: number; // percent, of the last deals
  deals: number; // number of these
  next?: number; // percent of the next title; absent: there is none
  fresh?: string; // replay of the last deal, if that has reached the title
}

/**
 * The deals of a game that count, oldest first: the first try at the cards, if it is compared and had no help.
 * @param deals newest first
 */
export function countedIn(deals: readonly dealStore.Deal[], game: string) {
  const own = deals.filter((deal) => deal.game === game).reverse();
  const tries = Map.groupBy(own, ({ replay }) => replay.split("&moves=")[0]); // the cards
  return [...tries.values()].map(([first]) => first).filter(({ field, undone, hinted }) => field && !undone && !hinted);
}

/** Repeats the climb. A title falls by one if the deals that it lasts at least have a lower mean, or those after them. */
export function titleOf(counted: readonly Pick<dealStore.Deal, "replay" | "field">[]): Title | null {
  let title: Title | null = null;
  for (let count = ENOUGH, since = 0; count <= counted.length; count++) {
    const last = counted.slice(Math.max(0, count - COUNTED), count);
    const mean = last.reduce((sum, { field }) => sum + (field?.percent ?? 0), 0) / last.length;
    const reached = BOUNDS.filter((bound) => mean >= bound).length;
    const before: number = title?.rank ?? -1;
    const falls = ++since >= COUNTED && reached < before;
    const rank = falls ? before - 1 : Math.max(before, reached);
    if (rank !== before) since = 0;
    const fresh = rank > before ? counted[count - 1].replay : undefined;
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
