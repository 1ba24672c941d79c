// Makes Pyodide's wasm smaller, for the start from the memory image: of all that CPython brings along
// the engine asks for little. Out goes what is not named and not reached, whole modules that nobody
// imports together with their libraries, and tables of characters. Calling a removed function
// after all ends the worker ("unreachable"), and the plain start, which has the wasm as it was, takes
// its place (see src/engine/client.ts).

import { strict as assert } from "node:assert";
import binaryen from "binaryen";

/** All that is in use but not what is newer than the oldest browsers (bundle.ts): compact imports, which binaryen's types
 *  do not know, and garbage collection, whose `noextern` would be written for each null. */
const { All, GC, CompactImports } = binaryen.Features as any;
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
/** Addresses in memory: the first, and the one after the last. */
type Stretch = [number, number];

/** A piece of the memory that the wasm fills. */
type Segment = { offset: number; data: ArrayBuffer };

/**
 * @param users functions that use exports under any name
 * @param python a running Pyodide with this wasm
 */
export function slimWasm(wasm: Uint8Array, users: string, python: any) {
  const named = new Set([...users.matchAll(/[\w$]+/g)].map(([word]) => word));
  for (const { name } of WebAssembly.Module.imports(new WebAssembly.Module(new Uint8Array(wasm)))) {
    named.add(name); // by way of the loader it may be given what it exports itself
  }
  const module = binaryen.readBinary(wasm) as any; // binaryen's types are of an older version
  module.setFeatures(FEATURES);
  const segments: Segment[] = Array.from({ length: module.getNumDataSegments() }, (_, i) =>
    module.getDataSegmentInfo(module.getDataSegmentByIndex(i)),
  );
  for (const name of idle(module, segments)) {
    const { params, results } = binaryen.getFunctionInfo(module.getFunction(name));
    module.removeFunction(name);
    module.addFunction(name, params, results, [], module.unreachable());
  }
  blank(module, segments, unused(python, segments));
  for (let i = module.getNumExports() - 1; i >= 0; i -= 1) {
    const { name } = binaryen.getExportInfo(module.getExportByIndex(i));
    if (!named.has(name)) module.removeExport(name);
  }
  // Removed functions are now alike: one function for each signature.
  module.runPasses(["remove-unused-module-elements", "duplicate-function-elimination"]);
  return module.emitBinary();
}

/** Fills stretches of the memory with zeros. */
function blank(module: any, segments: Segment[], stretches: Stretch[]) {
  for (const { offset, data } of segments) {
    const inside = stretches.filter(([start, end]) => start >= offset && end <= offset + data.byteLength);
    for (const [start, end] of inside) new Uint8Array(data).fill(0, start - offset, end - offset);
  }
  const { initial, max } = module.getMemoryInfo();
  const filled = segments.map(({ offset, data }) => ({ offset: module.i32.const(offset), data: new Uint8Array(data) }));
  module.setMemory(initial, max, null, filled);
}

/** The functions of modules that nobody imports, but for those that others call as well. */
function idle(module: any, segments: Segment[]) {
  /** Where each export's function stands. */
  const places = new Map<string, number>();
  for (let i = 0; i < module.getNumExports(); i += 1) {
    const { kind, name, value } = binaryen.getExportInfo(module.getExportByIndex(i));
    if (kind === binaryen.ExternalFunction && /^\d+$/.test(value)) places.set(name, Number(value));
  }
  const place = (name: string) => {
    const found = places.get(name);
    assert(found !== undefined, `the wasm exports no ${name}`);
    return found;
  };
  const idle = new Set<number>();
  const add = (from: number, to: number) => {
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
  const { calls, shown, bound } = read(module, segments);
  const called = (i: number) => calls.get(i) ?? [];
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

/** Which functions each one calls; which are in the table; which know an address in memory. */
function read(module: any, segments: Segment[]) {
  const last = segments[segments.length - 1];
  const [from, to] = [segments[0].offset, last.offset + last.data.byteLength];
  const calls = new Map<number, number[]>();
  const bound = new Set<number>();
  let now = -1;
  const words = /^ \(func \$(\d+) |\(call \$(\d+)|(?:i32\.const |offset=)(\d+)/gm;
  for (const [, func, call, number] of module.emitText().matchAll(words)) {
    if (func) {
      now = Number(func);
      calls.set(now, []);
    } else if (call) calls.get(now)?.push(Number(call));
    else if (Number(number) >= from && Number(number) < to) bound.add(now);
  }
  const { data } = binaryen.getElementSegmentInfo(module.getElementSegmentByIndex(0));
  return { calls, shown: new Set(data.map(Number)), bound };
}

/**
 * Where a running Pyodide has tables that the engine has no use for: of East Asian encodings other
 * than Unicode's, and of characters' names. Using those raises an error: a `UnicodeError`, a
 * `KeyError`, a `ValueError`.
 */
function unused(python: any, segments: Segment[]) {
  const bytes = python._module.HEAPU8;
  const word = (at: number) => new DataView(bytes.buffer).getUint32(at, true);
  const found: Stretch[] = [];
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
  for (const { offset: start, data } of segments.slice(1)) {
    const end = start + data.byteLength;
    if (end - start < 100_000 || found.some(([at]) => at >= start && at < end)) continue;
    const held = bytes.slice(start, end);
    bytes.fill(0, start, end);
    if (!named()) found.push([start, end]);
    bytes.set(held, start);
  }
  return found;
}
