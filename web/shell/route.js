/** @file Where the page is: the part of the address after “#”, and the one way to go elsewhere. */

import catalogue from "nanafuda:catalogue";

import { shortened } from "./bounds.js";

/**
 * @typedef {{state?: Seam.State, aside?: import("./kept/saves.js").Aside}} Brought  the match to sit down to, where
 *   it is not the saved one: one that has just begun, or one that was put aside
 * @typedef {(address: string, how?: Brought & {replace?: boolean}) => void} Go
 *   `address` without its “#”; `replace`: Back does not come here again
 */

/**
 * A game as the engine declares it.
 * @param {string} id
 * @returns {Seam.GameEntry | undefined}
 */
export function gameOf(id) {
  return catalogue.games.find((game) => game.id === id);
}

/** What reads like a deal link. */
export const LINK = /(^|&)game=/;

/** What the address asks for, without its “#”. */
export const address = () => shortened(location.hash.replace(/^#/, ""));

/**
 * Calls `show` whenever the page has gone elsewhere: by a link, by Back, by hand, or by what this
 * returns.
 * @param {(address: string, brought?: Brought) => void} show
 * @returns {Go}
 */
export function router(show) {
  if (!history.state) history.replaceState({ inside: false }, ""); // a visit began here
  addEventListener("hashchange", ({ newURL }) => {
    if (newURL !== location.href) return; // on the way elsewhere, which is told next
    if (!history.state) history.replaceState({ inside: true }, "");
    show(address());
  });
  return (to, { replace = false, ...brought } = {}) => {
    const url = location.pathname + location.search + (to && `#${shortened(to)}`);
    if (replace) history.replaceState(history.state, "", url);
    else history.pushState({ inside: true }, "", url);
    show(address(), brought);
  };
}

/**
 * Back to where the page was before it came here; where the visit began here, to another address.
 * @param {Go} go
 * @param {string} otherwise
 */
export function goBack(go, otherwise) {
  if (history.state?.inside) history.back();
  else go(otherwise, { replace: true });
}
