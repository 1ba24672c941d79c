// Plays the fields of finished deals, one at a time. Uses a second worker if the device has enough resources; otherwise
// the engine itself, in slices while both the engine and the person are idle.

import sources from "nanafuda:comparing";

import { Engine } from "../../engine/client.ts";
import { engine } from "../../app/bootstrap.ts";

/** Minimum cores and GB for a second Python (about 70 MB). Not every browser reports its memory. */
const CORES = 4;
const GIGABYTES = 4;
/** Polling interval for an idle engine, in milliseconds. */
const LOOK = 60;
/** Milliseconds without a slice after a key or pointer press, because it often causes a request. */
const HAND = 400;

interface Job {
  match: Protocol.Requests["load" | "openReplay"]; // loads the match at the end of the deal
  deal?: number; // default: the last deal
  wanted: () => boolean; // whether to go on
  here?: () => boolean; // whether the engine has the match loaded; default: load it first
  heard: (field: Protocol.FieldOf, by: Engine) => unknown; // called after each player of the field
}

let second: Engine | null = null;
/** Whether a second worker has failed to start; then no other is tried. */
let alone = false;
/** The last queued job. */
let last = Promise.resolve();
let waiting = 0;
/** Time of the person's last press, on the page's clock. */
let down = -HAND;

const heed = () => {
  down = performance.now();
};
for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, heed, true);

/** Queues a job. */
export function play(job: Job) {
  waiting += 1;
  last = last
    .then(() => run(job))
    .catch((fault) => console.warn(fault)) // skip the job
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

/** @returns false: no second worker is available */
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

/** @returns whether the job is done */
async function slice(by: Engine, { deal, wanted, heard }: Job): Promise<boolean> {
  const reply = await by.request({ do: "field", deal });
  if (!wanted() || !("field" in reply)) return true;
  await heard(reply.field, by);
  return reply.field.found !== null;
}
