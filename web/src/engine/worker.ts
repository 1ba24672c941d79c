// The engine worker: handles requests of the page. Messages are JSON texts:
//   page -> worker  {"id", "request"} | {"hearing": true} | {"supply"}: sources for later requests
//                   | {"lost", "bot"}: a player's bot is gone; without a number: all are | {"bot"} with a port to it
//   worker -> page  {"id", "reply"} | {"loaded", "total"} | {"ready": true, "way"} | {"failed", "detail", "facts"}
//                   | {"at"}, before each slice of Python: id of the request | {"hearing": true}
//                   | {"bot"}: this player's bot must be ended

import "./polyfills.ts";

import { StartError, startPython, supply, way } from "./python-start.ts";
import { Questions } from "./questions.ts";
import { removeNetworkApis } from "./sandbox.ts";
import type { Request } from "./client.ts";

/** Python's request handler, once started; requests await it. */
const python: PromiseWithResolvers<(text: string) => string> = Promise.withResolvers();
/** Number of states returned. A newer state cancels a bot's thinking. */
let states = 0;
/** Number of advice requests. A newer one cancels an older one. */
let questions = 0;
/** Number of trials of bots that were begun or stopped. A newer one cancels an older one. */
let trials = 0;

const post = (message: object) => self.postMessage(JSON.stringify(message));
/** Questions to players' bots, by their number. */
const bots: Questions[] = [];
const questionsTo = (bot: number) => (bots[bot] ??= new Questions(() => post({ bot })));

/** Milliseconds of the last decisions of bots, by game and level. A move without a choice takes as long. */
const decisions: Map<string, number[]> = new Map();
const REMEMBERED = 8;
/** Game and level of the last state. */
let playing = "";

/** Notes the level of a state's bots and, if one has decided, how long. */
function noteState({ game, level }: { game?: string; level?: string }, time: number | null) {
  playing = `${game} ${level}`;
  if (time !== null) decisions.set(playing, [...(decisions.get(playing) ?? []), time].slice(-REMEMBERED));
}

/** Waits until the time since `begun` is that of one of the last decisions. */
function idle(begun: number) {
  const times = decisions.get(playing) ?? [];
  const time = times[Math.floor(Math.random() * times.length)] ?? 0;
  return new Promise((resolve) => setTimeout(resolve, begun + time - performance.now()));
}

/** Interval of the messages to the page while a bot elsewhere is being asked, in milliseconds. */
const TELL_EVERY = 1000;

/** Handles queued messages first. */
const breathe = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(null);
  });

/** Whether a request plays a deal with players' bots. */
const tries = (request: Request) => request?.do === "deal";
const advises = (request: Request) => ["hint", "analyseDecision", "analyseAction"].includes(request?.do);

/**
 * Handles one request, slice by slice if it needs thinking.
 * @returns the reply
 */
async function answer(handle: (text: string) => string, id: number, request: Request): Promise<object> {
  let text = JSON.stringify(request);
  const begun = states;
  if (advises(request)) questions += 1;
  if (tries(request)) trials += 1;
  const [asked, trial] = [questions, trials];
  const begunAt = performance.now();
  let idled = false;
  let told = Number.NEGATIVE_INFINITY;
  for (let slice = true; ; ) {
    if (slice || performance.now() - told > TELL_EVERY) {
      post({ at: id });
      told = performance.now();
    }
    const reply = JSON.parse(handle(text));
    if (!reply.thinking) {
      if (reply.table) {
        states += 1;
        noteState(reply, request.do === "think" && !idled ? performance.now() - begunAt : null);
      }
      return reply;
    }
    slice = !reply.question;
    idled ||= reply.idle === true;
    if (slice) await (reply.idle ? idle(begunAt) : breathe());
    text = JSON.stringify(slice ? request : { ...request, answer: await questionsTo(reply.bot).ask(reply.question) });
    const overtaken =
      states !== begun || (advises(request) && questions !== asked) || (tries(request) && trials !== trial);
    if (overtaken) return { ok: true, cancelled: true };
  }
}

function fail(error: unknown) {
  const { reason, facts } = error instanceof StartError ? error : { reason: "engine-crashed" };
  post({ failed: reason, detail: String(error), facts });
}

self.onmessage = async (event) => {
  if (typeof event.data !== "string") return; // files of the one-file version
  const { id, request, hearing, lost, bot, supply: sources } = JSON.parse(event.data);
  if (event.ports.length) return questionsTo(bot).connect(event.ports[0]);
  if (hearing) return post({ hearing });
  if (lost) {
    trials += lost === "stopped" ? 1 : 0;
    for (const one of bot === undefined ? bots : [questionsTo(bot)]) one?.lose(lost === "slow" ? "slow" : "ended");
    return;
  }
  try {
    if (sources) {
      await python.promise;
      return supply(sources);
    }
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
