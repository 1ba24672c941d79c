"""Effects of a deploy, a broken host, an eviction or a neighbour on the same origin."""

from __future__ import annotations

import re
import shutil
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect

from e2e.conftest import KEEPS_NOTHING, Faults, prepare
from e2e.play import Table, go, match_at
from e2e.server import SiteServer
from e2e.start.start import IMAGE, READY, deal, hand, keep, plain_files, rebuild, spoil, update
from e2e.views import walked

pytestmark = pytest.mark.keeps
GONE = "404|Failed to load|Failed to fetch|start-failed|offline-first-visit|bad-precaching"


@pytest.fixture
def own(folder: Path, tmp_path: Path, faults: Faults, servers: ExitStack) -> SiteServer:
    """A site of the test's own, which may change it."""
    copy = tmp_path / "site"
    shutil.copytree(folder, copy)
    site = servers.enter_context(SiteServer(copy, prefix="/nanafuda/"))
    faults.home = site.url
    faults.allow(GONE)
    return site


class Loads:
    """Counts how often a page is loaded; an older page may stand for that of the host.

    No service worker keeps anything for this page: it is the first visit.
    """

    def __init__(self, page: Page, site: SiteServer) -> None:
        page.add_init_script(KEEPS_NOTHING)
        self.count = 0
        self.old = (site.folder / "index.html").read_text("utf-8")
        self.stale = 0
        page.route(site.url, self.load)

    def load(self, route: Route) -> None:
        self.count += 1
        if self.count <= self.stale:
            return route.fulfill(body=self.old, content_type="text/html")
        route.continue_()


def saved(page: Page, site: SiteServer) -> list[str]:
    """Leaves a match in mid-deal to a page; returns the cards of the hand."""
    page.goto(site.url)
    table = Table.resume(page, match_at("seven-euchre", lambda g: g.turn == 0, 4))
    return table.cards()


# --- A deploy ------------------------------------------------------------------------------------


def test_page_whose_engine_a_deploy_has_removed_begins_anew_with_the_match(
    context: BrowserContext, page: Page, own: SiteServer
) -> None:
    prepare(context, "en")
    context.add_init_script(KEEPS_NOTHING)
    cards = saved(page, own)
    page.close()
    page = context.new_page()
    loads = Loads(page, own)
    done: list[str] = []

    def replace(route: Route) -> None:
        if not done:
            rebuild(own.folder)
            done.append(route.request.url)
        route.continue_()

    page.route("**/assets/worker-*.js", replace)
    go(page, "play=seven-euchre", own.url)
    table = Table(page)
    table.settle()
    assert table.cards() == cards
    assert done
    assert loads.count == 2
    assert page.evaluate("() => sessionStorage.length") == 0  # another deploy is another day's


@pytest.mark.parametrize(
    "missing",
    ["app", *(pytest.param(one, marks=pytest.mark.long) for one in ("boot", "site", "words-en"))],
)
def test_page_from_a_cache_whose_files_a_deploy_has_removed_begins_anew(
    page: Page, own: SiteServer, missing: str
) -> None:
    loads = Loads(page, own)
    loads.stale = 1
    kept = {path.name: path.read_bytes() for path in (own.folder / "assets").glob("*.*")}
    rebuild(own.folder)
    for name, data in kept.items():
        if not name.startswith(f"{missing}-"):
            (own.folder / "assets" / name).write_bytes(data)  # what the browser still has
    go(page, "new=seven-euchre", own.url)
    expect(page).to_have_title(re.compile("^(?!0 )"))
    expect(page.get_by_role("button", name="Start", exact=True)).to_be_visible()
    assert loads.count == 2
    assert page.locator("link[rel=stylesheet]").get_attribute("href") == "assets/site-00000000.css"
    expect(page.locator("#incomplete")).to_be_hidden()


def test_outdated_page_reloads_once_and_then_offers_a_button(page: Page, own: SiteServer) -> None:
    loads = Loads(page, own)
    loads.stale = 99
    rebuild(own.folder)
    page.goto(own.url)
    again = page.get_by_role("button", name="Reload")
    expect(again).to_be_visible()
    assert loads.count == 2
    box = again.bounding_box()
    assert box
    assert (
        box["height"] >= 44 or page.locator("link[rel=stylesheet]").count()
    )  # its styles are gone
    loads.stale = 0
    again.click()
    expect(page.get_by_role("link", name="Play", exact=False).first).to_be_visible()
    assert loads.count == 3


