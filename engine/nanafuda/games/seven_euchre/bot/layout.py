"""Cards in eight groups for a known trump, from low to high within each group.

Groups 0 to 6 are the plain suits, group 7 the trumps. With a trump suit there are six plain suits
of six cards each; at no trump there are seven of seven. A hand is eight small masks in any
denomination, so one policy, one rollout and one endgame serve all of them. The order derives from
tricks.Ranking, the only source of which cards follow and win.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from struct import Struct

from ....mechanics.cards import SEVEN, cards_of
from ..rules import RANKINGS, SevenEuchre

TRUMPS = 7  # the group of the trumps
GROUPS = 8

# One int packs the eight masks, 16 bits each, so that a few look-ups split a whole hand.
LANES = Struct("<8H")

Card = tuple[int, int]  # group and bit


class Layout:
    """The grouping of the cards under one denomination."""

    def __init__(self, denomination: int) -> None:
        ranking = RANKINGS[denomination]
        masks = [*ranking.suits]
        masks += [0] * (TRUMPS - len(masks)) + [ranking.trumps]
        first = [(mask & -mask).bit_length() - 1 if mask else 0 for mask in masks]
        self.size = [mask.bit_count() for mask in masks]
        self.cards = tuple(
            ranking.card_at[low : low + size] for low, size in zip(first, self.size, strict=True)
        )
        group_of = {card: group for group, cards in enumerate(self.cards) for card in cards}
        self.group = tuple(group_of[card] for card in range(SEVEN.size))
        self.bit = tuple(
            1 << place - first[group]
            for place, group in zip(ranking.place_of, self.group, strict=True)
        )
        lanes = [
            16 * group + bit.bit_length() - 1
            for group, bit in zip(self.group, self.bit, strict=True)
        ]
        self._suits = [_suit_table(suit, lanes) for suit in SEVEN.suit_masks]

    def split(self, cards: int) -> list[int]:
        """Return a set of cards as eight masks."""
        a, b, c, d, e, f, g = self._suits
        lanes = (
            a[cards & 127] | b[cards >> 7 & 127] | c[cards >> 14 & 127] | d[cards >> 21 & 127]
            | e[cards >> 28 & 127] | f[cards >> 35 & 127] | g[cards >> 42]
        )  # fmt: skip
        return list(LANES.unpack(lanes.to_bytes(LANES.size, "little")))

    def card(self, group: int, bit: int) -> int:
        """Return the card of a group's bit."""
        return self.cards[group][bit.bit_length() - 1]


def _suit_table(suit: int, lanes: Sequence[int]) -> list[int]:
    """Return the bits in LANES of the cards, for each set of cards of a printed suit."""
    table = [0]
    for card in cards_of(suit):
        table += [bits | 1 << lanes[card] for bits in table]
    return table


@cache
def layout(denomination: int) -> Layout:
    """Return the layout of a denomination, computed on first use."""
    return Layout(denomination)


def takes(group: int, card: int, best_group: int, best: int) -> bool:
    """Return whether a card beats the best one of a trick so far (E19).

    Within a group the greater number wins, for any ascending numbering of the cards.
    """
    return card > best if group == best_group else group == TRUMPS


class Trick:
    """A position in play, by groups: the hands and the current trick.

    `hands` holds eight masks for each of the four seats. `live` holds the cards still in hands, by
    group. `void` holds the groups that a seat has shown to be void in, by seat, a bit each.
    """

    __slots__ = (
        "best", "best_group", "declarer", "group", "hands", "left", "live", "seat", "void",
        "winner", "won",
    )  # fmt: skip

    def __init__(
        self, hands: list[int], seat: int, void: list[int], declarer: int, won: int = 0
    ) -> None:
        self.hands = hands
        self.seat = seat  # to act
        self.void = void
        self.declarer = declarer
        self.won = won  # tricks of seats 0 and 2 so far
        self.live = [hands[g] | hands[8 + g] | hands[16 + g] | hands[24 + g] for g in range(GROUPS)]
        self.left = 4  # cards still to come to this trick
        self.group = self.best_group = self.best = 0
        self.winner = seat

    def clone(self) -> Trick:
        """Return an independent copy."""
        new = Trick.__new__(Trick)
        new.hands = self.hands[:]
        new.seat = self.seat
        new.void = self.void[:]
        new.declarer = self.declarer
        new.won = self.won
        new.live = self.live[:]
        new.left = self.left
        new.group = self.group
        new.best_group = self.best_group
        new.best = self.best
        new.winner = self.winner
        return new

    def play(self, group: int, bit: int) -> None:
        """Play a legal card for the seat to act."""
        seat = self.seat
        self.hands[8 * seat + group] ^= bit
        self.live[group] ^= bit
        if self.left == 4:
            self.group = self.best_group = group
            self.best, self.winner = bit, seat
        else:
            if group != self.group:
                self.void[seat] |= 1 << self.group
            if takes(group, bit, self.best_group, self.best):
                self.best_group, self.best, self.winner = group, bit, seat
        self.left -= 1
        if self.left:
            self.seat = (seat + 1) & 3
        else:
            self.left = 4
            self.seat = self.winner
            self.won += 1 - (self.winner & 1)

    def moves(self) -> list[Card]:
        """Return the legal cards, as group and bit."""
        base = 8 * self.seat
        groups: list[int] = list(range(GROUPS))
        if self.left < 4 and self.hands[base + self.group]:
            groups = [self.group]
        return [(g, 1 << i) for g in groups for i in cards_of(self.hands[base + g])]


def void_groups(game: SevenEuchre, table: Layout) -> list[int]:
    """Return the groups in which each seat's play shows it to be void, a bit each."""
    return [
        sum(
            1 << group
            for group, mask in enumerate(table.split(game.excluded[seat]))
            if mask and mask.bit_count() == table.size[group]
        )
        for seat in range(4)
    ]


def position(game: SevenEuchre, hands: list[int]) -> Trick:
    """Return the position of a game in the play phase, with `hands` as sets of cards."""
    table = layout(game.denomination)
    masks = [mask for hand in hands for mask in table.split(hand)]
    done = len(game.played) - len(game.played) % 4
    trick = Trick(masks, game.leaders[-1], void_groups(game, table), game.declarer, game.won[0])
    trick.left = 4 - (len(game.played) - done)
    if trick.left < 4:
        assert game.turn is not None
        trick.seat = game.turn
        trick.group = table.group[game.played[done]]
        trick.winner = game.winner
        best = game.played[done + (game.winner - game.leaders[-1]) % 4]
        trick.best_group, trick.best = table.group[best], table.bit[best]
    return trick
