// Watches the sizes of a table that is larger than the screen. Keeps its words in sight, and marks it if its actions are
// covered by the hand, which sticks to the table's lower edge while the table scrolls.
// Its listeners go with the table's root.

/** Covered by less, nothing is missing: a fraction of a pixel, a margin. */
const LEAST = 4; // pixels

/** What keeps the words in sight. */
interface Sight {
  stays: (root: HTMLElement) => void; // called after a part has changed its size
  leave: (root: HTMLElement) => void; // called when the person scrolls
  noteHand: (table: HTMLElement) => void; // passes the height of the hand to the styles
}

export class Below {
  #root: HTMLElement;
  #watch = new ResizeObserver(() => {
    this.#sight.stays(this.#root);
    this.#mark();
  });
  #sight: Sight;

  constructor(root: HTMLElement, sight: Sight) {
    this.#root = root;
    this.#sight = sight;
    root.addEventListener("scroll", this.#mark, true);
    for (const kind of ["wheel", "touchmove"] as const)
      root.addEventListener(kind, ({ ctrlKey }) => ctrlKey || sight.leave(root), { passive: true }); // Ctrl: zooms
  }

  /** Watches the sizes that decide on it; call after drawing. They are measured after the layout, not while drawing. */
  watch() {
    const table = this.#table;
    for (const part of table ? [table, ...table.children] : []) this.#watch.observe(part);
  }

  get #table() {
    return this.#root.querySelector<HTMLElement>(".table");
  }

  #mark = () => {
    const table = this.#table;
    const hand = table?.querySelector(".hand")?.getBoundingClientRect();
    const actions = table?.querySelector(".actions")?.getBoundingClientRect();
    if (table) this.#sight.noteHand(table);
    const covers =
      hand && actions && hand.left < actions.right && actions.left < hand.right && hand.top < actions.bottom - LEAST;
    table?.toggleAttribute("data-below", Boolean(covers));
  };
}
