"""Seven's Sevens Heaven (セブンズヘブン): bet or fold, then tricks for the pot, rules RT1–RT21.

Moves are ints: BET or FOLD in bet time; a seat for a prediction or a theft's victim; a card in
the tricks. Places: the hands, then the rest of the pack. A deal is a round.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, ClassVar

from ...game import Game
from ...mechanics.cards import COLOURS, Pack, PackName, cards_of, mask_of
from ...mechanics.tricks import Trick
from ...options import Option, Settings

if TYPE_CHECKING:
    from .schema import Cause, Event, Folded, Source, Stacked

BET, FOLD = range(2)
TARGET = 77
TRICKS = 3  # tricks of one seat that end a round (RT11)
STACK_CARDS = 2
JACKPOT = 3
CHIP_POINTS = 7
SEVENS = COLOURS.rank_masks[7]
CODES = COLOURS.codes
RANK = COLOURS.rank_of
FOLLOW = tuple(COLOURS.suit_masks[suit] for suit in COLOURS.suit_of)  # by the card led
FOLLOWING: dict[int, tuple[int, ...]] = {}  # cache: cards that follow, by hand

ENDED, BETTING, PREDICTION, PLAY, THEFT = range(5)


@cache
def ring_of(mask: int, seats: int) -> tuple[int, ...]:
    """Return for each seat the next seat of a set, clockwise; `mask` has one bit a seat."""
    return tuple(
        next(t % seats for t in range(s + 1, s + seats + 1) if mask >> t % seats & 1)
        for s in range(seats)
    )


@cache
def seats_of(mask: int) -> tuple[int, ...]:
    """Return the seats of a set, in order; `mask` has one bit a seat."""
    return cards_of(mask)


class SevensHeaven(Game[int]):
    """A position of Seven's Sevens Heaven."""

    id: ClassVar[str] = "sevens-heaven"
    version: ClassVar[int] = 1
    pack_name: ClassVar[PackName] = "colours"
    seat_range: ClassVar[tuple[int, int, int]] = (3, 7, 4)
    suggested_seats: ClassVar[int | None] = 6  # the fewest at which most rounds are played out
    options: ClassVar[tuple[Option, ...]] = (
        Option("start", ("clockwise", "winner"), "clockwise"),
        Option("length", ("game", "one"), "game", length=True),
    )
    end_phase: ClassVar[int] = ENDED
    carried: ClassVar[tuple[str, ...]] = ("stacks", "gambler")
    methods: ClassVar[Mapping[str, str]] = {"bet": "bid"}
    trick_starts: ClassVar[frozenset[str]] = frozenset({"trick"})
    keeps_hands: ClassVar[bool] = True  # a folded one
    rare_actions: ClassVar[tuple[str, ...]] = ("steal:2",)
    mutable: ClassVar[frozenset[str]] = frozenset({"chips", "leaders", "lines", "played", "won"})
    log: list[Event] | None

    __slots__ = (
        "before", "best", "bettors", "captured", "chips", "declared", "follow", "gambler",
        "leaders", "lines", "next_bettor", "played", "pot", "sevens", "stacks", "stacks_before",
        "start", "turn_ups", "winner", "won",
    )  # fmt: skip

    def __init__(self, seats: int, settings: Settings, first: int) -> None:
        super().__init__(seats, settings, first)
        self.start = (first - 1) % seats
        self.stacks = (0,) * seats  # count shown by each seat's stack card; 0 without one (RT16)
        # The 7s that each stack card stands for. Those of earlier rounds are in the pack again.
        self.sevens: tuple[tuple[int, ...], ...] = ((),) * seats
        self.gambler = -1  # the seat that won the gamble, once the round is over (RT18)
        self._clear()

    def _clear(self) -> None:
        self.before = self.scores
        self.stacks_before: tuple[tuple[int, ...], ...] = ()  # each time that `stacks` changed
        self.turn_ups = (-1,) * self.seats  # by seat, the card that its declaration turns up
        self.declared = 0  # seats that have declared, one bit a seat
        self.bettors = 0
        self.pot = 0  # points in the pot
        # By folded seat, the bettor on whom its chip lies.
        self.chips: list[int | None] = [None] * self.seats
        self.next_bettor: tuple[int, ...] = ()
        self.follow = 0  # the cards that follow the lead; 0 when the next card leads
        self.best = 0  # the highest card of the colour led; `winner` played it
        self.winner = -1
        self.captured = 0  # 7s in the trick
        self.played: list[int] = []  # all cards played, in order
        self.leaders: list[int] = []  # of all tricks begun
        self.won = [0] * self.seats  # tricks by seat
        # Every gain and loss of the round, in order: seat, reason, points.
        self.lines: list[tuple[int, Cause, int]] = []

    @classmethod
    def pack_for(cls, settings: Settings) -> Pack:
        return COLOURS

    @property
    def deals(self) -> int | None:
        return 1 if self.settings["length"] == "one" else None

    @property
    def target(self) -> int | None:
        return TARGET if self.settings["length"] == "game" else None

    @property
    def outright(self) -> int | None:
        return self.lines[-1][0] if self.lines and self.lines[-1][1] == "jackpot" else None

    # Deal (RT1)

    def deal(self, order: Sequence[int], chance_seed: str | None) -> None:
        seats = self.seats
        if self.settings["start"] == "winner" and self.gambler >= 0:
            self.start = self.gambler
        else:
            self.start = (self.start + 1) % seats
        self.gambler = -1
        self._clear()
        dealt, shift = 7 * seats, -self.start
        hands = [mask_of(order[(s + shift) % seats : dealt : seats]) for s in range(seats)]
        self.start_deal(hands, mask_of(order[dealt:]))
        self.turn_ups = tuple(order[(s + shift) % seats] for s in range(seats))  # RT3
        self.phase = BETTING
        self.turn = self.start
        if self.log is not None:
            self.log.append({"type": "deal", "deal": self.deal_no, "start": self.start})

    # Moves

    def legal(self) -> Sequence[int]:
        if self.phase == PLAY:
            hand = self.held[self.turn]
            if following := hand & self.follow:
                try:
                    return FOLLOWING[following]  # RT10
                except KeyError:
                    return FOLLOWING.setdefault(following, cards_of(following))
            return cards_of(hand)
        if self.phase == BETTING:
            return (BET, FOLD)
        return seats_of(self.bettors if self.phase == PREDICTION else self._holders())

    def play(self, move: int) -> None:
        if self.phase != PLAY:
            ACTS[self.phase](self, move)
            return
        seat: int = self.turn
        self.held[seat] ^= 1 << move
        self.played.append(move)
        if RANK[move] == 7:
            self.captured += 1
        if self.log is not None:
            self.log.append({"type": "play", "seat": seat, "card": CODES[move]})
        follow = self.follow
        if not follow:
            self.follow = FOLLOW[move]
            self.best = move
            self.winner = seat
        elif follow != FOLLOW[move]:
            self.excluded[seat] |= follow
        elif move > self.best:  # RT10: within a colour, pack order
            self.best = move
            self.winner = seat
        self.turn = seat = self.next_bettor[seat]
        if seat == self.leaders[-1]:
            self.won[self.winner] += 1
            if self.log is not None:
                number = len(self.leaders)
                self.log.append({"type": "trick", "winner": self.winner, "number": number})
            if self.captured:
                self._capture()
            else:
                self._end_trick()

    # Bet time (RT2–RT7)

    def _declare(self, move: int) -> None:
        seat: int = self.turn
        card = self.turn_ups[seat]  # RT3
        points = RANK[card]
        bit = 1 << seat
        self.held[seat] ^= 1 << card
        self.declared |= bit
        if move == BET:
            self.bettors |= bit
            self.pot += points
            if self.log is not None:
                self.log.append({"type": "bet", "seat": seat, "card": CODES[card]})
        else:
            scores = list(self.scores)
            scores[seat] += points  # RT5
            self.scores = tuple(scores)
            self.lines.append((seat, "fold", points))
            if self.log is not None:
                event: Folded = {
                    "type": "fold",
                    "seat": seat,
                    "card": CODES[card],
                    "points": points,
                }
                self.log.append(event)
            if scores[seat] >= TARGET and self.settings["length"] == "game":
                self.finish_deal("fold", scores)  # RT6
                self.finish_match((seat,))
                return
        self.turn = seat = (seat + 1) % self.seats
        if seat == self.start:
            self._end_bet_time()

    def _end_bet_time(self) -> None:
        bettors = self.bettors
        if not bettors & bettors - 1:  # at most one bettor (RT7)
            self.gambler = bettors.bit_length() - 1
            self._pay_out()
            return
        self.next_bettor = ring_of(bettors, self.seats)
        folded = self.declared ^ bettors
        if folded:
            self.phase = PREDICTION
            self.turn = ring_of(folded, self.seats)[self.start - 1]
        else:
            self._begin_tricks()

    # Predictions (RT8)

    def _predict(self, bettor: int) -> None:
        seat: int = self.turn
        self.chips[seat] = bettor
        if self.log is not None:
            self.log.append({"type": "predict", "seat": seat, "on": bettor})
        ring = ring_of(self.declared ^ self.bettors, self.seats)
        self.turn = ring[seat]
        if self.turn == ring[self.start - 1]:  # all seats have predicted
            self._begin_tricks()

    # Tricks (RT9–RT11, RT17); `play` lays the cards

    def _begin_tricks(self) -> None:
        self.phase = PLAY
        self.turn = self.next_bettor[self.start - 1]  # RT9
        self.leaders.append(self.turn)

    def _end_trick(self) -> None:
        """Start the next trick, or pay out (RT11)."""
        winner = self.winner
        if self.won[winner] == TRICKS or not self.held[winner]:
            self.gambler = winner  # RT18
            self._pay_out()
        else:
            self.turn = winner
            self.follow = 0
            self.leaders.append(winner)

    # Sevens (RT12–RT16)

    def _holders(self) -> int:
        """Return the seats with a stack card, one bit a seat."""
        return mask_of(seat for seat, stacks in enumerate(self.stacks) if stacks)

    def free_stack_cards(self) -> int:
        return STACK_CARDS - self._holders().bit_count()

    def _capture(self) -> None:
        """Give the 7s of the trick to its winner and find the stack card that shows them."""
        winner = self.winner
        self.stacks_before += (self.stacks,)
        if self.stacks[winner]:
            self._stack(self.stacks[winner] + self.captured, "own")  # RT13
        elif self.free_stack_cards():
            self._stack(self.captured, "centre")
        else:
            self.phase = THEFT  # RT14
            self.turn = winner

    def _steal(self, victim: int) -> None:
        stacks, sevens = list(self.stacks), list(self.sevens)
        stacks[victim] = 0
        sevens[victim] = ()
        self.stacks, self.sevens = tuple(stacks), tuple(sevens)
        self.phase = PLAY
        self._stack(self.captured, "seat", victim)

    def _stack(self, count: int, source: Source, victim: int = -1) -> None:
        """Set the winner's stack card to this count; three 7s are the jackpot (RT15)."""
        seat = self.winner
        stacks, sevens = list(self.stacks), list(self.sevens)
        stacks[seat] = count
        trick = self.played[-self.bettors.bit_count() :]
        sevens[seat] += tuple(card for card in trick if RANK[card] == 7)
        self.stacks, self.sevens = tuple(stacks), tuple(sevens)
        if self.log is not None:
            event: Stacked = {
                "type": "stack",
                "seat": seat,
                "sevens": self.captured,
                "stacks": count,
                "source": source,
            }
            if source == "centre":
                event["left"] = self.free_stack_cards()
            elif source == "seat":
                event["victim"] = victim
            self.log.append(event)
        self.captured = 0
        if count >= JACKPOT:
            self.lines.append((seat, "jackpot", 0))
            self.finish_deal("jackpot", self.scores)
            self.finish_match((seat,))
        else:
            self._end_trick()

    # Pay-out (RT18–RT21)

    def _pay_out(self) -> None:
        """Pay the whole round at once, then end the match if a seat has won it."""
        winner = self.gambler
        scores = list(self.scores)
        if winner >= 0:
            scores[winner] += self.pot  # RT19
            self.lines.append((winner, "pot", self.pot))
            if self.played:
                self._settle(scores)
        self.finish_deal("pay-out", scores)
        best = max(scores)
        enough = best if self.settings["length"] == "one" else TARGET
        if best >= enough:
            self.finish_match([s for s, points in enumerate(scores) if points >= enough])

    def _settle(self, scores: list[int]) -> None:
        """Pay correct predictions; a bettor without a trick goes bankrupt (RT19, RT20)."""
        winner, chips, won, lines = self.gambler, self.chips, self.won, self.lines
        if winner in chips:
            for seat, bettor in enumerate(chips):
                if bettor == winner:
                    scores[seat] += CHIP_POINTS
                    lines.append((seat, "prediction", CHIP_POINTS))
        for seat in seats_of(self.bettors):
            if not won[seat]:
                lines.append((seat, "bankrupt", -scores[seat]))
                scores[seat] = 0

    # The record

    def tricks(self) -> list[Trick]:
        """Return all tricks begun, in order."""
        size = self.bettors.bit_count()
        tricks: list[Trick] = []
        for number, seat in enumerate(self.leaders):
            trick = []
            for card in self.played[size * number : size * number + size]:
                trick.append((seat, card))
                seat = self.next_bettor[seat]
            tricks.append(trick)
        return tricks


ACTS = {
    BETTING: SevensHeaven._declare,
    PREDICTION: SevensHeaven._predict,
    THEFT: SevensHeaven._steal,
}
