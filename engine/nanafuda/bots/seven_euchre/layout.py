"""The cards of a deal once the trump is known: eight groups, in each the cards from low to high.

Groups 0 to 6 are the plain suits and group 7 the trumps; with a trump suit there are six plain
suits of six cards each, at no trump seven of seven. A hand is eight small masks, and whatever the
trump it looks alike, so that one policy, one rollout and one endgame serve them all. Everything
here comes from tricks.Ranking, the one source of what follows and what wins.
"""

from __future__ import annotations

from functools import cache

from ...cards import SEVEN, cards_of
from ...games.seven_euchre import RANKINGS, SevenEuchre

TRUMPS = 7  # the group of the trumps
GROUPS = 8
AFTER = ((1, 2, 3), (2, 3, 0), (3, 0, 1), (0, 1, 2))  # the seats after one, in order
SUIT_BITS = 127

Masks = tuple[int, ...]


class Layout:
    """How the cards lie in groups under one denomination."""

    def __init__(self, denomination: int) -> None:
        ranking = RANKINGS[denomination]
        self.place_of = ranking.place_of
        masks = [*ranking.suits]
        masks += [0] * (TRUMPS - len(masks)) + [ranking.trumps]
        self.first = [(mask & -mask).bit_length() - 1 if mask else 0 for mask in masks]
        self.size = [mask.bit_count() for mask in masks]
        self.group_of = tuple(
            next(g for g in range(GROUPS) if masks[g] >> place & 1) for place in range(SEVEN.size)
        )
        # Places from here on are trumps.
        self.floor = self.first[TRUMPS] if ranking.trumps else SEVEN.size
        self.cards = tuple(
            tuple(ranking.card_at[self.first[g] + i] for i in range(self.size[g]))
            for g in range(GROUPS)
        )
        self.group = tuple(self.group_of[place] for place in self.place_of)  # by card
        self.bit = tuple(
            1 << place - self.first[group]
            for place, group in zip(self.place_of, self.group, strict=True)
        )
        self._suits = [self._suit_table(suit) for suit in range(7)]
        self._cuts = [(self.first[g], (1 << self.size[g]) - 1) for g in range(GROUPS)]

    def _suit_table(self, suit: int) -> list[int]:
        """For every set of cards of a printed suit: their places."""
        table = [0]
        for card in cards_of(SEVEN.suit_masks[suit]):
            table += [places | 1 << self.place_of[card] for places in table]
        return table

    def places(self, cards: int) -> int:
        """The places of a set of cards."""
        a, b, c, d, e, f, g = self._suits
        return (
            a[cards & 127] | b[cards >> 7 & 127] | c[cards >> 14 & 127] | d[cards >> 21 & 127]
            | e[cards >> 28 & 127] | f[cards >> 35 & 127] | g[cards >> 42]
        )  # fmt: skip

    def split(self, cards: int) -> list[int]:
        """A set of cards as eight masks."""
        places = self.places(cards)
        return [places >> first & full for first, full in self._cuts]

    def card(self, group: int, bit: int) -> int:
        """The card that a bit of a group stands for."""
        return self.cards[group][bit.bit_length() - 1]

    def set_of(self, masks: list[int]) -> int:
        """The set of cards that eight masks stand for."""
        total = 0
        for group, mask in enumerate(masks):
            for i in cards_of(mask):
                total |= 1 << self.cards[group][i]
        return total


@cache
def layout(denomination: int) -> Layout:
    """The layout of a denomination, worked out when it is first asked for."""
    return Layout(denomination)


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
            if (
                bit > self.best
                if group == self.best_group
                else group == TRUMPS and self.best_group != TRUMPS
            ):
                self.best_group, self.best, self.winner = group, bit, seat
        self.left -= 1
        if self.left:
            self.seat = (seat + 1) & 3
        else:
            self.left = 4
            self.seat = self.winner
            self.won += 1 - (self.winner & 1)

    def moves(self) -> list[tuple[int, int]]:
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
