// Makes the site:  node make-site.mjs OUT PYTHON CATALOGUE.json
// OUT is replaced; PYTHON is what make-python.mjs made. Everything below assets/ is named by
// its content and never changes; every other file is looked at again on each visit.

import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { Resvg } from "@resvg/resvg-js";
import * as esbuild from "esbuild";
import { injectManifest } from "workbox-build";
import { modules } from "./modules.mjs";
import { LANGS, fillIn, renderPages, tiles, words } from "./pages.mjs";

const [target, pythonFolder, catalogueFile] = process.argv.slice(2);
const out = `${target}.new`; // takes the old one's place when it is whole
const web = fileURLToPath(new URL("..", import.meta.url));
const assets = join(out, "assets");
/** The icon's own ground: around it, and behind the starting app. */
const GROUND = "#2c3a63";

/** The script that is a file of its own. @param {string} [boot] @returns {esbuild.Plugin} */
const apart = (boot) => ({
  name: "boot",
  setup(build) {
    build.onResolve({ filter: /^\.\/boot\.js$/ }, () => ({ path: `./${boot}`, external: true }));
  },
});

/**
 * Bundles one entry and returns its file name, which carries the content's hash.
 * @param {string} entry @param {Record<string, unknown>} [others] @param {string} [boot]
 */
async function bundle(entry, others, boot) {
  const { metafile } = await esbuild.build({
    entryPoints: [join(web, entry)],
    outdir: assets,
    entryNames: "[name]-[hash]",
    assetNames: "[name]-[hash]",
    bundle: true,
    format: "esm",
    target: "es2024",
    minify: true,
    metafile: true,
    logLevel: "warning",
    loader: { ".svg": "dataurl" },
    external: ["node:*", "ws"], // what Pyodide's loader asks for in Node only
    plugins: [apart(boot), modules(catalogue, others)],
  });
  const names = Object.entries(metafile.outputs).filter(([, output]) => output.entryPoint);
  return basename(names[0][0]);
}

/** Copies a file to a folder named by its content; returns the path relative to assets/.
 *  @param {string} name */
function place(name) {
  const data = readFileSync(join(pythonFolder, name));
  const hash = createHash("sha256").update(data).digest("hex").slice(0, 10);
  mkdirSync(join(assets, "py", hash), { recursive: true });
  writeFileSync(join(assets, "py", hash, name), data);
  return `py/${hash}/${name}`;
}

function placePython() {
  const made = JSON.parse(readFileSync(join(pythonFolder, "manifest.json"), "utf8"));
  // Loader and wasm share a folder: Pyodide looks for the one beside the other.
  const loader = place("pyodide.asm.mjs");
  cpSync(join(pythonFolder, "pyodide.asm.wasm"), join(assets, dirname(loader), "pyodide.asm.wasm"));
  const wasm = `${dirname(loader)}/pyodide.asm.wasm`;
  const image = place("image.wasm");
  const micropip = place(made.lock.packages.micropip.file_name);
  const [library, engine] = [place("stdlib.zip"), place(made.engine)];
  const bytes = (/** @type {string[]} */ ...paths) =>
    Object.fromEntries(paths.map((path) => [path, readFileSync(join(assets, path)).length]));
  return {
    pyodide: `${dirname(loader)}/`,
    loader,
    wasm,
    image,
    library,
    packages: `${dirname(micropip)}/`,
    engine,
    digest: made.digest,
    lock: made.lock,
    bytes: {
      image: bytes(loader, wasm, image),
      plain: bytes(loader, wasm, library, micropip, engine),
    },
  };
}

