"""Seven's Sevens Heaven (セブンズヘブン): bet or fold, then tricks for the pot, rules RT1–RT21.

Moves are ints: BET or FOLD in bet time; a seat in a prediction and in the choice of a victim; a
card in the tricks. Places: the hands, then the rest of the pack. A deal is a round.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from operator import sub
from random import Random
from typing import TYPE_CHECKING, ClassVar, Self

from ..cards import COLOURS, Pack, PackName, cards_of, mask_of
from ..errors import Refusal
from ..game import Game, View
from ..options import Option, Settings

if TYPE_CHECKING:
    from ..seam.common import Trick
    from ..seam.sevens_heaven import (
        Cause,
        Declaration,
        Ending,
        Event,
        Facts,
        Folded,
        Phase,
        Result,
        Source,
        Stacked,
        Stakes,
        Table,
    )

BET, FOLD = range(2)
TARGET = 77
TRICKS = 3  # so many of one seat end a round (RT11)
STACK_CARDS = 2
JACKPOT = 3
CHIP_POINTS = 7
SEVENS = COLOURS.rank_masks[7]
CODES = COLOURS.codes
RANK = COLOURS.rank_of
FOLLOW = tuple(COLOURS.suit_masks[suit] for suit in COLOURS.suit_of)  # by the card led
FOLLOWING: dict[int, tuple[int, ...]] = {}  # cards that follow, of every hand met so far

ENDED, BETTING, PREDICTION, PLAY, THEFT = range(5)
PHASES: tuple[Phase, ...] = ("ended", "bet", "predict", "play", "steal")
REFUSALS = {
    "must-follow-colour": "You hold the colour led and must follow it.",
    "not-a-bettor": "The chip must go on somebody who bet.",
    "no-stack-card": "Only a player who holds a stack card can be robbed of it.",
}
VERBS = {"predict": PREDICTION, "play": PLAY, "steal": THEFT}


@cache
def ring_of(mask: int, seats: int) -> tuple[int, ...]:
    """For each seat the one of these that comes next, clockwise; `mask` has one bit a seat."""
    return tuple(
        next(t % seats for t in range(s + 1, s + seats + 1) if mask >> t % seats & 1)
        for s in range(seats)
    )


@cache
def seats_of(mask: int) -> tuple[int, ...]:
    """The seats of a set of seats, in order."""
    return cards_of(mask)


class SevensHeaven(Game[int]):
    """A position of Seven's Sevens Heaven."""

    id: ClassVar[str] = "sevens-heaven"
    version: ClassVar[int] = 1
    pack_name: ClassVar[PackName] = "colours"
    seat_range: ClassVar[tuple[int, int, int]] = (3, 7, 4)
    options: ClassVar[tuple[Option, ...]] = (
        Option("start", ("clockwise", "winner"), "clockwise"),
        Option("length", ("game", "one"), "game", length=True),
    )
    end_phase: ClassVar[int] = ENDED
    begins: ClassVar[frozenset[str]] = frozenset({"trick"})
    refusals: ClassVar[Mapping[str, str]] = REFUSALS
    log: list[Event] | None

    __slots__ = (
        "before",
        "best",
        "bettors",
        "captured",
        "chips",
        "declared",
        "follow",
        "gambler",
        "leaders",
        "lines",
        "lots",
        "next_bettor",
        "played",
        "pot",
        "stacks",
        "start",
        "winner",
        "won",
    )  # fmt: skip

    def __init__(self, seats: int, settings: Settings, first: int) -> None:
        super().__init__(seats, settings, first)
        self.start = (first - 1) % seats
        self.stacks = (0,) * seats  # shown by each seat's stack card; 0 without one (RT16)
        self.gambler = -1  # who won the gamble, once the round is over (RT18)
        self._clear()

    def _clear(self) -> None:
        self.before = self.scores
        self.lots = (-1,) * self.seats  # the card of each seat that its declaration turns up
        self.declared = 0  # seats that have declared, one bit a seat
        self.bettors = 0
        self.pot = 0  # the sum of the cards in it
        # The bettor on whom each folded seat's chip lies
        self.chips: list[int | None] = [None] * self.seats
        self.next_bettor: tuple[int, ...] = ()
        self.follow = 0  # the cards that follow the lead; 0 when the next card leads
        self.best = 0  # the highest card of the colour led, and whose it is
        self.winner = -1
        self.captured = 0  # 7s in the trick
        self.played: list[int] = []  # all cards played, in order
        self.leaders: list[int] = []  # of every trick begun
        self.won = [0] * self.seats  # tricks
        # Every gain and loss of the round, in order: seat, reason, points
        self.lines: list[tuple[int, Cause, int]] = []

    @classmethod
    def pack_for(cls, settings: Settings) -> Pack:
        return COLOURS

    @classmethod
    def facts(cls) -> Facts:
        return {
            "target": TARGET,
            "tricks": TRICKS,
            "stack_cards": STACK_CARDS,
            "jackpot": JACKPOT,
            "prediction": CHIP_POINTS,
        }

    @property
    def deals(self) -> int | None:
        return 1 if self.settings["length"] == "one" else None

    @property
    def target(self) -> int | None:
        return TARGET if self.settings["length"] == "game" else None

    def clone(self) -> Self:
        new = super().clone()
        new.start = self.start
        new.stacks = self.stacks
        new.gambler = self.gambler
        new.before = self.before
        new.lots = self.lots
        new.declared = self.declared
        new.pot = self.pot
        new.bettors = self.bettors
        new.chips = self.chips[:]
        new.next_bettor = self.next_bettor
        new.follow = self.follow
        new.best = self.best
        new.winner = self.winner
        new.captured = self.captured
        new.played = self.played[:]
        new.leaders = self.leaders[:]
        new.lines = self.lines[:]
        new.won = self.won[:]
        return new

    # Deal (RT1)

    def deal(self, order: Sequence[int], luck: str | None) -> None:
        seats = self.seats
        if self.settings["start"] == "winner" and self.gambler >= 0:
            self.start = self.gambler
        else:
            self.start = (self.start + 1) % seats
        self.gambler = -1
        self._clear()
        self.deal_no += 1
        dealt, shift = 7 * seats, -self.start
        self.held = [mask_of(order[(s + shift) % seats : dealt : seats]) for s in range(seats)]
        self.held.append(mask_of(order[dealt:]))
        self.lots = tuple(order[(s + shift) % seats] for s in range(seats))  # RT3
        self.sees = (*(1 << s for s in range(seats)), 0)
        self.knows = (0,) * seats
        self.barred = [0] * (seats + 1)
        self.ending = None
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
            self.barred[seat] |= follow
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
        card = self.lots[seat]  # RT3
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
        if not bettors & bettors - 1:  # at most one (RT7)
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
        if self.turn == ring[self.start - 1]:  # the first to predict: all have
            self._begin_tricks()

    # Tricks (RT9–RT11, RT17); a card is laid in `play`

    def _begin_tricks(self) -> None:
        self.phase = PLAY
        self.turn = self.next_bettor[self.start - 1]  # RT9
        self.leaders.append(self.turn)

    def _end_trick(self) -> None:
        """The next trick, or the pay-out (RT11)."""
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
        """The seats with a stack card, one bit a seat."""
        return mask_of(seat for seat, stacks in enumerate(self.stacks) if stacks)

    def _free_stack_cards(self) -> int:
        return STACK_CARDS - self._holders().bit_count()

    def _capture(self) -> None:
        """The trick's winner has won 7s: whose stack card shows them now?"""
        winner = self.winner
        if self.stacks[winner]:
            self._stack(self.stacks[winner] + self.captured, "own")  # RT13
        elif self._free_stack_cards():
            self._stack(self.captured, "centre")
        else:
            self.phase = THEFT  # RT14
            self.turn = winner

    def _steal(self, victim: int) -> None:
        stacks = list(self.stacks)
        stacks[victim] = 0
        self.stacks = tuple(stacks)
        self.phase = PLAY
        self._stack(self.captured, "seat", victim)

    def _stack(self, count: int, source: Source, victim: int = -1) -> None:
        """The trick's winner now shows so many stacks; three are the jackpot (RT15)."""
        seat = self.winner
        stacks = list(self.stacks)
        stacks[seat] = count
        self.stacks = tuple(stacks)
        if self.log is not None:
            event: Stacked = {
                "type": "stack",
                "seat": seat,
                "sevens": self.captured,
                "stacks": count,
                "source": source,
            }
            if source == "centre":
                event["left"] = self._free_stack_cards()
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
        """All of it at the same moment; then see who has won the match."""
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
        """Pay the predictions that came true; whoever won no trick is bankrupt (RT19, RT20)."""
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

    def report(self, ending: Ending) -> Result:
        return {
            "ending": ending,
            "start": self.start,
            "winner": self.gambler if self.gambler >= 0 else None,
            "before": list(self.before),
            "cards": self._shown(),
            "pot": self.pot,
            "chips": self.chips[:],
            "tricks": self.won[:],
            "lines": [{"seat": s, "reason": why, "points": n} for s, why, n in self.lines],
            "change": list(map(sub, self.scores, self.before)),
        }

    def _shown(self) -> list[str | None]:
        """The card of each seat that its declaration turned up."""
        return [
            CODES[card] if self.declared >> seat & 1 else None
            for seat, card in enumerate(self.lots)
        ]

    # Text

    def text(self, move: int) -> str:
        if self.phase == BETTING:
            return "fold" if move else "bet"
        if self.phase == PLAY:
            return f"play:{CODES[move]}"
        return f"{PHASES[self.phase]}:{move}"

    def move(self, text: str) -> int:
        verb, _, rest = text.partition(":")
        if text in ("bet", "fold"):
            phase, move = BETTING, FOLD if text == "fold" else BET
        elif verb == "play":
            phase, move = PLAY, COLOURS.card(rest)
        elif verb in VERBS and rest in ("0", "1", "2", "3", "4", "5", "6"):
            phase, move = VERBS[verb], int(rest)
        else:
            raise Refusal("not-an-action", action=text)
        if phase != self.phase:
            raise Refusal("not-legal", action=text)
        return move

    def refuse(self, move: int) -> tuple[str, dict[str, str | int]]:
        if self.phase == PREDICTION:
            return "not-a-bettor", {}
        if self.phase == THEFT:
            return "no-stack-card", {}
        if not self.held[self.turn] >> move & 1:
            return "not-in-hand", {}
        return "must-follow-colour", {}

    # Knowledge

    def blank(self, seat: int) -> None:
        """Not even the owner can tell which card a declaration will turn up (RT3)."""
        self.lots = tuple(
            card if self.declared >> s & 1 else -1 for s, card in enumerate(self.lots)
        )

    def complete(self, rng: Random) -> None:
        lots = list(self.lots)
        for seat, card in enumerate(lots):
            if card < 0:
                cards = cards_of(self.held[seat])
                lots[seat] = cards[int(rng.random() * len(cards))]
        self.lots = tuple(lots)

    # The table

    def trick(self, number: int) -> list[tuple[int, int]]:
        """The seats and cards of a trick, in order; the first trick is number 0."""
        size = self.bettors.bit_count()
        seat, cards = self.leaders[number], []
        for card in self.played[size * number : size * number + size]:
            cards.append((seat, card))
            seat = self.next_bettor[seat]
        return cards

    def picture(self, view: View[int]) -> Table:
        tricks = [self._trick_picture(n) for n in range(len(self.leaders))]
        current = tricks.pop() if self.phase == PLAY else None
        for n, trick in enumerate(tricks):
            trick["winner"] = self.leaders[n + 1] if n + 1 < len(self.leaders) else self.winner
        if self.phase == THEFT:
            current = tricks[-1]
        shown = self._shown()
        bettors = [s for s in self._from_start() if self.bettors >> s & 1]
        return {
            "phase": PHASES[self.phase],
            "counts": [view.count(s) for s in range(self.seats)],
            "start": self.start,
            "declared": [self._declaration(s) for s in range(self.seats)],
            "cards": shown,
            "card_points": [
                RANK[lot] if card else None for lot, card in zip(self.lots, shown, strict=True)
            ],
            "bettors": bettors,
            "leader": bettors[0] if self.next_bettor else None,
            "stakes": self._stakes(view.seat),
            "pot": self.pot,
            "chips": list(self.chips),
            "stacks": list(self.stacks),
            "centre": self._free_stack_cards(),
            "won": list(self.won),
            "captured": self.captured if self.phase == THEFT else 0,
            "trick": current or {"leader": None, "cards": []},
            "tricks": tricks,
            "led": COLOURS.suits[COLOURS.suit_of[self.best]]
            if self.follow and self.phase == PLAY
            else None,
        }

    def _from_start(self) -> list[int]:
        """The seats clockwise from the start player."""
        return [(self.start + i) % self.seats for i in range(self.seats)]

    def _declaration(self, seat: int) -> Declaration | None:
        if not self.declared >> seat & 1:
            return None
        return "bet" if self.bettors >> seat & 1 else "fold"

    def _stakes(self, seat: int) -> Stakes | None:
        """What this seat can win and lose by its declaration, while it is to declare."""
        if self.phase != BETTING or self.turn != seat:
            return None
        points = [RANK[card] for card in cards_of(self.held[seat])]
        rivals = self.bettors.bit_count() + self.seats - self.declared.bit_count() - 1
        need = self.target
        return {
            "low": min(points),
            "high": max(points),
            "reach": 0 if need is None else sum(self.scores[seat] + n >= need for n in points),
            "of": len(points),
            "alone": rivals == 0,
            "predicts": rivals >= 2,
        }

    def _trick_picture(self, number: int) -> Trick:
        return {
            "leader": self.leaders[number],
            "cards": [{"seat": s, "card": CODES[c]} for s, c in self.trick(number)],
        }


ACTS = {
    BETTING: SevensHeaven._declare,
    PREDICTION: SevensHeaven._predict,
    THEFT: SevensHeaven._steal,
}
