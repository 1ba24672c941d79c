"""Playing a position out: by the rules of thumb, or at random."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from .layout import AFTER, TRUMPS, Layout, Trick
from .policy import _cannot_follow, _follow, lead

Suits = list[list[list[int]]]  # by seat and group: places


def finish(t: Trick, keep: int = 0) -> int:
    """Play on by the rules of thumb to the last `keep` tricks; what seats 0 and 2 have by then.

    The position is played on itself.
    """
    while t.left < 4:
        _one(t)
    hands, live, void = t.hands, t.live, t.void
    leader, won = t.seat, t.won
    for _ in range(sum(map(int.bit_count, live)) // 4 - keep):
        t.seat, t.left = leader, 4
        group, best = lead(t)
        hands[8 * leader + group] ^= best
        live[group] ^= best
        best_group, winner = group, leader
        t.group, t.left = group, 4
        for seat in AFTER[leader]:
            t.left -= 1
            place = 8 * seat + group
            mask = hands[place]
            if mask:
                if mask & mask - 1:
                    t.seat, t.best, t.best_group, t.winner = seat, best, best_group, winner
                    bit = _follow(t, mask)
                else:
                    bit = mask
                hands[place] ^= bit
                live[group] ^= bit
                if bit > best and best_group == group:
                    best, winner = bit, seat
            else:
                t.seat, t.best, t.best_group, t.winner = seat, best, best_group, winner
                other, bit = _cannot_follow(t)
                void[seat] |= 1 << group
                hands[8 * seat + other] ^= bit
                live[other] ^= bit
                if other == TRUMPS and (best_group != TRUMPS or bit > best):
                    best_group, best, winner = TRUMPS, bit, seat
        leader = winner
        won += 1 - (leader & 1)
    t.seat, t.left, t.won = leader, 4, won
    return won


def _one(t: Trick) -> None:
    mask = t.hands[8 * t.seat + t.group]
    if mask:
        t.play(t.group, mask if not mask & mask - 1 else _follow(t, mask))
    else:
        t.play(*_cannot_follow(t))


def random_finish(
    hands: list[list[int]],
    suits: Suits,
    table: Layout,
    leader: int,
    random: Callable[[], float],
    played: Callable[[int], object] | None = None,
) -> int:
    """Play a whole deal at random from the lead of `leader`; the tricks that seats 0 and 2 take.

    Hands are lists of places, once as they are and once by groups, as `deal_lists` makes them;
    they are used up. Every legal card is equally likely. `played` is told every card.
    """
    group_of, floor = table.group_of, table.floor
    won = 0
    for left in range(len(hands[leader]), 0, -1):
        best = hands[leader].pop(int(random() * left))
        group = group_of[best]
        suits[leader][group].remove(best)
        winner = leader
        if played:
            played(best)
        for seat in AFTER[leader]:
            following = suits[seat][group]
            if following:
                size = len(following)
                card = following.pop(int(random() * size)) if size > 1 else following.pop()
                hands[seat].remove(card)
                if card > best:
                    best, winner = card, seat
            else:
                card = hands[seat].pop(int(random() * left))
                suits[seat][group_of[card]].remove(card)
                if card >= floor and card > best:
                    best, winner = card, seat
            if played:
                played(card)
        leader = winner
        if not leader & 1:
            won += 1
    return won


def deal_lists(hands: Sequence[Sequence[int]], table: Layout) -> tuple[list[list[int]], Suits]:
    """Hands of cards as `random_finish` takes them."""
    places = [[table.place_of[card] for card in hand] for hand in hands]
    suits = [
        [[p for p in hand if table.group_of[p] == group] for group in range(8)] for hand in places
    ]
    return places, suits
