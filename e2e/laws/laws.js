// The laws of a state: what can be seen of it without doing anything.
const { dialog, focused, hidden, nameOf, scope, seen, short, CARD } = globalThis.crawl.nodes;
const RAW = /\b(?:undefined|NaN|null)\b|\[object|No words for|\{\s*\$/;
const CODE = "pre, code, script, style, .cm-editor, textarea";
const SHARE = [0.1, 0.5, 0.9];
const REASONS = "[role=status], [role=alert], .help, .form-note, .fault";
const TEXT_FIELDS =
  "input:not([type=checkbox], [type=radio], [type=range], [type=file], [type=hidden]), select, textarea";

/** Whether the words of the prompt are in sight, and so far from a box that there is no room for both above the hand. */
function tooFar({ top, bottom }) {
  const [words, table, hand] = [".prompt", ".table", ".hand"].map((one) =>
    document.querySelector(one)?.getBoundingClientRect(),
  );
  if (!words) return false;
  const [above, below] = [Math.max(table.top, 0), hand?.top ?? innerHeight];
  const both = Math.max(words.bottom, bottom) - Math.min(words.top, top);
  return words.top >= above - 1 && words.bottom <= below + 1 && both > below - above;
}

/**
 * Returns what covers the focused element: more than half of a control, or nearly all of a card or region.
 * @param words whether the words of the prompt come first where there is no room for both
 */
function covered(words) {
  const node = focused();
  const plays = document.querySelector("[data-playing=yes]"); // a deal that plays by itself moves on under the focus
  if (plays || node === document.body || hidden(node)) return "";
  const target = node.closest("label") ?? node;
  const box = [...target.getClientRects()].find(({ width, height }) => width > 1 && height > 1);
  if (!box) return `${nameOf(node)} has no size`;
  if (words && tooFar(box)) return "";
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

const laws = () => [...lost(), ...unexplained(), ...zooming(), ...leaks(), ...placed()];
Object.assign(globalThis.crawl, { covered, laws });
