// Who plays the fields of deals that have ended: a second worker where the device has room for one, else the engine
// itself, slice by slice, whenever it and the person's hands have nothing else to do. One field after the other.

import sources from "nanafuda:comparing";

import { Engine } from "../../engine/client.ts";
import { engine } from "../../app/bootstrap.ts";

/** Cores and gigabytes with which a second Python, some 70 MB while it lasts, is in nobody's way; of gigabytes not every
 *  browser tells. */
const CORES = 4;
const GIGABYTES = 4;
/** Milliseconds between two looks whether the engine is idle. */
const LOOK = 60;
/** Milliseconds in which no slice is begun after a hand has come down: what it does is soon asked of the engine. */
const HAND = 400;

interface Job {
  match: Seam.Requests["load" | "watch"]; // loads the match, its deal having ended
  deal?: number; // without it the last
  wanted: () => boolean; // whether to go on
  here?: () => boolean; // whether the engine is at that match; without it, the match is loaded first
  heard: (field: Seam.FieldOf, by: Engine) => unknown; // called whenever another of the field is done
}

let second: Engine | null = null;
/** Whether a second worker would not start: then no other is tried. */
let alone = false;
/** The last of those that wait for each other. */
let last = Promise.resolve();
let waiting = 0;
/** When the person's hand last came down, on the page's clock. */
let down = -HAND;

const heed = () => {
  down = performance.now();
};
for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, heed, true);

/** Has a field played, once those before are done. */
export function play(job: Job) {
  waiting += 1;
  last = last
    .then(() => run(job))
    .catch((fault) => console.warn(fault)) // it is left out
    .finally(() => {
      waiting -= 1;
      if (!waiting) second?.rest();
    });
}

async function run(job: Job) {
  if (job.wanted() && roomy() && (await inSecond(job))) return;
  const { here = () => true } = job;
  if (job.wanted() && !job.here && !(await engine.request(job.match)).ok) return;
  while (job.wanted()) {
    const free = engine.idle && performance.now() > down + HAND;
    if (!here() || !free) await new Promise((resolve) => setTimeout(resolve, LOOK));
    else if (await slice(engine, job)) return;
  }
}

function roomy() {
  const { hardwareConcurrency, deviceMemory = GIGABYTES } = navigator as Navigator & { deviceMemory?: number };
  return !alone && hardwareConcurrency >= CORES && deviceMemory >= GIGABYTES;
}

/** @returns false: no second worker can do it */
async function inSecond(job: Job): Promise<boolean> {
  second ??= new Engine();
  second.supply(sources);
  try {
    const loaded = await second.request(job.match);
    while (loaded.ok && job.wanted() && !(await slice(second, job)));
    return true;
  } catch (fault) {
    console.warn(fault);
    alone = true;
    return false;
  }
}

/** @returns whether that was all */
async function slice(by: Engine, { deal, wanted, heard }: Job): Promise<boolean> {
  const reply = await by.request({ do: "field", deal });
  if (!wanted() || !("field" in reply)) return true;
  await heard(reply.field, by);
  return reply.field.found !== null;
}
