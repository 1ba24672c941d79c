/** @file Things kept part by part, each under a key of its own: of what two tabs write side by side nothing is lost. */

import { parsed } from "../engine/limits.js";
import { object } from "./parse.js";
import { keys, read, remove, write } from "./local-storage.js";

export class Shelf {
  #name;

  /** @param {string} name  also the key under which older pages kept all of it at once */
  constructor(name) {
    this.#name = name;
  }

  /** @param {string} part @returns {any} undefined where there is none */
  get(part) {
    return parsed(read(this.#keyOf(part))) ?? object(parsed(read(this.#name)))[part];
  }

  /** @param {string} part @param {unknown} value @returns {boolean} whether it is really stored */
  set(part, value) {
    return write(this.#keyOf(part), JSON.stringify(value));
  }

  /** @param {string} part */
  drop(part) {
    remove(this.#keyOf(part));
  }

  /** All that is kept here, by part. @returns {Record<string, unknown>} */
  all() {
    const parts = keys().filter((key) => key.startsWith(this.#keyOf("")));
    const own = parts.map((key) => [key.slice(this.#keyOf("").length), parsed(read(key))]);
    const { format: _, ...whole } = object(parsed(read(this.#name))); // older pages noted their form there
    const all = { ...whole, ...Object.fromEntries(own) };
    return Object.fromEntries(
      Object.keys(all)
        .sort()
        .map((part) => [part, all[part]]),
    );
  }

  /** Whether something of it is kept under this key; null: it may be anything. @param {string | null} key */
  has(key) {
    return key === null || key === this.#name || key.startsWith(this.#keyOf(""));
  }

  /** @param {string} part */
  #keyOf(part) {
    return `${this.#name}:${part}`;
  }
}
