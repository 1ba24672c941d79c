"""Seven Sweep as it is seen: the codes of its moves, what a seat can know, the table."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from ...errors import Refusal
from ...game import View
from ...mechanics.cards import FRENCH, cards_of, shuffled
from .rules import CODES, SEVENS, SHIFT, SUM, SevenSweep, card_of, taken_by

if TYPE_CHECKING:
    from .schema import Facts, Phase, Result, Table

PHASES: tuple[Phase, ...] = ("ended", "play")
REFUSALS = {
    "seven-sweep-takes": "That card can take, so it must.",
    "seven-sweep-sum": "Together with the card these do not make 14.",
    "seven-sweep-open": "Only what lies on the table can be taken.",
}


def facts() -> Facts:
    return {"sum": SUM}


# Text


def text(game: SevenSweep, move: int) -> str:
    card, taken = CODES[card_of(move)], taken_by(move)
    return f"take:{card}@{FRENCH.join(taken)}" if taken else f"lay:{card}"


def move(game: SevenSweep, text: str) -> int:
    verb, _, rest = text.partition(":")
    card, _, taken = rest.partition("@")
    if verb == "lay":
        return FRENCH.card(rest)
    if verb == "take":
        return FRENCH.card(card) | FRENCH.set(taken) << SHIFT
    raise Refusal("not-an-action")


def refuse(game: SevenSweep, move: int) -> Refusal:
    card, taken = card_of(move), taken_by(move)
    if not game.held[game.turn] >> card & 1:
        return Refusal("not-in-hand")
    if not taken:
        return Refusal("seven-sweep-takes")
    if taken & ~game.open:
        return Refusal("seven-sweep-open")
    return Refusal("seven-sweep-sum")


# Knowledge


def blank(game: SevenSweep, seat: int) -> None:
    """The stock's order is nobody's."""
    game.stock = ()


def complete(world: SevenSweep, rng: Random) -> bool:
    """The stock lies in some order."""
    world.stock = tuple(shuffled(cards_of(world.held[world.seats]), rng))
    return True


# The result


def report(game: SevenSweep, ending: list[int]) -> Result:
    return {
        "change": ending[:],
        "cards": [cards.bit_count() for cards in game.captured],
        "sevens": _sevens(game),
        "sweeps": game.sweeps[:],
    }


def _sevens(game: SevenSweep) -> list[int]:
    return [(cards & SEVENS).bit_count() for cards in game.captured]


# The table


def picture(game: SevenSweep, view: View[int]) -> Table:
    return {
        "phase": PHASES[game.phase],
        "counts": [view.count(seat) for seat in range(game.seats)],
        "dealer": game.dealer,
        "open": FRENCH.spell(game.open),
        "stock": view.count(game.seats),
        "captured": [cards.bit_count() for cards in game.captured],
        "sevens": _sevens(game),
        "sweeps": game.sweeps[:],
        "plays": game.plays[:],
    }
