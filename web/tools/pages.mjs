// The pages of text: pages/NAME.LANG.md and games/GAME/GAME.rules.LANG.md become static pages that need no script.
// In the sources, [[B7 B9 B8]] is a row of cards, [[suit:B]] a suit's mark, [[die:6]] the die; {#id}
// after a heading is its anchor, and a list item that begins with a rule's number (- **E13** …) is an anchor too.
// [[credits]] on a line of its own lists where each game comes from; in HTML, {{en tagline}} is a message in words.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import * as esbuild from "esbuild";
import MarkdownIt from "markdown-it";
import { createHash } from "node:crypto";
import { bundling, OLDEST } from "./bundle.mjs";
import { phrases, unbroken } from "../src/i18n/line-breaks.ts";
import { drawn, tablePicture } from "./drawings.mjs";
import { manifest } from "./installed.mjs";
import { PREVIEW } from "./previews.mjs";

/** Allows our own files only; 'wasm-unsafe-eval' for WebAssembly, blob: for the worker. */
export const POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; " +
  "worker-src 'self' blob:; img-src 'self' data:; style-src 'self'; manifest-src 'self'; " +
  "base-uri 'none'; form-action 'none'";

/** @typedef {import("./modules.mjs").Lang} Lang */
/** @typedef {"seven" | "colours" | "french"} Pack */
/** @typedef {{arrival: string, boot: string, script: string, parts?: string[], style: string}} Names the bundled files,
 *  relative to the site; `parts`: what the script imports */

/** @typedef {(id: string, args?: object) => string} Words */
/** The app's own words and drawings in one language.
 *  @typedef {typeof import("../src/cards/cards.ts") & typeof import("../src/cards/glyphs.ts") & Pick<typeof import("../src/i18n/languages.ts"), "LANGS" | "LANGUAGES"> & {lang: Lang, word: Words, rankName: (rank: number, pack: Pack) => string}} App */

/** The app's words and drawings as they stand in the sources now, for pages made in Node.
 *  @param {string} web @param {import("./modules.mjs").Catalogue} catalogue @returns {Promise<App[]>} in the order of the languages */
export async function loadApp(web, catalogue) {
  const contents = ["src/i18n/messages.ts", "src/cards/cards.ts", "src/cards/glyphs.ts"].map(
    (path) => `export * from "./${path}";`,
  );
  const { outputFiles } = await esbuild.build({
    ...bundling({ web, catalogue }),
    stdin: { contents: contents.join(""), resolveDir: web },
    write: false,
    platform: "node",
    logLevel: "silent", // it is an error of the page's own bundle too
  });
  const code = Buffer.from(/** @type {any} */ (outputFiles)[0].contents).toString("base64");
  const app = await import(`data:text/javascript;base64,${code}`);
  const { LANGS } = /** @type {typeof import("../src/i18n/messages.ts")} */ (app);
  await Promise.all(LANGS.map(app.load));
  return LANGS.map((lang) => {
    const GAMES = () => new FluentNumber(catalogue.games.length);
    /** Filled in by src/app/start-failure.ts. @param {string} name */
    const blank = (name) => () => `<span data-${name}></span>`;
    const oldest = (/** @type {any[]} */ [name]) => /** @type {Record<string, string>} */ (OLDEST)[name];
    const functions = {
      GAMES,
      OLDEST: oldest,
      BROWSER: blank("browser"),
      FILE: blank("file"),
      TYPE: blank("type"),
    };
    const fixed = new FluentBundle(lang, { useIsolating: false, functions });
    for (const name of ["general", "static"]) {
      fixed.addResource(new FluentResource(readFileSync(join(web, `locales/${lang}/${name}.ftl`), "utf8")));
    }
    const word = (/** @type {string} */ id, /** @type {object | undefined} */ args) => {
      const own = id.startsWith("static-") && fixed.getMessage(id)?.value;
      const text = own ? fixed.formatPattern(own) : app.say(lang, id, args);
      if (text === id) throw new Error(`no words for ${id} in ${lang}`);
      return text.replace(/[\u2068\u2069]/g, "");
    };
    return { ...app, lang, word };
  });
}

