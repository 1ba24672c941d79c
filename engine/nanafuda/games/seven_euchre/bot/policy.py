"""Rules of thumb for play, and rollouts that follow them.

The rules read the player's own hand and public information. They serve the club player's cards, the
rollouts of the search and the reasons of hints. For speed they take a whole position
(layout.Trick). Of other hands they read only `live`, the cards not yet played, and `void`, the
suits that a seat has failed to follow.
"""

from __future__ import annotations

from collections.abc import Sequence

from .layout import TRUMPS, Card, Trick, takes

PLAIN = (0, 1, 2, 3, 4, 5, 6)
TRUMP_BIT = 1 << TRUMPS
FLAT = (0.0,) * len(PLAIN)  # no preference among the plain suits
# By leader: the other seats in order, each after the number of cards still to come to the trick.
AFTER = tuple(tuple((4 - n, leader + n & 3) for n in (1, 2, 3)) for leader in range(4))


def choose(t: Trick, taste: Sequence[float] = FLAT) -> Card:
    """Return the rules-of-thumb card for the seat to act; `taste` adds to a plain suit's worth."""
    if t.left == 4:
        return lead(t, taste)
    mask = t.hands[8 * t.seat + t.group]
    if not mask:
        return _cannot_follow(t, taste)
    if not mask & mask - 1:
        return t.group, mask
    return t.group, _follow(t, mask)


