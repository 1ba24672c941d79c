// The accessible name of a card in the hand.

import type { CardLook, Scene } from "../game-table.ts";

/** Accessible name of a card in the hand: its parts in order. */
interface CardLabel {
  notes: CardLook["notes"]; // of the game, as “trump”
  state: "refused" | "playable" | "selectable" | null; // whether it may be chosen; null: no card is asked for
  nth: number; // place in the hand, from 1
  of: number; // cards in the hand
}

/** Returns a card's name, its notes and its place: “Coin 7, trump, playable, 2 of 5”. */
export function cardLabel(card: string, scene: Scene, { notes, state, nth, of }: CardLabel) {
  const { t } = scene;
  return [
    scene.cardName(card),
    ...notes.filter((note) => !!note),
    ...(scene.hinted.includes(card) ? [t("hint")] : []),
    ...(state ? [t(`table-${state}`)] : []),
    t("table-nth", { n: nth, of }),
  ].join(t("table-comma"));
}
