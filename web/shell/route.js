/** @file Where the page is: the part of the address after “#”, and the one way to go elsewhere. */

import catalogue from "nanafuda:catalogue";

import { shortened } from "./bounds.js";

/**
 * @typedef {{name: "lobby", unknown: boolean} | {name: "deals"} | {name: "new" | "play", game: Seam.GameEntry}
 *   | {name: "link", fragment: string}} Route  `unknown`: the address says nothing that we know
 * @typedef {{state?: Seam.State, aside?: import("./saves.js").Aside}} Brought  the match to sit down to, where
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
  if (text === "deals") return { name: "deals" };
  if (isLink(text)) return { name: "link", fragment: text };
  return { name: "lobby", unknown: text !== "" };
}

/**
 * Calls `show` whenever the page has gone elsewhere: by a link, by Back, by hand, or by what this
 * returns.
 * @param {(route: Route, brought?: Brought) => void} show
 * @returns {Go}
 */
export function router(show) {
  addEventListener("hashchange", () => show(readRoute()));
  return (address, { replace = false, ...brought } = {}) => {
    const url = location.pathname + location.search + (address && `#${shortened(address)}`);
    history[replace ? "replaceState" : "pushState"](null, "", url);
    show(readRoute(), brought);
  };
}
