// Stores the Python packages of the person's bots in IndexedDB.

import { Records } from "./database.ts";

export interface Wheel {
  bot: string; // id of the bot
  file: string; // for example "six-1.17.0-py2.py3-none-any.whl"
  name: string;
  version: string;
  content: string; // base64
}

const records = new Records<Wheel>("wheels", ["bot", "file"]);

/** All packages, or those of a bot. */
export const all = async (bot?: string): Promise<Wheel[]> =>
  ((await records.all()) ?? []).filter(isWheel).filter((one) => bot === undefined || one.bot === bot);

/** @returns whether they are stored */
export const add = (wheels: readonly Wheel[]): Promise<boolean> => records.put(wheels);

/** Removes packages. @returns whether they are gone */
export const drop = (wheels: readonly Pick<Wheel, "bot" | "file">[]): Promise<boolean> =>
  records.drop(wheels.map(({ bot, file }) => [bot, file]));

/** Removes all packages, including invalid records. @returns whether they are gone */
export const erase = (): Promise<boolean> => records.erase();

const isWheel = (value: any): value is Wheel =>
  ["bot", "file", "name", "version", "content"].every((key) => typeof value?.[key] === "string");
