// Names the layout of a table by its room in rem, once: the style sheets and the drawing ask for it, not for sizes.

import sizes from "../../../styles/sizes.json";

/** Two columns on a phone held flat, one on any other, seats around the table, a panel at the side. */
export type Layout = "phone" | "flat" | "tablet" | "wide";

const rems = (size: keyof typeof sizes) => Number.parseFloat(sizes[size]);

/** Marks the page with the layout of its table (`data-layout`). @returns it */
export function layoutOf(root: HTMLElement): Layout {
  const page = document.documentElement;
  const rem = Number.parseFloat(getComputedStyle(page).fontSize);
  const [width, height] = [root.clientWidth / rem, root.clientHeight / rem];
  const low = height < rems("low");
  const layout: Layout =
    low && width >= rems("low")
      ? "flat"
      : width >= rems("wide") && !low
        ? "wide"
        : width >= rems("phone") && height >= rems("phone")
          ? "tablet"
          : "phone";
  if (page.dataset.layout !== layout) page.dataset.layout = layout;
  return layout;
}

export const isWide = (root: HTMLElement) => layoutOf(root) === "wide";

/** Subscribes to changes of it. @returns unsubscribes */
export function watchLayout(root: HTMLElement, changed: () => void): () => void {
  let was = layoutOf(root);
  const watch = new ResizeObserver(() => {
    const before = was;
    was = layoutOf(root);
    if (was !== before) changed();
  });
  watch.observe(root);
  return () => watch.disconnect();
}
