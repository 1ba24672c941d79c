"""Why a play or a pass is better than another, as the id of a message and its arguments.

First what anybody can see: the seat's own cards, the board, who has passes left, and which cards
wait for which. Only what tells the two moves apart is a reason. Then what came of them. `twin` and
`cards` are a card's code, `instead` is an action's.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ....bots.reasons import Comparison, Reason, otherwise, told
from ....mechanics.cards import FRENCH, lowest
from ....mechanics.runs import JOKER_PLACE, ODD, PLACES, joker_on, ready, twins
from ..rules import DROP, IN, JOKER, PASS, VALUE, RingOfSevens
from .tie_breaks import is_last, opens, waiting

SHARES = ("small", "big", "spared", "unpaid")
MANY = 4  # so many cards are worth holding up
NEAR = 3  # with so few cards somebody may go out soon

Seen = Iterator[tuple[str, dict[str, Any]]]


def explain(found: Comparison[int]) -> Reason:
    """Why the best move, and not the other: one sentence's id and arguments."""
    for id, fields in _seen(found):
        return f"ring-of-sevens-hint-{id}", fields
    return told(found, SHARES, ("cards",)) or otherwise(found)


def _seen(found: Comparison[int]) -> Seen:
    """What can be seen to tell the best move from the other, what weighs most first."""
    table = Table(found)
    if found.best == PASS:
        yield from table.of_a_pass()
    elif found.best < JOKER:
        yield from table.of_a_card(found.best)
    else:
        yield from table.of_the_joker(found.best)


class Table:
    """What the seat to act sees, and the move that it might make instead."""

    def __init__(self, found: Comparison[int]) -> None:
        game = found.view.game
        assert isinstance(game, RingOfSevens)
        self.view, self.game, self.seat = found.view, game, found.view.seat
        self.hand = game.held[self.seat] & game.live
        self.others = game.live & ~self.hand
        self.instead = DROP if found.other is None else found.other  # never beside another move

    def of_a_pass(self) -> Seen:
        """Why to pass rather than play a card."""
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
        """Why to play a card rather than pass or play another."""
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
        """Why to lay the Joker."""
        place = PLACES[move - JOKER]
        board = FRENCH.full ^ self.game.live ^ (self.game.marks | place * JOKER_PLACE)
        after = ready(self.game.rules, board) & ~self.game.ready & ~place & self.hand
        if not place & self.others:
            yield "joker-safe", {}
        if after:
            yield "joker-way", {"count": after.bit_count()}

    def _own(self, card: int) -> Seen:
        """A card that does more for the seat's own cards than the other."""
        instead = self.instead
        now = (opens(self.game, card) & self.hand).bit_count()
        if now > ((opens(self.game, instead) & self.hand).bit_count() if instead < JOKER else 0):
            yield "own-way", {"count": now}
        later = self._behind(card)[0]
        if later > (self._behind(instead)[0] if instead < JOKER else 0):
            yield "own-later", {"count": later}

    def _fewer(self, card: int) -> Seen:
        """A card for which fewer cards of others wait than for the other."""
        if not (opens(self.game, card) | twins(1 << card & ODD)) & self.others:
            yield from self._lets(self.instead)
        few, many = self._behind(card)[1], self._behind(self.instead)[1]
        if few < many:
            yield "fewer", {"few": few, "many": many}

    def _no_time(self) -> Seen:
        """What speaks against a pass, whatever is played."""
        if self.game.passes[self.seat] == 1:
            yield "last-pass", {}
        states = self.game.states
        rivals = [s for s, state in enumerate(states) if state == IN and s != self.seat]
        count, seat = min((self.view.count(s), s) for s in rivals)
        if count <= NEAR:
            yield "near", {"seat": seat, "count": count}

    def _gift(self, card: int) -> Seen:
        """A card that would make a score card for somebody else."""
        twin = twins(1 << card & ODD) & self.others
        if twin:
            yield "gift", {"twin": FRENCH.codes[lowest(twin)], "points": VALUE[card]}

    def _lets(self, card: int) -> Seen:
        """A card that would let others play at once, and not the seat itself."""
        now = opens(self.game, card)
        if now.bit_count() == 1 and not now & self.hand:
            yield "lets", {"cards": FRENCH.codes[lowest(now)]}
        elif now and not now & self.hand:
            yield "lets-more", {"count": now.bit_count()}

    def _must_play(self) -> int | None:
        """The next seat that has no pass left, if this one has."""
        game = self.game
        if not game.passes[self.seat]:
            return None
        around = ((self.seat + n) % game.seats for n in range(1, game.seats))
        return next((s for s in around if game.states[s] == IN and not game.passes[s]), None)

    def _behind(self, card: int) -> tuple[int, int]:
        """How many cards wait for one: the seat's own, and those of others."""
        cards = opens(self.game, card) | waiting(self.game, card)
        return (cards & self.hand).bit_count(), (cards & self.others).bit_count()

    def _serves(self, move: int) -> bool:
        """Whether a move does something for others."""
        if move >= JOKER:
            return False
        return bool((twins(1 << move & ODD) & self.others) | self._behind(move)[1])

    def _scores(self, move: int) -> int:
        """What the score card is worth that a move makes for the seat itself."""
        return VALUE[move] if move < JOKER and twins(1 << move & ODD) & self.hand else 0
