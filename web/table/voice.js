/**
 * What is heard: one live region, into which everything is written in the order in which it has happened, what is
 * said to the person after it. Nothing else on the table speaks by itself: two regions have no order between them.
 * @typedef {import("./game.js").Scene} Scene
 * @typedef {import("./game.js").GameTable} GameTable
 * @typedef {import("./log.js").Happening} Happening
 */
import { lineOf } from "./log.js";
import { aloud, concerns } from "./sayings.js";
import { totalsInWords } from "./score.js";

/** Milliseconds: what has got the focus meanwhile is named first. */
const AFTER_FOCUS = 100;
/** Milliseconds between two utterances: Orca forgets one that another overtakes before it has been taken up. */
const APART = 500;
/** Events that everybody is told of. */
const ALWAYS = ["deal", "result", "over"];
/** So many utterances stay in the page; a screen reader takes each up as it comes. */
const KEPT = 8;

export class Voice {
  #region = document.createElement("div");
  /** @type {string[]} */ #queue = [];
  /** What the person is asked, as it was last said. */
  #asked = "";
  #timer = 0;
  /** When something was last said, on the page's clock. */
  #said = -APART;

  /** @param {HTMLElement} root */
  constructor(root) {
    this.root = root;
    this.#region.className = "voice visually-hidden";
    this.#region.setAttribute("aria-live", "polite");
    this.#region.setAttribute("aria-relevant", "additions");
    root.append(this.#region);
  }

  /**
   * Says what has happened, in one utterance.
   * @param {readonly Happening[]} events @param {Scene} scene @param {GameTable} game
   * @param {"full" | "short" | "mine"} length  “mine”: what concerns the person
   */
  tell(events, scene, game, length) {
    const view = aloud(scene, game.id, length === "full" ? "full" : "short");
    const heard = events.filter(
      (event) => length !== "mine" || ALWAYS.includes(event.type) || concerns(event, scene.me),
    );
    // The outcome apart: where the focus goes to it, it is read there.
    const at = heard.findIndex(({ type }) => type === "result");
    for (const some of at < 0 ? [heard] : [heard.slice(0, at), heard.slice(at, at + 1), heard.slice(at + 1)]) {
      this.#say(
        inOneBreath(
          some.map((event) => lineOf(event, view, game)),
          scene,
        ),
      );
      if (scene.table.result && some.some(({ type }) => type === "result")) this.#say(totalsInWords(view, game));
    }
  }

  /**
   * Says what the person is asked, if that is something else than the last time.
   * @param {string | null} sentence  null: nothing is asked
   */
  ask(sentence) {
    const text = plain(sentence ?? "");
    if (text && text !== this.#asked) this.#say(text);
    this.#asked = text;
  }

  /** What is asked next is said even if it has been. */
  again() {
    this.#asked = "";
  }

  /** What is read where the focus has gone is not said besides. @param {string} [sentence]  default: what is asked now */
  read(sentence = this.#asked) {
    this.#queue = this.#queue.filter((text) => text !== plain(sentence));
  }

  close() {
    clearTimeout(this.#timer);
    this.#region.remove();
  }

  /** @param {string} text */
  #say(text) {
    if (!text) return;
    this.#queue.push(text);
    clearTimeout(this.#timer);
    const after = Math.max(AFTER_FOCUS, this.#said + APART - performance.now());
    this.#timer = window.setTimeout(() => this.#write(), after);
  }

  /** All that waits becomes one utterance: of several at once Orca would say the last one only. */
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
    const text = this.#queue.splice(0).join(" ");
    if (!text) return;
    const utterance = document.createElement("p");
    utterance.textContent = text;
    this.#region.append(utterance);
    this.#said = performance.now();
  }
}

/** @param {import("./game.js").Perhaps<string>[]} lines @param {Scene} scene */
const inOneBreath = (lines, { t }) => {
  const said = lines.filter((line) => !!line).map((line) => String(line).replace(/[.。]$/, ""));
  return said.length ? said.join(t("table-stop-space")) + t("table-stop") : "";
};

/** @param {string} text */
const plain = (text) => text.replace(/\s+/g, " ").trim();
