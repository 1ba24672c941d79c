// Selecting several cards that are played together.

import { parse, type Scene } from "../game-table.ts";

type Selecting = Pick<Scene, "legal" | "chosen" | "tapped">;

/** The legal plays with all these cards, small ones first. */
export const playsWith = (cards: readonly string[], { legal }: Selecting) =>
  legal
    .map((action) => parse(action).cards)
    .filter((play) => play.length && cards.every((card) => play.includes(card)))
    .sort((a, b) => a.length - b.length);

/**
 * What is selected once this card has been tapped. A selection is made whole where the rest is clear: the pair that is
 * asked for, the card between the two ends of a run; a card that does not go with it begins anew. A card that came
 * along stays when it is tapped as well; one that was tapped goes back, and what came along with it.
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
