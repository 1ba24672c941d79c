// The Python editor: CodeMirror in a shadow root, where its styles are allowed without a nonce.

import { autocompletion, completionKeymap, type CompletionContext } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap, indentLess } from "@codemirror/commands";
import { python } from "@codemirror/lang-python";
import { bracketMatching, HighlightStyle, indentOnInput, indentUnit, syntaxHighlighting } from "@codemirror/language";
import { lintGutter, setDiagnostics } from "@codemirror/lint";
import { EditorState, StateEffect, StateField } from "@codemirror/state";
import {
  closeHoverTooltips,
  Decoration,
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightSpecialChars,
  hoverTooltip,
  keymap,
  lineNumbers,
  MatchDecorator,
  showTooltip,
  type Tooltip,
  type TooltipView,
  ViewPlugin,
  type Command,
  type ViewUpdate,
} from "@codemirror/view";
import { tags } from "@lezer/highlight";

import { t } from "../../../i18n/messages.ts";
import { keyOf } from "../../../ui/pressed-key.ts";
import { common } from "./difference.ts";
import { indent, spaced } from "./indentation.ts";
import { codeOf, HIDDEN, LOOKALIKE } from "./odd-signs.ts";

/** Shows help at the cursor, or none. */
const setHelp = StateEffect.define<Tooltip | null>();
const helpAtCursor = StateField.define<Tooltip | null>({
  create: () => null,
  update(shown, { effects, docChanged, selection }) {
    const set = effects.find((effect) => effect.is(setHelp));
    return set ? set.value : docChanged || selection ? null : shown;
  },
  provide: (field) => showTooltip.from(field),
});

/** Command that shows and speaks the help on the name at the cursor. */
const explain =
  (help: (view: EditorView, at: number) => Tooltip | null): Command =>
  (view) => {
    const shown = help(view, view.state.selection.main.head);
    view.dispatch({ effects: setHelp.of(shown) });
    const said = shown?.create(view).dom.textContent;
    if (said) view.dispatch({ effects: EditorView.announce.of(said) });
    return true;
  };

/** The box of a help text. Escape closes it wherever the focus is (WCAG 1.4.13). */
function helpBox(view: EditorView, text: string): TooltipView {
  const dom = document.createElement("div");
  dom.className = "workshop-hover";
  dom.textContent = text;
  const close = (event: KeyboardEvent) => {
    if (keyOf(event) !== "escape") return;
    event.preventDefault();
    event.stopPropagation();
    view.dispatch({ effects: [closeHoverTooltips, setHelp.of(null)] });
  };
  const mount = () => addEventListener("keydown", close, true);
  return { dom, mount, destroy: () => removeEventListener("keydown", close, true) };
}

/** A member of the bot's interface that is offered while typing and explained under the pointer. */
export interface Offer {
  label: string; // as in the reference, for example "cards(action)"
  info: string;
}

/** The names that have members; `table` is what `view.table()` returns. */
export type Owner = "view" | "world" | "table";

