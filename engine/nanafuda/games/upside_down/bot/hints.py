"""Explain why a gift, play or pass beats another: a message id and its arguments.

Plain visible differences come first: the cards left over, possible answers, the effect of the die,
a set or a run that breaks up. Measured outcomes follow. Faint differences, such as that a pass is
not final, come last.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any

from ....bots.reasons import TIED, Comparison, Reason, by_difference, otherwise
from ....game import View
from ....mechanics.climbing import PATTERNS, RANKS, SET, SOLO, TURNS, answers, openings
from ..rules import EXCHANGE, UpsideDown
from .policy import unstoppable
from .rules import sure_way
from .verdict import rival_of

SHARES = ("first", "second", "saved", "lead")
STEPS = 2  # named of a way out after its first
FEW = 3  # a seat with this many cards or fewer is close to going out
Fields = dict[str, Any]


def explain(found: Comparison[UpsideDown, int]) -> Reason:
    """Return the reason why the best move is better than the other: message id and arguments."""
    game = found.view.game
    pair = _Pair(found, game)
    if game.phase != EXCHANGE:
        if pair.best == pair.hand:
            return "upside-down-hint-out", {}
        if sure_way(found.view) == pair.best:
            return "upside-down-hint-sure", {}
    if found.other is None:
        return otherwise(found)
    plain, faint = _reasons(pair)
    if found.standing not in TIED:
        faint = [one for one in faint if one is not _alike]
    return _first(plain, pair) or _outcome(found, pair) or _first(faint, pair) or otherwise(found)


def rivals(view: View[UpsideDown], best: int, other: int) -> bool:
    """Return whether a tie is worth a word: not beside a sure way out."""
    return not _is_sure(view, best)


def spares(view: View[UpsideDown], one: int, other: int) -> bool:
    """Return whether `other` is sure to go out, and `one` only likely."""
    return _is_sure(view, other) and not _is_sure(view, one)


def follows(view: View[UpsideDown], best: int, other: int) -> bool:
    """Return whether a move is one of the next steps of a sure way out."""
    return other in plan(view, best)


def plan(view: View[UpsideDown], best: int) -> list[int]:
    """Return the next leads of a sure way out."""
    if not _is_sure(view, best):
        return []
    game, steps, move = view.game, list[int](), best
    hand, low = game.held[view.seat], game.low
    others = (sum(game.held) | view.unseen) & ~hand
    while move != hand and len(steps) < STEPS:
        hand, low = hand ^ move, low ^ (move in TURNS[low])
        found = unstoppable(hand, others, openings(hand), low)
        if found is None:
            break
        steps.append(move := found)
    return steps


def _is_sure(view: View[UpsideDown], move: int) -> bool:
    game = view.game
    if not move or game.phase == EXCHANGE:
        return False
    return bool(move == game.held[view.seat] or sure_way(view) == move)


def _first(reasons: Sequence[_Seen], pair: _Pair) -> Reason | None:
    """Return the first reason that applies."""
    for reason in reasons:
        if made := reason(pair):
            id, fields = made
            return f"upside-down-hint-{id}", fields
    return None


def _outcome(found: Comparison[UpsideDown, int], pair: _Pair) -> Reason | None:
    """Return the reason from the measured outcomes, if any differs for certain."""
    rival = rival_of(found.view)
    # Name a rival only if it alone has the fewest cards; an exchange still changes the counts.
    alone = [*pair.counts.values()].count(pair.counts[rival]) == 1 and pair.game.phase != EXCHANGE
    made = by_difference(found, (*SHARES, "rival") if alone else SHARES, ("place",), less="place")
    if made and made[0].endswith("-rival"):
        return made[0], {**made[1], "seat": rival}
    return made


class _Pair:
    """The best and the other move as the seat sees them: sets of cards, 0 for a pass."""

    def __init__(self, found: Comparison[UpsideDown, int], game: UpsideDown) -> None:
        view = found.view
        self.game, self.seat, self.low = game, view.seat, game.low
        self.best, self.other = found.best, found.other or 0
        self.hand = game.held[view.seat]
        self.others = (sum(game.held) | view.unseen) & ~self.hand
        seats = (s for s in range(game.seats) if s != view.seat)
        self.counts = {s: view.count(s) for s in seats if view.count(s)}
        self.ranks = [cards for cards in (RANKS[::-1] if self.low else RANKS) if cards]

    @cached_property
    def alike(self) -> bool:
        """True if both are plays of the same pattern and size."""
        if not self.best or not self.other:
            return False
        return PATTERNS[self.best][:2] == PATTERNS[self.other][:2]

    def level(self, cards: int) -> int:
        """Return the strength of the strongest of some cards, from 0."""
        return max(n for n, rank in enumerate(self.ranks) if rank & cards)

    def base(self, cards: int) -> int:
        """Return the strength of the weakest of some cards, from 0."""
        return min(n for n, rank in enumerate(self.ranks) if rank & cards)

    def stronger(self, cards: int) -> int:
        """Return the other seats' cards that are stronger than all of some cards."""
        return sum(self.ranks[self.level(cards) + 1 :]) & self.others

    def splits(self, move: int) -> list[int]:
        """Return the sets and runs of the hand that a move breaks up."""
        return [play for play in openings(self.hand) if play & move and play & ~move]

    def unbeaten(self, move: int) -> bool:
        """Return whether no other seat can beat a play."""
        if move in TURNS[self.low] and TURNS[self.low][move]:
            return True
        after = self.low ^ (move in TURNS[self.low])
        return len(answers(self.others, move, after)) == 1

    def favours(self, move: int) -> int:
        """Return the surplus of strong over weak cards left after a move, by the current die."""
        rest = self.hand & ~move
        high, low = sum(RANKS[8:]) & rest, sum(RANKS[:7]) & rest
        more = high.bit_count() - low.bit_count()
        return -more if self.low else more


