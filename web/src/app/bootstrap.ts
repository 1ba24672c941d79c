// The page's first script. If the address names a game, it starts the engine before the much larger app arrives. It
// then also suppresses the layout of the lobby. It starts to fetch the texts of one language.

import words from "nanafuda:words";
import { worker } from "nanafuda:worker";

import { Engine } from "../engine/client.ts";
import { LANGS, preferred } from "../i18n/languages.ts";
import { keys, read } from "../storage/local-storage.ts";

if (!Promise.withResolvers || !Map.groupBy) await import("../engine/polyfills.ts");

// Against clickjacking: in a frame, neither this module nor the app, which awaits it, runs.
if (self !== top) {
  await import("./framed.ts");
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

// Reserves space for the lobby's list of saved matches, to avoid a layout shift.
const { classList } = document.documentElement;
if (keys().some((key) => /^save.*"over":false/s.test(key + read(key)))) classList.add("saved");

export const engine = new Engine();
/** Engine build id. States cached by another build are ignored. */
export const version = worker;

/** Whether the addressed table can render from its snapshot (see src/storage/table-snapshot.ts). */
const isKnown = () => read(`shown:${history.state?.opened?.game ?? tableOf(location.hash)}`) !== null;
const tableOf = (hash: string) => /^#(?:play|start)=([a-z-]+)$/.exec(hash)?.[1];
/** Resolved once that table has rendered; until then the engine does not compete for the processor. */
export const drawn = Promise.withResolvers();

if (location.hash.length > 1) {
  const known = isKnown();
  if (known) engine.after(Promise.race([drawn.promise, new Promise((resolve) => setTimeout(resolve, 400))]));
  void engine.start().catch(() => {}); // the app reports the status
  classList.add("elsewhere");
  setTimeout(() => classList.remove("elsewhere"), 5000); // if the app does not arrive
  // A worker cannot start while the page is busy. Delay the app, which awaits this module, by at most 150 ms.
  const enough = new Promise((resolve) => setTimeout(resolve, 150));
  if (!known) await Promise.race([engine.running, enough]);
}
