// Fetches the files of the Python start and reports progress.

import { FileFault, requireFile } from "./start-faults.ts";

/**
 * Rejects with a FileFault on an HTTP error, reports bytes as they arrive, and corrects the content type of wasm.
 * Passes on the original response if possible, because browsers cache compiled wasm with it.
 * @param arrived null: no progress reports
 * @param ended called with the number of all bytes, unless there are no reports
 */
export async function fetchWatched(
  fetched: Promise<Response>,
  arrived: ((bytes: number) => void) | null,
  ended: (bytes: number) => void = () => {},
): Promise<Response> {
  const response = await fetched;
  requireFile(response);
  let bytes = 0;
  const count = ({ byteLength }: Uint8Array) => {
    bytes += byteLength;
    arrived?.(byteLength);
  };
  if (arrived)
    each(response.clone(), count)
      .then(() => ended(bytes))
      .catch(() => {});
  const wasm = response.url.endsWith(".wasm");
  if (!wasm || response.headers.get("content-type") === "application/wasm") return response;
  return new Response(response.body, { headers: { "content-type": "application/wasm" } });
}

/** Returns a wrong content type of a script; "" if the type is right. */
export async function wrongType(url: string) {
  const { ok, headers } = await fetch(url);
  const type = headers.get("content-type")?.replace(/;.*/, "") ?? "";
  return ok && !/(java|ecma)script/.test(type) ? type || "–" : "";
}

async function each(response: Response, take: (piece: Uint8Array) => void) {
  const reader = response.body?.getReader();
  for (;;) {
    const chunk = await reader?.read();
    if (!chunk?.value) return;
    take(chunk.value);
  }
}

/** Fetches a file of known size into one buffer. @param arrived null: no progress reports */
export async function fetchWhole(
  url: string,
  size: number,
  arrived: ((bytes: number) => void) | null,
): Promise<Uint8Array> {
  const response = await fetchWatched(fetch(url), null);
  const whole = new Uint8Array(size);
  let at = 0;
  await each(response, (piece) => {
    if (at + piece.byteLength > size) throw new FileFault("damaged", url);
    whole.set(piece, at);
    at += piece.byteLength;
    arrived?.(piece.byteLength);
  });
  if (at !== size) throw new FileFault("damaged", url);
  return whole;
}
