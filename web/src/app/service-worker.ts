// The service worker: caches the whole site by content hash, serves it offline and reports how much is cached. Cache
// names contain the site's path, because an origin may host several sites.

import { clientsClaim, copyResponse } from "workbox-core";
import { PrecacheController, PrecacheRoute } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import plain from "nanafuda:plain";

/**
 * Sizes of the site, of its missing part and of the missing part of the workshop in bytes, and why files are missing:
 * being fetched, offline, storage full, removed from the host, or stored but not returned by the browser.
 */
export type CacheState = {
  size: number;
  missing: number;
  workshop: number;
  why: "" | "fetching" | "network" | "room" | "host" | "browser";
};

type File = { url: string; key: string; bytes: number; cache: RequestCache };

type Part = { cache: string; files: File[] };

const scope = self as any;
const home = scope.registration.scope;
const manifest: { url: string; revision: string | null; bytes: number }[] = (self as any).__WB_MANIFEST;

const controller = new PrecacheController({ cacheName: `nanafuda ${home}` });
controller.addToCacheList(manifest);

const route = new PrecacheRoute(controller);

/** Returns the cache key of the site's file that answers a request. */
function keyOf(request: Request): string | undefined {
  const found = route.match({ request, url: new URL(request.url), sameOrigin: true, event: undefined as any });
  return (found as { cacheKey: string } | undefined)?.cacheKey;
}

/**
 * Returns the cached response. Each file has only one: if the host sends `Vary`, the headers of a navigation need not
 * equal those of the fetch that filled the cache.
 */
const cached = async ({ cache }: Part, key = "") => caches.match(key, { cacheName: cache, ignoreVary: true });

const SITE: Part = {
  cache: controller.strategy.cacheName,
  files: manifest.map(({ url: path, revision, bytes }) => {
    const url = new URL(path, home).href;
    const key = controller.getCacheKeyForURL(url) ?? url;
    return { url, key, bytes, cache: revision ? "reload" : "default" };
  }),
};
/** Files that only the plain start and the workshop need. Cached only on devices that have needed them. */
const PLAIN: Part = {
  cache: `nanafuda plain ${home}`,
  files: Object.entries(plain).map(([path, bytes]) => {
    const url = new URL(path, home).href;
    return { url, key: url, bytes, cache: "default" };
  }),
};
/** Caches of versions up to 1.0. All sites of an origin shared the second. */
const OLD_SITE = `workbox-precache-v2-${home}`;
const OLD_PLAIN = "plain-start";

// ---- Caching

/** @returns the files that are not cached */
async function missing({ cache, files }: Part): Promise<File[]> {
  if (!(await caches.has(cache))) return files; // opening it would make it
  const cached = new Set((await (await caches.open(cache)).keys()).map(({ url }) => url));
  return files.filter(({ key }) => !cached.has(key));
}

async function state(parts: Part[], why: CacheState["why"]): Promise<CacheState> {
  const sum = (files: File[]) => files.reduce((bytes, file) => bytes + file.bytes, 0);
  const lost = sum((await Promise.all(parts.map(missing))).flat());
  const size = sum(parts.flatMap(({ files }) => files));
  const workshop = sum(await missing(PLAIN));
  if (!lost && !(await answers())) return { size, missing: size, workshop, why: "browser" };
  return { size, missing: lost, workshop, why: lost ? why : "" };
}

/** Whether the cache answers a navigation, and a request for a file that a page loads later. */
async function answers() {
  const later = manifest.findLast(({ url }) => url.endsWith(".js"))?.url ?? "";
  const page = new Request(home, { headers: { accept: "text/html" } });
  const found = await Promise.all(
    [page, new Request(new URL(later, home))].map((request) => cached(SITE, keyOf(request))),
  );
  return found.every((response) => response?.ok);
}

/** The host has no file, or a different one, under the name. */
class Gone extends Error {}

/** Whether a response belongs to this version of the site. HTML pages must name scripts and styles of this version. */
async function belongs({ url }: File, response: Response) {
  if (!response.ok) return false;
  if (!response.headers.get("content-type")?.includes("text/html")) return true;
  const names = (await response.text()).matchAll(/"(?:\.\.\/)?(assets\/[^"]+)"/g);
  const known = new Set(manifest.map((entry) => entry.url));
  return !url.startsWith(`${home}assets/`) && [...names].every(([, name]) => known.has(name));
}

