/** @file Deals that everybody plays alike, of a day or a tournament: where each stands, and what it came to. */

import { isObject, object } from "./shapes.js";
import { Shelf } from "./shelf.js";

const shelf = new Shelf("boards");

/**
 * @typedef {object} Outcome  what a try came to
 * @property {number} percent  against the field
 * @property {number} place  among seventeen
 * @property {boolean} undone  something was taken back
 * @property {boolean} hinted  a hint was shown
 * @property {string} replay  the deal as it was played
 *
 * @typedef {object} Board
 * @property {string} link  the deal's: which cards they are
 * @property {string} [save]  what is being played, or compared
 * @property {boolean} [hinted]  a hint was shown in it
 * @property {Outcome} [first]  of the first try, the one that counts
 * @property {number} [tries]  how many others have come to their end
 */

/** @param {string} id @returns {Board | null} */
export function of(id) {
  const board = shelf.get(id);
  return isBoard(board) ? board : null;
}

/** @param {string} id @param {Board} board @returns {boolean} whether it is stored */
export const keep = (id, board) => shelf.set(id, board);

/** All of them, by id. @returns {Record<string, Board>} */
export const all = () =>
  /** @type {any} */ (Object.fromEntries(Object.entries(shelf.all()).filter(([, one]) => isBoard(one))));

/** Takes over what somebody else has kept; a first try stays one. @param {Record<string, Board>} boards @returns {boolean} whether it is stored */
export const take = (boards) =>
  Object.entries(boards).every(([id, board]) => of(id)?.first !== undefined || keep(id, board));

/** Whether this can be stored. @param {Record<string, unknown>} boards */
export const areBoards = (boards) =>
  Object.entries(boards).every(([id, board]) => /^[a-z0-9-]{1,60}\/[0-9-]{1,10}$/.test(id) && isBoard(board));

/** @param {unknown} value @returns {value is Board} */
function isBoard(value) {
  const { link, save, hinted, first, tries } = object(value);
  return (
    typeof link === "string" &&
    (save === undefined || typeof save === "string") &&
    (hinted === undefined || typeof hinted === "boolean") &&
    (tries === undefined || Number.isSafeInteger(tries)) &&
    (first === undefined || isOutcome(first))
  );
}

/** @param {unknown} value */
function isOutcome(value) {
  if (!isObject(value)) return false;
  const { percent, place, undone, hinted, replay } = value;
  return (
    percent >= 0 &&
    percent <= 100 &&
    Number.isSafeInteger(place) &&
    typeof undone === "boolean" &&
    typeof hinted === "boolean" &&
    typeof replay === "string"
  );
}
