"""Seven High as it is seen: the codes of its moves, what a seat can know, the table."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from ...errors import Refusal
from ...game import View
from ...mechanics.cards import FRENCH, lowest
from .rules import CARDS, CODES, PLAY, SevenHigh

if TYPE_CHECKING:
    from ...messages.common import Trick
    from .schema import Facts, Phase, Result, Table

PHASES: tuple[Phase, ...] = ("ended", "play")
REFUSALS = {
    "seven-high-follow": "You hold the suit led: play it, or a 7.",
    "seven-high-lead": "A 7 is led only by a player who holds nothing else.",
}


def facts() -> Facts:
    return {"cards": CARDS}


# Text


def text(game: SevenHigh, move: int) -> str:
    return f"play:{CODES[move]}"


def move(game: SevenHigh, text: str) -> int:
    verb, _, card = text.partition(":")
    if verb != "play":
        raise Refusal("not-an-action")
    return FRENCH.card(card)


def refuse(game: SevenHigh, move: int) -> Refusal:
    if not game.held[game.turn] >> move & 1:
        return Refusal("not-in-hand")
    return Refusal("seven-high-lead" if game.leads else "seven-high-follow")


# Knowledge


def blank(game: SevenHigh, seat: int) -> None:
    """Hides nothing but the cards in places."""


def complete(world: SevenHigh, rng: Random) -> bool:
    """The cards are all that it lacks, and what they can be `excluded` says."""
    return True


# The result


def report(game: SevenHigh, ending: list[int]) -> Result:
    return {"dealer": game.dealer, "change": ending[:]}


# The table


def picture(game: SevenHigh, view: View[SevenHigh]) -> Table:
    tricks = [_trick(game, number) for number in range(len(game.leaders))]
    current = tricks.pop() if game.phase == PLAY else None
    for trick, winner in zip(tricks, [*game.leaders[1:], game.winner], strict=False):
        trick["winner"] = winner
    return {
        "phase": PHASES[game.phase],
        "counts": [view.count(seat) for seat in range(game.seats)],
        "dealer": game.dealer,
        "won": game.won[:],
        "trick": current or {"leader": None, "cards": []},
        "led": CODES[lowest(game.follow)][0] if game.follow else None,
        "tricks": tricks,
    }


def _trick(game: SevenHigh, number: int) -> Trick:
    """A trick as far as it has been played; the first is number 0."""
    leader, size = game.leaders[number], game.seats
    cards = game.played[size * number : size * number + size]
    return {
        "leader": leader,
        "cards": [
            {"seat": (leader + i) % size, "card": CODES[card]} for i, card in enumerate(cards)
        ],
    }
