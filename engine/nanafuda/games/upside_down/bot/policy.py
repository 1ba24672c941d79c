"""A linear softmax policy, fast enough for rollouts in determinizations.

A move's score is a sum of weights: the rest of the hand, by its ranks and runs; the strength of the
play and the number of others' cards that could beat it; the number of cards and of strongest cards
left. A pass is scored by the play to beat and its owner. Moves are sampled by softmax, as in
FujiGokoro and other programs of the 大富豪 contests.

The policy uses only a seat's own knowledge: its hand, and the others' cards as one set.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Callable, Sequence
from functools import cache
from itertools import accumulate
from math import exp
from random import Random

from ....mechanics.cards import SEVEN, cards_of
from ....mechanics.climbing import (
    ACE,
    KING,
    PATTERNS,
    RANK_PARTS,
    RANKS,
    RUN,
    SET,
    SOLO,
    SUIT_PARTS,
    TURNS,
    count_answers,
    openings,
)
from ..rules import EXCHANGE, UpsideDown
from . import weights as w

LIMIT = 1 << 16  # cached hands per side of the die
NEAR = 8  # cards: in larger hands the search for a certain way out costs more than it gains
WARMTH = 0.3  # softmax temperature of rollouts; the weights were fitted at 1

Situation = tuple[int, int, int, int, bool]


def _shape(kind: int, size: int) -> int:
    """Return 0 to 6: solo, pair, three, more of a rank; run of two, three, more."""
    return {SOLO: 0, SET: min(size, 4) - 1, RUN: min(size, 4) + 2}[kind]


def _few(count: int) -> int:
    """Return the bucket (0 to 6) of a number of cards left."""
    return next(n for n, most in enumerate((0, 1, 2, 3, 5, 8, 99)) if count <= most)


def _some(count: int) -> int:
    """Return the bucket (0 to 7) of a number of cards that could beat a play."""
    return next(n for n, most in enumerate((0, 1, 2, 3, 5, 8, 12, 99)) if count <= most)


@cache
def _scaled(weight: int) -> float:
    """Return a weight as a float that all tables share, because the tables are downloaded."""
    return weight / 100


_MANY = range(50)
_SAFE = tuple(0 if n == 0 else 1 if n <= 2 else 2 for n in _MANY)
_BEATEN = tuple(
    tuple(tuple(_scaled(row[_some(n)]) for n in _MANY) for row in rows) for rows in w.BEATEN
)
_ANSWERED = tuple(tuple(_scaled(row[_some(n)]) for n in _MANY) for row in w.ANSWERED)
_LEFT = tuple(tuple(_scaled(w.LEFT[safe][_few(n)]) for n in _MANY) for safe in _SAFE)
_CONTROL = tuple(tuple(_scaled(w.CONTROL[min(c, 4)][_few(n)]) for n in _MANY) for c in _MANY)
_PASS = tuple(tuple(_scaled(row[_few(n)]) for n in _MANY) for row in w.PASS_SHAPE)
_OWNER = tuple(_scaled(w.PASS_OWNER[min(n, 7)]) for n in _MANY)
_LAST = tuple(map(_scaled, w.PASS_LAST))
_TURN = tuple(tuple(_scaled(row[_few(n)]) for n in _MANY) for row in w.TURN)


def _strength(play: int, low: int) -> int:
    """Return the strength of a play for its shape, 0 to 12."""
    pattern = PATTERNS[play]
    return 13 - pattern.highest if low else pattern.lowest - 1


def _above(play: int, low: int) -> int:
    """Return the cards that can form answers to a play."""
    pattern = PATTERNS[play]
    return sum(RANKS[: pattern.highest] if low else RANKS[pattern.lowest + 1 :])


@cache
def _weights(shape: int, strength: int, lead: int) -> tuple[float, tuple[float, ...]]:
    """Return the weight of a play's strength, and of each number of cards that could beat it."""
    return _scaled(w.STRENGTH[lead][shape][strength]), _BEATEN[lead][shape]


