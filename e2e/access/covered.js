// Notes every element that takes the focus while something else lies over most of it.
const covered = new Set();
globalThis.covered = covered;
const SHARE = [0.1, 0.5, 0.9];
addEventListener("focusin", ({ target }) => {
  const shown = target.closest("label") ?? target; // a radio button lies hidden in its label
  const { left, top, width, height } = [...shown.getClientRects()].find((box) => box.width > 1) ?? { width: 0 };
  if (width < 2 || shown.matches(".visually-hidden")) return;
  const hits = SHARE.flatMap((x) => SHARE.map((y) => document.elementFromPoint(left + x * width, top + y * height)));
  const free = hits.filter((hit) => hit && (shown.contains(hit) || hit.contains(shown))).length;
  // Cards of a hand overlap each other; a region may be larger than the screen.
  const least = target.matches("button:not(.card), a, input, select, summary") ? 5 : 1;
  if (free < least)
    covered.add(
      `${target.tagName} ${target.className} “${(target.ariaLabel ?? target.textContent).trim().slice(0, 30)}”: ${free} of 9`,
    );
});
