// The script of the bot's frame. The policies of the page and of the frame allow it by its hash (tools/pages.ts).

/** Starts a classic worker from the text that the page sends, and passes everything else on to it. */
export const FRAME = `addEventListener("message", ({ data: [script, start], ports }) => {
  const worker = new Worker(URL.createObjectURL(new Blob([script], { type: "text/javascript" })));
  worker.onerror = (event) => { event.preventDefault(); parent.postMessage("bot-error", "*"); };
  worker.postMessage(start, [...Object.values(start).filter((one) => one instanceof ArrayBuffer), ...ports]);
}, { once: true });`;
