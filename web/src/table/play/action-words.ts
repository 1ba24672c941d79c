// Actions in words, and the controls that perform them.

import { byRank, parse, rankOf, type Scene, type GameTable } from "../game-table.ts";

/** Returns the cards of the hand and the controls that perform an action. */
export function controlsOf(root: HTMLElement, action: string, game: GameTable): Element[] {
  const { verb, at } = parse(action);
  const wanted = [
    ...cardsOf(action, game).map((card) => `.hand-card[data-card="${CSS.escape(card)}"]`),
    `[data-action="${CSS.escape(action)}"]`,
    `.actions [data-id="${CSS.escape(action)}"]`,
    `.actions [data-id="${verb}"]`,
  ];
  if (at) wanted.push(`.middle [data-at="${CSS.escape(at)}"]`);
  return [...root.querySelectorAll(wanted.join(", "))];
}

/** The cards that an action takes from the hand. */
export const cardsOf = (action: string, game: GameTable) => game.uses?.(action) ?? parse(action).cards;

/** Whether what an action names is a seat, as in a prediction, and no card. */
export const isSeatNumber = (named: string = "") => /^\d+$/.test(named);

export const actionInWords = (action: string, scene: Scene, game: GameTable) =>
  game.actionInWords?.(action, scene) ?? withVerb(action, idOf(parse(action).verb, scene, game), scene);

/** The message of a verb: the game's own, or the one that games share. */
export function idOf(verb: string, { says }: Scene, game: GameTable) {
  const own = `${game.id}-action-${verb}`;
  return says(own) ? own : `action-${verb}`;
}

export function withVerb(action: string, id: string, scene: Scene) {
  const { cards, as, at } = parse(action);
  const isSeat = isSeatNumber(cards[0]);
  return scene.t(id, {
    seat: isSeat ? Number(cards[0]) : "",
    cards: isSeat || !cards.length ? "" : cardsInWords(cards, as, scene),
    count: cards.length,
    at: at ?? "",
    step: scene.step ?? "",
  });
}

/** A list of cards; a Joker with the card it represents. */
function cardsInWords(cards: readonly string[], as: Record<string, string>, scene: Scene) {
  const { brief, t, list, cardName } = scene;
  if (!brief)
    return list(cards.map((card) => (as[card] ? t("action-as", { card, as: cardName(as[card]) }) : cardName(card))));
  const joker = cards.find((card) => as[card]);
  const all = spans(joker ? byRank(cards.map((card) => as[card] ?? card)) : cards, scene);
  if (!joker) return all;
  return cards.length > 1
    ? t("cards-joker", { cards: all, card: as[joker] })
    : t("action-as", { card: joker, as: cardName(as[joker]) });
}

/** A list of cards, with runs of three or more joined. */
function spans(cards: readonly string[], { t, list, cardName, rankName }: Scene) {
  const rows: string[][] = [];
  for (const card of cards) {
    const before = rows.at(-1)?.at(-1) ?? "";
    if (card[0] === before[0] && rankOf(card) === rankOf(before) + 1) rows.at(-1)?.push(card);
    else rows.push([card]);
  }
  const span = (row: string[]) => t("card-span", { card: row[0], last: rankName(rankOf(row[row.length - 1])) });
  return list(rows.flatMap((row) => (row.length > 2 ? span(row) : row.map(cardName))));
}
