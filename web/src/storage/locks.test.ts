import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { claim } from "./locks.ts";

/** Milliseconds until a slow browser looks at requests for locks, in their order; at those given up only then. */
const SLOW = 800;

interface Asked {
  options: LockOptions;
  callback: (lock: Lock | null) => unknown;
  granted: PromiseWithResolvers<unknown>;
}

class SlowLocks {
  #asked: Asked[] = [];
  holder: Asked | "another tab" | null = null;

  request(_: string, options: LockOptions, callback: Asked["callback"]) {
    const one = { options, callback, granted: Promise.withResolvers<unknown>() };
    options.signal?.addEventListener("abort", () => one.granted.reject(options.signal?.reason));
    this.#asked.push(one);
    setTimeout(() => this.#look(), SLOW);
    return one.granted.promise;
  }

  #look() {
    const given: Asked[] = [];
    for (const one of this.#asked.splice(0)) {
      if (this.holder && one.options.ifAvailable) one.granted.resolve(one.callback(null));
      else if (this.holder) this.#asked.push(one);
      else {
        this.holder = one;
        given.push(one);
      }
    }
    for (const one of given) {
      if (one.options.signal?.aborted) this.free();
      else {
        const held = Promise.resolve(one.callback({} as Lock));
        void held.then(() => this.free());
        one.granted.resolve(held);
      }
    }
  }

  free() {
    this.holder = null;
    this.#look();
  }
}

let locks: SlowLocks;

beforeEach(() => {
  vi.useFakeTimers();
  locks = new SlowLocks();
  vi.stubGlobal("navigator", { locks });
  vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
    const control = new AbortController();
    setTimeout(() => control.abort(new DOMException("", "TimeoutError")), ms);
    return control.signal;
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function claimed() {
  const claiming = claim("upside-down");
  await vi.advanceTimersByTimeAsync(5000);
  return claiming;
}

test("a free table is this tab's, however slow the browser is", async () => {
  expect(await claimed()).not.toBeNull();
});

test("a table that another tab holds is not", async () => {
  locks.holder = "another tab";
  expect(await claimed()).toBeNull();
});

test("a table is this tab's whose page is just closing", async () => {
  locks.holder = "another tab";
  setTimeout(() => locks.free(), SLOW + 100);
  expect(await claimed()).not.toBeNull();
});
