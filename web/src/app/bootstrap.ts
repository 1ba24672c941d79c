// The page's first script: where the address asks for a game, the engine starts before the app,
// which is much larger, is there; and the first page, which nobody asked for, is not laid out. The words of one language
// begin to arrive.

import words from "nanafuda:words";
import { worker } from "nanafuda:worker";

import { Engine } from "../engine/client.ts";
import { LANGS, preferred } from "../i18n/languages.ts";
import { keys, read } from "../storage/local-storage.ts";

if (!Promise.withResolvers || !Map.groupBy) await import("../engine/polyfills.ts");

// In a frame, whoever made the page around it could lead the person's taps: nothing of it runs, and the app, which waits
// for this module, waits for ever.
if (self !== top) {
  await import("./framed.ts");
  await new Promise(() => {});
}

/** The language that was chosen in the settings, if they can be read. */
function chosen() {
  try {
    return JSON.parse(read("settings:lang") ?? "null") ?? JSON.parse(read("settings") ?? "").lang;
  } catch {
    return "";
  }
}

// The app asks for them again: nothing is lost should they not come, or should it want others.
void words[LANGS.find((lang) => lang === chosen()) ?? preferred()]().catch(() => {});

// What the lobby puts first has its room before the app is there.
const { classList } = document.documentElement;
if (keys().some((key) => /^save.*"over":false/s.test(key + read(key)))) classList.add("saved");

export const engine = new Engine();
/** Another one says other things of the same match. */
export const version = worker;

/** Whether the address asks for a table that is drawn before the engine is there (see src/storage/table-snapshot.ts). */
const isKnown = () => read(`shown:${/^#(?:play|start)=([a-z-]+)$/.exec(location.hash)?.[1]}`) !== null;
/** To be settled once that table is drawn: until then the processor is the page's alone. */
export const drawn = Promise.withResolvers();

if (location.hash.length > 1) {
  const known = isKnown();
  if (known) engine.after(Promise.race([drawn.promise, new Promise((resolve) => setTimeout(resolve, 400))]));
  void engine.start().catch(() => {}); // the app tells how it goes
  classList.add("elsewhere");
  setTimeout(() => classList.remove("elsewhere"), 5000); // should the app not arrive
  // A worker cannot begin while the page is busy: the app, which waits for this module, lets it.
  const enough = new Promise((resolve) => setTimeout(resolve, 150));
  if (!known) await Promise.race([engine.running, enough]);
}
