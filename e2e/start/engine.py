"""The same engine in CPython and in the browser: what several tests do."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from e2e.server import SiteServer

START = """async ([script, parts, name]) => {
  const worker = new Worker(`assets/${script}`, { type: "module", name });
  const waiting = new Map();
  const ready = new Promise((resolve, reject) => {
    worker.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      if (message.ready) resolve();
      if (message.failed) reject(new Error(message.detail));
      window.failed = message.failed;
      if ("id" in message) waiting.get(message.id)(message.reply);
    };
  });
  for (const [part, path] of parts) {
    const module = await WebAssembly.compileStreaming(fetch(path));
    worker.postMessage({ [part]: module });
  }
  await ready;
  window.supply = (sources) => worker.postMessage(JSON.stringify({ supply: sources }));
  let last = 0;
  window.ask = (request) => new Promise((resolve) => {
    waiting.set(++last, resolve);
    worker.postMessage(JSON.stringify({ id: last, request }));
  });
}"""


def open_worker(browser: Any, site: SiteServer, way: str) -> Page:
    """A page that asks the site's own worker, started from the image or another way."""
    folder, parts = site.folder, []
    worker = next(path.name for path in (folder / "assets").glob("worker-*.js"))
    if way == "image":
        for part, name in (("wasm", "slim/pyodide.asm.wasm"), ("image", "image.wasm")):
            path = next(folder.glob(f"assets/py/*/{name}")).relative_to(folder)
            parts.append([part, path.as_posix()])
    page: Page = browser.new_page(service_workers="block")
    page.goto(f"{site.url}about.en.html")
    page.evaluate(START, [worker, parts, way])
    return page
