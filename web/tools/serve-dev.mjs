// Serves the site while it is being worked on, and shows every saved change in the open page:
//   node serve-dev.mjs --engine DIR --web DIR --library ZIP --python PROGRAM [--host HOST] [--port N]
// It minifies, compiles and writes nothing: pages and bundles are kept in memory, the engine goes
// to the browser as it is. A service worker of the built site on this origin is taken away.

import { execFile } from "node:child_process";
import { globSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs, promisify } from "node:util";
import * as esbuild from "esbuild";
import { version } from "pyodide";
import { bundling, classic, packages, unhashed } from "./bundle.mjs";
import { renderPages } from "./pages.mjs";

const { values } = parseArgs({
  options: {
    engine: { type: "string", default: "" },
    web: { type: "string", default: "" },
    library: { type: "string", default: "" },
    python: { type: "string", default: "" },
    host: { type: "string", default: "127.0.0.1" },
    port: { type: "string", default: "0" },
  },
});
const { engine, web } = values;
const own = (/** @type {string} */ name) => fileURLToPath(new URL(`dev/${name}`, import.meta.url));
/** How often the sources are looked at, in milliseconds. The system's own watchers miss files that
 *  an editor puts in another's place. */
const EVERY = 150;
const NAMES = {
  arrival: "arrival.js",
  boot: "assets/boot.js",
  script: "assets/app.js",
  style: "assets/site.css",
};
const TYPES = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".map": "application/json",
  ".mjs": "text/javascript; charset=utf-8",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};

/** Files that the browser can request, by path. @type {Map<string, string | Uint8Array>} */
let site = new Map([
  ["dev/reload.js", readFileSync(own("reload.js"))],
  ["sw.js", readFileSync(own("retire.js"))],
]);
/** State that an open page needs: which page and which styles are the latest, and what is wrong with
 *  the sources, if anything. */
const latest = { page: 0, style: 0, fault: "" };
/** @type {Set<import("node:http").ServerResponse>} */
const listeners = new Set();

const say = (/** @type {string} */ text) => console.error(`build: ${text}`);

// ---- Making the site

/** Asks the engine which games there are; throws with Python's traceback. */
async function readCatalogue() {
  const code =
    "import json, sys; out, sys.stdout = sys.stdout, sys.stderr\n" + // for what the engine prints
    "import nanafuda.protocol; from nanafuda.protocol.catalogue import catalogue; json.dump(catalogue(), out)";
  const env = { ...process.env, PYTHONPATH: engine };
  const { stdout } = await promisify(execFile)(values.python, ["-c", code], { env }).catch(({ stderr }) => {
    throw new Error(stderr);
  });
  return JSON.parse(stdout);
}

/** The engine's sources by path, as JSON. */
const readEngine = () =>
  JSON.stringify(
    Object.fromEntries(
      globSync("nanafuda/**/*.py", { cwd: engine })
        .sort()
        .map((path) => [path, readFileSync(join(engine, path), "utf8")]),
    ),
  );

/** @param {import("./modules.mjs").Catalogue} catalogue */
async function bundle(catalogue) {
  const first = await esbuild.build({
    ...bundling({ web }),
    ...classic,
    entryPoints: unhashed(web),
    outdir: web,
    write: false,
    logLevel: "silent",
  });
  const { outputFiles } = await esbuild.build({
    ...bundling({
      web,
      catalogue,
      facts: { worker: { worker: "worker.js" } },
      instead: { "src/engine/python-start.ts": { path: own("loose.js") } },
    }),
    entryPoints: {
      boot: join(web, "src/app/bootstrap.ts"),
      app: join(web, "src/app/app.ts"),
      worker: join(web, "src/engine/worker.ts"),
      site: join(web, "styles/site.css"),
    },
    outdir: join(web, "assets"),
    splitting: true, // so that boot.js is one module for all
    define: { "navigator.serviceWorker": "undefined" },
    sourcemap: "linked",
    write: false,
    logLevel: "silent",
  });
  return [...first.outputFiles, ...outputFiles].map(
    ({ path, contents }) => /** @type {const} */ ([relative(web, path), contents]),
  );
}

/** @type {import("./modules.mjs").Catalogue} */
let catalogue;

/** Makes the site anew. @param {boolean} engineToo  @param {boolean} pageToo */
async function make(engineToo, pageToo) {
  const made = new Map(site);
  const known = JSON.stringify(catalogue);
  if (engineToo) {
    catalogue = await readCatalogue();
    made.set("dev/engine.json", readEngine());
  }
  if (pageToo || JSON.stringify(catalogue) !== known) {
    const parts = await Promise.all([bundle(catalogue), renderPages(web, NAMES, catalogue)]);
    for (const [path, contents] of parts.flatMap((part) => [...part])) made.set(path, contents);
    made.set("icon.svg", readFileSync(join(web, "src/cards/icon.svg")));
  }
  return made;
}

