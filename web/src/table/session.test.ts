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

test("a play that waits for the match to load is sent once it is there", async () => {
  const { session: early, request } = session({ loading: true });
  const playing = early.play("pass");
  expect([early.early, request.mock.calls]).toEqual(["pass", []]);
  early.confirm(state());
  await playing;
  expect(request).toHaveBeenCalledWith({ do: "play", action: "pass" });
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

/** A session whose engine gives these replies, one after the other. */
function answered(...replies: unknown[]) {
  const request = vi.fn(async ({ do: _ }: { do: string }) => replies.shift());
  const told = new MatchSession(state(), { request } as unknown as Engine);
  return { session: told, asked: () => request.mock.calls.map(([sent]) => sent.do) };
}

const next = (save: string, more: object = {}) => ({ ...state(), ok: true, save, ...more });

test("a play reaches the observers together with the bot's move", async () => {
  const { session, asked } = answered(next("two", { next: "bot" }), next("three"));
  const seen: string[] = [];
  session.subscribe({ state: (now, before) => void seen.push(`${before.save} ${now.save}`) });
  await session.play("pass");
  expect([asked(), seen]).toEqual([
    ["play", "think"],
    ["one two", "two three"],
  ]);
});

test("an illegal action is explained and changes nothing", async () => {
  const { session, asked } = answered({ ok: false, error: { id: "follow-suit" } });
  const screen = { begin: vi.fn(), show: vi.fn(), failed: vi.fn(), refused: vi.fn() };
  session.start(screen as unknown as Screen, "shown");
  await session.play("play:S1");
  expect(screen.refused).toHaveBeenCalledWith(expect.objectContaining({ id: "follow-suit" }));
  expect([asked(), session.state.save]).toEqual([["explainIllegal"], "one"]);
});

test("a second command is dropped while one is under way", async () => {
  const { session, asked } = answered(next("two"));
  await Promise.all([session.play("pass"), session.undo()]);
  expect(asked()).toEqual(["play"]);
});

test("a retired session takes the last reply and asks no more", async () => {
  const { session, asked } = answered(new Promise((done) => setTimeout(done, 0, next("two"))));
  void session.play("pass");
  await session.retire();
  void session.undo();
  await Promise.resolve();
  expect([asked(), session.state.save]).toEqual([["play"], "two"]);
});

test("a hint that another command has overtaken is dropped", async () => {
  const late = Promise.withResolvers();
  const { session } = answered(late.promise, next("two"));
  const hint = session.hint();
  await session.play("pass");
  late.resolve({ ok: true, assessed: {} });
  expect(await hint).toBeNull();
});
