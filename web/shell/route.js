/** @file Where the page is: the part of the address after “#”, and the one way to go elsewhere. */

import catalogue from "nanafuda:catalogue";

import { shortened } from "./bounds.js";

/**
 * @typedef {{name: "lobby", unknown: boolean} | {name: "deals"} | {name: "new" | "start" | "play", game: Seam.GameEntry}
 *   | {name: "learn", game: Seam.GameEntry | null}
 *   | {name: "lesson", game: Seam.GameEntry, lesson: string, step: number | null}
 *   | {name: "exercise", game: Seam.GameEntry, exercise: string} | {name: "link", fragment: string}
 *   | {name: "replay" | "again" | "decide", sent: boolean, fragment: string}} Route  `unknown`: the address says
 *   nothing that we know; `game` null: all of them; `step`: where the lesson begins, null: where it was left; a deal that
 *   was played is somebody else's if it was `sent`
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
  const [, name, id] = /^(new|start|play)=([a-z-]+)$/.exec(text) ?? [];
  const game = id ? gameOf(id) : undefined;
  if (game) return { name: /** @type {"new" | "start" | "play"} */ (name), game };
  const [, what, own, step] = /^(learn|lesson|exercise)=([a-z0-9-]+)(?:&step=(\d{1,3}))?$/.exec(text) ?? [];
  const taught = own && catalogue.games.find(({ id }) => `${own}-`.startsWith(`${id}-`));
  if (taught && what === "exercise") return { name: "exercise", game: taught, exercise: own };
  if (taught && what === "lesson")
    return { name: "lesson", game: taught, lesson: own, step: step === undefined ? null : Number(step) };
  if (taught) return { name: "learn", game: taught };
  if (text === "learn") return { name: "learn", game: null };
  if (text === "deals") return { name: "deals" };
  const [, sent, view, fragment] = /^(sent-)?(replay|again|decide)&(.+)$/.exec(text) ?? [];
  if (view) return { name: /** @type {"replay" | "again" | "decide"} */ (view), sent: sent !== undefined, fragment };
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
  if (!history.state) history.replaceState({ inside: false }, ""); // a visit began here
  addEventListener("hashchange", ({ newURL }) => {
    if (newURL !== location.href) return; // on the way elsewhere, which is told next
    if (!history.state) history.replaceState({ inside: true }, "");
    show(readRoute());
  });
  return (address, { replace = false, ...brought } = {}) => {
    const url = location.pathname + location.search + (address && `#${shortened(address)}`);
    if (replace) history.replaceState(history.state, "", url);
    else history.pushState({ inside: true }, "", url);
    show(readRoute(), brought);
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
