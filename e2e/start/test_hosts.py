"""Offline play behind odd hosts: the first visit, no connection, and a new version."""

from __future__ import annotations

import shutil
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.conftest import Faults, prepare
from e2e.play import go
from e2e.server import SiteServer
from e2e.start.start import READY, deal, hand, keep, rebuild, update

pytestmark = pytest.mark.keeps

# The ways of each host; docs/publishing.md has the same table for people.
NO_TYPES = [(f"*.{end}", {"Content-Type": "text/plain"}) for end in ("wasm", "webmanifest")]
NO_RANGES = ("*", {"Accept-Ranges": "none"})
VARIES = ("*", {"Vary": "*", "Cache-Control": "no-store"})
HOSTS: dict[str, dict[str, Any]] = {
    "all of these": {
        "rules": [VARIES, *NO_TYPES, NO_RANGES],
        "clean": True,
        "weak": True,
        "login": "guest:cards",
    },
    "varies": {"rules": [("*", {"Vary": "Accept, Cookie, Origin"})]},
    "varies by all, nothing to be stored": {"rules": [VARIES]},
    "names without .html": {"clean": True, "rules": [("*", {"Vary": "Accept"})]},
    "types that say nothing": {"rules": NO_TYPES},
    "weak tags, no ranges": {"weak": True, "rules": [NO_RANGES]},
    "behind a password": {"login": "guest:cards"},
}


@pytest.mark.parametrize(
    "host", [pytest.param(one, marks=[pytest.mark.long] * (one != "all of these")) for one in HOSTS]
)
def test_site_is_kept_played_offline_and_updated(
    context: BrowserContext,
    page: Page,
    folder: Path,
    tmp_path: Path,
    faults: Faults,
    servers: ExitStack,
    host: str,
) -> None:
    copy = tmp_path / "site"
    shutil.copytree(folder, copy)
    odd = HOSTS[host]
    site = servers.enter_context(SiteServer(copy, prefix="/nanafuda/", **odd))
    faults.home = site.url.removesuffix("/")
    faults.allow("ERR_|Failed to fetch|401|guest:cards")
    prepare(context, "en")
    if login := odd.get("login"):  # typed once, then the browser knows it
        page.goto(site.url.replace("//", f"//{login}@"))
    page.goto(site.url)
    keep(page)
    site.stop()
    page.close()
    page = context.new_page()
    go(page, "new=seven-euchre", site.url)
    deal(page)
    expect(hand(page)).to_have_count(12)
    page.goto(f"{site.url}rules/seven-bridge.en.html")
    expect(page.locator("main h1")).to_be_visible()
    rebuild(copy)
    site.start()
    page.goto(site.url)
    update(page)
    expect(page.locator("script[src*='-0000000']")).not_to_have_count(0)


def test_manifest_is_fetched_behind_a_password(
    context: BrowserContext, page: Page, folder: Path, faults: Faults, servers: ExitStack
) -> None:
    """As when somebody installs the site."""
    site = servers.enter_context(SiteServer(folder, prefix="/nanafuda/", login="guest:cards"))
    faults.home = site.url.removesuffix("/")
    faults.allow("401|guest:cards")
    page.goto(site.url.replace("//", "//guest:cards@"))
    page.goto(site.url)
    manifest = context.new_cdp_session(page).send("Page.getAppManifest")
    assert manifest["url"] == f"{site.url}manifest.webmanifest"
    assert '"name"' in manifest["data"]


def test_host_that_prevents_it_is_named(
    page: Page, folder: Path, faults: Faults, servers: ExitStack
) -> None:
    text = [("*/sw.js", {"Content-Type": "text/plain"})]
    site = servers.enter_context(SiteServer(folder, prefix="/nanafuda/", rules=text))
    faults.home = site.url.removesuffix("/")
    faults.allow("MIME type")
    page.goto(site.url)
    told = page.get_by_text("Not ready for offline")
    expect(told).to_contain_text("does not send sw.js as a script")
    expect(page.get_by_text(READY)).to_have_count(0)


def test_ready_is_not_said_before_the_cache_has_answered(
    page: Page, folder: Path, tmp_path: Path, faults: Faults, servers: ExitStack
) -> None:
    copy = tmp_path / "site"
    shutil.copytree(folder, copy)
    worker = copy / "sw.js"
    forgets = "CacheStorage.prototype.match = async () => undefined;\n"
    worker.write_text(forgets + worker.read_text("utf-8"), "utf-8")
    site = servers.enter_context(SiteServer(copy, prefix="/nanafuda/"))
    faults.home = site.url.removesuffix("/")
    page.goto(site.url)
    told = page.get_by_text("Not ready for offline")
    expect(told).to_contain_text("does not return the saved files")
    expect(page.get_by_text(READY)).to_have_count(0)
