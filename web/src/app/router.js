/**
 * @file Where the page is: the part of the address after “#”, the one way to go elsewhere, and what lies over the page,
 * which Back takes away first.
 */

import catalogue from "nanafuda:catalogue";

import { shortened } from "../engine/limits.js";

/**
 * @typedef {{state?: Seam.State, aside?: import("../storage/saved-matches.js").Aside}} Brought  the match to sit down to, where
 *   it is not the saved one: one that has just begun, or one that was put aside
 * @typedef {(address: string, how?: Brought & {replace?: boolean, noting?: Record<string, unknown>}) => void} Go
 *   `address` without its “#”; `replace`: Back does not come here again; `noting`: of that place, for `noted`
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
  addEventListener("popstate", arrived);
  settle(); // what lay over the page has not come back with it
  addEventListener("hashchange", ({ newURL }) => {
    if (newURL !== location.href) return; // on the way elsewhere, which is told next
    if (!history.state) history.replaceState({ inside: true }, "");
    show(address());
  });
  /** @type {Go} */
  const go = (to, how = {}) => {
    if (travelling) return void onward.push(() => go(to, how));
    const { replace = false, noting, ...brought } = how;
    const url = location.pathname + location.search + (to && `#${shortened(to)}`);
    // The place of what lay over the page is nowhere to come back to.
    if (depth() > layers.length) history.replaceState({ inside: true, ...noting }, "", url);
    else if (replace) history.replaceState(history.state, "", url);
    else history.pushState({ inside: true, ...noting }, "", url);
    show(address(), brought);
  };
  return go;
}

/** Has the page be found here when somebody comes back. @param {string} to  the address that says the same, and more */
export function stay(to) {
  history.replaceState(history.state, "", `#${shortened(to)}`);
}

/** Notes something of this place in the history, for when somebody comes back. @param {string} name @param {unknown} what */
export function note(name, what) {
  history.replaceState({ ...history.state, [name]: what }, "");
}

/** What was noted of it. @param {string} name */
export const noted = (name) => history.state?.[name];

// ---- What lies over the page: a place in the history each, so that Back takes it away, and Forward brings nothing

/** From the lowest. @type {{close: () => void}[]} */
const layers = [];
/** Whether the page is on its way through the history by itself. */
let travelling = false;
/** What waits until it has arrived. @type {(() => void)[]} */
const onward = [];

/** How many things lie over the page at this place of the history. @returns {number} */
const depth = () => history.state?.over ?? 0;

/**
 * Something is laid over the page.
 * @param {() => void} close  Back takes it away
 * @returns {() => void} to be called when it has gone, however that came
 */
export function lay(close) {
  const layer = { close };
  layers.push(layer);
  if (!travelling) deepen();
  return () => {
    const at = layers.indexOf(layer);
    if (at < 0) return;
    layers.splice(at, 1);
    setTimeout(settle); // what comes in its place has its place, too
  };
}

/** Makes the places that are lacking. */
function deepen() {
  while (depth() < layers.length) history.pushState({ ...history.state, over: depth() + 1 }, "");
}

/** Leaves the places of what lies over the page no more. */
function settle() {
  if (!travelling && depth() > layers.length) travel(depth() - layers.length);
}

/** @param {number} back */
function travel(back) {
  travelling = true;
  history.go(-back);
}

function arrived() {
  const own = travelling;
  travelling = false;
  if (own) deepen();
  else for (const { close } of layers.slice(depth()).reverse()) close();
  settle();
  if (!travelling) for (const go of onward.splice(0)) go();
}

/**
 * Back to where the page was before it came here; where the visit began here, to another address.
 * @param {Go} go
 * @param {string} otherwise
 */
export function goBack(go, otherwise) {
  if (history.state?.inside) travel(1 + depth());
  else go(otherwise, { replace: true });
}
