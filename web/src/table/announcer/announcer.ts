// What is heard: one live region, into which everything is written in the order in which it has happened, what is said
// to the person after it. Nothing else on the table speaks by itself: two regions have no order between them.

import { lineOf, type Happening } from "./log.ts";
import { aloud, concerns } from "./phrases.ts";
import { totalsInWords } from "../draw/score.ts";
import type { Scene, GameTable, Perhaps } from "../game-table.ts";

/** Milliseconds: what has got the focus meanwhile is named first. */
const AFTER_FOCUS = 100;
/** Milliseconds between two utterances: Orca forgets one that another overtakes before it has been taken up. */
const APART = 500;
/** Events that everybody is told of. */
const ALWAYS = ["deal", "result", "over"];
/** So many utterances stay in the page; a screen reader takes each up as it comes. */
const KEPT = 8;
/** So many words are said at once. */
const MOST = 40;

export class Announcer {
  declare root: HTMLElement;

  #region = document.createElement("div");
  #queue: string[] = [];
  /** Those of whom it has been said that they have one card left. */
  #low: Set<number> = new Set();
  /** What the person is asked, as it was last said. */
  #asked = "";
  #timer = 0;
  /** When something was last said, on the page's clock. */
  #said = -APART;

  constructor(root: HTMLElement) {
    this.root = root;
    this.#region.className = "voice visually-hidden";
    this.#region.setAttribute("aria-live", "polite");
    this.#region.setAttribute("aria-relevant", "additions");
    root.append(this.#region);
  }

  /** Says what has happened, in one utterance. @param length “mine”: what concerns the person */
  tell(events: readonly Happening[], scene: Scene, game: GameTable, length: "full" | "short" | "mine") {
    const view = aloud(scene, game.id, length === "full" ? "full" : "short");
    const heard = events.filter(
      (event) => length !== "mine" || ALWAYS.includes(event.type) || concerns(event, scene.me),
    );
    const told = (some: readonly Happening[]) =>
      inOneBreath(
        some.map((event) => lineOf(event, view, game)),
        scene,
      );
    const at = heard.findIndex(({ type }) => type === "result");
    const [before, end, after] = at < 0 ? [heard, [], []] : [heard.slice(0, at), [heard[at]], heard.slice(at + 1)];
    // Of what has gone by quickly the outcome is enough.
    if (!end.length || wordsIn(told(before)) <= MOST) this.#say(told(before));
    // The outcome too, although the focus goes to it: Orca does not read a heading that is given the focus.
    this.#say(told(end));
    if (end.length && scene.table.result) this.#say(totalsInWords(view, game));
    this.#say(told(after));
    if (game.warns && !scene.table.result) this.#warn(scene);
  }

  /** Says who else has come down to one card. */
  #warn({ table, me, t }: Scene) {
    for (const [seat, count] of table.counts.entries()) {
      if (count !== 1) {
        // Between a draw and a discard there are two.
        if (count > 2) this.#low.delete(seat);
      } else if (seat !== me && !this.#low.has(seat)) {
        this.#low.add(seat);
        this.#say(t("table-one-left", { seat }));
      }
    }
  }

  /**
   * Says what the person is asked, if that is something else than the last time.
   * @param sentence null: nothing is asked
   */
  ask(sentence: string | null) {
    const text = plain(sentence ?? "");
    if (text && text !== this.#asked) this.#say(text);
    this.#asked = text;
  }

  /** What is asked next is said even if it has been. */
  again() {
    this.#asked = "";
  }

  /** What is asked now is read where the focus has gone, and not said besides. */
  read() {
    this.#queue = this.#queue.filter((text) => text !== this.#asked);
  }

  close() {
    clearTimeout(this.#timer);
    this.#region.remove();
  }

  #say(text: string) {
    if (!text) return;
    this.#queue.push(text);
    this.#later();
  }

  #later() {
    clearTimeout(this.#timer);
    const after = Math.max(AFTER_FOCUS, this.#said + APART - performance.now());
    this.#timer = window.setTimeout(() => this.#write(), after);
  }

  /** What waits, as much as can be followed at once: of several utterances at once Orca would say the last one only. */
  #next() {
    let count = this.#queue.length;
    while (count > 1 && wordsIn(this.#queue.slice(0, count).join(" ")) > MOST) count--;
    return this.#queue.splice(0, count).join(" ");
  }

  #write() {
    // Under an open dialog the table is out of reach, and would not be heard.
    const home = document.querySelector("dialog[open]") ?? this.root;
    if (this.#region.parentElement !== home) {
      this.#region.replaceChildren();
      home.append(this.#region);
      this.#timer = window.setTimeout(() => this.#write(), AFTER_FOCUS);
      return;
    }
    // What has just been written is still to be taken up.
    while (this.#region.childElementCount > KEPT) this.#region.firstElementChild?.remove();
    const text = this.#next();
    if (!text) return;
    const utterance = document.createElement("p");
    utterance.textContent = text;
    this.#region.append(utterance);
    this.#said = performance.now();
    if (this.#queue.length) this.#later();
  }
}

const inOneBreath = (lines: Perhaps<string>[], { t }: Scene) => {
  const said = lines.filter((line) => !!line).map((line) => String(line).replace(/[.。]$/, ""));
  return said.length ? said.join(t("table-stop-space")) + t("table-stop") : "";
};

/** How many words this is, roughly: Japanese has no spaces. */
const wordsIn = (text: string) => text.match(/[\p{Script=Latin}\d]+|[^\p{Script=Latin}\d\s\p{P}]{1,2}/gu)?.length ?? 0;

const plain = (text: string) => text.replace(/\s+/g, " ").trim();
