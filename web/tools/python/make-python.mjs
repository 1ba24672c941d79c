// Makes the Python side of the site from Pyodide, micropip and the engine's wheel:
//   node make-python.mjs OUT ENGINE.whl MICROPIP.whl
// OUT receives Pyodide's loader without what is for libraries (see slim.mjs), its wasm as it is, and
// in slim/ without what the engine does not ask for (see slim-wasm.mjs), the standard library trimmed
// to what the worker imports and compiled (once more for the memory image, see precompile.py, and once
// untrimmed for the workshop),
// both wheels with their bytecode inside, and manifest.json.

import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { transform } from "esbuild";
import { loadPyodide } from "pyodide";
import { target } from "../bundle.ts";
import { slim } from "./slim.mjs";
import { slimWasm, unused } from "./slim-wasm.mjs";

const [out, engine, micropip] = process.argv.slice(2);
const here = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));
const pyodideFolder = here("../../node_modules/pyodide");
const sha256 = (/** @type {string} */ path) => createHash("sha256").update(readFileSync(path)).digest("hex");

/** Stops the build unless each file that goes into the site is the one that was reviewed. */
function verify() {
  /** @type {Record<string, string>} */
  const pins = JSON.parse(readFileSync(here("pins.json"), "utf8"));
  for (const [name, pinned] of Object.entries(pins)) {
    const path = name.endsWith(".whl") ? micropip : join(pyodideFolder, name);
    if (basename(path) !== name || sha256(path) !== pinned) {
      throw new Error(`${path} is not the file that web/tools/python/pins.json names`);
    }
  }
}

verify();
mkdirSync(out, { recursive: true });
const read = (/** @type {string} */ path) => readFileSync(path, "utf8");
const callers = [join(pyodideFolder, "pyodide.mjs"), here("make-image.mjs"), here("../../src/engine/memory-image.ts")];
const wasm = readFileSync(join(pyodideFolder, "pyodide.asm.wasm"));
const loader = await slim(
  read(join(pyodideFolder, "pyodide.asm.mjs")),
  callers.map(read).join("\n"),
  WebAssembly.Module.imports(new WebAssembly.Module(wasm)),
);
const { code } = await transform(loader, { minify: true, target });
writeFileSync(join(out, "pyodide.asm.mjs"), code);

const stock = JSON.parse(readFileSync(join(pyodideFolder, "pyodide-lock.json"), "utf8"));
const wheelName = basename(micropip);
const lock = (/** @type {string} */ path) => ({
  info: stock.info,
  packages: {
    micropip: { ...stock.packages.micropip, file_name: wheelName, sha256: sha256(path) },
  },
});

const python = await loadPyodide({
  lockFileContents: /** @type {any} */ (lock(micropip)),
  packageBaseUrl: join(micropip, ".."),
  packages: ["micropip"],
  stdout: () => {},
});
writeFileSync(join(out, "pyodide.asm.wasm"), wasm);
mkdirSync(join(out, "slim"), { recursive: true });
writeFileSync(join(out, "slim/pyodide.asm.wasm"), slimWasm(wasm, code, unused(python, wasm)));
const files = python.FS;
for (const [name, path] of [
  ["stdlib.zip", join(pyodideFolder, "python_stdlib.zip")],
  [basename(engine), engine],
  [wheelName, micropip],
]) {
  files.writeFile(`/tmp/${name}`, readFileSync(path));
}
python.globals.set("engine", basename(engine));
python.globals.set("micropip_wheel", wheelName);
await python.runPythonAsync(readFileSync(here("precompile.py"), "utf8"));
await python.runPythonAsync(`
modules = await rehearse(f"emfs:/tmp/{engine}")
library("/tmp/stdlib.zip", "/tmp/out.stdlib.zip", modules, {})
library("/tmp/stdlib.zip", "/tmp/out.stdlib.image.zip", modules, IMAGE)
library("/tmp/stdlib.zip", "/tmp/out.stdlib.whole.zip", None, {})
wheel(f"/tmp/{engine}", f"/tmp/out.{engine}")
wheel(f"/tmp/{micropip_wheel}", f"/tmp/out.{micropip_wheel}")
`);
for (const name of ["stdlib.zip", "stdlib.image.zip", "stdlib.whole.zip", basename(engine), wheelName]) {
  writeFileSync(join(out, name), files.readFile(`/tmp/out.${name}`));
}
writeFileSync(
  join(out, "manifest.json"),
  JSON.stringify({
    engine: basename(engine),
    digest: sha256(join(out, basename(engine))),
    lock: lock(join(out, wheelName)),
  }),
);
