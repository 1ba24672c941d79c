// One kind of indentation in a bot's text: spaces.

import { indentMore } from "@codemirror/commands";
import { EditorSelection, type StateCommand } from "@codemirror/state";

/** Spaces of a step. */
const STEP = 4;

const upToStep = (column: number) => STEP - (column % STEP);

/** Returns a text without tabs at the beginning of its lines. */
export const spaced = (source: string) =>
  source.replace(/^[ \t]*\t/gm, (head) => {
    let column = 0;
    for (const sign of head) column += sign === "\t" ? upToStep(column) : 1;
    return " ".repeat(column);
  });

/** Indents the selected lines; without a selection, inserts spaces up to the next step. */
export const indent: StateCommand = ({ state, dispatch }) => {
  if (state.selection.ranges.some(({ empty }) => !empty)) return indentMore({ state, dispatch });
  const change = state.changeByRange(({ head }) => {
    const insert = " ".repeat(upToStep(head - state.doc.lineAt(head).from));
    return { changes: { from: head, insert }, range: EditorSelection.cursor(head + insert.length) };
  });
  dispatch(state.update(change, { scrollIntoView: true, userEvent: "input" }));
  return true;
};
