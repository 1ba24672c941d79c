"""Exact solver for the last tricks of a deal with all cards known.

A position has one number per group: the owners of its cards from the highest to the lowest, two
bits each below a leading 1. Adjacent cards of one seat are therefore equal, and positions that
differ only in dead cards coincide. Zero-window searches test whether seats 0 and 2 take at least a
number of tricks; a transposition table at trick boundaries stores the bounds found.
"""

from __future__ import annotations

from functools import lru_cache

from ....bots.search import Working
from .layout import GROUPS, TRUMPS, Trick

Play = tuple[int, int]  # how many cards of its group lie above it, the group without it
Led = tuple[int, int, int]  # the group led, the tricks left with this one, how many are needed
Best = tuple[int, int, int]  # the best card so far: its group, how many lie above it, its seat
KEPT = 1 << 15  # cache entries per function of groups
LOW, HIGH, CHEAP = range(3)  # card to try first: lowest, highest, cheapest that wins
# Groups to play from: the one led; or all of them, with trumps last or first.
_FOLLOWS = tuple((group,) for group in range(GROUPS))
_THROWS = ((*range(TRUMPS), TRUMPS), (TRUMPS, *range(TRUMPS)))


@lru_cache(KEPT)
def _plays(code: int, seat: int, cut: int) -> tuple[Play, ...]:
    """Return a seat's plays in a group, highest first, with one of each run of equal cards.

    `cut` cards lie above the trick's best card, which separates later equals; −1 in other groups.
    """
    owners = []
    while code > 1:
        owners.append(code & 3)
        code >>= 2
    # The highest card is in the lowest bits.
    plays = []
    for i, owner in enumerate(owners):
        if owner == seat and (i == 0 or i == cut or owners[i - 1] != seat):
            plays.append((i, _code(owners[:i] + owners[i + 1 :])))
    return tuple(plays)


@lru_cache(KEPT)
def _answers(code: int, seat: int, cut: int, order: int) -> tuple[Play, ...]:
    """Return the plays in the order to try them; the lowest first if none wins."""
    plays = _plays(code, seat, cut)
    wins = sum(over < cut for over, _ in plays)
    if order == LOW or not wins:
        return plays[::-1]
    return plays if order == HIGH else plays[:wins][::-1] + plays[wins:][::-1]


def _code(owners: list[int]) -> int:
    code = 1
    for owner in reversed(owners):
        code = code << 2 | owner
    return code


@lru_cache(KEPT)
def _top(code: int) -> tuple[int, int]:
    """Return the owner of a group's highest card and its run from the top; (-1, 0) if empty."""
    if code == 1:
        return -1, 0
    seat, count = code & 3, 0
    while code > 1 and code & 3 == seat:
        count += 1
        code >>= 2
    return seat, count


@lru_cache(KEPT)
def _owners(code: int) -> int:
    """Return the seats that hold cards of a group, a bit each."""
    seats = 0
    while code > 1:
        seats |= 1 << (code & 3)
        code >>= 2
    return seats