def test_outdated_engine_is_reported_with_a_button(page: Page, own: SiteServer) -> None:
    loads = Loads(page, own)
    loads.stale = 99
    kept = {path.name: path.read_bytes() for path in (own.folder / "assets").glob("*.*")}
    rebuild(own.folder)
    for name, data in kept.items():
        if not name.startswith("worker-"):
            (own.folder / "assets" / name).write_bytes(data)
    go(page, "new=seven-euchre", own.url)
    again = page.get_by_role("button", name="Load again")
    expect(again).to_be_visible()
    assert loads.count == 2
    loads.stale = 0
    again.click()
    deal(page)
    expect(hand(page)).to_have_count(12)


def test_room_whose_files_a_deploy_has_removed_offers_the_new_version(
    page: Page, own: SiteServer
) -> None:
    loads = Loads(page, own)
    go(page, "", own.url)
    before = len(own.asked)
    go(page, "learn")
    lazy = [path for path in own.asked[before:] if path.endswith(".js")]
    page.goto(
        "about:blank"
    )  # before the deploy: the open page may still fetch, and then loads anew
    kept = {path.name: path.read_bytes() for path in (own.folder / "assets").glob("*.*")}
    rebuild(own.folder)
    for name, data in kept.items():
        (own.folder / "assets" / name).write_bytes(data)
    for path in lazy:
        page.route(f"**{path}", lambda route: route.fulfill(status=404))
    loads.stale = 99
    go(page, "learn", own.url)
    expect(page.locator("main")).to_contain_text("The server has a newer version")
    loads.stale = 0
    page.locator("main").get_by_role("button", name="Load again").click()
    expect(page.locator("script[src*='-0000000']")).not_to_have_count(0)
    expect(page.locator(".learn-list")).to_be_visible()


def test_rules_that_a_deploy_has_removed_offer_the_new_version(page: Page, own: SiteServer) -> None:
    page.add_init_script(KEEPS_NOTHING)
    go(page, "learn=upside-down", own.url)
    rebuild(own.folder)
    shutil.rmtree(own.folder / "rules")
    page.locator(".learn-rules").click()
    expect(page.locator(".notice")).to_contain_text("The server has a newer version")
    page.get_by_role("button", name="Load again").click()
    expect(page.locator("script[src*='-0000000']")).not_to_have_count(0)


def test_viewer_whose_database_script_a_deploy_has_removed_blames_no_browser(
    page: Page, own: SiteServer
) -> None:
    page.add_init_script(KEEPS_NOTHING)
    match = walked("ring-of-sevens")
    go(page, f"replay&{match.replay_link()}&seat=0&level=club", own.url)
    expect(page.locator(".viewer")).to_be_visible()
    rebuild(own.folder)
    page.keyboard.press("End")
    expect(page.locator(".notice")).to_contain_text("The server has a newer version")
    expect(page.get_by_text("does not allow saving")).to_have_count(0)


def test_workshop_that_is_open_at_a_deploy_says_so(page: Page, own: SiteServer) -> None:
    page.add_init_script(KEEPS_NOTHING)
    go(page, "workshop=upside-down", own.url)
    expect(page.locator(".cm-content")).to_be_visible()
    rebuild(own.folder)
    page.locator("#workshop-watch").click()
    page.get_by_role("button", name="Load again").click()
    expect(page.locator("script[src*='-0000000']")).not_to_have_count(0)
    expect(page.locator(".cm-content")).to_be_visible()


def test_host_that_has_lost_a_file_is_not_asked_for_ever(page: Page, own: SiteServer) -> None:
    loads = Loads(page, own)
    for count, lost in enumerate(("words-en", "app"), 1):
        next((own.folder / "assets").glob(f"{lost}-*.js")).unlink()
        page.goto(own.url)
        expect(page.get_by_role("button", name="Reload")).to_be_visible()
        assert loads.count == count


def test_cached_page_that_lacks_files_after_a_deploy_reloads(
    context: BrowserContext, page: Page, own: SiteServer
) -> None:
    prepare(context, "en")
    cards = saved(page, own)
    page.goto(own.url)
    keep(page)
    evict(page, "worker-")
    page.close()
    rebuild(own.folder)
    page = context.new_page()
    context.route("**/assets/worker-*.js", lambda route: route.continue_())  # past other caches
    go(page, "play=seven-euchre", own.url)
    table = Table(page)
    table.settle()
    assert table.cards() == cards
    script = page.locator("script[src*='app-']").get_attribute("src")
    assert script == "assets/app-00000000.js"


# --- Evictions -----------------------------------------------------------------------------------


def evict(page: Page, pattern: str) -> int:
    """Throws away what matches of all that is kept; returns how many files that were."""
    gone: int = page.evaluate(
        """async (pattern) => {
          let gone = 0;
          for (const name of await caches.keys()) {
            const cache = await caches.open(name);
            for (const request of await cache.keys()) {
              if (new RegExp(pattern).test(request.url)) gone += await cache.delete(request);
            }
          }
          return gone;
        }""",
        pattern,
    )
    return gone


