// Makes the one-file version, which starts from the memory image:  node make-single.ts OUT.html SITE PYTHON CATALOGUE.json ADDRESS
// ADDRESS is the public address of the site, if known: the file links to what it leaves out.

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import * as esbuild from "esbuild";
import { bundling, classic, readJson } from "./bundle.ts";

const [out, site, python, catalogueFile, address] = process.argv.slice(2);
const web = fileURLToPath(new URL("..", import.meta.url));
const POLICY =
  "default-src 'none'; script-src 'unsafe-inline' 'wasm-unsafe-eval' data:; worker-src data:; " +
  "img-src data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

const { digest, lock } = readJson(join(python, "manifest.json"));
const paths = { pyodide: "", loader: "", library: "", packages: "", engine: "", bytes: { image: {}, plain: {} } };
const embedded = (name: string) => ({ path: join(web, `tools/single/embedded-${name}.js`) });
const common = bundling({
  web,
  catalogue: readJson(catalogueFile),
  facts: { worker: { worker: digest }, python: { ...paths, digest, lock } },
  instead: {
    "src/engine/site-files.ts": embedded("files"),
    "src/engine/image-parts.ts": embedded("parts"),
    "src/features/workshop/index.ts": embedded("workshop"),
  },
});

async function bundle(entry: string, more?: esbuild.BuildOptions) {
  const { outputFiles } = await esbuild.build({
    ...common,
    entryPoints: [join(web, entry)],
    alias: { "pyodide/pyodide.asm.mjs": join(python, "pyodide.asm.mjs") },
    define: { "import.meta.url": '"https://nanafuda.invalid/"' },
    write: false,
    minify: true,
    logLevel: "error",
    ...more,
  });
  return (outputFiles as esbuild.OutputFile[])[0].text;
}

const part = (id: string, data: string | Buffer) =>
  `<script type="text/plain" id="${id}">${gzipSync(data, { level: 9 }).toString("base64")}</script>`;

const pages = [
  ...readdirSync(site).filter((name) => /\.\w+\.html$/.test(name)),
  ...readdirSync(join(site, "rules")).map((name) => `rules/${name}`),
].sort();
const index = readFileSync(join(site, "index.html"), "utf8");
const [, sheet] = /href="(assets\/site-[^"]+\.css)"/.exec(index) as RegExpExecArray;
const style = readFileSync(join(site, sheet), "utf8");
const inPage = (html: string) =>
  html
    .replace(/(http-equiv="Content-Security-Policy" content=")[^"]*/, (_, start) => start + POLICY)
    .replace(/<link rel="stylesheet"[^>]*>/, () => `<style>${style}</style>`)
    .replace(/<meta (?:property="og:image|name="twitter:)[^>]*>\n?/g, "")
    .replace(/<link rel="(?:manifest|icon|apple-touch-icon|modulepreload)"[^>]*>\n?/g, "");
const support = await bundle("tools/single/embedded-support.js", classic);
const script = (await bundle("src/app/app.ts")).replaceAll("</script", "<\\/script");
const parts = [
  part("worker.js", await bundle("src/engine/worker.ts")),
  part("pyodide.asm.wasm", readFileSync(join(python, "slim/pyodide.asm.wasm"))),
  part("image.wasm", readFileSync(join(python, "image.wasm"))),
  ...pages.map((page) => part(page, inPage(readFileSync(join(site, page), "utf8")))),
  `<script>${support}</script>`,
  `<script type="module">${script}</script>`,
  "</body>",
];
const html = inPage(index)
  .replace("<html", (tag) => (address ? `${tag} data-site="${address}"` : tag))
  .replace(/<script (?:type="module"|defer)[^>]*><\/script>\n?/g, "")
  .replace("</body>", () => parts.join("\n"));
writeFileSync(out, html);
console.log(`single: ${(html.length / 1e6).toFixed(1)} MB`);
