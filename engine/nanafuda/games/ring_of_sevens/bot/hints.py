"""Explain why a play or a pass beats another: a message id and its arguments.

Visible differences come first: the seat's cards, the board, the passes left, the cards that wait
for others. Measured outcomes follow. A reason must distinguish the two moves. `twin` and `cards`
are card codes, `instead` is an action code.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ....bots.reasons import TIED, Comparison, Reason, by_difference, otherwise
from ....game import View
from ....mechanics.cards import FRENCH, lowest
from ....mechanics.runs import JOKER_PLACE, ODD, PLACES, joker_on, ready, twins
from ..rules import DROP, IN, JOKER, PASS, VALUE, RingOfSevens
from .tie_breaks import is_last, opens, waiting

SHARES = ("small", "big", "spared", "unpaid")
MANY = 4  # number of cards worth blocking
OF_PASSES = tuple(f"ring-of-sevens-hint-{id}" for id in ("last-pass", "passes"))
NEAR = 3  # with this many cards or fewer a seat may go out soon

Seen = Iterator[tuple[str, dict[str, Any]]]


def explain(found: Comparison[RingOfSevens, int]) -> Reason:
    """Return why the best move beats the other: a message id and its arguments."""
    if found.other == PASS and found.standing in TIED and spares(found.view, PASS, found.best):
        return "ring-of-sevens-hint-passes", {"count": _passes(found.view)}
    for id, fields in _seen(found):
        return f"ring-of-sevens-hint-{id}", fields
    return by_difference(found, SHARES, ("cards",)) or otherwise(found)


def stake(found: Comparison[RingOfSevens, int]) -> Reason | None:
    """Return how many passes a pass leaves, if one is recommended or ties with the best card."""
    fields = {"count": _passes(found.view) - 1, "instead": found.view.text(PASS)}
    card = found.other if found.best == PASS else found.best
    tied = found.other is not None and found.standing in TIED
    named = None
    if tied and card is not None and card < JOKER:
        named = {**fields, "card": FRENCH.codes[card]}
    if found.best == PASS:
        return (
            ("ring-of-sevens-hint-keeps", named)
            if named
            else ("ring-of-sevens-hint-budget", fields)
        )
    if not named or found.other != PASS or explain(found)[0] in OF_PASSES:
        return None
    return "ring-of-sevens-hint-would-keep", named


def rivals(view: View[RingOfSevens], best: int, other: int) -> bool:
    """Return whether a move is an alternative: not the best one's twin, nor beside going out."""
    if best >= JOKER:
        return True
    hand = view.game.held[view.seat] & view.game.live
    return not is_last(hand, best) and (other >= JOKER or not twins(1 << best & ODD) >> other & 1)


def spares(view: View[RingOfSevens], one: int, other: int) -> bool:
    """Return whether a card instead of a pass opens the seat's own way before another takes it."""
    if one != PASS or other >= JOKER:
        return False
    return Table(Comparison(view, PASS, other, "equal", "points", {})).hurries(other)


def _passes(view: View[RingOfSevens]) -> int:
    """Return how many passes the seat has left."""
    return view.game.passes[view.seat]


def _seen(found: Comparison[RingOfSevens, int]) -> Seen:
    """Yield visible reasons for the best move, the most important first."""
    table = Table(found)
    if found.best == PASS:
        yield from table.of_a_pass()
    elif found.best < JOKER:
        yield from table.of_a_card(found.best)
    else:
        yield from table.of_the_joker(found.best)


