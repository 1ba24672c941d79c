/**
 * @file What is heard and felt at the table, where the person wants it: the page's one output of sound, and the device's
 * vibration. As long as neither is wanted nothing is fetched or made for them.
 *
 * Browsers let a page be heard from a gesture on, so the output is made, and woken when the browser has put it to sleep,
 * by a click or a key. In a hidden page it rests.
 */

import * as store from "./store.js";

/** @typedef {import("../table/sounds.js").Sound} Sound */

/** How loud the output is, by the setting. @type {Record<string, number>} */
const VOLUMES = { soft: 0.35, middle: 0.8, loud: 1.4 };

/** Vibrations in milliseconds: on, off, on … */
const PATTERNS = { yours: [18], refuse: [25, 45, 25], won: [30, 60, 30, 60, 80], lost: [90] };

/** @type {Promise<typeof import("../table/sounds.js") | null> | undefined} */
let recipes;
/** @type {GainNode | undefined} */
let output;
/** So many sounds have been heard. */
let heard = 0;

const wanted = () => store.settings.get("sounds");

/** Lets a sound be heard, if it can be heard now: none is made up for. @param {Sound} name */
export async function sound(name) {
  if (!wanted()) return;
  const known = await fetched();
  if (known && wanted() && output?.context.state === "running") known.play(output, name, heard++);
}

/** @param {keyof typeof PATTERNS} kind */
export function vibrate(kind) {
  if (store.settings.get("vibration") && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(PATTERNS[kind]);
}

/** Whether the device can be felt. */
export const vibrates = "vibrate" in navigator;

/** The recipes; where they cannot be fetched it stays silent, and they are tried again. */
function fetched() {
  recipes ??= import("../table/sounds.js").catch(() => {
    recipes = undefined;
    return null;
  });
  return recipes;
}

/** Makes or wakes the output; called in a gesture. */
function wake() {
  if (!wanted()) return;
  void fetched();
  output ??= connected();
  if (output && context(output).state !== "running")
    return context(output)
      .resume()
      .catch(() => {});
}

/** @returns {GainNode | undefined} nothing where there is no Web Audio */
function connected() {
  if (!window.AudioContext) return undefined;
  const gain = new GainNode(new AudioContext({ latencyHint: "interactive" }), {
    gain: VOLUMES[store.settings.get("volume")],
  });
  gain.connect(gain.context.destination);
  return gain;
}

/** @param {GainNode} node */
const context = (node) => /** @type {AudioContext} */ (node.context);

for (const gesture of ["click", "keydown"]) addEventListener(gesture, wake, true);

document.addEventListener("visibilitychange", () => {
  if (output)
    context(output)
      [document.hidden ? "suspend" : "resume"]()
      .catch(() => {});
});

store.settings.subscribe((key, value) => {
  if (key === "volume" && output) output.gain.value = VOLUMES[value];
  // This is the gesture that has switched it on; what has been chosen is heard, or felt.
  if (["sounds", "volume"].includes(key)) void Promise.resolve(wake()).then(() => sound("wood"));
  if (key === "vibration") vibrate("yours");
  if (key === "sounds" && !value && output) {
    context(output)
      .close()
      .catch(() => {});
    output = undefined;
  }
});
