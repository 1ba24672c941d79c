"""The beginner and the club player: lay out all that is possible, keep promising cards.

A turn is planned as a whole: all ways to meld and lay off, then all discards. The value of the
remaining hand depends on the cards that may leave it after the next draw, its penalty points, and
the seats that the discard may serve. A beginner plans the same way but overlooks claims and places
on others' melds, and judges a hand by a simpler estimate.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random

from ....bots.choice import Thinking, wavering
from ....game import View
from ....mechanics.cards import cards_of, lowest
from ....mechanics.melds import CARDS, JOKER, JOKER_BIT, PLAIN, RANKS, SEVENS, melds_in
from ..rules import (
    ASKED,
    CHI,
    DRAW,
    LAY,
    LAY_ALL,
    MELD,
    NEAR,
    PASS,
    PLAY,
    START,
    SevenBridge,
    place_of,
)
from ..rules import worth as cost
from .policy import ALIKE, BESIDE, GAP, NEARLY_OUT, NEXT, PAIR, RISK, claim_chance

CARD = 6.0  # value of one card fewer in hand, in points
WIN = 1e6
ALL = PLAIN | JOKER_BIT
OUTS = 1 << 13  # cached estimates of how many cards can leave a hand
PLANS = 250  # maximum number of ways to meld and lay off
CLOSE = 3  # number of best plans for which all discards are compared
CLAIM, LAST_CLAIM = 8.0, 25.0  # assumed cost if a discard is claimed
HOPE = 3  # with fewer cards in hand, pairs and neighbours are worth nothing by themselves
WAVER = 2.0  # largest error of a varied club player in the value of a hand, in points
NOTICED = 0.5  # share of hard moves that a beginner sees; 2/3 equalled the club player


def think(level: str, view: View[SevenBridge], rng: Random) -> Thinking:
    """Choose a claim, a meld, a lay-off or a discard."""
    yield
    game = view.game
    mind = _Mind(game, view, careful=level != "beginner")
    moves = view.legal()
    if level == "beginner":
        moves = _overlook(game, view.seat, moves, rng)
    if game.phase in (START, ASKED):
        return mind.claim_or_not(moves)
    return (yield from mind.plan(moves))


def vary(view: View[SevenBridge], rng: Random) -> Thinking:
    """Choose as one of many club players, who differ where hands are nearly as good."""
    yield
    game = view.game
    mind = _Mind(game, view, careful=True)
    error = wavering(rng, WAVER)
    mind.errors = [error() for _ in range(JOKER + 1)]
    if game.phase in (START, ASKED):
        return mind.claim_or_not(view.legal())
    return (yield from mind.plan(view.legal()))


def discards(view: View[SevenBridge]) -> list[int]:
    """Return the legal discards as a club player values them, the best first."""
    game = view.game
    mind = _Mind(game, view, careful=True)
    hand, owner = game.held[view.seat], view.seat in game.owners

    def value(card: int) -> float:
        return mind.value(hand & ~(1 << card), game.fits, owner) - mind.danger(card)

    return sorted((move for move in view.legal() if move < DRAW), key=value, reverse=True)


def _overlook(game: SevenBridge, seat: int, moves: Sequence[int], rng: Random) -> Sequence[int]:
    """Return the moves that a beginner notices: not all claims, nor all of others' melds."""
    seen = []
    for move in moves:
        hard = move >= CHI or LAY_ALL <= move < LAY
        hard = hard or (LAY <= move < MELD and game.owners[place_of(move)] != seat)
        if not hard or rng.random() < NOTICED:
            seen.append(move)
    return seen


@lru_cache(OUTS)
def _most_out(hand: int, fitting: int, owner: bool) -> int:
    """Return roughly how many of these cards can be laid out or off at once.

    `fitting` are those that a meld on the table takes.
    """
    # The Joker makes several melds of the same cards.
    melds = list(dict.fromkeys([CARDS[m] for m in melds_in(hand)]))
    return _most_laid(hand, melds, fitting, owner)