/** @param {unknown} error */
async function explain(error) {
  const { errors } = /** @type {{errors?: esbuild.Message[]}} */ (error);
  if (errors) return (await esbuild.formatMessages(errors, { kind: "error" })).join("");
  return error instanceof Error ? error.message : String(error);
}

/** @param {boolean} engineToo  @param {boolean} pageToo */
async function update(engineToo, pageToo) {
  const begun = performance.now();
  try {
    const made = await make(engineToo, pageToo);
    const changed = [...made].filter(([path, data]) => !same(data, site.get(path)));
    site = made;
    latest.fault = "";
    if (changed.length === 0) return tell();
    const looks = changed.every(([path]) => path.startsWith(NAMES.style));
    latest[looks ? "style" : "page"] = Date.now();
    say(`${looks ? "styles" : "page"} ready after ${Math.round(performance.now() - begun)} ms`);
  } catch (error) {
    latest.fault = await explain(error);
    say(`${latest.fault}\nthe next change is tried again`);
  }
  tell();
}

/** @param {string | Uint8Array} one @param {string | Uint8Array | undefined} other */
const same = (one, other) => other !== undefined && Buffer.from(one).equals(Buffer.from(other));

// ---- Watching the sources

/** When each source was last changed, by path. */
function look() {
  const apart = ["node_modules", "tools"];
  const sources = [
    ...globSync("nanafuda/**/*.py", { cwd: engine }).map((path) => join(engine, path)),
    ...globSync("**/*.*", { cwd: web, exclude: (path) => apart.includes(path) }).map((path) => join(web, path)),
  ];
  return new Map(sources.map((path) => [path, statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0]));
}

/** Runs until the parent process has ended. */
async function watch() {
  const parent = process.ppid;
  for (let seen = look(); process.ppid === parent; ) {
    await new Promise((resolve) => setTimeout(resolve, EVERY));
    const now = look();
    const changed = [...new Set([...seen.keys(), ...now.keys()])].filter((path) => seen.get(path) !== now.get(path));
    seen = now;
    if (changed.length === 0) continue;
    const ofEngine = changed.filter((path) => path.endsWith(".py")).length;
    const broken = latest.fault !== ""; // whatever that was: all of it once more
    await update(broken || ofEngine > 0, broken || ofEngine < changed.length);
  }
}

// ---- Serving

/** @param {import("node:http").ServerResponse} [listener]  default: all of them */
function tell(listener) {
  for (const one of listener ? [listener] : listeners) one.write(`data: ${JSON.stringify(latest)}\n\n`);
}

/** Puts the page's own part of all this into a page. @param {string} html */
const prepared = (html) =>
  html.replace(
    '<meta charset="utf-8">',
    `$&\n<script src="/dev/reload.js" data-page="${latest.page}" data-style="${latest.style}"></script>`,
  );

/** Python does not change while one works: browsers keep it, and what they compiled.
 *  @param {string} name @returns {Buffer | undefined} */
function readPython(name) {
  if (name === "library.zip") return readFileSync(values.library);
  return /^[\w.-]+$/.test(name) ? readFileSync(join(packages, "pyodide", name)) : undefined;
}

const server = createServer((request, response) => {
  const path = decodeURIComponent(new URL(request.url ?? "", "http://here").pathname).slice(1);
  if (path === "dev/events") {
    response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-store" });
    listeners.add(response);
    response.on("close", () => listeners.delete(response));
    return tell(response);
  }
  const python = path.startsWith(`dev/${version}/`) && readPython(path.split("/")[2]);
  const page = path === "" || path.endsWith("/") ? `${path}index.html` : path;
  const found = python || site.get(page);
  const body = found ?? site.get("404.html") ?? '<meta charset="utf-8">';
  const type = found ? extname(page) : ".html";
  response.writeHead(found ? 200 : 404, {
    "Content-Type": /** @type {Record<string, string>} */ (TYPES)[type] ?? "application/octet-stream",
    "Cache-Control": python ? "max-age=31536000, immutable" : "no-store",
  });
  response.end(type === ".html" ? prepared(String(body)) : body);
});

await update(true, true);
server.listen(Number(values.port), values.host, () => {
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  say(`Nanafuda is at http://${values.host}:${port}/ (Ctrl+C stops it)`);
});
await watch();
process.exit();
