// Stores each part under its own key, so concurrent writes of two tabs are not lost.

import { parsed } from "../engine/limits.ts";
import { object } from "./schema.ts";
import { keys, read, remove, write } from "./local-storage.ts";

export class Store {
  #name: string;

  /** @param name key prefix; also the key under which older pages stored all parts */
  constructor(name: string) {
    this.#name = name;
  }

  /** @returns undefined: there is none */
  get(part: string): unknown {
    return parsed(read(this.#keyOf(part))) ?? object(parsed(read(this.#name)))[part];
  }

  /** @returns whether it is stored, not only in memory */
  set(part: string, value: unknown): boolean {
    return write(this.#keyOf(part), JSON.stringify(value));
  }

  drop(part: string) {
    remove(this.#keyOf(part));
  }

  /** All stored parts. */
  all(): Record<string, unknown> {
    const parts = keys().filter((key) => key.startsWith(this.#keyOf("")));
    const own = parts.map((key) => [key.slice(this.#keyOf("").length), parsed(read(key))]);
    const { format: _, ...whole } = object(parsed(read(this.#name))); // written by older pages
    const all = { ...whole, ...Object.fromEntries(own) };
    return Object.fromEntries(
      Object.keys(all)
        .sort()
        .map((part) => [part, all[part]]),
    );
  }

  /** Whether the key belongs to this store; null may be any key. */
  has(key: string | null) {
    return key === null || key === this.#name || key.startsWith(this.#keyOf(""));
  }

  #keyOf(part: string) {
    return `${this.#name}:${part}`;
  }
}
