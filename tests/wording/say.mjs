// node say.mjs: reads the catalogue from the standard input, then a line of requests at a time; answers each line in
// the page's words.

import { rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath, pathToFileURL } from "node:url";
import { bundling, packages } from "../../web/tools/bundle.ts";

const here = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));
const { build } = await import(pathToFileURL(join(packages, "esbuild/lib/main.js")).href);
const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
const catalogue = JSON.parse((await lines.next()).value);
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
const { said } = await import(pathToFileURL(made).href).finally(() => rmSync(made));
for await (const line of lines) console.log(JSON.stringify(await said(JSON.parse(line))));
