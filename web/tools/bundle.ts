// The one esbuild configuration of the site, the one-file version and the development server, with the plugin that
// provides the modules `nanafuda:NAME`: what the engine declares, and what each game has in its folder.

import { existsSync, globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { FluentResource } from "@fluent/bundle";
import { lineOffset, parse } from "@fluent/syntax";
import type { BuildOptions, OnLoadResult, OnResolveResult, Plugin } from "esbuild";
import type { Lang } from "../src/i18n/languages.ts";

export type Catalogue = { games: { id: string; pack: "seven" | "colours" | "french" }[] };

/** The npm packages, for any folder that is bundled. */
export const packages = fileURLToPath(new URL("../node_modules", import.meta.url));

/** The oldest supported browsers. Newer features are compiled away, replaced (src/engine/polyfills.ts) or not used;
 *  src/app/browser-support.ts refuses older ones, and the README and the about page name these. */
export const OLDEST: Record<string, string> = { chrome: "117", firefox: "125", safari: "16.4" };
export const target = Object.entries(OLDEST).map(([name, version]) => name + version);

export interface Sources {
  web: string; // folder of the sources
  catalogue?: Catalogue; // default: no games
  reference?: unknown; // the workshop's; default: as the last build wrote it
  facts?: Record<string, unknown>; // further modules `nanafuda:NAME`, as JSON
  instead?: Record<string, OnResolveResult>; // replaces modules, by their path in `web` or as `nanafuda:NAME`
}

/** @param sources read anew by each build */
export const bundling = (sources: Sources): BuildOptions => ({
  absWorkingDir: sources.web,
  nodePaths: [packages],
  bundle: true,
  format: "esm",
  target,
  loader: { ".svg": "dataurl", ".py": "text" },
  external: ["node:*", "ws"], // Pyodide's loader imports them in Node only
  plugins: [replacing(sources.web, sources.instead ?? {}), modules(sources)],
});

/** For the script that also runs in browsers that are too old. */
export const classic: BuildOptions = { format: "iife", target: "es2017" };

/** For a bot's worker, which cannot import: Pyodide's loader, in the folder `python`, is part of it. */
export const botWorker = (web: string, python: string): BuildOptions => {
  const { format: _, ...options } = bundling({ web });
  return {
    ...options,
    format: "iife",
    entryPoints: [join(web, "src/features/workshop/sandbox/bot-worker.ts")],
    alias: { "pyodide/pyodide.asm.mjs": join(python, "pyodide.asm.mjs") },
    define: { "import.meta.url": '"https://bot.invalid/"' },
  };
};

/** Scripts with the same name in every version: a cached page whose own scripts a deploy has removed loads them. */
export const unhashed = (web: string) => ({
  arrival: join(web, "src/app/load-check.ts"),
  trouble: join(web, "src/app/start-failure.ts"),
});

function replacing(web: string, instead: Record<string, OnResolveResult>): Plugin {
  const places = new Map(Object.entries(instead).map(([path, is]) => [join(web, path), is]));
  return {
    name: "instead",
    setup: (build) =>
      build.onResolve({ filter: /^(\.{1,2}\/|nanafuda:)/ }, ({ path, resolveDir, kind }) =>
        kind === "entry-point" ? null : places.get(join(resolveDir, path)),
      ),
  };
}

/** The scripts that others import when they are first needed. */
function fetchedLater(web: string): Set<string> {
  const scripts = globSync("src/**/*.ts", { cwd: web }).filter((path) => !/\.(test|d)\.ts$/.test(path));
  return new Set(
    scripts.flatMap((path) =>
      [...readFileSync(join(web, path), "utf8").matchAll(/(?<!typeof )\bimport\("(\.[^"]+)"\)/g)].map(([, name]) =>
        join(web, dirname(path), name),
      ),
    ),
  );
}

function modules(sources: Sources): Plugin {
  const load = (name: string) => virtualModules(sources)[name]?.();
  return {
    name: "nanafuda",
    setup(build) {
      build.onLoad({ filter: /\.css$/ }, ({ path, with: { type } }) => ({
        contents: styles(path, sources.web),
        loader: type === "text" ? "text" : "css",
        watchFiles: [join(sources.web, SIZES)],
      }));
      build.onResolve({ filter: /^nanafuda:/ }, ({ path }) => ({ path, namespace: "nanafuda" }));
      // Scripts that are fetched later import the app, so that all code that they share with it stays in one file.
      const split = build.initialOptions.splitting;
      build.onLoad({ filter: /.*/, namespace: "nanafuda" }, ({ path }) => {
        const made = load(path.slice("nanafuda:".length));
        if (!split || !path.startsWith("nanafuda:learning/")) return made;
        return { ...made, contents: `import "./src/app/app.ts";${made.contents}` };
      });
      const app = join(sources.web, "src/app/app.ts");
      const isApp = split && [build.initialOptions.entryPoints].flat().includes(app);
      const later = isApp ? fetchedLater(sources.web) : new Set();
      build.onLoad({ filter: /\.ts$/ }, ({ path }) =>
        later.has(path)
          ? { contents: `import ${JSON.stringify(app)};${readFileSync(path, "utf8")}`, loader: "ts" }
          : null,
      );
    },
  };
}

// ---- The modules

/** Messages that are fetched when they are first needed: groups of files in locales/LANG. */
const LATER: Record<string, string[]> = {
  "": ["coach.ftl", "hints.ftl", "learn.ftl"],
  aids: ["aids.ftl"],
  data: ["data.ftl"],
  field: ["field.ftl"],
  practice: ["practice.ftl"],
  progress: ["progress.ftl"],
  replay: ["replay.ftl"],
  settings: ["settings.ftl"],
  setup: ["setup.ftl"],
  stories: ["stories.ftl"],
  voices: ["voices.ftl"],
  workshop: ["workshop.ftl", "workshop-reference.ftl"],
};
/** Messages of the static pages alone. */
const STATIC = "static.ftl";

/** Engine sources that no start needs, as patterns (see `supply` in src/engine/memory-image.ts). */
const APART: Record<string, string[]> = {
  aids: ["analysis/assist.py", "games/*/assist.py", "protocol/handlers/assist.py"],
  themes: ["analysis/themes.py", "games/*/themes.py", "protocol/handlers/practice.py"],
  comparing: ["duplicate/*.py", "protocol/handlers/duplicate.py"],
  // The referee of bots; a bot's own interpreter has the whole engine.
  workshop: ["workshop/*.py", "protocol/handlers/workshop.py"],
};

export const languages = (web: string): typeof import("../src/i18n/languages.ts") =>
  createRequire(import.meta.url)(resolve(web, "src/i18n/languages.ts"));

/** Pages of web/pages that the product's footer links to by messages of its own. */
const LINKED = ["about", "fair"];
const MARKDOWN = ".md";

/** The pages that a fork has added, with their first headings. */
function ownPages(web: string) {
  const { LANGS, brand } = languages(web);
  const ending = (lang: Lang) => `.${lang}${MARKDOWN}`;
  const own = globSync(`pages/*${ending(LANGS[0])}`, { cwd: web }).map((path) => basename(path, ending(LANGS[0])));
  const titleOf = (name: string, lang: Lang) => {
    const path = join(web, "pages", name + ending(lang));
    const heading = existsSync(path) && /^# (.+)$/m.exec(readFileSync(path, "utf8"));
    return [lang, heading ? heading[1].replaceAll("{{brand}}", brand(lang)) : name] as const;
  };
  return own
    .filter((name) => !LINKED.includes(name))
    .sort()
    .map((name) => ({ name, titles: Object.fromEntries(LANGS.map((lang) => titleOf(name, lang))) }));
}

/** Returns the loaders of the modules by name, without the prefix `nanafuda:`. */
export function virtualModules({ web, catalogue, reference, facts = {} }: Sources): Record<string, () => OnLoadResult> {
  const ids = catalogue?.games.map(({ id }) => id) ?? [];
  const { LANGS } = languages(web);
  const groups = [...Object.keys(LATER), ...ids];
  const glob = (pattern: string, cwd = web) => globSync(pattern, { cwd }).sort();
  const byName = (names: readonly string[], kind: string) => ({
    resolveDir: web,
    contents: `export default {${names.map((name) => `"${name}": () => import("nanafuda:${kind}/${name}")`)}};`,
  });
  const json = (data: unknown): OnLoadResult => ({ contents: JSON.stringify(data), loader: "json" });
  const engine = join(web, "../engine/nanafuda");
  const python = (patterns: string[]) =>
    patterns
      .flatMap((pattern) => glob(pattern, engine))
      .map((path) => [path, readFileSync(join(engine, path), "utf8")]);
  const puzzles = (id: string) => join(engine, "games", id.replaceAll("-", "_"), "puzzles.jsonl");
  const puzzled = ids.filter((id) => existsSync(puzzles(id)));
  // Written by the build; in development practice does without.
  const written = join(web, "../.build/hands.json");
  const hands = existsSync(written) ? readJson(written) : {};
  const learning = (id: string) => {
    const files = (lang: Lang) =>
      LATER[id]?.map((name) => `locales/${lang}/${name}`) ?? glob(`games/${id}/${id}.*.${lang}.ftl`);
    const said = Object.fromEntries(LANGS.map((lang) => [lang, messages(web, files(lang))]));
    return `export default ${JSON.stringify(said)};`;
  };
  const steps = (id: string) => {
    const folder = join(web, "games", id, "steps");
    return Object.fromEntries(
      glob("*.py", folder).map((name) => [basename(name, ".py"), readFileSync(join(folder, name), "utf8")]),
    );
  };
  const tables = ids.map((id, i) => `import game${i} from "./games/${id}/table.ts";`).join("");
  const stories = ids.map((id, i) => `import game${i} from "./games/${id}/stories.ts";`).join("");
  const styles = ids.map((id) => `games/${id}/${id}.css`).filter((path) => existsSync(join(web, path)));
  return {
    tables: () => ({ contents: `${tables} export default [${ids.map((_, i) => `game${i}`)}];`, resolveDir: web }),
    stories: () => ({
      contents: `${stories} export default {${ids.map((id, i) => `"${id}": game${i}`)}};`,
      resolveDir: web,
    }),
    styles: () => ({
      contents: styles.map((path) => `@import "./${path}";`).join(""),
      loader: "css",
      resolveDir: web,
    }),
    steps: () => json(Object.fromEntries(ids.map((id) => [id, steps(id)]))),
    pages: () => json(ownPages(web)),
    words: () => byName(LANGS, "words"),
    puzzles: () => byName(puzzled, "puzzles"),
    hands: () => byName(ids, "hands"),
    reference: () => json(reference ?? readJson(join(web, "../.build/reference.json"))),
    learning: () => byName(groups, "learning"),
    ...loadersOf(Object.keys(APART), "", (name) => json(Object.fromEntries(python(APART[name])))),
    ...loadersOf(LANGS, "words/", (lang) => ({ contents: words(web, catalogue, lang) })),
    ...loadersOf(groups, "learning/", (id) => ({ contents: learning(id), resolveDir: web })),
    ...loadersOf(puzzled, "puzzles/", (id) => ({ contents: byColumns(puzzles(id)), loader: "js" })),
    ...loadersOf(ids, "hands/", (id) => json(hands[id] ?? {})),
    ...loadersOf(["catalogue", ...Object.keys(facts)], "", (name) => json({ catalogue, ...facts }[name])),
  };
}

/** What the id of a puzzle that was found, not written, repeats of its replay link. */
const PLACE = /^game=(.*?)&.*&seed=z(\d+)&.*&at=(\d+)&.*$/;

/**
 * A module with a game's puzzles, less what no page reads. Column by column and without ids that follow from the links
 * they compress to six sevenths.
 */
function byColumns(path: string) {
  const lines = readFileSync(path, "utf8").trim().split("\n");
  const puzzles = lines.map((line): Record<string, unknown> => {
    const { finds, ...puzzle } = JSON.parse(line);
    return { ...puzzle, id: puzzle.id === puzzle.replay.replace(PLACE, "$1-$2-$3") ? undefined : puzzle.id };
  });
  const names = new Set(puzzles.flatMap((puzzle) => Object.keys(puzzle)));
  const columns = [...names].map((name) => [name, puzzles.map((puzzle) => puzzle[name])]);
  return `const columns = ${JSON.stringify(columns)};
export default columns[0][1].map((_, row) => {
  const puzzle = Object.fromEntries(columns.map(([name, column]) => [name, column[row] ?? undefined]));
  return { ...puzzle, id: puzzle.id ?? puzzle.replay.replace(${PLACE}, "$1-$2-$3") };
});`;
}

const loadersOf = <Name extends string>(names: readonly Name[], prefix: string, load: (name: Name) => OnLoadResult) =>
  Object.fromEntries(names.map((name) => [prefix + name, () => load(name)]));

export const readJson = (path: string) => JSON.parse(readFileSync(path, "utf8"));

/** The module with the messages of a language that every page needs, and each game's name in the other language, which
 *  its tile shows: `<game>-alias`. */
export function words(web: string, catalogue: Catalogue | undefined, lang: Lang) {
  const apart = [STATIC, ...Object.values(LATER).flat()];
  const shared = globSync(`locales/${lang}/*.ftl`, { cwd: web }).filter((path) => !apart.includes(basename(path)));
  const own = globSync(`games/*/*.${lang}.ftl`, { cwd: web }).filter((path) => basename(path).split(".").length === 3);
  const other = languages(web).beside(lang);
  const aliases = (catalogue?.games ?? []).map(({ id }) => {
    const [body] = messages(web, [`games/${id}/${id}.${other}.ftl`]);
    return { ...body.find((message) => message.id === `${id}-name`), id: `${id}-alias` };
  });
  return `export default ${JSON.stringify([...messages(web, [...shared.sort(), ...own.sort()]), aliases])};`;
}

/** Parses message files, so that the page need not. Throws where Fluent would skip what it cannot read. */
const messages = (web: string, paths: string[]) =>
  paths.map((path) => {
    const text = readFileSync(join(web, path), "utf8");
    for (const entry of parse(text, {}).body) {
      if (entry.type !== "Junk") continue;
      const [{ message, span }] = entry.annotations;
      const line = lineOffset(text, span?.start ?? 0) + 1;
      throw new Error(`web/${path}:${line}: ${message}: ${entry.content.trim().split("\n")[0]}`);
    }
    return new FluentResource(text).body;
  });

/** The sizes at which layouts change, by name. Conditions cannot read custom properties, so the build substitutes them. */
const SIZES = "styles/sizes.json";

/** Returns a style sheet with numbers in its conditions: `(width < --phone)` becomes `(width < 37.5rem)`. */
function styles(path: string, web: string) {
  const sizes: Record<string, string> = readJson(join(web, SIZES));
  const size = (_: string, name: string) => {
    if (!(name in sizes)) throw new Error(`${path}: ${SIZES} has no size “${name}”`);
    return sizes[name];
  };
  const css = readFileSync(path, "utf8").replace(/@(?:media|container)\b[^{]*/g, (condition) =>
    condition.replace(/--([\w-]+)/g, size),
  );
  return /games[\\/][\w-]+[\\/][\w-]+\.css$/.test(path) ? scoped(css, basename(path, ".css")) : css;
}

/**
 * Limits a game's styles to its table and the dialogs there. Its cloth, `[data-game]`, is in force wherever the game is
 * named; animations cannot be nested in a rule.
 */
function scoped(css: string, id: string) {
  const loose = /^(?:@keyframes |\[data-game\] \{).*?^\}\n/gms;
  const own = `[data-game="${id}"]`;
  const apart =
    css
      .match(loose)
      ?.join("")
      .replaceAll(/^\[data-game\]/gm, own) ?? "";
  return `${apart}:where(.table-root${own}) {\n${css.replace(loose, "")}}\n`;
}
