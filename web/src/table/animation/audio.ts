// Sound and vibration for the table: the page's single audio output and the device's vibration. While both are off, no
// sound is loaded and no output exists.
//
// Browsers allow audio only after a gesture, so a click or a key creates the output, or resumes it if the browser has
// suspended it. A hidden page suspends it.

import { onCue, type Cue } from "./cues.ts";
import type { Kind } from "./kinds.ts";
import { settings } from "../../storage/settings.ts";
import type { Sound } from "../../ui/sounds.ts";

/** Gain by setting. */
const VOLUMES: Record<string, number> = { soft: 0.35, middle: 0.8, loud: 1.4 };

/** Seconds between two sounds, and longest delay of a sound. */
const [APART, PATIENCE] = [0.08, 0.3];

/** Sound of a cue, unless it ends a deal or the match. */
const HEARD: Record<Kind, Sound> = {
  deal: "deal",
  turn: "turn",
  draw: "draw",
  call: "tap",
  claim: "cry",
  vow: "cry",
  alert: "wood",
  place: "wood",
  play: "lay",
  meld: "lay",
  gather: "gather",
  capture: "stamp",
  won: "clap",
  lost: "fall",
  last: "cry",
  match: "bell",
  die: "die",
  revolution: "die",
};

/** Vibrations in milliseconds: on, off, on … */
const PATTERNS = { yours: [18], refused: [25, 45, 25], won: [30, 60, 30, 60, 80], lost: [90] };

let recipes: Promise<typeof import("../../ui/sounds.ts") | null> | undefined;
let output: GainNode | undefined;
/** Number of sounds played. */
let heard = 0;
/** Earliest start of the next sound, on the output's clock. */
let free = 0;

/** Whether the browser supports vibration. */
export const vibrates = "vibrate" in navigator;

/** Signals a refused action. */
export function refused() {
  vibrate("refused");
  void sound("refuse");
}

/** Signals the person's turn, except at the “instant” pace. */
export function yourTurn() {
  if (instant()) return;
  vibrate("yours");
  void sound("yours");
}

/** Cues that became visible together. */
let seen: Cue[] = [];

/** Plays only the first and the last of simultaneous cues. */
function see(cue: Cue) {
  if (!seen.length) queueMicrotask(hear);
  seen.push(cue);
}

function hear() {
  const last = seen.pop() as Cue;
  if (seen.length && last.kind !== "match") tell(seen[0]);
  seen = [];
  tell(last);
}

function tell({ kind, event, mine }: Cue) {
  if (kind === "match" || event.type === "result") {
    const good = mine === (kind !== "lost");
    vibrate(good ? "won" : "lost");
    void sound(!good ? "fall" : kind === "match" ? "bell" : "clap");
  } else if (mine || !instant()) void sound(HEARD[kind]);
}

const wanted = () => settings.get("sounds");
/** Whether the others' moves are shown all at once. */
const instant = () => settings.get("pace") === "instant";

/** Plays a sound if that is possible now or soon. */
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

/** Loads the sounds. On failure there is silence, and the next call tries again. */
function fetched() {
  recipes ??= import("../../ui/sounds.ts").catch(() => {
    recipes = undefined;
    return null;
  });
  return recipes;
}

/** Creates or resumes the output; call during a gesture. */
async function wake() {
  if (!wanted()) return;
  void fetched();
  output ??= connected();
  if (output && context(output).state !== "running") await context(output).resume();
}

/** @returns undefined without Web Audio */
function connected(): GainNode | undefined {
  if (!window.AudioContext) return undefined;
  free = 0;
  const gain = new GainNode(new AudioContext(), { gain: VOLUMES[settings.get("volume")] });
  gain.connect(gain.context.destination);
  return gain;
}

const context = (node: GainNode) => node.context as AudioContext;
/** Ignores errors: the browser may forbid playback. */
const silent = () => {};

for (const gesture of ["click", "keydown"]) addEventListener(gesture, () => void wake().catch(silent), true);

document.addEventListener("visibilitychange", () => {
  if (output) context(output)[document.hidden ? "suspend" : "resume"]().catch(silent);
});

onCue(see);

settings.subscribe((key, value) => {
  if (key === "volume" && output) output.gain.value = VOLUMES[String(value)];
  // Play a sample of the new setting, still within the gesture.
  if (key === "sounds" || key === "volume") wake().then(() => sound("wood"), silent);
  if (key === "vibration") vibrate("yours");
  if (key === "sounds" && !value && output) {
    context(output).close().catch(silent);
    output = undefined;
  }
});
