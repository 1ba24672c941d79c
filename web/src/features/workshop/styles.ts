// Adds the workshop's styles to the page when it is first opened: no other visitor needs them.

import css from "../../../styles/workshop.css" with { type: "text" };

let added = false;

export function addStyles() {
  if (added) return;
  added = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
