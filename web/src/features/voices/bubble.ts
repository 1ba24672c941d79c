// A speech bubble beside a player's plate. It takes no taps and lies only where it covers neither card nor control.

/** Milliseconds that a line stays: time to read the longest twice. */
const STAYS = 4000;
/** Pixels between bubble and plate, and between bubble and obstacles. */
const GAP = 7;
/** Pixels from a bubble's corner to its tail, at least. */
const TAIL = 14;
/** Elements that a bubble never covers. */
const KEEP_CLEAR =
  ".card, .tile, .place, .hand, .actions, .prompt, .bar, .banner, .end :is(p, h3), .podium > li > :not(.podium-faces), button, input, select, a, summary, h2, .notice";

type Box = { left: number; top: number; right: number; bottom: number };

export class Bubble {
  #element = document.createElement("p");
  #timer = 0;
  #frame = 0;

  /** @param root the table, for the style sheet */
  constructor(root: HTMLElement) {
    this.#element.className = "speech";
    this.#element.setAttribute("aria-hidden", "true"); // the announcer says it, if at all
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
    this.#element.textContent = text;
    this.#element.hidden = false;
    if (!this.#place(plate)) return false;
    this.#timer = window.setTimeout(() => this.hide(), STAYS);
    return true;
  }

  /** Places the bubble anew whenever the plate has moved; without room it goes. */
  #place(plate: () => Element | null, before?: DOMRect): boolean {
    const box = plate()?.getBoundingClientRect();
    if (!box || box.left !== before?.left || box.top !== before.top) {
      const at = box && freePlace(this.#element.getBoundingClientRect(), box, obstacles());
      if (!at) {
        this.hide();
        return false;
      }
      this.#element.style.translate = `${at.left}px ${at.top}px`;
      this.#element.dataset.side = at.side;
      this.#element.style.setProperty("--tail", `${at.tail}px`);
    }
    this.#frame = requestAnimationFrame(() => this.#place(plate, box));
    return true;
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

function obstacles(): Box[] {
  const boxes = [...document.querySelectorAll(KEEP_CLEAR)].map((one) => one.getBoundingClientRect());
  return boxes.filter(({ width, height }) => width > 0 && height > 0);
}

/** Where a bubble lies: its top left corner, the side of the plate and, there, the tail's distance from the left. */
interface Place {
  left: number;
  top: number;
  side: "below" | "above" | "right" | "left" | "over";
  tail: number;
}

/** Returns the first free place: below, above, right, left of the plate, or over it. */
export function freePlace(
  { width, height }: { width: number; height: number },
  plate: Box,
  taken: readonly Box[],
  [wide, high]: readonly [number, number] = [innerWidth, innerHeight],
): Place | null {
  const middle = (plate.left + plate.right - width) / 2;
  const centre = (plate.top + plate.bottom - height) / 2;
  const within = (left: number) => Math.max(GAP, Math.min(left, wide - width - GAP));
  const left = within(middle);
  const tail = Math.max(TAIL, Math.min((plate.left + plate.right) / 2 - left, width - TAIL));
  const places: Place[] = [
    { left, top: plate.bottom + GAP, side: "below", tail },
    { left, top: plate.top - height - GAP, side: "above", tail },
    { left: plate.right + GAP, top: centre, side: "right", tail: 0 },
    { left: plate.left - width - GAP, top: centre, side: "left", tail: width },
    { left, top: centre, side: "over", tail },
  ];
  const isFree = ({ left, top }: Place) =>
    left >= 0 &&
    top >= 0 &&
    left + width <= wide &&
    top + height <= high &&
    !taken.some((box) => left < box.right && left + width > box.left && top < box.bottom && top + height > box.top);
  return places.find(isFree) ?? null;
}
