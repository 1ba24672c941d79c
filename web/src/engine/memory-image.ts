// Restores Python from the memory image made by tools/python/make-image.ts, without start-up or installation.

import { loadPyodide } from "pyodide";
import site from "nanafuda:python";
import type { Parts } from "./image-parts.ts";

/** Header of an image. */
interface Facts {
  state: object; // Pyodide's notes on objects outside the memory
  heap: number; // start of the heap
  memory: number; // size of the memory
  build: string; // Pyodide build that made the image
  engine: string; // digest of the installed wheel
}

/** Starts Python from the image and returns the engine's request handler. */
export async function imageStart(here: (path: string) => string, parts: Parts): Promise<(text: string) => string> {
  // Reject on a failed part: Pyodide would only warn, and wait forever.
  const failed = Promise.all(Object.values(parts)).then(() => Promise.withResolvers().promise);

  const createModule = async (settings: any) => {
    const module = await (await parts.loader).default(settings);
    const memory = await parts.image;
    module.API.restoreSnapshot = () => {
      module.API.rawRun = () => [0, ""]; // imports that the image already contains
      return restore(module, memory);
    };
    return module;
  };
  const starting = instead(parts.wasm, () =>
    loadPyodide({
      createPyodideModule: createModule as any,
      indexURL: here(site.pyodide),
      packageBaseUrl: here(site.packages),
      lockFileContents: { ...site.lock, packages: {} } as any,
      env: { HOME: "/home/pyodide" },
      stdout: () => {},
      // Placeholder; `restore` supplies the snapshot.
      _loadSnapshot: new Uint8Array(1),
    }),
  );
  const python = (await Promise.race([starting, failed])) as any;
  if (python.globals.get("image") !== site.digest) throw new Error("the image is of another engine");
  python.pyimport("random").seed();
  running = python;
  return python.pyimport("nanafuda.protocol").handle;
}

/** Python, once started from the image. */
let running: any = null;

/**
 * Adds modules that the image lacks. Does nothing after a plain start, which has them.
 * @param sources of engine modules, by path
 */
export function supply(sources: Record<string, string>) {
  if (!running) return;
  const [home] = running.pyimport("nanafuda").__path__;
  for (const [name, text] of Object.entries(sources)) {
    const path = `${home}/${name}`;
    running.FS.mkdirTree(path.replace(/\/[^/]*$/, ""));
    running.FS.writeFile(path, text);
  }
  running.pyimport("sys").path_importer_cache.clear();
}

/**
 * Runs `start` without Pyodide's own downloads: the wasm is being fetched, and the image contains the standard library.
 */
async function instead<T>(compiled: Promise<WebAssembly.Module>, start: () => Promise<T>): Promise<T> {
  const { fetch } = self;
  const { instantiateStreaming } = WebAssembly;
  self.fetch = async () => new Response();
  WebAssembly.instantiateStreaming = async (_, imports) => {
    const module = await compiled;
    return { module, instance: await WebAssembly.instantiate(module, imports) };
  };
  try {
    return await start();
  } finally {
    self.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  }
}

/** Offset of the data, after a wasm header (so that hosts compress it) and a name: see tools/python/make-image.ts. */
const START = 24;

/** Copies the image into the memory of a Pyodide that has not run yet. */
function restore(module: any, image: Uint8Array) {
  const word = (at: number) => new DataView(image.buffer).getUint32(at, true);
  const [size, count] = [word(START), word(START + 4)];
  const text = new TextDecoder().decode(image.subarray(START + 8, START + 8 + size));
  const facts: Facts = JSON.parse(text);
  if (facts.build !== module.API.config.BUILD_ID || facts.engine !== site.digest) {
    throw new Error("the image is of another build");
  }
  if (facts.memory > module.HEAPU8.length) module.growMemory(facts.memory);
  if (facts.memory > module.HEAPU8.length) throw new RangeError("out of memory"); // growMemory does not throw
  // Keep this word: how Python calls C depends on the browser.
  const own = (module.__PyRuntime + module.HEAP32[module.__PyEM_EMSCRIPTEN_TRAMPOLINE_OFFSET >> 2]) >> 2;
  const kept = module.HEAP32[own];
  module.HEAPU8.fill(0, facts.heap, module._sbrk(0));
  const stretches = new Uint32Array(image.buffer, START + 8 + size, 2 * count);
  let at = stretches.byteOffset + stretches.byteLength;
  for (let i = 0; i < stretches.length; i += 2) {
    const end = at + stretches[i + 1];
    module.HEAPU8.set(image.subarray(at, end), stretches[i]);
    at = end;
  }
  module.HEAP32[own] = kept;
  return facts.state;
}