def _most_laid(hand: int, melds: list[int], fitting: int, owner: bool) -> int:
    """Return the same, if only these melds may be laid out."""
    most = (hand & fitting).bit_count() if owner else 0
    for i, meld in enumerate(melds):
        if not meld & ~hand:
            rest = _most_laid(hand & ~meld, melds[i + 1 :], fitting, True)
            most = max(most, meld.bit_count() + rest)
    return most


def _wanted(hand: int) -> int:
    """Return the cards that may form a meld with some of this hand; no other card can."""
    if hand & JOKER_BIT:
        return ALL
    sevens = hand & SEVENS
    wanted = SEVENS | JOKER_BIT | sevens << 1 | sevens >> 1  # a run of two has a 7 in it (B5)
    for cards in RANKS[1:]:
        if (hand & cards).bit_count() > 1:
            wanted |= cards
    # The third card of a run: beyond two neighbours, or between two cards.
    next_to = hand & hand >> 1
    return wanted | next_to << 2 | next_to >> 1 | (hand & hand >> 2) << 1


@lru_cache(OUTS)
def _promise(hand: int) -> float:
    """Return the value of the cards with others of their rank or near them in the suit, in points.

    Later draws may complete them; the rest of `_Mind.value` looks only one draw ahead.
    """
    if hand.bit_count() < HOPE:
        return 0.0
    value = 0.0
    for card in cards_of(hand & PLAIN):
        value += PAIR if hand & ALIKE[card] else 0.0
        value += BESIDE if hand & NEXT[card] else GAP if hand & NEAR[card] else 0.0
    return value


