// Makes the Python side of the site from Pyodide, micropip and the engine's wheel:
//   node make-python.ts OUT ENGINE.whl MICROPIP.whl
// OUT receives Pyodide's loader without what is for libraries (see slim.ts), its wasm as it is, and
// in slim/ without what the engine does not ask for (see slim-wasm.ts), the standard library trimmed
// to what the worker imports and compiled (once more for the memory image, see precompile.py), both
// wheels with their bytecode inside, the engine's modules for the image, and manifest.json.

import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { transform } from "esbuild";
import { loadPyodide } from "pyodide";
import { target } from "../bundle.ts";
import { slim } from "./slim.ts";
import { slimWasm } from "./slim-wasm.ts";

const [out, engine, micropip] = process.argv.slice(2);
const [engineName, micropipName] = [engine, micropip].map((path) => basename(path));
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const pyodideFolder = here("../../node_modules/pyodide");
const sha256 = (path: string) => createHash("sha256").update(readFileSync(path)).digest("hex");

rmSync(join(out, "engine"), { recursive: true, force: true });
mkdirSync(join(out, "slim"), { recursive: true });
const read = (path: string) => readFileSync(path, "utf8");
const callers = [join(pyodideFolder, "pyodide.mjs"), here("make-image.ts"), here("../../src/engine/memory-image.ts")];
const wasm = readFileSync(join(pyodideFolder, "pyodide.asm.wasm"));
const loader = await slim(
  read(join(pyodideFolder, "pyodide.asm.mjs")),
  callers.map(read).join("\n"),
  WebAssembly.Module.imports(new WebAssembly.Module(wasm)),
);
const { code } = await transform(loader, { minify: true, target });
writeFileSync(join(out, "pyodide.asm.mjs"), code);

const stock = JSON.parse(readFileSync(join(pyodideFolder, "pyodide-lock.json"), "utf8"));
const lock = (path: string) => ({
  info: stock.info,
  packages: {
    micropip: { ...stock.packages.micropip, file_name: micropipName, sha256: sha256(path) },
  },
});

const python = await loadPyodide({
  lockFileContents: lock(micropip) as any,
  packageBaseUrl: dirname(micropip),
  packages: ["micropip"],
  stdout: () => {},
});
writeFileSync(join(out, "pyodide.asm.wasm"), wasm);
writeFileSync(join(out, "slim/pyodide.asm.wasm"), slimWasm(wasm, code, python));
const folders = { pyodide: pyodideFolder, engine: dirname(engine), micropip: dirname(micropip), out };
for (const [name, folder] of Object.entries(folders)) python.mountNodeFS(`/mnt/${name}`, folder);
await python.runPythonAsync(read(here("precompile.py")));
await python.runPythonAsync(`
modules = await rehearse("emfs:/mnt/engine/${engineName}")
library("/mnt/pyodide/python_stdlib.zip", "/mnt/out/stdlib.zip", modules, {})
library("/mnt/pyodide/python_stdlib.zip", "/mnt/out/stdlib.image.zip", modules, IMAGE)
wheel("/mnt/engine/${engineName}", "/mnt/out/${engineName}")
wheel("/mnt/micropip/${micropipName}", "/mnt/out/${micropipName}")
unpack("/mnt/out/${engineName}", "/mnt/out/engine")
`);
const manifest = { engine: engineName, digest: sha256(join(out, engineName)), lock: lock(join(out, micropipName)) };
writeFileSync(join(out, "manifest.json"), JSON.stringify(manifest));
