// Playing without the network, and new versions of the site: the page's side of the service worker.

/** @type {ServiceWorkerRegistration | undefined} */
let registration;
let applying = false;

/** What the plain start takes: the site's own cache holds only what the memory image does. */
const PLAIN = "plain-start";

/** Keeps the files of a plain start, and nothing older. @param {string[]} files */
async function keep(files) {
  const cache = await caches.open(PLAIN);
  const kept = (await cache.keys()).map(({ url }) => url);
  await Promise.all(kept.filter((url) => !files.includes(url)).map((url) => cache.delete(url)));
  await cache.addAll(files.filter((url) => !kept.includes(url)));
}

/** Bytes kept on this device for offline play. */
async function bytesKept() {
  let bytes = 0;
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const response = await cache.match(request);
      if (response) bytes += (await response.blob()).size;
    }
  }
  return bytes;
}

/** @param {ServiceWorker} worker @param {ServiceWorkerState} state */
function reaches(worker, state) {
  return new Promise((resolve) => {
    const look = () => worker.state === state && resolve(undefined);
    worker.addEventListener("statechange", look);
    look();
  });
}

/**
 * Keeps the site for offline play. Call it once the engine is ready, so that what the page has
 * downloaded is there to be kept and nothing is downloaded twice. Where a browser refuses,
 * neither function is ever called and the game plays on.
 * @param {string[]} files what this start took beyond the site itself
 * @param {() => void} onUpdateReady a new version waits: see {@link applyUpdate}
 * @param {(bytes: number) => void} onOfflineReady all is kept; called at every start
 */
export async function register(files, onUpdateReady, onOfflineReady) {
  const workers = navigator.serviceWorker;
  if (!workers) return;
  let controlled = workers.controller !== null;
  workers.addEventListener("controllerchange", () => {
    if (applying) location.reload();
    else if (controlled) onUpdateReady(); // another tab has applied it
    controlled = true;
  });
  try {
    registration = await workers.register("sw.js");
  } catch {
    return;
  }
  const waits = async (/** @type {ServiceWorker | null | undefined} */ worker) => {
    if (!worker || !registration?.active) return;
    await reaches(worker, "installed");
    onUpdateReady();
  };
  waits(registration.waiting ?? registration.installing);
  registration.addEventListener("updatefound", () => waits(registration?.installing));
  const { active } = await workers.ready;
  if (active) await reaches(active, "activated");
  try {
    await keep(files);
    onOfflineReady(await bytesKept());
  } catch {
    // Not all of it could be kept: nothing is promised.
  }
}

/** Changes over to the version that waits, and reloads the page. Save first. */
export function applyUpdate() {
  applying = true;
  if (registration?.waiting) registration.waiting.postMessage("apply-update");
  else location.reload();
}