def size_kept(page: Page) -> float:
    """The megabytes that the page promises."""
    text = page.get_by_text(READY).inner_text()
    found = re.search(r"\(([\d.]+)\sMB\b", text)
    assert found, text
    return float(found[1])


def plays_without_server(
    context: BrowserContext, site: SiteServer, at: str = "", size: float = 0
) -> None:
    """A new page plays although nobody serves it, and promises so many megabytes."""
    site.stop()
    page = context.new_page()
    go(page, "new=seven-euchre", at or site.url)
    deal(page)
    expect(hand(page)).to_have_count(12)
    if size:
        go(page, "", at or site.url)
        keep(page)
        assert size_kept(page) == size
    page.goto(f"{at or site.url}rules/seven-bridge.en.html")
    expect(page.locator("main h1")).to_be_visible()
    page.close()


@pytest.mark.parametrize(
    "pattern",
    [
        *(
            pytest.param(some, marks=pytest.mark.long)
            for some in ("image.wasm", "html|worker-|asm")
        ),
        ".",
    ],
)
def test_what_was_thrown_away_is_fetched_again(
    context: BrowserContext, page: Page, site: SiteServer, pattern: str
) -> None:
    """One file, half of them, all: the promise is made once it is kept again."""
    page.goto(site.url)
    keep(page)
    before = size_kept(page)
    assert before > 10
    assert evict(page, pattern)
    page.get_by_role("link", name="Options", exact=False).first.click()
    page.get_by_role("link", name="Back").click()
    keep(page)
    assert size_kept(page) == before
    plays_without_server(context, site)


def test_offline_missing_parts_are_reported_and_load_later(
    context: BrowserContext, page: Page, site: SiteServer, faults: Faults
) -> None:
    faults.allow("ERR_|NetworkError|Failed to fetch|Could not connect")
    page.goto(site.url)
    keep(page)
    size = size_kept(page)
    assert evict(page, "/rules/")
    site.stop()
    page.evaluate("() => dispatchEvent(new Event('online'))")
    told = page.get_by_text("Not ready for offline")
    expect(told).to_contain_text(re.compile(rf" [1-9]\.\d of {size}\sMB .* online"))
    expect(page.get_by_text(READY)).to_have_count(0)
    site.start()
    page.evaluate("() => dispatchEvent(new Event('online'))")
    keep(page)
    assert size_kept(page) == size


FULL = """{
  const put = Cache.prototype.put;
  Cache.prototype.put = function (request, response) {
    const url = request.url ?? request;
    if (url.includes("/image.wasm")) throw new DOMException("full", "QuotaExceededError");
    return put.call(this, request, response);
  };
}
"""


def test_without_room_nothing_is_promised(page: Page, own: SiteServer) -> None:
    worker = own.folder / "sw.js"
    worker.write_text(FULL + worker.read_text("utf-8"), "utf-8")
    page.goto(own.url)
    told = page.get_by_text("Not ready for offline")
    expect(told).to_contain_text(re.compile(r"[1-9]\d*\.\d of \d\d\.\d\sMB .* no room"))


def test_never_more_is_missing_than_there_is(page: Page, own: SiteServer) -> None:
    worker = own.folder / "sw.js"
    nothing = FULL.replace('url.includes("/image.wasm")', "url")
    worker.write_text(nothing + worker.read_text("utf-8"), "utf-8")
    page.goto(own.url)
    told = page.get_by_text("Not ready for offline")
    expect(told).to_be_visible()
    missing, size = re.findall(r"\d+\.\d", told.inner_text())[:2]
    assert missing == size


def test_page_whose_scripts_do_not_come_says_so_after_a_while(
    page: Page, site: SiteServer, faults: Faults
) -> None:
    faults.allow("ERR_|Failed")
    page.set_viewport_size({"width": 360, "height": 640})
    page.route(re.compile(r"\.js$"), lambda route: route.abort())
    page.goto(site.url)
    words = page.locator(".not-yet")
    expect(words).to_be_hidden()
    page.evaluate("() => document.getAnimations().forEach((one) => one.finish())")
    expect(words).to_be_visible()
    page.unroute_all()
    words.get_by_role("link").last.click()
    expect(words).to_have_count(0)
    expect(page.locator("#shell h1[tabindex]")).to_be_visible()


def test_storage_that_is_refused_is_told(page: Page, site: SiteServer) -> None:
    page.add_init_script("""
      const refuse = () => Promise.reject(new DOMException("no", "SecurityError"));
      ServiceWorkerContainer.prototype.register = refuse;
    """)
    page.goto(site.url)
    expect(page.get_by_text("does not allow the page to be saved")).to_be_visible()
    expect(page.get_by_text(READY)).to_have_count(0)


