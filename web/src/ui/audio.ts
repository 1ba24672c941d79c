// What is heard and felt at the table, where the person wants it: the page's one output of sound, and the device's
// vibration. As long as neither is wanted nothing is fetched or made for them.
//
// Browsers let a page be heard from a gesture on, so the output is made, and woken when the browser has put it to
// sleep, by a click or a key. In a hidden page it rests.

import { onMoment, type Kind, type Moment } from "../table/animation/cues.ts";
import { settings } from "../storage/settings.ts";
import type { Sound } from "./sounds.ts";

/** How loud the output is, by the setting. */
const VOLUMES: Record<string, number> = { soft: 0.35, middle: 0.8, loud: 1.4 };

/** Seconds from one sound to the next, and how long one waits at most. */
const [APART, PATIENCE] = [0.08, 0.3];

/** What is heard of a moment, where it does not end a deal or the match. */
const HEARD: Record<Kind, Sound> = {
  deal: "deal",
  turn: "turn",
  draw: "draw",
  call: "tap",
  place: "wood",
  play: "lay",
  meld: "lay",
  gather: "gather",
  capture: "stamp",
  won: "clap",
  lost: "fall",
  last: "wood",
  match: "bell",
  die: "die",
  revolution: "die",
};

/** Vibrations in milliseconds: on, off, on … */
const PATTERNS = { yours: [18], refused: [25, 45, 25], won: [30, 60, 30, 60, 80], lost: [90] };

let recipes: Promise<typeof import("./sounds.ts") | null> | undefined;
let output: GainNode | undefined;
/** So many sounds have been heard. */
let heard = 0;
/** When the next one may begin, on the output's clock. */
let free = 0;

/** Whether the device can be felt. */
export const vibrates = "vibrate" in navigator;

/** Something cannot be done. */
export function refused() {
  vibrate("refused");
  void sound("refuse");
}

/** It has become the person's turn. Where nobody is waited for, that goes without saying. */
export function yourTurn() {
  if (instant()) return;
  vibrate("yours");
  void sound("yours");
}

/** What is seen at once. */
let seen: Moment[] = [];

/** Of what is seen at once the first and the last are heard. */
function see(moment: Moment) {
  if (!seen.length) queueMicrotask(hear);
  seen.push(moment);
}

function hear() {
  const last = seen.pop() as Moment;
  if (seen.length && last.kind !== "match") tell(seen[0]);
  seen = [];
  tell(last);
}

function tell({ kind, event, mine }: Moment) {
  if (kind === "match" || event.type === "result") {
    const good = mine === (kind !== "lost");
    vibrate(good ? "won" : "lost");
    void sound(!good ? "fall" : kind === "match" ? "bell" : "clap");
  } else if (mine || !instant()) void sound(HEARD[kind]);
}

const wanted = () => settings.get("sounds");
/** Whether what the others do is not seen one by one. */
const instant = () => settings.get("pace") === "instant";

/** Lets a sound be heard, if it can be heard now or soon. */
async function sound(name: Sound) {
  if (!wanted()) return;
  const known = await fetched();
  if (!known || !wanted() || output?.context.state !== "running") return;
  const now = output.context.currentTime;
  const at = Math.max(now, free);
  if (at > now + PATIENCE) return;
  free = at + APART;
  known.play(output, name, at, heard++);
}

function vibrate(kind: keyof typeof PATTERNS) {
  if (settings.get("vibration") && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(PATTERNS[kind]);
}

/** The recipes; where they cannot be fetched it stays silent, and they are tried again. */
function fetched() {
  recipes ??= import("./sounds.ts").catch(() => {
    recipes = undefined;
    return null;
  });
  return recipes;
}

/** Makes or wakes the output; called in a gesture. */
async function wake() {
  if (!wanted()) return;
  void fetched();
  output ??= connected();
  if (output && context(output).state !== "running") await context(output).resume();
}

/** @returns nothing where there is no Web Audio */
function connected(): GainNode | undefined {
  if (!window.AudioContext) return undefined;
  free = 0;
  const gain = new GainNode(new AudioContext(), { gain: VOLUMES[settings.get("volume")] });
  gain.connect(gain.context.destination);
  return gain;
}

const context = (node: GainNode) => node.context as AudioContext;
/** What the browser does not allow is not heard. */
const silent = () => {};

for (const gesture of ["click", "keydown"]) addEventListener(gesture, () => void wake().catch(silent), true);

document.addEventListener("visibilitychange", () => {
  if (output) context(output)[document.hidden ? "suspend" : "resume"]().catch(silent);
});

onMoment(see);

settings.subscribe((key, value) => {
  if (key === "volume" && output) output.gain.value = VOLUMES[value];
  // What has been chosen is heard, or felt; this is still the gesture.
  if (key === "sounds" || key === "volume") wake().then(() => sound("wood"), silent);
  if (key === "vibration") vibrate("yours");
  if (key === "sounds" && !value && output) {
    context(output).close().catch(silent);
    output = undefined;
  }
});
