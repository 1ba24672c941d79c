"""Days that do not exist."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from e2e.conftest import Visit
from e2e.play import go


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
