// Makes Python's whole standard library, compiled, for the site in development:
//   node make-library.mjs OUT.zip
// With the sources that Pyodide ships every start would take a second longer.

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";

const [out] = process.argv.slice(2);
const here = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));

const python = await loadPyodide();
python.FS.writeFile("/tmp/old.zip", readFileSync(here("../../node_modules/pyodide/python_stdlib.zip")));
python.runPython(readFileSync(here("precompile.py"), "utf8"));
python.runPython('library("/tmp/old.zip", "/tmp/new.zip", None, {})');
mkdirSync(dirname(out), { recursive: true });
writeFileSync(out, python.FS.readFile("/tmp/new.zip"));
