// Plays the fields of finished deals, one at a time: in the second engine if there is one, otherwise in the engine
// itself, in slices while both the engine and the person are idle.

import sources from "nanafuda:comparing";

import type { Engine } from "../../engine/client.ts";
import { second } from "../../engine/second-engine.ts";
import { engine } from "../../engine/connection.ts";
import { whileIdle } from "../../engine/idle.ts";

type Asked = Pick<Engine, "request">;

interface Job {
  match: Protocol.Requests["load" | "openReplay"]; // loads the match at the end of the deal
  deal?: number; // default: the last deal
  wanted: () => boolean; // whether to go on
  here?: () => boolean; // whether the engine has the match loaded; default: load it first
  heard: (field: Protocol.FieldOf, by: Asked) => unknown; // called after each player of the field
}

/** The last queued job. */
let last = Promise.resolve();

export function play(job: Job) {
  last = last.then(() => run(job)).catch((fault) => console.warn(fault)); // skip the job
}

async function run(job: Job) {
  if (!job.wanted()) return;
  const { match } = job;
  const slices = async (by: Asked) => !job.wanted() || (await slice(by, job));
  if (await second.run({ match, sources, slice: slices })) return;
  if (job.wanted() && !job.here && !(await engine.request(job.match)).ok) return;
  await whileIdle({ ...job, slice: () => slice(engine, job) });
}

/** @returns whether the job is done */
async function slice(by: Asked, { deal, wanted, heard }: Job): Promise<boolean> {
  const reply = await by.request({ do: "field", deal });
  if (!wanted() || !("field" in reply)) return true;
  await heard(reply.field, by);
  return reply.field.found !== null;
}
