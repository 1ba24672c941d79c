/**
 * What every scene of a game has, whatever its table shows: words, the pack and its pictures, constants of the rules.
 * @typedef {import("../game-table.js").Scene} Scene
 */
import { nothing } from "lit-html";
import catalogue from "nanafuda:catalogue";
import { cardBack, cardFace, person, suitMark } from "../../cards/cards.js";
import { template } from "../../cards/template.js";
import { sayings } from "../announcer/phrases.js";

/**
 * @param {import("../game-table.js").GameTable} game
 * @param {number} me  the person's seat
 * @param {{settings: {get(key: string): any}, words: typeof import("../../i18n/messages.js")}} given
 * @param {(seat: number) => string} [seatName]  where the seats are not called what they always are
 */
export function sceneOf(game, me, { settings, words }, seatName = (seat) => words.seatName(seat, me)) {
  const about = /** @type {Seam.GameEntry} */ (catalogue.games.find(({ id }) => id === game.id));
  const { pack, facts, initial } = about;
  const chosen = settings.get("letters");
  const letters = chosen === "auto" ? words.LANGUAGES[words.lang].letters : chosen;
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
    face: (/** @type {string} */ code) => template(cardFace(code, picture)),
    mini: (/** @type {string} */ code) => template(cardFace(code, { ...picture, mini: true })),
    mark: (/** @type {string} */ suit) => template(suitMark(suit, picture)),
    portrait: (/** @type {number} */ seat) => template(person(words.sitter(seat, me))),
    back: () => template(cardBack()),
  };
}

/** @param {string} keys  as in `aria-keyshortcuts` */
const unlettered = (keys) =>
  keys
    .split(" ")
    .filter((key) => key.length > 1)
    .join(" ") || nothing;

/** Where something is played. @param {import("../table.js").TableView} table @returns {Scene} */
export function sceneAt(table) {
  const { ctx, controller, choosing, sitting } = table;
  const { table: now, shown = now, news = null } = controller.step;
  return {
    ...sceneOf(table.game, now.seat, ctx),
    table: now,
    shown,
    news,
    legal: sitting.legal(controller.legal),
    next: controller.waitsFor,
    story: table.telling.story,
    levels: controller.state.levels,
    hinted: table.hint.cards,
    wide: table.wide,
    bare: table.bare,
    chosen: choosing.cards,
    tapped: choosing.tapped,
    own: choosing.own,
    keep: (values) => {
      choosing.own = { ...choosing.own, ...values };
      table.draw();
    },
    act: (action) => table.act(action),
    tell: (sentence) => {
      if (!sitting.diverts()) table.refuse(sentence);
    },
    answer: sitting.answer,
    toggle: (card) => table.toggle(card),
    offer: (actions) => table.offer(actions),
    open: (panel) => table.dialogs.toggle(panel),
    explain: sitting.aids?.explain ?? null,
  };
}
