"""Upside Down (アップサイドダウン): climbing with a reversible order of ranks, rules U1–U15, X1–X3.

A move is the set of cards played or given; 0 is a pass. Places: the hands, then, in a deal with an
exchange, the gifts of the winner and of the second winner until both are given.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, ClassVar, Literal

from ...errors import Refusal
from ...game import Game
from ...mechanics.cards import SEVEN, Pack, PackName, cards_of, mask_of
from ...mechanics.climbing import ACE, KINDS, KING, ONLY_PASS, PATTERNS, TURNS, answers, openings
from ...options import Option, Settings, Value

if TYPE_CHECKING:
    from .schema import Die, Event, Title

COIN_7 = 1 << SEVEN.card("C7")
DIE: tuple[Die, Die] = (6, 1)  # shown when high ranks are strong, and when low ones are
POINTS: dict[Title, int] = {"winner": 3, "second-winner": 1, "loser": -1}  # U15

ENDED, EXCHANGE, PLAY = range(3)


@cache
def limits_of(end: Value) -> tuple[int | None, int | None]:
    """Return the number of deals, and of points, that ends a match with this option `end`.

    >>> limits_of("deals-5"), limits_of("points-10"), limits_of("endless")
    ((5, None), (None, 10), (None, None))
    """
    kind, _, number = str(end).partition("-")
    return int(number) if kind == "deals" else None, int(number) if kind == "points" else None


class UpsideDown(Game[int]):
    """A position of Upside Down."""

    id: ClassVar[str] = "upside-down"
    version: ClassVar[int] = 1
    pack_name: ClassVar[PackName] = "seven"
    seat_range: ClassVar[tuple[int, int, int]] = (3, 6, 4)
    options: ClassVar[tuple[Option, ...]] = (
        Option(
            "end",
            (
                *("deals-1", "deals-3", "deals-5", "deals-10"),
                *("points-5", "points-10", "points-15", "endless"),
            ),
            "deals-5",
            length=True,
        ),
        Option("points", ("standard", "none"), "standard"),
        Option("titles", ("winner", "daifugo"), "winner"),
    )
    end_phase: ClassVar[int] = ENDED
    carried: ClassVar[tuple[str, ...]] = ("ranking",)
    trick_starts: ClassVar[frozenset[str]] = frozenset({"start"})
    hidden_verbs: ClassVar[frozenset[str]] = frozenset({"give"})
    score_unit: ClassVar[Literal["points", "place"]] = "place"
    mutable: ClassVar[frozenset[str]] = frozenset({"acts", "rounds"})
    log: list[Event] | None

    __slots__ = (
        "acts", "dealer", "gave", "low", "next_seat", "out", "pairs", "ranking", "rounds", "shown",
        "starter", "took", "top",
    )  # fmt: skip

    def __init__(self, seats: int, settings: Settings, first: int) -> None:
        super().__init__(seats, settings, first)
        self.dealer = first
        self.ranking: tuple[int, ...] = ()  # the seats in finishing order of the previous deal
        self._clear()

    def _clear(self) -> None:
        self.low = 0  # 1 when low ranks are strong: an index into DIE
        self.top = 0  # the play to beat; 0 when the next one starts a round
        self.starter = 0  # the seat that starts when passes bring the turn to it (U6, U12, U13)
        self.next_seat = tuple((s + 1) % self.seats for s in range(self.seats))  # still in
        self.out: tuple[int, ...] = ()  # seats gone out, in order
        self.acts: list[tuple[int, int]] = []  # every play and pass, with its seat
        self.rounds: list[int] = []  # index into `acts` at which each round begins
        self.shown = 0  # cards that all seats know to be in a hand
        # The exchange: giver, taker and number of cards. The giver took `took` from the taker, who
        # did not see it. The taker got `gave`, which both see.
        self.pairs: tuple[tuple[int, int, int], ...] = ()
        self.took: tuple[int, ...] = ()
        self.gave: tuple[int, ...] = ()

    @classmethod
    def pack_for(cls, settings: Settings) -> Pack:
        return SEVEN

    @property
    def deals(self) -> int | None:
        return limits_of(self.settings["end"])[0]

    @property
    def target(self) -> int | None:
        return limits_of(self.settings["end"])[1]

    @classmethod
    def check(cls, settings: Settings) -> None:
        if settings["points"] == "none" and str(settings["end"]).startswith("points"):
            raise Refusal("points-without-score")

    # Deal (U2, X1)

    def deal(self, order: Sequence[int], chance_seed: str | None) -> None:
        seats = self.seats
        self._clear()
        if self.ranking:
            self.dealer = self.ranking[-1]
        eldest = (self.dealer + 1) % seats
        self.start_deal([mask_of(order[(s - eldest) % seats :: seats]) for s in range(seats)])
        if self.log is not None:
            self.log.append({"type": "deal", "deal": self.deal_no, "dealer": self.dealer})
        if self.ranking:
            self._take(order, eldest)
            self.excluded = [0] * len(self.held)
            return
        starter = next(s for s, hand in enumerate(self.held) if hand & COIN_7)
        if self.log is not None:
            self.log.append({"type": "show", "seat": starter, "card": SEVEN.join(COIN_7)})
        self._show(COIN_7)
        self.phase = PLAY
        self._start(starter)

    def _show(self, cards: int) -> None:
        """Make public which seat holds these cards."""
        self.shown |= cards
        self.knows = tuple(known | cards for known in self.knows)

    # Exchange (X2, X3)

    def _take(self, order: Sequence[int], eldest: int) -> None:
        """Move the losers' first dealt cards to the winners; the losers never see them."""
        ranking, seats = self.ranking, self.seats
        self.pairs = ((ranking[0], ranking[-1], 3),)
        if seats >= 4:
            self.pairs += ((ranking[1], ranking[-2], 1),)
        for giver, taker, count in self.pairs:
            cards = mask_of(order[(taker - eldest) % seats :: seats][:count])
            self.held[taker] ^= cards
            self.held[giver] |= cards
            self.took += (cards,)
            if self.log is not None:
                self.log.append({"type": "take", "seat": giver, "source": taker, "count": count})
        self.held += [0] * len(self.pairs)
        self.sees += tuple(1 << giver for giver, _, _ in self.pairs)
        self.phase = EXCHANGE
        self.turn = ranking[0]

    def _give(self, cards: int) -> None:
        seat, seats = self.turn, self.seats
        number = 0 if seat == self.pairs[0][0] else 1
        self.move_hidden(cards, seat, seats + number)
        if self.log is not None:
            _, taker, count = self.pairs[number]
            self.log.append({"type": "give", "seat": seat, "to": taker, "count": count})
        if number + 1 < len(self.pairs):
            self.turn = self.pairs[number + 1][0]
            return
        self.gave = tuple(self.held[seats:])
        for place, (_, taker, _) in enumerate(self.pairs, seats):
            self.move_hidden(self.held[place], place, taker)
        if self.log is not None:
            self.log.append({"type": "exchange"})
        self.phase = PLAY
        self._start(self.dealer)

    def gift_size(self) -> int:
        return next(count for giver, _, count in self.pairs if giver == self.turn)

    # Moves

    def legal(self) -> Sequence[int]:
        hand = self.held[self.turn]
        if self.phase == EXCHANGE:
            return _choices(hand, self.gift_size())
        moves = answers(hand, self.top, self.low) if self.top else openings(hand)
        if moves is ONLY_PASS or hand not in TURNS[self.low]:
            return moves
        return [move for move in moves if move != hand] or ONLY_PASS  # U11

    def play(self, move: int) -> None:
        if self.phase == EXCHANGE:
            self._give(move)
            return
        seat: int = self.turn
        self.acts.append((seat, move))
        if not move:
            turn = self.next_seat[seat]
            if self.log is not None:
                self.log.append({"type": "pass", "seat": seat})
            if turn == self.starter:
                self._come_round(turn)
            else:
                self.turn = turn
            return
        hand = self.held[seat] ^ move
        self.held[seat] = hand
        self.top = move
        if self.log is not None:
            cards, kind = SEVEN.spell(move), KINDS[PATTERNS[move].kind]
            self.log.append({"type": "play", "seat": seat, "cards": cards, "kind": kind})
        if not hand:
            self._go_out(seat)
            return
        self.starter = seat
        if move in TURNS[self.low]:
            self._turn_die(seat, move)
        else:
            self.turn = self.next_seat[seat]

    # Rounds (U3–U6)

    def _start(self, seat: int) -> None:
        """Start a round."""
        self.top = 0
        self.turn = seat
        self.starter = self.next_seat[seat]
        self.rounds.append(len(self.acts))
        if self.log is not None:
            self.log.append({"type": "start", "seat": seat})

    def _come_round(self, seat: int) -> None:
        """Handle the turn's return after passes (U6), or after a forced pass at the start (U12)."""
        if self.top:
            self._start(seat)
            return
        self._show(ACE if self.low else KING)  # the only card that forces a pass at the start
        self.turn = seat
        if self.log is not None:
            self.log.append({"type": "start", "seat": seat})

    def _turn_die(self, seat: int, move: int) -> None:
        """Turn the die; the round ends or goes on (U7–U10)."""
        ends = TURNS[self.low][move]
        self.low ^= 1
        if self.log is not None:
            self.log.append({"type": "die", "shows": DIE[self.low], "ends": ends})
        if ends:
            self._start(seat)
        else:
            self.turn = self.next_seat[seat]

    # Going out (U13, U14)

    def _go_out(self, seat: int) -> None:
        heir = self.next_seat[seat]
        self.out += (seat,)
        self.next_seat = tuple(heir if s == seat else s for s in self.next_seat)
        if self.log is not None:
            self.log.append({"type": "out", "seat": seat, "place": len(self.out)})
        if self.next_seat[heir] == heir:
            self._score((*self.out, heir))
        else:
            self.turn = self.starter = heir

    # Score (U15)

    def _score(self, ranking: tuple[int, ...]) -> None:
        self.ranking = ranking
        self.sees = ((1 << self.seats) - 1,) * len(self.held)
        totals = list(self.scores)
        for seat, won in zip(ranking, self.points(), strict=True):
            totals[seat] += won
        self.finish_deal(ranking, totals)
        best, target = max(totals), self.target
        if self.deal_no == self.deals or (target is not None and best >= target):
            self.finish_match([s for s, total in enumerate(totals) if total == best])

    @property
    def deal_points(self) -> Sequence[int]:
        """The points of U15, with the option `points` off, too."""
        points = points_for(self.seats)
        return [points[self.ranking.index(seat)] for seat in range(self.seats)]

    def _places(self, change: Sequence[int]) -> list[int]:
        return [1 + self.ranking.index(seat) for seat in range(self.seats)]

    def points(self) -> tuple[int, ...]:
        """Return the points of the places, from the first to the last."""
        return (
            points_for(self.seats) if self.settings["points"] == "standard" else (0,) * self.seats
        )


def titles_for(seats: int) -> list[Title]:
    """Return the titles of the seats, from the first out to the one left with cards (U14)."""
    if seats == 3:
        return ["winner", "commoner", "loser"]
    middle: list[Title] = ["commoner"] * (seats - 4)
    return ["winner", "second-winner", *middle, "second-loser", "loser"]


@cache
def points_for(seats: int) -> tuple[int, ...]:
    """Return the standard points of the places, from the first to the last (U15).

    >>> points_for(4)
    (3, 1, 0, -1)
    """
    return tuple(POINTS.get(title, 0) for title in titles_for(seats))


def _choices(cards: int, count: int) -> list[int]:
    """Return every choice of `count` of these cards, built card by card."""
    chosen: list[list[int]] = [[0], *([] for _ in range(count))]
    for card in cards_of(cards):
        for size in range(count, 0, -1):
            chosen[size] += [before | 1 << card for before in chosen[size - 1]]
    return chosen[count]