def test_address_without_https_says_why_nothing_is_kept(page: Page, site: SiteServer) -> None:
    """As on a computer of the local network, for which browsers have no service workers."""
    page.add_init_script(f"""
      Object.defineProperty(globalThis, "isSecureContext", {{ value: false }});
      {KEEPS_NOTHING}
    """)
    page.goto(site.url)
    told = page.get_by_text("this needs https")
    expect(told).to_be_visible()
    page.get_by_role("link", name="Options", exact=False).first.click()
    expect(page.get_by_role("button", name="Start", exact=True)).to_be_visible()
    expect(told).to_be_visible()
    expect(page.get_by_text(READY)).to_have_count(0)


def test_page_of_another_version_is_not_kept(page: Page, own: SiteServer) -> None:
    """As where a part of the host's machines still has the version before."""
    old = (own.folder / "index.html").read_text("utf-8")
    rebuild(own.folder)
    fresh = (own.folder / "index.html").read_text("utf-8")
    (own.folder / "index.html").write_text(old, "utf-8")
    context = page.context
    context.route(own.url, lambda route: route.fulfill(body=fresh, content_type="text/html"))
    page.goto(own.url)
    expect(page.get_by_text("Not ready for offline")).to_contain_text("The server did not")
    (own.folder / "index.html").write_text(fresh, "utf-8")
    page.evaluate("() => dispatchEvent(new Event('online'))")
    keep(page)


# --- Neighbours ----------------------------------------------------------------------------------


@pytest.fixture
def origin(folder: Path, tmp_path: Path, faults: Faults, servers: ExitStack) -> SiteServer:
    """An origin with different builds of the site at /, /a/ and /b/."""
    root = tmp_path / "root"
    shutil.copytree(folder, root)
    for name in "ab":
        shutil.copytree(folder, root / name)
        rebuild(root / name, name)
    server = servers.enter_context(SiteServer(root))
    faults.home = server.url
    return server


@pytest.mark.long
@pytest.mark.parametrize(
    ("other", "plain"), [("", re.compile(r"/b/.*/image\.wasm$")), ("", IMAGE), ("a/", IMAGE)]
)
def test_neighbours_on_one_origin_leave_each_other_alone(
    context: BrowserContext, page: Page, origin: SiteServer, other: str, plain: re.Pattern[str]
) -> None:
    """One, or both, start the plain way, the other is updated; `/` contains the path of the one.

    A plain start is the dearest there is: no page is loaded more often than it has to be.
    """
    context.route(plain, lambda route: route.fulfill(**spoil(origin.folder, "a page")))
    sizes = []
    for path in ("b/", other):
        page.goto(origin.url + path)
        keep(page)
        expect(page.get_by_role("button", name="Update now")).to_have_count(0)
        sizes.append(size_kept(page))
    # Files of the plain start are cached if they were needed.
    assert (sizes[0] == sizes[1]) == (plain is IMAGE)
    assert plain_files(origin)
    rebuild(origin.folder / other, "c")
    update(page)
    page.close()
    plays_without_server(context, origin, origin.url + other)
    plays_without_server(context, origin, f"{origin.url}b/", sizes[0])


OLDER = r"""async () => {
  const home = new URL(".", location.href).href;
  const [name] = await caches.keys();
  const [now, old] = [await caches.open(name), await caches.open(`workbox-precache-v2-${home}`)];
  for (const request of await now.keys()) await old.put(request, await now.match(request));
  await caches.delete(name);
  const plain = await caches.open("plain-start");
  const paths = await (await fetch("sw.js")).text().then((text) =>
    text.match(/assets\/py\/\w+\/[\w.-]+?\.(whl|zip)/g));
  for (const path of [...paths, "assets/py/older/x.whl", "../other/assets/py/1/y.whl"]) {
    await plain.put(new URL(path, home), new Response("kept"));
  }
  await (await navigator.serviceWorker.getRegistration()).unregister();
  return new Set(paths).size;
}"""
NAMES = """async () => {
  const names = {};
  for (const name of await caches.keys()) {
    names[name] = (await (await caches.open(name)).keys()).map(({ url }) => url);
  }
  return names;
}"""


def test_what_older_versions_kept_is_taken_over(
    context: BrowserContext, page: Page, site: SiteServer
) -> None:
    page.goto(site.url)
    keep(page)
    paths = page.evaluate(OLDER)
    assert paths
    before = len(site.asked)
    page.reload()
    keep(page)
    assert not [path for path in site.asked[before:] if "/rules/" in path]
    names = page.evaluate(NAMES)
    host = site.url.removesuffix("nanafuda/")
    assert names.pop("plain-start") == [f"{host}other/assets/py/1/y.whl"]
    assert set(names) == {f"nanafuda {site.url}"}
