// Modules that the page's scripts and styles import as `nanafuda:NAME`. The files of each game are
// found in its folder by the game's id; which games there are, only the engine says.

import { deepStrictEqual } from "node:assert";
import { existsSync, globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, join, resolve } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { lineOffset, parse } from "@fluent/syntax";
import { packed, unpacked } from "../src/features/practice/puzzle-columns.ts";

/** @typedef {import("../src/i18n/languages.ts").Lang} Lang */

/** The languages of these sources. @param {string} web @returns {typeof import("../src/i18n/languages.ts")} */
export const languages = (web) => createRequire(import.meta.url)(resolve(web, "src/i18n/languages.ts"));

/** Words that are fetched when they are first wanted: when somebody learns a game, like those of its lessons, exercises and
 *  hints; when a deal is compared with what others made of it; when somebody practises; when a deal
 *  that was played is looked at; when stored data is saved to a file, loaded or erased. */
const LATER = {
  "": ["coach.ftl", "hints.ftl", "learn.ftl"],
  aids: ["aids.ftl"],
  data: ["data.ftl"],
  field: ["field.ftl"],
  practice: ["practice.ftl"],
  replay: ["replay.ftl"],
};
/** Words that only pages without a script have. */
const STATIC = "static.ftl";

/** The word files of a language that are not fetched later: what all share, and every game's own.
 *  @param {string} web @param {Lang} lang */
const wordFiles = (web, lang) => [
  ...shared(web, lang).filter((path) => ![STATIC, ...Object.values(LATER).flat()].includes(basename(path))),
  ...globSync(`games/*/*.${lang}.ftl`, { cwd: web })
    .filter((path) => basename(path).split(".").length === 3) // <game>.<lang>.ftl
    .sort(),
];

/** @param {string} web @param {Lang} lang */
const shared = (web, lang) => globSync(`locales/${lang}/*.ftl`, { cwd: web }).sort();

/** The words of files, each one's as Fluent reads them: a page need not do it at every start.
 *  @param {string} web @param {string[]} paths */
const read = (web, paths) =>
  paths.map((path) => {
    const text = readFileSync(join(web, path), "utf8");
    refuseJunk(path, text);
    return new FluentResource(text).body;
  });

/** No message of ours has attributes, and Fluent asks for those only that another refers to.
 *  @param {string} key @param {unknown} value */
const needed = (key, value) => (key === "attributes" && Object.keys(value ?? {}).length === 0 ? undefined : value);

/**
 * The words of a language that every page needs, and what each game is called in the other one, which stands on its tile:
 * `<game>-alias`.
 * @param {string} web @param {Catalogue | undefined} catalogue @param {Lang} lang
 */
export function words(web, catalogue, lang) {
  const other = languages(web).beside(lang);
  const aliases = (catalogue?.games ?? []).map(({ id }) => {
    const [own] = read(web, [`games/${id}/${id}.${other}.ftl`]);
    return { ...own.find((message) => message.id === `${id}-name`), id: `${id}-alias` };
  });
  return `export default ${JSON.stringify([...read(web, wordFiles(web, lang)), aliases], needed)};`;
}

/** Texts of all of `LATER`, or of a game's lessons, exercises and hints.
 * @param {string} web @param {string} id */
function learning(web, id) {
  const common = /** @type {Record<string, string[]>} */ (LATER)[id];
  const files = (/** @type {Lang} */ lang) =>
    common
      ? shared(web, lang).filter((path) => common.includes(basename(path)))
      : globSync(`games/${id}/${id}.*.${lang}.ftl`, { cwd: web }).sort();
  const said = Object.fromEntries(languages(web).LANGS.map((lang) => [lang, read(web, files(lang))]));
  return `export default ${JSON.stringify(said, needed)};`;
}

/** Values of the answers to the games' exercises, by exercise. @param {string} web */
const exercises = (web) =>
  Object.assign(
    {},
    ...globSync("games/*/*.exercises.json", { cwd: web })
      .sort()
      .map((path) => JSON.parse(readFileSync(join(web, path), "utf8"))),
  );

/** @param {string} id  of `LATER`, or a game's */
const later = (id) => `"${id}": () => import("nanafuda:learning/${id}")`;

/** A game's puzzles, which are fetched when they are first wanted. @param {string} web @param {string} id */
function puzzles(web, id) {
  const path = join(web, `../engine/nanafuda/games/${id.replaceAll("-", "_")}/puzzles.jsonl`);
  const lines = existsSync(path) ? readFileSync(path, "utf8").trim().split("\n").filter(Boolean) : [];
  const all = lines.map((line) => JSON.parse(line));
  const travelling = packed(all);
  deepStrictEqual(unpacked(travelling), all);
  const json = JSON.stringify(JSON.stringify(travelling));
  return `import { unpacked } from "./src/features/practice/puzzle-columns.ts"; export default unpacked(JSON.parse(${json}));`;
}

/** @param {string} id */
const ofGame = (id) => `"${id}": () => import("nanafuda:puzzles/${id}")`;

/** Engine modules that no start needs, as patterns (see `supply` in src/engine/memory-image.ts).
 * @type {Record<string, string[]>} */
const APART = {
  aids: ["analysis/assist.py", "games/*/assist.py", "protocol/handlers/assist.py"],
  themes: ["analysis/themes.py", "games/*/themes.py", "protocol/handlers/practice.py"],
  comparing: ["duplicate/*.py", "protocol/handlers/duplicate.py"],
};

