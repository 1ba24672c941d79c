// The one law of what is in sight, for every view, dialog and table at every size of screen and text: in sight, large
// enough, not cut, not covered. `deep` also reads each text and goes to each control.
const [LEAST, SLACK] = [43.5, 1.5]; // pixels
const root = document.documentElement;
const table = document.querySelector(".table");
// Elements behind an open dialog or an unfolded hint do not count: the hint folds when that comes into focus.
const dialog = [...document.querySelectorAll("dialog[open]")].at(-1);
const scope = dialog ?? document.querySelector(".prompt-row[data-open]") ?? document.body;
const { fontSize, letterSpacing } = getComputedStyle(root);
const large = parseFloat(fontSize) > 16 || letterSpacing !== "normal";
const zoomed = large || innerHeight < 300; // a table may scroll then, up and down
// Tables in a text, the list of decisions, the bids of a flat phone, and with large text a column for each player may be wider than the screen.
const SIDEWAYS = `.prose .wide, .decisions, .bids${large ? ", .standings, .plays, .auction" : ""}`;
// A longer sentence cut to two lines; a button next to it unfolds it.
const FOLDED = ".prompt-row[data-advice]:not([data-open]) .prompt-words";
const CONTROLS = "button, a[href], input, select, summary, [role=spinbutton], [role=slider]";
// A link within a sentence is as high as its line.
const TAPPED = `button, .button, select, summary, [role=spinbutton], a[href], label:has(input),
  input:not(label input, [type=range])`;
const WORDS = `.seat-name, .seat-details, .seat-state, .seat-did, .nameplate-name, .prompt, .contract-by, .team-name,
  .bar-title, .bid-value, .ring-rank, .ruler-rank b, .seat-line${zoomed ? ", .penalty" : ""}`;
// The parts of the middle of a table stay there; a trick's cards lie a little askew.
const INSIDE = `.card, .candidate, .stakes, .place-name, .place-note, .ring-rank, .ring-place, .ring-foot, figcaption`;
// The parts of a table, none of which lies on another; and what no seat lies on.
const APART = [
  ".bar-title, .bar button",
  `.bar, .side, .seat, .hand, .prompt, .prompt-row > .button, .buttons > *, .bid-box, .contract, .strength, .top-play,
   .swap-pair, .places > .place-of, .meld, .stock, .pile, .penalty, .bridge-own .button`,
  ".ring-place, .ring-foot",
  ".ruler-rank b, .ruler-rank > span",
];
const NO_SEAT = ".banner > *, .middle .card, .trick-who, .stakes, .candidate, .auction, .ring-place, figcaption, .end";
const SIGNS = `.seal, .seat-name, .seat-count, .sign, .seat-state, .seat-level, .seat-details, .seat-did, .seat-points,
  .tile, .piece-chip, .stack, .way, .start-icon`;
const faults = new Set();

const styles = new Map();
const styleOf = (node) => styles.get(node) ?? styles.set(node, getComputedStyle(node)).get(node);
// A name that a person gave may end in an ellipsis: a seat's words have all of it.
const shortened = (node) => node.textContent.includes("\u2068") && styleOf(node).textOverflow === "ellipsis";
const box = (node) => node.getBoundingClientRect();
const animated = document.getAnimations().map(({ effect }) => (effect?.pseudoElement ? null : effect?.target));
const moves = new Set(animated);
const moving = (node) => moves.has(node);
const still = (node) => !node || (!moving(node) && still(node.parentElement));
const short = (text) => text.trim().replace(/\s+/g, " ").slice(0, 40);
const at = ({ left, top, right, bottom }) => [left, top, right, bottom].map(Math.round).join(" ");
const name = (node) =>
  `${String(node.className.baseVal ?? node.className).split(" ")[0] || node.tagName} “${short(node.ariaLabel ?? node.textContent)}”`;

function ancestors(node) {
  const found = [];
  for (let up = node.parentElement; up; up = up.parentElement) found.push(up);
  return found;
}
const unheard = (node) => [node, ...ancestors(node)].some((one) => styleOf(one).clipPath.startsWith("inset"));
const seen = (node) =>
  node.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
  !node.closest(`.visually-hidden, .when-focused:not(:focus), .skip:not(:focus), ${FOLDED}`) &&
  !node.closest(".table:not([data-side]) .side") &&
  !unheard(node);
