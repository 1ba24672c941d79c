// Bots that are handed in: dropped files and folders, and links in a text. Each file gets an entry; one that is no
// bot has the reason in it.

import * as bots from "../../../storage/bots.ts";
import { t } from "../../../i18n/messages.ts";
import { LINKED, linksIn } from "../bots/bot-link.ts";
import { textOf } from "../sandbox/fault-text.ts";
import { readBot } from "../bots/read-bot.ts";

export interface HandedIn {
  name: string;
  source: string;
  why: string; // why it is no bot of this game; "" if it may be one
}

/** Returns the files that were dropped, and those in dropped folders. Call it in the event's own task. */
export async function droppedFiles(dropped: DataTransfer | null): Promise<File[]> {
  const entries = [...(dropped?.items ?? [])].map((item) => item.webkitGetAsEntry());
  const plain = [...(dropped?.files ?? [])];
  if (!entries.some((one) => one?.isDirectory)) return plain;
  return (await Promise.all(entries.flatMap((one) => (one ? [filesIn(one)] : [])))).flat();
}

/** The files of a folder and of those in it, in the order of their paths. */
async function filesIn(entry: FileSystemEntry): Promise<File[]> {
  if (!isHandedIn(entry.name)) return [];
  if (entry.isFile) return [await new Promise<File>((done, fail) => (entry as FileSystemFileEntry).file(done, fail))];
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  const found: FileSystemEntry[] = [];
  for (;;) {
    const more = await new Promise<FileSystemEntry[]>((done, fail) => reader.readEntries(done, fail)); // 100 at a time
    if (!more.length) break;
    found.push(...more);
  }
  found.sort(byName);
  return (await Promise.all(found.map(filesIn))).flat();
}

const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : Number(a.name > b.name));

/** Whether somebody may have written this file as a bot, as in engine/arena/files.py: it then has a row. */
const isHandedIn = (name: string) => !/^(\.|__)|\.pyc$/.test(name);

/** Returns a name without signs that nobody sees, and no longer than a name may be. */
const cleaned = (name: string) =>
  [
    ...name
      .normalize("NFC")
      .replace(/[\p{C}\p{Z}]+/gu, " ")
      .trim(),
  ]
    .slice(0, bots.NAME)
    .join("") || t("workshop-unnamed");

/** Reads files, in the order of their names. */
export async function readFiles(files: Iterable<File>): Promise<HandedIn[]> {
  const sorted = [...files].filter(({ name }) => isHandedIn(name)).sort(byName);
  return Promise.all(
    sorted.map(async (file) => {
      const { source, refused } = await readBot(file).catch(() => ({ source: "", refused: "file-bad" }));
      const why = refused && t(`workshop-${refused}`, { most: bots.LONGEST });
      return { name: cleaned(file.name.replace(/(\.py|\.txt)+$/i, "")), source, why };
    }),
  );
}

/** Reads the links in a text, such as a column of a table of pupils. */
export async function readLinks(text: string, game: string): Promise<HandedIn[]> {
  return (await linksIn(text)).map((found) => {
    if (typeof found === "string") {
      return { name: t("workshop-from-link"), source: "", why: t(`workshop-${found}`, { most: LINKED }) };
    }
    const other = { id: "game", args: { game: found.game }, line: null, trace: [], replay: null };
    const why = found.game === game ? "" : textOf(other);
    return { name: cleaned(found.name || t("workshop-from-link")), source: why ? "" : found.source, why };
  });
}