class Endgame:
    """A solver with a transposition table, which is valid in every determinization."""

    def __init__(self) -> None:
        self.bounds: dict[tuple[int, ...], tuple[int, int]] = {}
        self.codes = [1] * GROUPS
        self.nodes = 0

    def values(self, t: Trick, moves: list[tuple[int, int]], guess: int) -> Working[list[int]]:
        """Return the final tricks of seats 0 and 2 after each of `moves` by the seat to act.

        The search starts at `guess`. It does not change `t`. Yields work in nodes.
        """
        found = []
        for group, bit in moves:
            after = t.clone()
            after.play(group, bit)
            guess = yield from self.tricks(after, guess)
            found.append(guess)
        return found

    def tricks(self, t: Trick, guess: int) -> Working[int]:
        """Return the final tricks of seats 0 and 2 with best play by all four seats."""
        left = sum(mask.bit_count() for mask in t.live) + 3 >> 2
        low, high = t.won, t.won + left
        if t.left == 4 and not left:
            return t.won
        self._load(t)
        while low < high:
            middle, before = min(max(guess, low + 1), high), self.nodes
            enough = self._at_least(t, middle - t.won, left)
            yield self.nodes - before
            if enough:
                low = guess = middle
                guess += 1
            else:
                high = middle - 1
                guess = high
        return low

    def _load(self, t: Trick) -> None:
        hands = t.hands
        for group, mask in enumerate(t.live):
            first, second, third = hands[group], hands[8 + group], hands[16 + group]
            code = 1
            while mask:
                low = mask & -mask
                mask ^= low
                owner = 0 if first & low else 1 if second & low else 2 if third & low else 3
                code = code << 2 | owner
            self.codes[group] = code

    def _at_least(self, t: Trick, need: int, left: int) -> bool:
        if t.left == 4:
            return self._trick(t.seat, left, need)
        above = (t.live[t.best_group] & -t.best << 1).bit_count()
        return self._next(
            t.seat, 4 - t.left, (t.group, left, need), (t.best_group, above, t.winner)
        )

    def _trick(self, leader: int, left: int, need: int) -> bool:
        """Return whether seats 0 and 2 can take `need` of the `left` tricks, `leader` to lead."""
        if need <= 0:
            return True
        if need > left:
            return False
        codes = self.codes
        if left == 1:
            return not self._last(leader) & 1
        ours = not leader & 1
        seat, sure = _top(codes[TRUMPS])
        if not _owners(codes[TRUMPS]) & (5 if leader & 1 else 10):
            # No opponent can trump: the leader's highest cards of every suit are tricks.
            sure = sum(n for s, n in map(_top, codes) if s == leader)
            seat = leader
        if seat >= 0:
            # The highest trumps take tricks regardless of the leader.
            if not seat & 1:
                if sure >= need:
                    return True
            elif left - sure < need:
                return False
        self.nodes += 1
        key = (leader, *sorted(codes[:TRUMPS]), codes[TRUMPS])
        low, high = self.bounds.get(key, (0, left))
        if need <= low:
            return True
        if need > high:
            return False
        result = not ours
        for _, group, above, after in self._leads(leader):
            before = codes[group]
            codes[group] = after
            found = self._next(leader + 1 & 3, 1, (group, left, need), (group, above, leader))
            codes[group] = before
            if found is ours:
                result = ours
                break
        self.bounds[key] = (need, high) if result else (low, need - 1)
        return result

    def _leads(self, leader: int) -> list[tuple[int, int, int, int]]:
        """Return every lead worth trying as rank, group, cards above, and code after it.

        Leads that win for the leader's side come first.
        """
        order = []
        for group, code in enumerate(self.codes):
            for above, after in _plays(code, leader, -1):
                rank = above if not above or (code & 3) ^ leader != 2 else 1
                order.append((rank, group, above, after))
        order.sort()
        return order

    def _last(self, leader: int) -> int:
        """Return the seat that takes the last trick: the highest trump, else the highest lead."""
        codes = self.codes
        if codes[TRUMPS] > 1:
            return codes[TRUMPS] & 3
        return next(code & 3 for code in codes if _owners(code) >> leader & 1)

    def _next(self, seat: int, laid: int, trick: Led, best: Best) -> bool:
        """Return the same as `_trick` within a trick: `laid` cards played, `seat` to play."""
        codes = self.codes
        ours = not seat & 1
        group, left, need = trick
        best_group, above, winner = best
        opposed = (winner ^ seat) & 1
        places, order = _THROWS[opposed], LOW
        if _owners(codes[group]) >> seat & 1:
            places = _FOLLOWS[group]
            if opposed and group == best_group:
                order = CHEAP if laid == 3 else HIGH
        for place in places:
            before = codes[place]
            cut = above if place == best_group else -1
            for over, after in _answers(before, seat, cut, order):
                codes[place] = after
                wins = over < above if place == best_group else place == TRUMPS  # as in `takes`
                new = (place, over, seat) if wins else best
                if laid == 3:
                    found = self._trick(new[2], left - 1, need - 1 + (new[2] & 1))
                else:
                    found = self._next(seat + 1 & 3, laid + 1, trick, new)
                if found is ours:
                    codes[place] = before
                    return ours
            codes[place] = before
        return not ours
