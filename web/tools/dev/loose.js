// In development: Python as Pyodide ships it, with the engine's sources as they are. What they print
// and failures go to the console.

import { loadPyodide, version } from "pyodide";

const here = (/** @type {string} */ path) => new URL(`../dev/${path}`, import.meta.url).href;

export class StartError extends Error {
  reason = /** @type {const} */ ("start-failed");
}

export const way = "plain";

/** The engine is whole here. */
export const supply = () => {};

/** Output of one Python call, for example a traceback. @type {string[]} */
const lines = [];

/** @param {string} line */
function stderr(line) {
  if (lines.push(line) === 1) setTimeout(() => console.error(lines.splice(0).join("\n")));
}

/**
 * @param {(loaded: number, total: number) => void} progress
 * @returns {Promise<(text: string) => string>}
 */
export async function startPython(progress) {
  progress(0, 1); // the worker is there
  const sources = fetch(here("engine.json")).then((response) => response.json());
  try {
    const python = await loadPyodide({
      indexURL: here(`${version}/`),
      stdLibURL: here(`${version}/library.zip`),
      stdout: (line) => console.log(line),
      stderr,
    });
    for (const [path, text] of Object.entries(await sources)) {
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
