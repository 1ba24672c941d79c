/**
 * The table of a deal that has ended as a seat saw it at some moment: to be looked at, never to be played on.
 * @typedef {import("../../table/game-table.js").Scene} Scene
 * @typedef {import("../../table/game-table.js").GameTable} GameTable
 * @typedef {{table: Seam.Table, seat: number, story?: readonly Seam.Event[]}} Seen  what there was to be seen, by
 *   which seat, and what had happened in public until then
 */
import { html } from "lit-html";
import { tableInWords } from "../../table/draw/panels.js";
import { sayings } from "../../table/announcer/phrases.js";

/**
 * The scene as another seat's, in which nothing can be done.
 * @param {Seen} seen @param {Scene} scene @param {GameTable} game @returns {Scene}
 */
export function seenBy({ table, seat, story = [] }, scene, game) {
  const idle = () => {};
  const ours = table.teams.find((team) => team.includes(seat)) ?? [];
  const names = (/** @type {boolean} */ us) =>
    scene.list(table.teams.flatMap((team) => ((team === ours) === us ? team.map(scene.seatName) : [])));
  // “We” and “they” would be the wrong sides to the person who reads.
  const words = { "table-us": names(true), "table-them": names(false) };
  const t = (/** @type {string} */ id, /** @type {object} */ facts = {}) =>
    words[/** @type {keyof typeof words} */ (id)] ?? scene.t(id, facts);
  return {
    ...scene,
    ...sayings(game.id, { ...scene, me: seat, t }),
    table,
    shown: table,
    story,
    legal: [],
    next: "bot",
    chosen: [],
    tapped: [],
    own: {},
    hinted: [],
    news: null,
    wide: false,
    keep: idle,
    act: idle,
    tell: idle,
    toggle: idle,
    offer: idle,
    open: idle,
    explain: null,
  };
}

/**
 * The scene for sentences that speak to the seat: “you” is the seat in them, and the person who reads is another.
 * @param {number} seat @param {Scene} view  the table as that seat saw it @param {GameTable} game @returns {Scene}
 */
function toldTo(seat, view, game) {
  const human = view.levels.indexOf(null);
  if (seat === human) return view;
  /** @param {number} one */
  const seatName = (one) =>
    one === seat ? view.t("seat-you") : one === human ? view.t("knew-human") : view.seatName(one);
  return { ...view, ...sayings(game.id, { ...view, seatName }) };
}

/**
 * The table as a seat saw it, line by line, told to the seat.
 * @param {Seen} seen @param {Scene} view @param {GameTable} game
 */
export const drawSeenInWords = ({ seat }, view, game) => html`
  <div class="in-words">${tableInWords(toldTo(seat, view, game), game).map((line) => html`<p>${line}</p>`)}</div>`;
