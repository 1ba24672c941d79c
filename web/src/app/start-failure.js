// Says why the page does not run, or loads it anew. See load-check.js.

import { wrongType } from "../engine/fetching.js";
import { miss } from "./reload.js";
import { sayUnsupported } from "./browser-support.js";

/** A script that the host sends as something else is named; any other is missing. @param {string} src */
async function explain(src) {
  const type = src && (await wrongType(src).catch(() => ""));
  if (!type || type === "text/html") return miss(); // a page in its place is the host's way of saying 404
  const box = /** @type {HTMLElement} */ (document.getElementById("mistyped"));
  for (const one of box.querySelectorAll("[data-file]")) one.textContent = src.replace(/.*\//, "");
  for (const one of box.querySelectorAll("[data-type]")) one.textContent = type;
  box.hidden = false;
}

const { src = "" } = /** @type {HTMLScriptElement} */ (document.currentScript).dataset;
if (document.documentElement.classList.contains("unsupported")) sayUnsupported();
else void explain(src);
