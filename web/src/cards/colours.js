/** The pack of three colours: each colour is a pattern as well. */
import { face } from "./face.js";
import { suitOf } from "./suits.js";

/** @param {string} suit @param {number} rank @param {import("./face.js").FaceOptions} options */
export function colourFace(suit, rank, options) {
  return face(String(rank), suitOf(suit), options, 45);
}
