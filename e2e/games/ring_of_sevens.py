"""Ring of Sevens by clicking, and its scenes."""

from __future__ import annotations

from typing import Any

from nanafuda import Match
from nanafuda.mechanics.runs import joker_on

from e2e.play import Table, match_at

GAME = "ring-of-sevens"


SHORT: dict[str, object] = {"cycles": "one"}


EVERYTHING = {"joker": True, "link": True, "reverse": True, "open": True}


def take_turn(table: Table) -> None:
    """One decision by clicking: a card if one can be played, else a pass (or dropping out)."""
    page = table.page
    if table.playable.count():
        table.choose(table.playable.first)
        place = page.locator(".actions [data-id^='play:X0']")
        if place.count():
            table.choose(place.first)
    else:
        table.choose(page.locator(".actions .button.primary"))


def texts(g: Any) -> list[str]:
    return [g.text(move) for move in g.legal()] if g.turn == 0 else []


def begins(g: Any) -> bool:
    return bool(g.turn == 0 and len(g.history) < g.seats)


def middle(g: Any) -> bool:
    return len(g.history) > 5 * g.seats and "pass" in texts(g) and len(texts(g)) > 2


def late(g: Any) -> bool:
    return bool(g.turn == 0 and g.dropouts and len(g.dropouts) + len(g.ranked) == g.seats - 2)


def places(g: Any) -> bool:
    return sum(text.startswith("play:X0@") for text in texts(g)) >= 4


def drops(g: Any) -> bool:
    return texts(g) == ["drop"]


def swapping(g: Any) -> list[str]:
    """The cards that the person can swap for the Joker."""
    codes = [text.removeprefix("play:") for text in texts(g)]
    return [c for c in codes if c in g.pack.codes and joker_on(g.marks) >> g.pack.card(c) & 1]


def swaps(g: Any) -> bool:
    return bool(swapping(g))


def ended(g: Any) -> bool:
    return bool(g.result) and not g.over and len(g.dropouts) > 1


OPENS = {"places": ".hand-card[data-card=X0]"}


def scene(name: str, seats: int) -> Match:
    here = {"begins": begins, "middle": middle, "late": late, "places": places, "ended": ended}
    return match_at(GAME, here[name], seats, **EVERYTHING)


SCENES = ("begins", "middle", "late", "places", "ended")
