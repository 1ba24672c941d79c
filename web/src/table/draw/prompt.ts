// A hint or refusal in the prompt's place. It shows two lines; the rest unfolds over the table, which does not move.

import type { TableContext } from "../context.ts";

/** Checks whether the text is cut off; call after drawing and on resize. */
export function fitPrompt(root: HTMLElement) {
  const row = root.querySelector(".prompt-row");
  const words = row?.querySelector(".prompt-words");
  if (!(row instanceof HTMLElement) || !words) return;
  const text = row.dataset.advice ? (words.textContent ?? "") : "";
  if (!text || text !== row.dataset.text) fold(row, false);
  row.dataset.text = text;
  if (row.dataset.open) return;
  delete row.dataset.more;
  keepWhole(row, words);
  const rest = words.querySelector(".prompt-rest")?.textContent?.trim();
  if (text && (rest || words.scrollHeight > words.clientHeight + 1)) row.dataset.more = "yes";
}

/** Puts the last sentences behind “More”, as many as have no room beside that button. */
function keepWhole(row: HTMLElement, words: Element) {
  const parts = [...words.querySelectorAll(".prompt-part")];
  for (const part of parts) part.classList.remove("prompt-rest");
  const overflows = () => words.scrollHeight > words.clientHeight + 1;
  if (!parts.length || !overflows()) return;
  row.dataset.more = "yes";
  do parts.pop()?.classList.add("prompt-rest");
  while (parts.length && overflows());
}

/** Cleans up after an unfolded prompt. */
let gone = () => {};

/** Toggles between the full text and two lines. */
export function unfold({ currentTarget }: Event, addOverlay: TableContext["addOverlay"]) {
  const row = (currentTarget as HTMLElement).closest(".prompt-row");
  if (!(row instanceof HTMLElement)) return;
  const open = !row.dataset.open;
  fold(row, open);
  if (!open) return;
  const table = row.closest(".table") as Element;
  /** Fold it if it would cover the focused element. */
  const uncover = ({ target }: Event) => {
    if (covers(row.querySelector(".prompt") as Element, target as Element)) fold(row, false);
  };
  table.addEventListener("focusin", uncover);
  const lifted = addOverlay(() => fold(row, false));
  gone = () => {
    table.removeEventListener("focusin", uncover);
    lifted();
  };
}

function covers(lid: Element, node: Element) {
  const [a, b] = [lid.getBoundingClientRect(), node.getBoundingClientRect()];
  const meet = a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  return meet && !lid.parentElement?.contains(node);
}

/** Folds the prompt when the table is removed. */
export const foldAway = () => gone();

/** Returns the spoken text, without purely visual content and what has been announced before (`data-read`). */
export function heardOf(prompt: Element) {
  const all = prompt.cloneNode(true) as Element;
  for (const seen of all.querySelectorAll("[aria-hidden=true], [data-read]")) seen.remove();
  return all.textContent.trim();
}

function fold(row: HTMLElement, open: boolean) {
  gone();
  if (open) row.dataset.open = "yes";
  else delete row.dataset.open;
  row.querySelector(".prompt-more")?.setAttribute("aria-expanded", String(open));
}
