import { deleteCharBackward, indentLess, insertNewlineAndIndent } from "@codemirror/commands";
import { python } from "@codemirror/lang-python";
import { indentOnInput, indentUnit } from "@codemirror/language";
import { EditorState, type Transaction } from "@codemirror/state";
import { afterAll, expect, test, vi } from "vitest";

import { indent, spaced } from "./indentation.ts";

vi.spyOn(Date, "now").mockReturnValue(0); // the parser gives up after milliseconds of a busy machine
afterAll(() => {
  vi.restoreAllMocks();
});

/** Presses keys at the end of a text; a text of several signs is typed. */
function pressed(doc: string, ...keys: string[]) {
  const extensions = [python(), indentOnInput(), indentUnit.of("    ")];
  let state = EditorState.create({ doc, selection: { anchor: doc.length }, extensions });
  const dispatch = (one: Transaction) => {
    state = one.state;
  };
  const commands: Record<string, any> = {
    ...{ Tab: indent, "Shift+Tab": indentLess, Enter: insertNewlineAndIndent, Backspace: deleteCharBackward },
  };
  const type = (sign: string) => {
    const { head } = state.selection.main;
    const changes = { from: head, insert: sign };
    dispatch(state.update({ changes, selection: { anchor: head + 1 }, userEvent: "input.type" }));
  };
  for (const key of keys) {
    if (commands[key]) commands[key]({ state, dispatch });
    else [...key].forEach(type);
  }
  return state.doc.toString();
}

const IF = "def play(view):\n    if 1:\n        a = 1";

test.each([
  ["Enter, Shift+Tab, Tab", pressed(IF, "Enter", "Shift+Tab", "Tab", "b"), `${IF}\n        b`],
  ["Backspace, then Tab", pressed(IF, "Enter", "Backspace", "Tab", "b"), `${IF}\n        b`],
  [
    "a dedent after else",
    pressed(IF, "Enter", "else:", "Enter", "b", "Enter", "Shift+Tab", "Tab", "c"),
    `${IF}\n    else:\n        b\n        c`,
  ],
  [
    "a second method",
    pressed("class Bot:\n    def bid(self):\n        pass", "Enter", "Shift+Tab", "def play(self):", "Enter", "b"),
    "class Bot:\n    def bid(self):\n        pass\n    def play(self):\n        b",
  ],
  ["Tab within a line", pressed("  ab", "Tab"), "  ab    "],
])("%s", (_, found, wanted) => {
  expect(found).toBe(wanted);
});

test("tabs at the beginning of a line become spaces, and no others", () => {
  expect(spaced("def f():\n\tif 1:\n\t\ta = '\t'\n  \tb\n    c")).toBe(
    "def f():\n    if 1:\n        a = '\t'\n    b\n    c",
  );
});
