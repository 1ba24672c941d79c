// Lets lit-html go on drawing while the browser translates the page. Chrome, Edge and extensions put a `<font>` in the
// place of every text node, and lit-html still refers to the text nodes.

// A part's new text goes to the node after the part's marker, by `data`.
Object.defineProperty(HTMLFontElement.prototype, "data", {
  set(text: string) {
    this.textContent = text;
  },
});

/**
 * A part ends at the node after its marker. Where that is a text node, a processing instruction takes its place: it
 * shows nothing, is never translated, and lit-html does not count it.
 */
function prepare(template: any) {
  template.isPrepared = true;
  const walker = document.createTreeWalker(template, NodeFilter.SHOW_COMMENT);
  while (walker.nextNode()) {
    const marker = walker.currentNode as Comment;
    if (marker.nextSibling instanceof Text) marker.after(document.createProcessingInstruction("end", ""));
  }
}

// lit-html makes each instance of a template by this.
const importNode = document.importNode.bind(document);
document.importNode = (node, deep) => {
  if (!(node as any).isPrepared) prepare(node);
  return importNode(node, deep);
};
