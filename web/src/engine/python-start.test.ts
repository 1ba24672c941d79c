import { afterEach, expect, test, vi } from "vitest";

const imageStart = vi.hoisted(() => vi.fn());
vi.mock("pyodide", () => ({ loadPyodide: vi.fn() }));

vi.mock("./memory-image.ts", () => ({ imageStart, supply: vi.fn() }));
vi.mock("./image-parts.ts", () => ({ fetchParts: vi.fn() }));
self.name = "new image";
const { startPython } = await import("./python-start.ts");

afterEach(() => vi.unstubAllGlobals());

test.each([
  ["no-memory", new RangeError("WebAssembly.Module(): Out of memory")],
  ["wasm-refused", new WebAssembly.CompileError("blocked by a policy")],
])("a browser that compiles nothing gives the reason %s", async (reason, error) => {
  function Module() {
    throw error;
  }
  vi.stubGlobal("WebAssembly", { Module });
  await expect(startPython(() => {})).rejects.toMatchObject({ reason });
});

test.each([
  new RangeError("WebAssembly.Memory(): could not allocate memory"),
  new WebAssembly.CompileError("WebAssembly.compileStreaming(): Out of memory"),
])("a start that ends with “%s” lacks memory", async (error) => {
  imageStart.mockRejectedValueOnce(error);
  await expect(startPython(() => {})).rejects.toMatchObject({ reason: "no-memory" });
});
