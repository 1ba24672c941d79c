"""The table of every game: matches by clicking and by keyboard, refusals, dialogs."""

from __future__ import annotations

from typing import Any

import pytest
from nanafuda import GAMES
from playwright.sync_api import Page, expect

from e2e.access.access import misplaced
from e2e.conftest import Visit
from e2e.games import TABLES, ring_of_sevens, seven_euchre
from e2e.games import sevens_heaven as heaven
from e2e.games import upside_down as upside
from e2e.play import Table, match_at
from e2e.views import to_act

EVERY_GAME = pytest.mark.parametrize("game", TABLES, ids=[game.GAME for game in TABLES])
LINK = "(game) => JSON.parse(localStorage[`nanafuda:save:${game}`]).link"


@EVERY_GAME
def test_a_match_by_clicking(visit: Visit, game: Any) -> None:
    """How it begins, in the form, and how it ends at the largest table, and begins again."""
    page, seats = visit("en"), GAMES[game.GAME].seat_range[1]
    table = Table.begin(page, game.GAME, "click", seats, **game.SHORT)
    expect(page.locator(".seat")).to_have_count(seats)
    for _ in range(3):
        if table.next == "person":
            game.take_turn(table)
    table = Table.resume(page, to_act(game.GAME, seats, 0.7, **game.SHORT))
    counted = page.locator(".seat[data-place='0'] .seat-count").text_content() or ""
    assert int(counted.split("+")[0]) == table.hand.count(), "what counts is what is drawn"
    table.play_out(lambda: game.take_turn(table))
    expect(page.locator(".winners")).to_be_visible()
    table.unfold()
    expect(page.locator(".end-details tbody tr").first).to_be_visible()
    expect(table.main).to_have_text("Again")
    before = page.evaluate(LINK, game.GAME)
    table.choose(table.main)
    page.wait_for_function(
        f"([game, before]) => ({LINK})(game) !== before", arg=[game.GAME, before]
    )
    table.settle()


FIRST_STEPS = 8


def free(page: Page, key: str) -> bool:
    return page.locator(f".actions [data-key={key}]:not([aria-disabled])").count() > 0


def bid(page: Page) -> None:
    """Goes to the bid box and up and down in it, and bids the lowest."""
    keys = page.keyboard
    keys.press("b")
    keys.press("ArrowUp")
    expect(page.locator(":focus")).to_have_attribute("aria-valuenow", "8")
    for key in ("Home", "Tab", "Tab", "Tab", "Enter"):
        keys.press(key)


@EVERY_GAME
def test_a_match_to_its_end_by_keyboard(visit: Visit, game: Any) -> None:
    """Buttons by their letters, cards by the arrows, choices where the focus is, on an answer."""
    page = visit("en")
    seats, keys = max(3, GAMES[game.GAME].seat_range[0]), page.keyboard
    table = Table.sit(page, game.GAME, "keys", seats, **game.SHORT)
    for number in range(150):
        if number == FIRST_STEPS:  # from here on as near its end as another match
            table = Table.resume(page, to_act(game.GAME, seats, 0.7, **game.SHORT))
        assert not misplaced(table, f"turn {number}, {table.phase}")
        if table.over:
            break
        letter = next((key for key in "kmfdgx" if free(page, key)), None)
        if table.next == "deal":
            keys.press("n")
        elif page.locator(".actions .buttons [data-key=escape]").count():
            keys.press("Enter")  # the first choice has the focus
        elif letter:
            keys.press(letter)
        elif table.phase == "auction" and not page.locator("td[data-stands]").count():
            bid(page)
        elif table.playable.count():
            table.focus_playable()
            keys.press("Enter")
        elif table.phase in ("predict", "steal"):
            while page.locator(":focus").get_attribute("data-action") is None:
                keys.press("Tab")
            keys.press("Enter")
        else:
            keys.press("p")
        table.settle()
    expect(page.locator(".winners")).to_be_visible()
    expect(table.result).to_be_focused()


def bound(g: Any) -> bool:
    return heaven.leads(g) and 0 < (g.held[0] & g.follow).bit_count() < g.held[0].bit_count()


# A position with a card that may not be played, and what is said of it.
REFUSALS = {
    "seven-euchre": (seven_euchre.refuses, "led"),
    "sevens-heaven": (bound, "colour that was led"),
    "ring-of-sevens": (ring_of_sevens.begins, "missing"),
    "upside-down": (upside.follows(0, 1), "not stronger"),
}


def test_a_refused_card_says_why(visit: Visit) -> None:
    page = visit("en")
    for game, (here, why) in REFUSALS.items():
        table = Table.resume(page, match_at(game, here, 4))
        cards, refused = table.cards(), page.locator(".hand-card[aria-disabled=true]").first
        refused.focus()
        page.keyboard.press("Enter")
        expect(page.locator(".prompt[data-kind=refusal]")).to_contain_text(why)
        expect(refused).to_be_focused()
        assert table.cards() == cards


EVERYWHERE = {"t": "The table in words", "s": "Score", "o": "Players"}
OWN = {
    "seven-euchre": {"l": "Last trick", "c": "Suits and trumps", "a": "Auction"},
    "sevens-heaven": {"l": "Last trick"},
    "ring-of-sevens": {"l": "Last plays", "c": "Score cards"},
    "seven-bridge": {"l": "Last turns", "c": "Discards"},
    "upside-down": {"l": "Last round", "c": "Strength and suits"},
}


@EVERY_GAME
def test_dialogs_open_and_close_by_their_keys(visit: Visit, game: Any) -> None:
    page = visit("en")
    table = Table.resume(page, to_act(game.GAME, 4, 0.6))
    table.hand.first.focus()
    for key, heading in {**EVERYWHERE, **OWN.get(game.GAME, {})}.items():
        page.keyboard.press(key)
        dialog = page.get_by_role("dialog", name=heading)
        expect(dialog.get_by_role("heading", name=heading, level=2)).to_be_focused()
        if key in "to":  # their text is announced at once
            body = dialog.get_attribute("aria-describedby") or ""
            expect(page.locator(f"#{body}")).to_contain_text("Aoi")
        if key in "ca" or game.GAME == "seven-euchre":  # others are those of every game
            table.axe(heading)
        page.keyboard.press(key)
        expect(dialog).to_be_hidden()
        expect(table.hand.first).to_be_focused()