def finish(t: Trick, keep: int = 0) -> int:
    """Play on until `keep` tricks are left; return the tricks of seats 0 and 2.

    Changes `t` in place.
    """
    while t.left < 4:
        t.play(*choose(t))
    hands, live, void = t.hands, t.live, t.void
    leader, won = t.seat, t.won
    for _ in range(sum(map(int.bit_count, live)) // 4 - keep):
        t.seat, t.left = leader, 4
        group, best = lead(t)
        hands[8 * leader + group] ^= best
        live[group] ^= best
        best_group, winner = group, leader
        t.group = group
        for left, seat in AFTER[leader]:
            laid, place = group, 8 * seat + group
            bit = hands[place]
            if bit & bit - 1 or not bit:
                t.left, t.seat = left, seat
                t.best, t.best_group, t.winner = best, best_group, winner
                if bit:
                    bit = _follow(t, bit)
                else:
                    laid, bit = _cannot_follow(t)
                    void[seat] |= 1 << group
                    place = 8 * seat + laid
            hands[place] ^= bit
            live[laid] ^= bit
            if takes(laid, bit, best_group, best):
                best_group, best, winner = laid, bit, seat
        leader = winner
        won += 1 - (leader & 1)
    t.seat, t.left, t.won = leader, 4, won
    return won


def lowest_equal(card: int, mine: int, others: int) -> int:
    """Return the lowest own card equal to `card`: no card of others lies between."""
    below = others & card - 1
    floor = 1 << below.bit_length()  # just above the others' next card
    equals = mine & ~(floor - 1)
    return equals & -equals


def _follow(t: Trick, mask: int) -> int:
    """Return the card to follow suit with."""
    group, low = t.group, mask & -mask
    top = 1 << mask.bit_length() - 1
    best = t.best
    if t.best_group != group or top < best:
        return low
    partner_wins = (t.winner ^ t.seat) == 2
    if t.left == 1:
        if partner_wins:
            return low
        beating = mask & -best << 1
        return beating & -beating
    others = t.live[group] & ~mask
    over = others & -best << 1  # what could still beat the best card so far
    if t.left == 2:  # third hand: only an opponent is to come
        if not over:
            if partner_wins:
                return low
            beating = mask & -best << 1
            return beating & -beating
        if partner_wins and not over & top - 1:
            return low
        return lowest_equal(top, mask, others)
    if others > top:  # second hand: only with a master
        return low
    return lowest_equal(top, mask, others)


def _cannot_follow(t: Trick, taste: Sequence[float] = FLAT) -> Card:
    """Return a card to ruff, overruff or discard."""
    seat = t.seat
    trumps = t.hands[8 * seat + TRUMPS]
    if trumps and t.group != TRUMPS:
        beating = trumps if t.best_group != TRUMPS else trumps & -t.best << 1
        if beating and _worth_ruffing(t):
            return TRUMPS, beating & -beating
    return discard(t, taste)


def _worth_ruffing(t: Trick) -> bool:
    """Return whether to ruff: never a trick that the partner surely wins."""
    if (t.winner ^ t.seat) != 2:
        return True
    if t.left == 1 or t.best_group == TRUMPS:
        return False
    return t.live[t.group] > t.best  # the partner's card is no master


def discard(t: Trick, taste: Sequence[float] = FLAT) -> Card:
    """Return the discard: a low card from the group where it costs least."""
    base = 8 * t.seat
    hands, live = t.hands, t.live
    ruffs = hands[base + TRUMPS]
    choice, least = -1, 99.0
    for group, mask in enumerate(hands[base : base + TRUMPS]):
        if not mask:
            continue
        others = live[group] & ~mask
        length = mask.bit_count()
        if not others:
            cost = 3.0 if length == 1 else 2.0  # only own cards are left: each may take a trick
        elif mask > others:  # own card is the master
            cost = 4.0 if length == 1 else 1.0
        else:
            higher = (others >> mask.bit_length()).bit_count()
            guarded = 1.5 if higher == 1 and length == 2 else 0.0
            cost = guarded + (0.4 * length if ruffs else 0.8 - 0.1 * length) - 0.1 * higher
        cost -= taste[group]
        if cost < least:
            choice, least = group, cost
    if choice < 0:
        return TRUMPS, ruffs & -ruffs
    mask = hands[base + choice]
    return choice, mask & -mask


def lead(t: Trick, taste: Sequence[float] = FLAT) -> Card:
    """Return the lead: trumps for the declarer while they draw, masters, else a low card."""
    seat = t.seat
    trumps = t.hands[8 * seat + TRUMPS]
    others = t.live[TRUMPS] & ~trumps
    void = t.void
    left, right = seat + 1 & 3, seat + 3 & 3
    out = not others or (void[left] & void[right] & TRUMP_BIT)  # the opponents have no trump
    if trumps and not out:
        attacking = not (seat ^ t.declarer) & 1
        if trumps > others:
            if attacking or trumps.bit_count() >= others.bit_count():
                return TRUMPS, 1 << trumps.bit_length() - 1
        elif attacking and seat == t.declarer and 2 * trumps.bit_count() > others.bit_count():
            return TRUMPS, _draw(trumps, others)
    return _lead_plain(t, bool(out), trumps, taste)


def _draw(trumps: int, others: int) -> int:
    """Return the trump to lead without the highest: one that drives it out, or the lowest."""
    top = 1 << trumps.bit_length() - 1
    higher = (others >> trumps.bit_length()).bit_count()
    if higher == 1 and trumps.bit_count() > 2:
        return lowest_equal(top, trumps, others)
    return trumps & -trumps


def _lead_plain(t: Trick, out: bool, trumps: int, taste: Sequence[float]) -> Card:
    """Return a plain lead: a master that will hold, a ruff for the partner, or a low card."""
    seat = t.seat
    base = 8 * seat
    hands, live, void = t.hands, t.live, t.void
    left, right, partner = void[seat + 1 & 3], void[seat + 3 & 3], void[seat ^ 2]
    ruffers = (
        0
        if out
        else (left & ~TRUMP_BIT if not left & TRUMP_BIT else 0)
        | (right & ~TRUMP_BIT if not right & TRUMP_BIT else 0)
    )
    alone = left & right if out else 0  # suits that only this side can win
    choice, best = -1, -99.0
    bit = 0
    for group, mask in enumerate(hands[base : base + TRUMPS]):
        if not mask:
            continue
        others = live[group] & ~mask
        count = others.bit_count()
        length = mask.bit_count()
        ruffed = ruffers >> group & 1
        if mask > others:
            card = 1 << mask.bit_length() - 1
            worth = 5.0 if out else (0.6 * count if not ruffed else -2.0)
            worth += 0.1 * length
        elif alone >> group & 1:
            # The longer hand keeps or gets the lead.
            card = 1 << mask.bit_length() - 1 if length >= count else mask & -mask
            worth = 4.0 + 0.1 * length
        else:
            card = mask & -mask
            worth = -1.0 - 0.2 * (others >> mask.bit_length()).bit_count()
            if partner >> group & 1 and not partner & TRUMP_BIT and not out:
                worth += 2.0
            worth += 0.5 if length == 1 and trumps else 0.0
            if ruffed:
                worth -= 0.5
            if length > 1 and not others >> mask.bit_length() + 1:
                worth -= 0.4  # do not lead away from the second best
        worth += taste[group]
        if worth > best:
            choice, best, bit = group, worth, card
    if choice < 0:
        return TRUMPS, _last_trumps(trumps, live[TRUMPS] & ~trumps)
    return choice, bit


def _last_trumps(trumps: int, others: int) -> int:
    """Return the trump to lead from a hand of trumps only."""
    return 1 << trumps.bit_length() - 1 if trumps > others else trumps & -trumps
