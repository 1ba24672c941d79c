// Keeps lit-html working while the browser translates the page. Chrome, Edge and extensions replace each text node with
// a `<font>`, but lit-html still refers to the text nodes.

// lit-html sets a part's text as `data` of the node after the part's marker.
Object.defineProperty(HTMLFontElement.prototype, "data", {
  set(text: string) {
    this.textContent = text;
  },
});

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
