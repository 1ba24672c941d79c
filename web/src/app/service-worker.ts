// The service worker: keeps the whole site, by content hash, serves it without the network, and says
// how much of it is kept. Its caches are named by the site's path: an origin may have several sites.

import { clientsClaim, copyResponse } from "workbox-core";
import { PrecacheController, PrecacheRoute } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import plain from "nanafuda:plain";

/**
 * What is kept now, in bytes, and why some of it is not: it is on its way, there is no network, no room, or the host
 * has it no more.
 */
export type Kept = { size: number; missing: number; why: "" | "fetching" | "network" | "room" | "host" };

type File = { url: string; key: string; bytes: number; cache: RequestCache };

/** Of what there is to keep. */
type Part = { cache: string; files: File[] };

const scope = self as any;
const home = scope.registration.scope;
const manifest: { url: string; revision: string | null; bytes: number }[] = (self as any).__WB_MANIFEST;

const controller = new PrecacheController({ cacheName: `nanafuda ${home}` });
controller.addToCacheList(manifest);

const SITE: Part = {
  cache: controller.strategy.cacheName,
  files: manifest.map(({ url: path, revision, bytes }) => {
    const url = new URL(path, home).href;
    const key = controller.getCacheKeyForURL(url) ?? url;
    return { url, key, bytes, cache: revision ? "reload" : "default" };
  }),
};
/** What only the plain start takes: kept where it was needed. */
const PLAIN: Part = {
  cache: `nanafuda plain ${home}`,
  files: Object.entries(plain).map(([path, bytes]) => {
    const url = new URL(path, home).href;
    return { url, key: url, bytes, cache: "default" };
  }),
};
/** Where the versions up to 1.0 kept the same; the second was all sites' of an origin. */
const OLD_SITE = `workbox-precache-v2-${home}`;
const OLD_PLAIN = "plain-start";

// ---- Keeping

/** @returns what is not kept of it now */
async function missing({ cache, files }: Part): Promise<File[]> {
  const kept = new Set((await (await caches.open(cache)).keys()).map(({ url }) => url));
  return files.filter(({ key }) => !kept.has(key));
}

async function state(parts: Part[], why: Kept["why"]): Promise<Kept> {
  const sum = (files: File[]) => files.reduce((bytes, file) => bytes + file.bytes, 0);
  const lost = sum((await Promise.all(parts.map(missing))).flat());
  return { size: sum(parts.flatMap(({ files }) => files)), missing: lost, why: lost ? why : "" };
}

/** The host has something else under a file's name, or nothing. */
class Gone extends Error {}

/**
 * Whether a response is what this version of the site has there: pages name the scripts and styles of their own
 * version.
 */
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
  return response.redirected ? copyResponse(response) : response;
}

/** What a fetch fails with, and what reads its body; whatever else fails, fails at storing. */
const CUT_OFF = ["TypeError", "AbortError", "NetworkError"];

/** Fetches what is missing. @returns why some of it still is */
async function fill(parts: Part[]): Promise<Kept["why"]> {
  let why: Kept["why"] = "";
  for (const part of parts) {
    const cache = await caches.open(part.cache);
    for (const file of await missing(part)) {
      try {
        const old = await caches.match(file.key, { cacheName: OLD_SITE });
        await cache.put(file.key, old ?? (await fetched(file)));
      } catch (error) {
        if (!(error instanceof Gone)) return CUT_OFF.includes((error as any).name) ? "network" : "room";
        why = "host";
      }
    }
  }
  return why;
}

/** One after the other: nothing is fetched twice. */
let filling: Promise<unknown> = Promise.resolve();

/** Tells what is kept, and once more when what was missing has been fetched as far as possible. */
async function keep(plainToo: boolean, tell: (kept: Kept) => void) {
  const parts = plainToo ? [SITE, PLAIN] : [SITE];
  if (!plainToo) await caches.delete(PLAIN.cache);
  const now = await state(parts, "fetching");
  tell(now);
  if (!now.missing) return;
  const filled = filling.then(() => fill(parts));
  filling = filled.catch(() => {});
  tell(await state(parts, await filled));
  if ((await filled) === "host") await scope.registration.update(); // a newer version may be there
}

/** A version that takes another's place is whole; the first one keeps what it can. */
async function install() {
  await fill([SITE]);
  if (scope.registration.active && (await missing(SITE)).length) throw new Error("not all of it could be kept");
}

/** Leaves nothing of an older version of this site, and all of other sites; what was kept is kept on. */
async function tidy() {
  await caches.delete(OLD_SITE);
  for (const name of [OLD_PLAIN, PLAIN.cache]) {
    if (!(await caches.has(name))) continue;
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      if (!request.url.startsWith(`${home}assets/py/`)) continue;
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
  if (data.keep) event.waitUntil(keep(data.plain, (kept) => ports[0].postMessage(kept)));
});

// ---- Serving

registerRoute(new PrecacheRoute(controller));
registerRoute(
  ({ url }) => url.href.startsWith(`${home}assets/py/`),
  async ({ request }) => (await caches.match(request, { cacheName: PLAIN.cache })) ?? fetch(request),
);

// A page that is not part of the site: the network knows better; without it, the first page.
registerRoute(new NavigationRoute(({ request }) => fetch(request).catch(() => Response.redirect(home))));
