// The Python editor: CodeMirror in a shadow root, where its styles are allowed without a nonce.

import { autocompletion, completionKeymap, type CompletionContext } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap, indentLess, insertTab } from "@codemirror/commands";
import { python } from "@codemirror/lang-python";
import { bracketMatching, HighlightStyle, indentOnInput, indentUnit, syntaxHighlighting } from "@codemirror/language";
import { lintGutter, setDiagnostics } from "@codemirror/lint";
import { EditorState } from "@codemirror/state";
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from "@codemirror/view";
import { tags } from "@lezer/highlight";

import { t } from "../../i18n/messages.ts";

/** A member of the bot's interface that is offered while typing. */
export interface Offer {
  label: string;
  detail: string;
  info: string;
}

const LOOK = EditorView.theme({
  "&": { fontSize: "0.9375rem", color: "var(--ink)", backgroundColor: "var(--paper)", height: "100%" },
  ".cm-scroller": { fontFamily: "ui-monospace, Menlo, Consolas, monospace", lineHeight: "1.5" },
  ".cm-content": { caretColor: "var(--ink)", paddingBlock: "8px" },
  ".cm-cursor": { borderLeftColor: "var(--ink)" },
  ".cm-gutters": { backgroundColor: "transparent", color: "var(--muted)", border: "0" },
  ".cm-activeLine, .cm-activeLineGutter": { backgroundColor: "color-mix(in srgb, currentColor 7%, transparent)" },
  ".cm-tooltip": { color: "var(--ink)", backgroundColor: "var(--paper)", border: "1px solid var(--line)" },
  "&.cm-focused": { outline: "2px solid var(--focus, currentColor)", outlineOffset: "-2px" },
});

const COLOURS = HighlightStyle.define([
  { tag: tags.keyword, fontWeight: "bold" },
  { tag: [tags.string, tags.number, tags.bool, tags.null], color: "var(--team-b)" },
  { tag: tags.comment, color: "var(--muted)", fontStyle: "italic" },
  { tag: [tags.function(tags.variableName), tags.function(tags.propertyName)], color: "var(--team-a)" },
]);

export class Editor {
  /** The element to place on the page. */
  element: HTMLElement;
  #view: EditorView;
  #changed: (source: string) => void;
  #extensions: any;

  /** @param changed called with the text whenever the person edits it */
  constructor(changed: (source: string) => void, offers: () => readonly Offer[]) {
    this.#changed = changed;
    this.element = document.createElement("div");
    this.element.className = "workshop-editor";
    const root = this.element.attachShadow({ mode: "open", delegatesFocus: true });
    const offered = (context: CompletionContext) => {
      const word = context.matchBefore(/\b(view|world)\.\w*/);
      if (!word) return null;
      return { from: word.from + word.text.indexOf(".") + 1, options: [...offers()], validFor: /^\w*$/ };
    };
    this.#extensions = [
      lineNumbers(),
      lintGutter(),
      history(),
      drawSelection(),
      indentOnInput(),
      indentUnit.of("    "),
      bracketMatching(),
      highlightActiveLine(),
      EditorView.lineWrapping,
      python(),
      LOOK,
      syntaxHighlighting(COLOURS),
      autocompletion({ override: [offered], icons: false }),
      // CodeMirror lets Tab pass for two seconds after Escape.
      keymap.of([
        { key: "Tab", run: insertTab, shift: indentLess },
        ...completionKeymap,
        ...defaultKeymap,
        ...historyKeymap,
      ]),
      EditorView.contentAttributes.of(() => ({
        "aria-label": t("workshop-code"),
        "aria-describedby": "workshop-keys",
        autocapitalize: "off",
        spellcheck: "false",
      })),
      EditorView.updateListener.of((update) => {
        if (update.docChanged) this.#changed(this.source);
      }),
    ];
    this.#view = new EditorView({ state: this.#fresh(""), parent: root, root });
  }

  get source() {
    return this.#view.state.doc.toString();
  }

  /** Shows another text, without a way to undo that. */
  open(source: string) {
    this.#view.setState(this.#fresh(source));
  }

  /** Marks a line, or nothing. @param line from 1 */
  mark(line: number | null, message: string = "") {
    const { doc } = this.#view.state;
    const at = line !== null && line <= doc.lines ? doc.line(line) : null;
    const found = at ? [{ from: at.from, to: at.to, severity: "error" as const, message }] : [];
    this.#view.dispatch(setDiagnostics(this.#view.state, found));
  }

  /** Moves the cursor to a line. */
  goTo(line: number) {
    const { doc } = this.#view.state;
    const { from } = doc.line(Math.min(line, doc.lines));
    this.#view.dispatch({ selection: { anchor: from }, effects: EditorView.scrollIntoView(from, { y: "center" }) });
    this.#view.focus();
  }

  close() {
    this.#view.destroy();
  }

  #fresh(source: string) {
    return EditorState.create({ doc: source, extensions: this.#extensions });
  }
}