/** Its sources, by their paths. @param {string} web @param {string[]} patterns */
const sources = (web, patterns) => {
  const cwd = join(web, "../engine/nanafuda");
  const paths = globSync(patterns, { cwd }).sort();
  return Object.fromEntries(paths.map((path) => [path, bare(readFileSync(join(cwd, path), "utf8"))]));
};

/** Python without docstrings, comments, what is imported for types alone, and three of four spaces. @param {string} source */
const bare = (source) =>
  source
    .replace(/^ *"""[\s\S]*?"""\n/gm, "")
    .replace(/^ *(#.*)?\n/gm, "")
    .replace(/ {2}# [^"\n]*$/gm, "")
    .replace(/^if TYPE_CHECKING:\n( .*\n)+|^from typing import TYPE_CHECKING\n/gm, "")
    .replace(/^ +/gm, (spaces) => " ".repeat(spaces.length / 4));

/** Throws where Fluent would pass over what it cannot read. @param {string} path @param {string} text */
function refuseJunk(path, text) {
  for (const entry of parse(text, {}).body) {
    if (entry.type !== "Junk") continue;
    const [{ message, span }] = entry.annotations;
    const line = lineOffset(text, span?.start ?? 0) + 1;
    throw new Error(`web/${path}:${line}: ${message}: ${entry.content.trim().split("\n")[0]}`);
  }
}

/** A game's sheet, made to hold at its table and in the dialogs there, and nowhere else; it weighs no
 *  more by that. Animations have no place inside a rule. @param {string} css @param {string} id */
function scoped(css, id) {
  const frames = /^@keyframes .*?^\}\n/gms;
  const scope = `:where(.table-root[data-game="${id}"])`;
  return `${css.match(frames)?.join("") ?? ""}${scope} {\n${css.replace(frames, "")}}\n`;
}

/**
 * Later chunks import the whole app, so their shared code stays in one file: otherwise each shared part would
 * be a file that the first load needs.
 * @param {import("esbuild").PluginBuild} build @param {Record<string, () => import("esbuild").OnLoadResult>} loaders
 */
function inOnePiece(build, loaders) {
  build.onLoad({ filter: /[\\/](my-deals|replay-page|(learn|duplicate|practice)[\\/]index)\.ts$/ }, ({ path }) => ({
    contents: `import "../../app/app.ts";${readFileSync(path, "utf8")}`,
    loader: "ts",
  }));
  for (const name in loaders) {
    const load = loaders[name];
    if (name.startsWith("learning/")) loaders[name] = () => withApp(load());
  }
}

/** @param {import("esbuild").OnLoadResult} made */
const withApp = ({ contents, resolveDir }) => ({ contents: `import "./src/app/app.ts";${contents}`, resolveDir });

/**
 * @typedef {{games: {id: string, pack: "seven" | "colours" | "french"}[]}} Catalogue
 * @param {string} web  the folder of the sources
 * @param {Catalogue} [catalogue]  without it there are no games
 * @param {Record<string, unknown>} [facts]  what else there is, by name, as JSON
 * @returns {import("esbuild").Plugin}
 */
export function modules(web, catalogue, facts = {}) {
  const ids = catalogue?.games.map(({ id }) => id) ?? [];
  const { LANGS } = languages(web);
  const laterWords = [...Object.keys(LATER), ...ids];
  const styles = ids.map((id) => `./games/${id}/${id}.css`).filter((path) => existsSync(join(web, path)));
  const imports = ids.map((id, i) => `import game${i} from "./games/${id}/table.ts";`);
  /** @type {Record<string, () => import("esbuild").OnLoadResult>} */
  const loaders = {
    tables: () => ({
      contents: `${imports.join("")} export default [${ids.map((_, i) => `game${i}`)}];`,
      resolveDir: web,
    }),
    styles: () => ({
      contents: styles.map((path) => `@import "${path}";`).join(""),
      loader: "css",
      resolveDir: web,
    }),
    words: () => ({
      resolveDir: web,
      contents: `export default {${LANGS.map((lang) => `"${lang}": () => import("nanafuda:words/${lang}")`)}};`,
    }),
    puzzles: () => ({ contents: `export default {${ids.map(ofGame)}};` }),
    learning: () => ({ contents: `export default {${laterWords.map(later)}};` }),
    exercises: () => ({ contents: JSON.stringify(exercises(web)), loader: "json" }),
  };
  for (const [name, files] of Object.entries(APART))
    loaders[name] = () => ({ contents: `export default ${JSON.stringify(sources(web, files))};` });
  for (const lang of LANGS) loaders[`words/${lang}`] = () => ({ contents: words(web, catalogue, lang) });
  for (const id of laterWords) loaders[`learning/${id}`] = () => ({ contents: learning(web, id), resolveDir: web });
  for (const id of ids) loaders[`puzzles/${id}`] = () => ({ contents: puzzles(web, id), resolveDir: web });
  const json = Object.entries({ catalogue, ...facts });
  for (const [name, data] of json) {
    loaders[name] = () => ({ contents: JSON.stringify(data), loader: "json" });
  }
  return {
    name: "nanafuda",
    setup(build) {
      build.onLoad({ filter: /games[\\/][\w-]+[\\/][\w-]+\.css$/ }, ({ path }) => ({
        contents: scoped(readFileSync(path, "utf8"), basename(path, ".css")),
        loader: "css",
      }));
      build.onResolve({ filter: /^nanafuda:/ }, ({ path }) => ({ path, namespace: "nanafuda" }));
      build.onLoad({ filter: /.*/, namespace: "nanafuda" }, ({ path }) => loaders[path.slice("nanafuda:".length)]());
      if (build.initialOptions.splitting) inOnePiece(build, loaders);
    },
  };
}
