// Places in a match, the same on every page. A deal's places come from the engine, with its result.

import catalogue from "nanafuda:catalogue";

/** `tied`: how many others share the place. */
export interface Place {
  place: number; // from 1
  tied: number;
}

type Standings = Pick<Protocol.Table, "game" | "scores" | "winners">;

/**
 * Returns a seat's place among others: winners first, joint winners alike even with different totals, then by totals.
 * @param seats one for each side
 */
export function placeIn({ game, scores, winners }: Standings, seat: number, seats: readonly number[]): Place {
  const lowest = catalogue.games.find(({ id }) => id === game)?.lowest;
  const worth = (seat: number) => (winners.includes(seat) ? Infinity : lowest ? -scores[seat] : scores[seat]);
  const level = seats.filter((one) => one !== seat && worth(one) === worth(seat));
  return { place: 1 + seats.filter((one) => worth(one) > worth(seat)).length, tied: level.length };
}

/** Returns a seat's place in the deal that has ended. @param seats one for each side */
export function placeInDeal(
  { places }: Pick<Protocol.Result, "places">,
  seat: number,
  seats: readonly number[],
): Place {
  const place = places[seat];
  return { place, tied: seats.filter((one) => one !== seat && places[one] === place).length };
}