# By side of the die and play: its weights in answering and in leading, its size, the weights of the
# numbers of cards that could beat it if a seat may go out with an answer, the cards that can form
# answers (none: it ends the round), the side of the die after it, and the weights of turning the
# die by the cards left.
_PLAYS = tuple(
    {
        play: (
            _weights(shape, _strength(play, low), 0),
            _weights(shape, _strength(play, low), 1),
            pattern.size,
            _ANSWERED[shape],
            0 if TURNS[low].get(play) else _above(play, low ^ (play in TURNS[low])),
            low ^ (play in TURNS[low]),
            _TURN[TURNS[low][play]] if play in TURNS[low] else None,
        )
        for play, pattern in PATTERNS.items()
        for shape in (_shape(pattern.kind, pattern.size),)
    }
    for low in (0, 1)
)
# By side of the die and play to beat: the weights of a pass, and of a pass by the cards left.
_TO_BEAT = tuple(
    {
        play: (
            _scaled(w.PASS_STRENGTH[_strength(play, low)]),
            _PASS[_shape(pattern.kind, pattern.size)],
        )
        for play, pattern in PATTERNS.items()
    }
    for low in (0, 1)
)
_LINKED = sum(
    suit ^ 1 << card for suit in SEVEN.suit_masks for card in (suit.bit_length() - 1,)
)  # the cards that are not the last of their suit


# By side of the die: each rank, strongest first, and its cards together with all stronger ones.
_STRENGTHS = tuple(
    tuple(
        (RANKS[rank], sum(RANKS[: rank + 1] if low else RANKS[rank:]))
        for rank in (range(1, 14) if low else range(13, 0, -1))
    )
    for low in (0, 1)
)


class _Part(dict[int, int]):
    """A cache of the scores of the cards in one part of the pack, in hundredths."""

    def __init__(self, score: Callable[[int], int]) -> None:
        self.score = score

    def __missing__(self, cards: int) -> int:
        found = self[cards] = self.score(cards)
        return found


class _Worth(dict[int, float]):
    """A cache of hand scores on one side of the die, by ranks and runs.

    A score is the sum over parts of the pack. Few sets of cards lie within a part, so nearly all
    are cached. The sums are of ints and so do not depend on their order.
    """

    def __init__(self, low: int) -> None:
        self.rows = [
            (cards, w.RANKS[13 - rank if low else rank - 1])
            for rank, cards in enumerate(RANKS)
            if cards
        ]
        # For two, three and four in a row: the weight by the first card.
        self.runs = [
            [row[(13 - rank - more if low else rank - 1) % 13] for rank in SEVEN.rank_of]
            for more, row in enumerate(w.RUNS, 1)
        ]
        self.parts = [(mask, _Part(self._ranks)) for mask in RANK_PARTS]
        self.parts += [(mask, _Part(self._runs)) for mask in SUIT_PARTS]

    def _ranks(self, cards: int) -> int:
        return sum(row[(cards & rank).bit_count()] for rank, row in self.rows if cards & rank)

    def _runs(self, cards: int) -> int:
        """Return the score of all runs of two, three and four cards, and of King and Ace."""
        found, starts = self._ranks(cards & (KING | ACE)), cards & cards >> 1 & _LINKED
        for run in self.runs:
            found += sum(run[card] for card in cards_of(starts))
            starts &= starts >> 1
        return found

    def __missing__(self, hand: int) -> float:
        if len(self) > LIMIT:
            self.clear()
        # Unrolled for speed.
        (a, in_a), (b, in_b), (c, in_c), (d, in_d), (e, in_e), (f, in_f), (g, in_g), (h, in_h) = (
            self.parts
        )
        found = (
            in_a[hand & a] + in_b[hand & b] + in_c[hand & c] + in_d[hand & d]
            + in_e[hand & e] + in_f[hand & f] + in_g[hand & g] + in_h[hand & h]
        )  # fmt: skip
        worth = self[hand] = found / 100
        return worth


_WORTH = _Worth(0), _Worth(1)


def _strongest(others: int, low: int) -> int:
    """Return all cards of the ranks that no rank in `others` beats."""
    for rank, cards in _STRENGTHS[low]:
        if rank & others:
            return cards
    return SEVEN.full


