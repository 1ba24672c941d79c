"""The site without its server, below any path, and when a new version of it comes out."""

from __future__ import annotations

import shutil
from collections import Counter
from contextlib import ExitStack
from pathlib import Path

import pytest
from nanafuda.games import GAMES
from playwright.sync_api import BrowserContext, Page, expect

from e2e.conftest import Faults, comes, prepare, switch_language
from e2e.games import TABLES
from e2e.play import Table, go, match_at
from e2e.server import SiteServer
from e2e.start.start import IMAGE, READY, deal, first_hand, hand, keep, spoil

pytestmark = pytest.mark.keeps


def test_every_game_is_played_without_the_server(
    context: BrowserContext, page: Page, site: SiteServer
) -> None:
    """From the form to the first turns, and the last at its end; the rules can be read, too."""
    assert {game.GAME for game in TABLES} == set(GAMES)
    prepare(context, "en")
    page.goto(site.url)
    keep(page)
    site.stop()
    page.close()
    page = context.new_page()
    page.goto(site.url)
    switch_language(page, "ja")  # of whose words nothing has been shown yet
    switch_language(page, "en")
    for game in TABLES:
        table = Table.begin(page, game.GAME, "offline", **game.SHORT)
        game.take_turn(table)
        go(page, "")
    table = Table.resume(page, match_at(game.GAME, lambda g: g.over, 4, **game.SHORT))
    assert table.over
    expect(page.locator(".winners")).to_be_visible()
    page.goto(f"{site.url}rules/seven-euchre.en.html#E13")
    expect(page.locator("li#E13")).to_be_visible()
    page.goto(f"{site.url}no/such/page")
    expect(page).to_have_url(site.url)
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def test_first_visit_without_connection_says_so(
    context: BrowserContext, page: Page, site: SiteServer, faults: Faults
) -> None:
    faults.allow("ERR_INTERNET_DISCONNECTED|ERR_FAILED")
    page.route("**/*.wasm", lambda route: route.abort())
    go(page, "new=seven-euchre", site.url)
    expect(page.get_by_role("button", name="Start", exact=True)).to_be_visible()
    context.set_offline(True)
    deal(page)
    expect(page.get_by_role("alert")).to_contain_text("You are offline")


@pytest.mark.long
def test_the_root_of_a_host_will_do(
    page: Page, folder: Path, faults: Faults, servers: ExitStack
) -> None:
    site = servers.enter_context(SiteServer(folder, prefix="/"))
    faults.home = site.url.removesuffix("/")
    page.goto(faults.home)
    assert page.url == site.url
    keep(page)
    first_hand(page, site)


@pytest.fixture
def own(page: Page, folder: Path, tmp_path: Path, faults: Faults, servers: ExitStack) -> SiteServer:
    """A site of the test's own, which may change it, below any path; the page has kept it."""
    copy = tmp_path / "site"
    shutil.copytree(folder, copy)
    site = servers.enter_context(SiteServer(copy, prefix="/deep/er/"))
    faults.home = site.url.removesuffix("/")
    page.goto(faults.home)
    assert page.url == site.url
    keep(page)
    return site


def deploy(site: Path) -> None:
    """Makes another version of a site."""
    for name in ("index.html", "sw.js"):
        file = site / name
        text = file.read_text("utf-8").replace("<title>", "<title>New ")
        file.write_text(text + "\n" * (name == "sw.js"), "utf-8")


def test_large_files_are_fetched_once_and_a_new_version_on_request(
    page: Page, own: SiteServer
) -> None:
    times = Counter(path for path in own.asked if "/assets/" in path)
    assert len(times) >= 6
    assert set(times.values()) == {1}, times
    before = len(own.asked)
    page.reload()
    keep(page)
    assert [path for path in own.asked[before:] if "/assets/" in path] == []
    page.evaluate("() => { window.before = true; }")
    deploy(own.folder)
    page.evaluate("() => navigator.serviceWorker.getRegistration().then((r) => r.update())")
    update = page.get_by_role("button", name="Update now")
    expect(update).to_be_visible()
    assert page.evaluate("() => window.before") is True
    with page.expect_navigation():
        update.click()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert page.evaluate("() => window.before") is None


def test_new_version_during_a_deal_leaves_the_deal_unchanged(page: Page, own: SiteServer) -> None:
    first_hand(page, own)
    cards = hand(page).evaluate_all("(cards) => cards.map((card) => card.dataset.card)")
    deploy(own.folder)
    shutil.rmtree(own.folder / "assets")  # as a host does that keeps one version only
    comes(
        page,
        """async () => {
          const registration = await navigator.serviceWorker.getRegistration();
          if (!registration.installing && !registration.waiting)
            await registration.update().catch(() => {});
          return registration.waiting !== null;
        }""",
    )
    update = page.get_by_role("button", name="Update now")
    expect(update).to_have_count(0)
    passing = page.get_by_role("button", name="Pass", exact=True)
    expect(passing).to_be_enabled()
    passing.click()
    expect(page.get_by_role("log")).to_contain_text("You: pass")
    page.reload()
    expect(hand(page)).to_have_count(12)
    assert hand(page).evaluate_all("(cards) => cards.map((card) => card.dataset.card)") == cards
    expect(update).to_have_count(0)
    go(page, "", own.url)
    expect(update).to_be_visible()


# --- Halves, losses and refusals -----------------------------------------------------------------


def test_interrupted_download_is_not_called_complete_and_is_resumed(
    context: BrowserContext, page: Page, site: SiteServer, faults: Faults
) -> None:
    faults.allow("503")
    context.route("**/rules/**", lambda route: route.fulfill(status=503))
    page.goto(site.url)
    expect(page.get_by_text("Not ready for offline")).to_contain_text("The server did not")
    expect(page.get_by_text(READY)).to_have_count(0)
    context.unroute_all()
    page.goto(site.url)
    keep(page)


def test_browser_that_keeps_nothing_still_plays(page: Page, site: SiteServer) -> None:
    page.add_init_script("""
      const refuse = () => Promise.reject(new DOMException("full", "QuotaExceededError"));
      for (const name of ["put", "add", "addAll"]) Cache.prototype[name] = refuse;
      CacheStorage.prototype.open = CacheStorage.prototype.keys = refuse;
      ServiceWorkerContainer.prototype.register = refuse;
      Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };
    """)
    first_hand(page, site)
    expect(page.locator(".notice", has_text="storage is full")).to_be_visible()


@pytest.mark.long
def test_what_the_plain_start_takes_is_kept_too(
    context: BrowserContext, page: Page, site: SiteServer
) -> None:
    context.route(IMAGE, lambda route: route.fulfill(**spoil(site.folder, "a page")))
    page.goto(site.url)
    keep(page)
    site.stop()
    first_hand(page, site)


def test_kept_image_that_is_spoilt_says_so_without_connection(
    context: BrowserContext, page: Page, site: SiteServer, faults: Faults
) -> None:
    faults.allow("ERR_|Failed to fetch")
    page.goto(site.url)
    keep(page)
    spoilt = page.evaluate("""async () => {
      let spoilt = 0;
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
          if (!request.url.endsWith("/image.wasm")) continue;
          await cache.put(request, new Response("spoilt"));
          spoilt += 1;
        }
      }
      return spoilt;
    }""")
    assert spoilt == 1
    site.stop()
    page.close()
    page = context.new_page()
    go(page, "new=seven-euchre", site.url)
    deal(page)
    expect(page.get_by_role("alert")).to_contain_text("You are offline")
    site.start()
    page.get_by_role("button", name="Try again").click()
    expect(hand(page)).to_have_count(12)
