// Tells apart why Python's files could not be loaded, so that the page can say what to do.

/** A file of the start that did not arrive as it should. */
export class FileFault extends Error {
  declare reason: "server-error" | "wrong-type" | "damaged";
  declare facts: Record<string, string>;

  /** @param url of the file @param facts arguments of the reason's text */
  constructor(reason: "server-error" | "wrong-type" | "damaged", url: string, facts: Record<string, string> = {}) {
    const file = url.replace(/.*\//, "");
    super(`${reason} ${file} ${Object.values(facts).join(" ")}`);
    this.reason = reason;
    this.facts = { file, ...facts };
  }
}

/** Messages of browsers, Emscripten and Python for a lack of memory. Their error classes differ. */
const NO_MEMORY =
  /out of memory|could not allocate|cannot allocate|cannot enlarge memory|allocation (failed|size)|\bOOM\b/i;

/** Whether an error, or its text, says that the device has no memory left. */
export const isOutOfMemory = (error: unknown) => NO_MEMORY.test(String(error));

/** Throws if the server answers with an error, or with a page in place of WebAssembly. */
export function requireFile({ ok, status, url, headers }: Response) {
  if (!ok) throw new FileFault("server-error", url, { status: String(status) });
  const type = headers.get("content-type")?.replace(/;.*/, "") ?? "";
  if (url.endsWith(".wasm") && type === "text/html") throw new FileFault("wrong-type", url, { type });
}

/**
 * Returns the cause of a failed start; null if no file is the cause.
 * @param loader address of the script that was imported: a failed import only has an English message
 * @param wasm address of the WebAssembly
 */
export async function fileFault(error: unknown, loader: string, wasm: string): Promise<FileFault | null> {
  if (error instanceof FileFault) return error;
  if (error instanceof SyntaxError) return new FileFault("damaged", loader);
  if (error instanceof WebAssembly.CompileError) return new FileFault("damaged", wasm);
  if (!(error instanceof TypeError)) return null;
  return fetch(loader).then(faultOf, () => null);
}

function faultOf(response: Response): FileFault | null {
  const { ok, status, url, headers } = response;
  if (!ok) return new FileFault("server-error", url, { status: String(status) });
  const type = headers.get("content-type")?.replace(/;.*/, "") ?? "";
  return /(java|ecma)script/.test(type) ? null : new FileFault("wrong-type", url, { type: type || "–" });
}