const all = (selector, within = document) =>
  [...within.querySelectorAll(selector)].filter((node) => seen(node) && box(node).width);
const at_rest = (selector, within) => all(selector, within).filter(still);

const meet = (a, b, by = SLACK) =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > by &&
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > by;
const leaves = (a, b, by = 1) =>
  a.left < b.left - by || a.right > b.right + by || a.top < b.top - by || a.bottom > b.bottom + by;
const screen = () => ({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });

/** The part of a box that its clipping ancestors leave in sight, and how they cut off what no scrolling reaches. */
function shown(node, whole = box(node)) {
  let { left, top, right, bottom } = whole;
  let lost = "";
  for (const up of [node, ...ancestors(node)]) {
    const { overflowX, overflowY, position } = styleOf(up);
    if (overflowX !== "visible" && up !== root && up !== document.body) {
      const { left: l, top: t } = box(up);
      const [l0, t0] = [l + up.clientLeft, t + up.clientTop];
      const [r0, b0] = [l0 + up.clientWidth, t0 + up.clientHeight];
      const about = parseFloat(styleOf(node).fontSize) * 0.3; // which a face may have above and below its letters
      if (/hidden|clip/.test(overflowX) && (left < l0 - SLACK || right > r0 + SLACK)) lost = "cut";
      if (/hidden|clip/.test(overflowY) && (top < t0 - about || bottom > b0 + about)) lost = "cut below";
      [left, top, right, bottom] = [Math.max(left, l0), Math.max(top, t0), Math.min(right, r0), Math.min(bottom, b0)];
    }
    if (position === "fixed") break;
  }
  return { left, top, right, bottom, lost };
}

/** Nothing scrolls sideways. */
function sideways() {
  if (root.scrollWidth > innerWidth) faults.add(`the page is ${root.scrollWidth} px wide`);
  for (const node of scope.querySelectorAll("*"))
    if (
      /auto|scroll/.test(styleOf(node).overflowX) &&
      node.scrollWidth > node.clientWidth + 2 &&
      !node.matches(`${SIDEWAYS}, input, select`) &&
      !(large && node.querySelector(SIDEWAYS)) &&
      seen(node)
    )
      faults.add(`sideways: ${name(node)} ${node.scrollWidth} of ${node.clientWidth} px`);
}

/** Controls are large enough and whole; no word of a label is cut. */
function sizes() {
  for (const node of all(TAPPED, scope)) {
    const { offsetWidth = box(node).width, offsetHeight = box(node).height } = node;
    const narrow = zoomed && node.matches("td a"); // in a calendar with a column for each game
    if (styleOf(node).display !== "inline" && !narrow && Math.min(offsetWidth, offsetHeight) < LEAST)
      faults.add(`small: ${name(node)} ${offsetWidth}×${offsetHeight}`);
    if (node.scrollWidth > node.clientWidth + 1 && !node.matches(".card, select, summary, input"))
      faults.add(`cut: ${name(node)}`);
    const { left, right } = box(node);
    if (!moving(node) && !node.closest(".scroll") && (left < -1 || right > innerWidth + 1))
      faults.add(`off the screen: ${name(node)}`);
  }
  for (const node of all(WORDS, scope))
    if (node.scrollWidth > node.clientWidth + 1 && !shortened(node)) faults.add(`cut: ${name(node)}`);
}

/** No control lies on another, and no notice on a control, unless the page is scrolled below it. */
function controls() {
  const flat = all(CONTROLS, scope).filter(
    (node) => still(node) && !node.closest("[data-card], .hand, svg, .cm-editor") && !node.matches("label input"),
  );
  const boxes = flat.map((node) => ({ node, over: floats(node), ...shown(node) }));
  for (const [i, one] of boxes.entries())
    for (const other of boxes.slice(i + 1))
      if (one.over === other.over && !one.node.contains(other.node) && !other.node.contains(one.node))
        if (meet(one, other, 3)) faults.add(`${name(one.node)} and ${name(other.node)} overlap`);
  for (const notice of scrollY ? [] : at_rest(".notice").map(box))
    for (const { node, ...one } of boxes)
      if (!node.closest(".notices, .bar-title") && meet(one, notice, 2)) {
        const x = (Math.max(one.left, notice.left) + Math.min(one.right, notice.right)) / 2;
        const y = (Math.max(one.top, notice.top) + Math.min(one.bottom, notice.bottom)) / 2;
        if (document.elementFromPoint(x, y)?.closest(".notices")) faults.add(`a notice lies on ${name(node)}`);
      }
}

