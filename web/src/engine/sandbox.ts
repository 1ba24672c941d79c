// Sandbox of the worker, in addition to the page's content security policy (see site-files.ts).

/** Globals with access to the network, to stored data or to other workers. The start needs some, the engine none. */
const NETWORK_APIS = [
  "fetch",
  "XMLHttpRequest",
  "WebSocket",
  "WebSocketStream",
  "WebTransport",
  "EventSource",
  "importScripts",
  "Worker",
  "SharedWorker",
  "BroadcastChannel",
  "indexedDB",
  "caches",
  "cookieStore",
];

/** Deletes these globals permanently, also from Python's `js`, which is the same object. */
export function removeNetworkApis() {
  for (let scope = self; scope; scope = Object.getPrototypeOf(scope)) {
    for (const name of NETWORK_APIS) Reflect.deleteProperty(scope, name);
  }
}
