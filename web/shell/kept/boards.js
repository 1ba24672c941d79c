/** @file Deals that everybody plays alike, of a day, a tournament or a challenge: where each stands, and what it came to. */

import catalogue from "nanafuda:catalogue";

import { isObject, object } from "./shapes.js";
import { Shelf } from "./shelf.js";

const shelf = new Shelf("boards");
/** So many names a list may have. */
export const NAMES = 20;

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
 * @property {string} [mine]  of a challenge: the one deal as it was played first
 * @property {string} [sent]  the challenge link that was made of it here last
 * @property {string[]} [rivals]  those of others
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

/** Takes a name off a list. @param {string} id @param {string} link  theirs @returns {() => boolean} puts it back, where there is room */
export function strike(id, link) {
  const board = /** @type {Board} */ (of(id));
  const at = board.rivals?.indexOf(link) ?? 0;
  const rest = board.rivals?.toSpliced(at, 1) ?? [];
  const played =
    board.sent || board.mine || Object.keys(all()).some((one) => one !== id && one.startsWith(id.slice(0, -1)));
  if (rest.length || played) keep(id, { ...board, rivals: rest.length ? rest : undefined });
  else shelf.drop(id);
  return () => {
    const { rivals = [], ...now } = of(id) ?? board;
    return (
      !rivals.includes(link) && rivals.length < NAMES && keep(id, { ...now, rivals: rivals.toSpliced(at, 0, link) })
    );
  };
}

/** Takes a list off; the results of its deals stay. @param {string} id @returns {() => void} puts it back */
export function drop(id) {
  const board = of(id);
  shelf.drop(id);
  return () => board && keep(id, board);
}

/** Takes over what somebody else has kept; a first try stays one. @param {Record<string, Board>} boards @returns {boolean} whether it is stored */
export const take = (boards) =>
  Object.entries(boards).every(([id, board]) => {
    const known = of(id);
    if (known?.first) return true;
    const rivals = [...new Set([...(known?.rivals ?? []), ...(board.rivals ?? [])])].slice(0, NAMES);
    return keep(id, { ...board, ...known, ...(rivals.length && { rivals }) });
  });

/** Whether this can be stored. @param {Record<string, unknown>} boards */
export const areBoards = (boards) =>
  Object.entries(boards).every(([id, board]) => /^[a-z0-9-]{1,60}\/[0-9-]{1,10}$/.test(id) && isBoard(board));

/** @param {unknown} value @returns {value is Board} */
function isBoard(value) {
  const { link, save, hinted, first, tries, mine, sent, rivals } = object(value);
  return (
    typeof link === "string" &&
    (save === undefined || typeof save === "string") &&
    (hinted === undefined || typeof hinted === "boolean") &&
    (tries === undefined || Number.isSafeInteger(tries)) &&
    [mine ?? "", sent ?? "", ...(Array.isArray(rivals) ? rivals : [])].every(isLink) &&
    (rivals === undefined || (Array.isArray(rivals) && rivals.length <= NAMES)) &&
    (first === undefined || isOutcome(first))
  );
}

/** @param {unknown} value */
const isLink = (value) => typeof value === "string" && value.length <= catalogue.bounds.link;

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
