// Records in IndexedDB, for what is too large for local storage: one database for each kind.

import { openDB, type IDBPDatabase } from "idb";

/** Longest wait for a database, in milliseconds: at first, and once one did not respond. */
const PATIENCE = 5000;
const IMPATIENCE = 500;
let silent = false;

export class Records<T extends object> {
  #name: string;
  #key: string[];

  /** @param key fields that identify a record */
  constructor(name: string, key: string[]) {
    [this.#name, this.#key] = [name, key];
  }

  /** Runs `work` with the database. Returns `otherwise` if the browser refuses storage or does not respond. */
  #open<R>(otherwise: R, work: (database: IDBPDatabase) => Promise<R>): Promise<R> {
    return new Promise((resolve) => {
      const giveUp = () => {
        silent = true;
        resolve(otherwise);
      };
      const clock = setTimeout(giveUp, silent ? IMPATIENCE : PATIENCE);
      void this.#opened(otherwise, work).then((found) => {
        clearTimeout(clock);
        silent = false;
        resolve(found);
      });
    });
  }

  async #opened<R>(otherwise: R, work: (database: IDBPDatabase) => Promise<R>): Promise<R> {
    let database: IDBPDatabase | undefined;
    try {
      database = await openDB(`nanafuda-${this.#name}`, 1, {
        upgrade: (base) => void base.createObjectStore(this.#name, { keyPath: this.#key }),
      });
      return await work(database);
    } catch {
      return otherwise;
    } finally {
      database?.close();
    }
  }

  /** All records, including invalid ones; null: storage does not respond. */
  all = (): Promise<unknown[] | null> => this.#open<unknown[] | null>(null, (database) => database.getAll(this.#name));

  /** @returns whether they are stored */
  put = (records: readonly T[]): Promise<boolean> =>
    this.#open(false, async (database) => {
      for (const one of records) await database.put(this.#name, one);
      return true;
    });

  /** @returns whether they are gone */
  drop = (keys: string[][]): Promise<boolean> =>
    this.#open(false, async (database) => {
      for (const key of keys) await database.delete(this.#name, key);
      return true;
    });

  /** Removes all records, including invalid ones. @returns whether they are gone */
  erase = (): Promise<boolean> =>
    this.#open(false, async (database) => {
      await database.clear(this.#name);
      return true;
    });
}

/** Removes the databases of earlier versions that nothing reads any more. */
export function forgetOld() {
  try {
    for (const name of ["leagues", "wheels"]) indexedDB.deleteDatabase(`nanafuda-${name}`);
  } catch {
    // The browser refuses storage, or a test has none.
  }
}
