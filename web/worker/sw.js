// The service worker: keeps the whole site, by content hash, and serves it without the network.

import { clientsClaim } from "workbox-core";
import { cleanupOutdatedCaches, precacheAndRoute } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";

const scope = /** @type {any} */ (self);

cleanupOutdatedCaches();
precacheAndRoute(/** @type {any} */ (self).__WB_MANIFEST);
clientsClaim();

// What only the plain start takes: kept where it was needed (see ../offline.js).
registerRoute(
  ({ url }) => url.href.startsWith(`${scope.registration.scope}assets/py/`),
  async ({ request }) => (await caches.match(request)) ?? fetch(request),
);

// A page that is not part of the site: the network knows better; without it, the first page.
registerRoute(
  new NavigationRoute(({ request }) => fetch(request).catch(() => Response.redirect(scope.registration.scope))),
);

scope.addEventListener("message", (/** @type {MessageEvent} */ event) => {
  if (event.data === "apply-update") scope.skipWaiting();
});