/** @param {string} code @param {Pack} pack @param {App} app */
function cardName(code, pack, { word, rankName }) {
  if (code.startsWith("X")) return word("card-joker");
  const suit = word(`suit-${pack}-${code[0].toLowerCase()}`);
  const rank = rankName(Number(code.slice(1)), pack);
  return word(pack === "french" ? "card-name-french" : "card-name", { suit, rank });
}

/** @param {string} inside what stands between the brackets @param {Pack} pack @param {App} app */
function picture(inside, pack, app) {
  const { cardFace, die, suitMark } = app;
  const { comma, letters } = app.LANGUAGES[app.lang];
  const [, suit] = inside.match(/^suit:(\w)$/) ?? [];
  if (suit) return `<span class="inline-mark">${suitMark(suit, { pack })}</span>`;
  const [, face] = inside.match(/^die:([16])$/) ?? [];
  if (face) {
    const drawing = die(face === "6" ? 6 : 1);
    return `<span class="inline-mark" role="img" aria-label="${face}">${drawing}</span>`;
  }
  const codes = inside.trim().split(/\s+/);
  const names = codes.map((code) => cardName(code, pack, app)).join(comma);
  const cards = codes.map(
    (code) => `<span class="card" data-card="${code}">${cardFace(code, { pack, letters })}</span>`,
  );
  return `<span class="card-row" role="img" aria-label="${names}">${cards.join("")}</span>`;
}

