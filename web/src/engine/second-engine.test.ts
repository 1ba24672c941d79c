import { beforeEach, expect, test, vi } from "vitest";

const { Engine } = vi.hoisted(() => ({
  Engine: class {
    static sent: string[] = [];
    static broken = false;
    static rested = 0;
    rest = () => {
      Engine.rested += 1;
    };
    supply = vi.fn();
    async request({ do: what, save }: { do: string; save?: string }) {
      if (Engine.broken) throw new Error("no worker");
      Engine.sent.push(save ?? what);
      return { ok: save !== "bad" };
    }
  },
}));
vi.mock("./client.ts", () => ({ Engine }));

import { SecondEngine, type Task } from "./second-engine.ts";

const task = (save: string, slices: number, more: Partial<Task> = {}): Task => ({
  match: { do: "load", save },
  slice: async (by) => {
    await by.request({ do: "state" } as never);
    slices -= 1;
    return slices === 0;
  },
  ...more,
});

beforeEach(() => {
  Engine.sent = [];
  Engine.broken = false;
  vi.stubGlobal("navigator", { hardwareConcurrency: 8 });
});

test("tasks run one after the other, urgent ones at once", async () => {
  const second = new SecondEngine();
  const slow = second.run(task("slow", 2));
  const urgent = second.run(task("urgent", 1, { urgent: true }));
  expect(await Promise.all([slow, urgent])).toEqual([true, true]);
  expect(Engine.sent).toEqual(["slow", "state", "urgent", "state", "slow", "state"]);
});

test("a match that cannot be loaded ends its task", async () => {
  expect(await new SecondEngine().run(task("bad", 5))).toBe(true);
  expect(Engine.sent).toEqual(["bad"]);
});

test("a device with few cores, or where no worker starts, has no second engine", async () => {
  vi.stubGlobal("navigator", { hardwareConcurrency: 2 });
  expect(await new SecondEngine().run(task("match", 1))).toBe(false);
  vi.stubGlobal("navigator", { hardwareConcurrency: 8 });
  vi.spyOn(console, "warn").mockReturnValue();
  Engine.broken = true;
  const second = new SecondEngine();
  const both = [second.run(task("match", 1)), second.run(task("match", 1))];
  expect(await Promise.all(both)).toEqual([false, false]);
  Engine.broken = false;
  expect(await second.run(task("match", 1))).toBe(false);
});

test("its worker is released a minute after the last task", async () => {
  vi.useFakeTimers();
  const before = Engine.rested;
  const second = new SecondEngine();
  await second.run(task("one", 1));
  vi.advanceTimersByTime(50_000);
  await second.run(task("two", 1));
  vi.advanceTimersByTime(50_000);
  expect(Engine.rested).toBe(before);
  vi.advanceTimersByTime(10_000);
  expect(Engine.rested).toBe(before + 1);
  vi.useRealTimers();
});

test("a slice that fails in the page ends its own task only", async () => {
  const second = new SecondEngine();
  const broken = second.run(task("one", 1, { slice: () => Promise.reject(new Error("page")) }));
  const other = second.run(task("other", 1));
  await expect(broken).rejects.toThrow("page");
  expect(await other).toBe(true);
});
