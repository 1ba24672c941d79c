// Makes Pyodide's wasm smaller, for the start from the memory image: of all that CPython brings along
// the engine asks for little. Out goes what is not named and not reached, whole modules that nobody
// imports together with their libraries, and tables of characters. Calling a removed function
// after all ends the worker ("unreachable"), and the plain start, which has the wasm as it was, takes
// its place (see src/engine/client.ts).

import { strict as assert } from "node:assert";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import binaryen from "binaryen";

/** All that is in use but not what is newer than the oldest browsers (bundle.ts): compact imports, which binaryen's types
 *  do not know, and garbage collection, whose `noextern` would be written for each null. */
const { All, GC, CompactImports } = /** @type {any} */ (binaryen.Features);
const FEATURES = All & ~CompactImports & ~GC;

// Functions of one source file lie together, in the order of linking. So what is exported tells where a
// module begins, and where the next one does.

/** Modules from one `PyInit_` to the next; what the engine imports of them, or what is imported with it. */
const MODULES = ["_ctypes", "atexit"];
const USED = ["zlib", "_bisect", "_json", "_random", "_struct", "math", "binascii", "_sha2"];
/** Parts of these modules: from one export to another. */
const LIBRARIES = [
  ["ffi_prep_cif", "hiwire_intern"],
  ["lzma_version_number", "sqlite3_status64"],
  ["sqlite3_status64", "FSE_versionNumber"],
  ["FSE_versionNumber", "emscripten_GetProcAddress"], // Zstandard
  ["BZ2_blockSort", "adler32_z"],
];
/**
 * @param {Uint8Array} wasm
 * @param {string} users functions that use exports under any name
 * @param {Stretch[]} blanks of memory that become zeros, see `unused`
 * @returns {Uint8Array}
 */
export function slimWasm(wasm, users, blanks) {
  const named = new Set([...users.matchAll(/[\w$]+/g)].map(([word]) => word));
  for (const { name } of WebAssembly.Module.imports(new WebAssembly.Module(new Uint8Array(wasm)))) {
    named.add(name); // by way of the loader it may be given what it exports itself
  }
  const module = binaryen.readBinary(blanked(wasm, blanks));
  module.setFeatures(FEATURES);
  for (const name of idle(wasm, module)) {
    const { params, results } = binaryen.getFunctionInfo(module.getFunction(name));
    module.removeFunction(name);
    module.addFunction(name, params, results, [], module.unreachable());
  }
  for (let i = module.getNumExports() - 1; i >= 0; i -= 1) {
    const { name } = binaryen.getExportInfo(module.getExportByIndex(i));
    if (!named.has(name)) module.removeExport(name);
  }
  // Removed functions are now alike: one function for each signature.
  module.runPasses(["remove-unused-module-elements", "duplicate-function-elimination"]);
  return module.emitBinary();
}

/**
 * The functions of modules that nobody imports, but for those that others call as well.
 * @param {Uint8Array} wasm @param {binaryen.Module} module @returns {string[]}
 */
function idle(wasm, module) {
  /** Where each export's function stands. @type {Map<string, number>} */
  const places = new Map();
  for (let i = 0; i < module.getNumExports(); i += 1) {
    const { kind, name, value } = binaryen.getExportInfo(module.getExportByIndex(i));
    if (kind === binaryen.ExternalFunction && /^\d+$/.test(value)) places.set(name, Number(value));
  }
  const place = (/** @type {string} */ name) => {
    const found = places.get(name);
    assert(found !== undefined, `the wasm exports no ${name}`);
    return found;
  };
  /** @type {Set<number>} */
  const idle = new Set();
  const add = (/** @type {number} */ from, /** @type {number} */ to) => {
    assert(from < to, "the wasm was linked in another order");
    for (let i = from; i < to; i += 1) idle.add(i);
  };
  const [first, last] = MODULES.map((name) => place(`PyInit_${name}`));
  const begins = [...places]
    .filter(([name, at]) => name.startsWith("PyInit_") && at >= first && at <= last)
    .sort(([, a], [, b]) => a - b);
  begins.slice(1).forEach(([, end], i) => {
    const [name, start] = begins[i];
    if (!USED.includes(name.slice("PyInit_".length))) add(start, end);
  });
  for (const [from, to] of LIBRARIES) add(place(from), place(to));

  // Of functions that are the same the linker keeps one, wherever. A function without an address of its own
  // module may be others' too, and is theirs to call through the table.
  const { calls, shown, bound } = read(wasm);
  const called = (/** @type {number} */ i) => calls.get(i) ?? [];
  for (let before = -1; before !== bound.size; ) {
    before = bound.size;
    for (const i of idle) if (called(i).some((other) => idle.has(other) && bound.has(other))) bound.add(i);
  }
  const reached = [...calls.keys(), ...shown].filter((i) => !idle.has(i) || (shown.has(i) && !bound.has(i)));
  for (const i of reached) idle.delete(i);
  for (const i of reached) for (const other of called(i)) if (idle.delete(other)) reached.push(other);
  assert(idle.size > 4000, "the wasm has other modules");
  return [...idle].map(String);
}

