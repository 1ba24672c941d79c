// Attaches a table's listeners: keys, pointers, resize, language and settings.

import { listenToKeys, type ListeningTable } from "./keys.ts";
import { listenToToolbars } from "./toolbar.ts";
import { keyOf } from "../../ui/pressed-key.ts";
import { watchLayout } from "../draw/layout.ts";

/** @returns removes the listeners */
export function listenAt(table: ListeningTable): () => void {
  const { ctx, root } = table;
  const draw = () => table.draw();
  const ends = [
    listenToSize(root, () => table.refit()),
    watchLayout(root, draw),
    ctx.words.onchange(draw),
    ctx.settings.subscribe(draw),
    listenToPointer(table),
    listenToToolbars(root),
    listenToInput(() => table.endBrief()),
    listenToKeys(table),
  ];
  return () => {
    for (const end of ends) end();
  };
}

/** @param input called before the table handles a click or a key; Escape and “More” are about the message itself */
function listenToInput(input: () => void) {
  const heard = (event: Event) => {
    const own =
      event instanceof KeyboardEvent ? keyOf(event) === "escape" : (event.target as Element).closest(".prompt-more");
    if (!own) input();
  };
  for (const type of ["click", "keydown"]) document.addEventListener(type, heard, true);
  return () => {
    for (const type of ["click", "keydown"]) document.removeEventListener(type, heard, true);
  };
}

function listenToSize(root: HTMLElement, refit: () => void) {
  let fit = 0;
  const resize = ({ target }: Event) => {
    if (target instanceof Element && target.matches("[data-follow]")) return; // a growing list only scrolls to its end
    cancelAnimationFrame(fit);
    fit = requestAnimationFrame(refit);
  };
  addEventListener("resize", resize);
  root.addEventListener("scroll", resize, true);
  return () => removeEventListener("resize", resize);
}

/**
 * Lets a tap end a wait. Before the person's turn, or under a moment that has the whole cloth, the tap does nothing
 * else: it was aimed before the bot's play was visible. But it presses a way that was there already, such as the one to the deal's end.
 * @returns removes the listener
 */
function listenToPointer(table: ListeningTable): () => void {
  const { root, controller, animation } = table;
  let swallow = false;
  const down = ({ target }: PointerEvent) => {
    const early = !controller.legal.length || animation.covers;
    swallow = table.skip() && early && !(target as Element).closest("[data-exit]");
  };
  const click = (event: MouseEvent) => {
    const aimed = (event.target as Element).closest?.(".hand, .centre, .actions .buttons, .actions .box");
    if (swallow && event.detail && aimed) {
      event.stopPropagation();
      event.preventDefault();
    }
    swallow = false;
  };
  root.addEventListener("pointerdown", down, true);
  root.addEventListener("click", click, true);
  return () => {
    root.removeEventListener("pointerdown", down, true);
    root.removeEventListener("click", click, true);
  };
}
