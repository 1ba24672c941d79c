// In the one-file version: Pyodide's own loader is part of the worker's script.

// @ts-expect-error: it has no types
import create from "pyodide/pyodide.asm.mjs";

export const importLoader = async () => ({ default: create });
