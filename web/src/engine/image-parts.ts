// The files of a start from the memory image. The worker fetches them itself, because the page is busy rendering.
// `build.py single` replaces this module.

import site from "nanafuda:python";

import { fetchWatched, fetchWhole } from "./fetching.ts";

export interface Parts {
  // biome-ignore lint/complexity/noBannedTypes: Pyodide's own loader has no types
  loader: Promise<{ default: Function }>;
  wasm: Promise<WebAssembly.Module>;
  image: Promise<Uint8Array>;
}

/** Fetches all files in parallel. @param arrived null: no progress reports */
export const fetchParts = (here: (path: string) => string, arrived: ((bytes: number) => void) | null): Parts => ({
  wasm: WebAssembly.compileStreaming(fetchWatched(fetch(here(site.slim)), arrived)),
  image: fetchWhole(here(site.image), site.bytes.image[site.image], arrived),
  loader: import(here(site.loader)),
});
