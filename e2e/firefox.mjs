// Opens the one-file version in a Firefox, which Playwright cannot drive, over WebDriver BiDi:
//   node firefox.mjs PROGRAM PROFILE URL PATIENCE
// deals, passes, and prints what there is then as JSON: {cards, log, errors}.

import { spawn } from "node:child_process";

const [program, profile, url, patience] = process.argv.slice(2);
const options = ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0"];
const firefox = spawn(program, options, { stdio: ["ignore", "ignore", "pipe"] });
process.on("exit", () => firefox.kill());
const address = await new Promise((resolve, reject) => {
  let said = "";
  firefox.on("exit", () => reject(new Error(`Firefox went away: ${said}`)));
  firefox.stderr.on("data", (data) => {
    said += data;
    const found = /WebDriver BiDi listening on (\S+)/.exec(said);
    if (found) resolve(found[1]);
  });
});
const socket = new WebSocket(`${address}/session`);
await new Promise((resolve) => (socket.onopen = resolve));

let count = 0;
const waiting = new Map();
const errors = [];
socket.onmessage = ({ data }) => {
  const message = JSON.parse(data);
  if (message.id) waiting.get(message.id)(message);
  else if (message.params.level === "error") errors.push(message.params.text);
};
async function send(method, params = {}) {
  const id = ++count;
  const answer = new Promise((resolve) => waiting.set(id, resolve));
  socket.send(JSON.stringify({ id, method, params }));
  const { type, message, result } = await answer;
  if (type === "error") throw new Error(`${method}: ${message}`);
  return result;
}

await send("session.new", { capabilities: {} });
await send("session.subscribe", { events: ["log.entryAdded"] });
const { contexts } = await send("browsingContext.getTree");
const { context } = contexts[0];
const evaluate = async (expression) => {
  const { result } = await send("script.evaluate", {
    expression,
    target: { context },
    awaitPromise: false,
  });
  return result.value;
};
/** Looks until there is something to see, for so many milliseconds at most. */
async function until(expression) {
  for (const end = Date.now() + Number(patience); Date.now() < end; ) {
    const value = await evaluate(expression);
    if (value) return value;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return 0;
}

await send("browsingContext.navigate", {
  context,
  url: `${url}#new=seven-euchre`,
  wait: "complete",
});
await evaluate(`localStorage.setItem("nanafuda:settings", '{"format":1,"lang":"en","pace":"instant"}')`);
await send("browsingContext.reload", { context, wait: "complete" });
/** Presses the button that the expression finds, once it is there and may be pressed. */
const press = (found) =>
  until(`((button) => button && button.ariaDisabled !== "true" && (button.click(), true))(${found})`);
await press(`document.querySelector("form.setup .primary")`);
const cards = await until(`document.querySelectorAll("#table .hand [data-card]").length`);
await press(`[...document.querySelectorAll("#table button")].find((button) => button.innerText.trim() === "Pass")`);
const log = await until(`/You: pass/.exec(document.querySelector("[role=log]")?.textContent)?.[0]`);
console.log(JSON.stringify({ cards, log, errors }));
await send("browser.close").catch(() => {});
process.exit();
