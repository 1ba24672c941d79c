"""Upside Down by clicking, and its scenes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from nanafuda import Match
from nanafuda.games.upside_down.rules import EXCHANGE, PLAY
from nanafuda.mechanics.climbing import PATTERNS, TURNS
from playwright.sync_api import Page

from e2e.play import Table, match_at

GAME = "upside-down"


SHORT: dict[str, object] = {"end": "deals-1"}


def tap(page: Page, card: str) -> None:
    page.locator(f".hand-card[data-card={card}]").click(position={"x": 9, "y": 20})


def top(table: Table) -> int:
    """How many cards are to be beaten; 0 when a round is to be started."""
    cards = table.page.locator(".top-cards")
    return int(cards.get_attribute("data-size") or 0) if cards.count() else 0


def button(table: Table, id: str) -> Any:
    return table.page.locator(f".actions [data-id={id}]")


def take_turn(table: Table) -> None:
    """One decision by clicking: the first card that can be played, with what goes with it."""
    if table.phase == "exchange":
        while button(table, "give").get_attribute("aria-disabled"):
            table.page.locator(".hand-card[aria-pressed=false]").first.click(
                position={"x": 9, "y": 20}
            )
        table.choose(button(table, "give"))
    elif not table.playable.count():
        table.choose(button(table, "pass"))
    elif top(table) == 1:
        table.choose(table.playable.first)
    else:
        table.playable.first.click(position={"x": 9, "y": 20})
        table.choose(button(table, "play"))


def starts(g: Any) -> bool:
    return bool(g.turn == 0 and g.phase == PLAY and not g.top)


def follows(kind: int, size: int) -> Callable[[Any], bool]:
    def here(g: Any) -> bool:
        asked = g.turn == 0 and g.phase == PLAY and g.top and PATTERNS[g.top][:2] == (kind, size)
        return bool(asked and len(g.legal()) > 1 and len(g.acts) > 8)

    return here


def beaten_by_nothing(g: Any) -> bool:
    big = g.turn == 0 and g.phase == PLAY and g.top and PATTERNS[g.top].size > 2
    return bool(big and g.legal() == (0,))


def gives(place: int) -> Callable[[Any], bool]:
    return lambda g: bool(g.turn == 0 and g.phase == EXCHANGE and g.ranking[place] == 0)


def turns_die(g: Any) -> bool:
    """The person holds the Coffin K and opens a round at 6."""
    king = next(iter(c for c in TURNS[0] if PATTERNS[c].size == 1))
    return starts(g) and not g.low and bool(g.held[0] & king) and g.held[0] != king


SCENES: dict[str, tuple[Callable[[Any], bool], int]] = {
    "start": (starts, 3),
    "pair": (follows(1, 2), 4),
    "run": (follows(2, 3), 3),
    "solo": (follows(0, 1), 6),
    "only a pass": (beaten_by_nothing, 3),
    "winner gives": (gives(0), 3),
    "second winner gives": (gives(1), 6),
    "end": (lambda g: bool(g.result), 6),
}


OPENS: dict[str, str] = {}


def scene(name: str, seats: int) -> Match:
    here, usual = SCENES[name]
    return match_at(GAME, here, usual, titles="daifugo")
