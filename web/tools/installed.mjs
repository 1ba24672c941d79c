// Name and pictures of the installed site.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Resvg } from "@resvg/resvg-js";
import { ICONS, SCREENS } from "./previews.mjs";

/** The icon's own ground: around it, and behind the starting app. */
const GROUND = "#2c3a63";

/** Pixels: the largest that a home screen shows, 108 dp on the densest phones. */
const MASKABLE = 432;

/** Draws the icons in the sizes that systems ask for.
 *  @param {string} web @returns {Map<string, string | Uint8Array>} files by their path in the site */
export function drawIcons(web) {
  const svg = readFileSync(join(web, "src/cards/icon.svg"), "utf8");
  const draw = (/** @type {number} */ size, drawing = svg) =>
    new Resvg(drawing, { fitTo: { mode: "width", value: size } }).render().asPng();
  // A maskable icon keeps what matters within the middle four fifths; the ground fills the rest.
  const [, x, y, width, height] = /** @type {string[]} */ (svg.match(/viewBox="(\S+) (\S+) (\S+) (\S+)"/)).map(Number);
  const wider = [x - width / 8, y - height / 8, width * 1.25, height * 1.25];
  const ground = `<rect x="${wider[0]}" y="${wider[1]}" width="100%" height="100%" fill="${GROUND}"/>`;
  const padded = svg
    .replace(/<svg[^>]*>/, (tag) => tag.replace(/ (?:width|height)="[^"]*"/g, "") + ground)
    .replace(/viewBox="[^"]*"/, `viewBox="${wider.join(" ")}"`);
  return new Map(
    /** @type {[string, string | Uint8Array][]} */ ([
      ["icon.svg", svg],
      ["apple-touch-icon.png", draw(180)],
      ["icon-192.png", draw(192)],
      ["icon-512.png", draw(512)],
      ["icon-maskable.png", draw(MASKABLE, padded)],
    ]),
  );
}

/**
 * The web app manifest.
 * The web app manifest: in the first language, with translations for the others.
 * @param {import("./pages.mjs").App[]} app @param {import("./modules.mjs").Catalogue} catalogue
 */
export function manifest([first, ...others], catalogue) {
  /** @param {(app: import("./pages.mjs").App) => string} say */
  const elsewhere = (say) => Object.fromEntries(others.map((app) => [app.lang, say(app)]));
  const tagline = elsewhere(({ word }) => word("tagline"));
  const brand = elsewhere(({ lang, LANGUAGES }) => LANGUAGES[lang].brand);
  const fields = {
    id: "./",
    start_url: "./",
    scope: "./",
    lang: first.lang,
    name: "七札 Nanafuda",
    short_name: first.LANGUAGES[first.lang].brand,
    description: first.word("tagline"),
    name_localized: brand,
    short_name_localized: brand,
    description_localized: tagline,
    display: "standalone",
    background_color: "#f4f1ea",
    theme_color: GROUND,
    icons: [
      { src: "icon.svg", sizes: "any", type: "image/svg+xml" },
      { src: "icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "icon-maskable.png", sizes: `${MASKABLE}x${MASKABLE}`, type: "image/png", purpose: "maskable" },
    ],
    screenshots: SCREENS.map(({ name, form_factor, width, height }) => ({
      src: name,
      sizes: `${width}x${height}`,
      type: "image/png",
      form_factor,
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
