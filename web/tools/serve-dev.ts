// Serves the sources during development, by esbuild's own server: every saved change reloads the open page.
//   node serve-dev.ts --engine DIR --web DIR --library ZIP --python PROGRAM --declare CODE --out DIR [--host HOST] [--port N]

import { execFile } from "node:child_process";
import { cpSync, globSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs, promisify } from "node:util";
import * as esbuild from "esbuild";
import { botWorker, bundling, type Catalogue, classic, packages, readJson, type Sources, unhashed } from "./bundle.ts";
import { FRAME_HASH, renderPages } from "./pages.ts";
import { iconOf } from "./pictures.ts";

const names = ["engine", "web", "library", "python", "declare", "out", "host", "port"] as const;
const { values } = parseArgs({ options: Object.fromEntries(names.map((name) => [name, { type: "string" as const }])) });
const { engine, web, library, python, declare, out, host, port } = values as Record<(typeof names)[number], string>;
const own = (name: string) => fileURLToPath(new URL(`dev/${name}`, import.meta.url));
const EMPTY = '<!doctype html>\n<meta charset="utf-8">\n<title>Nanafuda</title>\n';
const RELOAD = readFileSync(own("reload.js"), "utf8");
const NAMES = { arrival: "arrival.js", boot: "assets/boot.js", script: "assets/app.js", style: "assets/site.css" };

function place(path: string, text: string) {
  mkdirSync(dirname(join(out, path)), { recursive: true });
  writeFileSync(join(out, path), text);
}

/** Asks the engine for its catalogue, or for the workshop's reference. Rejects with Python's traceback. */
async function readEngine(name: "catalogue" | "reference") {
  const env = { ...process.env, PYTHONPATH: engine };
  const { stdout } = await promisify(execFile)(python, ["-c", declare, `generate.${name}`], { env });
  return JSON.parse(stdout);
}

/** The engine's sources by path, and the files whose changes start a build. */
function readSources() {
  const paths = globSync("nanafuda/**/*.py", { cwd: engine }).sort();
  const sources = Object.fromEntries(paths.map((path) => [path, readFileSync(join(engine, path), "utf8")]));
  const texts = globSync("{*,games/**/*,locales/**/*,pages/*}.{ftl,html,json,md,svg,webmanifest}", { cwd: web });
  const watchFiles = [...paths.map((path) => join(engine, path)), ...texts.map((path) => join(web, path))];
  return {
    contents: JSON.stringify(sources),
    loader: "json" as const,
    resolveDir: web,
    watchFiles,
    watchDirs: [join(web, "pages")],
  };
}

const sources: Sources = {
  web,
  facts: {
    worker: { worker: "worker.js" },
    bot: {
      ...{ script: "../dev/bot-worker.js", wasm: "../dev/pyodide/pyodide.asm.wasm" },
      ...{ library: "../dev/library.zip", engine: "../dev/engine.zip", frame: FRAME_HASH, bytes: {} },
      lock: { info: readJson(join(packages, "pyodide/pyodide-lock.json")).info, packages: {} },
    },
  },
  instead: { "src/engine/python-start.ts": { path: own("python-start.js") } },
};

/** Before each build, reads the engine and renders the pages; esbuild prints what is wrong. */
const fresh: esbuild.Plugin = {
  name: "fresh",
  setup(build) {
    let fault = "";
    build.onStart(async () => {
      fault = "";
      try {
        const [catalogue, reference] = await Promise.all([readEngine("catalogue"), readEngine("reference")]);
        Object.assign(sources, { catalogue, reference });
        await promisify(execFile)(python, [
          "-m",
          "zipfile",
          "-c",
          join(out, "dev/engine.zip"),
          join(engine, "nanafuda"),
        ]);
        for (const [path, html] of await renderPages(web, NAMES, catalogue as Catalogue)) place(path, withReload(html));
      } catch (error) {
        const { stderr, message } = error as Error & { stderr?: string };
        fault = stderr ?? message;
      }
    });
    build.onResolve({ filter: /^nanafuda:sources$/ }, ({ path }) => ({ path, namespace: "dev" }));
    // Reported here and not at the start: a build without inputs would watch no files.
    build.onLoad({ filter: /.*/, namespace: "dev" }, () => ({
      ...readSources(),
      errors: fault ? [{ text: fault }] : [],
    }));
    build.onEnd(({ errors }) => {
      console.error(`build: ${errors.length ? "failed; the next change is tried" : "ready"}`);
    });
  },
};

const withReload = (html: string) =>
  html.replace('<meta charset="utf-8">', '$&\n<script src="/dev/reload.js" defer></script>');

// A build in progress would keep esbuild running without this process.
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => esbuild.stop().then(() => process.exit()));
mkdirSync(join(out, "dev"), { recursive: true });
place("icon.svg", iconOf(web));
for (const name of ["reload.js", "sw.js"]) cpSync(own(name), join(out, name === "sw.js" ? "" : "dev", name));
symlinkSync(join(packages, "pyodide"), join(out, "dev/pyodide"));
symlinkSync(library, join(out, "dev/library.zip"));
place("index.html", withReload(EMPTY)); // replaced by the first build that succeeds
await esbuild.build({ ...bundling({ web }), ...classic, entryPoints: unhashed(web), outdir: out });
await esbuild.build({ ...botWorker(web, join(packages, "pyodide")), outdir: join(out, "dev") });
const { plugins = [], ...options } = bundling(sources);
const context = await esbuild.context({
  ...options,
  plugins: [fresh, ...plugins],
  entryPoints: {
    boot: join(web, "src/app/bootstrap.ts"),
    app: join(web, "src/app/app.ts"),
    worker: join(web, "src/engine/worker.ts"),
    site: join(web, "styles/site.css"),
  },
  outdir: join(out, "assets"),
  splitting: true, // boot.js is one module for all
  define: { "navigator.serviceWorker": "undefined" },
  sourcemap: "inline",
  write: false,
  logLevel: "warning",
});
await context.watch();
const { port: inner } = await context.serve({ servedir: out, host: "127.0.0.1" });

/** Answers as esbuild's server does. While a build fails, that one answers all requests with status 503 and the errors
 *  alone; a page then still gets the script that shows them and reloads it. */
function answer(asked: IncomingMessage, response: ServerResponse) {
  const { url: path, method, headers } = asked;
  const inside = request({ host: "127.0.0.1", port: inner, path, method, headers }, (found) => {
    const page = found.statusCode === 503 && headers.accept?.includes("text/html");
    if (!page) return response.writeHead(found.statusCode ?? 500, found.headers) && found.pipe(response);
    found.resume();
    response.writeHead(503, { "content-type": "text/html" }).end(`${EMPTY}<script>${RELOAD}</script>`);
  });
  inside.on("error", () => response.destroy());
  response.on("close", () => inside.destroy());
  asked.pipe(inside);
}

const server = createServer(answer).listen(Number(port), host, () => {
  const { port: taken } = server.address() as AddressInfo;
  console.error(`build: Nanafuda is at http://${host}:${taken}/ (Ctrl+C stops it)`);
});
