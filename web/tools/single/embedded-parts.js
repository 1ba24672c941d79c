// In the one-file version: Pyodide's own loader is part of the worker's script, and the page hands
// the rest over.

// @ts-expect-error: it has no types
import create from "pyodide/pyodide.asm.mjs";

/** @type {PromiseWithResolvers<{wasm: ArrayBuffer, image: Uint8Array}>} */
const handed = Promise.withResolvers();
addEventListener("message", ({ data }) => {
  if (data.image) handed.resolve(data);
});

/** @returns {import("../../src/engine/image-parts.ts").Parts} */
export const fetchParts = () => ({
  loader: Promise.resolve({ default: create }),
  wasm: handed.promise.then(({ wasm }) => WebAssembly.compile(wasm)),
  image: handed.promise.then(({ image }) => image),
});
