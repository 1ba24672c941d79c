// Pictures from the app's own drawings: the games' tables, icons, and previews for links and installation. They have no
// words, so one serves all languages.
//
// In an SVG of the sources, <draw what="H7" …/> is a card as the table draws it; what="back", "die:6", "chip:2",
// "stack:1" and "suit:H" are the things beside the cards, and "letters:77" is lettering in the cards' hand. x and y are
// the upper left corner, `width` the width and `turn` the degrees of rotation about the middle; mini="" asks for the
// compact face.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Resvg } from "@resvg/resvg-js";
import type { FaceOptions } from "../src/cards/face.ts";
import { type Catalogue, readJson } from "./bundle.ts";

type Game = Catalogue["games"][number];

export type Pack = Game["pack"];

/** The app's messages and drawings in one language. */
export type App = typeof import("../src/cards/cards.ts") &
  typeof import("../src/cards/glyphs.ts") &
  Pick<typeof import("../src/i18n/languages.ts"), "LANGS" | "LANGUAGES" | "beside" | "brand" | "brandTerms"> & {
    lang: Nanafuda.Lang;
    word: (id: string, args?: object) => string;
    rankName: (rank: number, pack: Pack) => string;
  };

/** Height divided by width. */
const SHAPES: Record<string, number> = { die: 1, chip: 1, suit: 1 };
const CARD = 92 / 64;

const rounded = (n: number) => Math.round(n * 10) / 10;

/** Replaces the <draw> elements of an SVG. */
export function drawn(svg: string, pack: Pack, app: App) {
  return svg.replace(/<draw\s([^>]*?)\/>/g, (_, attributes: string) => {
    const given = Object.fromEntries(
      [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
    );
    const [what, which = ""] = given.what.split(":");
    const [x, y, width, turn] = ["x", "y", "width", "turn"].map((name) => Number(given[name] ?? 0));
    if (what === "letters") return app.lettering(which, { x, y, h: width, weight: rounded(width / 5.5) });
    const drawing = drawingOf(app, what, which, { pack, letters: "none", mini: "mini" in given });
    const height = width * (SHAPES[what] ?? CARD);
    const placed = drawing.replace(
      /^<svg class="[^"]*"(.*?) aria-hidden="true" focusable="false">/,
      (_, rest) => `<svg x="${x}" y="${y}" width="${width}" height="${rounded(height)}"${rest}>`,
    );
    const middle = `${rounded(x + width / 2)} ${rounded(y + height / 2)}`;
    return turn ? `<g transform="rotate(${turn} ${middle})">${placed}</g>` : placed;
  });
}

function drawingOf(app: App, what: string, which: string, options: FaceOptions) {
  if (what === "back") return app.cardBack();
  if (what === "die") return app.die(which === "1" ? 1 : 6);
  if (what === "chip") return app.chip(Number(which));
  if (what === "stack") return app.stackCard(which === "2" ? 2 : 1);
  if (what === "suit") return app.suitMark(which, options);
  return app.cardFace(what, options);
}

/** A game's table in miniature. */
export function tablePicture(web: string, { id, pack }: Game, app: App) {
  return drawn(readFileSync(join(web, `games/${id}/${id}.svg`), "utf8").trim(), pack, app);
}

const png = (svg: string, width?: number) =>
  new Resvg(svg, { fitTo: width ? { mode: "width", value: width } : { mode: "original" } }).render().asPng();

// ---- Icons

interface Manifest {
  icons: { src: string; sizes: string; type: string; purpose?: string }[];
  screenshots: { src: string; sizes: string; type: string; form_factor: string }[];
}

/** The part of the web app manifest that is the same in all languages. */
export const readManifest = (web: string): Manifest => readJson(join(web, "manifest.webmanifest"));

/** Name, colours, icon and addresses of the product: all that a fork changes for its own. */
export interface Brand {
  names: Record<string, string>; // by language; the English one also for languages without their own
  colour: string; // the icon's ground, and the installed app's frame until the page is drawn
  background: string; // while the installed app starts
  icon: string; // path of an SVG in the sources
  address: string; // public address of the site; NANAFUDA_ADDRESS comes first
  source: string; // address of the sources, for the page “About”; "" if it names none
}

export const readBrand = (web: string): Brand => readJson(join(web, "brand.json"));

/** The icon; its `currentColor` is the product's. */
export function iconOf(web: string) {
  const { colour, icon } = readBrand(web);
  return readFileSync(join(web, icon), "utf8").replace("<svg", `<svg color="${colour}"`);
}

