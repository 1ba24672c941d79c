// Restores Python from the memory image that tools/python/make-image.mjs made: no start-up, no installing.

import { loadPyodide } from "pyodide";
import site from "nanafuda:python";
import type { Parts } from "./image-parts.ts";

/** What an image says of itself. */
interface Facts {
  state: object; // Pyodide's own notes on what lives outside the memory
  heap: number; // where the heap begins
  memory: number; // the size of the memory
  build: string; // the Pyodide that it was made with
  engine: string; // the digest of the wheel that was installed
}

/** Starts Python from the image and returns the engine's door. */
export async function imageStart(here: (path: string) => string, parts: Parts): Promise<(text: string) => string> {
  // Of a part that fails Pyodide would only warn, and wait.
  const failed = Promise.all(Object.values(parts)).then(() => Promise.withResolvers().promise);

  const createModule = async (settings: any) => {
    const module = await (await parts.loader).default(settings);
    const memory = await parts.image;
    module.API.restoreSnapshot = () => {
      module.API.rawRun = () => [0, ""]; // imports what the image has
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
      // What would be restored; `restore` takes its place.
      _loadSnapshot: new Uint8Array(1),
    }),
  );
  const python = (await Promise.race([starting, failed])) as any;
  if (python.globals.get("image") !== site.digest) throw new Error("the image is of another engine");
  python.pyimport("random").seed();
  running = python;
  return python.pyimport("nanafuda.protocol").handle;
}

/** Python, once it runs from the image. */
let running: any = null;

/**
 * Brings what the image is without, as it is wanted for the first time. An engine that has started the plain way has
 * it.
 * @param sources of modules of the engine, by path
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
 * Runs `start` while Pyodide's own downloads are off: its wasm is on its way already, and the standard library is in
 * the image.
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

/** Where an image begins: a wasm header, so that hosts compress it, and what tools/python/make-image.mjs names it. */
const START = 24;

/** Puts the image into the memory of a Pyodide that has not run yet. */
function restore(module: any, image: Uint8Array) {
  const word = (at: number) => new DataView(image.buffer).getUint32(at, true);
  const [size, count] = [word(START), word(START + 4)];
  const text = new TextDecoder().decode(image.subarray(START + 8, START + 8 + size));
  const facts: Facts = JSON.parse(text);
  if (facts.build !== module.API.config.BUILD_ID || facts.engine !== site.digest) {
    throw new Error("the image is of another build");
  }
  if (facts.memory > module.HEAPU8.length) module.growMemory(facts.memory);
  // How Python calls C depends on the browser; this word is the browser's own.
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
