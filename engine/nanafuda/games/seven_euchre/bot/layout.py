"""The cards of a deal once the trump is known: eight groups, in each the cards from low to high.

Groups 0 to 6 are the plain suits and group 7 the trumps; with a trump suit there are six plain
suits of six cards each, at no trump seven of seven. A hand is eight small masks, and whatever the
trump it looks alike, so that one policy, one rollout and one endgame serve them all. Everything
here comes from tricks.Ranking, the one source of what follows and what wins.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from ....mechanics.cards import SEVEN, cards_of
from ..rules import RANKINGS, SevenEuchre

TRUMPS = 7  # the group of the trumps
GROUPS = 8

Card = tuple[int, int]  # group and bit


class Layout:
    """How the cards lie in groups under one denomination."""

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
        self._suits = [_suit_table(suit, ranking.place_of) for suit in SEVEN.suit_masks]
        self._cuts = [(low, (1 << size) - 1) for low, size in zip(first, self.size, strict=True)]

    def split(self, cards: int) -> list[int]:
        """A set of cards as eight masks."""
        a, b, c, d, e, f, g = self._suits
        places = (
            a[cards & 127] | b[cards >> 7 & 127] | c[cards >> 14 & 127] | d[cards >> 21 & 127]
            | e[cards >> 28 & 127] | f[cards >> 35 & 127] | g[cards >> 42]
        )  # fmt: skip
        return [places >> first & full for first, full in self._cuts]

    def card(self, group: int, bit: int) -> int:
        """The card that a bit of a group stands for."""
        return self.cards[group][bit.bit_length() - 1]


def _suit_table(suit: int, place_of: Sequence[int]) -> list[int]:
    """For every set of cards of a printed suit: their places."""
    table = [0]
    for card in cards_of(suit):
        table += [places | 1 << place_of[card] for places in table]
    return table


@cache
def layout(denomination: int) -> Layout:
    """The layout of a denomination, worked out when it is first asked for."""
    return Layout(denomination)


def takes(group: int, card: int, best_group: int, best: int) -> bool:
    """Whether a card wins from the best one of a trick so far (E19).

    Within a group more is better, whatever it is that the cards are counted by.
    """
    return card > best if group == best_group else group == TRUMPS


class Trick:
    """A position in play, by groups: the hands, and the trick as far as it has gone.

    `hands` holds four times eight masks, `live` for each group the cards that are in hands,
    `void` for each seat the groups that it has shown it has none of, a bit each.
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
        """An independent copy."""
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
        """The seat to act plays a card that is legal."""
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
        """The legal cards, as group and bit."""
        base = 8 * self.seat
        groups: list[int] = list(range(GROUPS))
        if self.left < 4 and self.hands[base + self.group]:
            groups = [self.group]
        return [(g, 1 << i) for g in groups for i in cards_of(self.hands[base + g])]


def void_groups(game: SevenEuchre, table: Layout) -> list[int]:
    """For each seat the groups that by what it played it has none of."""
    return [
        sum(
            1 << group
            for group, mask in enumerate(table.split(game.barred[seat]))
            if mask and mask.bit_count() == table.size[group]
        )
        for seat in range(4)
    ]


def position(game: SevenEuchre, hands: list[int]) -> Trick:
    """The position of a game in play, with these hands as sets of cards."""
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
