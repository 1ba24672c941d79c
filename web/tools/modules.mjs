// What the page's scripts and styles import as `nanafuda:NAME`. Whatever a game brings along is
// found in its folder by the game's id; which games there are, only the engine says.

import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { lineOffset, parse } from "@fluent/syntax";

/** The word files of a language: what all share, and every game's own; those of lessons and exercises
 *  (`<id>.lessons.<lang>.ftl`) are loaded when somebody learns.
 *  @param {string} web @param {"ja" | "en"} lang */
const wordFiles = (web, lang) => [
  ...globSync(`words/${lang}/*.ftl`, { cwd: web }).sort(),
  ...globSync(`games/*/+([!.]).${lang}.ftl`, { cwd: web }).sort(),
];

/** All words of a language, each file's as Fluent reads them: a page need not do it at every start.
 *  @param {string} web @param {"ja" | "en"} lang */
const words = (web, lang) =>
  wordFiles(web, lang).map((path) => {
    const text = readFileSync(join(web, path), "utf8");
    refuseJunk(path, text);
    return new FluentResource(text).body;
  });

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
 * @typedef {{games: {id: string, pack: "seven" | "colours" | "french"}[]}} Catalogue
 * @param {string} web  the folder of the sources
 * @param {Catalogue} [catalogue]  without it there are no games
 * @param {Record<string, unknown>} [facts]  what else there is, by name, as JSON
 * @returns {import("esbuild").Plugin}
 */
export function modules(web, catalogue, facts = {}) {
  const ids = catalogue?.games.map(({ id }) => id) ?? [];
  const styles = ids.map((id) => `./games/${id}/${id}.css`).filter((path) => existsSync(join(web, path)));
  const imports = ids.map((id, i) => `import game${i} from "./games/${id}/${id}.js";`);
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
      contents: JSON.stringify({ ja: words(web, "ja"), en: words(web, "en") }),
      loader: "json",
    }),
  };
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
    },
  };
}
