// The laws of a state: what can be seen of it without doing anything.
const { controls, dialog, focused, hidden, nameOf, scope, seen, short, CARD } = globalThis.crawl.nodes;
const RAW = /\b(?:undefined|NaN|null)\b|\[object|No words for|\{\s*\$/;
const CODE = "pre, code, script, style, .cm-editor, textarea";
const SHARE = [0.1, 0.5, 0.9];
const REASONS = "[role=status], [role=alert], .help, .form-note, .fault";
const TEXT_FIELDS =
  "input:not([type=checkbox], [type=radio], [type=range], [type=file], [type=hidden]), select, textarea";

/** Returns what covers the focused element: more than half of a control, or nearly all of a card or region. */
function covered() {
  const node = focused();
  if (node === document.body || hidden(node)) return "";
  const target = node.closest("label") ?? node;
  const box = [...target.getClientRects()].find(({ width, height }) => width > 1 && height > 1);
  if (!box) return `${nameOf(node)} has no size`;
  const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)];
  const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
  if (right - left < 2 || bottom - top < 2) return `${nameOf(node)} is off the screen`;
  const points = SHARE.flatMap((x) => SHARE.map((y) => [left + x * (right - left), top + y * (bottom - top)]));
  const hits = points.map(([x, y]) => document.elementFromPoint(x, y));
  const over = hits.filter((hit) => !hit || !(target.contains(hit) || hit.contains(target)));
  const control = node.matches("a, button, input, select, summary") && !node.closest(`${CARD}, .card, svg`);
  return over.length > (control ? 4 : 8) ? `${nameOf(node)} is covered by ${nameOf(over.find(Boolean))}` : "";
}

function describe(node) {
  const ids = (node.getAttribute("aria-describedby") ?? "").split(/\s+/).filter(Boolean);
  const texts = ids.map((id) => document.getElementById(id)?.textContent ?? "");
  return short([...texts, node.title, node.ariaDescription ?? ""].join(" "));
}

function unexplained() {
  const mute = [...scope().querySelectorAll(":disabled:not(option, fieldset)")].filter((node) => {
    if (!seen(node) || node.matches(CARD) || describe(node)) return false;
    const near = node.closest("form, fieldset, section, .row, li, div");
    return ![...(near?.querySelectorAll(REASONS) ?? [])].some((one) => seen(one) && one.textContent.trim());
  });
  return mute.map((node) => ["L3", `no reason why ${nameOf(node)} is disabled`]);
}

/** The element around a control that stays while the page scrolls. */
function floats(node) {
  for (let up = node; up; up = up.parentElement) if (/fixed|sticky/.test(getComputedStyle(up).position)) return up;
  return null;
}

/** The part of a box that its scrolling ancestors leave in sight. */
function shown(node) {
  let { left, top, right, bottom } = node.getBoundingClientRect();
  for (let up = node.parentElement; up && up !== document.body; up = up.parentElement) {
    if (getComputedStyle(up).overflowY === "visible") continue;
    const box = up.getBoundingClientRect();
    [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
    [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
  }
  return { left, top, right, bottom };
}

function overlaps() {
  const found = [];
  const flat = (node) => seen(node) && !hidden(node) && !node.closest(`${CARD}, .hand, svg, .cm-editor`);
  const all = controls().filter((node) => flat(node) && !node.matches("[type=radio], [type=checkbox]"));
  const boxes = all.map((node) => ({ node, box: shown(node), up: floats(node) }));
  for (const [at, one] of boxes.entries())
    for (const other of boxes.slice(at + 1)) {
      if (one.node.contains(other.node) || other.node.contains(one.node) || one.up !== other.up) continue;
      const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (wide > 3 && high > 3) found.push(["L6", `${nameOf(one.node)} and ${nameOf(other.node)} overlap`]);
    }
  return found;
}

/** Fields whose text makes iOS zoom in. */
function zooming() {
  const root = [scope(), ...[...scope().querySelectorAll("*")].map((one) => one.shadowRoot).filter(Boolean)];
  const fields = root.flatMap((one) => [...one.querySelectorAll(`${TEXT_FIELDS}, .cm-content`)]);
  const small = fields.filter((one) => parseFloat(getComputedStyle(one).fontSize) < 16);
  return small.map((one) => ["L6", `the text of ${nameOf(one)} is smaller than 16 px`]);
}

function leaks() {
  const found = [];
  const walker = document.createTreeWalker(scope(), NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode;
    if (RAW.test(data) && seen(parentElement) && !parentElement.closest(CODE))
      found.push(["L7", `“${short(data)}” in ${nameOf(parentElement)}`]);
  }
  return found;
}

function placed() {
  if (dialog()) return [];
  const heads = [...document.querySelectorAll("h1")];
  const heard = heads.filter((one) => one.checkVisibility() && !one.closest("[aria-hidden=true]"));
  const found = heard.length === 1 ? [] : [["L8", `${heard.length} h1`]];
  return document.title.trim() ? found : [...found, ["L8", "no title"]];
}

/** A document that was just loaded leaves the focus to the browser; a view that was gone to takes it. */
const lost = () => {
  const text = location.pathname.endsWith(".html") && !location.pathname.endsWith("index.html");
  return focused() === document.body && !text ? [["L1", "the focus is nowhere"]] : [];
};

const laws = () => [...lost(), ...unexplained(), ...overlaps(), ...zooming(), ...leaks(), ...placed()];
Object.assign(globalThis.crawl, { covered, laws });
