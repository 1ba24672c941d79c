// Checks that the browser is supported and that all scripts and styles have loaded. On failure it loads
// start-failure.ts, which shows the reason. Both have fixed file names, so that a cached page whose hashed scripts a
// deploy has removed can still load them. Compiled for browsers of 2017, as a classic script.

import { isSupported } from "./browser-support.ts";

let reported = false;

/** Reports the first failure only; the next load reveals others. @param src of a script that did not run */
function tell(src: string = "") {
  if (reported) return;
  reported = true;
  const script = document.createElement("script");
  script.src = "trouble.js";
  script.dataset.src = src;
  document.head.append(script);
}

/** Whether the style sheet has loaded. If not, it is missing, empty or unreadable, depending on the browser. */
function isStyled() {
  const link = document.querySelector<HTMLLinkElement>("link[rel=stylesheet]");
  try {
    return Boolean(link?.sheet?.cssRules.length);
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
