// Sees to it that all of the page arrives. Of all scripts this one alone has the same name in every
// version, so that a page from some cache whose own scripts a deploy has removed still has it.

import { miss } from "./afresh.js";

/** A sheet that has not arrived is none, or empty, or cannot be read: browsers differ. */
function isStyled() {
  const link = /** @type {HTMLLinkElement | null} */ (document.querySelector("link[rel=stylesheet]"));
  try {
    return Boolean(link?.sheet?.cssRules.length);
  } catch {
    return false;
  }
}

addEventListener("error", ({ target }) => target instanceof HTMLScriptElement && miss(), true);
if (!isStyled()) void miss();
