// Where the page is: the part of the address after “#”, the one way to go elsewhere, and what lies over the page, which
// Back takes away first.

import catalogue from "nanafuda:catalogue";

import { shortened } from "../engine/limits.ts";
import type { Aside } from "../storage/saved-matches.ts";

/** The match to sit down to, where it is not the saved one: one that has just begun, or one that was put aside. */
export type Brought = { state?: Seam.State; aside?: Aside };

/** `address` without its “#”; `replace`: Back does not come here again; `noting`: of that place, for `noted`. */
export type Go = (address: string, how?: Brought & { replace?: boolean; noting?: Record<string, unknown> }) => void;

/** A game as the engine declares it. */
export function gameOf(id: string): Seam.GameEntry | undefined {
  return catalogue.games.find((game) => game.id === id);
}

/** What reads like a deal link. */
export const LINK = /(^|&)game=/;

/** What the address asks for, without its “#”. */
export const address = () => shortened(location.hash.replace(/^#/, ""));

/** Calls `show` whenever the page has gone elsewhere: by a link, by Back, by hand, or by what this returns. */
export function router(show: (address: string, brought?: Brought) => void): Go {
  if (!history.state) history.replaceState({ inside: false }, ""); // a visit began here
  addEventListener("popstate", arrived);
  settle(); // what lay over the page has not come back with it
  addEventListener("hashchange", ({ newURL }) => {
    if (newURL !== location.href) return; // on the way elsewhere, which is told next
    if (!history.state) history.replaceState({ inside: true }, "");
    show(address());
  });
  const go: Go = (to, how = {}) => {
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

/** Has the page be found here when somebody comes back. @param to the address that says the same, and more */
export function stay(to: string) {
  history.replaceState(history.state, "", `#${shortened(to)}`);
}

/** Notes something of this place in the history, for when somebody comes back. */
export function note(name: string, what: unknown) {
  history.replaceState({ ...history.state, [name]: what }, "");
}

/** What was noted of it. */
export const noted = (name: string) => history.state?.[name];

// ---- What lies over the page: a place in the history each, so that Back takes it away, and Forward brings nothing

/** From the lowest. */
const layers: { close: () => void }[] = [];
/** Whether the page is on its way through the history by itself. */
let travelling = false;
/** What waits until it has arrived. */
const onward: (() => void)[] = [];

/** How many things lie over the page at this place of the history. */
const depth = (): number => history.state?.over ?? 0;

/**
 * Something is laid over the page.
 * @param close Back takes it away
 * @returns to be called when it has gone, however that came
 */
export function lay(close: () => void): () => void {
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

function travel(back: number) {
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

/** Back to where the page was before it came here; where the visit began here, to another address. */
export function goBack(go: Go, otherwise: string) {
  if (history.state?.inside) travel(1 + depth());
  else go(otherwise, { replace: true });
}
