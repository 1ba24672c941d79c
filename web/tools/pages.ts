// Renders the static text pages, which need no script: pages/NAME.LANG.md and games/GAME/GAME.rules.LANG.md.
// In Markdown, [[B7 B9 B8]] is a row of cards, [[suit:B]] a suit's mark and [[die:6]] the die; {#id} after a heading is
// its anchor, and a list item that begins with a rule's number (- **E13** …) is an anchor too. [[credits]] on a line of
// its own lists the games' origins. In HTML, {{id}} is a message.

import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import * as esbuild from "esbuild";
import MarkdownIt from "markdown-it";
import { FRAME } from "../src/features/workshop/sandbox/frame-script.ts";
import { phrases, unbroken } from "../src/i18n/line-breaks.ts";
import { bundling, type Catalogue, OLDEST } from "./bundle.ts";
import { type App, drawn, ICONS, readBrand, readManifest, tablePicture, type Pack } from "./pictures.ts";

/** Hash of the script of a bot's frame, which has the page's policy besides its own. */
export const FRAME_HASH = `sha256-${createHash("sha256").update(FRAME).digest("base64")}`;

/** Only our own files; 'wasm-unsafe-eval' is for WebAssembly, and blob: for the worker. */
export const POLICY =
  `default-src 'none'; script-src 'self' 'wasm-unsafe-eval' '${FRAME_HASH}'; connect-src 'self'; ` +
  "worker-src 'self' blob:; img-src 'self' data:; style-src 'self'; manifest-src 'self'; " +
  "base-uri 'none'; form-action 'none'";

/** The bundled files, relative to the site. */
interface Names {
  arrival: string;
  boot: string;
  script: string;
  parts?: string[]; // static imports of the script
  style: string;
}

/** Loads the app's messages and drawings from the sources. @returns one for each language, in their order */
export async function loadApp(web: string, catalogue: Catalogue): Promise<App[]> {
  const contents = ["src/i18n/languages.ts", "src/i18n/messages.ts", "src/cards/cards.ts", "src/cards/glyphs.ts"].map(
    (path) => `export * from "./${path}";`,
  );
  const { outputFiles } = await esbuild.build({
    ...bundling({ web, catalogue }),
    stdin: { contents: contents.join(""), resolveDir: web },
    write: false,
    platform: "node",
    logLevel: "silent", // it is an error of the page's own bundle too
  });
  const code = Buffer.from((outputFiles as esbuild.OutputFile[])[0].contents).toString("base64");
  const app = await import(`data:text/javascript;base64,${code}`);
  const { LANGS } = app as typeof import("../src/i18n/messages.ts");
  await Promise.all(LANGS.map(app.load));
  return LANGS.map((lang) => {
    /** Filled in by src/app/start-failure.ts. */
    const blank = (name: string) => () => `<span data-${name}></span>`;
    const functions = {
      GAMES: () => new FluentNumber(catalogue.games.length),
      OLDEST: ([name]: any[]) => OLDEST[name],
      ...{ BROWSER: blank("browser"), FILE: blank("file"), TYPE: blank("type") },
    };
    const fixed = new FluentBundle(lang, { useIsolating: false, functions });
    fixed.addResource(app.brandTerms(lang));
    for (const name of ["general", "static"]) {
      fixed.addResource(new FluentResource(readFileSync(join(web, `locales/${lang}/${name}.ftl`), "utf8")));
    }
    const word = (id: string, args?: object) => {
      const own = id.startsWith("static-") && fixed.getMessage(id)?.value;
      const text = own ? fixed.formatPattern(own) : app.say(lang, id, args);
      if (text === id) throw new Error(`no words for ${id} in ${lang}`);
      return text.replace(/[\u2068\u2069]/g, "");
    };
    return { ...app, lang, word };
  });
}

function cardName(code: string, pack: Pack, { word, rankName }: App) {
  if (code.startsWith("X")) return word("card-joker");
  const suit = word(`suit-${pack}-${code[0].toLowerCase()}`);
  const rank = rankName(Number(code.slice(1)), pack);
  return word(pack === "french" ? "card-name-french" : "card-name", { suit, rank });
}

/** @param inside text between the brackets */
function picture(inside: string, pack: Pack, app: App) {
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

/** Words of the other language, which a screen reader speaks with another voice; single letters are ranks. */
const JAPANESE = /([\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Han}][\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Han}ー、「」]*)/u;
const ENGLISH = /([A-Za-z][a-z’]+(?:,? [A-Za-z][a-z’-]*)*)/;

/** A Markdown renderer for one page. */
function renderer(pack: Pack, app: App) {
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
      } else if (token.type === "th_open") {
        token.attrSet("scope", "col");
      }
    });
  });
  const { escapeHtml } = markdown.utils;
  const { spaced } = app.LANGUAGES[app.lang];
  const own = (text: string) =>
    spaced ? escapeHtml(text) : escapeHtml(unbroken(phrases(text, "\u200b"))).replaceAll("\u200b", "<wbr>");
  const other = app.beside(app.lang);
  const foreign = spaced ? JAPANESE : ENGLISH;
  markdown.renderer.rules.text = (tokens, i) =>
    tokens[i].content
      .split(foreign)
      .map((text, nth) => (nth % 2 ? `<span lang="${other}">${escapeHtml(text)}</span>` : text && own(text)))
      .join("");
  // Wide tables scroll by themselves, also by keyboard.
  markdown.renderer.rules.table_open = () => '<div class="wide" tabindex="0"><table>';
  markdown.renderer.rules.table_close = () => "</table></div>";
  return markdown;
}

