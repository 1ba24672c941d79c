import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

import { readBot } from "./read-bot.ts";

/** By name: the bytes as Latin-1, the kind of error, an equal file before it, a part of the text. */
const PUPILS: Record<string, [string, string, string, string]> = JSON.parse(
  readFileSync("../tests/workshop/pupils.json", "utf8"),
);
const KINDS: Record<string, string> = {
  ...{ encoding: "file-encoding", notebook: "file-notebook", unreadable: "file-bad", "": "" },
};
const read = (name: string) =>
  readBot(new File([Uint8Array.from(PUPILS[name][0], (sign) => sign.charCodeAt(0))], name));

test.each(Object.entries(PUPILS))("%s is read as by the command line", async (name, [, why, same, part]) => {
  const { source, refused } = await read(name);
  expect(refused).toBe(KINDS[why]);
  expect(source).not.toContain("\r");
  expect(source).toContain(part);
  if (same) expect(source).toBe((await read(same)).source);
});
