// The interpreter of a person's bot: a classic worker in a sandboxed frame (bot-frame.ts). All messages are JSON texts.
//   page -> here      {"load": {"source", "game"}} | {"check": {"source"}} | a port to the referee
//   here -> page      {"ready"} | {"loaded"}: a fault or null | {"line", "deal", "seat"} | {"died"}
//   referee <-> here  questions and answers of nanafuda/workshop/player.py

import { first, withFiles } from "./bot-sandbox.ts";
import { loadPyodide } from "pyodide";
// @ts-expect-error: it has no types
import createPyodideModule from "pyodide/pyodide.asm.mjs";

/** The first message: the ports to the page comes with it. */
export interface Start {
  wasm: ArrayBuffer;
  library: ArrayBuffer;
  engine: ArrayBuffer; // a wheel, or a ZIP of the package
  lock: object;
}

const HERE = "https://bot.invalid/";

async function start({ wasm, library, engine, lock }: Start) {
  const python = await withFiles({ "pyodide.asm.wasm": wasm, "library.zip": library }, () =>
    loadPyodide({
      createPyodideModule,
      indexURL: HERE,
      stdLibURL: `${HERE}library.zip`,
      lockFileContents: lock as any,
      packageBaseUrl: HERE,
      env: { PYTHONHASHSEED: "0" }, // the order of sets of texts
      stdout: () => {},
      stderr: () => {},
    }),
  );
  python.unpackArchive(engine, "zip", { extractDir: python.runPython("import site; site.getsitepackages()[0]") });
  return python;
}

first.then(async ({ data, ports }) => {
  const [page] = ports;
  const post = page.postMessage.bind(page);
  const text = JSON.stringify;
  const tell = (message: object) => post(text(message));
  const died = (error: unknown) => tell({ died: String(error) });
  try {
    const python = await start(data);
    const emit = (line: string, deal: number, seat: number) => tell({ line, deal, seat });
    const player = python.runPython("from nanafuda.workshop.player import Player; Player")(emit);
    const { load, check, answer } = player;

    /** Answers the referee's questions. */
    const connect = (referee: MessagePort) => {
      const reply = referee.postMessage.bind(referee);
      referee.onmessage = (event) => {
        try {
          reply(answer(event.data));
        } catch (error) {
          died(error);
        }
      };
    };
    page.onmessage = (event) => {
      if (event.ports.length) return connect(event.ports[0]);
      const message = JSON.parse(event.data);
      try {
        const fault = message.load ? load(message.load.source, message.load.game) : check(message.check.source);
        tell({ loaded: JSON.parse(fault) });
      } catch (error) {
        died(error);
      }
    };
    tell({ ready: true });
  } catch (error) {
    tell({ failed: String(error) });
  }
});
