// Sentences and names in sight twice on a deal's end, in its review or on Learn, and a cost that an end tells twice.
// biome-ignore lint/correctness/noUnusedVariables: the tests call it in the page
function twice() {
  const TEXT = "p, h2, h3, a, .prompt-words, .look-sum";
  const APART = "table, button, .help, .podium, .log, .decisions, .left, .visually-hidden";
  const COST = /about \d[\d.]* (?:point|trick|place)s?|約\d[\d.]*(?:点|トリック)/g;
  const root = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
  const place = root.querySelector(".viewer, .end, .learn");
  if (!place) return [];
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  const said = [];
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode;
    const seen = parentElement.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (seen && parentElement.closest(TEXT) && !parentElement.closest(APART)) said.push(data);
  }
  const sentences = said.flatMap((text) => text.split(/(?<=[.!?]) |(?<=[。！？])/));
  const costs = place.matches(".end") ? said.flatMap((text) => [...new Set(text.match(COST))]) : [];
  const plain = (text) => text.replace(/[\u2060\u2068\u2069\s]+/g, " ").trim();
  const told = [...sentences, ...costs].map(plain).filter((one) => one.length > 4);
  return told.filter((one, at) => told.indexOf(one) < at).map((one) => `“${one}” stands twice`);
}