/** A member in a line of code: `view.hand`, `table["trick"]`, `view.table()["trick"]`. */
const MEMBER = /\b(?:(?:view\.table\(\)|table)\[["']|(view|world)\.)(\w*)/g;

/** Returns the member at a position, which may be at the end of its name. */
export function memberAt(line: string, at: number): { owner: Owner; name: string; from: number } | null {
  for (const { 0: text, 1: owner = "table", 2: name, index } of line.matchAll(MEMBER)) {
    const end = index + text.length;
    if (end - name.length <= at && at <= end) return { owner: owner as Owner, name, from: end - name.length };
  }
  return null;
}

/** The name of a member without its parameters. */
export const bareName = (label: string) => label.replace(/\(.*/, "");

const LOOK = EditorView.theme({
  "&": { fontSize: "1rem", color: "var(--ink)", backgroundColor: "var(--paper)", height: "100%" },
  ".cm-scroller": { fontFamily: "ui-monospace, Menlo, Consolas, monospace", lineHeight: "1.5" },
  ".cm-content": { caretColor: "var(--ink)", paddingBlock: "8px" },
  ".cm-cursor": { borderLeftColor: "var(--ink)" },
  ".cm-gutters": { backgroundColor: "transparent", color: "var(--muted)", border: "0" },
  ".cm-activeLine, .cm-activeLineGutter": { backgroundColor: "color-mix(in srgb, currentColor 7%, transparent)" },
  ".cm-tooltip": { color: "var(--ink)", backgroundColor: "var(--paper)", border: "1px solid var(--line)" },
  ".workshop-hover": { maxWidth: "36em", padding: "6px 10px" },
  ".workshop-odd": { outline: "1px solid var(--vermilion)", color: "var(--vermilion)", borderRadius: "2px" },
  "&.cm-focused": { outline: "2px solid var(--focus, currentColor)", outlineOffset: "-2px" },
});

const COLOURS = HighlightStyle.define([
  { tag: tags.keyword, fontWeight: "bold" },
  { tag: [tags.string, tags.number, tags.bool, tags.null], color: "var(--team-b)" },
  { tag: tags.comment, color: "var(--muted)", fontStyle: "italic" },
  { tag: [tags.function(tags.variableName), tags.function(tags.propertyName)], color: "var(--team-a)" },
]);

/** Shows the code point in place of a hidden character. */
const hidden = highlightSpecialChars({
  specialChars: HIDDEN,
  render(code) {
    const sign = document.createElement("span");
    sign.className = "workshop-odd";
    sign.textContent = codeOf(String.fromCodePoint(code));
    return sign;
  },
});

const odd = new MatchDecorator({
  regexp: LOOKALIKE,
  decoration: ([sign]) => Decoration.mark({ class: "workshop-odd", attributes: { title: codeOf(sign) } }),
});
/** Marks letters that look like others. */
const lookalikes = ViewPlugin.define(
  (view) => ({
    marks: odd.createDeco(view),
    update(update: ViewUpdate) {
      this.marks = odd.updateDeco(update, this.marks);
    },
  }),
  { decorations: ({ marks }) => marks },
);

interface Options {
  changed: (source: string) => void; // the person has edited the text
  offers: (owner: Owner) => readonly Offer[];
  most: number; // maximum characters; a longer text is refused
  refused: () => void; // it was
  measure: () => void; // the person wants the bot measured
}

export class Editor {
  /** The element to place on the page. */
  element: HTMLElement;
  #view: EditorView;
  #extensions: any;
  /** True while the text is replaced by one that somebody else has stored. */
  #following = false;
  /** Whether the person has edited this text: before, Tab leaves the editor, so that nobody changes it in passing. */
  #edited = false;

  constructor({ changed, offers, most, refused, measure }: Options) {
    this.element = document.createElement("div");
    this.element.className = "workshop-editor";
    const root = this.element.attachShadow({ mode: "open", delegatesFocus: true });
    // A description must lie in the same root as what it describes.
    const described = document.createElement("p");
    described.id = "keys";
    described.hidden = true;
    root.append(described);
    const edited =
      (command: Command): Command =>
      (view) =>
        this.#edited && command(view);
    const called = (work: () => void) => () => {
      work();
      return true;
    };
    const offered = (context: CompletionContext) => {
      const line = context.state.doc.lineAt(context.pos);
      const member = memberAt(line.text.slice(0, context.pos - line.from), context.pos - line.from);
      if (!member) return null;
      return { from: line.from + member.from, options: [...offers(member.owner)], validFor: /^\w*$/ };
    };
    const help = ({ state }: EditorView, at: number): Tooltip | null => {
      const line = state.doc.lineAt(at);
      const member = memberAt(line.text, at - line.from);
      const offer = member && offers(member.owner).find(({ label }) => bareName(label) === member.name);
      if (!offer) return null;
      const text = `${offer.label}: ${offer.info}`;
      const pos = line.from + member.from;
      return { pos, end: pos + member.name.length, create: (view) => helpBox(view, text) };
    };
    this.#extensions = [
      EditorState.transactionFilter.of((transaction) => {
        const { length } = transaction.newDoc;
        if (!transaction.docChanged || length <= most || length <= transaction.startState.doc.length)
          return transaction;
        queueMicrotask(refused);
        return [];
      }),
      hidden,
      lookalikes,
      lineNumbers(),
      lintGutter(),
      history(),
      drawSelection(),
      indentOnInput(),
      indentUnit.of("    "),
      EditorView.clipboardInputFilter.of(spaced),
      bracketMatching(),
      highlightActiveLine(),
      EditorView.lineWrapping,
      python(),
      LOOK,
      syntaxHighlighting(COLOURS),
      hoverTooltip(help),
      helpAtCursor,
      autocompletion({ override: [offered], icons: false }),
      // CodeMirror lets Tab pass for two seconds after Escape.
      keymap.of([
        { key: "Tab", run: edited(indent), shift: edited(indentLess) },
        { key: "F1", run: explain(help) },
        { key: "Mod-Enter", run: called(measure) },
        ...completionKeymap,
        ...defaultKeymap,
        ...historyKeymap,
      ]),
      EditorView.contentAttributes.of(() => {
        described.textContent = t("workshop-keys");
        return {
          "aria-label": t("workshop-code"),
          "aria-describedby": described.id,
          autocapitalize: "off",
          spellcheck: "false",
        };
      }),
      EditorView.updateListener.of((update) => {
        if (!update.docChanged || this.#following) return;
        this.#edited = true;
        changed(this.source);
      }),
    ];
    this.#view = new EditorView({ state: this.#fresh(""), parent: root, root });
  }

  get source() {
    return this.#view.state.doc.toString();
  }

  /** Shows another text, without a way to undo that. */
  open(source: string) {
    this.#edited = false;
    this.#view.setState(this.#fresh(source));
  }

  /** Shows a text that somebody else has stored, with the cursor where it was. */
  follow(source: string) {
    const old = this.source;
    if (old === source) return;
    const { start: from, end } = common(old, source);
    this.#following = true;
    const changes = { from, to: old.length - end, insert: source.slice(from, source.length - end) };
    this.#view.dispatch({ changes });
    this.#following = false;
  }

  /** Marks a line, or nothing. @param line from 1 */
  mark(line: number | null, message: string = "") {
    const { doc } = this.#view.state;
    const at = line !== null && line <= doc.lines ? doc.line(line) : null;
    const found = at ? [{ from: at.from, to: at.to, severity: "error" as const, message }] : [];
    this.#view.dispatch(setDiagnostics(this.#view.state, found));
    if (!at) return;
    // The line goes to the editor's end, next to the error; the page is scrolled to that.
    const { scrollDOM } = this.#view;
    scrollDOM.scrollTop = this.#view.lineBlockAt(at.from).bottom - scrollDOM.clientHeight * 0.9;
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
