"""Two tabs of one game: one plays a match, and nothing that either has kept is lost."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from e2e.conftest import Visit, prepare
from e2e.play import Table, go, view
from e2e.server import SiteServer
from e2e.storage.stored import (
    ASIDE,
    ASLEEP,
    GAME,
    SAVE,
    before_the_last_card,
    choose_file,
    hold,
    stored,
    third_deal,
)

NO_LOCKS = "Object.defineProperty(navigator, 'locks', { value: undefined });"
OPEN = "Seven Euchre is open in another tab"
GONE = "Seven Euchre is now open in another tab"


def aside(page: Page) -> list[str]:
    return [text for key, text in stored(page).items() if key.startswith(ASIDE)]


def heading(page: Page, name: str) -> None:
    """The view of that name is there, the table is not, and the focus is on its heading."""
    expect(page.get_by_role("heading", level=1, name=name, exact=True)).to_be_focused()
    expect(page.locator("#table")).to_have_count(0)


def play_here(page: Page) -> Table:
    page.get_by_role("button", name="Play here").click()
    table = Table(page)
    table.settle()
    return table


def test_match_is_played_in_one_tab_and_can_be_taken_over(visit: Visit, other: Page) -> None:
    page = visit("en")
    table = Table.resume(page, third_deal())
    cards = table.cards()
    go(other, f"play={GAME}", view(page, ""))
    heading(other, OPEN)
    for width, height in [(360, 640), (1280, 800)]:
        other.set_viewport_size({"width": width, "height": height})
        Table(other).axe(f"{OPEN} {width}")
        assert other.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    table.choose(table.hand.and_(table.playable).first)  # it is still played here
    left = table.cards()
    assert len(left) < len(cards)
    assert play_here(other).cards() == left
    heading(page, GONE)
    play_here(page)
    assert table.cards() == left
    heading(other, GONE)


@pytest.mark.parametrize("asleep", [False, True], ids=["awake", "asleep"])
def test_move_on_its_way_is_kept(
    context: BrowserContext, page: Page, site: SiteServer, asleep: bool
) -> None:
    prepare(context, "en")
    page.add_init_script(hold("play") + ASLEEP * asleep)
    go(page, "", site.url)
    table = Table.resume(page, third_deal())
    cards = table.cards()
    page.evaluate("() => { window.holds = true; }")
    table.playable.first.click(position={"x": 9, "y": 20})
    page.wait_for_function("() => window.held.length === 1")
    other = context.new_page()
    go(other, f"play={GAME}", view(page, ""))
    other.get_by_role("button", name="Play here").click()
    if asleep:  # it answers only after the other has gone on without it
        expect(other.locator(".table[data-busy=no]")).to_be_attached()
    page.evaluate("() => { window.holds = false; window.held.forEach((send) => send()); }")
    heading(page, GONE)
    there = Table(other)
    there.settle()
    if not asleep:
        assert len(there.cards()) == len(cards) - 1
        assert aside(page) == []
        return
    assert there.cards() == cards
    take_back(page).click()
    play_here(page)
    assert len(table.cards()) == len(cards) - 1
    assert len(aside(page)) == 1  # what the other tab had
    heading(other, GONE)


def take_back(page: Page) -> Locator:
    notice = page.locator(".notice").filter(has_text="What you played here has been put aside")
    return notice.get_by_role("button", name="Resume")


@pytest.mark.parametrize(
    "heard",
    [
        pytest.param(True, id="heard", marks=pytest.mark.long),
        pytest.param(False, id="not yet heard"),
    ],
)
def test_without_locks_a_tab_never_overwrites_what_another_has_stored(
    context: BrowserContext, page: Page, site: SiteServer, heard: bool
) -> None:
    prepare(context, "en")
    context.add_init_script(NO_LOCKS)
    if not heard:
        page.add_init_script(ASLEEP)
    go(page, "", site.url)
    table = Table.resume(page, third_deal())
    cards = table.cards()
    other = context.new_page()
    go(other, f"play={GAME}", view(page, ""))
    there = Table(other)
    there.settle()
    if not heard:
        kept = stored(page)[SAVE]
        table.playable.first.click(position={"x": 9, "y": 20})
    heading(page, GONE)
    if heard:
        assert aside(page) == []
        return
    assert stored(page)[SAVE] == kept
    assert there.cards() == cards
    take_back(page).click()
    table.settle()
    assert len(table.cards()) == len(cards) - 1
    assert aside(page) == [kept]


def test_page_restored_by_back_asks_again_for_its_table(visit: Visit, other: Page) -> None:
    page = visit("en")
    table = Table.resume(page, third_deal())
    send = "(name) => dispatchEvent(new PageTransitionEvent(name, { persisted: true }))"
    page.evaluate(send, "pagehide")
    page.evaluate(send, "pageshow")
    table.choose(table.playable.first)  # nobody has been there
    left = table.cards()
    page.evaluate(send, "pagehide")
    go(other, f"play={GAME}", view(page, ""))
    there = Table(other)
    there.settle()
    assert there.cards() == left
    page.evaluate(send, "pageshow")
    heading(page, GONE)
    there.choose(there.playable.first)
    assert aside(page) == []


def test_new_match_waits_until_the_other_tab_has_stepped_back(visit: Visit, other: Page) -> None:
    page = visit("en")
    table = Table.resume(page, third_deal())
    cards = table.cards()
    go(other, f"new={GAME}", view(page, ""))
    other.get_by_role("button", name="Start", exact=True).click()
    heading(other, OPEN)
    expect(other.locator("main")).to_contain_text("your new match begins")
    table.choose(table.playable.first)
    new = play_here(other)
    assert len(new.cards()) == 12
    heading(page, "Seven Euchre was changed in another tab")
    other.get_by_role("button", name="Return to the previous match").click()
    expect(new.hand).to_have_count(len(cards) - 1)


def test_file_takes_a_match_from_an_open_table(visit: Visit, other: Page) -> None:
    page = visit("en")
    table = Table.resume(page, third_deal())
    table.choose(table.playable.first)
    mine = stored(page)[SAVE]
    go(other, "", view(page, ""))
    other.get_by_role("button", name="Settings").click()
    text = json.dumps(before_the_last_card())
    data = {"product": "nanafuda", "format": 1, "data": {f"save:{GAME}": text}}
    choose_file(other, json.dumps(data))
    expect(other.get_by_role("status").filter(has_text="Loaded.")).to_be_visible()
    heading(page, "Seven Euchre was changed in another tab")
    assert stored(page)[SAVE] == text
    assert aside(page) == [mine]
    other.get_by_role("button", name="Erase everything").click()
    other.get_by_role("button", name="Yes, erase").click()
    heading(page, "Seven Euchre was erased in another tab")


def test_match_erased_elsewhere_is_kept_only_at_the_press_of_a_button(
    visit: Visit, other: Page
) -> None:
    page = visit("en")
    table = Table.resume(page, third_deal())
    table.choose(table.playable.first)
    table.settle()
    mine, cards = stored(page)[SAVE], table.cards()
    go(other, "", view(page, ""))
    other.evaluate("() => localStorage.clear()")
    heading(page, "Seven Euchre was erased in another tab")
    assert SAVE not in stored(page)
    page.get_by_role("button", name="Keep it", exact=True).click()
    table.settle()
    assert table.cards() == cards
    assert json.loads(stored(page)[SAVE])["save"] == json.loads(mine)["save"]