/** A dialog is as high as what it holds, as far as there is room. */
function sheet() {
  const body = dialog.querySelector(".sheet-body");
  if (leaves(box(dialog), screen(), 0)) faults.add(`a dialog leaves the screen: ${at(box(dialog))}`);
  const room = innerHeight - 16 - (box(dialog).height - body.clientHeight);
  const wanted = Math.max(40, Math.min(body.scrollHeight, room) - 2);
  if (body.clientHeight < wanted) faults.add(`a dialog is ${body.clientHeight} px high, not ${wanted}`);
}

/** Where a match begins, one need not look for the way; at a desk, all games stand in one row. */
function ways() {
  const found = all(innerWidth < 1000 ? ".form-end .primary" : ".form-end .primary, .lobby-tile .button.main");
  for (const way of found)
    if (box(way).top < 0 || box(way).bottom > innerHeight) faults.add(`out of sight: ${name(way)}`);
}

/** The box of a node, or what a list that scrolls shows of it. */
const part = (node) => (node.parentElement.closest(".scroll") ? shown(node) : box(node));

function apart(nodes, others, by) {
  for (const [i, one] of nodes.entries())
    for (const other of others ?? nodes.slice(i + 1))
      if (!one.contains(other) && !other.contains(one) && meet(part(one), part(other), by))
        faults.add(`${name(one)} lies on ${name(other)}: ${at(box(one))}, ${at(box(other))}`);
}

/** The parts of a table: on the screen, in their places, none over another. */
function parts() {
  const scrolls = zoomed && table.scrollHeight > table.clientHeight;
  for (const node of zoomed ? [root] : [root, table])
    if (node.scrollWidth > node.clientWidth || node.scrollHeight > node.clientHeight)
      faults.add(`${name(node).split(" ")[0]} scrolls: ${node.scrollWidth}×${node.scrollHeight}`);
  for (const node of scrolls ? [] : at_rest(".bar, .seat, .centre, .actions, .hand, .trick .card, .table button"))
    if (!node.closest(".scroll") && leaves(box(node), screen(), 0.5))
      faults.add(`off the screen: ${name(node)} ${at(box(node))}`);
  const middle = document.querySelector(".middle");
  for (const node of middle ? at_rest(INSIDE, middle) : [])
    if (!node.closest(".scroll, .end") && leaves(box(node), box(middle), node.closest(".trick") ? 12 : 1))
      faults.add(`${name(node)} leaves the middle: ${at(box(node))} of ${at(box(middle))}`);
  // Where the table scrolls, its content passes below the hand.
  const stays = (node) => !scrolls || !node.closest(".hand, .bar");
  const cover = (node) => node.closest(".end") && !node.matches(".end");
  const by = large ? 3 : SLACK; // a line of large text is higher than its letters
  for (const selector of APART)
    apart(
      at_rest(selector).filter((node) => stays(node) && !cover(node)),
      undefined,
      by,
    );
  const seats = at_rest(".seats > .seat");
  apart(
    seats,
    at_rest(NO_SEAT).filter((node) => !cover(node)),
  );
  for (const seat of seats) {
    const signs = at_rest(SIGNS, seat);
    for (const sign of signs)
      if (leaves(box(sign), box(seat))) faults.add(`${name(sign)} leaves ${name(seat)}: ${at(box(sign))}`);
    for (const [i, sign] of signs.entries())
      apart(
        [sign],
        signs.slice(i + 1).filter((other) => !(sign.matches(".piece-chip") && other.matches(".piece-chip"))),
      );
  }
}