/**
 * Which functions each one calls; which are in the table; which know an address in memory.
 * @param {Uint8Array} wasm
 */
function read(wasm) {
  const held = pieces(wasm).flatMap(({ memory }) => memory);
  const [from, to] = [held[0], held[held.length - 1]];
  const folder = mkdtempSync(join(tmpdir(), "wasm-"));
  try {
    const [whole, text] = [join(folder, "whole.wasm"), join(folder, "whole.wat")];
    writeFileSync(whole, wasm);
    const tool = fileURLToPath(new URL("../../node_modules/binaryen/bin/wasm-opt", import.meta.url));
    execFileSync(process.execPath, [tool, whole, "-all", "-S", "-o", text]);
    /** @type {Map<number, number[]>} */
    const calls = new Map();
    const bound = new Set();
    const words = /^ \(func \$(\d+) |\(call \$(\d+)|(?:i32\.const |offset=)(\d+)|^ \(elem [^\n]*/gm;
    /** @type {Set<number>} */
    let shown = new Set();
    let now = -1;
    for (const [word, func, call, number] of readFileSync(text, "latin1").matchAll(words)) {
      if (func) {
        now = Number(func);
        calls.set(now, []);
      } else if (call) calls.get(now)?.push(Number(call));
      else if (!number) shown = new Set([...word.matchAll(/ \$(\d+)/g)].map(([, name]) => Number(name)));
      else if (Number(number) >= from && Number(number) < to) bound.add(now);
    }
    return { calls, shown, bound };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A stretch of memory: where it begins, and where it has ended.
 *  @typedef {[number, number]} Stretch */

/**
 * Data segments of a wasm: where each piece goes, and where in the file it is.
 * @param {Uint8Array} wasm @returns {{ memory: Stretch, at: number }[]}
 */
function pieces(wasm) {
  const [DATA, I32] = [11, 0x41];
  let at = 8; // after the header
  const number = (signed = false) => {
    let [value, shift, byte] = [0, 0, 0];
    do {
      byte = wasm[at++];
      value += (byte & 127) * 2 ** shift;
      shift += 7;
    } while (byte > 127);
    return signed && byte & 64 ? value - 2 ** shift : value;
  };
  /** @type {{ memory: Stretch, at: number }[]} */
  const found = [];
  while (at < wasm.length) {
    const kind = wasm[at++];
    const end = number() + at;
    for (let count = kind === DATA ? number() : 0; count > 0; count -= 1) {
      assert(number() === 0 && wasm[at++] === I32, "the wasm fills its memory in another way");
      const start = number(true);
      at += 1;
      const length = number();
      found.push({ memory: [start, start + length], at });
      at += length;
    }
    at = end;
  }
  return found;
}

/** @param {Uint8Array} wasm @param {Stretch[]} blanks */
function blanked(wasm, blanks) {
  const copy = wasm.slice();
  for (const { memory, at } of pieces(wasm)) {
    const inside = blanks.filter(([start, end]) => start >= memory[0] && end <= memory[1]);
    for (const [start, end] of inside) copy.fill(0, at + start - memory[0], at + end - memory[0]);
  }
  return copy;
}

/**
 * Where a running Pyodide has tables that the engine has no use for: of East Asian encodings other
 * than Unicode's, and of characters' names. Using those raises an error: a `UnicodeError`, a
 * `KeyError`, a `ValueError`.
 * @param {any} python @param {Uint8Array} wasm @returns {Stretch[]}
 */
export function unused(python, wasm) {
  const bytes = python._module.HEAPU8;
  const word = (/** @type {number} */ at) => new DataView(bytes.buffer).getUint32(at, true);
  /** @type {Stretch[]} */
  const found = [];
  // Each encoding's module shows its maps (`dbcs_map`) as capsules, the pointer after the header;
  // pairs of characters lie otherwise.
  const capsules = python.runPython(`
import sys
[id(map) for name in sys.builtin_module_names if name.startswith("_codecs_")
 for word, map in vars(__import__(name)).items() if word.startswith("__map_") and "pair" not in word]`);
  for (const capsule of capsules) {
    const map = word(capsule + 8);
    for (const table of [word(map + 4), word(map + 8)].filter((table) => table)) {
      for (let i = 0; i < 256; i += 1) {
        const [row, first, last] = [word(table + 8 * i), bytes[table + 8 * i + 4], bytes[table + 8 * i + 5]];
        if (row && last > first) found.push([row, row + 2 * (last - first + 1)]);
      }
      found.push([table, table + 8 * 256]);
    }
  }
  // Those without which a name is not found any more.
  const named = () =>
    python.runPython(`
import unicodedata
try:
    found = unicodedata.lookup("BULLET") == "\u2022"
except KeyError:
    found = False
found`);
  assert(found.length > 1000 && named(), "Python's tables of characters are others");
  for (const { memory } of pieces(wasm).slice(1)) {
    const [start, end] = memory;
    if (end - start < 100_000 || found.some(([at]) => at >= start && at < end)) continue;
    const held = bytes.slice(start, end);
    bytes.fill(0, start, end);
    if (!named()) found.push(memory);
    bytes.set(held, start);
  }
  return found;
}
