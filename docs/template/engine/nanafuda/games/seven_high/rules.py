"""Seven High (セブンハイ): five tricks in which any 7 beats every other card, rules SH1–SH8.

Moves are cards. Places: the hands, then the rest of the pack.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from ...game import Game
from ...mechanics.cards import FRENCH, Pack, PackName, cards_of, mask_of
from ...options import Option, Settings

if TYPE_CHECKING:
    from .schema import Event

CARDS = 5  # in a hand (SH2)
SEVENS = FRENCH.rank_masks[7]
CODES = FRENCH.codes
FOLLOW = tuple(  # by the card led, those that follow it: a 7 belongs to no suit (SH4)
    0 if SEVENS >> card & 1 else FRENCH.suit_masks[suit] & ~SEVENS
    for card, suit in enumerate(FRENCH.suit_of)
)
ENDED, PLAY = range(2)


class SevenHigh(Game[int]):
    """A position of Seven High."""

    id: ClassVar[str] = "seven-high"
    version: ClassVar[int] = 1
    pack_name: ClassVar[PackName] = "french"
    seat_range: ClassVar[tuple[int, int, int]] = (3, 5, 4)
    options: ClassVar[tuple[Option, ...]] = (Option("target", (7, 14, 21), 7, length=True),)
    end_phase: ClassVar[int] = ENDED
    trick_starts: ClassVar[frozenset[str]] = frozenset({"trick"})
    mutable: ClassVar[frozenset[str]] = frozenset({"leaders", "played", "won"})
    log: list[Event] | None

    __slots__ = ("best", "dealer", "follow", "leaders", "played", "winner", "won")

    def __init__(self, seats: int, settings: Settings, first: int) -> None:
        super().__init__(seats, settings, first)
        self.dealer = (first - 1) % seats
        self._clear()

    def _clear(self) -> None:
        self.played: list[int] = []  # all cards played, in order
        self.leaders: list[int] = []  # of every trick begun
        self.won = [0] * self.seats  # tricks
        self.follow = 0  # the cards that follow the lead; 0 without one, and when it is a 7
        self.best = 0  # the card that is winning the trick, and whose it is
        self.winner = -1

    @classmethod
    def pack_for(cls, settings: Settings) -> Pack:
        return FRENCH

    @property
    def target(self) -> int:
        target = self.settings["target"]
        assert isinstance(target, int)
        return target

    # Deal (SH1, SH2)

    def deal(self, order: Sequence[int], chance_seed: str | None) -> None:
        seats = self.seats
        self._clear()
        self.dealer = (self.dealer + 1) % seats
        first, dealt = (self.dealer + 1) % seats, CARDS * seats
        hands = [mask_of(order[(s - first) % seats : dealt : seats]) for s in range(seats)]
        self.start_deal(hands, mask_of(order[dealt:]))
        self.phase = PLAY
        self.turn = first  # SH3
        self.leaders.append(first)
        if self.log is not None:
            self.log.append({"type": "deal", "deal": self.deal_no, "dealer": self.dealer})

    # Tricks (SH3–SH6)

    @property
    def leads(self) -> bool:
        """Whether the next card leads to a trick."""
        return len(self.played) % self.seats == 0

    def legal(self) -> Sequence[int]:
        hand = self.held[self.turn]
        if self.leads:
            return cards_of(hand & ~SEVENS or hand)  # SH5
        return cards_of((hand & self.follow or hand) | hand & SEVENS)  # SH4

    def play(self, move: int) -> None:
        seat: int = self.turn
        bit = 1 << move
        self.held[seat] ^= bit
        if self.leads:
            self.follow, self.best, self.winner = FOLLOW[move], move, seat
            if SEVENS & bit:
                self.excluded[seat] |= FRENCH.full & ~SEVENS
        elif self.beats(move):
            self.best, self.winner = move, seat
        elif not bit & self.follow:
            self.excluded[seat] |= self.follow
        self.played.append(move)
        if self.log is not None:
            self.log.append({"type": "play", "seat": seat, "card": CODES[move]})
        self.turn = (seat + 1) % self.seats
        if self.leads:
            self._end_trick()

    def beats(self, card: int) -> bool:
        """Whether this card would win the trick as it lies (SH6)."""
        if SEVENS >> card & 1:
            return True
        return bool(self.follow >> card & 1 and not SEVENS >> self.best & 1 and card > self.best)

    def _end_trick(self) -> None:
        self.turn = self.winner
        self.follow = 0
        self.won[self.winner] += 1
        if self.log is not None:
            number = len(self.leaders)
            self.log.append({"type": "trick", "winner": self.winner, "number": number})
        if self.held[self.winner]:
            self.leaders.append(self.winner)
        else:
            self._score()

    # Score (SH7, SH8)

    def _score(self) -> None:
        scores = [score + tricks for score, tricks in zip(self.scores, self.won, strict=True)]
        self.finish_deal(self.won, scores)
        most = max(scores)
        if most >= self.target:
            self.finish_match([seat for seat, score in enumerate(scores) if score == most])
