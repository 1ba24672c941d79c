"""Explain why a play or a pass beats another: a message id and its arguments.

Visible differences come first: the seat's cards, the board, the passes left, the cards that wait
for others. Measured outcomes follow. A reason must distinguish the two moves. `twin` and `cards`
are card codes, `instead` is an action code.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from ....bots import reasons as grounds
from ....bots.reasons import TIED, Comparison, Ground, Reason, by_difference, otherwise
from ....game import View
from ....mechanics.cards import FRENCH, lowest
from ....mechanics.runs import JOKER_PLACE, ODD, PLACES, joker_on, ready, twins
from ..rules import DROP, IN, JOKER, PASS, VALUE, RingOfSevens
from .tie_breaks import distinct, is_last, opens, waiting

SHARES = ("small", "big", "spared", "unpaid")
MANY = 4  # number of cards worth blocking
NEAR = 3  # with this many cards or fewer a seat may go out soon
LONG = 3  # cards in a chain that are named one by one

Seen = Iterator[Ground]


def explain(found: Comparison[RingOfSevens, int]) -> Reason:
    """Return why the best move beats the other: a message id and its arguments.

    If several reasons are true, it is the one that fits the fewest other moves.
    """
    if first := grounds.separating(_seen(found), _field(found)):
        return f"ring-of-sevens-hint-{first.id}", first.fields
    return by_difference(found, SHARES, ("cards",)) or otherwise(found)


def beside(found: Comparison[RingOfSevens, int]) -> Reason | None:
    """Return a second reason that excludes further moves, or else a rule of thumb in a tie."""
    seen, field = _seen(found), _field(found)
    first = grounds.separating(seen, field)
    if first and (second := grounds.beside(first, seen, field)):
        return f"ring-of-sevens-hint-{second.id}", second.fields
    if found.other is None or found.standing not in TIED:
        return None
    table = Table(found)
    rule = next(
        (id for id in table.rules(field) if not first or id not in SAID.get(first.id, ())), None
    )
    return (f"ring-of-sevens-hint-rule-{rule}", {}) if rule else None


def _field(found: Comparison[RingOfSevens, int]) -> list[int]:
    """Return the other moves among which a reason should separate the best."""
    best = found.best
    same = twins(1 << best & ODD) if best < JOKER else 0
    moves = distinct(found.view.legal())
    return [m for m in moves if m not in (best, DROP) and not (m < JOKER and same >> m & 1)]


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
    if not named or found.other != PASS:
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


def _seen(found: Comparison[RingOfSevens, int]) -> list[Ground]:
    """Return the visible reasons for the best move, the most important first."""
    table = Table(found)
    if found.best == PASS:
        return [*table.of_a_pass()]
    return [
        *(table.of_a_card(found.best) if found.best < JOKER else table.of_the_joker(found.best))
    ]


# Reasons that say the same as a rule of thumb.
SAID = {
    "own-later": ("own",),
    "pass-longer": ("wait", "patience"),
    "pass-all": ("hold",),
    "end": ("free",),
    "neither": ("free",),
    "fewer": ("fewer",),
}


def _never(move: int) -> bool:
    return False


def _card(move: int) -> bool:
    return move < JOKER


class Table:
    """The view of the seat to act, and the alternative move `instead`."""

    def __init__(self, found: Comparison[RingOfSevens, int]) -> None:
        game = found.view.game
        self.view, self.game, self.seat = found.view, game, found.view.seat
        self.hand = game.held[self.seat] & game.live
        self.others = game.live & ~self.hand
        self.best = found.best
        self.instead = DROP if found.other is None else found.other  # DROP has no alternative

    def of_a_pass(self) -> Seen:
        """Yield reasons to pass instead of playing a card."""
        card = self.instead
        if card >= JOKER or is_last(self.hand, card):
            return
        if (first := self._must_play()) is not None:
            yield Ground("pass-longer", {"seat": first}, _never)
        playable = [m for m in self.view.legal() if m < JOKER]
        if len(playable) > 1 and all(self._opens_only_theirs(m) for m in playable):
            yield Ground("pass-all", {"count": len(playable)}, _never)
        yield from self._gift(card)
        own, others = self._behind(card)
        block = Ground("pass-block", {"count": others}, lambda m: not self._blocks(m))
        if others >= own + MANY:
            yield block
        yield from self._lets(card)
        if own < others < own + MANY:
            yield block
        if not self.game.rules and not twins(1 << card & ODD) & self.others:
            yield Ground("pass-safe", {}, lambda m: bool(m < JOKER and self._takeable(m)))

    def of_a_card(self, card: int) -> Seen:
        """Yield reasons to play a card instead of another card or a pass."""
        if is_last(self.hand, card):
            yield Ground("out", {}, _never, True)
        if joker_on(self.game.marks) >> card & 1:
            yield Ground("swap", {}, lambda m: bool(joker_on(self.game.marks) >> m & 1), True)
        instead, twin = self.instead, twins(1 << card & ODD) & self.hand
        if twin and VALUE[card] > self._scores(instead):
            fields = {"points": VALUE[card], "twin": FRENCH.codes[lowest(twin)]}
            yield Ground("own-twin", fields, lambda m: self._scores(m) >= VALUE[card])
        yield from self._chain(card)
        if instead < JOKER and not self._takeable(card):
            yield from self._gift(instead)
        later = self._behind(card)[0]
        if later > (self._behind(instead)[0] if instead < JOKER else 0):
            yield Ground("own-later", {"count": later}, lambda m: self._behind(m)[0] >= later)
        if instead < JOKER:
            yield from self._fewer(card)
        if not self.game.rules and not self._serves(card):
            if self._behind(instead)[1]:
                yield Ground("end", {}, lambda m: not self._behind(m)[1])
            elif instead < JOKER and not self._serves(instead):
                yield Ground("neither", {}, lambda m: not self._serves(m))
        if instead == PASS:
            yield from self._no_time()

    def of_the_joker(self, move: int) -> Seen:
        """Yield reasons to lay the Joker."""
        place = PLACES[move - JOKER]
        board = FRENCH.full ^ self.game.live ^ (self.game.marks | place * JOKER_PLACE)
        after = ready(self.game.rules, board) & ~self.game.ready & ~place & self.hand
        if not place & self.others:
            yield Ground("joker-safe", {}, lambda m: m < JOKER)
        if after:
            yield Ground("joker-way", {"count": after.bit_count()}, lambda m: self._now(m) > 0)

    def rules(self, field: Sequence[int]) -> Iterator[str]:
        """Yield the rules of thumb that the best move keeps and the other breaks.

        A pass breaks no rule that chooses among cards. If the other move is a pass, half of the
        field must break the rule. Each rule has been found to win by duplicate deals.
        """
        card, cards = self.best, [m for m in (self.best, *field) if m < JOKER]
        if card == PASS:
            if self._must_play() is not None:
                yield "wait"
            if self._opens_only_theirs(self.instead):
                yield "hold"
            if _passes(self.view) > 1:
                yield "patience"
            return
        if card >= JOKER or not field or self.game.rules:
            return
        few = min(self._behind(m)[1] for m in cards)
        many = max(self._behind(m)[0] for m in cards)
        keeps: dict[str, Callable[[int], bool]] = {
            "free": lambda m: m == PASS or not self._serves(m),
            "fewer": lambda m: m == PASS or self._behind(m)[1] == few,
            "own": lambda m: m == PASS or self._behind(m)[0] == many,
        }
        for id, keep in keeps.items():
            broken = sum(not keep(move) for move in field)
            by_most = self.instead == PASS and 2 * broken >= len(field)
            if keep(card) and (by_most or not keep(self.instead)):
                yield id

    def follow(self, card: int) -> list[int]:
        """Return the seat's cards that can follow a card one by one; nobody can prevent it."""
        if card >= JOKER:
            return []
        game, live, found = self.game, self.game.live, []
        marks, before = game.marks, game.ready
        todo = 1 << card
        while todo:
            bit = todo & -todo
            todo ^= bit
            found.append(lowest(bit))
            live &= ~(bit | twins(bit & ODD))
            after = ready(game.rules, FRENCH.full ^ live ^ marks) & ~before & live & self.hand
            todo = (todo | after) & live
        return found[1:]

    def hurries(self, card: int) -> bool:
        """Return whether the card should not wait, as far as the seat can see.

        It opens the way of an own card, another seat can take its place, and nobody is out of
        passes before this seat.
        """
        taken = twins(1 << card & ODD) & self.others
        return bool(taken and opens(self.game, card) & self.hand) and self._must_play() is None

    def _chain(self, card: int) -> Seen:
        """Yield if more own cards can follow than after the other."""
        after = self.follow(card)
        if not after or len(after) <= len(self.follow(self.instead)):
            return
        sure = 1 + sum(not self._takeable(one) for one in after)
        fields: dict[str, Any] = {"count": len(after), "turns": sure if sure > 2 else 0}
        if len(after) <= LONG:
            fields["cards"] = [FRENCH.codes[one] for one in after]
            yield Ground("chain", fields, lambda m: len(self.follow(m)) >= len(after))
        else:
            yield Ground("chain-long", fields, lambda m: len(self.follow(m)) >= len(after))

    def _now(self, card: int) -> int:
        return (opens(self.game, card) & self.hand).bit_count() if card < JOKER else 0

    def _takeable(self, card: int) -> bool:
        """Return whether another seat holds the card's twin, and so can fill its place."""
        return bool(twins(1 << card & ODD) & self.others)

    def _opens_only_theirs(self, card: int) -> bool:
        """Return whether cards wait for this one, and none of them is the seat's own."""
        own, others = self._behind(card)
        return bool(others and not own) and not self.game.rules

    def _blocks(self, move: int) -> bool:
        if move >= JOKER:
            return False
        own, others = self._behind(move)
        return others > own

    def _fewer(self, card: int) -> Seen:
        """Yield if fewer cards of others wait for this card than for the other."""
        if not (opens(self.game, card) | twins(1 << card & ODD)) & self.others:
            yield from self._lets(self.instead)
        few, many = self._behind(card)[1], self._behind(self.instead)[1]
        if few < many:
            fields = {"few": few, "many": many}
            yield Ground("fewer", fields, lambda m: m == PASS or self._behind(m)[1] <= few)

    def _no_time(self) -> Seen:
        """Yield if another seat may go out soon: a reason against a pass for any card."""
        states = self.game.states
        rivals = [s for s, state in enumerate(states) if state == IN and s != self.seat]
        count, seat = min((self.view.count(s), s) for s in rivals)
        if count <= NEAR:
            yield Ground("near", {"seat": seat, "count": count}, _card)

    def _gift(self, card: int) -> Seen:
        """Yield if the card would make a score card for another seat."""
        twin = twins(1 << card & ODD) & self.others
        if twin:
            fields = {"twin": FRENCH.codes[lowest(twin)], "points": VALUE[card]}
            yield Ground("gift", fields, lambda m: m == PASS or not self._takeable(m))

    def _lets(self, card: int) -> Seen:
        """Yield if the card would let only others play at once."""
        now = opens(self.game, card)

        def holds(move: int) -> bool:
            after = opens(self.game, move) if move < JOKER else 0
            return not after or bool(after & self.hand)

        if now.bit_count() == 1 and not now & self.hand:
            yield Ground("lets", {"cards": FRENCH.codes[lowest(now)]}, holds)
        elif now and not now & self.hand:
            yield Ground("lets-more", {"count": now.bit_count()}, holds)

    def _must_play(self) -> int | None:
        """Return the next seat without passes, or None if this seat has none either."""
        game = self.game
        if not game.passes[self.seat]:
            return None
        around = ((self.seat + n) % game.seats for n in range(1, game.seats))
        return next((s for s in around if game.states[s] == IN and not game.passes[s]), None)

    def _behind(self, card: int) -> tuple[int, int]:
        """Return how many cards of the seat and of others wait for this card."""
        if card >= JOKER:
            return 0, 0
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
