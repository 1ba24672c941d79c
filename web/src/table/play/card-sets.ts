// Selection of several cards that are played together.

import { parse, type Scene } from "../game-table.ts";

type Selecting = Pick<Scene, "legal" | "chosen" | "tapped">;

/** Legal plays that contain all these cards, fewest cards first. */
export const playsWith = (cards: readonly string[], { legal }: Selecting) =>
  legal
    .map((action) => parse(action).cards)
    .filter((play) => play.length && cards.every((card) => play.includes(card)))
    .sort((a, b) => a.length - b.length);

/**
 * Returns the selection after a tap. Cards are added if the rest is unambiguous: a requested pair, or the card between
 * the ends of a run. A card that does not fit starts a new selection. Tapping an added card keeps it; tapping a tapped
 * card removes it with the cards it added.
 * @param free whether any cards go together
 */
export function madeWhole(card: string, scene: Selecting, free: boolean) {
  const { chosen, tapped } = scene;
  if (tapped.includes(card)) return tapped.filter((one) => one !== card);
  if (chosen.includes(card)) return chosen;
  const more = [...chosen, card];
  const whole = free ? more : playsWith(more, scene)[0];
  if (whole) return whole;
  const plays = playsWith([card], scene);
  const kept = (play: string[]) => play.filter((one) => tapped.includes(one)).length;
  const least = plays.filter((play) => play.length === plays[0].length);
  return least.sort((a, b) => kept(b) - kept(a))[0] ?? [card];
}
