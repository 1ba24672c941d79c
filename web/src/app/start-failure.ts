// Says why the page does not run, or loads it anew. See load-check.ts.

import { wrongType } from "../engine/fetching.ts";
import { miss } from "./reload.ts";
import { sayUnsupported } from "./browser-support.ts";

/** A script that the host sends as something else is named; any other is missing. */
async function explain(src: string) {
  const type = src && (await wrongType(src).catch(() => ""));
  if (!type || type === "text/html") return miss(); // a page in its place is the host's way of saying 404
  const box = document.getElementById("mistyped") as HTMLElement;
  for (const one of box.querySelectorAll("[data-file]")) one.textContent = src.replace(/.*\//, "");
  for (const one of box.querySelectorAll("[data-type]")) one.textContent = type;
  box.hidden = false;
}

const { src = "" } = (document.currentScript as HTMLScriptElement).dataset;
if (document.documentElement.classList.contains("unsupported")) sayUnsupported();
else void explain(src);
