// Builds the site:  node make-site.ts OUT PYTHON CATALOGUE.json [ADDRESS]
// ADDRESS is its public address, if known. OUT is replaced; PYTHON is the folder of make-python.ts. Files in assets/ are
// named by their content and never change; browsers revalidate all others on each visit.

import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import * as esbuild from "esbuild";
import { injectManifest } from "workbox-build";
import {
  botWorker,
  bundling,
  type Catalogue,
  classic,
  languages,
  readJson,
  type Sources,
  unhashed,
  words,
} from "./bundle.ts";
import { FRAME_HASH, loadApp, POLICY, renderPages } from "./pages.ts";
import { drawIcons, drawPreviews } from "./pictures.ts";

const [target, pythonFolder, catalogueFile, address] = process.argv.slice(2);
const out = `${target}.new`; // replaces the old site once it is complete
const web = fileURLToPath(new URL("..", import.meta.url));
const assets = join(out, "assets");

/** Bundles an entry. @returns `name` of its file, and of the files that it imports statically; `editor`: the workshop's */
async function bundle(entry: string, more?: Pick<Sources, "facts" | "instead">) {
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
  const { outputs } = metafile as esbuild.Metafile;
  const needed = new Set(Object.keys(outputs).filter((path) => outputs[path].entryPoint === entry));
  for (const path of needed) {
    for (const { path: next, kind, external } of outputs[path].imports)
      if (kind === "import-statement" && !external) needed.add(next);
  }
  const [name, ...parts] = [...needed].map((path) => basename(path));
  const editor = Object.keys(outputs).filter((path) =>
    Object.keys(outputs[path].inputs).some((input) => input.includes("node_modules/@codemirror/")),
  );
  return { name, parts, editor: editor.map((path) => `assets/${basename(path)}`) };
}

const hashOf = (data: string | Buffer) => createHash("sha256").update(data).digest("hex").slice(0, 10);

/** Copies a file to a folder named by its content. @returns its path in assets/ */
function place(name: string, as = name) {
  const data = readFileSync(join(pythonFolder, name));
  const path = `py/${hashOf(data)}/${as}`;
  mkdirSync(dirname(join(assets, path)), { recursive: true });
  writeFileSync(join(assets, path), data);
  return path;
}

function placePython() {
  const made = readJson(join(pythonFolder, "manifest.json"));
  // Pyodide expects its wasm beside the loader. Some hosts, stock nginx among them, send .mjs with a type that browsers
  // do not run.
  const loader = place("pyodide.asm.mjs", "pyodide.asm.js");
  const wasm = `${dirname(loader)}/pyodide.asm.wasm`;
  cpSync(join(pythonFolder, "pyodide.asm.wasm"), join(assets, wasm));
  const [slim, image] = [place("slim/pyodide.asm.wasm"), place("image.wasm")];
  const micropip = place(made.lock.packages.micropip.file_name);
  const [library, whole, engine] = [place("stdlib.zip"), place("stdlib.whole.zip"), place(made.engine)];
  const bytes = (...paths: string[]) =>
    Object.fromEntries(paths.map((path) => [path, readFileSync(join(assets, path)).length]));
  const folders = { pyodide: `${dirname(loader)}/`, packages: `${dirname(micropip)}/` };
  return {
    ...folders,
    ...{ loader, slim, image, library, engine },
    ...{ digest: made.digest, lock: made.lock },
    bytes: {
      image: bytes(loader, slim, image),
      plain: bytes(loader, wasm, library, micropip, engine),
    },
    bot: { wasm, library: whole, engine },
  };
}

