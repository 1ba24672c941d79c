/**
 * Facts in words. A message's argument that is a seat, a card or a suit is given as its number or code and read as
 * its name, so that an event of the engine is all that a line of the log needs.
 *
 * @typedef {object} Facts  arguments of a message; null is read as “none”
 * @typedef {"seen" | "full" | "short"} Told  whether words are read on the screen or heard, and then in full or as few as
 *   can be
 *
 * @typedef {import("../game-table.js").Scene} Scene
 *
 * @typedef {Object} Sayings
 * @property {number} me   the person's seat
 * @property {Told} told
 * @property {(id: string, facts?: Facts) => string} t  words that all games share
 * @property {(id: string, facts?: Facts) => string} say  the game's own: `<game>-<id>`
 * @property {(items: readonly import("../game-table.js").Perhaps<string>[]) => string} list  "Aoi, Ren"
 * @property {(seat: number) => string} seatName
 * @property {(code: string) => string} cardName
 * @property {(suit: string) => string} suitName
 * @property {(rank: number) => string} rankName
 */

/** Arguments that are a seat, or a list of seats. */
const AS_SEAT = ["seat", "seats", "dealer", "start", "from", "to", "on", "source", "winner", "victim"];
/** Arguments that are a card, or a list of cards. */
const AS_CARD = ["card", "cards", "claimed", "laid", "lost", "taken", "turned", "twin"];
const AS_SUIT = ["suit", "denomination", "trump", "led"];
/** A card's and a suit's code; anything else has been put into words already. */
const CODE = /^[A-Z]\d+$/;
const SUIT = /^[A-Z]$/;

/**
 * The words of a scene, from words that take names.
 * @param {string} game @param {Omit<Sayings, "say" | "list">} plain @returns {Sayings}
 */
export function sayings(game, { me, told, t, seatName, cardName, suitName, rankName }) {
  /** @param {readonly import("../game-table.js").Perhaps<string>[]} items */
  const list = (items) => items.filter(Boolean).join(t("table-comma"));
  /** @param {unknown} fact @param {(one: unknown) => unknown} name */
  const named = (fact, name) =>
    !Array.isArray(fact) ? name(fact) : fact.length ? list(fact.map((one) => String(name(one)))) : "none";
  const seat = (/** @type {unknown} */ one) => (typeof one === "number" ? seatName(one) : one);
  const card = (/** @type {unknown} */ one) => (typeof one === "string" && CODE.test(one) ? cardName(one) : one);
  const suit = (/** @type {unknown} */ one) => (typeof one === "string" && SUIT.test(one) ? suitName(one) : one);
  /** @param {[string, unknown]} fact */
  const read = ([name, fact]) => {
    if (fact === null) return [name, "none"];
    if (AS_SEAT.includes(name)) return [name, named(fact, seat)];
    if (AS_CARD.includes(name)) return [name, named(fact, card)];
    return [name, AS_SUIT.includes(name) ? suit(fact) : fact];
  };
  /** @param {string} id @param {Facts & {seat?: unknown, winner?: unknown}} [facts] */
  const words = (id, facts = {}) => {
    const you = ("seat" in facts ? facts.seat : facts.winner) === me ? "yes" : "no";
    return t(id, { you, told, ...Object.fromEntries(Object.entries(facts).map(read)) });
  };
  return {
    me,
    told,
    t: words,
    say: (id, facts) => words(`${game}-${id}`, facts),
    list,
    seatName,
    cardName,
    suitName,
    rankName,
  };
}

/**
 * The scene for words that are heard.
 * @param {Scene} scene @param {string} game @param {Told} [told] @returns {Scene}
 */
export const aloud = (scene, game, told = "full") => ({ ...scene, ...sayings(game, { ...scene, told }) });

/**
 * Cards of one suit, or of one rank, named in one breath: "5, 6, 7 of Spades".
 * @param {readonly string[]} cards @param {Pick<Scene, "pack" | keyof Sayings>} scene
 */
export function together(cards, { t, pack, list, cardName, suitName, rankName }) {
  const [suits, ranks] = [cards.map((card) => card[0]), cards.map((card) => rankName(Number(card.slice(1))))];
  const one = (/** @type {string[]} */ all) => new Set(all).size === 1;
  if (cards.length < 2 || cards.includes(pack.joker ?? "")) return list(cards.map(cardName));
  if (one(suits)) return t("cards-of-suit", { suit: suits[0], ranks: list(ranks) });
  return one(ranks)
    ? t("cards-of-rank", { rank: ranks[0], suits: list(suits.map(suitName)) })
    : list(cards.map(cardName));
}

/** Whether a seat is among those that an event names, or it names none. @param {object} event @param {number} seat */
export function concerns(event, seat) {
  const named = Object.entries(event).flatMap(([name, fact]) => (AS_SEAT.includes(name) ? fact : []));
  return !named.length || named.includes(seat);
}

/** With a real minus sign. @param {number | string} points */
export const figure = (points) => String(points).replace("-", "−");
