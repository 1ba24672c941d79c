"""Links that are damaged, or lead where nothing is."""

from __future__ import annotations

from playwright.sync_api import expect

from e2e.conftest import Visit
from e2e.play import go


def test_a_damaged_link_opens_its_page_and_is_mended(visit: Visit) -> None:
    """All that is mended: web/src/base/link-reader.test.ts."""
    page, address = visit("en"), "learn=seven-bridge&step=3"
    damaged = address.replace("&", "&amp;")
    page.evaluate("(hash) => { location.hash = hash; }", damaged)
    page.wait_for_function("(hash) => location.hash === `#${hash}`", arg=address)
    expect(page.locator("#shell")).to_have_attribute("data-at", address)
    page.evaluate("(hash) => history.replaceState({}, '', `#${hash}`)", damaged)
    page.reload()  # the visit begins with it
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
