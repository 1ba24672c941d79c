// Builds the part of a scene that all games share: words, the pack and its pictures, constants of the rules.

import { nothing } from "lit-html";
import catalogue from "nanafuda:catalogue";
import { cardBack, cardFace, OWN_BOT, person, suitMark, type Mood } from "../../cards/cards.ts";
import { template } from "../../cards/template.ts";
import { phrases } from "../announcer/phrases.ts";
import type { TableContext } from "../context.ts";
import { playerName, type Players } from "../players.ts";
import type { GameTable } from "../game-table.ts";

interface Surroundings {
  settings: Pick<TableContext["settings"], "get" | "order">;
  words: typeof import("../../i18n/messages.ts");
  players?: Players;
}

/**
 * @param me the person's seat
 * @param usualName overrides the usual seat names
 */
export function sceneOf(
  game: GameTable,
  me: number,
  { settings, words, players }: Surroundings,
  usualName: (seat: number) => string = (seat) => words.seatName(seat, me),
) {
  const seatName = (seat: number) => (players && playerName(players, seat)) ?? usualName(seat);
  const faceOf = (seat: number) => {
    if (players?.seats.includes(seat)) return OWN_BOT;
    return seat === players?.you ? 0 : words.portraitOf(seat, me);
  };
  const about = catalogue.games.find(({ id }) => id === game.id) as Protocol.GameEntry;
  const { pack, facts, initial } = about;
  const chosen = settings.get("letters");
  const letters = chosen === "auto" ? words.LANGUAGES[words.lang].letters : chosen;
  const picture = { pack, letters, fourColour: settings.get("fourColours") };
  return {
    ...phrases(game.id, {
      me,
      form: "seen",
      t: (id, args) => words.t(id, { unit: game.unit ?? "deal", ...args }),
      seatName,
      cardName: (code) => words.cardName(code, pack),
      suitName: (suit) => words.suitName(suit, pack),
      rankName: (rank) => words.rankName(rank, pack),
    }),
    says: words.has,
    cardSign: (code: string) => words.cardSign(code, pack),
    shortcut: (keys: string) => (settings.get("shortcuts") === false ? unlettered(keys) : keys),
    facts,
    pack: catalogue.packs[pack],
    initial,
    order: settings.order(game.id),
    face: (code: string) => template(cardFace(code, picture)),
    mini: (code: string) => template(cardFace(code, { ...picture, mini: true })),
    mark: (suit: string) => template(suitMark(suit, picture)),
    portrait: (seat: number, mood?: Mood) => template(person(faceOf(seat), mood)),
    back: () => template(cardBack()),
  };
}

/** @param keys as in `aria-keyshortcuts` */
const unlettered = (keys: string) =>
  keys
    .split(" ")
    .filter((key) => key.length > 1)
    .join(" ") || nothing;
