import { afterEach, beforeEach, expect, test, vi } from "vitest";

vi.stubGlobal("fetch", async () => new Response("text"));
const { BotFrame, NoPython } = await import("./bot-frame.ts");

let bot: InstanceType<typeof BotFrame>;
let port: MessagePort;
let lines: string[];
let gone: string[];

/** Opens a frame whose worker is this test. */
beforeEach(async () => {
  [lines, gone] = [[], []];
  const given = Promise.withResolvers<MessagePort>();
  const postMessage = (_: unknown, __: string, [one]: MessagePort[]) => given.resolve(one);
  vi.spyOn(HTMLIFrameElement.prototype, "contentWindow", "get").mockReturnValue({ postMessage } as never);
  bot = new BotFrame({
    line: (text, deal, seat) => lines.push(`${deal} ${seat} ${text}`),
    progress: () => {},
    gone: (id) => gone.push(id),
  });
  port = await given.promise;
  const frame = document.querySelector("iframe");
  expect(frame?.getAttribute("sandbox")).toBe("allow-scripts");
  expect(frame?.srcdoc).toContain("default-src 'none'");
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  bot.end();
  port.close();
});

const says = (message: unknown) => port.postMessage(typeof message === "string" ? message : JSON.stringify(message));
const ready = () => {
  says({ ready: true });
  return bot.ready;
};
/** Loads a file; the worker's reply is `loaded`. */
async function loaded(reply: unknown) {
  await ready();
  const fault = bot.load("", "upside-down");
  says({ loaded: reply });
  return fault;
}

test("a file is loaded, and its faults are passed on", async () => {
  expect(await loaded(null)).toBeNull();
  const fault = { id: "name", args: { name: "carts" }, line: 3, trace: ["line 3"] };
  const again = bot.load("", "upside-down");
  says({ loaded: fault });
  expect(await again).toEqual({ ...fault, replay: null });
  expect(gone).toEqual([]);
});

test.each([
  { id: "name", args: { name: {} }, line: 3, trace: [] },
  { id: "name", args: {}, line: -5, trace: [] },
  { id: "name", args: {}, line: 1.5, trace: [] },
  { id: "<b>", args: {}, line: 1, trace: [] },
  { id: "name", args: {}, line: 1, trace: [{}] },
  { id: "name", args: {}, line: 1, trace: "long" },
  7,
])("a forged fault says that the bot ended Python: %j", async (fault) => {
  expect(await loaded(fault)).toMatchObject({ id: "ended", line: null, args: {} });
});

test("lines are passed on, and forged ones are not", async () => {
  await ready();
  for (const line of [
    { line: "a", deal: 1, seat: 2 },
    { line: {}, deal: 1, seat: 2 },
    { line: "b", deal: "1", seat: 2 },
  ]) {
    says(line);
  }
  says({ line: "x".repeat(5000), deal: 1, seat: 2 });
  await vi.waitFor(() => expect(lines).toHaveLength(2), 60_000);
  expect(lines[0]).toBe("1 2 a");
  expect(lines[1].length).toBeLessThan(500);
});

test.each(["no JSON", "null", JSON.stringify({ died: "exit" })])("a bot that ends is gone: %s", async (message) => {
  await ready();
  says(message);
  await vi.waitFor(() => expect(gone).toEqual(["ended"]), 60_000);
  expect(bot.over).toBe(true);
});

test("a flood ends the bot", async () => {
  await ready();
  vi.spyOn(performance, "now").mockReturnValue(performance.now()); // within a second, however slow the machine
  for (let n = 0; n < 21_000; n++) says({ line: "", deal: 1, seat: 1 });
  await vi.waitFor(() => expect(gone).toEqual(["ended"]), 60_000);
  expect(document.querySelector("iframe")).toBeNull();
});

test("no message lengthens the time of a file", async () => {
  await ready();
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const fault = bot.load("", "upside-down");
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1), 60_000);
  says({ line: "still here", deal: -1, seat: -1 });
  vi.advanceTimersByTime(6000);
  expect(await fault).toMatchObject({ id: "slow", args: { seconds: 5 } });
  expect(gone).toEqual(["slow"]);
});

test("a Python that does not start is not the bot's fault", async () => {
  const failed = expect(bot.ready).rejects.toBeInstanceOf(NoPython);
  says({ failed: "no wasm" });
  await failed;
  expect(gone).toEqual([]);
});
