"""Fields large enough for iOS, and days that do not exist."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from e2e.conftest import Visit
from e2e.play import go

SMALL = """() => [...document.querySelectorAll("input, select, textarea")]
  .filter((field) => !["checkbox", "radio", "range", "file", "hidden"].includes(field.type))
  .filter((field) => parseFloat(getComputedStyle(field).fontSize) < 16)
  .map((field) => field.id || field.name || field.outerHTML)"""
EDITOR = """() => [...document.querySelectorAll(".workshop-editor")].map(({ shadowRoot }) =>
  parseFloat(getComputedStyle(shadowRoot.querySelector(".cm-content")).fontSize))"""


@pytest.mark.parametrize(
    "address",
    ["", "new=sevens-heaven", "deals", "tournaments", "practice=choose", "workshop=upside-down"],
)
def test_fields_have_16_pixels(visit: Visit, address: str) -> None:
    page = visit("en")
    go(page, address)
    expect(page.locator("main h1, main h2").first).to_be_visible()
    assert page.evaluate(SMALL) == []
    assert all(size >= 16 for size in page.evaluate(EDITOR))


@pytest.mark.parametrize(
    ("day", "said"),
    [("2026-02-30", "no such day"), ("2026-13-01", "no such day"), ("2999-01-01", "not come yet")],
)
def test_a_day_that_does_not_exist_is_said_not_to(visit: Visit, day: str, said: str) -> None:
    page = visit("en")
    go(page, f"day=upside-down&{day}")
    expect(page.locator(".notice")).to_contain_text(said)
    expect(page.locator("main h1").first).to_be_visible()
    page.get_by_role("link", name="Back", exact=False).last.click()
    expect(page.locator(".notice")).to_have_count(0)
