// One way to bundle: for the site, the one file and the site in development.

import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { modules } from "./modules.mjs";

/** Where the npm packages are, whichever folder is bundled. */
export const packages = fileURLToPath(new URL("../node_modules", import.meta.url));

/** The oldest browsers that the page runs in. Missing features are compiled away, replaced
 * (src/engine/polyfills.ts) or not used; src/app/browser-support.ts refuses older ones, and the README and
 * the about page name these. */
export const OLDEST = { chrome: "117", firefox: "125", safari: "16.4" };

/** For esbuild. */
export const target = Object.entries(OLDEST).map(([name, version]) => name + version);

/**
 * Common options of esbuild.
 * @param {object} what
 * @param {string} what.web  the folder of the sources
 * @param {import("./modules.mjs").Catalogue} [what.catalogue]  without it there are no games
 * @param {Record<string, unknown>} [what.facts]  what else is imported as `nanafuda:NAME`
 * @param {Record<string, import("esbuild").OnResolveResult>} [what.instead]  what takes the place of
 *   a module, named by its path in `web`, or of one that `nanafuda:words` imports
 * @returns {import("esbuild").BuildOptions}
 */
export const bundling = ({ web, catalogue, facts, instead = {} }) => ({
  absWorkingDir: web,
  nodePaths: [packages],
  bundle: true,
  format: "esm",
  charset: "utf8", // escaped, a Japanese letter has twice the bytes
  target,
  loader: { ".svg": "dataurl" },
  external: ["node:*", "ws"], // what Pyodide's loader asks for in Node only
  plugins: [replacing(web, instead), modules(web, catalogue, facts)],
});

/** For the script that also runs in browsers that are too old.
 *  @type {import("esbuild").BuildOptions} */
export const classic = { format: "iife", target: "es2017" };

/** @param {string} web @param {Record<string, import("esbuild").OnResolveResult>} instead
 *  @returns {import("esbuild").Plugin} */
const replacing = (web, instead) => ({
  name: "instead",
  setup(build) {
    const places = new Map(Object.entries(instead).map(([path, is]) => [join(web, path), is]));
    build.onResolve({ filter: /^(\.{1,2}\/|nanafuda:)/ }, ({ path, resolveDir, kind }) =>
      kind === "entry-point" ? null : places.get(join(resolveDir, path)),
    );
  },
});

/**
 * The scripts that have the same name in every version, by that name: a cached page whose own scripts a deploy has
 * removed still loads these.
 * @param {string} web  the folder of the sources
 */
export const unhashed = (web) => ({
  arrival: join(web, "src/app/load-check.ts"),
  trouble: join(web, "src/app/start-failure.ts"),
});
