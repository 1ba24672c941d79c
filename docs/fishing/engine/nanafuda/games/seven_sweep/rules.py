"""Seven Sweep (セブンスイープ): fishing from an open table by sums of two sevens, rules SS1–SS9.

A move is a card and, above it, the set of cards that it takes. Places: the hands, then the stock.
Everybody has seen the cards on the table and those taken.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, ClassVar, Self

from ...game import Game
from ...mechanics.cards import FRENCH, Pack, PackName, cards_of, mask_of
from ...options import Option, Settings

if TYPE_CHECKING:
    from .schema import Event, Play

SUM = 14  # what a card makes with those that it takes (SS4)
CARDS, OPEN = 4, 4  # dealt to every hand, and to the table (SS2)
MOST = 2  # points for the most cards (SS8)
SEVENS = FRENCH.rank_masks[7]
CODES, RANKS = FRENCH.codes, FRENCH.rank_of
SHIFT = 6  # bits of a move that are the card
ENDED, PLAY = range(2)


def card_of(move: int) -> int:
    return move & (1 << SHIFT) - 1


def taken_by(move: int) -> int:
    return move >> SHIFT


def adding_up(cards: Sequence[int], total: int) -> Iterator[int]:
    """The non-empty sets of these cards whose ranks add up to this sum."""
    for index, card in enumerate(cards):
        left = total - RANKS[card]
        if left == 0:
            yield 1 << card
        elif left > 0:
            for more in adding_up(cards[index + 1 :], left):
                yield 1 << card | more


class SevenSweep(Game[int]):
    """A position of Seven Sweep."""

    id: ClassVar[str] = "seven-sweep"
    version: ClassVar[int] = 1
    pack_name: ClassVar[PackName] = "french"
    seat_range: ClassVar[tuple[int, int, int]] = (2, 4, 3)
    options: ClassVar[tuple[Option, ...]] = (Option("target", (7, 14, 21), 7, length=True),)
    end_phase: ClassVar[int] = ENDED
    log: list[Event] | None

    __slots__ = ("captured", "dealer", "last", "open", "plays", "stock", "sweeps")

    def __init__(self, seats: int, settings: Settings, first: int) -> None:
        super().__init__(seats, settings, first)
        self.dealer = (first - 1) % seats
        self._clear()

    def _clear(self) -> None:
        self.open = 0  # the cards on the table
        self.captured = [0] * self.seats  # the cards that everybody has taken
        self.sweeps = [0] * self.seats
        self.stock: tuple[int, ...] = ()  # the next card first
        self.last = -1  # who took last
        self.plays: list[Play] = []

    @classmethod
    def pack_for(cls, settings: Settings) -> Pack:
        return FRENCH

    @property
    def target(self) -> int:
        target = self.settings["target"]
        assert isinstance(target, int)
        return target

    def clone(self) -> Self:
        new = super().clone()
        new.dealer = self.dealer
        new.open = self.open
        new.captured = self.captured[:]
        new.sweeps = self.sweeps[:]
        new.stock = self.stock
        new.last = self.last
        new.plays = self.plays[:]
        return new

    # Deal (SS1, SS2)

    def deal(self, order: Sequence[int], chance_seed: str | None) -> None:
        seats = self.seats
        self._clear()
        self.deal_no += 1
        self.dealer = (self.dealer + 1) % seats
        self.held = [0] * (seats + 1)
        self.sees = (*(1 << s for s in range(seats)), 0)
        self.knows = (0,) * seats
        self.excluded = [0] * (seats + 1)
        self.stock = tuple(order)
        self._hand_out()
        self.open, self.stock = mask_of(self.stock[:OPEN]), self.stock[OPEN:]
        self.held[seats] = mask_of(self.stock)
        self.ending = None
        self.phase = PLAY
        self.turn = (self.dealer + 1) % seats  # SS3
        if self.log is not None:
            self.log.append({"type": "deal", "deal": self.deal_no, "dealer": self.dealer})

    def _hand_out(self) -> None:
        """Four cards to everybody, one at a time from the dealer's left."""
        seats, dealt = self.seats, CARDS * self.seats
        for i in range(seats):
            self.held[(self.dealer + 1 + i) % seats] = mask_of(self.stock[i:dealt:seats])
        self.stock = self.stock[dealt:]
        self.held[seats] = mask_of(self.stock)

    # Play (SS3–SS7)

    def legal(self) -> Sequence[int]:
        table = cards_of(self.open)
        moves = []
        for card in cards_of(self.held[self.turn]):
            takes = sorted(adding_up(table, SUM - RANKS[card]))
            moves += [card | taken << SHIFT for taken in takes or [0]]  # SS5
        return moves

    def play(self, move: int) -> None:
        seat: int = self.turn
        card, taken = card_of(move), taken_by(move)
        self.held[seat] ^= 1 << card
        play: Play = {"seat": seat, "card": CODES[card], "cards": FRENCH.spell(taken)}
        self.plays.append(play)
        if taken:
            self.open ^= taken
            self.captured[seat] |= taken | 1 << card
            self.last = seat
            self.sweeps[seat] += not self.open  # SS6
            if self.log is not None:
                self.log.append({"type": "take", **play, "sweep": not self.open})
        else:
            self.open |= 1 << card
            if self.log is not None:
                self.log.append({"type": "lay", "seat": seat, "card": CODES[card]})
        self.turn = (seat + 1) % self.seats
        if not any(self.held[: self.seats]):
            self._go_on()

    def _go_on(self) -> None:
        """All hands are empty: more cards, or the end."""
        if self.held[self.seats]:
            self._hand_out()
            if self.log is not None:
                left = self.held[self.seats].bit_count()
                self.log.append({"type": "again", "left": left})
            return
        if self.open and self.last >= 0:  # SS7
            if self.log is not None:
                cards = FRENCH.spell(self.open)
                self.log.append({"type": "rest", "seat": self.last, "cards": cards})
            self.captured[self.last] |= self.open
            self.open = 0
        self._score()

    # Score (SS8, SS9)

    def points(self) -> list[int]:
        """Score of each seat in the deal so far."""
        counts = [cards.bit_count() for cards in self.captured]
        most = max(counts)
        alone = counts.count(most) == 1
        return [
            (cards & SEVENS).bit_count() + sweeps + MOST * (alone and count == most)
            for cards, sweeps, count in zip(self.captured, self.sweeps, counts, strict=True)
        ]

    def _score(self) -> None:
        change = self.points()
        scores = [score + points for score, points in zip(self.scores, change, strict=True)]
        self.finish_deal(change, scores)
        most = max(scores)
        if most >= self.target:
            self.finish_match([seat for seat, score in enumerate(scores) if score == most])
