// Announcer for screen readers: a single live region that receives events in order, then the prompt. Nothing else on
// the table is live, because two regions have no defined order.

import { lineOf } from "./log.ts";
import type { LogEvent } from "../game-table.ts";
import { aloud, concerns } from "./phrases.ts";
import { totalsInWords } from "../draw/score.ts";
import type { Scene, GameTable, Optional } from "../game-table.ts";

/** Milliseconds: the newly focused element is read first. */
const AFTER_FOCUS = 100;
/** Milliseconds between two utterances: Orca drops one that the next overtakes too soon. */
const APART = 500;
/** The same while others act: their turns are heard together, at the latest with the next prompt. */
const GATHERED = 3000;
/** Events announced at every verbosity. */
const ALWAYS = ["deal", "result", "over", "remark"];
/** Utterances kept in the region; a screen reader reads each when it is added. */
const KEPT = 8;
/** The end of a sentence that has no stop: a remark may end with a mark of its own. */
const NO_STOP = /(?<![.。!！?？])$/u;
/** Most words in one utterance. */
const MOST = 40;

export interface Telling {
  length: "full" | "short" | "mine"; // mine: only events that concern the person
  scored: boolean; // whether a deal's end has totals
}

export class Announcer {
  declare root: HTMLElement;

  #region = document.createElement("div");
  #queue: string[] = [];
  /** Seats already announced as having one card left. */
  #low: Set<number> = new Set();
  /** The last prompt announced. */
  #asked = "";
  #timer = 0;
  /** Whether others act, so that more is likely to follow. */
  #gathers = false;
  /** Time of the last utterance, in `performance.now()` milliseconds. */
  #said = -GATHERED;

  constructor(root: HTMLElement) {
    this.root = root;
    this.#region.className = "voice visually-hidden";
    this.#region.setAttribute("aria-live", "polite");
    this.#region.setAttribute("aria-relevant", "additions");
    root.append(this.#region);
  }

  tell(events: readonly LogEvent[], scene: Scene, game: GameTable, how: Telling) {
    this.#gathers = !scene.table.result;
    for (const line of inUtterances(events, scene, game, how)) this.#say(line);
    if (game.warns && !scene.table.result) this.#warn(scene);
  }

  /** Announces other players who are down to one card. */
  #warn({ table, me, t }: Scene) {
    for (const [seat, count] of table.counts.entries()) {
      if (count !== 1) {
        // A player holds two cards between a draw and a discard.
        if (count > 2) this.#low.delete(seat);
      } else if (seat !== me && !this.#low.has(seat)) {
        this.#low.add(seat);
        this.#say(t("table-one-left", { seat }));
      }
    }
  }

  /**
   * Announces the prompt if it differs from the last one.
   * @param sentence null: there is no prompt
   */
  ask(sentence: string | null) {
    const text = plain(sentence ?? "");
    if (text) this.#gathers = false;
    if (text && text !== this.#asked) this.#say(text);
    else if (text && this.#queue.length) this.#later();
    this.#asked = text;
  }

  /** Repeats the next prompt even if it is unchanged. */
  again() {
    this.#asked = "";
  }

  /** Marks the current prompt as read, because it has the focus. */
  read() {
    this.#queue = this.#queue.filter((text) => text !== this.#asked);
  }

  /** Announces a result that arrives late. */
  say(text: string) {
    this.#gathers = false;
    this.#say(plain(text));
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

  #later(apart: number = this.#gathers ? GATHERED : APART) {
    clearTimeout(this.#timer);
    const after = Math.max(AFTER_FOCUS, this.#said + apart - performance.now());
    this.#timer = window.setTimeout(() => this.#write(), after);
  }

  /** Announces the queue as one utterance, up to the word limit: Orca would read only the last of several. */
  #next() {
    let count = this.#queue.length;
    while (count > 1 && wordsIn(this.#queue.slice(0, count).join(" ")) > MOST) count--;
    return this.#queue.splice(0, count).join(" ");
  }

  #write() {
    // Content behind an open modal dialog is inert and would not be read.
    const home = document.querySelector("dialog[open]") ?? this.root;
    if (this.#region.parentElement !== home) {
      this.#region.replaceChildren();
      home.append(this.#region);
      this.#timer = window.setTimeout(() => this.#write(), AFTER_FOCUS);
      return;
    }
    // Keep the latest utterances: a screen reader may not have read them yet.
    while (this.#region.childElementCount > KEPT) this.#region.firstElementChild?.remove();
    const text = this.#next();
    if (!text) return;
    const utterance = document.createElement("p");
    utterance.textContent = text;
    this.#region.append(utterance);
    this.#said = performance.now();
    if (this.#queue.length) this.#later(APART);
  }
}

export function inUtterances(events: readonly LogEvent[], scene: Scene, game: GameTable, { length, scored }: Telling) {
  const view = aloud(scene, game.id, length === "full" ? "full" : "short");
  const heard = events.filter(
    (event) => length !== "mine" || ALWAYS.includes(event.type) || concerns(event, scene.me, game.id),
  );
  const lines = (some: readonly LogEvent[]) =>
    inOneBreath(
      some.map((event) => lineOf(event, view, game)),
      scene,
    );
  const at = heard.findIndex(({ type }) => type === "result");
  if (at < 0) return [lines(heard)];
  const before = lines(heard.slice(0, at));
  return [
    wordsIn(before) <= MOST ? before : "", // after many quick events the outcome is enough
    lines([heard[at]]), // although it gets the focus: Orca does not read a focused heading
    scored && scene.table.result ? totalsInWords(view, game) : "",
    lines(heard.slice(at + 1)),
  ];
}

const inOneBreath = (lines: Optional<string>[], { t }: Scene) => {
  const space = t("table-stop-space").slice(t("table-stop").length);
  const said = lines.filter((line) => !!line).map((line) => String(line).replace(NO_STOP, t("table-stop")));
  return said.join(space);
};

/** Approximate word count; Japanese has no spaces. */
const wordsIn = (text: string) => text.match(/[\p{Script=Latin}\d]+|[^\p{Script=Latin}\d\s\p{P}]{1,2}/gu)?.length ?? 0;

const plain = (text: string) => text.replace(/\s+/g, " ").trim();
