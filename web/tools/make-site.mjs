// Makes the site:  node make-site.mjs OUT PYTHON CATALOGUE.json [ADDRESS]
// ADDRESS is where it will be, with a slash at its end, if that is known. OUT is replaced; PYTHON is what make-python.mjs made. Everything below assets/ is named by
// its content and never changes; every other file is looked at again on each visit.

import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import * as esbuild from "esbuild";
import { injectManifest } from "workbox-build";
import { bundling, classic, unhashed } from "./bundle.mjs";
import { drawIcons } from "./installed.mjs";
import { languages, words } from "./modules.mjs";
import { loadApp, POLICY, renderPages } from "./pages.mjs";
import { drawPreviews } from "./previews.mjs";

const [target, pythonFolder, catalogueFile, address] = process.argv.slice(2);
const out = `${target}.new`; // takes the old one's place when it is whole
const web = fileURLToPath(new URL("..", import.meta.url));
const assets = join(out, "assets");
/**
 * Bundles one entry and returns the names of its file, which carries the content's hash, and of those that it imports at
 * once. Dynamic imports (`import("…")`) become files of their own, fetched when wanted.
 * @param {string} entry
 * @param {Pick<Parameters<typeof bundling>[0], "facts" | "instead">} [more]
 */
async function bundle(entry, more) {
  const { metafile } = await esbuild.build({
    ...bundling({ web, catalogue, ...more }),
    entryPoints: [join(web, entry)],
    outdir: assets,
    entryNames: "[name]-[hash]",
    assetNames: "[name]-[hash]",
    chunkNames: "[name]-[hash]",
    splitting: true,
    minify: true,
    metafile: true,
    logLevel: "warning",
  });
  const { outputs } = /** @type {esbuild.Metafile} */ (metafile);
  const first = /** @type {string} */ (Object.keys(outputs).find((path) => outputs[path].entryPoint === entry));
  const needed = new Set([first]);
  for (const path of needed) {
    for (const { path: next, kind, external } of outputs[path].imports) {
      if (kind === "import-statement" && !external) needed.add(next);
    }
  }
  const [name, ...parts] = [...needed].map((path) => basename(path));
  return { name, parts };
}

/** @param {string | Buffer} data */
const hashOf = (data) => createHash("sha256").update(data).digest("hex").slice(0, 10);

/** Copies a file to a folder named by its content; returns the path relative to assets/.
 *  @param {string} name @param {string} [as]  its name in the site */
function place(name, as = name) {
  const data = readFileSync(join(pythonFolder, name));
  const hash = hashOf(data);
  mkdirSync(join(assets, "py", hash, dirname(as)), { recursive: true });
  writeFileSync(join(assets, "py", hash, as), data);
  return `py/${hash}/${as}`;
}

function placePython() {
  const made = JSON.parse(readFileSync(join(pythonFolder, "manifest.json"), "utf8"));
  // Loader and wasm share a folder: Pyodide looks for the one beside the other.
  // Stock nginx, among others, sends .mjs with a type that browsers do not run as a script.
  const loader = place("pyodide.asm.mjs", "pyodide.asm.js");
  cpSync(join(pythonFolder, "pyodide.asm.wasm"), join(assets, dirname(loader), "pyodide.asm.wasm"));
  const wasm = `${dirname(loader)}/pyodide.asm.wasm`;
  const slim = place("slim/pyodide.asm.wasm");
  const image = place("image.wasm");
  const micropip = place(made.lock.packages.micropip.file_name);
  const [library, engine] = [place("stdlib.zip"), place(made.engine)];
  const bytes = (/** @type {string[]} */ ...paths) =>
    Object.fromEntries(paths.map((path) => [path, readFileSync(join(assets, path)).length]));
  return {
    pyodide: `${dirname(loader)}/`,
    loader,
    slim,
    image,
    library,
    packages: `${dirname(micropip)}/`,
    engine,
    digest: made.digest,
    lock: made.lock,
    bytes: {
      image: bytes(loader, slim, image),
      plain: bytes(loader, wasm, library, micropip, engine),
    },
  };
}

/** Writes the words of a language as one file, which the first script and the app import by the same name.
 *  @param {import("./modules.mjs").Lang} lang */
function placeWords(lang) {
  const text = words(web, catalogue, lang);
  const name = `words-${lang}-${hashOf(text)}.js`;
  writeFileSync(join(assets, name), text);
  return { path: `./${name}`, external: true };
}

/** For hosts that send along what a folder's _headers says, as Netlify and Cloudflare Pages do. A page
 * carries its own policy for other hosts; the rest, frame-ancestors above all, only a header can. */
