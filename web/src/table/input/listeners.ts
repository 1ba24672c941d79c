// Attaches a table's listeners: keys, pointers, resize, language and settings.

import { listen } from "./keys.ts";
import { listenToToolbars } from "./toolbar.ts";
import { keyOf } from "../../ui/pressed-key.ts";
import { watchLayout } from "../draw/layout.ts";
import type { TableContext } from "../context.ts";
import type { Dialogs } from "../draw/panels.ts";
import type { Controller } from "../play/controller.ts";

/** Reactions of a table to keys and pointers. */
interface ListeningTable {
  readonly root: HTMLElement;
  readonly ctx: TableContext;
  readonly controller: Controller;
  readonly dialogs: Dialogs;
  readonly mode: { undo(): void; next(): void; replay(): void };
  draw(): void;
  refit(): void;
  endBrief(): void;
  skip(): boolean;
  readonly animation: { readonly covers: boolean };
  on(): boolean;
  escape(): void;
  toHand(): boolean;
}

/** @returns removes the listeners */
export function listenAt(table: ListeningTable): () => void {
  const { ctx, root, controller, dialogs, mode } = table;
  const draw = () => table.draw();
  const ends = [
    listenToSize(root, () => table.refit()),
    watchLayout(root, draw),
    ctx.words.onchange(draw),
    ctx.settings.subscribe(draw),
    listenToPointer(
      root,
      () => table.skip(),
      () => controller.legal.length > 0 && !table.animation.covers,
    ),
    listenToToolbars(root),
    listenToInput(() => table.endBrief()),
    listen(root, {
      letters: () => ctx.settings.get("shortcuts") !== false,
      dialog: () => dialogs.open,
      panel: (name) => dialogs.toggle(name),
      panelOf: (letter) => dialogs.keyed(letter),
      undo: () => mode.undo(),
      next: () => mode.next(),
      replay: () => mode.replay(),
      rules: () => ctx.showRules(),
      skip: () => table.skip(),
      covered: () => table.animation.covers,
      land: () => controller.land(),
      on: () => table.on(),
      cancel: () => table.escape(),
      hand: () => void table.toHand(),
    }),
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
 * @param skip ends a wait; returns whether there was one
 * @param may whether it is the person's turn and the table is in sight
 * @returns removes the listener
 */
function listenToPointer(root: HTMLElement, skip: () => boolean, may: () => boolean): () => void {
  let swallow = false;
  const down = ({ target }: PointerEvent) => {
    const early = !may();
    swallow = skip() && early && !(target as Element).closest("[data-exit]");
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
