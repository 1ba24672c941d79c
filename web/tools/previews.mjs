// Pictures of the site for link previews (preview.png) and installation. All are made of the games' pictures
// and the cards, without text, so that one serves both languages.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Resvg } from "@resvg/resvg-js";
import { drawn, tablePicture } from "./drawings.mjs";

/** @typedef {import("./pages.mjs").App} App */
/** @typedef {import("./modules.mjs").Catalogue} Catalogue */

/** Size of each picture: pixels by its name. */
export const PREVIEW = { name: "preview.png", width: 1200, height: 630 };
export const SCREENS = /** @type {const} */ ([
  { name: "preview-wide.png", form_factor: "wide", width: 1280, height: 720 },
  { name: "preview-narrow.png", form_factor: "narrow", width: 720, height: 1280 },
]);
/** Size of a shortcut's icon. */
export const ICONS = [96, 192];

/**
 * @param {string} web @param {Catalogue} catalogue @param {App} app
 * @returns {Map<string, Uint8Array>} files by their path in the site
 */
export function drawPreviews(web, catalogue, app) {
  const colours = daylight(readFileSync(join(web, "styles/theme.css"), "utf8"));
  const png = (/** @type {string} */ svg, /** @type {number} */ width) =>
    new Resvg(
      svg.replace(/var\(--([\w-]+)\)/g, (_, name) => colours[name]),
      {
        fitTo: { mode: "width", value: width },
      },
    )
      .render()
      .asPng();
  const pictures = catalogue.games.map((game) => ({ id: game.id, svg: tablePicture(web, game, app) }));
  const tables = pictures.map(({ svg }) => svg);
  const fan = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ width) =>
    drawn(sevens(x, y, width), "seven", app);
  /** @type {Map<string, Uint8Array>} */
  const made = new Map([
    [
      PREVIEW.name,
      png(sheet(PREVIEW, fan(600, 40, 190) + rows(tables, [tables.length], 30, 430, 1140, 170)), PREVIEW.width),
    ],
  ]);
  const [wide, narrow] = SCREENS;
  const half = Math.ceil(tables.length / 2);
  made.set(wide.name, png(sheet(wide, rows(tables, [half, tables.length - half], 40, 40, 1200, 640)), wide.width));
  const column = tables.map(() => 1);
  made.set(narrow.name, png(sheet(narrow, rows(tables, column, 60, 40, 600, 1200)), narrow.width));
  for (const { id, svg } of pictures) {
    const square = svg.replace('viewBox="0 0 240 150"', 'viewBox="45 0 150 150"').replace(/<svg[^>]*>/, `$&${GROUND}`);
    for (const size of ICONS) made.set(`shortcut-${id}-${size}.png`, png(square, size));
  }
  return made;
}

const GROUND = '<rect x="45" width="150" height="150" rx="20" fill="var(--cloth-deep)"/>';

/** @param {{width: number, height: number}} size @param {string} drawing */
const sheet = ({ width, height }, drawing) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="var(--cloth)"/>${drawing}</svg>`;

/** The seven 7s in a fan, their middle at x, the highest one's top at y. @param {number} x @param {number} y @param {number} width */
const sevens = (x, y, width) =>
  [..."FTSCBOH"]
    .map((suit, i) => {
      const from = i - 3;
      const left = x - width / 2 + from * width * 0.66;
      return `<draw what="${suit}7" x="${left}" y="${y + from * from * 9}" width="${width}" turn="${from * 5}"/>`;
    })
    .join("");

/**
 * Pictures in rows of so many, in a field of the sheet, each on a cloth of its own.
 * @param {string[]} tables @param {number[]} counts @param {number} x @param {number} y @param {number} width @param {number} height
 */
function rows(tables, counts, x, y, width, height) {
  const gap = 24;
  const across = Math.max(...counts);
  const w = Math.min(
    (width - gap * (across - 1)) / across,
    ((height - gap * (counts.length - 1)) / counts.length) * 1.6,
  );
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

/** @param {string} svg @param {number} x @param {number} y @param {number} width @param {number} height */
const onCloth = (svg, x, y, width, height) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="14" fill="var(--cloth-deep)" stroke="var(--ivory-line)"/>` +
  svg.replace("<svg ", `<svg x="${x}" y="${y}" width="${width}" height="${height}" `);

/** The colours by day, by their names. @param {string} theme @returns {Record<string, string>} */
function daylight(theme) {
  const named = [...theme.matchAll(/^ {2}--([\w-]+): (?:var\(--day, (#\w+)\) var\(--night, #\w+\)|(#\w+));$/gm)];
  return Object.fromEntries(named.map(([, name, day, always]) => [name, day ?? always]));
}
