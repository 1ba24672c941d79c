// A game's tile and its table are one cloth: where the browser can, the one grows into the other.

import { settings } from "../storage/settings.ts";

/** Milliseconds to wait for the other side; then the page changes without. */
const LATE = 500;

/** Whether the person wants motion and the browser can show it. */
const moves = () =>
  "startViewTransition" in document &&
  settings.get("pace") !== "instant" &&
  !matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Selects the cloth of a game in the lobby, and at the table. */
export const tileOf = (game: string) => `.lobby-tile[data-game="${game}"]`;
export const TABLE = "#table .table";
export const CLOTH = ".cloth";

/**
 * Changes the page.
 * @param from selects the cloth before
 * @param to and after
 */
export function throughDoor(from: string, to: string, change: () => void) {
  const before = document.querySelector<HTMLElement>(from);
  if (!before || !moves()) return change();
  before.style.setProperty("view-transition-name", "cloth");
  before.toggleAttribute("data-opening", true); // its words would grow with it
  let after: HTMLElement | null = null;
  const moved = document.startViewTransition(async () => {
    before.style.removeProperty("view-transition-name");
    before.toggleAttribute("data-opening", false);
    change();
    for (const late = performance.now() + LATE; performance.now() < late; ) {
      after = document.querySelector<HTMLElement>(to);
      if (after) break;
      await new Promise((resolve) => setTimeout(resolve, 8));
    }
    after?.style.setProperty("view-transition-name", "cloth");
  });
  void moved.finished.catch(() => {}).then(() => after?.style.removeProperty("view-transition-name"));
  void moved.ready.catch(() => {});
}
