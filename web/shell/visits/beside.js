/** @file What somebody else chose at a place of a deal that is looked back at: for as long as the page is there. */

/**
 * @typedef {object} Beside
 * @property {number} index  of the action in the deal
 * @property {string} action  the other's
 * @property {(action: string) => string} say  that they chose it: the action in words, in a sentence
 */

/** By the replay link's fragment that opens there. @type {Map<string, Beside>} */
const there = new Map();

/** @param {string} replay @param {Beside} beside */
export const put = (replay, beside) => void there.set(replay, beside);

/** @param {string} replay */
export const at = (replay) => there.get(replay) ?? null;
