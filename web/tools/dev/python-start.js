// In development: Pyodide as it ships, with the engine's sources. The console shows their output and tracebacks.

import sources from "nanafuda:sources";
import { loadPyodide } from "pyodide";

const here = (/** @type {string} */ path) => new URL(`../dev/${path}`, import.meta.url).href;

export class StartError extends Error {
  reason = /** @type {const} */ ("start-failed");
}

export const way = "plain";

/** No part of the engine is missing here. */
export const supply = () => {};

/** Lines of one traceback, printed together. @type {string[]} */
const lines = [];

/** @param {string} line */
function stderr(line) {
  if (lines.push(line) === 1) setTimeout(() => console.error(lines.splice(0).join("\n")));
}

/** @param {(loaded: number, total: number) => void} progress @returns {Promise<(text: string) => string>} */
export async function startPython(progress) {
  progress(0, 1); // the worker runs
  try {
    const python = await loadPyodide({
      indexURL: here("pyodide/"),
      stdLibURL: here("library.zip"),
      stdout: (line) => console.log(line),
      stderr,
    });
    for (const [path, text] of Object.entries(sources)) {
      python.FS.mkdirTree(`/engine/${path}`.replace(/\/[^/]*$/, ""));
      python.FS.writeFile(`/engine/${path}`, text);
    }
    python.runPython('import sys; sys.dont_write_bytecode = True; sys.path.insert(0, "/engine")');
    return python.pyimport("nanafuda.protocol").handle;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    throw new StartError(String(error));
  }
}
