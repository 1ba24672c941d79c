/**
 * What stands in the prompt's place for a while, a hint or why something was refused: it has two lines, and what is
 * longer, or is the rest of it, is unfolded over the table, which stays where it is.
 */

/** Sees whether it is longer; call after drawing and on a change of size. @param {HTMLElement} root */
export function fitPrompt(root) {
  const row = root.querySelector(".prompt-row");
  const words = row?.querySelector(".prompt-words");
  if (!(row instanceof HTMLElement) || !words) return;
  const told = row.dataset.told ? (words.textContent ?? "") : "";
  if (!told || told !== row.dataset.text) fold(row, false);
  row.dataset.text = told;
  if (row.dataset.open) return;
  delete row.dataset.more;
  const rest = words.querySelector(".prompt-rest")?.textContent?.trim();
  if (told && (rest || words.scrollHeight > words.clientHeight + 1)) row.dataset.more = "yes";
}

/** What is unfolded lies over the table no more. */
let gone = () => {};

/** Shows the rest, or two lines again. @param {Event} event @param {import("../table.js").TableContext["lay"]} lay */
export function unfold({ currentTarget }, lay) {
  const row = /** @type {HTMLElement} */ (currentTarget).closest(".prompt-row");
  if (!(row instanceof HTMLElement)) return;
  const open = !row.dataset.open;
  fold(row, open);
  if (!open) return;
  const table = /** @type {Element} */ (row.closest(".table"));
  /** What comes into focus is not to lie under it. @param {Event} event */
  const uncover = ({ target }) => {
    if (covers(/** @type {Element} */ (row.querySelector(".prompt")), /** @type {Element} */ (target)))
      fold(row, false);
  };
  table.addEventListener("focusin", uncover);
  const lifted = lay(() => fold(row, false));
  gone = () => {
    table.removeEventListener("focusin", uncover);
    lifted();
  };
}

/** @param {Element} lid @param {Element} node */
function covers(lid, node) {
  const [a, b] = [lid.getBoundingClientRect(), node.getBoundingClientRect()];
  const meet = a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  return meet && !lid.parentElement?.contains(node);
}

/** As the table is taken away. */
export const foldAway = () => gone();

/** What is to be heard of it: not what only the eye is told. @param {Element} prompt */
export function heardOf(prompt) {
  const all = /** @type {Element} */ (prompt.cloneNode(true));
  for (const seen of all.querySelectorAll("[aria-hidden=true]")) seen.remove();
  return all.textContent;
}

/** @param {HTMLElement} row @param {boolean} open */
function fold(row, open) {
  gone();
  if (open) row.dataset.open = "yes";
  else delete row.dataset.open;
  row.querySelector(".prompt-more")?.setAttribute("aria-expanded", String(open));
}
