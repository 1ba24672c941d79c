"""Names of players beside a bot of the person's own: at the table, in log, viewer and review."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import Visit
from e2e.play import change
from e2e.workshop.workshop import ERROR, LAST, open_workshop, write

WORDS = {"en": ("Workshop bot", "Random", "Sender"), "ja": ("自作", "ランダム", "送り主")}


def named(page: Page, game: str, source: str) -> None:
    open_workshop(page, game)
    write(page, source)
    page.locator("#workshop-name").fill("Tanuki")
    change(page, theme="dark")  # what is being typed stays when the page is drawn anew
    page.locator("#workshop-name").press("Tab")


# Each in one language; with --long in both.
@pytest.mark.parametrize("lang", [pytest.param("en", marks=pytest.mark.long), "ja"])
def test_my_bot_and_random_opponents_are_named_in_the_viewer(visit: Visit, lang: str) -> None:
    own, random, sender = WORDS[lang]
    page = visit(lang)
    named(page, "seven-euchre", LAST)
    page.locator("#workshop-opponent").select_option(index=0)
    page.locator("#workshop-deals").select_option(index=0)
    page.locator("#workshop-measure").click()
    page.locator("p a[href^='#sent-replay&']").first.wait_for()
    page.locator("p a[href^='#sent-replay&']").first.click()
    table = page.locator("#table")
    expect(table).to_be_visible()
    seats = page.locator(".seats .seat")
    expect(seats.filter(has_text="Tanuki")).to_have_count(1)  # a level is its partner
    expect(seats.filter(has_text="Tanuki").filter(has_text=own)).to_have_count(1)
    expect(seats.filter(has_text=random)).to_have_count(3)
    expect(page.locator("body")).to_contain_text("Tanuki")
    expect(page.locator("body")).not_to_contain_text(sender)


@pytest.mark.parametrize("lang", ["en", pytest.param("ja", marks=pytest.mark.long)])
def test_my_bot_is_named_at_the_table_and_in_its_fault(visit: Visit, lang: str) -> None:
    own, _, sender = WORDS[lang]
    page = visit(lang)
    named(page, "upside-down", LAST)
    page.locator("#workshop-play").click()
    expect(page.locator("#table")).to_be_visible()
    seats = page.locator(".seats .seat .visually-hidden")
    expect(seats.filter(has_text="Tanuki")).to_have_count(3)
    expect(seats.filter(has_text=own)).to_have_count(3)
    page.go_back()
    open_workshop(page)
    write(page, ERROR)
    page.locator("#workshop-watch").click()
    page.locator(".workshop-fault a").click()
    expect(page.locator("#table")).to_be_visible()
    expect(page.locator("body")).to_contain_text("Tanuki")
    expect(page.locator("body")).not_to_contain_text(sender)
