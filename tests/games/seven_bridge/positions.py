"""Positions of Seven Bridge."""

from __future__ import annotations

from typing import Any

from nanafuda import Match
from nanafuda.mechanics.cards import FRENCH, cards_of

# Fillers for hands and stock: far apart, so that it makes no meld by chance.
FILLING = [FRENCH.codes[i * 23 % 52] for i in range(52)]


def match_of(*hands: str, stock: str = "", first: int = 0, **options: Any) -> Match:
    """A match in which the seats have these hands, filled up to seven, and the stock begins so."""
    joker = options.setdefault("joker", True)
    named = [hand.split() for hand in hands]
    used = {card for hand in named for card in hand} | set(stock.split())
    rest = [card for card in FILLING if card not in used]
    if joker and "X0" not in used:
        rest.append("X0")
    for hand in named:
        while len(hand) < 7:
            hand.append(rest.pop(0))
    n = len(named)
    deck = [named[(first + 1 + i) % n][i // n] for i in range(7 * n)]
    options.setdefault("deals", 1)
    return Match(
        "seven-bridge",
        seats=n,
        seed="t",
        options=options,
        decks=[deck + stock.split() + rest],
        first=first,
    )


def go(match: Match, actions: str) -> Match:
    """Play actions; `-` is a turn in which the card drawn is thrown again."""
    for action in actions.split():
        if action != "-":
            match.play(action)
            continue
        assert match.turn is not None
        before = match.game.held[match.turn]
        match.play("draw")
        (drawn,) = cards_of(match.game.held[match.turn] & ~before)
        match.play(f"discard:{match.game.pack.codes[drawn]}")
    return match
