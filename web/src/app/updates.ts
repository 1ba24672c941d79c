// Playing without the network, and new versions of the site: the page's side of the service worker.

import type { Kept as KeptOf } from "./service-worker.ts";

/** Refused: this browser keeps nothing; insecure: no browser keeps anything of an address without https. */
export type Kept = KeptOf | "refused" | "insecure";

let registration: ServiceWorkerRegistration | undefined;
let applying = false;
/** Whether this device also needs what only the plain start takes. */
let plain = false;
let tell: (kept: Kept) => void = () => {};
/** Where the answers to the latest question arrive. */
let ports: MessagePort[] = [];

/** Whether a service worker is this site's own: that of a site further up may stand in for it. */
const isOwn = (worker: ServiceWorker | null) => worker?.scriptURL === new URL("sw.js", document.baseURI).href;

/** @returns false: never */
function reaches(worker: ServiceWorker, state: ServiceWorkerState): Promise<boolean> {
  return new Promise((resolve) => {
    const settle = () => {
      if (worker.state !== state && worker.state !== "redundant") return;
      worker.removeEventListener("statechange", settle);
      resolve(worker.state === state);
    };
    worker.addEventListener("statechange", settle);
    settle();
  });
}

/**
 * Keeps the site for offline play. Call it once the engine is ready, so that what the page has downloaded is there to
 * be kept and nothing is downloaded twice. Where a browser cannot do that, neither function is ever called and the game
 * plays on.
 * @param plainToo whether this start took what only the plain start takes
 * @param onUpdateReady a new version waits: see {@link applyUpdate}
 * @param onKept what is kept now; see {@link look}
 */
export async function register(plainToo: boolean, onUpdateReady: () => void, onKept: (kept: Kept) => void) {
  const workers = navigator.serviceWorker;
  if (!isSecureContext) return onKept("insecure");
  if (!workers || location.protocol === "file:") return;
  plain = plainToo;
  tell = onKept;
  let controlled = isOwn(workers.controller);
  workers.addEventListener("controllerchange", () => {
    if (applying) location.reload();
    else if (controlled) onUpdateReady(); // another tab has applied it
    controlled = isOwn(workers.controller);
  });
  try {
    registration = await workers.register("sw.js");
  } catch {
    tell("refused");
    return;
  }
  const waits = async (worker: ServiceWorker | null | undefined) => {
    if (!worker || !registration?.active || !(await reaches(worker, "installed"))) return;
    onUpdateReady();
    // It alone: one that does not mean to wait could not take over while the active one is busy answering.
    ask([worker]);
  };
  waits(registration.waiting ?? registration.installing);
  registration.addEventListener("updatefound", () => waits(registration?.installing));
  addEventListener("online", look);
  document.addEventListener("visibilitychange", () => document.hidden || look());
  await look();
}

/** Asks what is kept now, and has what is missing fetched: a browser may throw things away at any time. */
export async function look() {
  if (!registration) return;
  const first = registration.active ?? registration.waiting ?? registration.installing;
  if (!first || !((await reaches(first, "activated")) || registration.active)) return tell("refused");
  // The version that waits may be the one that is opened next.
  ask([registration.active, registration.waiting].filter((worker) => worker !== null));
}

/** Has some workers tell what is kept, and keep what is missing. */
function ask(asked: ServiceWorker[]) {
  for (const port of ports) port.close();
  const answers: KeptOf[] = [];
  ports = asked.map((worker, i) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => {
      answers[i] = data;
      const known = Object.values(answers);
      if (known.length === asked.length) tell(known.find(({ missing }) => missing > 0) ?? known[0]);
    };
    worker.postMessage({ keep: true, plain }, [port2]);
    return port1;
  });
}

/** Changes over to the version that waits, and reloads the page. Save first. */
export function applyUpdate() {
  applying = true;
  if (registration?.waiting) registration.waiting.postMessage("apply-update");
  else location.reload();
}
