/** The pack of three colours, 1 to 17: each colour is a pattern as well. */
import { face } from "./face.js";
import { suitOf } from "./suits.js";

/** @param {string} suit @param {number} rank @param {import("./face.js").FaceOptions} options */
export function colourFace(suit, rank, options) {
  if (!(rank >= 1 && rank <= 17)) throw new RangeError(`no card ${suit}${rank}`);
  return face(String(rank), suitOf(suit), options, 45);
}
