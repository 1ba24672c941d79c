import { afterEach, beforeEach, expect, test, vi } from "vitest";

const { FakeWorker } = vi.hoisted(() => {
  class FakeWorker {
    static all: FakeWorker[] = [];
    sent: any[] = [];
    onmessage: (event: { data: string }) => void = () => {};
    constructor() {
      FakeWorker.all.push(this);
    }
    postMessage = (text: string) => void this.sent.push(JSON.parse(text));
    terminate() {}
    say = (message: object) => this.onmessage({ data: JSON.stringify(message) });
    /** The types of the requests that it was sent. */
    get asked() {
      return this.sent.flatMap(({ request }) => request?.do ?? []);
    }
  }
  return { FakeWorker };
});
vi.mock("./site-files.ts", () => ({ openWorker: () => new FakeWorker() }));
const { Engine } = await import("./client.ts");

const PATIENCE = 11_000; // milliseconds: longer than a busy worker may be silent
const worker = () => FakeWorker.all[FakeWorker.all.length - 1];
const engines = () => FakeWorker.all.length;

/** An engine with a match, and a request that is being handled. */
async function playing() {
  const engine = new Engine();
  const opened = engine.request({ do: "startMatch", game: "seven-euchre" } as never);
  await vi.advanceTimersByTimeAsync(0);
  worker().say({ ready: true, way: "image" });
  await vi.advanceTimersByTimeAsync(0);
  worker().say({ id: worker().sent.at(-1).id, reply: { ok: true, save: "kept" } });
  await opened;
  const answer = engine.request({ do: "play", action: "pass" } as never);
  answer.catch(() => {});
  await vi.advanceTimersByTimeAsync(0);
  worker().say({ at: worker().sent.at(-1).id });
  return { engine, answer };
}

beforeEach(() => {
  FakeWorker.all = [];
  vi.useFakeTimers();
  vi.spyOn(console, "warn").mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("a silent worker is replaced by one that gets the match and the request", async () => {
  const { engine, answer } = await playing();
  await vi.advanceTimersByTimeAsync(PATIENCE);
  expect([engines(), engine.status.lost, worker().asked]).toEqual([2, "silent", ["load", "play"]]);
  worker().say({ ready: true, way: "image" });
  worker().say({ id: worker().sent.at(-1).id, reply: { ok: true } });
  expect([await answer, engine.status.phase]).toEqual([{ ok: true }, "ready"]);
});

test("silence counts only while the page is visible", async () => {
  const { engine } = await playing();
  const visible = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  await vi.advanceTimersByTimeAsync(20 * PATIENCE);
  expect(engines()).toBe(1);
  visible.mockReturnValue("visible");
  await vi.advanceTimersByTimeAsync(PATIENCE);
  expect([engines(), engine.status.lost]).toEqual([2, "silent"]);
});

test.each([
  ["deep", "engine-crashed"],
  ["RuntimeError: Aborted(OOM)", "no-memory"],
])("a request that two workers have died of, with “%s”, is rejected as %s", async (detail, reason) => {
  const { engine, answer } = await playing();
  const { id } = worker().sent.at(-1);
  worker().say({ failed: "engine-crashed", detail });
  await vi.advanceTimersByTimeAsync(0);
  worker().say({ ready: true, way: "image" });
  worker().say({ id: worker().sent[0].id, reply: { ok: true, save: "kept" } });
  worker().say({ at: id });
  worker().say({ failed: "engine-crashed", detail });
  expect([engines(), engine.status.phase]).toEqual([2, "idle"]);
  await expect(answer).rejects.toThrow(reason);
});

// Bytes of a thousand that have arrived, by the second.
test.each<[string, Record<number, number>, number | null]>([
  ["nothing has arrived", { 0: 0 }, null],
  ["it is too early", { 0: 0, 1: 100, 2: 200 }, null],
  ["seconds are left", { 1: 0, 2: 100, 5: 400 }, 6],
  ["minutes are left", { 1: 0, 2: 10, 12: 20 }, 980],
])("the time left of a download, if %s", async (_, steps, left) => {
  const engine = new Engine();
  engine.start().catch(() => {});
  await vi.advanceTimersByTimeAsync(0);
  const now = vi.spyOn(performance, "now");
  for (const [seconds, loaded] of Object.entries(steps)) {
    now.mockReturnValue(Number(seconds) * 1000);
    worker().say({ loaded, total: 1000 });
  }
  expect(engine.status.left).toBe(left);
});

test("a start that gets on slowly has the time that its own headway asks for", async () => {
  const engine = new Engine();
  engine.start().catch(() => {});
  await vi.advanceTimersByTimeAsync(5_000); // as long as this takes a machine that is very slow
  worker().say({ loaded: 1, total: 1000 });
  await vi.advanceTimersByTimeAsync(90_000);
  expect([engines(), engine.status.phase]).toEqual([1, "loading"]);
  await vi.advanceTimersByTimeAsync(600_000);
  expect([engines(), engine.status.reason]).toEqual([2, "start-slow"]); // also the plain way
});
