// In development: replaces and removes a service worker that the built site has left on this origin.

const scope = /** @type {any} */ (self);
scope.addEventListener("install", () => scope.skipWaiting());
scope.addEventListener("activate", async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await scope.registration.unregister();
  for (const page of await scope.clients.matchAll({ type: "window" })) void page.navigate(page.url);
});
