// The end of a match: the places come up one by one, the last first, and the champion with petals if it is the person.
// The page has everything at once; only its display is delayed. Ends at the first tap or key.

import { html, nothing, render } from "lit-html";

/** Milliseconds at normal pace: between two places, before the champion, until the petals have gone. */
const [STEP, HOLD, PETALS_FALL] = [330, 500, 2400];
const PETALS = 28;

interface Performance {
  podium: HTMLElement | null;
  layer: HTMLElement; // for petals
  speed: number;
  title: string; // stands in for the headline until the champion comes
  mine: boolean; // the person has won
  knock: () => void; // a place comes up
}

export class Ceremony {
  #begun = 0;
  #played: Performance | null = null;
  #podium: HTMLElement | null = null;
  #running: Animation[] = [];
  #timers: ReturnType<typeof setTimeout>[] = [];
  #clear = () => {};

  begin(performed: Performance) {
    this.end();
    const { podium, layer, speed, mine, knock } = performed;
    if (!podium || !speed) return;
    this.#begun = performance.now();
    this.#played = performed;
    const { others, last } = this.#play(podium);
    for (let nth = 0; nth < others; nth++) this.#later((nth * STEP) / speed, knock);
    this.#later(last, () => {
      this.#reveal();
      if (!mine || !layer.isConnected) return;
      render(drawPetals(), layer);
      this.#clear = () => layer.isConnected && render(nothing, layer);
      this.#later(PETALS_FALL, () => this.#clear());
    });
  }

  /** Goes on at a podium that has replaced the first one. */
  follow(podium: HTMLElement | null) {
    if (podium && this.#podium && podium !== this.#podium) this.#play(podium);
  }

  end() {
    for (const timer of this.#timers.splice(0)) clearTimeout(timer);
    for (const one of this.#running.splice(0)) one.cancel();
    this.#reveal();
    this.#clear();
    this.#clear = () => {};
  }

  #later(time: number, run: () => void) {
    this.#timers.push(setTimeout(run, time));
  }

  /** The champion is there, and with it the headline. */
  #reveal() {
    const scene = this.#podium?.parentElement;
    this.#podium = null;
    if (!scene) return;
    delete scene.dataset.ceremony;
    delete scene.querySelector<HTMLElement>(".headline")?.dataset.title;
  }

  #play(podium: HTMLElement) {
    const { speed, title } = this.#played as Performance;
    for (const one of this.#running.splice(0)) one.cancel();
    this.#podium = podium;
    const gone = performance.now() - this.#begun;
    const rows = [...podium.children].reverse();
    const winners = rows.filter((row) => (row as HTMLElement).dataset.won);
    const others = rows.filter((row) => !winners.includes(row));
    const last = (others.length * STEP + (winners.length && others.length ? HOLD : 0)) / speed;
    const come = (row: Element, late: number, from: string, duration: number) => {
      const frames = [
        { opacity: 0, transform: from },
        { opacity: 1, transform: "none" },
      ];
      const easing = "cubic-bezier(.2,1.4,.4,1)";
      this.#running.push(row.animate(frames, { delay: late - gone, duration, easing, fill: "backwards" }));
    };
    for (const [nth, row] of others.entries()) come(row, (nth * STEP) / speed, "translateY(30%)", 300);
    for (const row of winners) come(row, last, "scale(.3)", 520);
    // What names the winner comes with the champion.
    const scene = podium.parentElement as HTMLElement;
    scene.dataset.ceremony = "yes";
    const headline = scene.querySelector<HTMLElement>(".headline");
    if (headline) headline.dataset.title = title;
    return { others: others.length, last };
  }
}

/** Petals over the whole table. Paths depend only on the petal's index, so every run is the same. */
const drawPetals = () => html`
  <div class="petals">${Array.from(
    { length: PETALS },
    (_, n) =>
      html`<i .style=${`--at: ${(n * 37) % 100}; --late: ${(n * 53) % 90}; --turn: ${((n * 97) % 7) - 3}`}></i>`,
  )}</div>`;
