/**
 * A tap ends a wait. If it was not yet the person's turn, it does nothing more: the card that it hits was aimed at
 * before the bot's play was seen.
 * @param skip ends a wait; whether there was one
 * @param may whether it is the person's turn
 * @returns stops it
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
