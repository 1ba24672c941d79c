// What stands around the worker besides the policy that it has from the page (see site-files.ts).

/** What leads out of the worker: to the network, to what is stored on the device, to other workers. A start takes some of
 *  it, the engine nothing. */
const WAYS_OUT = [
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

/** Takes away, for good, what leads out of the worker; from Python's `js` too, which is the same object. */
export function closeWaysOut() {
  for (let scope = self; scope; scope = Object.getPrototypeOf(scope)) {
    for (const name of WAYS_OUT) Reflect.deleteProperty(scope, name);
  }
}
