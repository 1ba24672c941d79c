// In the one-file version: every part is text inside the page, compressed.

/** @param {string} id @returns {Promise<Response>} */
async function part(id) {
  const text = document.getElementById(id)?.textContent ?? "";
  const data = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  return new Response(new Blob([data]).stream().pipeThrough(new DecompressionStream("gzip")));
}

const script = await (await part("worker.js")).text();

/** Chromium lets a page of file:// start a module worker from no other kind of address.
 *  @param {string} name */
export function openWorker(name) {
  const address = `data:text/javascript,${encodeURIComponent(script)}`;
  const worker = new Worker(address, { type: "module", name });
  const bytes = (/** @type {string} */ id) => part(id).then((found) => found.arrayBuffer());
  Promise.all(["pyodide.asm.wasm", "image.wasm"].map(bytes)).then(([wasm, image]) => {
    worker.postMessage({ wasm, image: new Uint8Array(image) }, [wasm, image]);
  });
  return worker;
}

export const fetchPage = part;

// Links to the pages of text open them from here.
document.addEventListener("click", async (event) => {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const path = link?.getAttribute("href")?.replace(/#.*/, "") ?? "";
  if (!path.endsWith(".html") || !document.getElementById(path)) return;
  event.preventDefault();
  const page = new Blob([await (await part(path)).text()], { type: "text/html" });
  open(URL.createObjectURL(page));
});
