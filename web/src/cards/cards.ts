// Pictures of cards and pieces as SVG markup, without DOM, so pages built in Node can use them.

import catalogue from "nanafuda:catalogue";
import { frenchFace, jokerFace } from "./french.ts";
import { sevenFace } from "./seven.ts";
import { packOf, suitOf } from "./suits.ts";
import { face, type FaceOptions } from "./face.ts";

export { jokerMark } from "./french.ts";
export { icon } from "./icons.ts";
export { OWN_BOT, person, type Mood } from "./people.ts";
export { below, cardBack, chip, die, stackCard, tricksWon, way } from "./pieces.ts";
export { rangeChart, rangeScale } from "./seven.ts";
export { suitMark } from "./suits.ts";

/**
 * Returns the face of a card, such as C7, R17 or X0. The codes S, C and H exist in two packs and need `pack` (default:
 * the Seven deck).
 */
export function cardFace(code: string, options: FaceOptions = {}): string {
  const suit = code[0];
  const rank = Number(code.slice(1));
  if (suit === "X") return jokerFace(options);
  const pack = packOf(suit, options.pack);
  const range = catalogue.packs[pack].suits.find((one) => one.suit === suit);
  if (!range || !(rank >= range.low && rank <= range.high)) throw new RangeError(`no card ${code}`);
  if (pack === "seven") return sevenFace(suit, rank, options);
  return pack === "colours" ? face(String(rank), suitOf(suit), options, 45) : frenchFace(suit, rank, options);
}