/** @param {string} policy */
const headers = (policy) => `/*
  Content-Security-Policy: ${policy}; frame-ancestors 'none'
  X-Frame-Options: DENY
  X-Content-Type-Options: nosniff
  Referrer-Policy: no-referrer
  Cross-Origin-Opener-Policy: same-origin
  Cross-Origin-Resource-Policy: same-origin
  Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=(), usb=()
/assets/*
  Cache-Control: public, max-age=31536000, immutable
`;

/** Files that a browser with a working memory image need not keep: bytes by path.
 *  @param {ReturnType<typeof placePython>} python */
function plainOnly({ bytes }) {
  const only = Object.entries(bytes.plain).filter(([path]) => !(path in bytes.image));
  return Object.fromEntries(only.map(([path, size]) => [`assets/${path}`, size]));
}

/** Files for systems and other sites; the page never requests them. */
const FOR_OTHERS = ["preview*.png", "shortcut-*.png", "icon-512.png", "icon-maskable.png"];

async function addServiceWorker() {
  const plain = plainOnly(python);
  const { name } = await bundle("src/app/service-worker.ts", { facts: { plain } });
  const work = join(out, "sw.js");
  const { count, size, warnings } = await injectManifest({
    swSrc: join(assets, name),
    swDest: work,
    globDirectory: out,
    globPatterns: ["**/*"],
    globIgnores: [
      "assets/service-worker-*",
      "sw.js",
      "404.html",
      ".nojekyll",
      "_headers",
      ...FOR_OTHERS,
      ...Object.keys(plain),
    ],
    dontCacheBustURLsMatching: /^assets\//,
    maximumFileSizeToCacheInBytes: 32 * 2 ** 20,
    manifestTransforms: [(manifest) => ({ manifest: manifest.map((entry) => ({ ...entry, bytes: entry.size })) })],
  });
  rmSync(join(assets, name));
  if (warnings.length) throw new Error(warnings.join("\n"));
  console.log(`site: ${count} files, ${(size / 1e6).toFixed(1)} MB for offline play`);
}

rmSync(out, { recursive: true, force: true });
mkdirSync(assets, { recursive: true });
/** @type {import("./modules.mjs").Catalogue} */
const catalogue = JSON.parse(readFileSync(catalogueFile, "utf8"));
const python = placePython();
const { name: worker } = await bundle("src/engine/worker.ts", { facts: { python } });
const facts = { worker: { worker } };
const apart = Object.fromEntries(languages(web).LANGS.map((lang) => [`nanafuda:words/${lang}`, placeWords(lang)]));
const { name: boot } = await bundle("src/app/bootstrap.ts", { facts, instead: apart });
/** The scripts that have the same name in every version: see src/app/load-check.ts. */
const arrival = "arrival.js";
await esbuild.build({
  ...bundling({ web }),
  ...classic,
  entryPoints: unhashed(web),
  outdir: out,
  minify: true,
});
const app = await bundle("src/app/app.ts", {
  facts,
  instead: { ...apart, "src/app/bootstrap.ts": { path: `./${boot}`, external: true } },
});
// In what comes first only HTML is written in lines: what one begins with means nothing.
for (const name of [app.name, ...app.parts].filter((name) => name !== boot)) {
  const path = join(assets, name);
  writeFileSync(path, readFileSync(path, "utf8").replace(/\n\s+/g, "\n"));
}
const names = {
  arrival,
  boot: `assets/${boot}`,
  script: `assets/${app.name}`,
  parts: app.parts.map((name) => `assets/${name}`),
  style: `assets/${(await bundle("styles/site.css")).name}`,
};
const texts = await renderPages(web, names, catalogue, address);
const [first] = await loadApp(web, catalogue);
for (const [path, data] of [...texts, ...drawIcons(web), ...drawPreviews(web, catalogue, first)]) {
  mkdirSync(dirname(join(out, path)), { recursive: true });
  writeFileSync(join(out, path), data);
}
writeFileSync(join(out, ".nojekyll"), "");
const [lost] = /** @type {RegExpExecArray} */ (/'sha256-.+?'/.exec(texts.get("404.html") ?? ""));
writeFileSync(join(out, "_headers"), headers(POLICY.replace("style-src 'self'", `$& ${lost}`)));
await addServiceWorker();
const old = `${target}.old`;
rmSync(old, { recursive: true, force: true });
if (existsSync(target)) renameSync(target, old);
renameSync(out, target);
rmSync(old, { recursive: true, force: true });
