// A stored text with an optimistic lock: a tab replaces only the text that it last read or wrote.

import { read, write } from "./local-storage.ts";

export class TextSlot {
  #key: string;
  #text: string | null;

  constructor(key: string) {
    this.#key = key;
    this.#text = read(key);
  }

  /** Whether nobody else has written to the slot. */
  get untouched() {
    return read(this.#key) === this.#text;
  }

  /** Takes note of the present text, which may then be replaced. */
  reread() {
    this.#text = read(this.#key);
  }

  /**
   * Writes over the known text or into an empty slot, never over another text.
   * @returns "memory": there is no room in storage
   */
  put(text: string): "stored" | "memory" | "taken" {
    const there = read(this.#key);
    if (there !== null && there !== this.#text) return "taken";
    const stored = write(this.#key, text);
    this.#text = text;
    return stored ? "stored" : "memory";
  }
}
