// Starts Python with the engine inside the worker, by the image start or the plain start. Only this module and
// memory-image.ts depend on Pyodide.

import { loadPyodide } from "pyodide";
import site from "nanafuda:python";

import { fetchWatched } from "./fetching.ts";
import { FileFault, fileFault, isOutOfMemory } from "./start-faults.ts";
import { imageStart, supply } from "./memory-image.ts";
import { fetchParts } from "./image-parts.ts";

export { supply };

const urlOf = (path: string) => new URL(path, import.meta.url).href;

type Reason = "start-failed" | "wasm-refused" | "no-memory" | "offline-first-visit" | FileFault["reason"];

/** A failed start whose reason the page can explain. */
export class StartError extends Error {
  declare reason: Reason;
  declare facts: Record<string, string> | undefined;

  /** @param facts arguments of the reason's text */
  constructor(reason: Reason, cause: unknown, facts?: Record<string, string>) {
    super(String(cause));
    this.reason = reason;
    this.facts = facts;
  }
}

/** Throws if WebAssembly is missing or forbidden; Pyodide would wait forever. */
function requireWasm() {
  try {
    new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0));
  } catch (error) {
    throw new StartError(isOutOfMemory(error) ? "no-memory" : "wasm-refused", error);
  }
}

/** Start options from the worker's name (client.ts); "cached": from the service worker, so no download to report. */
const flags = self.name.split(" ");
const cached = flags.includes("cached");
export const way = flags.includes("image") ? "image" : "plain";

/**
 * Starts Python, installs the engine and returns its request handler, `handle(text) -> text`.
 * @param progress bytes so far, bytes in total
 */
export async function startPython(
  progress: (loaded: number, total: number) => void,
): Promise<(text: string) => string> {
  requireWasm();
  const total = Object.values(site.bytes[way]).reduce((sum, bytes) => sum + bytes, 0);
  let loaded = 0;
  const arrived = (bytes: number) => {
    loaded += bytes;
    progress(loaded, total);
  };
  arrived(0); // the worker is running
  try {
    if (way === "image") return await imageStart(urlOf, fetchParts(urlOf, cached ? null : arrived));
    return await watching(cached ? null : arrived, () => plainStart(arrived));
  } catch (error) {
    if (isOutOfMemory(error)) throw new StartError("no-memory", error);
    const fault = await fileFault(error, urlOf(site.loader), way === "image" ? site.slim : "pyodide.asm.wasm");
    if (fault) throw new StartError(fault.reason, error, fault.facts);
    // The plain start is the last resort: if it cannot fetch, report offline even if `onLine` is true.
    const offline = error instanceof TypeError && (way === "plain" || !navigator.onLine);
    throw new StartError(offline ? "offline-first-visit" : "start-failed", error);
  }
}

/**
 * Runs `start` with every download observed. Pyodide only warns about a failed download and then waits, so the failure
 * is hidden from it and rejects the start, as does a file that is not as long as it was built.
 */
async function watching<T>(arrived: ((bytes: number) => void) | null, start: () => Promise<T>): Promise<T> {
  const { fetch } = self;
  const failed = Promise.withResolvers<never>();
  const sizes = new Map(Object.entries(site.bytes.plain).map(([path, n]) => [urlOf(path), n]));
  self.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, urlOf("")).href;
    const ended = (bytes: number) => {
      if ((sizes.get(url) ?? bytes) !== bytes) failed.reject(new FileFault("damaged", url));
    };
    return fetchWatched(fetch.call(self, input, init), arrived, ended).catch((error) => {
      failed.reject(error);
      return new Promise(() => {});
    });
  };
  try {
    return await Promise.race([start(), failed.promise]);
  } finally {
    self.fetch = fetch;
  }
}

/** The start that works everywhere: Python without the image, the engine installed by micropip. */
async function plainStart(arrived: (bytes: number) => void) {
  const loader = import(urlOf(site.loader)).then((module) => {
    arrived(site.bytes.plain[site.loader]);
    return module.default;
  });
  const python = await loadPyodide({
    createPyodideModule: loader as any,
    indexURL: urlOf(site.pyodide),
    stdLibURL: urlOf(site.library),
    lockFileContents: site.lock as any,
    packageBaseUrl: urlOf(site.packages),
    packages: ["micropip"],
    stdout: () => {},
  });
  return python.runPythonAsync(
    `
import micropip
await micropip.install(${JSON.stringify(urlOf(site.engine))}, deps=False)
from nanafuda.protocol import handle
handle`,
  );
}