class Table:
    """The view of the seat to act, and the alternative move `instead`."""

    def __init__(self, found: Comparison[RingOfSevens, int]) -> None:
        game = found.view.game
        self.view, self.game, self.seat = found.view, game, found.view.seat
        self.hand = game.held[self.seat] & game.live
        self.others = game.live & ~self.hand
        self.instead = DROP if found.other is None else found.other  # DROP has no alternative

    def of_a_pass(self) -> Seen:
        """Yield reasons to pass instead of playing a card."""
        card = self.instead
        if card >= JOKER or is_last(self.hand, card):
            return
        if (first := self._must_play()) is not None:
            yield "pass-longer", {"seat": first}
        yield from self._gift(card)
        own, others = self._behind(card)
        if others >= own + MANY:
            yield "pass-block", {"count": others}
        yield from self._lets(card)
        if others > own:
            yield "pass-block", {"count": others}
        if not self.game.rules and not twins(1 << card & ODD) & self.others:
            yield "pass-safe", {}

    def of_a_card(self, card: int) -> Seen:
        """Yield reasons to play a card instead of another card or a pass."""
        if is_last(self.hand, card):
            yield "out", {}
        if joker_on(self.game.marks) >> card & 1:
            yield "swap", {}
        twin = twins(1 << card & ODD) & self.hand
        if twin and VALUE[card] > self._scores(self.instead):
            yield "own-twin", {"points": VALUE[card], "twin": FRENCH.codes[lowest(twin)]}
        if self.instead < JOKER and not twins(1 << card & ODD) & self.others:
            yield from self._gift(self.instead)
        yield from self._own(card)
        if self.instead < JOKER:
            yield from self._fewer(card)
        elif self.instead == PASS:
            yield from self._no_time()
        if not self.game.rules and not self._serves(card):
            if self._serves(self.instead):
                yield "end", {}
            elif self.instead < JOKER:
                yield "neither", {}

    def of_the_joker(self, move: int) -> Seen:
        """Yield reasons to lay the Joker."""
        place = PLACES[move - JOKER]
        board = FRENCH.full ^ self.game.live ^ (self.game.marks | place * JOKER_PLACE)
        after = ready(self.game.rules, board) & ~self.game.ready & ~place & self.hand
        if not place & self.others:
            yield "joker-safe", {}
        if after:
            yield "joker-way", {"count": after.bit_count()}

    def hurries(self, card: int) -> bool:
        """Return whether the card should not wait, as far as the seat can see.

        It opens the way of an own card, another seat can take its place, and nobody is out of
        passes before this seat.
        """
        taken = twins(1 << card & ODD) & self.others
        return bool(taken and opens(self.game, card) & self.hand) and self._must_play() is None

    def _own(self, card: int) -> Seen:
        """Yield if the card helps the seat's own cards more than the other does."""
        instead = self.instead
        now = (opens(self.game, card) & self.hand).bit_count()
        if now > ((opens(self.game, instead) & self.hand).bit_count() if instead < JOKER else 0):
            yield "own-way", {"count": now}
        later = self._behind(card)[0]
        if later > (self._behind(instead)[0] if instead < JOKER else 0):
            yield "own-later", {"count": later}

    def _fewer(self, card: int) -> Seen:
        """Yield if fewer cards of others wait for this card than for the other."""
        if not (opens(self.game, card) | twins(1 << card & ODD)) & self.others:
            yield from self._lets(self.instead)
        few, many = self._behind(card)[1], self._behind(self.instead)[1]
        if few < many:
            yield "fewer", {"few": few, "many": many}

    def _no_time(self) -> Seen:
        """Yield reasons against a pass that hold for any card."""
        if self.game.passes[self.seat] == 1:
            yield "last-pass", {}
        states = self.game.states
        rivals = [s for s, state in enumerate(states) if state == IN and s != self.seat]
        count, seat = min((self.view.count(s), s) for s in rivals)
        if count <= NEAR:
            yield "near", {"seat": seat, "count": count}
        yield "passes", {"count": _passes(self.view)}

    def _gift(self, card: int) -> Seen:
        """Yield if the card would make a score card for another seat."""
        twin = twins(1 << card & ODD) & self.others
        if twin:
            yield "gift", {"twin": FRENCH.codes[lowest(twin)], "points": VALUE[card]}

    def _lets(self, card: int) -> Seen:
        """Yield if the card would let only others play at once."""
        now = opens(self.game, card)
        if now.bit_count() == 1 and not now & self.hand:
            yield "lets", {"cards": FRENCH.codes[lowest(now)]}
        elif now and not now & self.hand:
            yield "lets-more", {"count": now.bit_count()}

    def _must_play(self) -> int | None:
        """Return the next seat without passes, or None if this seat has none either."""
        game = self.game
        if not game.passes[self.seat]:
            return None
        around = ((self.seat + n) % game.seats for n in range(1, game.seats))
        return next((s for s in around if game.states[s] == IN and not game.passes[s]), None)

    def _behind(self, card: int) -> tuple[int, int]:
        """Return how many cards of the seat and of others wait for this card."""
        cards = opens(self.game, card) | waiting(self.game, card)
        return (cards & self.hand).bit_count(), (cards & self.others).bit_count()

    def _serves(self, move: int) -> bool:
        """Return whether a move helps others."""
        if move >= JOKER:
            return False
        return bool((twins(1 << move & ODD) & self.others) | self._behind(move)[1])

    def _scores(self, move: int) -> int:
        """Return the points of the score card that a move makes for the seat itself."""
        return VALUE[move] if move < JOKER and twins(1 << move & ODD) & self.hand else 0
