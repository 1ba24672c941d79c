import { expect, test, vi } from "vitest";

const { StartError, slices } = vi.hoisted(() => ({
  StartError: class extends Error {},
  slices: { served: 0 },
}));
/** Milliseconds, which only work and timers spend. */
let clock = 0;
let idling = false;
/** An engine that thinks for as many slices as the request says. */
function handle(text: string) {
  const { do: verb, slices: wanted, work, idle, game } = JSON.parse(text);
  if (verb === "crash") throw new Error("gone");
  if (verb === "undo") return JSON.stringify({ ok: true, table: {}, game, level: game && "expert" });
  if (verb === "explainIllegal") return JSON.stringify({ ok: true, slices: slices.served });
  if (work) {
    clock += work;
    return JSON.stringify({ ok: true, table: {}, game, level: "expert" });
  }
  if (idle && !idling) {
    idling = true;
    return '{"ok": true, "thinking": true, "idle": true}';
  }
  idling = false;
  slices.served += 1;
  return slices.served < wanted
    ? '{"ok": true, "thinking": true}'
    : JSON.stringify({ ok: true, table: {}, game, level: game && "expert" });
}
vi.mock("./polyfills.ts", () => ({}));
vi.mock("./sandbox.ts", () => ({ removeNetworkApis: () => {} }));
vi.mock("./python-start.ts", () => ({
  ...{ StartError, way: "fake", supply: () => {} },
  startPython: async () => handle,
}));

const heard: any[] = [];
vi.stubGlobal("postMessage", (text: string) => heard.push(JSON.parse(text)));
await import("./worker.ts");

const send = (id: number, request: object) =>
  self.onmessage?.call(window, {
    data: JSON.stringify({ id, request }),
    ports: [] as readonly MessagePort[],
  } as MessageEvent);
const reply = (id: number) =>
  vi.waitFor(() => {
    const found = heard.find((one) => one.id === id);
    expect(found).toBeDefined();
    return found.reply;
  }, 60_000);

test("other requests are answered between the slices of a bot's thinking", async () => {
  send(1, { do: "think", slices: 50 });
  send(2, { do: "explainIllegal" });
  expect((await reply(2)).slices).toBeLessThan(50);
  expect(await reply(1)).toEqual({ ok: true, table: {} });
  send(3, { do: "explainIllegal" });
  expect((await reply(3)).slices).toBe(50);
});

test("a new state cancels a bot's thinking", async () => {
  send(4, { do: "think", slices: 1e9 });
  send(5, { do: "undo" });
  expect(await reply(4)).toEqual({ ok: true, cancelled: true });
  expect(await reply(5)).toEqual({ ok: true, table: {} });
});

test("the time of a bot's move does not tell whether there was a choice", async () => {
  vi.spyOn(performance, "now").mockImplementation(() => clock);
  const timer = vi.spyOn(globalThis, "setTimeout").mockImplementation(((run: () => void, time: number) => {
    clock += Math.max(0, time);
    queueMicrotask(run);
  }) as typeof setTimeout);
  const rest = () => new Promise((resolve) => setImmediate(resolve));
  const times: Record<"free" | "forced", number[]> = { free: [], forced: [] };
  let seed = 7;
  const random = () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
  vi.spyOn(Math, "random").mockImplementation(random);
  for (let number = 0; number < 2000; number++) {
    const id = heard.length + 1000;
    const game = ["upside-down", "seven-bridge"][number % 2];
    send(id, { do: "undo", game });
    while (heard.at(-1)?.id !== id) await rest();
    const free = random() < 0.5;
    const begun = clock;
    const work = 150 + 450 * random() ** 2;
    send(id + 0.5, { do: "think", game, ...(free ? { work } : { idle: true, slices: 0 }) });
    while (heard.at(-1)?.id !== id + 0.5) await rest();
    times[free ? "free" : "forced"].push(clock - begun);
  }
  timer.mockRestore();
  vi.restoreAllMocks();
  const below = (some: number[], limit: number) => some.filter((time) => time <= limit).length / some.length;
  const told = Math.max(
    ...[...times.free, ...times.forced].map((limit) => Math.abs(below(times.free, limit) - below(times.forced, limit))),
  );
  expect(times.forced.length).toBeGreaterThan(200);
  expect(0.5 + told / 2).toBeLessThanOrEqual(0.6); // the best threshold is right this often
});

test("an engine that dies is reported", async () => {
  send(6, { do: "crash" });
  await vi.waitFor(() => expect(heard.at(-1)).toMatchObject({ failed: "engine-crashed" }), 60_000);
});