def scores(hand: int, others: int, moves: Sequence[int], situation: Situation) -> list[float]:
    """Return the scores of some moves; a difference of 1 makes a move e times as likely.

    A situation holds the die's side; the play to beat or 0; a bit for every number of cards that
    another seat holds; the number of cards of that play's owner; whether a pass ends the round.
    """
    low, top, counts, owner, last = situation
    plays, worth, control, remaining = _PLAYS[low], _WORTH, _CONTROL, _LEFT
    lead, strongest, count = not top, _strongest(others, low), hand.bit_count()
    scores = []
    for move in moves:
        rest = hand ^ move
        if move:
            following, leading, size, answered, better, after, turn = plays[move]
            strength, beaten = leading if lead else following
            number, left = (others & better).bit_count(), count - size
            score = control[(rest & strongest).bit_count()][left]
            score += worth[after][rest] + beaten[number] + remaining[number][left]
            score += strength
            if turn is not None:
                score += turn[left]
            if counts >> size & 1:
                score += answered[number]
        else:
            score = control[(hand & strongest).bit_count()][count] + worth[low][hand]
            if top:
                strength, passing = _TO_BEAT[low][top]
                score += passing[count] + _OWNER[owner] + strength
                score += _LAST[last]
        scores.append(score)
    return scores


def situation_of(game: UpsideDown, counts: Sequence[int]) -> Situation:
    """Return the situation for `scores`, given the number of cards of each seat."""
    seat: int = game.turn
    others = 0
    for other, count in enumerate(counts):
        if other != seat:
            others |= 1 << count
    if not game.top:
        return game.low, 0, others, 0, False
    last = game.next_seat[seat] == game.starter
    return game.low, game.top, others, counts[game.starter], last


def policy(game: UpsideDown, rng: Random) -> int:
    """Return a sampled move for the seat to act in a fully known position."""
    moves = game.legal()
    if len(moves) == 1:
        return moves[0]
    held = game.held
    seat: int = game.turn
    hand = held[seat]
    if game.phase == EXCHANGE:
        return gifts(hand, moves)[0]
    others = counts = 0
    for other in held:
        if other != hand:
            others |= other
            counts |= 1 << other.bit_count()
    low, top, starter = game.low, game.top, game.starter
    if hand.bit_count() <= NEAR:
        sure = unstoppable(hand, others, moves, low)
        if sure is not None:
            return sure
    owner = held[starter].bit_count() if top else 0
    last = bool(top) and game.next_seat[seat] == starter
    found = scores(hand, others, moves, (low, top, counts, owner, last))
    best = max(found)
    chances = list(accumulate([exp((score - best) / WARMTH) for score in found]))
    return moves[bisect(chances, rng.random() * chances[-1])]


def unstoppable(hand: int, others: int, moves: Sequence[int], low: int) -> int | None:
    """Return a move that starts a certain way out, or None; go out at once if possible.

    On such a way, the others' cards beat no play before the last.
    """
    if hand in moves and hand not in TURNS[low]:
        return hand
    plays = _PLAYS[low]
    way = None
    for move in moves:
        if not move or move == hand:
            continue
        _, _, size, _, better, after, _ = plays[move]
        if others & better and (size == 1 or count_answers(others, move, after)):
            continue
        way = way or _WayOut(hand, others)
        if way.certain(hand ^ move, after):
            return move
    return None


class _WayOut:
    """The search for a certain way out by leads that the others' cards do not beat."""

    def __init__(self, hand: int, others: int) -> None:
        self.hand, self.others = hand, others
        self.unbeaten: list[list[tuple[int, int]] | None] = [None, None]  # by side of the die
        self.hopeless: set[tuple[int, int]] = set()

    def certain(self, rest: int, low: int) -> bool:
        """Return whether a way out from a lead with the cards `rest` is certain."""
        if rest in PATTERNS and rest not in TURNS[low]:
            return True
        if (rest, low) in self.hopeless:
            return False
        leads = self.unbeaten[low]
        if leads is None:
            leads = self.unbeaten[low] = self._unbeaten(low)
        for lead, after in leads:
            if lead & rest == lead != rest and self.certain(rest ^ lead, after):
                return True
        self.hopeless.add((rest, low))
        return False

    def _unbeaten(self, low: int) -> list[tuple[int, int]]:
        """Return the hand's plays that no other seat can beat, each with the die's side after."""
        others, plays, found = self.others, _PLAYS[low], []
        for move in openings(self.hand):
            _, _, size, _, better, after, _ = plays[move]
            if not others & better or (size > 1 and not count_answers(others, move, after)):
                found.append((move, after))
        return found


def gifts(hand: int, moves: Sequence[int]) -> list[int]:
    """Return gifts (X2, X3) sorted by the score of the rest of the hand, the best first."""
    worth = _WORTH[0]
    return sorted(moves, key=lambda gift: -worth[hand ^ gift])
