// Facts of a game and its setup that several pages show.

import tables from "nanafuda:tables";

import { gameOf } from "../../base/address.ts";
import type { Conditions } from "../../ui/views.ts";

/** Keeps only the options that differ from the defaults. @param long also those that only set the length of a match */
export function unusual(setup: Conditions, long: boolean = true): Conditions {
  const usual = new Map(gameOf(setup.game)?.options.map((option) => [option.id, option]));
  const shown = Object.entries(setup.options).filter(
    ([id, value]) => usual.get(id)?.default !== value && (long || !usual.get(id)?.length),
  );
  return { ...setup, options: Object.fromEntries(shown) };
}

/** The game's term for a deal. */
export const unitOf = (game: string) => tables.find(({ id }) => id === game)?.unit ?? "deal";
