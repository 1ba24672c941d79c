// A speech bubble beside a player's plate. It takes no taps and lies only where it covers neither card nor control.

/** Milliseconds that a line stays: time to read the longest twice. */
const STAYS = 4000;
/** Pixels between bubble and plate, and between bubble and obstacles. */
const GAP = 4;
/** Elements that a bubble never covers. */
const KEEP_CLEAR =
  ".card, .tile, .place, .hand, .actions, .prompt, .bar, .banner, button, input, select, a, summary, h2, .notice";

type Box = { left: number; top: number; right: number; bottom: number };

export class Bubble {
  #element = document.createElement("p");
  #timer = 0;

  /** @param root the table, for the style sheet */
  constructor(root: HTMLElement) {
    this.#element.className = "speech";
    this.#element.setAttribute("aria-hidden", "true"); // the announcer says it, if at all
    root.append(this.#element);
    this.hide();
  }

  /** Shows a line beside a plate. @returns whether there was room */
  show(text: string, plate: Element): boolean {
    const element = this.#element;
    element.textContent = text;
    element.hidden = false;
    const at = freePlace(element.getBoundingClientRect(), plate.getBoundingClientRect(), obstacles());
    if (!at) {
      this.hide();
      return false;
    }
    element.style.translate = `${at.left}px ${at.top}px`;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.hide(), STAYS);
    return true;
  }

  hide() {
    clearTimeout(this.#timer);
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

/** Returns the top left corner of the first free place: below, above, right, left of the plate, or over it. */
export function freePlace(
  { width, height }: { width: number; height: number },
  plate: Box,
  taken: readonly Box[],
  [wide, high]: readonly [number, number] = [innerWidth, innerHeight],
): { left: number; top: number } | null {
  const middle = (plate.left + plate.right - width) / 2;
  const centre = (plate.top + plate.bottom - height) / 2;
  const within = (left: number) => Math.max(GAP, Math.min(left, wide - width - GAP));
  const places = [
    { left: within(middle), top: plate.bottom + GAP },
    { left: within(middle), top: plate.top - height - GAP },
    { left: plate.right + GAP, top: centre },
    { left: plate.left - width - GAP, top: centre },
    { left: within(middle), top: centre },
  ];
  const isFree = ({ left, top }: { left: number; top: number }) =>
    left >= 0 &&
    top >= 0 &&
    left + width <= wide &&
    top + height <= high &&
    !taken.some((box) => left < box.right && left + width > box.left && top < box.bottom && top + height > box.top);
  return places.find(isFree) ?? null;
}
