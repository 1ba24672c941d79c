"""Ring of Sevens (七の輪): Sevens on chains of rings, with score cards and two winners, R1–R29.

Moves are ints. A card (0…51) is played, or swapped for the Joker. JOKER + n lays the Joker on place
n of PLACES. PASS and DROP are the others. A hand (`held`) includes the seat's score cards. `live`
holds the hand cards proper, which follow from the board. It excludes the cards that are out, score
cards (the twin fills their place) and the Joker, which no seat has to play (R25).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, ClassVar, Literal, NamedTuple

from ...game import Game
from ...mechanics.cards import FRENCH, FRENCH_JOKER, Pack, PackName, cards_of, mask_of
from ...mechanics.runs import (
    FIELD,
    JOKER_PLACE,
    LAYING,
    LINK,
    ODD,
    PLACE_NAMES,
    PLACES,
    REVERSE,
    SEVENS,
    Zone,
    beyond_joker,
    joker_on,
    ready,
    twins,
)
from ...options import Option, Settings

if TYPE_CHECKING:
    from .schema import Event

JOKER = 52
PASS, DROP, OUT = 70, 71, 72  # OUT is not a move: it appears only in the history
JOKER_BIT = 1 << JOKER
EVERYBODY = 0b111111

ENDED, PLAY = range(2)
IN, GONE_OUT, DROPPED = range(3)


POINTS = {9: 5, 5: 5, 11: 3, 3: 3, 13: 1, 1: 1, 0: 1}  # points of a score card by rank (R9, R25)
VALUE = tuple(POINTS.get(rank, 0) for rank in FRENCH_JOKER.rank_of)
FIRST_OF_TWINS = FRENCH.suit_masks[0] | FRENCH.suit_masks[1]  # spades and hearts (R11)
FIVES, THREES, ONES = (mask_of(c for c in range(53) if VALUE[c] == v) for v in (5, 3, 1))
RED, BLACK = FIELD


def points_of(cards: int) -> int:
    """Return the total points of score cards."""
    fives, threes = (cards & FIVES).bit_count(), (cards & THREES).bit_count()
    return 5 * fives + 3 * threes + (cards & ONES).bit_count()


# The payer, the payee, and whether the payee is the small winner, the big one or both (R18, R19).
Payment = tuple[int, int, Literal["big", "small", "alone"]]


class Ending(NamedTuple):
    """The end of a deal: the previous totals, and the results of the score cards (R14–R20)."""

    before: tuple[int, ...]
    ranking: list[int]
    points: list[int]
    big_winner: int
    small_loser: int | None
    payments: list[Payment]


class Moves(dict[int, tuple[int, ...]]):
    """Cached moves: one of a set of playable cards, after fixed moves that come first."""

    def __init__(self, *first: int) -> None:
        self.first = first

    def __missing__(self, cards: int) -> tuple[int, ...]:
        return self.setdefault(cards, (*self.first, *cards_of(cards)))


PLAYS, PASS_OR_PLAYS = Moves(), Moves(PASS)


@lru_cache
def next_seats(states: tuple[int, ...]) -> tuple[int, ...]:
    """Return for every seat the next seat clockwise that is in; -1 if at most one is in."""
    seats = len(states)
    if states.count(IN) < 2:
        return (-1,) * seats
    return tuple(
        next(t % seats for t in range(s + 1, s + seats + 1) if states[t % seats] == IN)
        for s in range(seats)
    )


class RingOfSevens(Game[int]):
    """A position of Ring of Sevens."""

    id: ClassVar[str] = "ring-of-sevens"
    version: ClassVar[int] = 1
    pack_name: ClassVar[PackName] = "french"
    seat_range: ClassVar[tuple[int, int, int]] = (3, 6, 4)
    options: ClassVar[tuple[Option, ...]] = (
        Option("cycles", ("one", 1, 2, 3), 2, length=True, suggested=1),
        Option("joker", (False, True), False),
        Option("link", (False, True), False),
        Option("reverse", (False, True), False),
        Option("open", (False, True), False),
    )
    end_phase: ClassVar[int] = ENDED
    initial: ClassVar[int] = 50  # R21
    derived: ClassVar[frozenset[str]] = frozenset({"next_seat", "ready", "rules", "shown"})
    mutable: ClassVar[frozenset[str]] = frozenset({"history", "live_after_turn", "passes"})
    log: list[Event] | None

    __slots__ = (
        "dropouts", "history", "live", "live_after_turn", "marks", "next_seat", "passes", "ranked",
        "ready", "rules", "sevens", "shown", "start", "states",
    )  # fmt: skip

    @property
    def deal_winners(self) -> set[int]:
        """The small and the big winner (R16)."""
        ending: Ending = self.ending
        return {ending.ranking[0], ending.big_winner}

    def __init__(self, seats: int, settings: Settings, first: int) -> None:
        super().__init__(seats, settings, first)
        self.start = (first - 1) % seats
        self.rules = LINK * bool(settings["link"]) | REVERSE * bool(settings["reverse"])
        self.shown = bool(settings["open"])  # whether score cards are public at once (R29)
        self._clear()

    def _clear(self) -> None:
        self.live = 0  # all hand cards: not out, not score cards, not the Joker
        self.marks = 0  # the rest of the board: the Joker's place, and the cards it connected (R23)
        self.ready = 0  # the cards that may be played now
        self.passes: list[int] = []
        self.sevens: tuple[int, ...] = ()  # the 7s that each seat laid out
        self.states = (IN,) * self.seats
        self.next_seat = next_seats(self.states)  # for every seat the next seat that is in
        self.ranked: tuple[int, ...] = ()  # seats that went out, in order
        # Seats that dropped out, in order: seat, cards laid, card lost or -1.
        self.dropouts: tuple[tuple[int, int, int], ...] = ()
        self.live_after_turn: list[int] = []  # by seat, which then held part of it (R10)
        self.history: list[int] = []  # seat << 7 | move, in order

    @classmethod
    def pack_for(cls, settings: Settings) -> Pack:
        return FRENCH_JOKER if settings["joker"] else FRENCH

    @property
    def deals(self) -> int | None:
        cycles = self.settings["cycles"]
        return 1 if cycles == "one" else int(cycles) * self.seats

    # Deal (R1–R3)

    def deal(self, order: Sequence[int], chance_seed: str | None) -> None:
        seats = self.seats
        self._clear()
        self.start = (self.start + 1) % seats
        hands = [mask_of(order[(s - self.start) % seats :: seats]) for s in range(seats)]
        self.sevens = tuple(hand & SEVENS for hand in hands)
        self.start_deal([hand & ~SEVENS for hand in hands])
        self.passes = [3 + sevens.bit_count() for sevens in self.sevens]
        self.live = FRENCH.full & ~SEVENS
        self.live_after_turn = [self.live] * seats
        self.ready = ready(self.rules, self.board())
        self.phase = PLAY
        self.turn = self.start
        if self.log is not None:
            self.log.append({"type": "deal", "deal": self.deal_no, "start": self.start})
            for seat, sevens in enumerate(self.sevens):
                if sevens:
                    cards = FRENCH.spell(sevens)
                    self.log.append({"type": "sevens", "seat": seat, "cards": cards})

    def derive(self) -> None:
        self.next_seat = next_seats(self.states)
        self.ready = ready(self.rules, self.board())

    # Moves (R7, R8, R22, R24)

    def legal(self) -> Sequence[int]:
        seat: int = self.turn
        held = self.held[seat]
        cards = held & self.ready
        moves = (PASS_OR_PLAYS if self.passes[seat] else PLAYS)[cards & RED] + PLAYS[cards & BLACK]
        if held >= JOKER_BIT:
            moves += tuple(JOKER + n for n, place in enumerate(PLACES) if place & self.ready)
        return moves or (DROP,)

    def play(self, move: int) -> None:
        seat: int = self.turn
        self.history.append(seat << 7 | move)
        if move < JOKER:
            if self.log is not None:
                self.log.append({"type": "play", "seat": seat, "card": FRENCH.codes[move]})
            bit, rest, zone, cards, others = LAYING[self.rules][move]
            held = self.held[seat] = self.held[seat] ^ bit
            live = self.live = self.live & rest
            if self.marks:
                self._update_joker(seat, move, zone)
            else:
                self.ready = self.ready & others | zone[live & cards]
            if self.shown:
                self._show_score_cards(twins(bit & ODD))
            if not held & live:
                self._go_out(seat)
        elif move == PASS:
            self.passes[seat] -= 1
            live = self.live
            if self.log is not None:
                self.log.append({"type": "pass", "seat": seat, "left": self.passes[seat]})
        else:
            self._drop_out(seat) if move == DROP else self._lay_joker(seat, move - JOKER)
            live = self.live
        self.live_after_turn[seat] = live
        seat = self.next_seat[seat]
        if seat >= 0 and self.held[seat] & live:
            self.turn = seat
        else:
            self._start_turn(seat)

    def _start_turn(self, seat: int) -> None:
        """Start a seat's turn, unless it holds no hand card and goes out instead (R10)."""
        while seat >= 0 and not self.held[seat] & self.live:
            self._go_out(seat)
            seat = self.next_seat[seat]
        if seat >= 0:
            self.turn = seat
        else:
            self._end_deal()

    def board(self) -> int:
        """Return the board as packed by mechanics/runs.py."""
        return FRENCH.full ^ self.live ^ self.marks

    # The Joker (R22–R25)

    def _lay_joker(self, seat: int, place: int) -> None:
        if self.log is not None:
            self.log.append({"type": "joker", "seat": seat, "place": PLACE_NAMES[place]})
        self.held[seat] ^= JOKER_BIT
        self.knows = tuple(known & ~JOKER_BIT for known in self.knows)
        self.marks |= PLACES[place] * JOKER_PLACE
        self.ready = ready(self.rules, self.board())

    def _update_joker(self, seat: int, card: int, zone: Zone) -> None:
        """Update the Joker after a card is played on its place (R24) or beyond it (R23)."""
        place = joker_on(self.marks)
        if place >> card & 1:
            if self.log is not None:
                name = PLACE_NAMES[PLACES.index(place)]
                self.log.append({"type": "swap", "seat": seat, "place": name})
            self.marks ^= place * JOKER_PLACE
            self.held[seat] |= JOKER_BIT
            self.knows = tuple(known | JOKER_BIT for known in self.knows)
        elif place:
            self.marks |= beyond_joker(card, self.rules, self.board() ^ 1 << card)
        self.ready = self.ready & ~zone.cards | zone[(self.live ^ self.marks) & zone.share]

    # Going out, dropping out (R10–R13)

    def _set_state(self, seat: int, state: int) -> None:
        self.states = (*self.states[:seat], state, *self.states[seat + 1 :])
        self.next_seat = next_seats(self.states)
        self.sees = (*self.sees[:seat], EVERYBODY, *self.sees[seat + 1 :])  # score cards are shown

    def _show_score_cards(self, cards: int) -> None:
        """Show new score cards if score cards are open (R29)."""
        if not cards:
            return
        self.knows = tuple(known | cards for known in self.knows)
        for seat, held in enumerate(self.held):
            if held & cards and self.log is not None:
                shown = FRENCH.spell(held & cards)
                self.log.append({"type": "score", "seat": seat, "cards": shown})

    def _go_out(self, seat: int) -> None:
        self.history.append(seat << 7 | OUT)
        self.ranked += (seat,)
        self._set_state(seat, GONE_OUT)
        if self.log is not None:
            cards, rank = self.pack.spell(self.held[seat]), len(self.ranked)
            self.log.append({"type": "out", "seat": seat, "rank": rank, "cards": cards})

    def _drop_out(self, seat: int) -> None:
        laid = self._lay_hand(seat)
        self.ready = ready(self.rules, self.board())
        score = cards_of(self.held[seat])
        lost = max(score, key=VALUE.__getitem__, default=-1)  # the first of equals (R12)
        if score:
            self.held[seat] ^= 1 << lost
        self.dropouts += ((seat, laid, lost),)
        self._set_state(seat, DROPPED)
        if self.log is not None:
            self.log.append(
                {
                    "type": "drop",
                    "seat": seat,
                    "laid": FRENCH.spell(laid),
                    "cards": [self.pack.codes[card] for card in score],
                    "lost": self.pack.codes[lost] if score else None,
                }
            )

    def _lay_hand(self, seat: int) -> int:
        """Lay out a hand, connected or not, keep the score cards (R11), and return the cards laid.

        Of twins the first is laid. A card whose place the Joker fills becomes a score card (R25).
        Only the last seat in can hold such a card, because a dropout could have swapped it.
        """
        hand = self.held[seat] & self.live & ~joker_on(self.marks)
        laid = hand & ~twins(hand & ODD & FIRST_OF_TWINS)
        taken = laid | twins(laid & ODD)
        self.held[seat] ^= laid
        self.live &= ~(taken | self.held[seat])
        if self.shown:
            self._show_score_cards(taken & ~laid & ~self.held[seat])
        return laid

    # End of a deal (R14–R21)

    def _end_deal(self) -> None:
        last = self.states.index(IN)
        laid = self._lay_hand(last)
        if self.log is not None:
            lay, cards = FRENCH.spell(laid), self.pack.spell(self.held[last])
            self.log.append({"type": "settle", "seat": last, "laid": lay, "cards": cards})
        self.sees = (EVERYBODY,) * self.seats
        dropouts = [seat for seat, _, _ in self.dropouts]
        ranking = [*self.ranked, last, *dropouts[::-1]]  # R15
        points = [points_of(held) for held in self.held]
        big = max(ranking[:-1], key=points.__getitem__)  # of equals the better ranked seat (R16)
        between = [seat for seat in ranking[1:-1] if seat != big]
        small_loser = between[-1] if between and big != ranking[0] else None  # R17, R20
        payments = self._payments(ranking, big, small_loser)
        scores = list(self.scores)
        for payer, winner, _ in payments:
            scores[payer] -= points[winner]
            scores[winner] += points[winner]
        ending = Ending(self.scores, ranking, points, big, small_loser, payments)
        self.finish_deal(ending, scores)
        if self.deal_no == self.deals:  # R21
            best = max(self.scores)
            self.finish_match([s for s, score in enumerate(self.scores) if score == best])

    @staticmethod
    def _payments(ranking: list[int], big: int, small_loser: int | None) -> list[Payment]:
        """Return the payments: each sum is the payee's own points (R18–R20)."""
        small, last = ranking[0], ranking[-1]
        if small == big:
            return [(payer, small, "alone") for payer in ranking[1:]]
        return [(last, big, "big"), (last if small_loser is None else small_loser, small, "small")]
