// Sees to it that all of the page arrives, in a browser that can run it. Of all scripts this one alone has the same name in every
// version, so that a page from some cache whose own scripts a deploy has removed still has it.

import "./support.js";

import { wrongType } from "../../worker/fetching.js";
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

/** A script that the host sends as something else is named; any other is missing. @param {HTMLScriptElement} script */
async function explain({ src }) {
  const type = await wrongType(src).catch(() => "");
  if (!type || type === "text/html") return miss(); // a page in its place is the host's way of saying 404
  const box = /** @type {HTMLElement} */ (document.getElementById("mistyped"));
  for (const one of box.querySelectorAll("[data-file]")) one.textContent = src.replace(/.*\//, "");
  for (const one of box.querySelectorAll("[data-type]")) one.textContent = type;
  box.hidden = false;
}

addEventListener("error", ({ target }) => target instanceof HTMLScriptElement && explain(target), true);
if (!isStyled()) void miss();