class _Mind:
    """A seat's evaluation of a position."""

    def __init__(self, game: SevenBridge, view: View[SevenBridge], careful: bool) -> None:
        self.game = game
        self.seat = view.seat
        self.unseen = cards_of(view.unseen)
        self.hidden = view.unseen
        self.careful = careful
        self.errors: Sequence[float] = (0.0,) * (JOKER + 1)  # by discard, added to its value
        others = [view.count(s) for s in range(game.seats) if s != view.seat]
        self.fewest = min(others)
        self.risk = RISK[min(self.fewest, 8)]

    # Evaluation

    def value(self, hand: int, fits: int, owner: bool) -> float:
        """Return the value of a hand at the end of a turn, in points; lower is worse."""
        return self._worth(hand, self._chances(hand, fits, owner) if hand else 0.0)

    def _worth(self, hand: int, out: float) -> float:
        """Return the value of a hand of which so many cards may leave in the next turn."""
        if not hand:
            return WIN
        promise = _promise(hand) if self.careful else 0.0
        return CARD * (0.8 * out - hand.bit_count()) - self.risk * cost(hand) + promise

    def _chances(self, hand: int, fits: int, owner: bool) -> float:
        """Return how many cards may leave the hand: averaged over the draws, or estimated."""
        return self._outlook(hand, fits, owner) if self.careful else self._look(hand)

    def _outlook(self, hand: int, fits: int, owner: bool) -> float:
        """Return how many cards may leave the hand in the next turn, averaged over the draws."""
        if not self.unseen:
            return 0.0
        size = hand.bit_count()
        now = _most_out(hand, hand & fits, owner)
        wanted = self.hidden & _wanted(hand)
        # Any other card that a meld takes is laid off, if something is laid out.
        fitting = (self.hidden & fits & ~wanted).bit_count()
        total = fitting * min(now + 1, size) if owner or now else 0
        useful = cards_of(wanted)
        for card in useful:
            cards = hand | 1 << card
            total += min(_most_out(cards, cards & fits, owner), size)
        total += min(now, size) * (len(self.unseen) - fitting - len(useful))
        return total / len(self.unseen)

    def _look(self, hand: int) -> float:
        """Estimate the same by pairs and neighbours."""
        pairs = sum((hand & rank).bit_count() > 1 for rank in RANKS)
        near = sum((hand & NEAR[card]).bit_count() for card in cards_of(hand & PLAIN))
        return 0.6 * pairs + 0.25 * near + 0.8 * bool(hand & JOKER_BIT)

    def danger(self, card: int) -> float:
        """Return the expected cost of a discard because of claims, in points."""
        if card == JOKER or not self.careful:
            return 0.0
        claimed = LAST_CLAIM if self.fewest <= NEARLY_OUT else CLAIM
        return claimed * claim_chance(self.game, card, self.hidden)

    # Claims

    def claim_or_not(self, moves: Sequence[int]) -> int:
        """Return the draw or pass, unless a claim leaves a better hand."""
        if LAY_ALL in moves:
            return LAY_ALL
        game = self.game
        hand = game.held[self.seat]
        stay = DRAW if game.phase == START else PASS
        best, best_value = stay, self.value(hand, game.fits, self.seat in game.owners)
        for move in moves:
            if move >= CHI:
                after = game.clone()
                after.play(move)
                if after.turn is None:
                    return move
                value = self._best_discard(after)[0] - 2.0
                if value > best_value:
                    best, best_value = move, value
        return best

    def _best_discard(self, game: SevenBridge) -> tuple[float, int]:
        """Return the value of the hand after the best discard, and this discard."""
        hand, owner = game.held[self.seat], self.seat in game.owners
        # An upper bound for each discard: as much may leave the hand as without it.
        most = self._chances(hand, game.fits, owner)
        bounds = []
        for card in game.legal():
            if card < DRAW:
                left, extra = hand & ~(1 << card), self.errors[card] - self.danger(card)
                bounds.append((self._worth(left, most) + extra, card, left, extra))
        bounds.sort(reverse=True)
        best = (-WIN, -1)
        for bound, card, left, extra in bounds:
            if bound < best[0]:
                break
            best = max(best, (self.value(left, game.fits, owner) + extra, -card))
        return best[0], -best[1]

    # The rest of a turn

    def plan(self, moves: Sequence[int]) -> Thinking:
        """Return the first move of the best plan for the rest of the turn."""
        for move in moves:
            if LAY_ALL < move < LAY:
                return move
        plans = self._plans(moves)
        best, best_value = -1, -2 * WIN
        for first, game in plans[:CLOSE]:
            yield
            if game.turn is None:
                return first
            value, card = self._best_discard(game)
            if value > best_value:
                best, best_value = card if first < 0 else first, value
        return best

    def _plans(self, moves: Sequence[int]) -> list[tuple[int, SevenBridge]]:
        """Return ways to meld and lay off as first move and resulting position, the best first."""
        seen: set[tuple[int, tuple[int, ...]]] = set()
        plans: list[tuple[float, int, SevenBridge]] = [(self._rough(self.game), -1, self.game)]
        queue = [(-1, self.game, [m for m in moves if m >= LAY])]
        for first, game, steps in queue:
            for move in steps:
                after = game.clone()
                after.play(move)
                key = after.held[self.seat], tuple(after.melds)
                if key in seen or len(seen) >= PLANS:
                    continue
                seen.add(key)
                start = move if first < 0 else first
                plans.append((self._rough(after), start, after))
                if after.turn is not None and after.phase == PLAY:
                    queue.append((start, after, self._steps(after, moves)))
        plans.sort(key=lambda plan: -plan[0])
        return [(first, game) for _, first, game in plans]

    def _steps(self, game: SevenBridge, noticed: Sequence[int]) -> list[int]:
        """Return further melds and lay-offs; a beginner's are on own melds or noticed places."""
        places = {place_of(m) for m in noticed if LAY <= m < MELD}
        return [
            m
            for m in game.legal()
            if m >= MELD
            or (
                m >= LAY
                and (self.careful or place_of(m) in places or game.owners[place_of(m)] == self.seat)
            )
        ]

    def _rough(self, game: SevenBridge) -> float:
        """Return a rough value of a hand before its discard."""
        hand = game.held[self.seat]
        if not hand:
            return 2 * WIN if game.ending and game.ending.how == "concealed" else WIN
        if hand & hand - 1 == 0 and lowest(hand) in game.legal():
            return 1.5 * WIN if game.concealed and game.settings["concealed"] else WIN
        return CARD * (self._look(hand) - hand.bit_count()) - self.risk * cost(hand)
