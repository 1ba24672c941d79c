// The controls of the view in front, and names for them that stay the same from deal to deal.
const CONTROLS = `a[href], button, summary, select, input:not([type=hidden], [type=file]), textarea,
  [contenteditable=true], [role=button], [role=tab], [role=switch], [role=slider], [role=spinbutton]`;
const CARD = "[data-card], .hand-card";

const short = (text, most = 60) => (text ?? "").replace(/\s+/g, " ").trim().slice(0, most);
const lasting = (text) => text.replace(/[\d０-９]+/g, "#").replace(/[♠♥♦♣].*/u, "♠");
const dialog = () => [...document.querySelectorAll("dialog[open]")].at(-1);
const scope = () => dialog() ?? document.body;
const focused = () => document.activeElement ?? document.body;

/** Whether an element, or one around it, is only for screen readers. */
function hidden(node) {
  for (let up = node; up; up = up.parentElement)
    if (up.matches(".visually-hidden") || getComputedStyle(up).clipPath.startsWith("inset")) return true;
  return false;
}

const seen = (node) =>
  node.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !node.closest("[inert]");

const labelOf = (node) =>
  short(node.ariaLabel || node.labels?.[0]?.textContent || node.textContent || node.title || node.value, 32);

const nameOf = (node) =>
  node
    ? `${node.localName}${node.id ? `#${node.id}` : ""}.${node.classList?.[0] ?? ""} “${short(labelOf(node), 40)}”`
    : "nothing";

/** The kind of a control; all cards are one kind. */
function keyOf(node) {
  const tag = node.localName;
  const type = node.getAttribute("role") ?? (["input", "button"].includes(tag) ? node.type : "");
  if (node.closest(CARD)) return `${tag}[card]`;
  const mark = `${lasting(node.dataset.id ?? node.id ?? "")}.${node.classList[0] ?? ""}`;
  const name = lasting(labelOf(node));
  if (tag !== "a") return `${tag}[${type}]${mark} “${name}”`;
  const href = lasting((node.getAttribute("href") ?? "").replace(/=.*/, ""));
  return `${tag}[${type}]${mark} “${name.slice(0, 12)}” ${href}`;
}

const controls = () =>
  [...scope().querySelectorAll(CONTROLS)].filter(
    (node) => (seen(node) || node.matches("label input")) && node.checkVisibility(),
  );

const headingOf = (node) => (node ? lasting(short(node.querySelector("h1, h2")?.textContent, 40)) : "");

/** The kinds of controls in front, where links lead, the number of stops of Tab, and what names the view. */
function view() {
  const usable = controls().filter((node) => !node.disabled);
  const own = usable.filter((node) => node.closest("main")).map(keyOf);
  const inside = usable.filter(({ hash, pathname }) => hash && pathname === location.pathname);
  return {
    keys: usable.map(keyOf),
    own: [...new Set(own)],
    links: [...new Set(inside.map(({ hash }) => hash.slice(1)))],
    stops: usable.filter((node) => node.tabIndex >= 0).length,
    dialog: headingOf(dialog()),
    shows: document.querySelector(".prompt")?.dataset.kind ?? "", // a hint, a refusal
    title: dialog() || document.querySelector("#table") ? "" : document.title,
  };
}

const find = (key) => controls().find((node) => keyOf(node) === key && !node.disabled);
Object.assign(globalThis, { crawl: { left: 0, view, nodes: { controls, dialog, find, focused, headingOf } } });
Object.assign(globalThis.crawl.nodes, { hidden, keyOf, labelOf, lasting, nameOf, scope, seen, short, CARD });
