// biome-ignore lint/correctness/noUnusedVariables: the tests evaluate it in the page
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one function, so that they can
function reachFaults() {
  // Text and controls that cannot be read or used in the current view, at any text size: cut or covered
  // words, words broken in two, covered controls, sideways scrolling. Scrolling
  // up and down is fine.
  const faults = new Set();
  // Skips content behind an open dialog or an unfolded hint: it folds when that comes into focus.
  const scope = [...document.querySelectorAll("dialog[open], .prompt-row[data-open]")].at(-1) ?? document.body;
  // Tables in a text, the list of decisions, and with large text a column for each player may be wider than the screen.
  const { fontSize, letterSpacing } = getComputedStyle(document.documentElement);
  const large = parseFloat(fontSize) > 16 || letterSpacing !== "normal";
  const SIDEWAYS = `.prose .wide, .decisions${large ? ", .standings, .plays" : ""}`;
  // A longer sentence cut to two lines; a button next to it unfolds it.
  const FOLDED = ".prompt-row[data-advice]:not([data-open]) .prompt-words";
  const styles = new Map();
  const styleOf = (node) => {
    if (!styles.has(node)) styles.set(node, getComputedStyle(node));
    return styles.get(node);
  };
  const ancestors = (node) => {
    const found = [];
    for (let up = node.parentElement; up; up = up.parentElement) found.push(up);
    return found;
  };
  const hidden = (node) => [node, ...ancestors(node)].some((one) => styleOf(one).clipPath.startsWith("inset"));
  const seen = (node) =>
    node.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !node.closest(FOLDED) && !hidden(node);
  const short = (text) => text.trim().replace(/\s+/g, " ").slice(0, 40);
  const name = (node) => {
    const { className } = node;
    return `${String(className.baseVal ?? className).split(" ")[0] || node.tagName} “${short(node.ariaLabel ?? node.textContent)}”`;
  };

  const root = document.documentElement;
  if (root.scrollWidth > innerWidth) faults.add(`the page is ${root.scrollWidth} px wide`);
  for (const node of scope.querySelectorAll("*"))
    if (
      /auto|scroll/.test(styleOf(node).overflowX) &&
      node.scrollWidth > node.clientWidth + 1 &&
      !node.matches(`${SIDEWAYS}, input, select`) &&
      !(large && node.querySelector(SIDEWAYS)) &&
      seen(node)
    )
      faults.add(`sideways: ${name(node)} ${node.scrollWidth} of ${node.clientWidth} px`);

  /** The visible part of a box, and the part that no scrolling reaches. */
  const shown = (box, node) => {
    const left = { left: box.left, right: box.right, top: box.top, bottom: box.bottom };
    let lost = "";
    for (const up of [node, ...ancestors(node)]) {
      const { overflowX, overflowY, position } = styleOf(up);
      if (overflowX === "visible" || up === root || up === document.body) {
        if (position === "fixed") break;
        continue;
      }
      const { left: l, top: t } = up.getBoundingClientRect();
      const clip = { left: l + up.clientLeft, top: t + up.clientTop };
      clip.right = clip.left + up.clientWidth;
      clip.bottom = clip.top + up.clientHeight;
      if (/hidden|clip/.test(overflowX) && (left.left < clip.left - 1.5 || left.right > clip.right + 1.5)) lost = "cut";
      const about = parseFloat(styleOf(node).fontSize) * 0.3; // which a face may have above and below its letters
      if (/hidden|clip/.test(overflowY) && (left.top < clip.top - about || left.bottom > clip.bottom + about))
        lost = "cut below";
      left.left = Math.max(left.left, clip.left);
      left.right = Math.min(left.right, clip.right);
      left.top = Math.max(left.top, clip.top);
      left.bottom = Math.min(left.bottom, clip.bottom);
      if (position === "fixed") break;
    }
    return { left, lost };
  };

  const over = (node) => [node, ...ancestors(node)].find((one) => /sticky|fixed/.test(styleOf(one).position)) ?? null;
  const texts = [];
  const range = document.createRange();
  const walk = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
  for (let text = walk.nextNode(); text; text = walk.nextNode()) {
    const node = text.parentElement;
    if (!text.data.trim() || node.closest("svg, script, style, select, noscript") || !seen(node)) continue;
    range.selectNodeContents(text);
    for (const box of range.getClientRects()) {
      if (box.width < 2) continue;
      const { left, lost } = shown(box, node);
      if (lost && !(lost === "cut" && node.closest(SIDEWAYS))) faults.add(`${lost}: ${name(node)}`);
      const aside = node.closest(SIDEWAYS);
      if (!aside && (box.left < -1 || box.right > innerWidth + 1)) faults.add(`off the screen: ${name(node)}`);
      const height = left.bottom - left.top;
      if (left.right - left.left > 2 && height > 6)
        texts.push({
          node,
          text,
          over: over(node),
          ...left,
          top: left.top + height / 4,
          bottom: left.bottom - height / 4,
        });
    }
    const words =
      node.closest("[lang]")?.lang === "ja" ? /[\p{Script=Latin}]{3,}|[ァ-ヺー]{3,}/gu : /\p{Script=Latin}{3,}/gu;
    for (const word of node.closest("code") ? [] : text.data.matchAll(words)) {
      range.setStart(text, word.index);
      range.setEnd(text, word.index + word[0].length);
      const lines = new Set(
        [...range.getClientRects()].filter((box) => box.width > 1).map((box) => Math.round(box.top)),
      );
      const length = [...range.getClientRects()].reduce((sum, box) => sum + box.width, 0);
      const line = ancestors(text).find((one) => !styleOf(one).display.startsWith("inline")).clientWidth;
      const named = text.data[word.index - 1] === "\u2068"; // which may be of any length
      if (lines.size > 1 && (length < line || !(large || named))) faults.add(`broken: ${word[0]} in ${name(node)}`);
    }
  }
  const clear = (node) =>
    /, 0\)$|^transparent$/.test(styleOf(node).backgroundColor) && !node.matches("svg, svg *, .card");
  for (const { node, left, right, top, bottom } of texts) {
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const hit = x > 0 && y > 0 && x < innerWidth && y < innerHeight ? document.elementFromPoint(x, y) : null;
    if (!hit || hit.contains(node) || node.contains(hit) || over(hit)) continue;
    const box = hit.getBoundingClientRect(); // what is made of a control to be hit more easily lies outside of it
    if (x < box.left || x > box.right || y < box.top || y > box.bottom) continue;
    const up = [hit, ...ancestors(hit)];
    const lid = up
      .slice(
        0,
        up.findIndex((one) => one.contains(node)),
      )
      .find((one) => !clear(one));
    if (lid) faults.add(`${name(lid)} lies on ${name(node)}`);
  }
  for (const [i, one] of texts.entries())
    for (const other of texts.slice(i + 1))
      if (
        one.text !== other.text &&
        one.over === other.over &&
        Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
        Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1
      )
        faults.add(`${name(one.node)} over ${name(other.node)}`);

  const CONTROLS = "button, a[href], input, select, summary, [role=spinbutton], [role=slider]";
  const all = [root, scope, ...scope.querySelectorAll("*")];
  const scrolled = all.filter((node) => node.scrollTop || node.scrollLeft);
  const places = scrolled.map((node) => [node, node.scrollLeft, node.scrollTop]);
  for (const node of scope.querySelectorAll(CONTROLS)) {
    if (node.hidden || !node.checkVisibility({ visibilityProperty: true }) || hidden(node)) continue;
    node.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const box = [...node.getClientRects()].find(({ width, height }) => width > 2 && height > 2);
    if (!box) continue;
    const hit = [0.15, 0.5, 0.85].some((x) =>
      [0.2, 0.5].some((y) => {
        const found = document.elementFromPoint(box.left + x * box.width, box.top + y * box.height);
        return found && (node.contains(found) || found.contains(node) || found.closest("label")?.contains(node));
      }),
    );
    if (!hit) faults.add(`out of reach: ${name(node)}`);
    if (node.matches("button, .button, select, summary") && Math.min(box.width, box.height) < 43.5)
      faults.add(`small: ${name(node)} ${Math.round(box.width)}×${Math.round(box.height)}`);
  }
  for (const node of all) {
    // A region without a scroll bar cannot be scrolled back.
    if (node !== root && /hidden|clip/.test(styleOf(node).overflowY) && node.scrollTop)
      faults.add(`slips: ${name(node)}`);
    if (node.scrollTop) node.scrollTop = 0;
  }
  for (const [node, x, y] of places) node.scrollTo({ left: x, top: y, behavior: "instant" });
  for (const node of scope.querySelectorAll("*"))
    if (/sticky|fixed/.test(styleOf(node).position) && seen(node) && node.textContent.trim()) {
      const { height } = node.getBoundingClientRect();
      if (node !== scope && height > innerHeight * 0.5) faults.add(`${name(node)} covers ${Math.round(height)} px`);
    }
  return [...faults];
}
