/** @file Where the page is: the part of the address after “#”, and the one way to go elsewhere. */

import catalogue from "nanafuda:catalogue";

import { shortened } from "./bounds.js";

/**
 * @typedef {{name: "lobby", unknown: boolean} | {name: "new" | "play", game: Seam.GameEntry}
 *   | {name: "link", fragment: string}} Route  `unknown`: the address says nothing that we know
 * @typedef {(address: string, how?: {replace?: boolean, state?: Seam.State}) => void} Go
 *   `address` without its “#”; `replace`: Back does not come here again; `state`: of the match that
 *   the address is about, where it is known already
 */

/**
 * A game as the engine declares it.
 * @param {string} id
 * @returns {Seam.GameEntry | undefined}
 */
export function gameOf(id) {
  return catalogue.games.find((game) => game.id === id);
}

/** Whether this reads like a deal link. @param {string} fragment */
export function isLink(fragment) {
  return /(^|&)game=/.test(fragment);
}

/** @returns {Route} what the address asks for */
export function readRoute() {
  const text = shortened(location.hash.replace(/^#/, ""));
  const [, name, id] = /^(new|play)=([a-z-]+)$/.exec(text) ?? [];
  const game = id ? gameOf(id) : undefined;
  if (game) return { name: /** @type {"new" | "play"} */ (name), game };
  if (isLink(text)) return { name: "link", fragment: text };
  return { name: "lobby", unknown: text !== "" };
}

/**
 * Calls `show` whenever the page has gone elsewhere: by a link, by Back, by hand, or by what this
 * returns.
 * @param {(route: Route, state?: Seam.State) => void} show
 * @returns {Go}
 */
export function router(show) {
  addEventListener("hashchange", () => show(readRoute()));
  return (address, { replace = false, state } = {}) => {
    const url = location.pathname + location.search + (address && `#${shortened(address)}`);
    history[replace ? "replaceState" : "pushState"](null, "", url);
    show(readRoute(), state);
  };
}
