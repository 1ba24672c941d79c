// Hash router: the current address, navigation, and history entries for overlays, which Back closes first.

import catalogue from "nanafuda:catalogue";

import { shortened } from "./limits.ts";
import type { Quarantined } from "./quarantined.ts";

/** The match to open instead of the saved one: a new match (`trial`: see Identity) or a quarantined save. */
export type Brought = { state?: Protocol.State; trial?: boolean; quarantined?: Quarantined };

/** `address` without “#”; `replace`: without a new history entry; `noting`: state of the entry, for `noted`. */
export type Go = (address: string, how?: Brought & { replace?: boolean; noting?: Record<string, unknown> }) => void;

export function gameOf(id: string): Protocol.GameEntry | undefined {
  return catalogue.games.find((game) => game.id === id);
}

/** Matches a deal link: fields with values only, one of them the game. */
export const LINK = /^([^=&]+=[^&]*&)*game=/;

/** The current address without its “#”, truncated to the maximum length. */
export const address = () => shortened(location.hash.replace(/^#/, ""));

/** An address that needs no repair: none of its signs is coded, and none clings to its end. */
const SOUND = /^([\w=&.,~!*'()-]*[\w-])?$/;

/**
 * Repairs the current address if it is a damaged link, and writes it back so that a copy of it is whole. The repair is
 * fetched when it is needed.
 * @returns whether the address is still the current one
 */
export async function mended() {
  const { hash } = location;
  const own = hash.replace(/^#/, "");
  if (SOUND.test(own) || own !== shortened(own)) return true;
  const reader = await import("./link-reader.ts").catch(() => null);
  if (location.hash !== hash) return false;
  const whole = reader?.linkIn(own);
  if (whole && whole !== own) rename(whole);
  return true;
}

/** The URL that the visit began with, until it is left. The event of its navigation may still come. */
let first = "";

/** See {@link router}. */
let stayed: (address: string) => void = () => {};

/**
 * Calls `show` after each navigation: by link, Back, edited address, or the returned function.
 * @param onstay called when the page that is shown has got another address
 */
export function router(show: (address: string, brought?: Brought) => void, onstay: typeof stayed = () => {}): Go {
  stayed = onstay;
  if (!history.state) history.replaceState({ inside: false }, ""); // first page of the visit
  addEventListener("popstate", arrived);
  settle(); // overlays do not survive a reload
  first = location.href;
  addEventListener("hashchange", ({ newURL }) => {
    if (newURL !== location.href) return; // superseded by a later navigation
    const shown = newURL === first;
    first = "";
    if (shown) return;
    if (!history.state) history.replaceState({ inside: true }, "");
    if (SOUND.test(address())) show(address());
    else void mended().then((here) => here && show(address()));
  });
  const go: Go = (to, how = {}) => {
    if (travelling) return void onward.push(() => go(to, how));
    first = "";
    const { replace = false, noting, ...brought } = how;
    const url = location.pathname + location.search + (to && `#${shortened(to)}`);
    // Reuse the history entry of an open overlay.
    if (depth() > layers.length) history.replaceState({ inside: true, ...noting }, "", url);
    else if (replace) history.replaceState({ ...history.state, ...noting }, "", url);
    else history.pushState({ inside: true, ...noting }, "", url);
    show(address(), brought);
  };
  return go;
}

/** Runs `change` as soon as no overlay's history entry covers the page's own; of several waiting, the last. */
export function uncovered(change: () => void) {
  if (travelling || depth() > 0) waiting = change;
  else change();
}

/** Replaces the address of the current entry without opening it. @param to an address of the same page */
export function stay(to: string) {
  rename(to);
  stayed(to);
}

function rename(to: string) {
  first = "";
  history.replaceState(history.state, "", `#${shortened(to)}`);
}

/** Stores a value in the current history entry. */
export function note(name: string, what: unknown) {
  history.replaceState({ ...history.state, [name]: what }, "");
}

/** Returns a value stored in the current history entry. */
export const noted = (name: string) => history.state?.[name];

// ---- Overlays: each has a history entry, so that Back closes it and Forward does not reopen it

/** Open overlays, lowest first. */
const layers: { close: () => void }[] = [];
/** True while the router itself calls `history.go()`. */
let travelling = false;
/** Navigation deferred until then. */
const onward: (() => void)[] = [];
/** See {@link uncovered}. */
let waiting = () => {};

/** Number of overlays at the current history entry. */
const depth = (): number => history.state?.over ?? 0;

/**
 * Adds a history entry for an overlay.
 * @param close called by Back
 * @returns to be called after the overlay has closed, for any reason
 */
export function addOverlay(close: () => void): () => void {
  const layer = { close };
  layers.push(layer);
  if (!travelling) deepen();
  return () => {
    const at = layers.indexOf(layer);
    if (at < 0) return;
    layers.splice(at, 1);
    setTimeout(settle); // later: an overlay that replaces it reuses the entry
  };
}

/** Pushes the missing history entries. */
function deepen() {
  while (depth() < layers.length) history.pushState({ ...history.state, over: depth() + 1 }, "");
}

/** Removes the history entries of closed overlays. */
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
  if (travelling) return;
  for (const go of onward.splice(0)) go();
  if (depth() > 0) return;
  const change = waiting;
  waiting = () => {};
  change();
}

/** Goes back to the previous page. If the visit began here, goes to another address. */
export function goBack(go: Go, otherwise: string) {
  if (history.state?.inside) travel(1 + depth());
  else go(otherwise, { replace: true });
}
