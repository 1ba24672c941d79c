"""Limits of the site: no way out of its worker, and no play in a foreign frame."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import Faults
from e2e.play import go
from e2e.server import SiteServer
from e2e.start.start import first_hand, keep

pytestmark = pytest.mark.keeps
# In a task of its own: where a debugger evaluates, a policy does not hold.
TRY_TO_GET_OUT = """(origin) => new Promise((done) => setTimeout(async () => {
  const attempt = async (act) => {
    try { await act(); return "done"; } catch (error) { return error.name; }
  };
  done({
    eval: await attempt(() => (0, eval)("1")),
    Function: await attempt(() => new Function("return 1")()),
    AsyncFunction: await attempt(() => (async () => {}).constructor("return 1")()),
    import: await attempt(() => import(`${origin}/script.js`)),
    "import of data": await attempt(() => import("data:text/javascript,export default 1")),
    "import of a blob": await attempt(() =>
      import(URL.createObjectURL(new Blob(["1"], { type: "text/javascript" })))),
    importScripts: await attempt(() => importScripts(`${origin}/script.js`)),
    fetch: await attempt(() => fetch(origin)),
    XMLHttpRequest: await attempt(() => new XMLHttpRequest()),
    WebSocket: await attempt(() => new WebSocket(origin.replace("http", "ws"))),
    EventSource: await attempt(() => new EventSource(origin)),
    WebTransport: await attempt(() => new WebTransport(origin)),
    Worker: await attempt(() => new Worker("data:text/javascript,")),
    indexedDB: await attempt(() => indexedDB.open("any")),
    caches: await attempt(() => caches.keys()),
  });
}))"""
# A worker that begins as the engine's does, before anything has been taken from it.
FETCH_IN_WORKER = """(origin) => new Promise((done) => {
  const code = `fetch("${origin}").then(() => postMessage("done"),
    (error) => postMessage(error.name))`;
  const blob = new Blob([code], { type: "text/javascript" });
  new Worker(URL.createObjectURL(blob), { type: "module" }).onmessage = (event) => done(event.data);
})"""


@pytest.fixture
def elsewhere(tmp_path: Path, faults: Faults, servers: ExitStack) -> SiteServer:
    """Somebody else's server."""
    faults.allow("Content Security Policy|policy violated|frame|X-Frame-Options|404")
    faults.home = "http://127.0.0.1"
    (tmp_path / "script.js").write_text("")
    return servers.enter_context(SiteServer(tmp_path))


def test_nothing_leads_out_of_the_worker(
    page: Page, site: SiteServer, elsewhere: SiteServer
) -> None:
    first_hand(page, site)
    (worker,) = page.workers
    outcome = worker.evaluate(TRY_TO_GET_OUT, elsewhere.url)
    evaluated = {"eval", "Function", "AsyncFunction"}
    assert {outcome.pop(name) for name in evaluated} == {"EvalError"}
    imported = {name for name in outcome if name.startswith("import")}
    assert {outcome.pop(name) for name in imported} <= {"TypeError", "ReferenceError"}
    assert set(outcome.values()) == {"ReferenceError"}, outcome
    assert elsewhere.asked == []


def test_worker_has_the_policy_of_the_page_from_the_beginning(
    page: Page, site: SiteServer, elsewhere: SiteServer
) -> None:
    go(page, "new=seven-euchre", site.url)
    with page.expect_event("worker") as begun:
        page.reload()
    assert begun.value.url.startswith("blob:")
    assert page.evaluate(FETCH_IN_WORKER, elsewhere.url) == "TypeError"
    assert elsewhere.asked == []


FRAME = "<!doctype html><title>Elsewhere</title><iframe src='{url}' width=800 height=600></iframe>"


def test_in_a_frame_it_only_says_where_it_is(
    page: Page, site: SiteServer, elsewhere: SiteServer
) -> None:
    page_around = FRAME.format(url=f"{site.url}#new=seven-euchre")
    (elsewhere.folder / "index.html").write_text(page_around)
    page.goto(elsewhere.url)
    frame = page.frame_locator("iframe")
    expect(frame.get_by_text("cannot be played inside another page")).to_be_visible()
    expect(frame.get_by_text("ほかのページの中では遊べません")).to_be_visible()
    expect(frame.get_by_role("button")).to_have_count(0)
    assert not page.workers
    assert not any(path.endswith(".wasm") for path in site.asked)
    with page.expect_popup() as opened:
        frame.get_by_role("link", name="in its own tab").click()
    start = opened.value.get_by_role("button", name="Start", exact=True)
    expect(start).to_be_visible()


def test_in_a_frame_without_an_origin_it_says_the_same(
    page: Page, site: SiteServer, elsewhere: SiteServer, faults: Faults
) -> None:
    faults.allow("CORS|ERR_FAILED|sandboxed|null")
    around = FRAME.format(url=site.url).replace("<iframe", "<iframe sandbox='allow-scripts'")
    (elsewhere.folder / "index.html").write_text(around)
    page.goto(elsewhere.url)
    frame = page.frame_locator("iframe")
    expect(frame.get_by_text("cannot be played inside another page")).to_be_visible()
    expect(frame.get_by_text("wait a moment")).to_be_hidden()


def test_host_that_sends_headers(
    page: Page, folder: Path, elsewhere: SiteServer, servers: ExitStack
) -> None:
    site = servers.enter_context(SiteServer(folder, headers=True))
    answer = page.goto(site.url)
    assert answer and answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["content-security-policy"].endswith("frame-ancestors 'none'")
    keep(page)
    first_hand(page, site)
    (elsewhere.folder / "index.html").write_text(FRAME.format(url=site.url))
    with page.expect_request(site.url):
        page.goto(elsewhere.url)
    page.wait_for_load_state()
    expect(page.frame_locator("iframe").locator("#shell")).to_have_count(0)
