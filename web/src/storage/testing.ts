// For unit tests: a local storage without room.

import { vi } from "vitest";

/** Makes writes fail for which `refuses` returns true. @returns makes room again */
export function fill(refuses: (key: string, value: string) => boolean): () => void {
  const real = localStorage;
  const setItem = (key: string, value: string) => {
    if (refuses(key, value)) throw new DOMException("full", "QuotaExceededError");
    real.setItem(key, value);
  };
  const get = (_: Storage, key: string) => {
    const value = Reflect.get(real, key);
    return key === "setItem" ? setItem : typeof value === "function" ? value.bind(real) : value;
  };
  vi.stubGlobal("localStorage", new Proxy(real, { get }));
  return () => vi.unstubAllGlobals();
}
