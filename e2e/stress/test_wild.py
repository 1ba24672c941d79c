"""Damaged links, odd locales and large fonts."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from e2e.conftest import Visit, prepare
from e2e.play import Table, go
from e2e.server import SiteServer
from e2e.views import to_act


@pytest.mark.parametrize(
    ("damaged", "address"),
    [
        ("day=seven-euchre&2026-11-23%E3%80%82", "day=seven-euchre&2026-11-23"),
        ("puzzle%3Dseven-euchre-12-3).", "puzzle=seven-euchre-12-3"),
        ("learn=seven-bridge&amp;step=3", "learn=seven-bridge&step=3"),
    ],
)
def test_a_damaged_link_opens_its_page_and_is_mended(
    visit: Visit, damaged: str, address: str
) -> None:
    page = visit("en")
    page.evaluate("(hash) => { location.hash = hash; }", damaged)
    page.wait_for_function("(hash) => location.hash === `#${hash}`", arg=address)
    expect(page.locator("#shell")).to_have_attribute("data-at", address)


def test_a_missing_lesson_is_named_on_the_page_with_all_lessons(visit: Visit) -> None:
    page = visit("en")
    go(page, "lesson=seven-euchre-nope")
    expect(page.locator(".notice")).to_contain_text("no lesson called “seven-euchre-nope”")
    expect(page.locator("#shell")).to_have_attribute("data-at", "learn=seven-euchre")


def test_a_link_to_a_step_beyond_a_lesson_opens_its_start_without_an_error(visit: Visit) -> None:
    page = visit("en")
    page.evaluate("""() => {
      window.faults = 0;
      const look = () => { window.faults += document.querySelectorAll(".fault").length; };
      new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
    }""")
    go(page, "lesson=seven-euchre-cards&step=999")
    expect(page.locator(".bar-deal")).to_contain_text("1")
    assert page.evaluate("() => window.faults") == 0


def test_dates_are_shown_in_a_locale_that_is_no_language_tag(
    browser: Browser, site: SiteServer
) -> None:
    with browser.new_context() as context:
        prepare(context, "en")
        context.add_init_script(
            "Object.defineProperty(navigator, 'languages', { get: () => ['en-US@posix'] });"
        )
        page = context.new_page()
        page.goto(site.url)
        Table.resume(page, to_act("seven-euchre", 4))
        for address in ("", "days", "deals", "figures"):
            go(page, address)
            expect(page.locator("main h1").first).to_be_visible()
        go(page, "")
        expect(page.locator(".go-on-text p")).to_contain_text("deal 1")