function drawIcons() {
  const svg = readFileSync(join(web, "cards/icon.svg"), "utf8");
  writeFileSync(join(out, "icon.svg"), svg);
  const draw = (/** @type {string} */ name, /** @type {number} */ size, drawing = svg) => {
    const png = new Resvg(drawing, { fitTo: { mode: "width", value: size } }).render().asPng();
    writeFileSync(join(out, name), png);
  };
  draw("apple-touch-icon.png", 180);
  draw("icon-192.png", 192);
  draw("icon-512.png", 512);
  // A maskable icon keeps what matters within the middle four fifths; the ground fills the rest.
  const [, x, y, width, height] = /** @type {string[]} */ (
    svg.match(/viewBox="(\S+) (\S+) (\S+) (\S+)"/)
  ).map(Number);
  const wider = [x - width / 8, y - height / 8, width * 1.25, height * 1.25];
  const ground = `<rect x="${wider[0]}" y="${wider[1]}" width="100%" height="100%" fill="${GROUND}"/>`;
  const padded = svg
    .replace(/<svg[^>]*>/, (tag) => tag.replace(/ (?:width|height)="[^"]*"/g, "") + ground)
    .replace(/viewBox="[^"]*"/, `viewBox="${wider.join(" ")}"`);
  draw("icon-maskable.png", 512, padded);
}

function writeManifest() {
  const [ja, en] = LANGS.map((lang) => words(lang));
  const manifest = {
    id: "./",
    start_url: "./",
    scope: "./",
    lang: "ja",
    name: "七札 Nanafuda",
    short_name: "七札",
    description: ja("tagline"),
    name_localized: { en: "Nanafuda" },
    short_name_localized: { en: "Nanafuda" },
    description_localized: { en: en("tagline") },
    display: "standalone",
    background_color: "#f4f1ea",
    theme_color: GROUND,
    icons: [
      { src: "icon.svg", sizes: "any", type: "image/svg+xml" },
      { src: "icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "icon-maskable.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
  writeFileSync(join(out, "manifest.webmanifest"), JSON.stringify(manifest, null, 1));
}

/** What nobody needs to keep whose browser takes the memory image.
 *  @param {ReturnType<typeof placePython>} python */
function plainOnly({ bytes }) {
  return Object.keys(bytes.plain)
    .filter((path) => !(path in bytes.image))
    .map((path) => `assets/${path}`);
}

async function addServiceWorker() {
  const [name, work] = [await bundle("worker/sw.js"), join(out, "sw.js")];
  const { count, size, warnings } = await injectManifest({
    swSrc: join(assets, name),
    swDest: work,
    globDirectory: out,
    globPatterns: ["**/*"],
    globIgnores: ["assets/sw-*", "sw.js", "404.html", ".nojekyll", ...plainOnly(python)],
    dontCacheBustURLsMatching: /^assets\//,
    maximumFileSizeToCacheInBytes: 32 * 2 ** 20,
  });
  rmSync(join(assets, name));
  if (warnings.length) throw new Error(warnings.join("\n"));
  console.log(`site: ${count} files, ${(size / 1e6).toFixed(1)} MB for offline play`);
}

rmSync(out, { recursive: true, force: true });
mkdirSync(assets, { recursive: true });
const catalogue = JSON.parse(readFileSync(catalogueFile, "utf8"));
const python = placePython();
const worker = { worker: await bundle("worker/worker.js", { python }) };
const boot = await bundle("shell/boot.js", { worker });
const names = {
  boot: `assets/${boot}`,
  script: `assets/${await bundle("shell/app.js", { worker }, boot)}`,
  style: `assets/${await bundle("style/site.css")}`,
};
drawIcons();
writeManifest();
renderPages(out, names, catalogue);
for (const file of ["index.html", "404.html"]) {
  const source = readFileSync(join(web, file), "utf8").replace("<!-- games -->", tiles(catalogue));
  writeFileSync(join(out, file), fillIn(source, names, ""));
}
writeFileSync(join(out, ".nojekyll"), "");
await addServiceWorker();
const old = `${target}.old`;
rmSync(old, { recursive: true, force: true });
if (existsSync(target)) renameSync(target, old);
renameSync(out, target);
rmSync(old, { recursive: true, force: true });
