// Detects whether there is room for the side column: `(width >= --wide) and (height >= --low)` in the style sheets.

import sizes from "../../../styles/sizes.json";

const [WIDTH, HEIGHT] = [sizes.wide, sizes.low].map(Number.parseFloat); // in rem

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