/** A Markdown renderer for one page. @param {Pack} pack @param {App} app */
function renderer(pack, app) {
  const markdown = new MarkdownIt({ html: false, linkify: false });
  markdown.inline.ruler.before("link", "picture", (state, silent) => {
    const [whole, inside] = state.src.slice(state.pos).match(/^\[\[([\w: ]+)\]\]/) ?? [];
    if (!whole) return false;
    if (!silent) state.push("html_inline", "", 0).content = picture(inside, pack, app);
    state.pos += whole.length;
    return true;
  });
  markdown.core.ruler.push("anchors", ({ tokens }) => {
    tokens.forEach((token, i) => {
      const inline = token.type === "heading_open" ? tokens[i + 1] : tokens[i + 2];
      if (token.type === "heading_open") {
        const last = inline.children?.at(-1);
        const [tail, id] = last?.content.match(/\s*\{#([\w-]+)\}$/) ?? [];
        if (last && tail) {
          last.content = last.content.slice(0, -tail.length);
          token.attrSet("id", id);
        }
      } else if (token.type === "list_item_open" && inline?.type === "inline") {
        const [, id] = inline.content.match(/^\*\*([A-Z]+\d+)\*\*/) ?? [];
        if (id) token.attrSet("id", id);
      }
    });
  });
  if (!app.LANGUAGES[app.lang].spaced) {
    const { escapeHtml } = markdown.utils;
    markdown.renderer.rules.text = (tokens, i) =>
      escapeHtml(unbroken(phrases(tokens[i].content, "\u200b"))).replaceAll("\u200b", "<wbr>");
  }
  // Wide tables scroll by themselves, also by keyboard.
  markdown.renderer.rules.table_open = () => '<div class="wide" tabindex="0"><table>';
  markdown.renderer.rules.table_close = () => "</table></div>";
  return markdown;
}

/**
 * Link preview of a page: a picture, which needs an absolute address.
 * @param {string} address  of the site, with a slash at its end; "" when nobody has told it
 * @param {string} root  "" or "../": where that is not known, some who ask follow this
 */
function preview(address, root) {
  const { name, width, height } = PREVIEW;
  return [
    `<meta property="og:image" content="${address || root}${name}">`,
    `<meta property="og:image:width" content="${width}">`,
    `<meta property="og:image:height" content="${height}">`,
    '<meta property="og:image:alt" content="七札 Nanafuda">',
    '<meta name="twitter:card" content="summary_large_image">',
  ].join("\n");
}

/** The languages of a page, for other sites. @param {App} app */
const locales = ({ LANGS, LANGUAGES }) =>
  LANGS.map(
    (lang, i) => `<meta property="og:locale${i ? ":alternate" : ""}" content="${LANGUAGES[lang].locale}">`,
  ).join("\n");

/** Puts the styles that a page asks for into the page, and allows those alone. @param {string} html @param {string} web */
async function withStyles(html, web) {
  const [link, path] = /** @type {RegExpExecArray} */ (/<link rel="stylesheet" href="(.+?)">/.exec(html));
  const { outputFiles } = await esbuild.build({
    ...bundling({ web }),
    entryPoints: [join(web, path)],
    minify: true,
    write: false,
  });
  const style = /** @type {esbuild.OutputFile[]} */ (outputFiles)[0].text;
  const hash = `'sha256-${createHash("sha256").update(style).digest("base64")}'`;
  return { hash, html: html.replace(link, () => `<style>${style}</style>`) };
}

/**
 * Says in every language, side by side, what nobody has asked for in one: an element with `lang="*"` first is there once
 * for each, its class only from the second on if that is one of `static`; {{id}} in it is a message, {{lang}} the language.
 * Elsewhere {{id}} is said in all of them at once.
 * @param {string} html @param {App[]} app
 */
function inAll(html, app) {
  return html
    .replace(/<(\w+) lang="\*"(.*?)>(.*?)<\/\1>/gs, (_, tag, rest, inside) =>
      app
        .map(({ lang, word }, i) => {
          const own = i ? rest : rest.replace(/ class="[^"]*static-[^"]*"/, "");
          const text = `<${tag}${own} lang="${lang}">${inside}</${tag}>`.replaceAll("{{lang}}", lang);
          return text.replace(/\{\{([\w-]+)\}\}/g, (_, id) => word(id));
        })
        .join(" "),
    )
    .replace(/\{\{([\w-]+)\}\}/g, (_, id) => app.map(({ word }) => word(id)).join(" · "));
}

/** Puts the bundled files' names, the policy and the way to the site's root into a page.
 *  @param {string} html @param {Names} names @param {string} root "" or "../" */
function fillIn(html, names, root) {
  const parts = (names.parts ?? []).map((path) => `<link rel="modulepreload" href="${root}${path}">\n`).join("");
  return html
    .replace('<script type="module" src="src/app/app.ts">', (script) => parts + script)
    .replace(/<meta charset="utf-8"\s*\/?>/i, `$&\n<meta http-equiv="Content-Security-Policy" content="${POLICY}">`)
    .replaceAll('src="src/app/load-check.ts"', `src="${root}${names.arrival}"`)
    .replaceAll('src="src/app/bootstrap.ts"', `src="${root}${names.boot}"`)
    .replaceAll('src="src/app/app.ts"', `src="${root}${names.script}"`)
    .replaceAll('href="styles/site.css"', `href="${root}${names.style}"`);
}

/**
 * The games' tiles on the page before its script, as {@link inAll} reads them.
 * @param {string} web @param {import("./modules.mjs").Catalogue} catalogue @param {App} app
 */
function tiles(web, catalogue, app) {
  /** @param {import("./modules.mjs").Catalogue["games"][number]} game */
  const tile = (game) => {
    const { id } = game;
    const hidden = `<svg class="lobby-tile-art" data-art="${id}" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false"`;
    const art = tablePicture(web, game, app)
      .replace('<svg xmlns="http://www.w3.org/2000/svg"', hidden)
      .replace(/<!--.*?-->|\n\s*/g, "");
    return `<li class="lobby-tile" data-game="${id}">
      <div class="lobby-tile-body">
        ${art}
        <h2 class="lobby-tile-name"><span lang="*" class="lobby-tile-alias static-alias">{{${id}-name}}</span></h2>
        <div class="lobby-tile-text">
          <p lang="*" class="lobby-tile-about">{{${id}-about}}</p>
        </div>
        <p class="lobby-tile-actions"><a lang="*" class="button quiet" href="rules/${id}.{{lang}}.html">{{rules}}</a></p>
      </div>
      </li>`;
  };
  return catalogue.games.map(tile).join("\n      ");
}

/** Where a game comes from, as a list item: what its rules page says of it first.
 *  @param {string} rules the rules page's text */
function credits(rules) {
  const [, first] = rules.match(/\{#credits\}\n\n(.+)/) ?? [];
  if (!first) throw new Error("a rules page has no section {#credits}");
  return `- ${first}`;
}

/** @param {{path: string, title: string, body: string, names: Names, address: string}} page @param {App} app */
function document({ path, title, body, names, address }, { lang, LANGS, LANGUAGES, word }) {
  const root = path.includes("/") ? "../" : "";
  const own = path.replace(/.*\//, "").replace(/\.\w+\.html$/, "");
  const links = LANGS.map((other) => `<link rel="alternate" hreflang="${other}" href="${own}.${other}.html">`);
  const switches = LANGS.map((other) => {
    const { name } = LANGUAGES[other];
    return other === lang
      ? `<span lang="${other}" aria-current="true">${name}</span>`
      : `<a lang="${other}" hreflang="${other}" href="${own}.${other}.html">${name}</a>`;
  });
  const html = `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="${title}: ${word("tagline")}">
<meta property="og:title" content="${title} | ${word("page-title")}">
<meta property="og:description" content="${word("lead")}">
<meta property="og:type" content="article">
<meta property="og:locale" content="${LANGUAGES[lang].locale}">
${preview(address, root)}
<title>${title} | Nanafuda 七札</title>
<link rel="icon" href="${root}icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="styles/site.css">
${links.join("\n")}
</head>
<body class="page">
<header class="page-bar">
<a class="page-home" href="${root || "./"}">${word("nav-home")}</a>
<nav class="page-languages" aria-label="${word("language-label")}">${switches.join(" ")}</nav>
</header>
<main class="prose">
${body}</main>
</body>
</html>
`;
  return fillIn(html, names, root);
}

/**
 * Makes every page, and what a browser asks of the site in order to install it.
 * @param {string} web @param {Names} names
 * @param {import("./modules.mjs").Catalogue} catalogue
 * @param {string} [address]  of the site, with a slash at its end, if it is known
 * @returns {Promise<Map<string, string>>} texts by their path in the site
 */
export async function renderPages(web, names, catalogue, address = "") {
  const app = await loadApp(web, catalogue);
  const read = (/** @type {string} */ path) => readFileSync(join(web, path), "utf8");
  /** @type {Map<string, string>} */
  const made = new Map();
  const index = read("index.html")
    .replace("<!-- games -->", () => tiles(web, catalogue, app[0]))
    .replace("<!-- preview -->", () => preview(address, ""))
    .replace("<!-- locales -->", () => locales(app[0]));
  made.set("index.html", fillIn(inAll(index, app), names, ""));
  const home = address ? new URL(address).pathname : "./";
  const { html, hash } = await withStyles(inAll(read("404.html").replace("{{home}}", home), app), web);
  const lost = fillIn(drawn(html, "french", app[0]), names, "");
  made.set("404.html", lost.replace(POLICY, POLICY.replace("style-src 'self'", `style-src ${hash}`)));
  made.set("manifest.webmanifest", manifest(app, catalogue));
  const pages = [
    ...["about", "fair"].map((own) => ({
      own,
      source: `pages/${own}`,
      pack: /** @type {Pack} */ ("seven"),
    })),
    ...catalogue.games.map(({ id, pack }) => ({
      own: `rules/${id}`,
      source: `games/${id}/${id}.rules`,
      pack,
    })),
  ];
  for (const { own, source, pack } of pages) {
    for (const speaker of app) {
      const { lang } = speaker;
      try {
        const text = read(`${source}.${lang}.md`).replace(/^\[\[credits\]\]$/m, () =>
          catalogue.games.map(({ id }) => credits(read(`games/${id}/${id}.rules.${lang}.md`))).join("\n"),
        );
        const body = renderer(pack, speaker).render(text);
        const title = text.match(/^# (.+)$/m)?.[1] ?? own;
        const path = `${own}.${lang}.html`;
        made.set(path, document({ path, title, body, names, address }, speaker));
      } catch (cause) {
        throw new Error(`web/${source}.${lang}.md cannot become a page: ${cause}`, { cause });
      }
    }
  }
  return made;
}
