// For unit tests: a local storage without room, and databases in memory.

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

/** @returns what storage holds before each change that `run` makes, and after the last: what a kill may leave */
export async function leftByKills(run: () => unknown): Promise<Record<string, string>[]> {
  const real = localStorage;
  const left: Record<string, string>[] = [];
  const get = (_: Storage, key: string) => {
    const value = Reflect.get(real, key);
    if (key === "setItem" || key === "removeItem") left.push({ ...real });
    return typeof value === "function" ? value.bind(real) : value;
  };
  vi.stubGlobal("localStorage", new Proxy(real, { get }));
  await run();
  vi.unstubAllGlobals();
  return [...left, { ...real }];
}

type Database = { key: string[]; records: Map<string, any> };

/** Databases by name, for all tabs of a test. */
const databases: Map<string, Database> = (globalThis as any).databases ?? new Map();
(globalThis as any).databases = databases;

/** Empties the databases. */
export const eraseDatabases = () => databases.clear();

/** Stands for the module `idb`: databases in memory with one store each. */
export const idb = {
  async openDB(name: string, _: number, { upgrade }: { upgrade: (base: object) => void }) {
    let found = databases.get(name) as Database;
    if (!found) {
      found = { key: [], records: new Map() };
      databases.set(name, found);
      upgrade({ createObjectStore: (_: string, { keyPath }: { keyPath: string[] }) => (found.key = keyPath) });
    }
    const { key, records } = found;
    const put = async (one: any) =>
      void records.set(JSON.stringify(key.map((field) => one[field])), structuredClone(one));
    const get = async (of: string[]) => records.get(JSON.stringify(of));
    const remove = async (of: string[]) => void records.delete(JSON.stringify(of));
    return {
      getAll: async () => [...records.values()],
      put: (_: string, one: any) => put(one),
      delete: (_: string, of: string[]) => remove(of),
      clear: async () => records.clear(),
      transaction: () => ({ store: { get, put, delete: remove }, done: Promise.resolve() }),
      close: () => {},
    };
  },
};
