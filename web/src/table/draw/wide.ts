// Detects whether there is room for the side column, in rem: keep in sync with tabletop.css.

/** Minimum width and height of the table, in rem. */
const [WIDTH, HEIGHT] = [64, 30];

export function isWide(root: HTMLElement) {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return root.clientWidth >= WIDTH * rem && root.clientHeight >= HEIGHT * rem;
}

/** Subscribes to changes of it. @returns unsubscribes */
export function watchWide(root: HTMLElement, changed: () => void): () => void {
  let was = isWide(root);
  const watch = new ResizeObserver(() => {
    if (isWide(root) === was) return;
    was = !was;
    changed();
  });
  watch.observe(root);
  return () => watch.disconnect();
}
