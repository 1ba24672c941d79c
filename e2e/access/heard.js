// biome-ignore lint/correctness/noUnusedVariables: the tests evaluate it in the page
function listen() {
  // Writes down, in `heard`, what live regions give a screen reader to say, in the order of the document's changes.
  globalThis.heard = [];
  /** @param {Node} node */
  const regionOf = (node) =>
    (node instanceof Element ? node : node.parentElement)?.closest(
      "[aria-live], [role=status], [role=log], [role=alert]",
    );
  /** @param {Node} node */
  const saidOf = (node) => {
    if (node.parentElement?.closest("[aria-hidden=true]")) return "";
    const copy = node.cloneNode(true);
    if (copy instanceof Element) {
      if (copy.matches("[aria-hidden=true]")) return "";
      for (const silent of copy.querySelectorAll("[aria-hidden=true]")) silent.remove();
    }
    return (copy.textContent ?? "").replace(/\s+/g, " ").trim();
  };
  globalThis.listening?.disconnect();
  globalThis.listening = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      for (const node of type === "characterData" ? [target] : addedNodes) {
        const region = regionOf(node);
        const text = saidOf(node);
        // A region that comes with its text says nothing.
        if (!text || !region || region === node || region.getAttribute("aria-live") === "off") continue;
        if (region.closest("[inert], [hidden]")) continue;
        const words = [...new Intl.Segmenter(document.documentElement.lang, { granularity: "word" }).segment(text)];
        globalThis.heard.push({
          region: region.classList[0] ?? region.getAttribute("role"),
          text,
          words: words.filter(({ isWordLike }) => isWordLike).length,
        });
      }
    }
  });
  globalThis.listening.observe(document, { subtree: true, childList: true, characterData: true });
}
