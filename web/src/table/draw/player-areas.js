/**
 * What lies before every player: the others side by side, under their seats where there is room, the person's apart.
 * @typedef {import("../game-table.js").Scene} Scene
 */
import { html, nothing } from "lit-html";
import { personFirst, place } from "./seats.js";

/**
 * @template {Pick<Scene, "me" | "table">} S
 * @param {S} scene @param {(seat: number) => string} label  of what lies there @param {(seat: number) => readonly
 *   unknown[]} items  each an `li`
 */
export function drawPlaces(scene, label, items) {
  const [own, ...others] = personFirst(scene).map((seat) => {
    const there = items(seat);
    return html`
      <ul class="place-of" role=${there.length ? "list" : "presentation"} data-place=${place(seat, scene)}
        aria-label=${there.length ? label(seat) : nothing}>${there}</ul>`;
  });
  return html`<div class="places">${others}</div>${own}`;
}
