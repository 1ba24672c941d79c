// Names the layout of a table and its steps by its room in rem, once: sheets and drawing ask for them, not for sizes.

import sizes from "../../../styles/sizes.json";

/** One column on a phone, two on one held flat, seats around the table, a panel at the side. */
export type Layout = "phone" | "flat" | "tablet" | "wide";

const rems = (size: keyof typeof sizes) => Number.parseFloat(sizes[size]);

/** Marks the page with the layout of its table (`data-layout`) and its steps (`data-step`). @returns the layout */
export function layoutOf(root: HTMLElement): Layout {
  const page = document.documentElement;
  const rem = Number.parseFloat(getComputedStyle(page).fontSize);
  const [width, height] = [root.clientWidth / rem, root.clientHeight / rem];
  const narrow = (size: keyof typeof sizes) => width < rems(size);
  const low = (size: keyof typeof sizes) => height < rems(size);
  const large = !low("tall");
  const [layout, small]: [Layout, boolean] =
    low("low") && !narrow("low")
      ? ["flat", narrow("tall")]
      : !narrow("wide") && !low("low")
        ? ["wide", low("phone")]
        : !narrow("phone") && !low("phone")
          ? ["tablet", false]
          : ["phone", narrow("slim") || low("phone")];
  const steps = {
    small,
    large: large && !small && (layout !== "wide" || !narrow("broad")),
    scrolls: narrow("tiny") || low("tiny"), // nothing gets smaller than on the smallest phone
    tiny: narrow("tiny"), // lines break where they never do otherwise
  };
  page.dataset.layout = layout;
  page.dataset.step = Object.entries(steps)
    .filter(([, is]) => is)
    .map(([step]) => step)
    .join(" ");
  return layout;
}

export const isWide = (root: HTMLElement) => layoutOf(root) === "wide";

/** Whether the table measured last has room to spare. */
export const isLarge = () => Boolean(document.documentElement.dataset.step?.split(" ").includes("large"));

/** Subscribes to changes of it. @returns unsubscribes */
export function watchLayout(root: HTMLElement, changed: () => void): () => void {
  const measured = () => `${layoutOf(root)} ${document.documentElement.dataset.step}`;
  let was = measured();
  const watch = new ResizeObserver(() => {
    const before = was;
    was = measured();
    if (was !== before) changed();
  });
  watch.observe(root);
  return () => watch.disconnect();
}

/** Takes the marks off a page that has no table any more. */
export function forgetLayout() {
  const { dataset } = document.documentElement;
  delete dataset.layout;
  delete dataset.step;
}
