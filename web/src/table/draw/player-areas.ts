// Cards in front of the players: the others side by side, under their seats if there is room, the person's apart.

import { html, nothing } from "lit-html";
import { personFirst, place } from "./seats.ts";
import type { Scene } from "../game-table.ts";

/**
 * @param label describes the contents
 * @param items `li` elements
 */
export function drawPlaces<S extends Pick<Scene, "me" | "table">>(
  scene: S,
  label: (seat: number) => string,
  items: (seat: number) => readonly unknown[],
) {
  const [own, ...others] = personFirst(scene).map((seat) => {
    const there = items(seat);
    return html`
      <ul class="place-of" role=${there.length ? "list" : "presentation"} data-place=${place(seat, scene)}
        aria-label=${there.length ? label(seat) : nothing}>${there}</ul>`;
  });
  return html`<div class="places">${others}</div>${own}`;
}
