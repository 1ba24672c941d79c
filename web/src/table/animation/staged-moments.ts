// Moments over the cloth and the end of a match, as one script that the table fetches after its first drawing.

import { Banner } from "./banner.ts";
import { momentInWords } from "./call.ts";
import { Ceremony } from "./ceremony.ts";

/** @param part finds a part of the table */
export const stagedMoments = (part: (selector: string) => HTMLElement) => ({
  banner: new Banner(part),
  ceremony: new Ceremony(),
  inWords: momentInWords,
});
