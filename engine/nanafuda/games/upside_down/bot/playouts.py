"""Play-outs for figures: a policy that finds its own combinations, and exact endings of two.

The light policy of the search does not see how a hand goes out as a whole. Figures measured with it
undervalue plays that only a later combination justifies. Here each seat first solves a short ending
of two, then takes a likely way out, then splits a small hand into its best plays; only otherwise
does it play as the light policy. A seat still uses only its own knowledge.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from random import Random

from ....bots.verdict import Outcome, Trial
from ..rules import EXCHANGE, UpsideDown
from .endings import Solver, ending_of
from .policy import policy
from .rules import Judge
from .ways import Outside, likely_way

ENDING = 12  # cards of two seats up to which an ending is solved in a play-out
SPLIT = 7  # cards up to which a hand is split into its best plays
NODES = 400_000  # nodes for an ending whose figures are shown
SLICE = 100  # units of work between two yields of a measurement

Policy = Callable[[UpsideDown, Random], int]


def combining() -> Policy:
    """Return the policy of the play-outs; it keeps what it finds about endings."""
    solver = Solver()

    def choose(game: UpsideDown, rng: Random) -> int:
        moves = game.legal()
        if len(moves) == 1:
            return moves[0]
        found = None if game.phase == EXCHANGE else _combination(game, moves, solver)
        return policy(game, rng) if found is None else found

    return choose


def _combination(game: UpsideDown, moves: Sequence[int], solver: Solver) -> int | None:
    """Return the move of an ending, of a likely way out or of a small hand's split, or None."""
    ending = ending_of(game)
    if ending and ending.cards <= ENDING:
        found = solver.first(ending, moves)
        if found is not None:
            return found
    hand = game.held[game.turn]
    others = [held for held in game.held if held and held != hand]
    outside = Outside(sum(others), [held.bit_count() for held in others])
    if way := likely_way(hand, outside, moves, game.low):
        return way[0]
    if hand.bit_count() > SPLIT:
        return None
    judge = Judge(outside, turned=0)  # a third less work, and no other figures
    return max(moves, key=lambda move: judge.score(hand, move, game.low))


def exactly(
    world: UpsideDown,
    outcome: Callable[[UpsideDown, int], Outcome],
    sampled: Trial[int],
) -> Trial[int]:
    """Return trials of an ending of two: both seats play best after each move.

    Every trial of a move has the same outcome. If the search needs more than NODES, all trials are
    `sampled` instead.
    """
    solver, known = Solver(NODES), dict[int, Outcome]()

    def trial(moves: Sequence[int]) -> Generator[int, None, list[Outcome]]:
        for move in moves:
            if move not in known and solver.nodes < NODES:
                after = world.clone()
                after.play(move)
                if (yield from _played_best(after, solver)):
                    known[move] = outcome(after, move)
        if solver.nodes < NODES:
            return [known[move] for move in moves]
        return (yield from sampled(moves))

    return trial


def _played_best(game: UpsideDown, solver: Solver) -> Generator[int, None, bool]:
    """Play an ending of two to its end; return whether it was solved. Yields units of work."""
    luck = Random(0)
    while game.turn is not None:
        ending = ending_of(game)
        assert ending
        moves = game.legal()
        winning = yield from _in_units(solver.best(ending, moves))
        if winning is None:
            return False
        game.play(winning[0] if winning else policy(game, luck))
    return True


def _in_units(
    thinking: Generator[None, None, list[int] | None],
) -> Generator[int, None, list[int] | None]:
    """Count each slice of a search as much work as a slice of play-outs."""
    while True:
        try:
            next(thinking)
        except StopIteration as done:
            found: list[int] | None = done.value
            return found
        yield SLICE
