// Turns facts into words. Message arguments are seat numbers, card codes and suit codes and are replaced by their
// names where the game's schema marks a field of that name, so a log line needs only the engine's event.

import type { Facts, Form, Phrases } from "../game-table.ts";
import type { Scene, Optional } from "../game-table.ts";
import { marksOf } from "../marks.ts";

/** Code of a card or suit; other values are already words. */
const CODE = /^[A-Z]\d+$/;
const SUIT = /^[A-Z]$/;

/** Adds naming of seats, cards and suits to the message functions of a scene. */
export function phrases(
  game: string,
  { me, form, t, seatName, cardName, suitName, rankName }: Omit<Phrases, "say" | "list">,
): Phrases {
  const list = (items: readonly Optional<string>[]) => items.filter(Boolean).join(t("table-comma"));
  const named = (fact: unknown, name: (one: unknown) => unknown) =>
    !Array.isArray(fact) ? name(fact) : fact.length ? list(fact.map((one) => String(name(one)))) : "none";
  const seat = (one: unknown) => (typeof one === "number" ? seatName(one) : one);
  const card = (one: unknown) => (typeof one === "string" && CODE.test(one) ? cardName(one) : one);
  const suit = (one: unknown) => (typeof one === "string" && SUIT.test(one) ? suitName(one) : one);
  const { seats, cards, suits } = marksOf(game);
  const read = ([name, fact]: [string, unknown]) => {
    if (fact === null) return [name, "none"];
    if (seats.includes(name)) return [name, named(fact, seat)];
    if (cards.includes(name)) return [name, named(fact, card)];
    return [name, suits.includes(name) ? suit(fact) : fact];
  };
  const words = (id: string, facts: Facts & { seat?: unknown; winner?: unknown } = {}) => {
    const you = ("seat" in facts ? facts.seat : facts.winner) === me ? "yes" : "no";
    return t(id, { you, form, ...Object.fromEntries(Object.entries(facts).map(read)) });
  };
  return {
    me,
    form,
    t: words,
    say: (id, facts) => words(`${game}-${id}`, facts),
    list,
    seatName,
    cardName,
    suitName,
    rankName,
  };
}

/** Scene with spoken phrases. */
export const aloud = (scene: Scene, game: string, form: Form = "full"): Scene => ({
  ...scene,
  ...phrases(game, { ...scene, form }),
});

/** Joins cards of one suit or rank: "5, 6, 7 of Spades". */
export function together(
  cards: readonly string[],
  { t, pack, list, cardName, suitName, rankName }: Pick<Scene, "pack" | keyof Phrases>,
) {
  const [suits, ranks] = [cards.map((card) => card[0]), cards.map((card) => rankName(Number(card.slice(1))))];
  const one = (all: string[]) => new Set(all).size === 1;
  if (cards.length < 2 || cards.includes(pack.joker ?? "")) return list(cards.map(cardName));
  if (one(suits)) return t("cards-of-suit", { suit: suits[0], ranks: list(ranks) });
  return one(ranks)
    ? t("cards-of-rank", { rank: ranks[0], suits: list(suits.map(suitName)) })
    : list(cards.map(cardName));
}

/** Returns whether an event names this seat, or no seat at all. */
export function concerns(event: object, seat: number, game: string) {
  const { seats } = marksOf(game);
  const named = Object.entries(event).flatMap(([name, fact]) => (seats.includes(name) ? fact : []));
  return !named.length || named.includes(seat);
}

/** Formats a number with a real minus sign. */
export const figure = (points: number | string) => String(points).replace("-", "−");
