import { expect, test, vi } from "vitest";

const { StartError, slices } = vi.hoisted(() => ({
  StartError: class extends Error {},
  slices: { served: 0 },
}));
/** An engine that thinks for as many slices as the request says. */
function handle(text: string) {
  const { do: verb, slices: wanted } = JSON.parse(text);
  if (verb === "crash") throw new Error("gone");
  if (verb === "undo") return '{"ok": true, "table": {}}';
  if (verb === "explainIllegal") return JSON.stringify({ ok: true, slices: slices.served });
  slices.served += 1;
  return slices.served < wanted ? '{"ok": true, "thinking": true}' : '{"ok": true, "table": {}}';
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

test("an engine that dies is reported", async () => {
  send(6, { do: "crash" });
  await vi.waitFor(() => expect(heard.at(-1)).toMatchObject({ failed: "engine-crashed" }), 60_000);
});
