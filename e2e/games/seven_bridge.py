"""Seven Bridge by clicking, and its scenes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from nanafuda import Match
from playwright.sync_api import Locator

from e2e.play import Table, match_at

GAME = "seven-bridge"


SHORT: dict[str, object] = {"deals": 1}


def button(table: Table, id: str) -> Locator:
    return table.page.locator(f".actions [data-id={id}]")


def can(table: Table, id: str) -> bool:
    return button(table, id).and_(table.page.locator(":not([aria-disabled])")).count() > 0


def press(table: Table, id: str) -> None:
    """Presses one of the game's buttons and takes the first of what it offers."""
    button(table, id).click()
    offered = table.page.locator(".actions .buttons [data-key=escape]")
    if offered.count():
        table.page.locator(".actions .buttons button").first.click()
    table.settle()


def select(table: Table, *cards: str) -> None:
    for card in cards:
        table.choose(table.page.locator(f".hand-card[data-card={card}]"))


def take_turn(table: Table) -> None:
    """One step by clicking: claims, melds and lays off what it can, discards its last card."""
    for id in ("lay-all", "pon", "meld", "lay", "draw"):
        if can(table, id):
            return press(table, id)
    if not can(table, "discard"):
        table.choose(table.playable.last)
    press(table, "discard")


def legal(g: Any, verb: str) -> bool:
    return g.turn == 0 and any(g.text(move).startswith(verb) for move in g.legal())


SCENES: dict[str, Callable[[Any], bool]] = {
    "start": lambda g: g.turn == 0 and g.phase == 1,
    "pon": lambda g: legal(g, "pon"),
    "chi": lambda g: legal(g, "chi") and len(g.melds) > 1,
    "play": lambda g: legal(g, "lay") and len(g.melds) > g.seats,
    "claimed": lambda g: g.turn == 0 and g.phase == 4,
    "end": lambda g: bool(g.result) and g.deal_no == 2,
}


OPENS = {"play": ".hand-card"}


def scene(name: str, seats: int) -> Match:
    return match_at(GAME, SCENES[name], seats, deals=3)
