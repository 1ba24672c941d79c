// Marks a table whose actions are covered by the hand, which sticks to the table's lower edge while the table scrolls.
// Its listeners go with the table's root.

/** Covered by less, nothing is missing: a fraction of a pixel, a margin. */
const LEAST = 4; // pixels

export class Below {
  #root: HTMLElement;
  #watch = new ResizeObserver(() => this.#mark());

  #note: (table: HTMLElement) => void;

  /** @param note passes the height of the hand to the styles */
  constructor(root: HTMLElement, note: (table: HTMLElement) => void) {
    this.#root = root;
    this.#note = note;
    root.addEventListener("scroll", this.#mark, true);
  }

  /** Watches the sizes that decide on it; call after drawing. They are measured after the layout, not while drawing. */
  watch() {
    for (const part of this.#table?.children ?? []) this.#watch.observe(part);
  }

  get #table() {
    return this.#root.querySelector<HTMLElement>(".table");
  }

  #mark = () => {
    const table = this.#table;
    const hand = table?.querySelector(".hand")?.getBoundingClientRect();
    const actions = table?.querySelector(".actions")?.getBoundingClientRect();
    if (table) this.#note(table);
    const covers =
      hand && actions && hand.left < actions.right && actions.left < hand.right && hand.top < actions.bottom - LEAST;
    table?.toggleAttribute("data-below", Boolean(covers));
  };
}
