// The match that a deal link has opened. It keeps the link's address during its first deal.

import { LINK, address, gameOf, note, noted, stay, type Brought } from "../../base/address.ts";
import * as saves from "../../storage/saved-matches.ts";

/** Stored in the link's history entry. */
interface Opened {
  game: string;
  match: string; // match id
}

/** Returns the game of the match to show at a link’s address; undefined: the link has yet to be opened. */
export function openedGame({ state }: Brought): Protocol.GameEntry | undefined {
  if (state) return gameOf(state.game);
  const opened: Opened | undefined = noted("opened");
  const saved = opened && saves.savedMatch(opened.game);
  return saved && saves.identityOf(saved).match === opened?.match ? gameOf(opened.game) : undefined;
}

/** Keeps a link's address during the first deal of the match that it opened. */
export function followLink({ game, table }: Protocol.State, match: string) {
  if (!LINK.test(address())) return;
  const opened: Opened = noted("opened") ?? { game, match };
  if (table.deal > 1 || match !== opened.match) stay(`play=${game}`);
  else if (!noted("opened")) note("opened", opened);
}
