// node say.mjs CATALOGUE: answers on the standard output what is asked on the standard input, in the page's words.

import { readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { bundling, packages } from "../../web/tools/bundle.ts";

const here = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));
const { build } = await import(pathToFileURL(join(packages, "esbuild/lib/main.js")).href);
const catalogue = JSON.parse(readFileSync(process.argv[2], "utf8"));
const made = join(tmpdir(), `wording-${process.pid}.mjs`);
await build({
  // The page does not start and draws nothing.
  ...bundling({
    web: here("../../web"),
    catalogue,
    facts: { worker: { worker: "none" } },
    instead: { "src/app/app.ts": { path: here("nothing.js") } },
  }),
  entryPoints: [here("page.js")],
  outfile: made,
  platform: "node",
});
const element = () => ({});
Object.assign(globalThis, {
  CSS: { supports: () => true },
  document: { documentElement: {}, createTreeWalker: element, createComment: element, createElement: element },
  window: globalThis,
});
await import(pathToFileURL(made).href).finally(() => rmSync(made));