/** The cards of a table: wide enough to be hit, and bare. */
function cards() {
  const slots = [...document.querySelectorAll(".hand-slot")].map(box);
  const rows = Number(document.querySelector(".hand-cards")?.dataset.rows ?? 1);
  for (const [index, slot] of slots.entries()) {
    const next = slots[index + 1];
    if (!next || Math.abs(next.top - slot.top) > 2 || zoomed) continue;
    const strip = next.left - slot.left;
    if (strip < (rows > 1 || innerHeight >= 480 ? 36 : 24)) faults.add(`strip ${index} of ${strip} px in ${rows} rows`);
  }
  const own = at_rest(".middle .card:not(.place)");
  const says = (node) => [...node.childNodes].some((one) => one.nodeType === Node.TEXT_NODE && one.data.trim());
  const ink = (node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return box(range);
  };
  const signs = at_rest(".middle *, .seats *").filter((node) => says(node) && !node.closest(".card, svg"));
  for (const sign of zoomed ? [] : signs)
    for (const card of own)
      if (meet(ink(sign), shown(card))) faults.add(`${name(sign)} lies on a card: ${at(box(card))}`);
  const laid = at_rest(".middle .ring-place[data-state=laid]").map((node) => box(node).width);
  if (laid.length && !zoomed && Math.max(...laid) < (innerWidth >= 360 ? 20 : 13))
    faults.add(`cards of ${Math.max(...laid)} px`);
  const banner = at_rest(".banner > *").map(box);
  for (const card of innerWidth < 1024 ? [] : at_rest(".bettors .card").map(box))
    if (banner.some((one) => card.top < one.bottom + 8 && one.left < card.right && card.left < one.right))
      faults.add(`a card presses against what is above it: ${at(card)}`);
}

/** Small things that only a table has: the air of a title, the mark of who has won, two rows of melds. */
function details() {
  const bar = box(document.querySelector(".bar") ?? table);
  for (const node of zoomed ? [] : all(".bar-title > span"))
    if (box(node).top < bar.top + 2 || box(node).bottom > bar.bottom - 2) faults.add(`${name(node)} fills the bar`);
  for (const won of all(".end .nameplate + .won")) {
    const [mark, plate] = [box(won), box(won.previousElementSibling)];
    const aside = (mark.top + mark.bottom - plate.top - plate.bottom) / 2;
    if (Math.abs(aside) > 3 && mark.top < plate.bottom) faults.add(`the mark is ${aside} px beside its line`);
  }
  const melds = all(".melds.scroll").filter(
    (node) => !zoomed && innerHeight >= 640 && node.scrollHeight > node.clientHeight + 1,
  );
  for (const list of melds) {
    const second = [...new Set([...list.querySelectorAll(".meld")].map((node) => node.offsetTop))][1];
    for (const node of list.querySelectorAll(".meld"))
      if (node.offsetTop === second && second + node.offsetHeight > list.clientHeight + 4)
        faults.add(`cut: ${name(node)}`);
  }
}

const floats = (node) => [node, ...ancestors(node)].find((one) => /sticky|fixed/.test(styleOf(one).position)) ?? null;
const clear = (node) =>
  /, 0\)$|^transparent$/.test(styleOf(node).backgroundColor) && !node.matches("svg, svg *, .card");

/** Each text: not cut, not covered, no word in two lines, none over another. */
function texts() {
  const found = [];
  const range = document.createRange();
  const walk = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
  for (let text = walk.nextNode(); text; text = walk.nextNode()) {
    const node = text.parentElement;
    if (!text.data.trim() || node.closest("svg, script, style, select, noscript") || !seen(node) || shortened(node))
      continue;
    range.selectNodeContents(text);
    for (const whole of range.getClientRects()) {
      if (whole.width < 2) continue;
      const { lost, ...left } = shown(node, whole);
      const aside = node.closest(SIDEWAYS);
      if (lost && !(lost === "cut" && aside)) faults.add(`${lost}: ${name(node)}`);
      if (!aside && (whole.left < -1 || whole.right > innerWidth + 1)) faults.add(`off the screen: ${name(node)}`);
      const height = left.bottom - left.top;
      const [top, bottom] = [left.top + height / 4, left.bottom - height / 4];
      if (left.right - left.left > 2 && height > 6)
        found.push({ node, text, over: floats(node), ...left, top, bottom });
    }
    broken(text, node, range);
  }
  for (const { node, left, right, top, bottom } of found) {
    const lid = covering(node, (left + right) / 2, (top + bottom) / 2);
    if (lid) faults.add(`${name(lid)} lies on ${name(node)}`);
  }
  for (const [i, one] of found.entries())
    for (const other of found.slice(i + 1))
      if (one.text !== other.text && one.over === other.over && meet(one, other, 1) && one.right - other.left > 2)
        faults.add(`${name(one.node)} over ${name(other.node)}`);
}

