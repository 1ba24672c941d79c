// Tests which part of a prompt is announced.

import { expect, test } from "vitest";
import { heardOf } from "./prompt.ts";

test("the announcer leaves out what is only seen and what it has said before", () => {
  const prompt = document.createElement("div");
  prompt.innerHTML = '<span data-read="yes">Puzzle 7.</span> <i aria-hidden="true">7</i>Your turn.';
  expect(heardOf(prompt)).toBe("Your turn.");
});
