// Whether a table has room for its side column: as tabletop.css has it, measured by the size of the text.

/** What the width and the height of the table are at least, in rem. */
const [WIDTH, HEIGHT] = [64, 30];

export function isWide(root: HTMLElement) {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return root.clientWidth >= WIDTH * rem && root.clientHeight >= HEIGHT * rem;
}

/** Calls back whenever that has changed. @returns ends it */
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
