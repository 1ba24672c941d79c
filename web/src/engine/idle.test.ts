import { expect, test, vi } from "vitest";

const engine = vi.hoisted(() => ({ idle: true }));
vi.mock("./connection.ts", () => ({ engine }));

import { whileIdle } from "./idle.ts";

test("work waits for the engine and for the person, and ends when nobody wants it", async () => {
  vi.useFakeTimers();
  let slices = 0;
  let wanted = true;
  const slice = async () => {
    slices++;
    engine.idle = false;
    return false;
  };
  const ended = whileIdle({ wanted: () => wanted, slice });
  const later = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  await later(1000);
  expect(slices).toBe(1); // the engine is busy
  engine.idle = true;
  await later(100);
  expect(slices).toBe(2);
  dispatchEvent(new Event("keydown"));
  engine.idle = true;
  await later(300);
  expect(slices).toBe(2); // a key was pressed
  await later(200);
  expect(slices).toBe(3);
  wanted = false;
  engine.idle = true;
  await later(1000);
  await ended;
  expect(slices).toBe(3);
});

test("work is done after its last slice", async () => {
  vi.useRealTimers();
  engine.idle = true;
  const slice = vi.fn().mockResolvedValueOnce(false).mockResolvedValueOnce(true);
  await whileIdle({ wanted: () => true, slice });
  expect(slice).toHaveBeenCalledTimes(2);
});
