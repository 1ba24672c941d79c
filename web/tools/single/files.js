// In the one-file version: every part is text inside the page, compressed.

/** @param {string} id @returns {Promise<Response>} */
async function part(id) {
  const text = document.getElementById(id)?.textContent ?? "";
  const data = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const plain = new Blob([data]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Response(plain, { headers: { "content-type": "application/wasm" } });
}

const worker = await (await part("worker.js")).text();

/** Chromium lets a page of file:// start a module worker from no other kind of address.
 *  @param {string} name */
export const openWorker = (name) =>
  new Worker(`data:text/javascript,${encodeURIComponent(worker)}`, { type: "module", name });

/** @param {string} path */
export const fetchFile = (path) => part(path.replace(/.*\//, ""));
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