/** The languages of a page, for other sites. */
const locales = ({ LANGS, LANGUAGES }: App) =>
  LANGS.map(
    (lang, i) => `<meta property="og:locale${i ? ":alternate" : ""}" content="${LANGUAGES[lang].locale}">`,
  ).join("\n");

/** The source of an inlined text in a policy. */
const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Makes the 404 page's link lead to the nearest folder above that has the site, where its address is not known. */
const FIND_HOME = `(async () => {
const parts = location.pathname.split("/");
while (parts.pop() !== undefined && parts.length) {
const home = parts.join("/") + "/";
const found = await fetch(home + "manifest.webmanifest").then((answer) => answer.ok && answer.json()).catch(() => null);
if (found && found.start_url) return document.querySelector("a.button").setAttribute("href", home);
}
})();`;

/** Inlines a page's styles. @returns also their hash for the policy */
async function withStyles(html: string, web: string) {
  const [link, path] = /<link rel="stylesheet" href="(.+?)">/.exec(html) as RegExpExecArray;
  const { outputFiles } = await esbuild.build({
    ...bundling({ web }),
    entryPoints: [join(web, path)],
    minify: true,
    write: false,
  });
  const style = (outputFiles as esbuild.OutputFile[])[0].text;
  return { hash: hashOf(style), html: html.replace(link, () => `<style>${style}</style>`) };
}

/**
 * Renders a page in all languages side by side. An element whose first attribute is `lang="*"` is repeated for each; its
 * class `static-…` applies from the second on. In it, {{id}} is a message and {{lang}} the language; elsewhere {{id}} is
 * the message in all languages.
 */
