/**
 * What every scene of a game has, whatever its table shows: words, the pack and its pictures, constants of the rules.
 * @typedef {import("./game.js").Scene} Scene
 */
import { nothing } from "lit-html";
import { unsafeHTML } from "lit-html/directives/unsafe-html.js";
import catalogue from "nanafuda:catalogue";
import { cardBack, cardFace, person, suitMark } from "../cards/cards.js";
import { sayings } from "./sayings.js";

/**
 * @param {import("./game.js").GameTable} game
 * @param {number} me  the person's seat
 * @param {{settings: {get(key: string): any}, words: typeof import("../words/words.js")}} given
 * @param {(seat: number) => string} [seatName]  where the seats are not called what they always are
 */
export function sceneOf(game, me, { settings, words }, seatName = (seat) => words.seatName(seat, me)) {
  const about = /** @type {Seam.GameEntry} */ (catalogue.games.find(({ id }) => id === game.id));
  const { pack, facts, initial } = about;
  const chosen = settings.get("letters");
  const letters = chosen === "auto" ? (words.lang === "ja" ? "kanji" : "latin") : chosen;
  const picture = { pack, letters, fourColour: settings.get("fourColours") };
  return {
    ...sayings(game.id, {
      me,
      told: "seen",
      t: (id, args) => words.t(id, { unit: game.unit ?? "deal", ...args }),
      seatName,
      cardName: (code) => words.cardName(code, pack),
      suitName: (suit) => words.suitName(suit, pack),
      rankName: (rank) => words.rankName(rank, pack),
    }),
    says: words.has,
    cardSign: (/** @type {string} */ code) => words.cardSign(code, pack),
    shortcut: (/** @type {string} */ keys) => (settings.get("shortcuts") === false ? unlettered(keys) : keys),
    facts,
    pack: catalogue.packs[pack],
    initial,
    face: (/** @type {string} */ code) => unsafeHTML(cardFace(code, picture)),
    mini: (/** @type {string} */ code) => unsafeHTML(cardFace(code, { ...picture, mini: true })),
    mark: (/** @type {string} */ suit) => unsafeHTML(suitMark(suit, picture)),
    portrait: (/** @type {number} */ seat) => unsafeHTML(person(words.sitter(seat, me))),
    back: () => unsafeHTML(cardBack()),
  };
}

/** @param {string} keys  as in `aria-keyshortcuts` */
const unlettered = (keys) =>
  keys
    .split(" ")
    .filter((key) => key.length > 1)
    .join(" ") || nothing;
