// What a start from the memory image takes. The worker fetches it by itself: the page is busy with
// the first view meanwhile. `build.py single` puts another module in this one's place.

import site from "nanafuda:python";

import { fetchWatched, fetchWhole } from "./fetching.ts";

export interface Parts {
  // biome-ignore lint/complexity/noBannedTypes: Pyodide's own loader has no types
  loader: Promise<{ default: Function }>;
  wasm: Promise<WebAssembly.Module>;
  image: Promise<Uint8Array>;
}

/** Fetches everything at once. @param arrived null where nobody watches */
export const fetchParts = (here: (path: string) => string, arrived: ((bytes: number) => void) | null): Parts => ({
  wasm: WebAssembly.compileStreaming(fetchWatched(fetch(here(site.slim)), arrived)),
  image: fetchWhole(here(site.image), site.bytes.image[site.image], arrived),
  loader: import(here(site.loader)),
});
