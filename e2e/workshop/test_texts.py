"""A bot's text is never lost: two tabs, import, erase, deletion, full storage, too long a text."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.conftest import Visit, prepare
from e2e.play import go, view
from e2e.server import SiteServer
from e2e.storage.stored import ASLEEP, choose_file
from e2e.views import UNFOLD
from e2e.workshop.workshop import open_workshop, write

LATER = "2099-01-01T00:00:00.000Z"
FULL = """() => {
  const set = Storage.prototype.setItem;
  Storage.prototype.setItem = function (key, value) {
    if (value.length > 20) throw new DOMException("full", "QuotaExceededError");
    set.call(this, key, value);
  };
}"""


def bots(page: Page) -> dict[str, Any]:
    found: dict[str, str] = page.evaluate(
        "() => Object.fromEntries(Object.entries(localStorage)"
        ".filter(([key]) => key.startsWith('nanafuda:bots:')))"
    )
    return {key.rpartition(":")[2]: json.loads(text) for key, text in found.items()}


def the_bot(page: Page) -> Any:
    [bot] = bots(page).values()
    return bot


def stored(page: Page, source: str) -> None:
    """The text has arrived in storage, which browsers sync between tabs with a delay."""
    page.wait_for_function(
        "(text) => Object.keys(localStorage).some((key) => key.startsWith('nanafuda:bots:')"
        " && JSON.parse(localStorage[key]).source === text)",
        arg=source,
    )


def type_at_end(page: Page, text: str) -> None:
    page.locator(".cm-content").click()
    page.keyboard.press("Control+End")
    page.keyboard.insert_text(text)


@pytest.fixture(autouse=True)
def without_engine(context: BrowserContext) -> None:
    context.route(re.compile(r"\.wasm$"), lambda route: None)


@pytest.fixture
def tabs(context: BrowserContext, page: Page, site: SiteServer) -> tuple[Page, Page]:
    """Two tabs of one bot. The second does not hear what the first stores."""
    prepare(context, "en")
    page.goto(site.url)
    open_workshop(page)
    write(page, "first")
    stored(page, "first")
    other = context.new_page()
    other.add_init_script(ASLEEP)
    go(other, "workshop=upside-down", view(page, ""))
    expect(other.locator(".cm-content")).to_contain_text("first")
    return page, other


def notice(page: Page, text: str) -> None:
    expect(page.locator(".notice")).to_contain_text(text)


def test_a_key_in_a_stale_tab_keeps_text_name_and_versions(tabs: tuple[Page, Page]) -> None:
    page, other = tabs
    write(page, "work")
    page.locator("#workshop-name").fill("Mine")
    page.locator("#workshop-name").press("Tab")
    stored(other, "work")
    type_at_end(other, "!")
    notice(other, "The other text is among the earlier versions.")
    bot = the_bot(other)
    assert (bot["name"], bot["source"]) == ("Mine", "first!")
    assert [one["source"] for one in bot["versions"]] == ["work"]
    expect(page.locator(".cm-content")).to_contain_text("first!")
    notice(page, "The other text is among the earlier versions.")
    page.get_by_text("Earlier versions", exact=True).click()
    page.get_by_role("button", name="Go back to this one").click()
    expect(page.locator(".cm-content")).to_contain_text("work")


def test_a_tab_follows_what_another_one_types(tabs: tuple[Page, Page]) -> None:
    page, other = tabs
    type_at_end(other, " and second")
    expect(page.locator(".cm-content")).to_contain_text("first and second")
    type_at_end(page, "!")
    stored(other, "first and second!")
    assert the_bot(page)["versions"] == []


def test_a_deleted_bot_stays_deleted_and_its_text_can_be_kept(tabs: tuple[Page, Page]) -> None:
    page, other = tabs
    page.get_by_role("button", name="Delete").click()
    other.wait_for_function(
        "() => !Object.keys(localStorage).some((key) => key.startsWith('nanafuda:bots:'))"
    )
    type_at_end(other, "!")
    notice(other, "deleted in another tab")
    assert bots(other) == {}
    other.get_by_role("button", name="Keep it").click()
    expect(other.locator(".cm-content")).to_contain_text("first!")
    stored(page, "first!")
    page.locator(".notice").get_by_role("button", name="Restore").click()
    bot = the_bot(page)
    assert {bot["source"], *(one["source"] for one in bot["versions"])} == {"first", "first!"}


def test_import_and_erase_reach_the_open_page(visit: Visit) -> None:
    page = visit("en")
    open_workshop(page)
    write(page, "mine")
    [(key, bot)] = bots(page).items()
    page.get_by_role("button", name="Settings").click()
    newer = {key: {**bot, "source": "imported", "at": LATER, "versions": []}}
    content = {"product": "nanafuda", "format": 1, "data": {}, "deals": [], "bots": newer}
    choose_file(page, json.dumps(content))
    expect(page.get_by_role("status").filter(has_text="Loaded.")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".cm-content")).to_contain_text("imported")
    type_at_end(page, "!")
    bot = the_bot(page)
    assert bot["source"] == "imported!"
    assert [one["source"] for one in bot["versions"]] == ["mine"]
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Erase everything").click()
    page.get_by_role("button", name="Yes, erase").click()
    expect(page.locator(".cm-content")).not_to_contain_text("imported")
    assert bots(page) == {}
    page.locator(".notice").get_by_role("button", name="Undo").click()
    expect(page.locator(".cm-content")).to_contain_text("imported!")
    assert the_bot(page) == bot


def test_a_text_too_long_is_refused_not_cut(visit: Visit) -> None:
    page = visit("en")
    open_workshop(page)
    write(page, "# short\n")
    type_at_end(page, "x" * 100_000)
    expect(page.locator(".form-note.fault")).to_contain_text("100,000")
    assert the_bot(page)["source"] == "# short\n"
    type_at_end(page, "y")
    expect(page.locator(".form-note.fault")).to_have_count(0)
    assert the_bot(page)["source"] == "# short\ny"


def test_a_key_saves_the_text_as_a_file(visit: Visit) -> None:
    page = visit("en")
    open_workshop(page, "upside-down")
    page.locator(".cm-content").click()
    with page.expect_download() as saved:
        page.keyboard.press("Control+s")
    assert saved.value.suggested_filename.endswith(".py")


def test_full_storage_names_the_bot(visit: Visit) -> None:
    page = visit("en")
    open_workshop(page)
    page.evaluate(FULL)
    write(page, "kept in memory")
    notice(page, "this is not being saved: your bot")
    go(page, "")
    open_workshop(page)
    expect(page.locator(".cm-content")).to_contain_text("kept in memory")


def test_hidden_and_look_alike_signs_are_shown_before_a_bot_runs(visit: Visit) -> None:
    page = visit("en")
    open_workshop(page)
    page.evaluate(
        "() => { navigator.clipboard.writeText = async (text) => { window.copied = text; } }"
    )
    write(page, "def pl\u0430y(view):\n    return 'a\u202eb\u2066\u200b'\n")
    page.get_by_role("button", name="Copy link").click()
    page.wait_for_function("() => window.copied")
    link = str(page.evaluate("() => window.copied")).partition("#")[2]
    go(page, link)
    expect(page.locator("#workshop-odd")).to_contain_text("U+202E")
    expect(page.locator("#workshop-odd")).to_contain_text("U+0430 \u0430")
    framed = page.locator(".cm-content .workshop-odd")
    expect(framed).to_have_text(["\u0430", "U+202E", "U+2066", "U+200B"])


def test_a_name_that_is_one_long_word_fits(visit: Visit) -> None:
    page = visit("en")
    page.set_viewport_size({"width": 360, "height": 640})
    open_workshop(page)
    page.evaluate(UNFOLD)
    page.locator("#workshop-name").fill("W" * 40)
    page.locator("#workshop-name").press("Tab")
    expect(page.locator(".workshop-bots")).to_contain_text("W" * 40)
    assert page.evaluate("() => document.documentElement.scrollWidth - innerWidth") <= 0