function broken(text, node, range) {
  const words =
    node.closest("[lang]")?.lang === "ja" ? /[\p{Script=Latin}]{3,}|[ァ-ヺー]{3,}/gu : /\p{Script=Latin}{3,}/gu;
  for (const word of node.closest("code") ? [] : text.data.matchAll(words)) {
    range.setStart(text, word.index);
    range.setEnd(text, word.index + word[0].length);
    const lines = new Set([...range.getClientRects()].filter((one) => one.width > 1).map((one) => Math.round(one.top)));
    const length = [...range.getClientRects()].reduce((sum, one) => sum + one.width, 0);
    const line = ancestors(text).find((one) => !styleOf(one).display.startsWith("inline")).clientWidth;
    const named = text.data[word.index - 1] === "\u2068"; // which may be of any length
    if (lines.size > 1 && (length < line || !(large || named))) faults.add(`broken: ${word[0]} in ${name(node)}`);
  }
}

/** The element that covers another one at a point. */
function covering(node, x, y) {
  const hit = x > 0 && y > 0 && x < innerWidth && y < innerHeight ? document.elementFromPoint(x, y) : null;
  if (!hit || hit.contains(node) || node.contains(hit) || floats(hit)) return null;
  const { left, right, top, bottom } = box(hit); // what is made of a control to be hit more easily lies outside of it
  if (x < left || x > right || y < top || y > bottom) return null;
  const up = [hit, ...ancestors(hit)];
  const below = up.findIndex((one) => one.contains(node));
  return up.slice(0, below).find((one) => !clear(one)) ?? null;
}

/** Each control can be gone to and hit; nothing slips and nothing that stays takes half of the screen. */
function reach() {
  const every = [root, scope, ...scope.querySelectorAll("*")];
  const scrolled = every.filter((node) => node.scrollTop || node.scrollLeft);
  const places = scrolled.map((node) => [node, node.scrollLeft, node.scrollTop]);
  for (const node of scope.querySelectorAll(CONTROLS)) {
    if (node.hidden || !node.checkVisibility({ visibilityProperty: true }) || unheard(node)) continue;
    node.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const one = [...node.getClientRects()].find(({ width, height }) => width > 2 && height > 2);
    if (!one) continue;
    const hit = [0.15, 0.5, 0.85].some((x) =>
      [0.2, 0.5].some((y) => {
        const found = document.elementFromPoint(one.left + x * one.width, one.top + y * one.height);
        return found && (node.contains(found) || found.contains(node) || found.closest("label")?.contains(node));
      }),
    );
    if (!hit) faults.add(`out of reach: ${name(node)}`);
  }
  for (const node of every) {
    // A region without a scroll bar cannot be scrolled back.
    if (node !== root && /hidden|clip/.test(styleOf(node).overflowY) && node.scrollTop)
      faults.add(`slips: ${name(node)}`);
    if (node.scrollTop) node.scrollTop = 0;
  }
  for (const [node, x, y] of places) node.scrollTo({ left: x, top: y, behavior: "instant" });
  for (const node of scope.querySelectorAll("*"))
    if (/sticky|fixed/.test(styleOf(node).position) && seen(node) && node.textContent.trim() && node !== scope)
      if (box(node).height > innerHeight * 0.5) faults.add(`${name(node)} covers ${Math.round(box(node).height)} px`);
}

// biome-ignore lint/correctness/noUnusedVariables: the tests call it in the page
function geometry(deep) {
  for (const law of [sideways, sizes, controls]) law();
  if (dialog) sheet();
  else if (table) for (const law of [parts, cards, details]) law();
  else if (!zoomed) ways();
  if (deep) for (const law of [texts, reach]) law();
  return [...faults];
}
