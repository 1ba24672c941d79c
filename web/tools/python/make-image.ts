// Makes the memory image: Python right after it has imported the engine.
//   node --experimental-wasm-jspi make-image.ts PYTHON
// PYTHON is what make-python.ts made; it receives image.wasm. The same inputs give the same bytes.
//
// The image is what differs from the memory of a Pyodide that has not run yet: facts, then where
// each stretch goes and how long it is, then the stretches (see src/engine/memory-image.ts, which reads it). It is
// wrapped into a custom section of an empty WebAssembly module, so that any host compresses it as
// it does Pyodide itself.

import { globSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";

fixTheWorld();
const { loadPyodide } = await import("pyodide");

const folder = process.argv[2];
const made = JSON.parse(readFileSync(join(folder, "manifest.json"), "utf8"));
const { default: createModule } = await import(pathToFileURL(join(folder, "pyodide.asm.mjs")).href);
/** Differences are stored in pieces of this many bytes. */
const GRAIN = 64;

/** Time stands still, chance always falls the same way and nobody is anywhere in particular:
 *  equal inputs, equal images. */
function fixTheWorld() {
  process.env.TZ = "UTC";
  for (const [name, value] of Object.entries({ language: "en-US", languages: ["en-US"] })) {
    Object.defineProperty(navigator, name, { value });
  }
  const now = Date.UTC(2026, 0, 1);
  globalThis.Date = new Proxy(Date, {
    construct: (real, parts) => Reflect.construct(real, parts.length ? parts : [now]),
    get: (real, key) => (key === "now" ? () => now : Reflect.get(real, key)),
  });
  performance.now = () => 1000;
  Math.random = () => 0.5;
  crypto.getRandomValues = (array: any) => {
    new Uint8Array(array.buffer, array.byteOffset, array.byteLength).fill(7);
    return array;
  };
}

/** Modules imported in advance: not the games' themes, which are fetched when first wanted. */
const modulesIn = (paths: string[]) =>
  paths
    .filter(
      (path) => /^nanafuda.(games|bots|lessons|analysis)\b/.test(path) && !/.(assist|themes|puzzles)\b/.test(path),
    )
    .map((path) => path.replace(/(.__init__)?\.pyc$/, "").replaceAll("/", "."));

/** Starts a Python that has nothing but what the engine needs, imports it, and takes its memory. */
async function portray() {
  const engine = join(folder, "engine");
  const paths = globSync("**/*.pyc", { cwd: engine }).sort();
  let before: any;
  let ready: any;
  const python = await loadPyodide({
    indexURL: join(folder, "slim"),
    packageBaseUrl: `${folder}/`,
    lockFileContents: made.lock,
    stdout: () => {},
    createPyodideModule: async (settings: any) => {
      settings.preRun.push((module: any) => (before = module.HEAPU8.slice()));
      settings.onRuntimeInitialized = () => (ready = settings.HEAPU8.slice());
      return createModule(settings);
    },
    stdLibURL: join(folder, "stdlib.image.zip"),
    _makeSnapshot: true,
    _sysExecutable: "/home/pyodide/this.program",
    env: { HOME: "/home/pyodide", PYTHONHASHSEED: "0" },
  });
  const [packages] = python.runPython("__import__('site').getsitepackages()");
  for (const path of paths) {
    const place = `${packages}/${path}`;
    python.FS.mkdirTree(dirname(place));
    python.FS.writeFile(place, readFileSync(join(engine, path)));
  }
  // The value of a source is what stands after its last semicolon (see IMAGE in precompile.py).
  python.runPython(`
import gc, importlib, random, sys, zipimport
sys.path_importer_cache.clear()
import nanafuda.protocol

for module in ${JSON.stringify(modulesIn(paths))}:
    importlib.import_module(module)
image = ${JSON.stringify(made.digest)}
random.seed(7)  # until the browser seeds it again
sys.path_hooks[:] = [hook for hook in sys.path_hooks if hook is not zipimport.zipimporter]
for module in ("site", "_sitebuiltins", "zipimport"):
    sys.modules.pop(module, None)
del zipimport
gc.collect(); None`);
  const { _module: module, _api: api } = python as any;
  wipe(module);
  const taken = python.makeMemorySnapshot();
  const [, start, length] = new Uint32Array(taken.buffer, 0, 3);
  const state = new TextDecoder().decode(taken.subarray(48, 48 + length));
  return {
    bases: [before, ready],
    after: taken.subarray(start),
    state: JSON.parse(state),
    heap: module._emscripten_stack_get_base(),
    build: api.config.BUILD_ID,
  };
}

/** Zeroes all memory that is free, on stack and heap, so that what was there before takes no room in the image. */
function wipe(module: any) {
  const take = (allocate: (size: number) => number, size: number) => {
    const top = module._sbrk(0);
    const taken: number[] = [];
    while (module._sbrk(0) === top) {
      const start = allocate(size);
      if (!start) break;
      module.HEAPU8.fill(0, start, start + size);
      taken.push(start);
    }
    return taken;
  };
  module.HEAPU8.fill(0, module._emscripten_stack_get_end(), module._emscripten_stack_get_current());
  for (let size = 16; size <= 512; size += 16) {
    take(module._PyObject_Malloc, size).reverse().forEach(module._PyObject_Free);
  }
  const taken: number[] = [];
  for (let size = 2 ** 20; size >= 16; size /= 2) taken.push(...take(module._malloc, size));
  taken.forEach(module._free);
}

/**
 * Returns the stretches in which `after` is not what a Pyodide that has not run yet holds for
 * sure: what it holds below the heap both before and after its constructors, and zeros above.
 */
function differences(before: Uint8Array[], after: Uint8Array, heap: number) {
  const bases = before.map((memory) => {
    const base = new Uint8Array(after.length);
    base.set(memory.subarray(0, heap));
    return base;
  });
  const found: [number, number][] = [];
  for (let at = 0; at < after.length; at += GRAIN) {
    const end = Math.min(at + GRAIN, after.length);
    const grain = after.subarray(at, end);
    if (bases.every((base) => Buffer.compare(grain, base.subarray(at, end)) === 0)) continue;
    const last = found.at(-1);
    if (last?.[1] === at) last[1] = end;
    else found.push([at, end]);
  }
  return found;
}

/** Encodes an unsigned LEB128 of five bytes. */
const leb = (value: number) =>
  Uint8Array.from([0, 7, 14, 21, 28], (bits, i) => ((value >>> bits) & 127) | (i < 4 ? 128 : 0));

function encode(facts: object, memory: Uint8Array, stretches: [number, number][]) {
  const json = JSON.stringify(facts);
  const text = Buffer.from(json + " ".repeat(-Buffer.byteLength(json) & 3)); // to a multiple of 4
  const body = Buffer.concat([
    Uint8Array.from([6, ...Buffer.from("python"), 0, 0, 0]),
    new Uint8Array(Uint32Array.of(text.length, stretches.length).buffer),
    text,
    new Uint8Array(Uint32Array.from(stretches.flatMap(([start, end]) => [start, end - start])).buffer),
    ...stretches.map(([start, end]) => memory.subarray(start, end)),
  ]);
  const header = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 0, ...leb(body.length)];
  return Buffer.concat([Uint8Array.from(header), body]);
}

const { bases, after, state, heap, build } = await portray();
const facts = { state, heap, build, memory: after.length, engine: made.digest };
const image = encode(facts, after, differences(bases, after, heap));
writeFileSync(join(folder, "image.wasm"), image);
console.log(`image: ${(image.length / 1e6).toFixed(1)} MB`);
process.exit(0);
