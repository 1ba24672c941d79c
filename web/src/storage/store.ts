// Things kept part by part, each under a key of its own: of what two tabs write side by side nothing is lost.

import { parsed } from "../engine/limits.ts";
import { object } from "./parse.ts";
import { keys, read, remove, write } from "./local-storage.ts";

export class Shelf {
  #name: string;

  /** @param name also the key under which older pages kept all of it at once */
  constructor(name: string) {
    this.#name = name;
  }

  /** @returns undefined where there is none */
  get(part: string): any {
    return parsed(read(this.#keyOf(part))) ?? object(parsed(read(this.#name)))[part];
  }

  /** @returns whether it is really stored */
  set(part: string, value: unknown): boolean {
    return write(this.#keyOf(part), JSON.stringify(value));
  }

  drop(part: string) {
    remove(this.#keyOf(part));
  }

  /** All that is kept here, by part. */
  all(): Record<string, unknown> {
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

  /** Whether something of it is kept under this key; null: it may be anything. */
  has(key: string | null) {
    return key === null || key === this.#name || key.startsWith(this.#keyOf(""));
  }

  #keyOf(part: string) {
    return `${this.#name}:${part}`;
  }
}