function inAll(html: string, app: App[]) {
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

/** Inserts the names of the bundled files and the policy. @param root path of the site's root, "" or "../" */
function fillIn(html: string, names: Names, root: string) {
  const parts = (names.parts ?? []).map((path) => `<link rel="modulepreload" href="${root}${path}">\n`).join("");
  return html
    .replace('<script type="module" src="src/app/app.ts">', (script) => parts + script)
    .replace(/<meta charset="utf-8"\s*\/?>/i, `$&\n<meta http-equiv="Content-Security-Policy" content="${POLICY}">`)
    .replaceAll('src="src/app/load-check.ts"', `src="${root}${names.arrival}"`)
    .replaceAll('src="src/app/bootstrap.ts"', `src="${root}${names.boot}"`)
    .replaceAll('src="src/app/app.ts"', `src="${root}${names.script}"`)
    .replaceAll('href="styles/site.css"', `href="${root}${names.style}"`);
}

/** The game's tile on the page before its script, for {@link inAll}. @param html the tile of any GAME */
function tile(html: string, web: string, game: Catalogue["games"][number], app: App) {
  const attributes = 'preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false"';
  const art = tablePicture(web, game, app).replace(/<!--.*?-->|\n\s*/g, "");
  return html
    .replace(/(<svg class="lobby-tile-art".*?)\/>/, (_, start) =>
      art.replace('<svg xmlns="http://www.w3.org/2000/svg"', `${start} ${attributes}`),
    )
    .replaceAll("GAME", game.id);
}

/** A game's origin as a list item: the first paragraph of that section of its rules page. */
function credits(rules: string) {
  const [, first] = rules.match(/\{#credits\}\n\n(.+)/) ?? [];
  if (!first) throw new Error("a rules page has no section {#credits}");
  return `- ${first}`;
}

/** Fills a text page's frame. @param own its path without language and `.html` */
function document(frame: string, own: string, title: string, body: string, names: Names, address: string, app: App) {
  const { lang, LANGS, LANGUAGES, word } = app;
  const root = own.includes("/") ? "../" : "";
  const name = basename(own);
  const links = LANGS.map((other) => `<link rel="alternate" hreflang="${other}" href="${name}.${other}.html">`);
  const switches = LANGS.map((other) =>
    other === lang
      ? `<span lang="${other}" aria-current="true">${LANGUAGES[other].name}</span>`
      : `<a lang="${other}" hreflang="${other}" href="${name}.${other}.html">${LANGUAGES[other].name}</a>`,
  );
  const { locale } = LANGUAGES[lang];
  const places: Record<string, string> = { locale, title, body, root, home: root || "./" };
  Object.assign(places, { address: address || root, alternates: links.join("\n"), languages: switches.join(" ") });
  const html = frame
    .replace('lang="en"', `lang="${lang}"`)
    .replace(/\{\{([\w-]+)\}\}/g, (_, id) => places[id] ?? word(id));
  return fillIn(html, names, root);
}

/** The names of the pages in web/pages. Throws if a file has no language. */
function pageNames(web: string, { LANGS }: App) {
  const files = globSync("*", { cwd: join(web, "pages") });
  const ends = LANGS.map((lang) => `.${lang}.md`);
  return [
    ...new Set(
      files.map((file) => {
        const end = ends.find((one) => file.endsWith(one));
        if (!end) throw new Error(`web/pages/${file}: a page is named NAME${ends.join(" and NAME")}`);
        return file.slice(0, -end.length);
      }),
    ),
  ].sort();
}

/**
 * Renders every page, and the web app manifest.
 * @param address public address of the site with a final slash, if known
 * @returns texts by path
 */
export async function renderPages(web: string, names: Names, catalogue: Catalogue, address = "") {
  const app = await loadApp(web, catalogue);
  const engine = readFileSync(join(web, "../engine/nanafuda/__init__.py"), "utf8");
  const [, version = ""] = /^__version__ = "(.+?)"/m.exec(engine) ?? [];
  const source = readBrand(web).source && `<${readBrand(web).source}>`;
  /** In a page of all languages, the first one's name is `brand`; in a text, its own language's. */
  const read = (path: string, { lang, beside, brand, LANGS: [first, other] }: App = app[0]) =>
    readFileSync(join(web, path), "utf8")
      .replaceAll("{{lang-first}}", first)
      .replaceAll("{{lang-other}}", other)
      .replaceAll("{{version}}", version)
      .replaceAll("{{source}}", source)
      .replaceAll("{{brand}}", brand(lang))
      .replaceAll("{{brand-other}}", brand(beside(lang)));
  const made = new Map<string, string>();
  const index = read("index.html")
    .replace(/<li class="lobby-tile".*?<\/li>/s, (html) =>
      catalogue.games.map((game) => tile(html, web, game, app[0])).join("\n      "),
    )
    .replace("{{address}}", address)
    .replace("<!-- locales -->", () => locales(app[0]));
  made.set("index.html", fillIn(inAll(index, app), names, ""));
  const home = address ? new URL(address).pathname : "./";
  const { html, hash } = await withStyles(inAll(read("404.html").replace("{{home}}", home), app), web);
  const lost = fillIn(drawn(html, "french", app[0]), names, "");
  const strict = POLICY.replace("style-src 'self'", `style-src ${hash}`);
  const open = strict.replace("script-src 'self'", `$& ${hashOf(FIND_HOME)}`);
  made.set(
    "404.html",
    address
      ? lost.replace(POLICY, strict)
      : lost.replace(POLICY, open).replace("</main>", () => `</main>\n<script>${FIND_HOME}</script>`),
  );
  made.set("manifest.webmanifest", manifest(web, app, catalogue));
  const pages: { own: string; source: string; pack: Pack }[] = [
    ...pageNames(web, app[0]).map((own) => ({ own, source: `pages/${own}`, pack: "seven" as const })),
    ...catalogue.games.map(({ id, pack }) => ({ own: `rules/${id}`, source: `games/${id}/${id}.rules`, pack })),
  ];
  for (const { own, source, pack } of pages) {
    for (const speaker of app) {
      const { lang } = speaker;
      try {
        const text = read(`${source}.${lang}.md`, speaker).replace(/^\[\[credits\]\]$/m, () =>
          catalogue.games.map(({ id }) => credits(read(`games/${id}/${id}.rules.${lang}.md`))).join("\n"),
        );
        const body = renderer(pack, speaker).render(text);
        const title = text.match(/^# (.+)$/m)?.[1] ?? own;
        made.set(`${own}.${lang}.html`, document(read("page.html"), own, title, body, names, address, speaker));
      } catch (cause) {
        throw new Error(`web/${source}.${lang}.md cannot become a page: ${cause}`, { cause });
      }
    }
  }
  return made;
}

/** Returns the web app manifest in the first language, with translations for the others. */
function manifest(web: string, [first, ...others]: App[], catalogue: Catalogue) {
  const elsewhere = (say: (app: App) => string) => Object.fromEntries(others.map((app) => [app.lang, say(app)]));
  const tagline = elsewhere(({ word }) => word("tagline"));
  const brand = elsewhere((app) => app.brand(app.lang));
  const common = readManifest(web);
  const { colour, background } = readBrand(web);
  const fields = {
    ...common,
    name: [...new Set([first, ...others].map((app) => app.brand(app.lang)))].join(" "),
    background_color: background,
    theme_color: colour,
    lang: first.lang,
    short_name: first.brand(first.lang),
    description: first.word("tagline"),
    name_localized: brand,
    short_name_localized: brand,
    description_localized: tagline,
    screenshots: common.screenshots.map((screenshot) => ({
      ...screenshot,
      label: first.word("tagline"),
      label_localized: tagline,
    })),
    shortcuts: catalogue.games.map(({ id }) => ({
      name: first.word(`${id}-name`),
      name_localized: elsewhere(({ word }) => word(`${id}-name`)),
      url: `./#start=${id}`,
      icons: ICONS.map((size) => ({ src: `shortcut-${id}-${size}.png`, sizes: `${size}x${size}`, type: "image/png" })),
    })),
  };
  return JSON.stringify(fields, null, 1);
}
