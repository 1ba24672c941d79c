// Makes Pyodide's loader smaller: reading it, and setting up what it keeps for libraries that are
// linked in later, takes longer than all else in a start. The site links no libraries. What is taken
// out is found by the loader's own patterns; where one no longer matches, the build stops.

import { strict as assert } from "node:assert";
import { rollup } from "rollup";

/**
 * @param loader the text of pyodide.asm.mjs
 * @param caller the text of all that uses it
 * @param imports what the wasm takes from it
 */
export async function slim(loader: string, caller: string, imports: WebAssembly.ModuleImportDescriptor[]) {
  const needed = new Set(imports.map(({ name }) => name));
  /** Words by how often they occur. */
  const words = new Map<string, number>();
  for (const [word] of `${loader} ${caller}`.matchAll(/[\w$]+/g)) {
    words.set(word, (words.get(word) ?? 0) + 1);
  }
  const occurs = (word: string) => words.get(word) ?? 0;
  let text = loader;
  const change = (pattern: RegExp, least: number, action: (...match: string[]) => string) => {
    let changed = 0;
    text = text.replace(pattern, (...match) => {
      const now = action(...match);
      if (now !== match[0]) changed += 1;
      return now;
    });
    assert(changed >= least, `Pyodide's loader is another: ${changed} of ${pattern}`);
  };

  // Exports of the wasm without another use.
  const unnamed = /(?<![\w$])([\w$]+)=Module\["\1"\]=wasmExports\["([\w$]+)"\](?:\.value>>>0)?;/g;
  change(unnamed, 3000, (whole, own, symbol) => (occurs(own) > (own === symbol ? 4 : 3) ? whole : ""));
  // Unused functions that the loader exposes, mainly graphics and sound.
  change(/Module\["([\w$]+)"\]=\1;/g, 1000, (whole, own) => {
    const asked = new RegExp(`(?:Module|\\w)(?:\\.|\\?\\.)${own.replaceAll("$", "\\$")}(?![\\w$])`);
    return !asked.test(text) && !asked.test(caller) ? "" : whole;
  });
  // Functions that the loader offers and the wasm does not import.
  change(/(?<=var wasmImports=\{)[^{}]*(?=\})/, 1, (whole) =>
    whole
      .split(",")
      .filter((entry) => needed.has(entry.split(":")[0].replaceAll('"', "")))
      .join(","),
  );
  change(/(?<![\w$])([\w$]+)\.sig="\w*";/g, 500, (whole, own) =>
    needed.has(own) || needed.has(own.slice(1)) ? whole : "",
  );
  // The linker's addresses are for libraries, and Python takes none of the graphics.
  change(/for\(var symName in exports\)\{if\(isInternalSym\(symName\)/, 1, (whole) =>
    whole.replace(/isInternalSym\(symName\)$/, "!Object.hasOwn(GOT,symName)||isInternalSym(symName)"),
  );
  change(
    /Object\.entries\(GOT\)\)\{if\(entry\.value==-1\)\{/,
    1,
    (whole) => `${whole}if(symName.startsWith("emscripten_gl")){entry.value=0;continue}`,
  );
  // Where each of Python's functions is in the table: asked for libraries' sake only.
  change(/updateTableMap\(0,wasmTable\.length\)/, 1, () => "");
  return shaken(text);
}

/**
 * Takes out what nothing uses any more. By rollup, as esbuild, which bundles all else, only looks
 * at what stands outside of functions: of this loader, which is one function, it would leave 600 kB
 * instead of 355, and 65 kB more to download.
 */
async function shaken(text: string) {
  const bundle = await rollup({
    input: "loader",
    external: /^(?:node:|ws$)/,
    treeshake: { propertyReadSideEffects: false, tryCatchDeoptimization: false },
    plugins: [
      {
        name: "text",
        resolveId: (id) => (id === "loader" ? id : null),
        load: (id) => (id === "loader" ? text : null),
      },
    ],
    logLevel: "silent",
  });
  const { output } = await bundle.generate({ format: "esm" });
  return output[0].code;
}
