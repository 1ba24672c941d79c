// The engine's side of the door. One JSON text in, one JSON text out:
//   page -> worker  {"id", "request"} | {"hearing": true} | {"supply"}: sources for what is asked next
//   worker -> page  {"id", "reply"} | {"loaded", "total"} | {"ready": true, "way"} | {"failed", "detail", "facts"}
//                   | {"at"}, before each call of Python: the request that it is for | {"hearing": true}

import "./polyfills.ts";

import { StartError, startPython, supply, way } from "./python-start.ts";
import { closeWaysOut } from "./sandbox.ts";
import type { Request } from "./client.ts";

/** Python's, once it is there; requests wait for it. */
const door: PromiseWithResolvers<(text: string) => string> = Promise.withResolvers();
/** Counts the states handed out: a bot whose thinking began in an earlier one has been overtaken. */
let states = 0;
/** Counts the questions for advice: a newer one overtakes an older. */
let questions = 0;

const post = (message: object) => self.postMessage(JSON.stringify(message));

/** Lets messages that have arrived meanwhile be served first. */
const breathe = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(null);
  });

const advises = (request: Request) => ["hint", "knew", "judge"].includes(request?.do);

/**
 * Answers one request; one that takes thought is continued slice by slice.
 * @returns the reply
 */
async function answer(handle: (text: string) => string, id: number, request: Request): Promise<object> {
  const text = JSON.stringify(request);
  const begun = states;
  if (advises(request)) questions += 1;
  const asked = questions;
  for (;;) {
    post({ at: id });
    const reply = JSON.parse(handle(text));
    if (!reply.thinking) {
      if (reply.table) states += 1;
      return reply;
    }
    await breathe();
    const overtaken = states !== begun || (advises(request) && questions !== asked);
    if (overtaken) return { ok: true, cancelled: true };
  }
}

function fail(error: unknown) {
  const { reason, facts } = error instanceof StartError ? error : { reason: "engine-crashed" };
  post({ failed: reason, detail: String(error), facts });
}

self.onmessage = async (event) => {
  if (typeof event.data !== "string") return; // parts of the one-file version
  const { id, request, hearing, supply: sources } = JSON.parse(event.data);
  if (hearing) return post({ hearing });
  try {
    if (sources) {
      await door.promise;
      return supply(sources);
    }
    post({ id, reply: await answer(await door.promise, id, request) });
  } catch (error) {
    fail(error); // `handle` never raises: if it did, Python itself is gone.
  }
};

/** A page that is told more often draws more often, and both take time from the start. */
const TELL_EVERY = 100;
let told = -TELL_EVERY;
startPython((loaded, total) => {
  const now = performance.now();
  if (now - told < TELL_EVERY && loaded < total) return;
  told = now;
  post({ loaded, total });
}).then((handle) => {
  closeWaysOut();
  door.resolve(handle);
  post({ ready: true, way });
}, fail);
