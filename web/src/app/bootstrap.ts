// The page's first script. If the address names a game, it starts the engine before the much larger app arrives. It
// then also suppresses the layout of the lobby. It starts to fetch the texts of one language.

import { engine, drawn } from "../engine/connection.ts";
import words from "nanafuda:words";
import { LANGS, preferred } from "../i18n/languages.ts";
import { read } from "../storage/local-storage.ts";

export * from "../engine/connection.ts";

// Against clickjacking: in a frame, neither this module nor the app, which awaits it, runs.
if (self !== top) {
  await (await import("./framed.ts")).sayFramed();
  await new Promise(() => {});
}

/** Returns the language from the settings, if they can be read. */
function chosen() {
  try {
    return JSON.parse(read("settings:lang") ?? "null") ?? JSON.parse(read("settings") ?? "").lang;
  } catch {
    return "";
  }
}

// Prefetch only: the app requests the texts again and handles failures.
void words[LANGS.find((lang) => lang === chosen()) ?? preferred()]().catch(() => {});

/** Whether the addressed table can render from its snapshot (see src/storage/table-snapshot.ts). */
const isKnown = () => read(`shown:${history.state?.opened?.game ?? tableOf(location.hash)}`) !== null;
const tableOf = (hash: string) => /^#(?:play|start)=([a-z-]+)$/.exec(hash)?.[1];

const elsewhere = location.hash.length > 1;
const known = elsewhere && isKnown();
if (elsewhere) {
  if (known) engine.after(Promise.race([drawn.promise, new Promise((resolve) => setTimeout(resolve, 400))]));
  void engine.start().catch(() => {}); // the app reports the status
  const { classList } = document.documentElement;
  classList.add("elsewhere");
  setTimeout(() => classList.remove("elsewhere"), 5000); // if the app does not arrive
}

// A browser's minimum font size changes letters but no rem: then the layout follows it as it follows larger text.
// Measured once the lobby is hidden elsewhere: it forces a layout.
const probe = document.body.appendChild(document.createElement("span"));
probe.textContent = "m";
const widthAt = (size: string) => {
  probe.style.fontSize = size;
  return probe.getBoundingClientRect().width;
};
const least = (100 * widthAt("1px")) / widthAt("100px");
if (least > 16) document.documentElement.style.fontSize = `max(100%, ${least}px)`;
probe.remove();

if (elsewhere && !known) {
  // A worker cannot start while the page is busy. Delay the app, which awaits this module, by at most 150 ms.
  const enough = new Promise((resolve) => setTimeout(resolve, 150));
  await Promise.race([engine.running, enough]);
}