async function fetched(file: File) {
  const response = await fetch(file.url, { cache: file.cache });
  if (!(await belongs(file, response.clone()))) throw new Gone(file.url);
  // Navigations refuse a redirected response, and no cache takes one with `Vary: *`.
  const odd = response.redirected || response.headers.get("vary")?.includes("*");
  return odd ? copyResponse(response, withoutVary) : response;
}

function withoutVary(head: ResponseInit) {
  (head.headers as Headers).delete("vary");
  return head;
}

/** Errors of a fetch and of reading its body. Any other error is a storage failure. */
const CUT_OFF = ["TypeError", "AbortError", "NetworkError"];

/** Fetches the missing files. @param kept called with the bytes of each @returns why some are still missing */
async function fill(parts: Part[], kept = (_bytes: number) => {}): Promise<CacheState["why"]> {
  let why: CacheState["why"] = "";
  for (const part of parts) {
    const cache = await caches.open(part.cache);
    for (const file of await missing(part)) {
      try {
        const old = await caches.match(file.key, { cacheName: OLD_SITE, ignoreVary: true });
        await cache.put(file.key, old ?? (await fetched(file)));
        kept(file.bytes);
      } catch (error) {
        if (!(error instanceof Gone)) return CUT_OFF.includes((error as Error).name) ? "network" : "room";
        why = "host";
      }
    }
  }
  return why;
}

/** Serialises fills, so that no file is fetched twice. */
let filling: Promise<unknown> = Promise.resolve();

/** Reports the cache state now, and again after fetching the missing files. */
async function keep(plainToo: boolean, tell: (state: CacheState) => void) {
  const parts = plainToo ? [SITE, PLAIN] : [SITE];
  if (!plainToo) await caches.delete(PLAIN.cache);
  const now = await state(parts, "fetching");
  tell(now);
  if (!now.missing) return;
  let left = now.missing;
  const count = (bytes: number) => {
    left -= bytes;
    if (left > 0) tell({ ...now, missing: left });
  };
  const filled = filling.then(() => fill(parts, plainToo ? count : undefined));
  filling = filled.catch(() => {});
  tell(await state(parts, await filled));
  if ((await filled) === "host") await scope.registration.update(); // there may be a newer version
}

/** Installs the site. An update must be complete; a first installation may be partial. */
async function install() {
  await fill([SITE]);
  if (scope.registration.active && (await missing(SITE)).length) throw new Error("not all of it could be kept");
}

/** Deletes caches of older versions, but not those of other sites. Moves files that are still needed. */
async function tidy() {
  await caches.delete(OLD_SITE);
  for (const name of [OLD_PLAIN, PLAIN.cache]) {
    if (!(await caches.has(name))) continue;
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      if (!request.url.startsWith(`${home}assets/`)) continue;
      const wanted = PLAIN.files.some(({ key }) => key === request.url);
      const response = wanted && name === OLD_PLAIN && (await cache.match(request));
      if (response) await (await caches.open(PLAIN.cache)).put(request, response);
      if (response || !wanted) await cache.delete(request);
    }
    if (!(await cache.keys()).length) await caches.delete(name);
  }
}

scope.addEventListener("install", (event: any) => event.waitUntil(install()));
scope.addEventListener("activate", (event: any) => {
  controller.activate(event);
  event.waitUntil(tidy());
});
clientsClaim();

scope.addEventListener("message", (event: any) => {
  const { data, ports } = event;
  if (data === "apply-update") scope.skipWaiting();
  if (data.keep) event.waitUntil(keep(data.plain, (state) => ports[0].postMessage(state)));
});

// ---- Serving

registerRoute(
  ({ request }) => keyOf(request),
  async ({ request }) => (await cached(SITE, keyOf(request))) ?? fetch(request),
);
registerRoute(
  ({ url }) => PLAIN.files.some(({ key }) => key === url.href),
  async ({ request }) => (await cached(PLAIN, request.url)) ?? fetch(request),
);

// Navigation outside the site goes to the network; offline, to the first page.
registerRoute(new NavigationRoute(({ request }) => fetch(request).catch(() => Response.redirect(home))));
