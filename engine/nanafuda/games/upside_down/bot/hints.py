"""Explain why a gift, play or pass beats another: a message id and its arguments.

Plain visible differences come first: the cards left over, possible answers, the effect of the die,
a set or a run that breaks up. Measured outcomes follow. Faint differences, such as that a pass is
not final, come last.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property, lru_cache
from typing import Any

from ....bots import reasons as grounds
from ....bots.reasons import TIED, Comparison, Ground, Reason, by_difference, otherwise
from ....game import View
from ....mechanics.climbing import (
    PATTERNS,
    RANKS,
    RUN,
    SET,
    SOLO,
    TURNS,
    answers,
    openings,
    openings_with_first,
)
from ..rules import EXCHANGE, UpsideDown
from .policy import unstoppable
from .rules import sure_way
from .verdict import rival_of

SHARES = ("first", "second", "saved", "lead")
STEPS = 2  # named of a way out after its first
FEW = 3  # a seat with this many cards or fewer is close to going out
FIRM = ("last", "unable", "high", "one-left", "stop")  # reasons that decide by themselves
SOFT = ("loose", "weakest-pair", "cheapest", "plays")  # a measured outcome says more
# Reasons that say the same as a rule of thumb.
SAID: dict[str, Sequence[str]] = {
    "whole": ("whole", "whole-set", "parts", "cheapest", "loose", "weakest-pair"),
    "cheap": ("cheap", "cheapest", "harder"),
    "strong": ("keep-strong", "keep-top"),
    "die": ("turn-good", "turn-lead-good", "keep-die"),
    "few": ("plays",),
    "answer": ("cheapest", "answer"),
}
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
    plain, faint = _grounds(pair, found)
    field = _field(pair)
    first = grounds.separating(plain, field)
    if first and first.id not in SOFT:
        return f"upside-down-hint-{first.id}", first.fields
    if made := _outcome(found, pair):
        return made
    if first:
        return f"upside-down-hint-{first.id}", first.fields
    if first := grounds.separating(faint, field):
        return f"upside-down-hint-{first.id}", first.fields
    return otherwise(found)


def beside(found: Comparison[UpsideDown, int]) -> Reason | None:
    """Return a second reason that excludes further moves, or else a rule of thumb in a tie."""
    game = found.view.game
    pair = _Pair(found, game)
    if found.other is None or game.phase == EXCHANGE or _is_sure(found.view, found.best):
        return None
    plain, faint = _grounds(pair, found)
    field, all = _field(pair), [*plain, *faint]
    first = grounds.separating(plain, field) or grounds.separating(faint, field)
    if first and (second := grounds.beside(first, all, field)):
        return f"upside-down-hint-{second.id}", second.fields
    if found.standing not in TIED:
        return None
    said = first.id if first else ""
    rule = next((id for id in _rules(pair) if said not in SAID.get(id, ())), None)
    fields = {"count": pair.plays_after(pair.best)} if rule == "few" else {}
    return (f"upside-down-hint-rule-{rule}", fields) if rule else None


def _grounds(pair: _Pair, found: Comparison[UpsideDown, int]) -> tuple[list[Ground], list[Ground]]:
    """Return the plain and the faint reasons that are true, the most important first."""
    plain, faint = _reasons(pair)
    if found.standing not in TIED:
        faint = [one for one in faint if one is not _alike]
    some, other = [
        [Ground(*made, _holds(pair, *made), made[0] in FIRM) for one in ones if (made := one(pair))]
        for ones in (plain, faint)
    ]
    return some, other


def _field(pair: _Pair) -> list[int]:
    """Return the other moves among which a reason should separate the best one."""

    def alike(move: int) -> bool:
        one, best = PATTERNS[move], PATTERNS[pair.best]
        return one == best or (one.kind == best.kind != RUN and one[:3] == best[:3])

    if pair.game.phase == EXCHANGE:
        return [pair.other]
    return [m for m in pair.game.legal() if m != pair.best and not (m and pair.best and alike(m))]


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

    def plays_after(self, move: int) -> int:
        """Return the fewest plays into which the hand can be split after a move."""
        return _fewest(self.hand & ~move)

    def favours(self, move: int) -> int:
        """Return the surplus of strong over weak cards left after a move, by the current die."""
        rest = self.hand & ~move
        high, low = sum(RANKS[8:]) & rest, sum(RANKS[:7]) & rest
        more = high.bit_count() - low.bit_count()
        return -more if self.low else more


@lru_cache(4096)
def _fewest(cards: int) -> int:
    """Return the fewest sets and runs into which cards can be split."""
    if not cards:
        return 0
    return 1 + min(_fewest(cards & ~play) for play in openings_with_first(cards))


_Seen = Callable[[_Pair], "tuple[str, Fields] | None"]


def _reasons(pair: _Pair) -> tuple[Sequence[_Seen], Sequence[_Seen]]:
    """Return the checks for plain and for faint differences between the two moves."""
    if pair.game.phase == EXCHANGE:
        return (_whole, _give, _give_weak), (_fewer_parted,)
    if not pair.best:
        return (_last, _keep_die, _whole_all, _whole, _keep_all, _keep), (_wait,)
    if not pair.other:
        return (_one_left, _stop, _turn, _safe, _cheapest, _answer), (_lead,)
    return (
        (
            _last,
            _unable,
            _high,
            _one_left,
            _turn,
            _keep_die,
            _whole,
            _safe,
            _loose,
            _pair_weakest,
            _cheapest,
            _plays,
            _keep,
        ),
        (_cheap, _harder, _fewer_parted, _alike),
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


def _alike(pair: _Pair) -> tuple[str, Fields] | None:
    """Hint that both moves have the same rank, so they are equivalent."""
    single = pair.alike and PATTERNS[pair.best].kind in (SOLO, SET) and not _turns(pair)
    same = single and pair.level(pair.best) == pair.level(pair.other)
    return ("alike", {}) if same and pair.best != pair.other else None


def _whole_plays(pair: _Pair) -> list[int]:
    """Return the legal plays that break up nothing."""
    return [move for move in pair.game.legal() if move and not pair.splits(move)]


def _loose(pair: _Pair) -> tuple[str, Fields] | None:
    """Hint that a single lead is the weakest card that belongs to no set or run."""
    if pair.game.top or PATTERNS[pair.best].kind != SOLO or pair.best not in _whole_plays(pair):
        return None
    singles = [m for m in _whole_plays(pair) if PATTERNS[m].kind == SOLO]
    weakest = pair.level(pair.best) == min(map(pair.level, singles))
    return ("loose", {}) if weakest and len(singles) > 1 else None


def _pair_weakest(pair: _Pair) -> tuple[str, Fields] | None:
    """Hint that a lead of several cards is the weakest of its size that breaks up nothing."""
    count = pair.best.bit_count()
    whole = [m for m in _whole_plays(pair) if m.bit_count() == count]
    if pair.game.top or count < 2 or pair.best not in whole:
        return None
    weakest = pair.level(pair.best) == min(map(pair.level, whole))
    kind = "run" if PATTERNS[pair.best].kind == RUN else "set"
    return ("weakest-pair", {"count": count, "kind": kind}) if weakest else None


def _cheapest(pair: _Pair) -> tuple[str, Fields] | None:
    """Hint that an answer is the weakest that breaks up nothing."""
    whole = _whole_plays(pair)
    if not pair.game.top or pair.best not in whole or _turns(pair):
        return None
    if pair.level(pair.best) != min(map(pair.level, whole)):
        return None
    return "cheapest", {"only": "yes" if len(whole) == 1 else "no"}


def _plays(pair: _Pair) -> tuple[str, Fields] | None:
    """Hint that fewer plays are left in the hand after the best move."""
    few, many = pair.plays_after(pair.best), pair.plays_after(pair.other)
    return ("plays", {"few": few, "many": many}) if few < many else None


def _whole_all(pair: _Pair) -> tuple[str, Fields] | None:
    """Hint that every possible answer breaks up a set or a run."""
    answers = [move for move in pair.game.legal() if move]
    return ("whole-all", {}) if len(answers) > 1 and all(map(pair.splits, answers)) else None


def _keep_all(pair: _Pair) -> tuple[str, Fields] | None:
    """Hint that every possible answer uses the strongest rank."""
    strongest = pair.ranks[pair.level(pair.hand)]
    answers = [move for move in pair.game.legal() if move]
    if len(answers) < 2 or not all(move & strongest for move in answers):
        return None
    return "keep-all", {"rank": pair.game.pack.rank_of[(pair.other & strongest).bit_length() - 1]}


def _rules(pair: _Pair) -> list[str]:
    """Return the rules of thumb that the best move keeps and the other breaks."""
    best = pair.best
    strongest, turns = pair.ranks[pair.level(pair.hand)], TURNS[pair.low]
    plays = [move for move in (best, *_field(pair)) if move]
    fewest = min(map(pair.plays_after, plays), default=0)
    keeps: dict[str, Callable[[int], bool]] = {}
    if best and pair.other:
        keeps["few"] = lambda m: not m or pair.plays_after(m) == fewest
    if best:
        keeps["whole"] = lambda m: not m or not pair.splits(m)
    if pair.hand.bit_count() > 5:
        keeps["strong"] = lambda m: not m & strongest
    if best not in turns:
        keeps["die"] = lambda m: m not in turns or pair.favours(m) <= 0
    if best and pair.game.top:
        keeps["answer"] = lambda m: bool(m) and not pair.splits(m)
    return [id for id, keep in keeps.items() if keep(best) and not keep(pair.other)]


def _holds(pair: _Pair, id: str, fields: Fields) -> Callable[[int], bool]:
    """Return whether a reason tells as much for another move."""
    turns, strongest = TURNS[pair.low], pair.ranks[pair.level(pair.hand)]
    best, other = pair.best, pair.other
    bound = max(pair.splits(other), key=int.bit_count, default=0)
    tests: dict[str, Callable[[int], bool]] = {
        "safe": lambda m: bool(m) and pair.unbeaten(m),
        "keep-die": lambda m: m not in turns,
        "whole": lambda m: not (bound & m and bound & ~m),
        "cheap": lambda m: bool(m) and pair.level(m) < pair.level(other),
        "harder": lambda m: bool(m) and pair.stronger(m).bit_count() <= fields["count"],
        "parts": lambda m: len(pair.splits(m)) <= len(pair.splits(best)),
        "answer": lambda m: bool(m) and not pair.splits(m),
        "lead": bool,
        "wait": lambda m: not m,
        "plays": lambda m: pair.plays_after(m) <= fields["few"],
        "alike": lambda m: bool(m) and pair.level(m) == pair.level(best),
    }
    tests["whole-set"] = tests["whole"]
    tests["keep-strong"] = tests["keep-top"] = lambda m: not m & strongest
    tests["turn"] = tests["turn-good"] = lambda m: m in turns
    tests["turn-lead"] = tests["turn-lead-good"] = lambda m: bool(turns.get(m))
    return tests.get(id, lambda m: False)


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
