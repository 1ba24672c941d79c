"""Seven Euchre by clicking, and its scenes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from nanafuda import Match
from nanafuda.games.seven_euchre.rules import AUCTION, EXCHANGE, PLAY

from e2e.play import Table, match_at

GAME = "seven-euchre"


SHORT: dict[str, object] = {"target": "one"}


def take_turn(table: Table) -> None:
    """One decision by clicking: bids where nobody has, otherwise takes the first card there is."""
    page = table.page
    if table.phase == "auction":
        free = page.locator(".bid-button:not([aria-disabled])")
        stands = page.locator("td[data-stands]").count()
        table.choose(free.first if not stands and free.count() else page.locator(".bid-box .pass"))
    else:
        table.choose(table.playable.first)


def plays(cards: int, laid: int) -> Callable[[Any], bool]:
    """The person's turn with so many cards in the hand and so many in the trick."""

    def here(g: Any) -> bool:
        mine = g.turn == 0 and g.phase == PLAY and g.held[0].bit_count() == cards
        return bool(mine and len(g.played) % 4 == laid)

    return here


def calls(g: Any) -> bool:
    return bool(g.turn == 0 and g.phase == AUCTION)


def refuses(g: Any) -> bool:
    return bool(g.turn == 0 and g.phase == PLAY and len(g.legal()) < g.held[0].bit_count())


SCENES: dict[str, Callable[[Any], bool]] = {
    "opening": lambda g: calls(g) and not g.calls,
    "outbid": lambda g: calls(g) and g.standing and len(g.calls) > 2,
    "turned": lambda g: calls(g) and g.auction == 2,
    "exchange": lambda g: bool(g.turn == 0 and g.phase == EXCHANGE),
    **{
        f"play {cards}, trick of {laid}": plays(cards, laid)
        for cards, laid in ((12, 0), (11, 1), (9, 3), (6, 2), (3, 0), (1, 3))
    },
    "deal": lambda g: bool(g.result) and not g.over,
    "match": lambda g: bool(g.over),
}


OPENS: dict[str, str] = {}


def scene(name: str, seats: int) -> Match:
    return match_in(name)


def match_in(scene: str) -> Match:
    if scene == "turned":  # nobody wants anything, which chance seldom brings
        match = Match(GAME, seed=scene)
        while not SCENES[scene](match.game):
            match.play("pass")
        return match
    return match_at(GAME, SCENES[scene], 4, target="one" if scene == "match" else 77)
