import { expect, test } from "vitest";
import { droppedFiles, readFiles } from "./hand-in.ts";

test("a folder has the files that the command line takes", async () => {
  const left = [".hidden.py", "__init__.py", "cached.pyc"];
  const taken = ["か\u3099.py", "notes.docx", "plain.txt", "v2.PY.txt"];
  const found = await readFiles([...left, ...taken].toReversed().map((name) => new File(["PK\0"], name)));
  expect(found.map(({ name, why }) => [name, why !== ""])).toEqual([
    ["notes.docx", true],
    ["plain", true],
    ["v2", true],
    ["が", true],
  ]);
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
