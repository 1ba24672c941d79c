import { afterEach, expect, test, vi } from "vitest";
import { fetchWatched, fetchWhole } from "./fetching.ts";
import { FileFault, fileFault, isOutOfMemory } from "./start-faults.ts";

const [LOADER, WASM] = ["https://x.test/python/loader.mjs", "https://x.test/python/python.wasm"];

function answer(url: string, body: string, status: number, type: string) {
  const response = new Response(body, { status, headers: { "content-type": type } });
  Object.defineProperty(response, "url", { value: url });
  return response;
}

const serve = (given: Response | Error) =>
  vi.stubGlobal("fetch", () => (given instanceof Error ? Promise.reject(given) : Promise.resolve(given)));

afterEach(() => vi.unstubAllGlobals());

test("a server error, a page in place of WebAssembly and a file cut off are told apart", async () => {
  const failing = fetchWatched(Promise.resolve(answer(WASM, "", 500, "text/plain")), null);
  await expect(failing).rejects.toMatchObject({
    reason: "server-error",
    facts: { file: "python.wasm", status: "500" },
  });
  const page = fetchWatched(Promise.resolve(answer(WASM, "<p>", 200, "text/html; charset=utf-8")), null);
  await expect(page).rejects.toMatchObject({ reason: "wrong-type", facts: { file: "python.wasm", type: "text/html" } });
  serve(answer("https://x.test/a.bin", "abc", 200, "application/octet-stream"));
  await expect(fetchWhole("https://x.test/a.bin", 4, null)).rejects.toMatchObject({
    ...{ reason: "damaged", facts: { file: "a.bin" } },
  });
});

test("the bytes of a watched file are counted", async () => {
  const arrived = vi.fn();
  const count = new Promise((done) => {
    void fetchWatched(Promise.resolve(answer(LOADER, "abc", 200, "text/javascript")), arrived, done);
  });
  expect(await count).toBe(3);
  expect(arrived).toHaveBeenCalledWith(3);
});

test("a file that is longer than it should be is damaged", async () => {
  serve(answer("https://x.test/a.bin", "abcde", 200, "application/octet-stream"));
  await expect(fetchWhole("https://x.test/a.bin", 4, null)).rejects.toMatchObject({ reason: "damaged" });
});

test.each([
  ["a server error", answer(LOADER, "", 503, "text/html"), { reason: "server-error", facts: { status: "503" } }],
  ["a wrong type", answer(LOADER, "", 200, "text/plain"), { reason: "wrong-type", facts: { type: "text/plain" } }],
])("a failed import because of %s", async (_, given, wanted) => {
  serve(given);
  expect(await fileFault(new TypeError("Failed to fetch"), LOADER, WASM)).toMatchObject(wanted);
});

test("a failed import without a connection, or of a script that is there, has no such cause", async () => {
  serve(new TypeError("offline"));
  expect(await fileFault(new TypeError("Failed to fetch"), LOADER, WASM)).toBeNull();
  serve(answer(LOADER, "", 200, "text/javascript"));
  expect(await fileFault(new TypeError("x is not a function"), LOADER, WASM)).toBeNull();
});

test("a script or WebAssembly that cannot be read is damaged; another error is none of a file", async () => {
  expect(await fileFault(new SyntaxError("x"), LOADER, WASM)).toMatchObject({ facts: { file: "loader.mjs" } });
  const broken = await fileFault(new WebAssembly.CompileError("x"), LOADER, WASM);
  expect(broken).toMatchObject({ reason: "damaged", facts: { file: "python.wasm" } });
  expect(await fileFault(new Error("x"), LOADER, WASM)).toBeNull();
  const known = new FileFault("damaged", LOADER);
  expect(await fileFault(known, LOADER, WASM)).toBe(known);
});

test.each([
  new RangeError("WebAssembly.Memory(): could not allocate memory"),
  new RangeError("Array buffer allocation failed"),
  new WebAssembly.CompileError("WebAssembly.Module(): Out of memory: Cannot allocate Wasm memory for new instance"),
  new Error("allocation size overflow"),
  "RuntimeError: Aborted(OOM). Build with -sASSERTIONS for more info.",
  "RuntimeError: Aborted(Cannot enlarge memory arrays to size 1 bytes (OOM))",
])("“%s” is a lack of memory", (error) => expect(isOutOfMemory(error)).toBe(true));

test.each([
  new RangeError("Maximum call stack size exceeded"),
  new RangeError("Offset is outside the bounds of the DataView"),
  new WebAssembly.CompileError("expected magic word"),
  undefined,
])("“%s” is none", (error) => expect(isOutOfMemory(error)).toBe(false));
