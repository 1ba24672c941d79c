import { expect, test } from "vitest";
import { droppedFiles, readFiles } from "./hand-in.ts";

const LAST = "def play(view):\n    return view.legal()[-1]\n";
const wide = (text: string) => new Uint8Array(Uint16Array.from(`\ufeff${text}`, (one) => one.charCodeAt(0)).buffer);

/** Content, and whether it is a text; null: the file is left out. tests/workshop/test_arena.py has the same files. */
const HANDED_IN: Record<string, [string | Uint8Array<ArrayBuffer>, boolean | null]> = {
  ".hidden.py": [LAST, null],
  "__init__.py": [LAST, null],
  "cached.pyc": [LAST, null],
  "marked.py": [`\ufeff${LAST}`, true],
  "notes.docx": ["PK\u0003\u0004\0", false],
  "numpy.py": [`import numpy\n${LAST}`, true],
  "plain.txt": [LAST, true],
  "wide.py": [wide(LAST), true],
};

const files = Object.entries(HANDED_IN).map(([name, [content]]) => new File([content], name));

test("a folder has the files that the command line takes", async () => {
  const found = await readFiles(files.toReversed());
  const wanted = Object.entries(HANDED_IN).filter(([, [, isText]]) => isText !== null);
  expect(found.map(({ name }) => name)).toEqual(wanted.map(([name]) => name.replace(/\.(py|txt)$/, "")));
  expect(found.map(({ why }) => why === "")).toEqual(wanted.map(([, [, isText]]) => isText));
  expect(found.filter(({ source }) => source.endsWith(LAST))).toHaveLength(wanted.length - 1);
});

test("the files of folders in a folder are taken, without hidden ones, in the order of names and paths", async () => {
  const file = (name: string, text: string) => ({
    ...{ name, isFile: true, isDirectory: false },
    file: (done: (file: File) => void) => done(new File([text], name)),
  });
  const folder = (name: string, ...entries: object[]) => {
    const left = [entries, []];
    const createReader = () => ({ readEntries: (done: (some: object[]) => void) => done(left.shift() ?? []) });
    return { name, isFile: false, isDirectory: true, createReader };
  };
  const hidden = folder("__MACOSX", file("a.py", "hidden"));
  const all = folder(
    "class",
    folder("ema", file("bot.py", "2")),
    file("z.py", "3"),
    folder("dan", file("bot.py", "1")),
    hidden,
  );
  const dropped = { items: [{ webkitGetAsEntry: () => all }], files: [] };
  const found = await readFiles(await droppedFiles(dropped as unknown as DataTransfer));
  expect(found.map(({ name, source }) => [name, source])).toEqual([
    ["bot", "1"],
    ["bot", "2"],
    ["z", "3"],
  ]);
});
