import { expect, test } from "vitest";

import { readBot } from "./read-bot.ts";

const BOT = "def play(view):\n    return view.legal()[0]\n";
const read = (...parts: (string | number[])[]) =>
  readBot(
    new File(
      parts.map((part) => (typeof part === "string" ? part : new Uint8Array(part))),
      "bot.py",
    ),
  );

test("a coding line names the encoding", async () => {
  const jis = await read("# -*- coding: shift_jis -*-\n# ", [0x8e, 0xb5], "\n", BOT);
  expect(jis).toEqual({ source: `# -*- coding: shift_jis -*-\n# 七\n${BOT}`, refused: "" });
  const latin = await read("#!/usr/bin/python\r\n# coding=latin-1\r\n# caf", [0xe9], "\r\n", BOT);
  expect(latin.source).toContain("# café\n");
});

test("a byte order mark names the encoding, too", async () => {
  expect((await read([0xff, 0xfe, 0x61, 0])).source).toBe("a");
  expect((await read([0xef, 0xbb, 0xbf], BOT)).source).toBe(BOT);
});

test("without either the file must be UTF-8", async () => {
  expect((await read("# caf", [0xe9], "\n", BOT)).refused).toBe("file-encoding");
  expect((await read("# coding: klingon\n", BOT)).refused).toBe("file-encoding");
  expect((await read([0x89, 0x50, 0x4e, 0x47, 0, 0, 0xff])).refused).toBe("file-bad");
});

test("a notebook is named, whatever its file is called", async () => {
  expect((await read('{\n "cells": [],\n "metadata": {},\n "nbformat": 4\n}')).refused).toBe("file-notebook");
  expect((await readBot(new File(["{}"], "bot.ipynb"))).refused).toBe("file-notebook");
});