/** Draws the icons in all sizes. @returns files by path */
export function drawIcons(web: string) {
  const { colour } = readBrand(web);
  const svg = iconOf(web);
  // The content of a maskable icon lies within the middle four fifths; the background fills the rest.
  const [, x, y, width, height] = (svg.match(/viewBox="(\S+) (\S+) (\S+) (\S+)"/) as RegExpMatchArray).map(Number);
  const wider = [x - width / 8, y - height / 8, width * 1.25, height * 1.25];
  const { icons } = readManifest(web);
  const ground = `<rect x="${wider[0]}" y="${wider[1]}" width="100%" height="100%" fill="${colour}"/>`;
  const padded = svg
    .replace(/<svg[^>]*>/, (tag) => tag.replace(/ (?:width|height)="[^"]*"/g, "") + ground)
    .replace(/viewBox="[^"]*"/, `viewBox="${wider.join(" ")}"`);
  const made = new Map<string, string | Uint8Array>([["apple-touch-icon.png", png(svg, 180)]]);
  for (const { src, sizes, type, purpose } of icons) {
    made.set(src, type === "image/svg+xml" ? svg : png(purpose ? padded : svg, Number.parseInt(sizes, 10)));
  }
  return made;
}

// ---- Previews

/** Sizes of a shortcut's icon. */
export const ICONS = [96, 192];

/** Draws the previews and the shortcuts' icons. @returns files by path */
export function drawPreviews(web: string, { games }: Catalogue, app: App) {
  const colours = daylight(readFileSync(join(web, "styles/theme.css"), "utf8"));
  const picture = (svg: string, width?: number) =>
    png(
      svg.replace(/var\(--([\w-]+)\)/g, (_, name) => colours[name]),
      width,
    );
  const tables = games.map((game) => tablePicture(web, game, app));
  const half = Math.ceil(tables.length / 2);
  const each = tables.map(() => 1);
  const fan = drawn(sevens(600, 40, 190), "seven", app);
  const drawings: Record<string, string> = {
    "preview.png": sheet(1200, 630, fan + rows(tables, [tables.length], 30, 430, 1140, 170)),
    "preview-wide.png": sheet(1280, 720, rows(tables, [half, tables.length - half], 40, 40, 1200, 640)),
    "preview-narrow.png": sheet(720, 1280, rows(tables, each, 60, 40, 600, 1200)),
  };
  const made = new Map(Object.entries(drawings).map(([name, svg]) => [name, picture(svg)]));
  const cloth = '<rect x="45" width="150" height="150" rx="20" fill="var(--cloth-deep)"/>';
  for (const [i, { id }] of games.entries()) {
    const square = tables[i].replace('viewBox="0 0 240 150"', 'viewBox="45 0 150 150"');
    const icon = square.replace(/<svg[^>]*>/, `$&${cloth}`);
    for (const size of ICONS) made.set(`shortcut-${id}-${size}.png`, picture(icon, size));
  }
  return made;
}

const sheet = (width: number, height: number, drawing: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="var(--cloth)"/>${drawing}</svg>`;

/** The seven 7s in a fan. @param x their middle @param y top of the highest */
const sevens = (x: number, y: number, width: number) =>
  [..."FTSCBOH"]
    .map((suit, i) => {
      const from = i - 3;
      const left = x - width / 2 + from * width * 0.66;
      return `<draw what="${suit}7" x="${left}" y="${y + from * from * 9}" width="${width}" turn="${from * 5}"/>`;
    })
    .join("");

/** Pictures in rows within a rectangle of the sheet. @param counts pictures of each row */
function rows(tables: string[], counts: number[], x: number, y: number, width: number, height: number) {
  const gap = 24;
  const across = Math.max(...counts);
  const room = (height - gap * (counts.length - 1)) / counts.length;
  const w = Math.min((width - gap * (across - 1)) / across, room * 1.6);
  const h = w / 1.6;
  const left = tables.slice();
  return counts
    .flatMap((count, row) => {
      const from = x + (width - count * w - (count - 1) * gap) / 2;
      const top = y + (height - counts.length * h - (counts.length - 1) * gap) / 2 + row * (h + gap);
      return left.splice(0, count).map((svg, i) => onCloth(svg, from + i * (w + gap), top, w, h));
    })
    .join("");
}

const onCloth = (svg: string, x: number, y: number, width: number, height: number) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="14" fill="var(--cloth-deep)" stroke="var(--ivory-line)"/>` +
  svg.replace("<svg ", `<svg x="${x}" y="${y}" width="${width}" height="${height}" `);

/** The colours of the light theme, by name. */
function daylight(theme: string): Record<string, string> {
  const named = theme.matchAll(/^ {2}--([\w-]+): (?:var\(--day, (#\w+)\) var\(--night, #\w+\)|(#\w+));$/gm);
  return Object.fromEntries([...named].map(([, name, day, always]) => [name, day ?? always]));
}
