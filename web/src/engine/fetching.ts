// Fetching what Python needs, and counting it as it arrives.

/**
 * Turns an error page into a failure, counts bytes as they arrive, and mends the wasm type that some servers do not
 * know. The response itself is passed on where possible: browsers cache compiled wasm with it.
 * @param arrived null where nobody watches
 */
export async function fetchWatched(
  fetched: Promise<Response>,
  arrived: ((bytes: number) => void) | null,
): Promise<Response> {
  const response = await fetched;
  if (!response.ok) throw new Error(`${response.status} ${response.url}`);
  if (arrived) each(response.clone(), ({ byteLength }) => arrived(byteLength)).catch(() => {});
  const wasm = response.url.endsWith(".wasm");
  if (!wasm || response.headers.get("content-type") === "application/wasm") return response;
  return new Response(response.body, { headers: { "content-type": "application/wasm" } });
}

/** The content type that a host sends for a script, where browsers refuse to run it. */
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

/** Fetches a file whose size is known, copying it once. @param arrived null where nobody watches */
export async function fetchWhole(
  url: string,
  size: number,
  arrived: ((bytes: number) => void) | null,
): Promise<Uint8Array> {
  const response = await fetchWatched(fetch(url), null);
  const whole = new Uint8Array(size);
  let at = 0;
  await each(response, (piece) => {
    whole.set(piece, at);
    at += piece.byteLength;
    arrived?.(piece.byteLength);
  });
  if (at !== size) throw new Error(`${at} bytes instead of ${size}: ${url}`);
  return whole;
}
