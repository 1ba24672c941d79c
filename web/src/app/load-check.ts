// Sees to it that all of the page arrives, in a browser that can run it; start-failure.ts, fetched when it is needed, says what is
// wrong. These two alone have the same name in every version, so that a page from some cache whose own scripts a deploy has
// removed still has them. Compiled for browsers of 2017, which a classic script reaches.

import { isSupported } from "./browser-support.ts";

let told = false;

/** Once: what else is missing comes with the next load. @param src of a script that did not run */
function tell(src: string = "") {
  if (told) return;
  told = true;
  const script = document.createElement("script");
  script.src = "trouble.js";
  script.dataset.src = src;
  document.head.append(script);
}

/** A sheet that has not arrived is none, or empty, or cannot be read: browsers differ. */
function isStyled() {
  const link = document.querySelector("link[rel=stylesheet]") as any;
  try {
    return link.sheet.cssRules.length > 0;
  } catch {
    return false;
  }
}

addEventListener(
  "error",
  ({ target }) => {
    if (target instanceof HTMLScriptElement) tell(target.src);
  },
  true,
);
if (!isSupported()) {
  document.documentElement.classList.add("unsupported");
  tell();
} else if (!isStyled()) tell();
