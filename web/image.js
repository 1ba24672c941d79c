// Restores Python from the memory image that tools/image.mjs made: no start-up, no installing.

import { loadPyodide } from "pyodide";
import site from "nanafuda:python";

import { importLoader } from "./loader.js";

/** What an image says of itself.
 *  @typedef {object} Facts
 *  @property {object} state  Pyodide's own notes on what lives outside the memory
 *  @property {number} heap  where the heap begins
 *  @property {number} memory  the size of the memory
 *  @property {string} build  the Pyodide that it was made with
 *  @property {string} engine  the digest of the wheel that was installed */

/**
 * Starts Python from the image and returns the engine's door.
 * @param {(path: string) => string} here
 * @param {{wasm: Promise<WebAssembly.Module>, image: Promise<WebAssembly.Module>}} parts
 * @returns {Promise<(text: string) => string>}
 */
export async function imageStart(here, parts) {
  const loader = importLoader();

  /** @param {any} settings */
  const createModule = async (settings) => {
    const module = await (await loader).default(settings);
    const memory = await parts.image;
    module.API.restoreSnapshot = () => restore(module, memory);
    return module;
  };
  const python = await instead(parts.wasm, () =>
    loadPyodide({
      createPyodideModule: /** @type {any} */ (createModule),
      indexURL: here(site.pyodide),
      packageBaseUrl: here(site.packages),
      lockFileContents: /** @type {any} */ ({ ...site.lock, packages: {} }),
      env: { HOME: "/home/pyodide" },
      stdout: () => {},
      // What would be restored; `restore` takes its place.
      _loadSnapshot: new Uint8Array(1),
    }),
  );
  if (python.globals.get("image") !== site.digest) throw new Error("the image is of another engine");
  python.pyimport("random").seed();
  return python.pyimport("nanafuda.session").handle;
}

/**
 * Runs `start` while Pyodide's own downloads are off: its wasm is on its way already, and the
 * standard library is in the image.
 * @template T
 * @param {Promise<WebAssembly.Module>} compiled @param {() => Promise<T>} start
 * @returns {Promise<T>}
 */
async function instead(compiled, start) {
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

/**
 * Puts the image into the memory of a Pyodide that has not run yet.
 * @param {any} module @param {WebAssembly.Module} image
 */
function restore(module, image) {
  const [section] = WebAssembly.Module.customSections(image, "python");
  /** @type {Facts} */
  const facts = JSON.parse(new TextDecoder().decode(section));
  if (facts.build !== module.API.config.BUILD_ID || facts.engine !== site.digest) {
    throw new Error("the image is of another build");
  }
  if (facts.memory > module.HEAPU8.length) module.growMemory(facts.memory);
  // How Python calls C depends on the browser; this word is the browser's own.
  const word = (module.__PyRuntime + module.HEAP32[module.__PyEM_EMSCRIPTEN_TRAMPOLINE_OFFSET >> 2]) >> 2;
  const own = module.HEAP32[word];
  module.HEAPU8.fill(0, facts.heap, module._sbrk(0));
  new WebAssembly.Instance(image, { env: { memory: module.memory } });
  module.HEAP32[word] = own;
  return facts.state;
}
