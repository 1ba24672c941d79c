// The pack of three colours: each colour is a pattern as well.

import { face, type FaceOptions } from "./face.ts";
import { suitOf } from "./suits.ts";

export function colourFace(suit: string, rank: number, options: FaceOptions) {
  return face(String(rank), suitOf(suit), options, 45);
}
