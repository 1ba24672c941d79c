// One step: how the page was before a control was used, and what has become of it.
const { dialog, find, focused, nameOf } = globalThis.crawl.nodes;
const { forget, said } = globalThis.crawl.heard;
const STATES = "[aria-pressed], [aria-expanded], [aria-selected], [aria-checked], [data-state]";
let marked = null;

const stateOf = (field) => (/radio|checkbox/.test(field.type) ? field.checked : field.value);

/** Everything in which a control may show that it has done something. */
function looks() {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const root = document.documentElement;
  const parts = [
    document.body.innerText,
    all("input, select, textarea, details").map((one) => `${stateOf(one)}${one.open}`),
    all(STATES).map((one) => one.outerHTML.slice(0, 200)),
    all("img, svg, canvas, dialog[open]").length,
    [root.lang, root.dataset.theme, location.href, scrollY, globalThis.crawl.left],
    JSON.stringify(localStorage),
    JSON.stringify(sessionStorage),
  ];
  return parts.join("\u0001");
}

/** Whether it is no fault if nothing changes: what is chosen already, or leads here. */
const chosen = (node) =>
  node.matches("input[type=radio]:checked, [aria-current], [aria-checked=true][role=radio]") ||
  (node.localName === "select" && node.selectedIndex + 1 === node.options.length) ||
  (node.localName === "a" && node.href === location.href);

/** Focuses a control. @returns what is known of it, or null */
function mark(key) {
  const node = find(key);
  node?.focus();
  if (!node?.contains(focused())) return null;
  marked = { node, dialog: dialog(), looks: looks(), scroll: scrollY };
  forget();
  return { dimmed: node.ariaDisabled === "true", chosen: chosen(node) };
}

/** Faults of the focus after a step. @param same whether the address is the same */
function strayed(same) {
  const now = focused();
  const name = nameOf(now);
  const opened = dialog() !== marked.dialog;
  if (now === document.body || now === document.documentElement) return "the focus is on the body";
  if (dialog() && !dialog().contains(now)) return `the focus is behind the dialog, on ${name}`;
  if (!same || opened) return "";
  if (now !== marked.node && now.matches("h1, main, #table")) return `the focus is on ${name} of the same address`;
  const lowest = document.documentElement.scrollHeight - innerHeight; // a shorter page cannot stay where it was
  const far = Math.abs(scrollY - Math.min(marked.scroll, lowest)) > innerHeight;
  return far && !dialog() ? `the page scrolls by more than a screen, the focus on ${name}` : "";
}

/** Returns the changes since the step. */
function since(same) {
  const fault = strayed(same);
  return { faults: fault ? [["L1", fault]] : [], said: said() };
}

/** Waits for an effect of the step. @returns whether there is one */
async function changes(most) {
  const end = performance.now() + most;
  const pause = (done) => setTimeout(done, 50);
  for (;;) {
    if (said() || focused() !== marked.node || looks() !== marked.looks) return true;
    if (performance.now() > end) return false;
    await new Promise(pause);
  }
}

Object.assign(globalThis.crawl, { mark, since, changes });
