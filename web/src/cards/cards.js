/** Every picture of a card or piece, as SVG markup: no DOM, so pages made in Node use it too. */
import catalogue from "nanafuda:catalogue";
import { colourFace } from "./colours.js";
import { frenchFace, jokerFace } from "./french.js";
import { sevenFace } from "./seven.js";
import { packOf } from "./suits.js";

export { jokerMark } from "./french.js";
export { icon } from "./icons.js";
export { person } from "./people.js";
export { below, cardBack, chip, die, stackCard, tricksWon, way } from "./pieces.js";
export { rangeChart, rangeScale } from "./seven.js";
export { suitMark } from "./suits.js";

/**
 * The face of a card, such as C7, R17 or X0. The codes S, C and H are in two packs: `pack` says
 * which (the Seven deck, if nothing does); all others know their own.
 * @param {string} code @param {import("./face.js").FaceOptions} [options] @returns {string}
 */
export function cardFace(code, options = {}) {
  const suit = code[0];
  const rank = Number(code.slice(1));
  if (suit === "X") return jokerFace(options);
  const pack = packOf(suit, options.pack);
  const range = catalogue.packs[pack].suits.find((one) => one.suit === suit);
  if (!range || !(rank >= range.low && rank <= range.high)) throw new RangeError(`no card ${code}`);
  if (pack === "seven") return sevenFace(suit, rank, options);
  return pack === "colours" ? colourFace(suit, rank, options) : frenchFace(suit, rank, options);
}
