"""The start, offline play, a new version and the engine alone: what several tests do."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

from e2e.play import go
from e2e.server import SiteServer


def deal(page: Page) -> None:
    page.get_by_role("button", name="Start", exact=True).click()


def hand(page: Page) -> Locator:
    return page.locator("#table .hand [data-card]")


def first_hand(page: Page, site: SiteServer) -> None:
    """From the address to the cards."""
    go(page, "new=seven-euchre", site.url)
    deal(page)
    expect(hand(page)).to_have_count(12)


IMAGE = re.compile(r"/image\.wasm$")
PLAIN_ONLY = re.compile(r"stdlib\.zip|\.whl")


def plain_files(site: SiteServer) -> list[str]:
    """Requested files of the plain start."""
    return [path for path in site.asked if PLAIN_ONLY.search(path)]


def spoil(site: Path, how: str) -> dict[str, Any]:
    """An answer to the request for the image of a site that is no good."""
    if how == "missing":
        return {"status": 404, "body": "Not found"}
    if how == "a page":
        return {"body": "<!doctype html>", "content_type": "application/wasm"}
    data = next(site.glob("assets/py/*/image.wasm")).read_bytes()
    if how == "another engine's":
        at = data.index(b'"engine":"') + len(b'"engine":"')
        data = data[:at] + (b"1" if data[at : at + 1] == b"0" else b"0") + data[at + 1 :]
    if how == "cut off":
        data = data[: len(data) // 2]
    return {"body": data, "content_type": "application/wasm"}


READY = re.compile("^Ready for offline")


def keep(page: Page) -> None:
    """Waits until the page says that all is kept for offline play."""
    expect(page.get_by_text(READY)).to_be_visible()


def rebuild(site: Path, mark: str = "0") -> None:
    """Puts another build into a site's place: every script and style has another name."""
    old = sorted(path for path in (site / "assets").iterdir() if path.is_file())
    names: dict[str, str] = {}
    for path in old:
        stem = path.stem.rpartition("-")[0]
        before = sum(name.startswith(f"{stem}-{mark * 7}") for name in names.values())
        names[path.name] = f"{stem}-{mark * 7}{before}{path.suffix}"  # there are several chunks
    for path in old:
        path.rename(path.with_name(names[path.name]))
    for path in [*site.rglob("*.html"), *site.glob("sw.js"), *site.glob("assets/*.js")]:
        text = path.read_text("utf-8")
        for name, new in names.items():
            text = text.replace(name, new)
        text = re.sub(r'(revision"?:"\w)\w{8}', rf"\g<1>{mark * 8}", text)
        path.write_text(text.replace("<title>", f"<title>{mark} "), "utf-8")


def update(page: Page) -> None:
    """Has a new version looked for, and changes over to it."""
    page.evaluate("() => navigator.serviceWorker.getRegistration().then((one) => one.update())")
    with page.expect_navigation():
        page.get_by_role("button", name="Update now").click()
    keep(page)


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