_Seen = Callable[[_Pair], "tuple[str, Fields] | None"]


def _reasons(pair: _Pair) -> tuple[Sequence[_Seen], Sequence[_Seen]]:
    """Return the checks for plain and for faint differences between the two moves."""
    if pair.game.phase == EXCHANGE:
        return (_whole, _give, _give_weak), (_fewer_parted,)
    if not pair.best:
        return (_last, _keep_die, _whole, _keep), (_wait,)
    if not pair.other:
        return (_one_left, _stop, _turn, _safe, _answer), (_lead,)
    return (
        (_last, _unable, _high, _one_left, _turn, _keep_die, _whole, _safe, _many, _weak, _keep),
        (_cheap, _harder, _fewer_parted, _weaker, _alike),
    )


# Cards left over, and possible answers


def _last(pair: _Pair) -> tuple[str, Fields] | None:
    """Hint that the other move would leave a single card that may not be the last (U11)."""
    left = pair.hand & ~pair.other
    after = pair.low ^ (pair.other in TURNS[pair.low])
    if pair.other and left in TURNS[after] and not left & left - 1 and left & ~pair.best:
        return "last", {"turned": pair.game.pack.join(left)}
    return None


def _one_left(pair: _Pair) -> tuple[str, Fields] | None:
    """Hint that one card, which may be the last (U11), is left after the best move alone.

    To be nearly out is the goal that whole sets and safe plays serve.
    """
    left, more = pair.hand & ~pair.best, pair.hand & ~pair.other
    after = pair.low ^ (pair.best in TURNS[pair.low])
    one = left and not left & left - 1 and left not in TURNS[after]
    return ("one-left", {}) if one and more & more - 1 else None


def _unable(pair: _Pair) -> tuple[str, Fields] | None:
    """Hint that a seat has too few cards to answer the best move, but not the other."""
    if pair.game.top:
        return None
    seat = min(pair.counts, key=lambda seat: pair.counts[seat])
    count = pair.counts[seat]
    if count <= FEW and pair.other.bit_count() <= count < pair.best.bit_count():
        return "unable", {"seat": seat, "count": count}
    return None


def _high(pair: _Pair) -> tuple[str, Fields] | None:
    """Hint that a seat has one card left, and fewer cards still out beat this one."""
    seat = next((seat for seat, count in pair.counts.items() if count == 1), None)
    if seat is None or not pair.alike or PATTERNS[pair.best].kind != SOLO or _turns(pair):
        return None
    fewer = pair.stronger(pair.best).bit_count() < pair.stronger(pair.other).bit_count()
    return ("high", {"seat": seat}) if fewer else None


def _stop(pair: _Pair) -> tuple[str, Fields] | None:
    """Hint that the seat that opens the next round after passes has few cards left."""
    seat = pair.game.starter
    count = pair.counts.get(seat, 0)
    return ("stop", {"seat": seat, "count": count}) if 0 < count <= FEW else None


def _safe(pair: _Pair) -> tuple[str, Fields] | None:
    """Hint that no seat can beat the best move."""
    if pair.unbeaten(pair.best) and not (pair.other and pair.unbeaten(pair.other)):
        return "safe", {}
    return None


# The die


def _turns(pair: _Pair) -> bool:
    """Return whether either move turns the die."""
    return pair.best in TURNS[pair.low] or pair.other in TURNS[pair.low]


def _turn(pair: _Pair) -> tuple[str, Fields] | None:
    """Hint that the best move turns the die and the other does not."""
    turns = TURNS[pair.low]
    if pair.best not in turns or pair.other in turns:
        return None
    good = "-good" if pair.favours(pair.best) < 0 else ""
    return ("turn-lead" if turns[pair.best] else "turn") + good, {}


