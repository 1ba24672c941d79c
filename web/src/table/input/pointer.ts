/**
 * Lets a tap end a wait. Before the person's turn the tap does nothing else: it was aimed before the bot's play was
 * visible.
 * @param skip ends a wait; returns whether there was one
 * @param may whether it is the person's turn
 * @returns removes the listener
 */
export function listenToPointer(root: HTMLElement, skip: () => boolean, may: () => boolean): () => void {
  let swallow = false;
  const down = () => {
    swallow = skip() && !may();
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
