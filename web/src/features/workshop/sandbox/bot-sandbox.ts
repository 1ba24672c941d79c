// Closes the ways out of the bot's interpreter. The first module of its worker: Pyodide, which keeps references of its
// own, must not find what is removed here. The frame around the worker is the other wall (bot-frame.ts).

/** JavaScript's own globals, and the few others that Pyodide needs. New globals of a browser are removed, too. */
const KEPT = new Set(
  `AggregateError Array ArrayBuffer AsyncDisposableStack Atomics BigInt BigInt64Array BigUint64Array Boolean DataView
  Date DisposableStack Error EvalError FinalizationRegistry Float16Array Float32Array Float64Array Function Infinity
  Int16Array Int32Array Int8Array Intl Iterator JSON Map Math NaN Number Object Promise Proxy RangeError ReferenceError
  Reflect RegExp Set SharedArrayBuffer String SuppressedError Symbol SyntaxError TypeError URIError Uint16Array
  Uint32Array Uint8Array Uint8ClampedArray WeakMap WeakRef WeakSet WebAssembly decodeURI decodeURIComponent encodeURI
  encodeURIComponent escape eval globalThis isFinite isNaN parseFloat parseInt undefined unescape
  DOMException MessageChannel TextDecoder TextEncoder URL WorkerGlobalScope
  clearInterval clearTimeout crypto queueMicrotask self setInterval setTimeout`.split(/\s+/),
);
/** Maximum size of Python's memory: 448 MiB, in pages of 64 KiB. */
const PAGES = 7168;

/** The page's first and only message to the worker itself. */
export const first = new Promise<MessageEvent>((resolve) => self.addEventListener("message", resolve, { once: true }));
const { Response } = self;
const { userAgent } = self.navigator;
const now = self.performance.now.bind(self.performance);
const { timeOrigin } = self.performance;

const own = [MessageEvent, MessagePort, EventTarget, Event];
for (let scope = self; scope && scope !== Object.prototype; scope = Object.getPrototypeOf(scope)) {
  for (const name of Reflect.ownKeys(scope)) {
    if (name !== "constructor" && !KEPT.has(String(name))) Reflect.deleteProperty(scope, name);
  }
}
for (const one of own) Object.freeze(one.prototype);
for (const name of ["createObjectURL", "revokeObjectURL"]) Reflect.deleteProperty(URL, name);
const given = {
  location: new URL("https://bot.invalid/"),
  navigator: Object.freeze({ userAgent }),
  performance: Object.freeze({ now, timeOrigin }),
  console: Object.freeze({ log() {}, info() {}, debug() {}, warn() {}, error() {}, trace() {} }),
};
for (const [name, value] of Object.entries(given)) Object.defineProperty(self, name, { value });

const { grow } = WebAssembly.Memory.prototype;
const { buffer } = Object.getOwnPropertyDescriptors(WebAssembly.Memory.prototype);
Object.defineProperty(WebAssembly.Memory.prototype, "grow", {
  value(this: WebAssembly.Memory, more: number) {
    const size = Reflect.apply(buffer.get as () => ArrayBuffer, this, []).byteLength / 65536;
    if (size + more > PAGES) throw new RangeError("out of memory");
    return Reflect.apply(grow, this, [more]);
  },
});

/** Runs `start` with a `fetch` that answers from memory. @param files by the end of their address */
export async function withFiles<T>(files: Record<string, ArrayBuffer>, start: () => Promise<T>): Promise<T> {
  self.fetch = async (asked) => {
    const name = String(asked).replace(/.*\//, "");
    if (!(name in files)) throw new TypeError(`no file ${name}`);
    const type = name.endsWith(".wasm") ? "application/wasm" : "application/octet-stream";
    return new Response(files[name], { headers: { "content-type": type } });
  };
  try {
    return await start();
  } finally {
    Reflect.deleteProperty(self, "fetch");
  }
}
