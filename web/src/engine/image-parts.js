// What a start from the memory image takes. The worker fetches it by itself: the page is busy with
// the first view meanwhile. `build.py single` puts another module in this one's place.

import site from "nanafuda:python";

import { fetchWatched, fetchWhole } from "./fetching.js";

/** @typedef {object} Parts
 *  @property {Promise<{default: Function}>} loader  Pyodide's own
 *  @property {Promise<WebAssembly.Module>} wasm
 *  @property {Promise<Uint8Array>} image */

/**
 * Fetches everything at once.
 * @param {(path: string) => string} here
 * @param {((bytes: number) => void) | null} arrived null where nobody watches
 * @returns {Parts}
 */
export const fetchParts = (here, arrived) => ({
  wasm: WebAssembly.compileStreaming(fetchWatched(fetch(here(site.slim)), arrived)),
  image: fetchWhole(here(site.image), site.bytes.image[site.image], arrived),
  loader: import(here(site.loader)),
});
