// Where the focus goes when its element has been removed.

/** In order of preference; `.prompt` is a table's. */
const STARTS = ["h1[tabindex]", "h2[tabindex]", ".prompt", "button:not(:disabled)", "a[href]"];

/** Focuses the start of the topmost dialog, the table or the page, if nothing has the focus. */
export function rescueFocus() {
  if (document.activeElement !== document.body) return;
  const [dialog] = [...document.querySelectorAll("dialog[open]")].reverse();
  const root = dialog ?? document.querySelector("#table") ?? document.body;
  for (const start of STARTS)
    for (const one of root.querySelectorAll<HTMLElement>(start)) {
      one.focus();
      if (document.activeElement === one) return;
    }
}
