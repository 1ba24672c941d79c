// The texts in sight that do not stand out from the pixels behind them: 4.5 to 1, or 3 to 1 where they are large (WCAG
// 1.4.3). `drawn` and `bare` are pictures of the page (PNG in base64) with its letters and without. Pixels that differ
// are letters. The second picture has their ground: a cloth, a picture, a gradient or a glow.
const INK = 6; // the least difference of a colour that makes a pixel one of a letter
const WORST = 0.1; // the share of a text's pixels that may stand out less
const UNREAD = ".visually-hidden, script, style, [aria-disabled=true], :disabled, .button:has(:disabled)";

async function pixels(picture) {
  const bytes = Uint8Array.from(atob(picture), (sign) => sign.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d", { willReadFrequently: true });
  pen.drawImage(bitmap, 0, 0);
  return pen.getImageData(0, 0, bitmap.width, bitmap.height);
}

const pen = new OffscreenCanvas(1, 1).getContext("2d", {
  willReadFrequently: true,
});
const known = new Map();
function rgba(colour) {
  if (!known.has(colour)) {
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = colour;
    pen.fillRect(0, 0, 1, 1);
    known.set(colour, [...pen.getImageData(0, 0, 1, 1).data]);
  }
  return known.get(colour);
}

function light(colour) {
  const [r, g, b] = colour.map((part) => (part <= 10 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
const ratio = (a, b) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
const opacity = (node) => (node ? Number(getComputedStyle(node).opacity) * opacity(node.parentElement) : 1);

const apart = (a, b) => Math.max(...[0, 1, 2].map((i) => Math.abs(a[i] - b[i])));

/** The part of a box that its clipping ancestors leave in sight. */
function shown({ left, top, right, bottom }, node) {
  for (let up = node; up && up !== document.body; up = up.parentElement) {
    if (getComputedStyle(up).overflow === "visible") continue;
    const clip = up.getBoundingClientRect();
    [left, right] = [Math.max(left, clip.left), Math.min(right, clip.right)];
    [top, bottom] = [Math.max(top, clip.top), Math.min(bottom, clip.bottom)];
  }
  return { left: Math.max(left, 0), top: Math.max(top, 0), right, bottom };
}

/** The contrast of a text with its ground, or null if fewer than ten pixels of its letters are drawn. */
function contrast(text, drawn, bare) {
  const within = text.parentElement;
  const style = getComputedStyle(within);
  const [r, g, b, a] = rgba(within instanceof SVGElement ? style.fill : style.color);
  const share = (a / 255) * opacity(within);
  const range = document.createRange();
  range.selectNodeContents(text);
  const found = [];
  for (const line of range.getClientRects()) {
    const { left, top, right, bottom } = shown(line, within);
    for (let y = Math.round(top); y < Math.min(drawn.height, bottom); y += 1)
      for (let x = Math.round(left); x < Math.min(drawn.width, right); x += 1) {
        const at = 4 * (y * drawn.width + x);
        const ground = bare.data.subarray(at, at + 3);
        const pixel = drawn.data.subarray(at, at + 3);
        const ink = [r, g, b].map((part, i) => part * share + ground[i] * (1 - share));
        // A letter's pixel lies between its ground and its ink, unless it belongs to a text that covers this one.
        const [here, there, whole] = [apart(pixel, ground), apart(pixel, ink), apart(ground, ink)];
        if (here < INK || there > here || here + there > 1.2 * whole + INK) continue;
        found.push(ratio(light(ink), light([...ground])));
      }
  }
  found.sort((one, other) => one - other);
  return found.length < 10 ? null : found[Math.floor(found.length * WORST)];
}

// biome-ignore lint/correctness/noUnusedVariables: the tests call it in the page
async function faint(pictures) {
  const [drawn, bare] = await Promise.all(pictures.map(pixels));
  const found = new Map();
  const scope = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
  const texts = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const within = text.parentElement;
    if (!text.data.trim() || within.closest(UNREAD)) continue;
    if (
      !within.checkVisibility({
        visibilityProperty: true,
        opacityProperty: true,
      })
    )
      continue;
    const { fontSize, fontWeight } = getComputedStyle(within);
    const size = parseFloat(fontSize);
    const least = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5;
    const name = `${within.className.baseVal ?? within.className} “${text.data.trim().slice(0, 20)}”`;
    const one = contrast(text, drawn, bare);
    if (one !== null && one < least - 0.05) found.set(name, one.toFixed(2));
  }
  return [...found].map(([name, one]) => `${name} ${one}`);
}
