// Stores each part under its own key, so concurrent writes of two tabs are not lost.

import { parsed } from "../base/limits.ts";
import { earlierParts } from "./migrations.ts";
import { keys, read, remove, write } from "./local-storage.ts";

export class Store {
  #name: string;

  /** @param name key prefix */
  constructor(name: string) {
    this.#name = name;
  }

  /** @returns undefined: there is none */
  get(part: string): unknown {
    return parsed(read(this.keyOf(part))) ?? earlierParts(this.#name)[part];
  }

  /** @returns whether it is stored, not only in memory */
  set(part: string, value: unknown): boolean {
    return write(this.keyOf(part), JSON.stringify(value));
  }

  drop(part: string) {
    remove(this.keyOf(part));
  }

  /** All stored parts. */
  all(): Record<string, unknown> {
    const prefix = this.keyOf("");
    const own = keys().flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []));
    const parts = new Set([...own, ...Object.keys(earlierParts(this.#name))]);
    return Object.fromEntries([...parts].sort().map((part) => [part, this.get(part)]));
  }

  /** Whether the key belongs to this store; null may be any key. */
  has(key: string | null) {
    return key === null || key === this.#name || key.startsWith(this.keyOf(""));
  }

  /** Key of a part in local storage. */
  keyOf(part: string) {
    return `${this.#name}:${part}`;
  }
}
