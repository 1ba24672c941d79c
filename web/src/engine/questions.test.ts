import { beforeEach, expect, test, vi } from "vitest";

import { Questions } from "./questions.ts";

const ask = (id: number) => JSON.stringify({ id, view: {} });
const reply = (id: number, answer = "pass") => `{"id": ${id}, "answer": "${answer}"}`;

class Port {
  sent: string[] = [];
  closed = false;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  postMessage(text: string) {
    this.sent.push(text);
  }
  close() {
    this.closed = true;
  }
  says(data: unknown) {
    this.onmessage?.({ data });
  }
}

let port: Port;
let gone: string[];
let questions: Questions;
beforeEach(() => {
  vi.useFakeTimers();
  [port, gone] = [new Port(), []];
  questions = new Questions((why) => gone.push(why));
  questions.connect(port as unknown as MessagePort);
});

const faultOf = async (answer: Promise<string>) => JSON.parse(await answer).fault.id;

test("an answer comes back as it was sent", async () => {
  const answer = questions.ask(ask(1));
  port.says(reply(1));
  expect(await answer).toBe(reply(1));
  expect(port.sent).toEqual([ask(1)]);
});

test("a question that is asked again is sent once", async () => {
  const [one, two] = [questions.ask(ask(1)), questions.ask(ask(1))];
  port.says(reply(1));
  expect(await one).toBe(await two);
  expect(port.sent).toHaveLength(1);
});

test.each([7, null, "", '{"id": 2, "answer": "pass"}', '{"answer": "pass", "id": 1}'])(
  "a message that answers nothing ends the bot: %j",
  async (data) => {
    const answer = questions.ask(ask(1));
    port.says(data);
    expect(await faultOf(answer)).toBe("ended");
    expect([gone, port.closed]).toEqual([["ended"], true]);
    expect(await faultOf(questions.ask(ask(2)))).toBe("ended");
  },
);

test("a second answer ends the bot", async () => {
  const answer = questions.ask(ask(1));
  port.says(reply(1));
  port.says(reply(1, "other"));
  expect(await answer).toBe(reply(1));
  expect(gone).toEqual(["ended"]);
});

test("time is counted from the question, and an answer in time ends the count", async () => {
  void questions.ask(ask(1));
  vi.advanceTimersByTime(5500);
  port.says(reply(1));
  const answer = questions.ask(ask(2));
  vi.advanceTimersByTime(5400);
  expect(gone).toEqual([]);
  vi.advanceTimersByTime(1000);
  expect(await faultOf(answer)).toBe("slow");
  expect(gone).toEqual(["slow"]);
});

test("without a bot there is no answer in its place", () => {
  expect(() => new Questions(() => {}).ask(ask(1))).toThrow();
});
