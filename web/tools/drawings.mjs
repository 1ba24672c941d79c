// Pictures that are made of the app's own drawings. In an SVG of the sources, <draw what="H7" …/> is a card, as the table
// draws it; what="back", "die:6", "chip:2", "stack:1" and "suit:H" are what lies beside the cards, and "letters:77" is
// lettering in the cards' hand. x and y are its left upper corner, `width` how wide it is and `turn` how many degrees it is
// turned about its middle; mini="" asks for the compact face.

import { readFileSync } from "node:fs";
import { join } from "node:path";

/** @typedef {import("./pages.mjs").App} App */
/** @typedef {import("./pages.mjs").Pack} Pack */

/** Height by width of what is not a card. @type {Record<string, number>} */
const SHAPES = { die: 1, chip: 1, suit: 1 };
const CARD = 92 / 64;

/**
 * An SVG of the sources with the drawings that it asks for.
 * @param {string} svg @param {Pack} pack @param {App} app
 */
export function drawn(svg, pack, app) {
  return svg.replace(/<draw\s([^>]*?)\/>/g, (_, attributes) => {
    const given = Object.fromEntries(
      [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
    );
    const [what, which = ""] = given.what.split(":");
    const [x, y, width, turn] = ["x", "y", "width", "turn"].map((name) => Number(given[name] ?? 0));
    if (what === "letters") return lettered(app, which, x, y, width);
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

/** @param {App} app @param {string} what @param {string} which @param {import("../src/cards/face.ts").FaceOptions} options */
function drawingOf(app, what, which, options) {
  if (what === "back") return app.cardBack();
  if (what === "die") return app.die(which === "1" ? 1 : 6);
  if (what === "chip") return app.chip(Number(which));
  if (what === "stack") return app.stackCard(which === "2" ? 2 : 1);
  if (what === "suit") return app.suitMark(which, options);
  return app.cardFace(what, options);
}

/** `height` high and centred on x. @param {App} app @param {string} word @param {number} x @param {number} y @param {number} height */
const lettered = (app, word, x, y, height) => app.lettering(word, { x, y, h: height, weight: rounded(height / 5.5) });

/** @param {number} n */
const rounded = (n) => Math.round(n * 10) / 10;

/**
 * A game's picture: its table in miniature.
 * @param {string} web @param {{id: string, pack: Pack}} game @param {App} app
 */
export function tablePicture(web, { id, pack }, app) {
  return drawn(readFileSync(join(web, `games/${id}/${id}.svg`), "utf8").trim(), pack, app);
}
