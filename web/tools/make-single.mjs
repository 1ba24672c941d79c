// Makes one HTML file with everything inside, which plays from a double click:
//   node make-single.mjs OUT.html SITE PYTHON CATALOGUE.json
// SITE is what make-site.mjs made, PYTHON what make-python.mjs made. It starts from the memory image only.

import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import * as esbuild from "esbuild";
import { bundling, classic } from "./bundle.mjs";

const [out, site, python, catalogueFile] = process.argv.slice(2);
const web = fileURLToPath(new URL("..", import.meta.url));
/** As for the site, but what is inside the page takes the place of its files. */
const POLICY =
  "default-src 'none'; script-src 'unsafe-inline' 'wasm-unsafe-eval' data:; worker-src data:; " +
  "img-src data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

const manifest = JSON.parse(readFileSync(join(python, "manifest.json"), "utf8"));
const catalogue = JSON.parse(readFileSync(catalogueFile, "utf8"));
const facts = {
  worker: { worker: manifest.digest },
  python: {
    pyodide: "",
    loader: "",
    library: "",
    packages: "",
    engine: "",
    digest: manifest.digest,
    lock: manifest.lock,
    bytes: { image: {}, plain: {} },
  },
};

const embedded = (/** @type {string} */ name) => ({
  path: join(web, `tools/single/embedded-${name}`),
});

/** @param {string} entry @param {esbuild.BuildOptions} [more] */
async function bundle(entry, more) {
  const { outputFiles } = await esbuild.build({
    ...bundling({
      web,
      catalogue,
      facts,
      instead: {
        "src/engine/site-files.ts": embedded("files.js"),
        "src/engine/image-parts.ts": embedded("parts.js"),
      },
    }),
    entryPoints: [join(web, entry)],
    alias: { "pyodide/pyodide.asm.mjs": join(python, "pyodide.asm.mjs") },
    define: { "import.meta.url": '"https://nanafuda.invalid/"' },
    write: false,
    minify: true,
    logLevel: "error",
    ...more,
  });
  return /** @type {esbuild.OutputFile[]} */ (outputFiles)[0].text;
}

/** @param {string} id @param {string | Buffer} data */
const part = (id, data) =>
  `<script type="text/plain" id="${id}">${gzipSync(data, { level: 9 }).toString("base64")}</script>`;

const pages = [
  ...readdirSync(site).filter((name) => /\.\w+\.html$/.test(name)),
  ...readdirSync(join(site, "rules")).map((name) => `rules/${name}`),
].sort();
const index = readFileSync(join(site, "index.html"), "utf8");
const [, sheet] = /** @type {string[]} */ (/href="(assets\/site-[^"]+\.css)"/.exec(index));
const style = readFileSync(join(site, sheet), "utf8");
const inPage = (/** @type {string} */ html) =>
  html
    .replace(/(http-equiv="Content-Security-Policy" content=")[^"]*/, (_, start) => start + POLICY)
    .replace(/<link rel="stylesheet"[^>]*>/, () => `<style>${style}</style>`)
    .replace(/<meta (?:property="og:image|name="twitter:)[^>]*>\n?/g, "")
    .replace(/<link rel="(?:manifest|icon|apple-touch-icon|modulepreload)"[^>]*>\n?/g, "");
const worker = await bundle("src/engine/worker.ts");
const support = await bundle("tools/single/embedded-support.js", classic);
const script = (await bundle("src/app/app.ts")).replaceAll("</script", "<\\/script");
const html = inPage(index)
  .replace(/<script (?:type="module"|defer)[^>]*><\/script>\n?/g, "")
  .replace("</body>", () =>
    [
      part("worker.js", worker),
      part("pyodide.asm.wasm", readFileSync(join(python, "slim/pyodide.asm.wasm"))),
      part("image.wasm", readFileSync(join(python, "image.wasm"))),
      ...pages.map((page) => part(page, inPage(readFileSync(join(site, page), "utf8")))),
      `<script>${support}</script>`,
      `<script type="module">${script}</script>`,
      "</body>",
    ].join("\n"),
  );
writeFileSync(out, html);
console.log(`single: ${(html.length / 1e6).toFixed(1)} MB`);
