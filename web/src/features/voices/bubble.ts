// A speech bubble beside a player's plate. It takes no taps and lies only where it covers no card, control or portrait.

/** Milliseconds that a line stays: time to read the longest twice. */
const STAYS = 4000;
/** Pixels between bubble and plate, and between bubble and obstacles. */
const GAP = 7;
/** Pixels from a bubble's corner to its tail, at least. */
const TAIL = 14;
/** Pixels between two places that are tried along a plate's edge. */
const STEP = 4;
/** Widths tried: beside a portrait there may be room for a narrow bubble only. */
const WIDTHS = ["", "7.5rem"];
/** Elements that a bubble never covers; besides, it covers no visible text of the table. */
const KEEP_CLEAR =
  ".card, .tile, .place, .hand, .actions, .prompt, .bar, .banner, .seal, .seat, button, input, select, a, summary, progress, .notice, .call-out";

type Box = { left: number; top: number; right: number; bottom: number };

export class Bubble {
  #element = document.createElement("p");
  #timer = 0;
  #frame = 0;

  /** @param root the table, for the style sheet */
  constructor(root: HTMLElement) {
    this.#element.className = "speech";
    this.#element.setAttribute("aria-hidden", "true"); // the announcer says it
    root.append(this.#element);
    this.hide();
  }

  /**
   * Shows a line beside a plate, and follows it.
   * @param plate finds the plate, which may be drawn anew
   * @returns whether there was room
   */
  show(text: string, plate: () => Element | null): boolean {
    this.hide();
    this.#element.hidden = false;
    if (!this.#follow(text, plate)) return false;
    this.#timer = window.setTimeout(() => this.hide(), STAYS);
    return true;
  }

  /** Places the bubble anew whenever the plate has moved; without room it goes. */
  #follow(text: string, plate: () => Element | null, before?: DOMRect): boolean {
    const box = plate()?.getBoundingClientRect();
    if (!box || ((box.left !== before?.left || box.top !== before.top) && !this.#place(text, box))) {
      this.hide();
      return false;
    }
    this.#frame = requestAnimationFrame(() => this.#follow(text, plate, box));
    return true;
  }

  #place(text: string, plate: DOMRect): boolean {
    const taken = obstacles();
    this.#element.textContent = text;
    for (const width of WIDTHS) {
      this.#element.style.maxWidth = width;
      const at = freePlace(this.#element.getBoundingClientRect(), plate, taken);
      if (!at) continue;
      this.#element.style.translate = `${at.left}px ${at.top}px`;
      for (const [name, value] of Object.entries(tailOf(at))) this.#element.style.setProperty(name, value);
      return true;
    }
    return false;
  }

  hide() {
    clearTimeout(this.#timer);
    cancelAnimationFrame(this.#frame);
    this.#element.hidden = true;
    this.#element.style.translate = "";
  }

  close() {
    this.hide();
    this.#element.remove();
  }
}

/** Where the tail lies in the bubble, and its turn. */
function tailOf({ side, tail }: Place): Record<string, string> {
  const far = "calc(100% + 3px)"; // the far edge, outside the border
  const tails: Record<Place["side"], [string, string, number]> = {
    below: [`${tail}px`, "0px", 45],
    above: [`${tail}px`, far, 225],
    right: ["0px", "50%", -45],
    left: [far, "50%", 135],
  };
  const [x, y, turn] = tails[side];
  return { "--tail-x": x, "--tail-y": y, "--tail-turn": `${turn}deg` };
}

function obstacles(): Box[] {
  const boxes = [...document.querySelectorAll(KEEP_CLEAR)].map((one) => one.getBoundingClientRect());
  const texts = document.createTreeWalker(document.querySelector("#table") ?? document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const { textContent, parentElement } = texts.currentNode;
    if (!textContent?.trim() || parentElement?.closest(".speech, .visually-hidden")) continue;
    range.selectNodeContents(texts.currentNode);
    boxes.push(...range.getClientRects());
  }
  return boxes.filter(({ width, height }) => width > 1 && height > 1);
}

/** Where a bubble lies: its top left corner, the side of the plate and, there, the tail's distance from the left. */
interface Place {
  left: number;
  top: number;
  side: "below" | "above" | "right" | "left";
  tail: number;
}

/** Returns the free place nearest to the plate's middle: below, above, right or left of the plate. */
export function freePlace(
  { width, height }: { width: number; height: number },
  plate: Box,
  taken: readonly Box[],
  [wide, high]: readonly [number, number] = [innerWidth, innerHeight],
): Place | null {
  const [middle, centre] = [(plate.left + plate.right) / 2, (plate.top + plate.bottom) / 2];
  const isFree = (place: Place) => fits(place, { width, height }, taken, [wide, high]);
  // Slides along the plate's edge; the tail stays at the plate's middle.
  const across = (top: number, side: "below" | "above") => {
    const furthest = width / 2 - TAIL;
    for (let shift = 0; shift <= furthest; shift += STEP)
      for (const by of [shift, -shift]) {
        const left = middle - width / 2 + by;
        const found: Place = { left, top, side, tail: middle - left };
        if (isFree(found)) return found;
      }
    return null;
  };
  const beside = (left: number, side: "right" | "left", tail: number) => {
    const found: Place = { left, top: centre - height / 2, side, tail };
    return isFree(found) ? found : null;
  };
  return (
    across(plate.bottom + GAP, "below") ??
    across(plate.top - height - GAP, "above") ??
    beside(plate.right + GAP, "right", 0) ??
    beside(plate.left - width - GAP, "left", width)
  );
}

function fits(
  { left, top }: Place,
  { width, height }: { width: number; height: number },
  taken: readonly Box[],
  [wide, high]: readonly [number, number],
) {
  return (
    left >= GAP &&
    top >= 0 &&
    left + width <= wide - GAP &&
    top + height <= high &&
    !taken.some((box) => left < box.right && left + width > box.left && top < box.bottom && top + height > box.top)
  );
}
