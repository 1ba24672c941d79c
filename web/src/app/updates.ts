// The page's side of the service worker: offline play and new versions of the site.

import { t } from "../i18n/messages.ts";
import { notice } from "../ui/notices.ts";
import type { CacheState as CacheStateOf } from "./service-worker.ts";

/** refused: the browser forbids offline storage; script: the host does not send the worker; insecure: without https */
export type CacheState = CacheStateOf | "refused" | "script" | "insecure";

let registration: ServiceWorkerRegistration | undefined;
let applying = false;
let update = "none" as "none" | "waiting" | "announced";
/** Whether nobody is in the middle of a deal. */
let mayAnnounce: () => boolean = () => false;
/** Whether this device also needs the files of the plain start. */
let plain = false;
let tell: (cacheState: CacheState) => void = () => {};
/** Ports for the answers to the latest request. */
let ports: MessagePort[] = [];

/** Whether a service worker belongs to this site; one of a parent path may control the page. */
const isOwn = (worker: ServiceWorker | null) => worker?.scriptURL === new URL("sw.js", document.baseURI).href;

/** @returns false: the worker never reaches the state */
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
 * Caches the site for offline play. Call it once the engine is ready: the HTTP cache then has the files, which avoids a
 * second download. If the browser does not support it, neither callback is called and the game still works.
 * @param plainToo whether this start used the files of the plain start
 * @param betweenDeals whether the lobby or the end of a deal is shown: see {@link announceUpdate}
 * @param onCacheState reports the cache state; see {@link look}
 */
export async function register(
  plainToo: boolean,
  betweenDeals: () => boolean,
  onCacheState: (cacheState: CacheState) => void,
) {
  const workers = navigator.serviceWorker;
  if (!isSecureContext) return onCacheState("insecure");
  if (!workers || location.protocol === "file:") return;
  plain ||= plainToo; // `keepPlain` may have come first
  mayAnnounce = betweenDeals;
  tell = onCacheState;
  let controlled = isOwn(workers.controller);
  workers.addEventListener("controllerchange", () => {
    if (applying) location.reload();
    else if (controlled) updateReady(); // another tab has applied it
    controlled = isOwn(workers.controller);
  });
  try {
    registration = await workers.register("sw.js");
  } catch {
    tell((await lacksWorker()) ? "script" : "refused");
    return;
  }
  const waits = async (worker: ServiceWorker | null | undefined) => {
    if (!worker || !registration?.active || !(await reaches(worker, "installed"))) return;
    updateReady();
    // Only this one: a worker that skips waiting could not take over while the active one is busy with a request.
    ask([worker]);
  };
  waits(registration.waiting ?? registration.installing);
  registration.addEventListener("updatefound", () => waits(registration?.installing));
  addEventListener("online", look);
  document.addEventListener("visibilitychange", () => document.hidden || look());
  await look();
}

/** Whether the host sends something else than the script, which browsers do not tell from a refusal of their own. */
async function lacksWorker() {
  const response = await fetch("sw.js", { cache: "no-store" }).catch(() => null);
  return response && (!response.ok || response.redirected || !isScript(response));
}

const isScript = ({ headers }: Response) => /(java|ecma)script/.test(headers.get("content-type") ?? "");

/** Also caches the files of the plain start from now on. */
export function keepPlain() {
  plain = true;
  void look();
}

/** Requests the cache state and refills the cache, because browsers may evict entries at any time. */
export async function look() {
  if (!registration) return;
  const first = registration.active ?? registration.waiting ?? registration.installing;
  if (!first || !((await reaches(first, "activated")) || registration.active)) return tell("refused");
  // The waiting version may serve the next load.
  ask([registration.active, registration.waiting].filter((worker) => worker !== null));
}

/** Has workers report their cache and fetch missing files. */
function ask(asked: ServiceWorker[]) {
  for (const port of ports) port.close();
  const answers: CacheStateOf[] = [];
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

/** A new version has been installed. */
function updateReady() {
  update = "waiting";
  announceUpdate();
}

/** Announces a new version, once. It waits for the lobby or the end of a deal, so that it interrupts none. */
export function announceUpdate() {
  if (update !== "waiting" || !mayAnnounce()) return;
  update = "announced";
  notice(() => t("update-ready"), [{ label: () => t("update-now"), run: applyUpdate }], {
    key: "update",
    follows: true,
  });
}

/** Activates the waiting version and reloads the page. */
function applyUpdate() {
  applying = true;
  if (registration?.waiting) registration.waiting.postMessage("apply-update");
  else location.reload();
}
