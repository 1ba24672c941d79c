// Moments over the cloth and the end of a match, as one script that the table fetches after its first drawing.

import { Banner } from "./banner.ts";
import { momentInWords } from "./call.ts";
import { Ceremony } from "./ceremony.ts";

export class StagedMoments {
  readonly banner: Banner;
  readonly ceremony = new Ceremony();
  readonly inWords = momentInWords;

  constructor(part: (selector: string) => HTMLElement) {
    this.banner = new Banner(
      () => part(".motion"),
      () => part(".middle"),
      (seat) => part(`.seat[data-seat="${seat}"]`),
    );
  }
}
