import { beforeEach, expect, test, vi } from "vitest";

/** A history that, like a browser's, moves later and then fires `popstate` and `hashchange`. */
class History {
  entries = [{ state: null as any, hash: "" }];
  at = 0;
  get state() {
    return this.entries[this.at].state;
  }
  #put(state: any, url: string, entry: number) {
    const hash = url ? (/#.*/.exec(url)?.[0] ?? "") : this.entries[this.at].hash;
    this.entries.splice(entry, this.entries.length, { state, hash });
    this.at = entry;
    here.hash = hash;
  }
  pushState = (state: any, _: string, url = "") => this.#put(state, url, this.at + 1);
  replaceState(state: any, _: string, url = "") {
    const later = this.entries.slice(this.at + 1);
    this.#put(state, url, this.at);
    this.entries.push(...later);
  }
  go(by: number) {
    setTimeout(() => {
      const before = here.hash;
      this.at += by;
      here.hash = this.entries[this.at].hash;
      for (const listener of listeners.popstate) listener({});
      if (here.hash !== before) for (const listener of listeners.hashchange) listener({ newURL: here.href });
    });
  }
  back = () => this.go(-1);
}
const here = {
  pathname: "/",
  search: "",
  hash: "",
  get href() {
    return `http://x/${this.hash}`;
  },
};
let listeners: Record<string, ((event: object) => void)[]>;
let history: History;
let now: typeof import("./address.ts");
const show = vi.fn();
let go: import("./address.ts").Go;
const settled = () => new Promise((done) => setTimeout(done, 20));

beforeEach(async () => {
  vi.resetModules();
  here.hash = "";
  history = new History();
  listeners = { popstate: [], hashchange: [] };
  vi.stubGlobal("addEventListener", (type: string, listener: () => void) => listeners[type].push(listener));
  vi.stubGlobal("history", history);
  vi.stubGlobal("location", here);
  now = await import("./address.ts");
  show.mockClear();
  go = now.router(show);
});

test("an address is shown and has its history entry, unless it replaces one", () => {
  go("new=x");
  go("play=x", { replace: true });
  expect(show.mock.calls.map(([address]) => address)).toEqual(["new=x", "play=x"]);
  expect(history.entries.map(({ hash }) => hash)).toEqual(["", "#play=x"]);
});

test("the address at the start is shown once, though its event comes after, and again after another", () => {
  const arrive = (hash: string) => {
    here.hash = hash;
    for (const listener of listeners.hashchange) listener({ newURL: here.href });
  };
  arrive("");
  expect(show).not.toHaveBeenCalled();
  for (const hash of ["#deals", ""]) arrive(hash);
  now.stay("deals");
  arrive("");
  expect(show.mock.calls.map(([address]) => address)).toEqual(["deals", "", ""]);
});

test("Back closes the topmost overlay only", async () => {
  const closed: string[] = [];
  const leave: Record<string, () => void> = {};
  const close = (name: string) => {
    closed.push(name);
    leave[name]();
  };
  for (const name of ["low", "high"]) leave[name] = now.addOverlay(() => close(name));
  expect(history.entries.map(({ state }) => state.over)).toEqual([undefined, 1, 2]);
  history.back();
  await vi.waitFor(() => expect([closed, history.at]).toEqual([["high"], 1]), 60_000);
  history.back();
  await vi.waitFor(() => expect([closed, history.at]).toEqual([["high", "low"], 0]), 60_000);
  expect(show).not.toHaveBeenCalled();
});

test("an overlay that closes by itself takes its history entry back", async () => {
  const closed = now.addOverlay(() => {});
  closed();
  await vi.waitFor(() => expect(history.at).toBe(0), 60_000);
});

test("overlays that close together take all their entries back", async () => {
  const closed = [now.addOverlay(() => {}), now.addOverlay(() => {})];
  for (const close of closed) close();
  await settled();
  expect(history.at).toBe(0);
});

test("an overlay that replaces another reuses its entry", async () => {
  now.addOverlay(() => {})();
  now.addOverlay(() => {});
  await settled();
  expect([history.at, history.state.over, history.entries.length]).toEqual([1, 1, 2]);
});

test("navigation waits while the router itself goes back, and reuses the entry of an overlay", async () => {
  now.addOverlay(() => {})();
  await new Promise((done) => setTimeout(done)); // travelling
  go("deals");
  await settled();
  expect(show).toHaveBeenCalledWith("deals", {});
  expect([history.entries.map(({ hash }) => hash), history.state.over]).toEqual([["", "#deals"], undefined]);
});

test("goBack leaves the visit's first page by its address, and any other by the history", async () => {
  now.goBack(go, "learn");
  expect([show.mock.calls, history.entries.length]).toEqual([[["learn", {}]], 1]);
  go("deals");
  const closed = now.addOverlay(() => {});
  now.goBack(go, "learn");
  closed();
  await settled();
  expect([history.at, here.hash]).toEqual([0, "#learn"]);
});

test("a value belongs to its history entry", () => {
  now.note("place", 7);
  expect(now.noted("place")).toBe(7);
  go("deals", { noting: { beside: 1 } });
  expect([now.noted("place"), now.noted("beside")]).toEqual([undefined, 1]);
  now.stay("deals&more");
  expect([here.hash, now.noted("beside")]).toEqual(["#deals&more", 1]);
});

test("a replaced entry keeps its values and gets new ones", () => {
  now.note("place", 7);
  go("play=x", { replace: true, noting: { opened: 1 } });
  expect([history.entries.length, now.noted("place"), now.noted("opened")]).toEqual([1, 7, 1]);
});

test("a change of the page's own entry waits until no overlay covers it", async () => {
  const change = vi.fn();
  now.uncovered(change);
  expect(change).toHaveBeenCalledTimes(1);
  const closed = now.addOverlay(() => {});
  now.uncovered(change);
  expect(change).toHaveBeenCalledTimes(1);
  closed();
  await vi.waitFor(() => expect(change).toHaveBeenCalledTimes(2), 60_000);
});

test("an address that is too long is cut", () => {
  go(`x=${"7".repeat(1_000_000)}`);
  expect(now.address().length).toBeLessThan(10_000);
});

test("a damaged address is mended, the first of a visit and a later one", async () => {
  const [damaged, whole] = ["#learn=seven-bridge&amp;step=3", "learn=seven-bridge&step=3"];
  here.hash = damaged;
  expect(await now.mended()).toBe(true);
  expect(now.address()).toBe(whole);
  here.hash = damaged;
  for (const listener of listeners.hashchange) listener({ newURL: here.href });
  await vi.waitFor(() => expect([show.mock.calls, now.address()]).toEqual([[[whole]], whole]), 60_000);
});
