// In development: what a service worker of the built site, left on this origin, finds as its
// successor. It takes itself and all that was kept away, and the pages begin anew without it.

const scope = /** @type {any} */ (self);

scope.addEventListener("install", () => scope.skipWaiting());

scope.addEventListener("activate", (/** @type {any} */ event) => {
  const leave = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await scope.clients.claim();
    const pages = await scope.clients.matchAll({ type: "window" });
    await scope.registration.unregister();
    for (const page of pages) void page.navigate(page.url);
  };
  event.waitUntil(leave());
});
