"""The beginner and the club player: the hand as plays to come.

Each play is the cheaper the likelier it wins its round. What a hand costs is the least sum over
all ways to split it into plays. A play that nobody can beat pays for itself and for a weak one led
after it; a play that anybody beats costs a turn.
"""

from __future__ import annotations

from collections.abc import Collection, Generator
from random import Random

from ....bots.choice import Thinking
from ....game import View
from ....mechanics.cards import cards_of, subsets
from ....mechanics.climbing import PASS, PATTERNS, RUN, TURNS, answers, openings
from ..rules import EXCHANGE, UpsideDown

LEAD = 0.8  # what it is worth to start a round, in turns
HOLD = -0.15  # what it is worth to keep back what could be played
DANGER = 0.5  # what it costs to play what somebody may answer with all that is left
DOUBT = 0.5  # how much every answer that others may hold takes from the trust in a play
TURNED = 0.15  # how much a hand is judged by the order of ranks that does not hold now
STUCK = 1.5  # what a last play that turns the die costs (U11)
GIFTS = 7  # how many of the least useful cards are thought of as gifts


def think(level: str, view: View[int], rng: Random) -> Thinking:
    """Choose a gift, a play or a pass."""
    yield
    game = view.game
    assert isinstance(game, UpsideDown)
    hand = game.held[view.seat]
    others = (sum(game.held) | view.unseen) & ~hand
    beginner = level == "beginner"
    counts = [view.count(s) for s in range(game.seats) if s != view.seat and view.count(s)]
    judge = _Judge(others, len(counts))
    if game.phase == EXCHANGE:
        return (yield from _gift(judge, hand, game.legal()[0].bit_count()))
    moves = list(game.legal())
    if beginner:
        moves = [move for move in moves if move == hand or not _overlooked(move, rng)] or moves
    elif (sure := judge.sure_way(hand, moves, game.low)) is not None:
        return sure
    best, best_score = moves[0], -99.0
    for move in moves:
        score = judge.score(hand, move, game.low, counts)
        if score > best_score:
            best, best_score = move, score
        yield
    return best


def sure_way(view: View[int]) -> int | None:
    """A move from which the seat goes out for certain, whatever the others hold."""
    game = view.game
    assert isinstance(game, UpsideDown)
    hand = game.held[view.seat]
    others = (sum(game.held) | view.unseen) & ~hand
    return _Judge(others, 1).sure_way(hand, game.legal(), game.low)


def _overlooked(move: int, rng: Random) -> bool:
    """What a beginner fails to see in a hand: now and then something, runs more often."""
    return move != PASS and rng.random() < (0.5 if PATTERNS[move].kind == RUN else 0.2)


def _gift(judge: _Judge, hand: int, size: int) -> Generator[None, None, int]:
    useless = sorted(cards_of(hand), key=lambda card: judge.cost(hand & ~(1 << card), 0))
    yield
    few = sum(1 << card for card in useless[: max(GIFTS, size)])
    return min(subsets(few, size), key=lambda gift: judge.cost(hand & ~gift, 0))


class _Judge:
    """Values hands and plays, given the cards that the others hold and how many they are."""

    def __init__(self, others: int, opponents: int) -> None:
        self.others = others
        self.opponents = opponents
        self.safeties: tuple[dict[int, float], dict[int, float]] = {}, {}
        self.hopeless: set[tuple[int, int]] = set()
        self.costs: tuple[dict[int, float], dict[int, float]] = {0: 0.0}, {0: 0.0}

    def safety(self, play: int, low: int) -> float:
        """How likely nobody beats this play, from 0 to 1; 1 is certain."""
        known = self.safeties[low].get(play)
        if known is None:
            known = self.safeties[low][play] = self._safety(play, low)
        return known

    def _safety(self, play: int, low: int) -> float:
        turns = TURNS[low].get(play)
        if turns:
            return 1.0
        better = len(answers(self.others, play, low if turns is None else 1 - low)) - 1
        # Several cards must be in one hand to be an answer.
        likely = better / float(self.opponents) ** (play.bit_count() - 1)
        doubt = 1 + DOUBT * likely
        return 1 / (doubt * doubt)

    def cost(self, hand: int, low: int) -> float:
        """The turns that it takes to get rid of a hand, as `LEAD` counts them."""
        if hand in TURNS[low]:
            return STUCK
        return self._split(hand, low) + TURNED * self._split(hand, 1 - low)

    def _split(self, hand: int, low: int) -> float:
        costs = self.costs[low]
        known = costs.get(hand)
        if known is None:
            first = hand & -hand
            known = costs[hand] = min(
                1 - (1 + LEAD) * self.safety(play, low) + self._split(hand ^ play, low)
                for play in openings(hand)
                if play & first
            )
        return known

    def score(self, hand: int, move: int, low: int, counts: list[int]) -> float:
        """How good a move is; `counts` are the cards of the seats still in."""
        if move == PASS:
            return HOLD - self.cost(hand, low)
        safe = self.safety(move, low)
        after = 1 - low if move in TURNS[low] else low
        danger = DANGER * (1 - safe) if move.bit_count() in counts else 0.0
        return LEAD * safe - danger - self.cost(hand ^ move, after)

    def sure_way(self, hand: int, moves: Collection[int], low: int) -> int | None:
        """A move from which the hand goes out for certain, every play before the last unbeaten.

        If it can go out at once, it does.
        """
        if hand in moves and hand not in TURNS[low]:
            return hand
        for move in moves:
            if move in (PASS, hand) or self.safety(move, low) < 1:
                continue
            rest, after = hand ^ move, 1 - low if move in TURNS[low] else low
            if (rest, after) not in self.hopeless:
                if self.sure_way(rest, openings(rest), after) is not None:
                    return move
                self.hopeless.add((rest, after))
        return None