/** Bundles the worker of a bot's interpreter. @returns the module `nanafuda:bot` */
async function placeBot({ wasm, library, engine }: ReturnType<typeof placePython>["bot"]) {
  const { metafile } = await esbuild.build({
    ...botWorker(web, pythonFolder),
    outdir: assets,
    entryNames: "[name]-[hash]",
    minify: true,
    metafile: true,
    logLevel: "error",
  });
  const script = basename(Object.keys((metafile as esbuild.Metafile).outputs)[0]);
  const files = { script, wasm, library, engine };
  const { info } = readJson(join(pythonFolder, "manifest.json")).lock;
  const bytes = Object.values(files).map((path) => [path, readFileSync(join(assets, path)).length]);
  return { ...files, lock: { info, packages: {} }, frame: FRAME_HASH, bytes: Object.fromEntries(bytes) };
}

/** Writes the messages of a language as one file, which two bundles import by the same name. */
function placeWords(lang: Nanafuda.Lang) {
  const text = words(web, catalogue, lang);
  const name = `words-${lang}-${hashOf(text)}.js`;
  writeFileSync(join(assets, name), text);
  return { path: `./${name}`, external: true };
}

/** Files that systems and other sites request, never the page. */
const FOR_OTHERS = ["preview*.png", "shortcut-*.png", "icon-512.png", "icon-maskable.png"];

async function addServiceWorker(
  { bytes }: ReturnType<typeof placePython>,
  bot: Record<string, number>,
  editor: string[],
) {
  // A device that starts from the memory image and never opens the workshop does not need these files offline.
  const only = Object.entries({ ...bytes.plain, ...bot }).filter(([path]) => !(path in bytes.image));
  const plain = Object.fromEntries([
    ...only.map(([path, size]) => [`assets/${path}`, size]),
    ...editor.map((path) => [path, readFileSync(join(out, path)).length]),
  ]);
  const { name } = await bundle("src/app/service-worker.ts", { facts: { plain } });
  const { count, size, warnings } = await injectManifest({
    swSrc: join(assets, name),
    swDest: join(out, "sw.js"),
    globDirectory: out,
    globPatterns: ["**/*"],
    globIgnores: [
      ...["assets/service-worker-*", "sw.js", "404.html", ".nojekyll", "_headers"],
      ...[...FOR_OTHERS, ...Object.keys(plain)],
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
const catalogue: Catalogue = readJson(catalogueFile);
const python = placePython();
const { name: worker } = await bundle("src/engine/worker.ts", { facts: { python } });
const bot = await placeBot(python.bot);
const facts = { worker: { worker }, bot };
const apart = Object.fromEntries(languages(web).LANGS.map((lang) => [`nanafuda:words/${lang}`, placeWords(lang)]));
const { name: boot } = await bundle("src/app/bootstrap.ts", { facts, instead: apart });
await esbuild.build({ ...bundling({ web }), ...classic, entryPoints: unhashed(web), outdir: out, minify: true });
const app = await bundle("src/app/app.ts", {
  facts,
  instead: {
    ...apart,
    "src/app/bootstrap.ts": { path: `./${boot}`, external: true },
    "src/engine/connection.ts": { path: `./${boot}`, external: true },
  },
});
const names = {
  arrival: "arrival.js",
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
const lost = /content="([^"]+)"/.exec(
  /<meta http-equiv.+/.exec(texts.get("404.html") ?? "")?.[0] ?? "",
) as RegExpExecArray;
// For hosts that read `_headers` (Netlify, Cloudflare Pages). Other hosts get the policy from the page alone, which
// cannot set frame-ancestors.
const headers = readFileSync(join(web, "_headers"), "utf8");
const hashes = (kind: string) =>
  RegExp(`${kind}[^;]*`)
    .exec(lost[1])?.[0]
    .match(/'sha256-.+?'/g)
    ?.join(" ") ?? "";
const policy = POLICY.replace(/(script-src|style-src) 'self'/g, (part, kind) => `${part} ${hashes(kind)}`.trim());
writeFileSync(join(out, "_headers"), headers.replace("{{policy}}", policy));
await addServiceWorker(python, bot.bytes, app.editor);
const old = `${target}.old`;
rmSync(old, { recursive: true, force: true });
if (existsSync(target)) renameSync(target, old);
renameSync(out, target);
rmSync(old, { recursive: true, force: true });
