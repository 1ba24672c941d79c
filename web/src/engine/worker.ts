// The engine worker: handles requests of the page. Messages are JSON texts:
//   page -> worker  {"id", "request"} | {"hearing": true} | {"supply"}: sources for later requests
//                   | {"id", "wheel"}: a package of the workshop, its file and its content in base64
//   worker -> page  {"id", "reply"} | {"loaded", "total"} | {"ready": true, "way"} | {"failed", "detail", "facts"}
//                   | {"at"}, before each call of Python: id of the request | {"hearing": true}

import "./polyfills.ts";

import { install, StartError, startPython, supply, way } from "./python-start.ts";
import { removeNetworkApis } from "./sandbox.ts";
import type { Request } from "./client.ts";

/** Python's request handler, once started; requests await it. */
const python: PromiseWithResolvers<(text: string) => string> = Promise.withResolvers();
/** Resolves when the wheels sent so far are installed; later requests await it. */
let installed: Promise<unknown> = python.promise;
/** Number of states returned. A newer state cancels a bot's thinking. */
let states = 0;
/** Number of advice requests. A newer one cancels an older one. */
let questions = 0;

const post = (message: object) => self.postMessage(JSON.stringify(message));

/** Handles queued messages first. */
const breathe = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(null);
  });

const advises = (request: Request) => ["hint", "analyseDecision", "analyseAction"].includes(request?.do);

/**
 * Handles one request, slice by slice if it needs thinking.
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
  if (typeof event.data !== "string") return; // files of the one-file version
  const { id, request, hearing, wheel, supply: sources } = JSON.parse(event.data);
  if (hearing) return post({ hearing });
  try {
    if (sources) {
      await python.promise;
      return supply(sources);
    }
    if (wheel) {
      const reply = installed.then(() => install(wheel));
      installed = reply.catch(() => {});
      return post({ id, reply: JSON.parse(await reply) });
    }
    await installed;
    post({ id, reply: await answer(await python.promise, id, request) });
  } catch (error) {
    fail(error); // `handle` never raises, so Python itself has crashed
  }
};

/** Minimum interval of progress messages in milliseconds: each makes the page render, which slows the start. */
const REPORT_EVERY = 100;
let reportedAt = -REPORT_EVERY;
startPython((loaded, total) => {
  const now = performance.now();
  if (now - reportedAt < REPORT_EVERY && loaded < total) return;
  reportedAt = now;
  post({ loaded, total });
}).then((handle) => {
  removeNetworkApis();
  python.resolve(handle);
  post({ ready: true, way });
}, fail);
