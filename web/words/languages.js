/** @file Which languages there are, and which one a browser asks for: known before any words are there. */

/** @type {Nanafuda.Lang[]} */
export const LANGS = ["ja", "en"];

/** The person's first language among ours, from the browser; English when there is none. @returns {Nanafuda.Lang} */
export function preferred() {
  const wanted = typeof navigator === "undefined" ? [] : (navigator.languages ?? []);
  for (const tag of wanted) {
    const found = LANGS.find((known) => tag.toLowerCase().split("-")[0] === known);
    if (found) return found;
  }
  return "en";
}
