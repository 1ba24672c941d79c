// Fetching what Python needs: for the page, which compiles it early, and for the worker.

/**
 * Turns an error page into a failure, counts bytes as they arrive, and mends the wasm type that
 * some servers do not know. The response itself is passed on where possible: browsers cache
 * compiled wasm with it.
 * @param {Promise<Response>} fetched
 * @param {((bytes: number) => void) | null} arrived null where nobody watches
 * @returns {Promise<Response>}
 */
export async function fetchWatched(fetched, arrived) {
  const response = await fetched;
  if (!response.ok) throw new Error(`${response.status} ${response.url}`);
  if (arrived) count(response.clone(), arrived).catch(() => {});
  const wasm = response.url.endsWith(".wasm");
  if (!wasm || response.headers.get("content-type") === "application/wasm") return response;
  return new Response(response.body, { headers: { "content-type": "application/wasm" } });
}

/** @param {Response} response @param {(bytes: number) => void} arrived */
async function count(response, arrived) {
  const reader = response.body?.getReader();
  for (;;) {
    const chunk = await reader?.read();
    if (!chunk?.value) return;
    arrived(chunk.value.byteLength);
  }
}
