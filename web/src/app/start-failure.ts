// Shows why the page does not run, or reloads it. See load-check.ts.

import { wrongType } from "../engine/fetching.ts";
import { reloadOrExplain } from "./reload.ts";
import { sayFramed } from "./framed.ts";
import { sayUnsupported } from "./browser-support.ts";

/** Reports a script with a wrong content type. Treats any other as missing. */
async function explain(src: string) {
  const type = src && (await wrongType(src).catch(() => ""));
  if (!type || type === "text/html") return reloadOrExplain(); // some hosts send a page instead of a 404
  const box = document.getElementById("mistyped") as HTMLElement;
  for (const one of box.querySelectorAll("[data-file]")) one.textContent = src.replace(/.*\//, "");
  for (const one of box.querySelectorAll("[data-type]")) one.textContent = type;
  box.hidden = false;
}

const { src = "" } = (document.currentScript as HTMLScriptElement).dataset;
if (document.documentElement.classList.contains("unsupported")) sayUnsupported();
else if (self !== top) void sayFramed();
else void explain(src);
