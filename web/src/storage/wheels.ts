// Stores the Python packages of the person's bots in IndexedDB.

import { openDB, type IDBPDatabase } from "idb";

const DATABASE = "nanafuda-wheels";
const WHEELS = "wheels";
const KEY = ["bot", "file"];

export interface Wheel {
  bot: string; // id of the bot
  file: string; // for example "six-1.17.0-py2.py3-none-any.whl"
  name: string;
  version: string;
  content: string; // base64
}

/** Longest wait for the database, in milliseconds. */
const PATIENCE = 5000;

/** Runs `work` with the database. Returns `otherwise` if the browser refuses storage or does not respond. */
const inDatabase = <T>(otherwise: T, work: (database: IDBPDatabase) => Promise<T>): Promise<T> =>
  Promise.race([
    withDatabase(otherwise, work),
    new Promise<T>((resolve) => setTimeout(() => resolve(otherwise), PATIENCE)),
  ]);

async function withDatabase<T>(otherwise: T, work: (database: IDBPDatabase) => Promise<T>): Promise<T> {
  let database: IDBPDatabase | undefined;
  try {
    database = await openDB(DATABASE, 1, { upgrade: (base) => void base.createObjectStore(WHEELS, { keyPath: KEY }) });
    return await work(database);
  } catch {
    return otherwise;
  } finally {
    database?.close();
  }
}

/** All packages, or those of a bot. */
export const all = (bot?: string): Promise<Wheel[]> =>
  inDatabase<Wheel[]>([], async (database) =>
    (await database.getAll(WHEELS)).filter((one) => isWheel(one) && (bot === undefined || one.bot === bot)),
  );

/** @returns whether they are stored */
export const add = (wheels: readonly Wheel[]): Promise<boolean> =>
  inDatabase(false, async (database) => {
    for (const wheel of wheels) await database.put(WHEELS, wheel);
    return true;
  });

/** Removes packages. @returns whether they are gone */
export const drop = (wheels: readonly Pick<Wheel, "bot" | "file">[]): Promise<boolean> =>
  inDatabase(false, async (database) => {
    for (const { bot, file } of wheels) await database.delete(WHEELS, [bot, file]);
    return true;
  });

/** Removes all packages, including invalid records. @returns whether they are gone */
export const erase = (): Promise<boolean> =>
  inDatabase(false, async (database) => {
    await database.clear(WHEELS);
    return true;
  });

const isWheel = (value: any): value is Wheel =>
  ["bot", "file", "name", "version", "content"].every((key) => typeof value?.[key] === "string");
