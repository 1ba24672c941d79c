// Makes Python's whole standard library, compiled, for development and the workshop:
//   node make-library.ts OUT
// With the sources that Pyodide ships every start would take a second longer.

import { mkdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";

const [out] = process.argv.slice(2);
mkdirSync(out, { recursive: true });
const python = await loadPyodide();
python.mountNodeFS("/pyodide", fileURLToPath(new URL("../../node_modules/pyodide", import.meta.url)));
python.mountNodeFS("/out", out);
python.runPython(readFileSync(new URL("precompile.py", import.meta.url), "utf8"));
python.runPython('library("/pyodide/python_stdlib.zip", "/out/stdlib.whole.zip", None, {})');
