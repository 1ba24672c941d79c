// Keeps lit-html working while others rewrite the page's text: a translator replaces each text node with a `<font>`, a
// dictionary or a reader of furigana splits it and wraps its parts in `<span>` or `<ruby>`.

import { nothing, render } from "lit-html";

// lit-html writes a part's text into the node after the part's marker, even if another program has replaced that node. These are its names
// of a part's first and last marker, of its value, and of the methods that clear it and set its value.
const part: any = render(nothing, document.createDocumentFragment());
const { prototype } = part.constructor;
const setValue = prototype._$AI;

prototype._$AI = function (this: any, value: unknown, ...rest: unknown[]) {
  if (isText(value) && isText(this._$AH) && value !== this._$AH && !isWhole(this)) {
    this._$AR(); // all that stands between the markers
    this._$AH = nothing;
  }
  setValue.call(this, value, ...rest);
};

const isText = (value: unknown) => ["string", "number", "boolean"].includes(typeof value);

/** Whether a part's text is the single text node that lit-html has written. */
function isWhole({ _$AA: first, _$AB: last, _$AH: value }: any) {
  const { nextSibling } = first;
  return (
    nextSibling instanceof Text && nextSibling.data === String(value) && nextSibling.nextSibling === (last ?? null)
  );
}

/**
 * Inserts a processing instruction between a marker and a following text node, because a part ends at the node after
 * its marker. The instruction is invisible, never translated and not counted by lit-html.
 */
function prepare(template: any) {
  template.isPrepared = true;
  const walker = document.createTreeWalker(template, NodeFilter.SHOW_COMMENT);
  while (walker.nextNode()) {
    const marker = walker.currentNode as Comment;
    if (marker.nextSibling instanceof Text) marker.after(document.createProcessingInstruction("end", ""));
  }
}

// lit-html instantiates templates by importNode.
const importNode = document.importNode.bind(document);
document.importNode = (node, deep) => {
  if (!(node as any).isPrepared) prepare(node);
  return importNode(node, deep);
};
