import { expect, test, vi } from "vitest";
import { Cancelled } from "../base/cancelled.ts";
import { MatchSession, type Engine, type Screen } from "./session.ts";

/** A new one for each session, which changes it. */
const state = () =>
  ({ save: "one", legal: ["pass"], events: [], table: {}, next: "person" }) as unknown as Protocol.State;

function session({ loading }: { loading: boolean }) {
  const request = vi.fn(async () => ({ ok: true }));
  return { session: new MatchSession(state(), { request } as unknown as Engine, { loading }), request };
}

test("a stopped session sends no request", async () => {
  const { session: stopped, request } = session({ loading: false });
  stopped.stop();
  await expect(stopped.request({ do: "undo" })).rejects.toBeInstanceOf(Cancelled);
  expect(request).not.toHaveBeenCalled();
});

test("a request that waits for the match to load is cancelled with it", async () => {
  const { session: early, request } = session({ loading: true });
  const reply = early.request({ do: "play", action: "pass" });
  early.stop();
  await expect(reply).rejects.toBeInstanceOf(Cancelled);
  await early.ready();
  expect(request).not.toHaveBeenCalled();
});

test("a request that waits for the match to load is sent once it is there", async () => {
  const { session: early, request } = session({ loading: true });
  const reply = early.request({ do: "undo" });
  expect(request).not.toHaveBeenCalled();
  early.confirm(state());
  await expect(reply).resolves.toEqual({ ok: true });
});

test("a bot that was to think is no longer asked", async () => {
  const { session: stopped, request } = session({ loading: false });
  const screen = { begin: vi.fn(), show: vi.fn(), failed: vi.fn() };
  stopped.stop();
  stopped.state.next = "bot";
  stopped.start(screen as unknown as Screen);
  stopped.close();
  await new Promise((done) => setTimeout(done)); // an unhandled rejection would fail the run
  expect(screen.failed).not.toHaveBeenCalled();
  expect(request).not.toHaveBeenCalled();
});