def _keep_die(pair: _Pair) -> tuple[str, Fields] | None:
    """Hint that the other move would turn the die and weaken the hand."""
    turns = TURNS[pair.low]
    turned = pair.other in turns and pair.best not in turns
    return ("keep-die", {}) if turned and pair.favours(pair.other) > 0 else None


# The hand


def _whole(pair: _Pair) -> tuple[str, Fields] | None:
    """Hint that the other move breaks up a set or a run; the best one breaks up none."""
    parted = pair.splits(pair.other)
    if not parted or pair.splits(pair.best):
        return None
    play = max(parted, key=int.bit_count)
    kind, size, rank, _ = PATTERNS[play]
    if kind == SET:
        return "whole-set", {"count": size, "rank": rank}
    return "whole", {"suit": pair.game.pack.join(play)[0]}


def _many(pair: _Pair) -> tuple[str, Fields] | None:
    """Hint that the lead plays more cards at once."""
    count = pair.best.bit_count()
    more = not pair.game.top and count > pair.other.bit_count()
    return ("lead-many", {"count": count}) if more else None


def _weak(pair: _Pair) -> tuple[str, Fields] | None:
    """Hint that the lead plays the weakest cards."""
    weakest = pair.base(pair.hand)
    if pair.game.top or pair.level(pair.best) > weakest or pair.base(pair.other) == weakest:
        return None
    return "lead-weak", {}


def _keep(pair: _Pair) -> tuple[str, Fields] | None:
    """Hint that the other move would use up the hand's strongest or unbeatable cards."""
    strongest = pair.ranks[pair.level(pair.hand)]
    if not pair.other & strongest or pair.best & strongest:
        return None
    rank = pair.game.pack.rank_of[(pair.other & strongest).bit_length() - 1]
    return "keep-strong" if pair.stronger(strongest) else "keep-top", {"rank": rank}


def _cheap(pair: _Pair) -> tuple[str, Fields] | None:
    """Hint that a weaker answer is enough."""
    less = pair.game.top and pair.alike and pair.level(pair.best) < pair.level(pair.other)
    return ("cheap", {}) if less and not _turns(pair) else None


def _harder(pair: _Pair) -> tuple[str, Fields] | None:
    """Hint that fewer cards still out beat the best move."""
    if not pair.alike or _turns(pair) or PATTERNS[pair.best].kind != SOLO:
        return None
    count, than = (pair.stronger(move).bit_count() for move in (pair.best, pair.other))
    return ("harder", {"count": count, "than": than}) if count < than else None


def _fewer_parted(pair: _Pair) -> tuple[str, Fields] | None:
    """Hint that the best move breaks up fewer sets and runs."""
    few, many = len(pair.splits(pair.best)), len(pair.splits(pair.other))
    return ("parts", {}) if few < many else None


def _weaker(pair: _Pair) -> tuple[str, Fields] | None:
    """Hint that the lead plays weaker cards and keeps the stronger ones."""
    weaker = not pair.game.top and pair.level(pair.best) < pair.base(pair.other)
    return ("weaker", {}) if weaker else None


def _alike(pair: _Pair) -> tuple[str, Fields] | None:
    """Hint that both moves have the same rank, so they are equivalent."""
    single = pair.alike and PATTERNS[pair.best].kind in (SOLO, SET) and not _turns(pair)
    same = single and pair.level(pair.best) == pair.level(pair.other)
    return ("alike", {}) if same and pair.best != pair.other else None


# A pass


def _answer(pair: _Pair) -> tuple[str, Fields] | None:
    """Hint that the seat can answer without breaking up a set or a run."""
    return None if pair.splits(pair.best) else ("answer", {})


def _lead(pair: _Pair) -> tuple[str, Fields] | None:
    """Hint that another seat opens the next round if all pass."""
    return ("lead", {"seat": pair.game.starter}) if pair.game.starter != pair.seat else None


def _wait(pair: _Pair) -> tuple[str, Fields] | None:
    """Hint that others are still to act, and that a pass is not final (U5)."""
    more = pair.game.top and pair.game.next_seat[pair.seat] != pair.game.starter
    return ("wait", {}) if more else None


# Gifts


def _give(pair: _Pair) -> tuple[str, Fields] | None:
    """Hint that the best gift takes no card of a set or run; the other one does."""
    bound = sum({card for play in openings(pair.hand) if play & play - 1 for card in _cards(play)})
    return ("give", {}) if not bound & pair.best and bound & pair.other else None


def _cards(play: int) -> list[int]:
    return [1 << n for n in range(play.bit_length()) if play >> n & 1]


def _give_weak(pair: _Pair) -> tuple[str, Fields] | None:
    """Hint that the best gift consists of weaker cards."""
    mine, others = pair.best & ~pair.other, pair.other & ~pair.best
    return ("give-weak", {}) if pair.level(mine) < pair.base(others) else None
