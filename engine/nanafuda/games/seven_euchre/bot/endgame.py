"""The last tricks of a deal with all cards known: exactly what each card leads to.

A position is one number a group: the seats that own its cards from the highest to the lowest, two
bits each above a leading 1, so that cards of one seat that lie next to each other are equal by
construction and positions that differ only in dead cards are one. Zero-window searches ask "at
least so many tricks for seats 0 and 2?"; a table at the ends of tricks keeps what they found.
"""

from __future__ import annotations

from functools import lru_cache

from ....bots.search import Working
from .layout import GROUPS, TRUMPS, Trick, takes

Play = tuple[int, int]  # how many cards of its group lie above it, the group without it
Led = tuple[int, int, int]  # the group led, the tricks left with this one, how many are needed
Best = tuple[int, int, int]  # the best card so far: its group, how many lie above it, whose it is
KEPT = 1 << 15  # what is remembered of groups
LOW, HIGH, CHEAP = range(3)  # to try first: the lowest, the highest, the cheapest that wins
# The groups to play from: the one led; or all of them, trumps last, or first.
_FOLLOWS = tuple((group,) for group in range(GROUPS))
_THROWS = ((*range(TRUMPS), TRUMPS), (TRUMPS, *range(TRUMPS)))


@lru_cache(KEPT)
def _plays(code: int, seat: int, cut: int) -> tuple[Play, ...]:
    """The plays that a seat has in a group, of equal cards one, the highest first.

    `cut` cards lie above one laid to the trick, if any: it parts cards that will be equal later.
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
    """The same in the order in which to try them; none that wins: the lowest first."""
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
    """Who owns the highest cards of a group, and how many of them in a row; (-1, 0) if empty."""
    if code == 1:
        return -1, 0
    seat, count = code & 3, 0
    while code > 1 and code & 3 == seat:
        count += 1
        code >>= 2
    return seat, count


@lru_cache(KEPT)
def _owners(code: int) -> int:
    """The seats that have cards of a group, a bit each."""
    seats = 0
    while code > 1:
        seats |= 1 << (code & 3)
        code >>= 2
    return seats


class Endgame:
    """A solver that keeps what it has found, which holds in every world."""

    def __init__(self) -> None:
        self.bounds: dict[tuple[int, ...], tuple[int, int]] = {}
        self.codes = [1] * GROUPS
        self.nodes = 0

    def values(self, t: Trick, moves: list[tuple[int, int]], guess: int) -> Working[list[int]]:
        """For each card of the seat to act: the tricks that seats 0 and 2 have in the end.

        `guess` is where to begin to look. The position is left as it is. A unit of work is a node.
        """
        found = []
        for group, bit in moves:
            after = t.clone()
            after.play(group, bit)
            guess = yield from self.tricks(after, guess)
            found.append(guess)
        return found

    def tricks(self, t: Trick, guess: int) -> Working[int]:
        """The tricks that seats 0 and 2 have in the end with best play of all four."""
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
        for group in range(GROUPS):
            owners = []
            mask = t.live[group]
            while mask:
                high = mask.bit_length() - 1
                mask ^= 1 << high
                owners.append(next(s for s in range(4) if hands[8 * s + group] >> high & 1))
            self.codes[group] = _code(owners)

    def _at_least(self, t: Trick, need: int, left: int) -> bool:
        if t.left == 4:
            return self._trick(t.seat, left, need)
        above = (t.live[t.best_group] & -t.best << 1).bit_count()
        return self._next(
            t.seat, 4 - t.left, (t.group, left, need), (t.best_group, above, t.winner)
        )

    def _trick(self, leader: int, left: int, need: int) -> bool:
        """Whether seats 0 and 2 can take `need` of the `left` tricks, `leader` to lead."""
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
            # The highest trumps are tricks, whoever leads.
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
        """A rank, the group, the cards above and the code after it of every lead worth trying.

        First what the leader's side wins by, then the rest.
        """
        order = []
        for group, code in enumerate(self.codes):
            for above, after in _plays(code, leader, -1):
                rank = above if not above or (code & 3) ^ leader != 2 else 1
                order.append((rank, group, above, after))
        order.sort()
        return order

    def _last(self, leader: int) -> int:
        """Who takes the last trick: the highest trump, or else the highest card of the lead."""
        codes = self.codes
        if codes[TRUMPS] > 1:
            return codes[TRUMPS] & 3
        return next(code & 3 for code in codes if _owners(code) >> leader & 1)

    def _next(self, seat: int, laid: int, trick: Led, best: Best) -> bool:
        """The same in the middle of a trick, `laid` cards lying and `seat` to play."""
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
                new = (place, over, seat) if takes(place, -over, best_group, -above) else best
                if laid == 3:
                    found = self._trick(new[2], left - 1, need - 1 + (new[2] & 1))
                else:
                    found = self._next(seat + 1 & 3, laid + 1, trick, new)
                if found is ours:
                    codes[place] = before
                    return ours
            codes[place] = before
        return not ours
