// Fields of a game's messages that hold seats, cards and suits, as its schema marks them.

import catalogue from "nanafuda:catalogue";

const NONE: Protocol.Marks = { seats: [], cards: [], suits: [], actors: [] };

export const marksOf = (game: string): Protocol.Marks => catalogue.games.find(({ id }) => id === game)?.marks ?? NONE;
