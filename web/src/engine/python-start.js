// Starts Python with the engine inside the worker, from the memory image or the plain way. Only
// this module and memory-image.js know Pyodide.

import { loadPyodide } from "pyodide";
import site from "nanafuda:python";

import { fetchWatched, wrongType } from "./fetching.js";
import { imageStart, supply } from "./memory-image.js";
import { fetchParts } from "./image-parts.js";

export { supply };

const here = (/** @type {string} */ path) => new URL(path, import.meta.url).href;

/** A start that failed for a reason the page has words for. */
export class StartError extends Error {
  /** @param {"start-failed" | "wasm-refused" | "wrong-type" | "offline-first-visit"} reason
   *  @param {unknown} cause
   *  @param {Record<string, string>} [facts]  that the reason's words name */
  constructor(reason, cause, facts) {
    super(String(cause));
    this.reason = reason;
    this.facts = facts;
  }
}

/** Throws where WebAssembly is missing or forbidden; Pyodide would wait for ever. */
function requireWasm() {
  try {
    new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0));
  } catch (error) {
    throw new StartError("wasm-refused", error);
  }
}

/** What the page said of this start (see client.js): "image", unless that has failed; "kept",
 *  where the service worker has the site already, so that there is no download to watch. */
const told = self.name.split(" ");
const kept = told.includes("kept");
export const way = told.includes("image") ? "image" : "plain";

/**
 * Starts Python, installs the engine and returns its door, `handle(text) -> text`.
 * @param {(loaded: number, total: number) => void} progress bytes so far, bytes in all
 * @returns {Promise<(text: string) => string>}
 */
export async function startPython(progress) {
  requireWasm();
  const total = Object.values(site.bytes[way]).reduce((sum, bytes) => sum + bytes, 0);
  let loaded = 0;
  const arrived = (/** @type {number} */ bytes) => {
    loaded += bytes;
    progress(loaded, total);
  };
  arrived(0); // the worker is there
  try {
    if (way === "image") return await imageStart(here, fetchParts(here, kept ? null : arrived));
    return await watching(kept ? null : arrived, () => plainStart(arrived));
  } catch (error) {
    // An import tells a wrong type from a missing connection by nothing but its English message.
    const type = error instanceof TypeError && (await wrongType(here(site.loader)).catch(() => ""));
    if (type) throw new StartError("wrong-type", error, { file: site.loader.replace(/.*\//, ""), type });
    // The plain way is the last: what it cannot fetch cannot be had, whatever the browser thinks.
    const offline = error instanceof TypeError && (way === "plain" || !navigator.onLine);
    throw new StartError(offline ? "offline-first-visit" : "start-failed", error);
  }
}

/**
 * Runs `start` while every download is watched. Of a failure Pyodide would only warn, and wait: so
 * it does not hear of it, and the start fails.
 * @template T
 * @param {((bytes: number) => void) | null} arrived @param {() => Promise<T>} start
 * @returns {Promise<T>}
 */
async function watching(arrived, start) {
  const { fetch } = self;
  const failed = Promise.withResolvers();
  self.fetch = (input, init) =>
    fetchWatched(fetch.call(self, input, init), arrived).catch((error) => {
      failed.reject(error);
      return new Promise(() => {});
    });
  try {
    return await Promise.race([start(), failed.promise]);
  } finally {
    self.fetch = fetch;
  }
}

/**
 * The start that works everywhere: Python from its compiled library, the engine by micropip.
 * @param {(bytes: number) => void} arrived
 */
async function plainStart(arrived) {
  const loader = import(here(site.loader)).then((module) => {
    arrived(site.bytes.plain[site.loader]);
    return module.default;
  });
  const python = await loadPyodide({
    createPyodideModule: /** @type {any} */ (loader),
    indexURL: here(site.pyodide),
    stdLibURL: here(site.library),
    lockFileContents: /** @type {any} */ (site.lock),
    packageBaseUrl: here(site.packages),
    packages: ["micropip"],
    stdout: () => {},
  });
  return python.runPythonAsync(
    `
import micropip
await micropip.install(${JSON.stringify(here(site.engine))}, deps=False)
from nanafuda.protocol import handle
handle`,
  );
}
