/**
 * @file Who plays the fields of deals that have ended: a second worker where the device has room for one, else the engine
 * itself, slice by slice, whenever it and the person's hands have nothing else to do. One field after the other.
 */

import sources from "nanafuda:comparing";

import { Engine } from "../../engine/client.js";
import { engine } from "../../app/bootstrap.js";

/** Cores and gigabytes with which a second Python, some 70 MB while it lasts, is in nobody's way; of gigabytes not every
 *  browser tells. */
const CORES = 4;
const GIGABYTES = 4;
/** Milliseconds between two looks whether the engine is idle. */
const LOOK = 60;
/** Milliseconds in which no slice is begun after a hand has come down: what it does is soon asked of the engine. */
const HAND = 400;

/**
 * @typedef {object} Job
 * @property {Seam.Requests["load" | "watch"]} match  loads the match, its deal having ended
 * @property {number} [deal]  without it the last
 * @property {() => boolean} wanted  whether to go on
 * @property {() => boolean} [here]  whether the engine is at that match; without it, the match is loaded first
 * @property {(field: Seam.FieldOf, by: Engine) => unknown} heard  called whenever another of the field is done
 */

/** @type {Engine | null} */
let second = null;
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

/** Has a field played, once those before are done. @param {Job} job */
export function play(job) {
  waiting += 1;
  last = last
    .then(() => run(job))
    .catch((fault) => console.warn(fault)) // it is left out
    .finally(() => {
      waiting -= 1;
      if (!waiting) second?.rest();
    });
}

/** @param {Job} job */
async function run(job) {
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
  const { hardwareConcurrency, deviceMemory = GIGABYTES } = /** @type {Navigator & {deviceMemory?: number}} */ (
    navigator
  );
  return !alone && hardwareConcurrency >= CORES && deviceMemory >= GIGABYTES;
}

/** @param {Job} job @returns {Promise<boolean>} false: no second worker can do it */
async function inSecond(job) {
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

/** @param {Engine} by @param {Job} job @returns {Promise<boolean>} whether that was all */
async function slice(by, { deal, wanted, heard }) {
  const reply = await by.request({ do: "field", deal });
  if (!wanted() || !("field" in reply)) return true;
  await heard(reply.field, by);
  return reply.field.found !== null;
}
