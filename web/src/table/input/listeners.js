/** What a table listens to: keys, pointers, its size, the language and the settings. */
import { listen } from "./keys.js";
import { listenToPointer } from "./pointer.js";
import { listenToToolbars } from "./toolbar.js";
import { watchWide } from "../draw/wide.js";

/** @param {import("../table.js").TableView} table @returns {() => void} removes the listeners */
export function listenAt(table) {
  const { ctx, root, controller, dialogs, sitting } = table;
  const draw = () => table.draw();
  const ends = [
    listenToSize(table),
    watchWide(root, draw),
    ctx.words.onchange(draw),
    ctx.settings.subscribe(draw),
    listenToPointer(
      root,
      () => table.skip(),
      () => controller.legal.length > 0,
    ),
    listenToToolbars(root),
    listen(root, {
      letters: () => ctx.settings.get("shortcuts") !== false,
      dialog: () => dialogs.open,
      panel: (name) => dialogs.toggle(name),
      panelOf: (letter) => dialogs.keyed(letter),
      undo: () => sitting.undo(),
      next: () => sitting.next(),
      replay: () => sitting.replay(),
      rules: () => ctx.showRules(),
      skip: () => table.skip(),
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

/** @param {import("../table.js").TableView} table */
function listenToSize(table) {
  let fit = 0;
  const resize = (/** @type {Event} */ { target }) => {
    if (target instanceof Element && target.matches("[data-follow]")) return; // it shows its end, and nothing else moves
    cancelAnimationFrame(fit);
    fit = requestAnimationFrame(() => table.refit());
  };
  addEventListener("resize", resize);
  table.root.addEventListener("scroll", resize, true);
  return () => removeEventListener("resize", resize);
}
