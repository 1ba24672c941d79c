/** @file Deals that everybody plays alike, of a day, a tournament or a challenge: where each stands, and what it came to. */

import catalogue from "nanafuda:catalogue";

import { object } from "./parse.js";
import { Shelf } from "./store.js";

const shelf = new Shelf("boards");
/** So many names a list may have. */
export const NAMES = 20;

/**
 * @typedef {object} Outcome  the result of a try; stored when the deal ends, compared with the field later
 * @property {boolean} undone  something was taken back
 * @property {boolean} hinted  a hint was shown
 * @property {string} [replay]  the deal as it was played
 * @property {string} [save]  the same as a save, until there is a replay link
 * @property {number} [percent]  against the field; absent until the comparison is complete, like place and tied
 * @property {number} [place]  among seventeen
 * @property {number} [tied]  how many others share the place; older pages stored none
 *
 * @typedef {object} Board
 * @property {string} link  the deal's: which cards they are
 * @property {string} [save]  what is being played
 * @property {boolean} [hinted]  a hint was shown in it
 * @property {Outcome} [first]  of the first try, the one that counts
 * @property {Outcome & {link: string}} [older]  of the first try at the cards that an older version dealt here
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

/** The result that counts: until this version's deal has been played, that of an older one. @param {Board | null} board */
export const counted = (board) => board?.first ?? board?.older;

/**
 * Completes the first result: with its replay link, or with what the comparison has found. Nothing is replaced, and
 * nothing is stored if the first result is another or was erased.
 * @param {string} id
 * @param {{save?: string, replay: string}} same  identifies the result
 * @param {Required<Pick<Outcome, "percent" | "place" | "tied">>} [found]
 */
export function complete(id, { save, replay }, found) {
  const board = of(id);
  if (!board?.first || board.first.percent !== undefined) return;
  const { save: pending, ...first } = board.first;
  const same = pending === undefined ? first.replay === replay : pending === save;
  if (same) keep(id, { ...board, first: { ...first, replay, ...found } });
}

/** This version deals other cards here: the result at the older cards is kept apart. @param {string} id @param {string} link  the new deal's */
export function renew(id, link) {
  const { link: old, first, older } = /** @type {Board} */ (of(id));
  keep(id, { link, older: first ? { ...first, link: old } : older });
}

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
    const { first, ...rest } = board;
    const others = known && first && board.link !== known.link; // another version's cards
    const theirs = others ? { ...rest, older: { ...first, link: board.link } } : board;
    return keep(id, { ...theirs, ...known, ...(rivals.length && { rivals }) });
  });

/** Whether this can be stored. @param {Record<string, unknown>} boards */
export const areBoards = (boards) =>
  Object.entries(boards).every(([id, board]) => /^[a-z0-9-]{1,60}\/[0-9-]{1,10}$/.test(id) && isBoard(board));

/** @param {unknown} value @returns {value is Board} */
function isBoard(value) {
  const { link, save, hinted, first, older, tries, mine, sent, rivals } = object(value);
  return (
    typeof link === "string" &&
    (save === undefined || typeof save === "string") &&
    (hinted === undefined || typeof hinted === "boolean") &&
    (tries === undefined || Number.isSafeInteger(tries)) &&
    [mine ?? "", sent ?? "", ...(Array.isArray(rivals) ? rivals : [])].every(isLink) &&
    (rivals === undefined || (Array.isArray(rivals) && rivals.length <= NAMES)) &&
    (first === undefined || isOutcome(first)) &&
    (older === undefined || (isOutcome(older) && typeof older.link === "string"))
  );
}

/** @param {unknown} value */
const isLink = (value) => typeof value === "string" && value.length <= catalogue.bounds.link;

/** @param {unknown} value @returns {value is Outcome & Record<string, unknown>} */
function isOutcome(value) {
  const { percent, place, tied = 0, undone, hinted, replay, save } = object(value);
  return (
    typeof undone === "boolean" &&
    typeof hinted === "boolean" &&
    typeof (replay ?? save) === "string" &&
    ((percent === undefined && place === undefined) ||
      (percent >= 0 && percent <= 100 && [place, tied].every(Number.isSafeInteger)))
  );
}
