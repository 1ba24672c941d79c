"""Seven Bridge (セブンブリッジ): rummy with pon and chi, rules B1–B21 and B40.

Moves are ints. A card is its discard. DRAW, PASS and LAY_ALL are as named; LAY_ALL + 1 + c lays
off all cards but c, which is discarded. From LAY on, `laying` lays a face on the meld in a place.
MELD + m lays out meld m; CHI + m and PON + m do so with the claimed discard.
Places: the hands, then the stock. Melds and the discard pile are public.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import add
from random import Random
from typing import TYPE_CHECKING, ClassVar, Literal, NamedTuple, Self

from ...game import Game
from ...mechanics.batches import Batches, first_batch
from ...mechanics.cards import FRENCH, FRENCH_JOKER, Pack, PackName, cards_of, mask_of, shuffled
from ...mechanics.melds import (
    CARD_OF,
    CARDS,
    FITS,
    GROWN,
    JOKER,
    JOKER_BIT,
    KINDS,
    MELDS,
    RANKS,
    SEVENS,
    SUITS,
    all_laid_off,
    groups_with,
    melds_in,
    out_of_reach,
    runs_with,
    stands_for,
)
from ...options import Option, Settings

if TYPE_CHECKING:
    from .schema import Event, Finish, Laying, Meld, StandsFor

DRAW, PASS, LAY_ALL = 53, 54, 55
FACES = 128  # an upper bound
LAY = 128
MELD, CHI, PON = 1 << 13, 2 << 13, 3 << 13
# Parts of an entry of `history`: the move, its seat and, from bit DRAWN on, the card drawn plus 1.
MOVE, SEAT, DRAWN = (1 << 15) - 1, 15, 18
JUST_DRAW: tuple[int, ...] = (DRAW,)

UNCLAIMED = (-1, -1)

ENDED, START, ASKED, PLAY, CLAIMED = range(5)

PACK = FRENCH_JOKER
SPECIAL = SEVENS | JOKER_BIT
PIPS = tuple(10 if rank in (1, 11, 12, 13) else rank for rank in PACK.rank_of)
SEVEN_FACTOR, JOKER_FACTOR, CONCEALED_FACTOR = 2, 5, 2  # B16, option concealed
ALL_LAID_OFF = -50
# The cards of the suit within two ranks of a card: a chi needs some of them.
# A discarded Joker cannot be claimed (B14).
NEAR = (
    *(
        mask_of(c for c in range(card - 2, card + 3) if c != card and c in cards_of(SUITS[suit]))
        for card, suit in enumerate(PACK.suit_of[:JOKER])
    ),
    0,
)
# The cards of which a pon needs two.
USEFUL = (*(RANKS[rank] & ~(1 << c) | JOKER_BIT for c, rank in enumerate(PACK.rank_of[:JOKER])), 0)


def laying(place: int, face: int) -> int:
    """Return the move that lays a face on the meld in a place."""
    return LAY + FACES * place + face


def seen_history(history: list[int], seat: int) -> list[int]:
    """Return a history without the cards that others drew and without their declined pons."""
    public = (1 << DRAWN) - 1
    return [
        one if one >> SEAT & 7 == seat else one & public
        for one in history
        if one & MOVE != PASS or one >> SEAT & 7 == seat
    ]


def place_of(move: int) -> int:
    """Return the place of the meld on which a move lays off."""
    return (move - LAY) // FACES


def face_of(move: int) -> int:
    """Return the face that a move lays off."""
    return (move - LAY) % FACES


def meld_of(move: int) -> int:
    """Return the meld that a move lays out, with or without a claim."""
    return move % MELD


def worth(hand: int) -> int:
    """Return the penalty points of a hand (B16)."""
    pips = sum(PIPS[card] for card in cards_of(hand))
    factor: int = SEVEN_FACTOR ** (hand & SEVENS).bit_count()
    return pips * factor * (JOKER_FACTOR if hand & JOKER_BIT else 1)


class Ending(NamedTuple):
    """The end of a deal: the seat that is out, how, and the seat that pays (responsibility)."""

    out: int | None
    how: Finish | Literal["drawn"]
    responsible: int | None


class SevenBridge(Game[int]):
    """A position of Seven Bridge."""

    id: ClassVar[str] = "seven-bridge"
    version: ClassVar[int] = 1
    pack_name: ClassVar[PackName] = "french"
    seat_range: ClassVar[tuple[int, int, int]] = (2, 6, 4)
    options: ClassVar[tuple[Option, ...]] = (
        Option("deals", (1, 3, 5, 10), 10, length=True, suggested=5),
        Option("joker", (True, False), True),
        Option("last_discard", ("required", "free"), "required"),
        Option("no_special_finish", (False, True), False),
        Option("concealed", (True, False), True),
        Option("all_lay_off", (True, False), True),
        Option("responsibility", (False, True), False),
        Option("first_round_pon", (True, False), True),
        Option("meld_after_claim", (False, True), False),
    )
    end_phase: ClassVar[int] = ENDED
    lowest_wins: ClassVar[bool] = True
    rare_actions: ClassVar[tuple[str, ...]] = ("chi:H7.X0=H6", "lay:X0=H6@1")
    mutable: ClassVar[frozenset[str]] = frozenset({"claimed", "history", "melds", "owners", "pile"})
    log: list[Event] | None

    __slots__ = (
        "batches", "claimed", "concealed", "dealer", "drawn", "fits", "fresh", "giver", "history",
        "known", "melds", "owners", "pile", "progress", "queue", "recyclings", "steps", "stock",
        "thrower",
    )  # fmt: skip

    def __init__(self, seats: int, settings: Settings, first: int) -> None:
        super().__init__(seats, settings, first)
        self.dealer = (first - 1) % seats
        self._clear()

    def _clear(self) -> None:
        self.stock: tuple[int, ...] = ()  # in the order after the last shuffle …
        self.drawn = 0  # … of which this many have been drawn
        self.recyclings = 0
        self.history: list[int] = []  # the moves in order; see MOVE
        self.progress = False  # a meld, lay-off or claim since the last recycling (B40)
        self.batches: Batches | None = None  # None before the first recycling
        self.known = 0  # in a view: the cards whose places its seat knows
        self.pile: list[tuple[int, int]] = []  # discards: card and seat
        self.thrower = -1  # the seat that discarded last
        self.melds: list[int] = []
        self.owners: list[int] = []  # by meld, the seat that laid it out
        self.claimed: list[tuple[int, int]] = []  # by meld, the claimed discard: card and seat
        self.fits = 0  # the cards that some meld takes
        self.steps = 0  # turns since the deal (B9)
        self.queue: tuple[int, ...] = ()  # seats with a pon after the seat to act
        self.fresh = -1  # the card drawn in this turn
        self.giver = -1  # the seat whose discard was claimed in this turn
        self.concealed = False  # whether going out in this turn may be concealed

    @classmethod
    def pack_for(cls, settings: Settings) -> Pack:
        return FRENCH_JOKER if settings["joker"] else FRENCH

    @property
    def deals(self) -> int:
        return int(self.settings["deals"])

    def clone(self) -> Self:
        new = super().clone()
        if self.batches:
            new.batches = self.batches.copy()
        return new

    # Deal (B1, B2)

    def deal(self, order: Sequence[int], chance_seed: str | None) -> None:
        self._clear()
        n = self.seats
        self.dealer = (self.dealer + 1) % n
        self.stock = tuple(order[7 * n :])
        hands = [mask_of(order[(s - self.dealer - 1) % n : 7 * n : n]) for s in range(n)]
        self.start_deal(hands, mask_of(self.stock))
        self.chance_seed = chance_seed
        self.phase = START
        self.turn = self.dealer
        if self.log is not None:
            self.log.append({"type": "deal", "deal": self.deal_no, "dealer": self.dealer})

    # Legal moves

    def legal(self) -> Sequence[int]:
        seat: int = self.turn
        hand = self.held[seat]
        if self.phase == START:
            return self._at_start(seat, hand)
        if self.phase == ASKED:
            return [PASS, *(PON + m for m in self._pons(hand))]
        moves = cards_of(hand)
        if self.phase == CLAIMED:
            return moves  # B12
        melds = melds_in(hand)
        if melds:
            moves += tuple([MELD + m for m in melds if self._may_play(hand, CARDS[m])])
        if hand & self.fits:
            if seat in self.owners:
                moves += self._lay_offs(hand)
            elif self.settings["all_lay_off"]:
                moves += self._lay_all_but(hand)
        return moves

    def _may_play(self, hand: int, cards: int) -> bool:
        """Return whether these cards may leave the hand other than as a discard.

        A discard must remain with which the seat may go out (B15). No card need remain if
        `last_discard` is free.
        """
        rest = hand & ~cards
        if rest & rest - 1:
            return True
        if not rest and self.settings["last_discard"] == "required":
            return False
        return not (self.settings["no_special_finish"] and (rest or cards) & SPECIAL)

    def _at_start(self, seat: int, hand: int) -> Sequence[int]:
        """Return the moves: draw (B3), claim the previous discard (B9), or lay all off."""
        moves = JUST_DRAW
        if self.steps >= self.seats:
            card = self.pile[-1][0]
            if hand & NEAR[card]:
                chis = self._claims(runs_with(card, hand), hand)
                moves += tuple([CHI + m for m in chis])
        if (
            hand & self.fits
            and seat not in self.owners
            and self.settings["all_lay_off"]
            and not self.banned(hand)
            and all_laid_off(self.melds, hand) is not None
        ):
            moves += (LAY_ALL,)
        return moves

    def _claims(self, melds: Sequence[int], hand: int) -> list[int]:
        """Return the melds with the discard that the rest of the hand allows."""
        card = 1 << self.pile[-1][0]
        return [m for m in melds if self._may_play(hand, CARDS[m] & ~card)]

    def _pons(self, hand: int) -> list[int]:
        """Return the groups that this hand can make with the discard (B10)."""
        return self._claims(groups_with(self.pile[-1][0], hand), hand)

    def _lay_offs(self, hand: int) -> tuple[int, ...]:
        """Return all lay-offs: each card on each meld that takes it (B8)."""
        return tuple(
            [
                laying(place, face)
                for place, m in enumerate(self.melds)
                if hand & FITS[m]
                for face in GROWN[m]
                if hand >> CARD_OF[face] & 1 and self._may_play(hand, 1 << CARD_OF[face])
            ]
        )

    def _lay_all_but(self, hand: int) -> tuple[int, ...]:
        """Return the discards with which all seven other cards can be laid off (all_lay_off)."""
        stuck = out_of_reach(self.melds, hand)
        if stuck & stuck - 1:
            return ()
        return tuple(
            LAY_ALL + 1 + card
            for card in cards_of(stuck or hand)
            if not self.banned(1 << card)
            and all_laid_off(self.melds, hand & ~(1 << card)) is not None
        )

    def banned(self, cards: int) -> bool:
        """Return whether no_special_finish bans these as the last cards to leave the hand."""
        return bool(self.settings["no_special_finish"] and cards & SPECIAL)

    # Play

    def play(self, move: int) -> None:
        seat: int = self.turn
        self.history.append(seat << SEAT | move)
        if move < DRAW:
            self._discard(seat, move)
        elif move == DRAW:
            self._draw(seat)
        elif move == PASS:
            self._pass()
        elif move < LAY:
            self._lay_all(seat, move - LAY_ALL - 1)
        elif move < MELD:
            self._lay_off(seat, place_of(move), face_of(move))
        elif move < CHI:
            self._lay_out(seat, meld_of(move), "meld")
        else:
            self._claim(seat, move)

    def _draw(self, seat: int) -> None:
        stock = self.seats
        if not self.held[stock] and not self._recycle():
            self._score(None, "drawn")
            return
        self.fresh = self.stock[self.drawn]
        self.history[-1] |= self.fresh + 1 << DRAWN
        card = 1 << self.fresh
        self.drawn += 1
        if self.batches:
            self.move_hidden(card, stock, seat)
            self.batches.draw(seat)
        else:  # no seat knows any card of the stock
            self.held[stock] ^= card
            self.held[seat] |= card
        self.phase = PLAY
        self.concealed = seat not in self.owners
        if self.log is not None:
            self.log.append({"type": "draw", "seat": seat})

    def _recycle(self) -> bool:
        """Make a new stock of the discards below the top one (B40); return False if none exists."""
        if len(self.pile) < 2 or (self.recyclings and not self.progress):
            return False
        self.recyclings += 1
        self.progress = False
        cards = [card for card, _ in self.pile[:-1]]  # the oldest on top
        if self.chance_seed is not None:
            cards = shuffled(cards, Random(f"{self.chance_seed}, reshuffle {self.recyclings}"))
        self.stock, self.drawn, self.pile = tuple(cards), 0, self.pile[-1:]
        stock = self.held[self.seats] = mask_of(cards)
        self.knows = tuple(known | stock for known in self.knows)
        if self.batches is None:
            self.batches = first_batch(self.pack.full, self.held[:-1])
        self.batches.recycle(stock)
        if self.log is not None:
            self.log.append({"type": "recycle", "cards": len(cards)})
        return True

    def _put_out(self, seat: int, cards: int) -> None:
        """Remove cards from a hand publicly."""
        self.held[seat] &= ~cards
        if self.batches:
            self.batches.put_out(seat, cards)

    def _discard(self, seat: int, card: int) -> None:
        self._put_out(seat, 1 << card)
        self.pile.append((card, seat))
        self.thrower = seat
        if self.log is not None:
            self.log.append({"type": "discard", "seat": seat, "card": PACK.codes[card]})
        if not self.held[seat]:
            self._go_out(seat)  # B14, B15
            return
        self.giver = self.fresh = -1
        asked = self.asked(card)
        if asked:
            self.phase, self.turn, self.queue = ASKED, asked[0], asked[1:]
        else:
            self.next_turn()

    def asked(self, card: int) -> tuple[int, ...]:
        """Return the seats with a legal pon of the discard, in the order of their decisions.

        The Joker's holder is first (B11), the others follow clockwise.
        """
        useful = USEFUL[card]
        holders = []
        for seat, hand in enumerate(self.held):
            usable = hand & useful
            if usable & usable - 1 and seat not in (self.thrower, self.seats) and self._pons(hand):
                holders.append(seat)
        if not holders:
            return ()
        if self.steps + 1 < self.seats and not self.settings["first_round_pon"]:
            return ()
        n, thrower = self.seats, self.thrower
        return tuple(
            sorted(holders, key=lambda s: (not self.held[s] & JOKER_BIT, (s - thrower) % n))
        )

    def _pass(self) -> None:
        if self.queue:
            self.turn, self.queue = self.queue[0], self.queue[1:]
        else:
            self.next_turn()

    def next_turn(self) -> None:
        """Start the turn of the seat after the one that discarded."""
        self.steps += 1
        self.turn = (self.thrower + 1) % self.seats
        self.phase = START

    # Melds

    def _lay_out(
        self, seat: int, m: int, type: Laying, claimed: tuple[int, int] = UNCLAIMED
    ) -> None:
        """Lay out a meld, perhaps with a claimed discard."""
        self._put_out(seat, self.held[seat] & CARDS[m])
        self.melds.append(m)
        self.owners.append(seat)
        self.claimed.append(claimed)
        self.fits |= FITS[m]
        self.progress = True
        if self.log is not None:
            self.log.append({"type": type, **self.meld_picture(len(self.melds) - 1)})
        if not self.held[seat]:
            self._go_out(seat)

    def _claim(self, seat: int, move: int) -> None:
        """Take the discard for a chi or a pon (B9–B13)."""
        claimed = self.pile.pop()
        self.giver = claimed[1]
        if move >= PON:
            self.steps += (seat - self.giver) % self.seats
            self.queue = ()
        self.phase = PLAY if self.settings["meld_after_claim"] else CLAIMED
        self.concealed = False
        self._lay_out(seat, meld_of(move), "chi" if move < PON else "pon", claimed)

    def _lay_off(self, seat: int, place: int, face: int) -> None:
        self._add(seat, place, face)
        self.progress = True
        self.concealed = False
        if not self.held[seat]:
            self._go_out(seat)

    def _add(self, seat: int, place: int, face: int) -> None:
        """Lay a card on a meld (B8); the face determines the new meld (B6, B21)."""
        self._put_out(seat, 1 << CARD_OF[face])
        onto = None if self.log is None else self.meld_picture(place)
        self.melds[place] = GROWN[self.melds[place]][face]
        self.fits = 0
        for m in self.melds:
            self.fits |= FITS[m]
        if self.log is not None and onto is not None:
            self.log.append(
                {
                    "type": "lay",
                    "seat": seat,
                    "number": place + 1,
                    "card": PACK.codes[CARD_OF[face]],
                    "joker": _stands_for(face),
                    "onto": onto,
                    "meld": self.row(place),
                }
            )

    def row(self, place: int) -> list[str]:
        """Return the cards of a meld in the order in which they lie."""
        return [PACK.codes[card] for card in MELDS[self.melds[place]].row]

    def meld_picture(self, place: int) -> Meld:
        """Return a meld as a message."""
        meld, (card, giver) = MELDS[self.melds[place]], self.claimed[place]
        return {
            "number": place + 1,
            "seat": self.owners[place],
            "kind": KINDS[meld.kind],
            "cards": self.row(place),
            "joker": _stands_for(meld.face),
            "claimed": PACK.codes[card] if card >= 0 else None,
            "from": giver if giver >= 0 else None,
        }

    def _lay_all(self, seat: int, discard: int) -> None:
        """Go out by laying off all cards, except perhaps a discard (option all_lay_off)."""
        cards = self.held[seat] if discard < 0 else self.held[seat] & ~(1 << discard)
        if self.log is not None:
            self.log.append({"type": "lay-all", "seat": seat})
        for place, face in all_laid_off(self.melds, cards) or ():
            self._add(seat, place, face)
        if discard >= 0:
            self._put_out(seat, 1 << discard)
            self.pile.append((discard, seat))
            if self.log is not None:
                self.log.append({"type": "discard", "seat": seat, "card": PACK.codes[discard]})
        self._score(seat, "lay-all")

    # Score (B16, B17)

    def _go_out(self, seat: int) -> None:
        concealed = self.concealed and self.settings["concealed"]
        self._score(seat, "concealed" if concealed else "out")

    def _score(self, out: int | None, how: Finish | Literal["drawn"]) -> None:
        """Score every hand (B16, B17); the hand of the seat that is out is empty."""
        factor = CONCEALED_FACTOR if how == "concealed" else 1
        points = [factor * worth(hand) for hand in self.held[:-1]]
        if out is not None and how == "lay-all":
            points[out] = ALL_LAID_OFF
        giver = self.giver if out is not None and self.settings["responsibility"] else -1
        if giver >= 0:  # pays for all but the seat that is out
            for seat in range(self.seats):
                if seat not in (out, giver):
                    points[giver] += points[seat]
                    points[seat] = 0
        self.sees = ((1 << self.seats) - 1,) * self.seats + (0,)
        ending = Ending(out, how, giver if giver >= 0 else None)
        self.finish_deal(ending, list(map(add, self.scores, points)))
        if self.deal_no == self.deals:
            best = min(self.scores)
            self.finish_match([s for s, total in enumerate(self.scores) if total == best])

    # Knowledge

    @property
    def has_secret_choice(self) -> bool:
        """Whether, after a discard, other seats may have a hidden decision about a pon."""
        return self.phase == ASKED or (self.phase == START and bool(self.pile))

    def public_position(self) -> Self:
        if self.phase != ASKED:
            return self
        new = self.clone()
        new.queue = ()
        new.next_turn()
        return new


def _stands_for(face: int) -> StandsFor | None:
    """Return the card that the Joker stands for with this face in a run, or None."""
    if face <= JOKER:
        return None
    card = stands_for(face)
    return {"suit": PACK.suits[PACK.suit_of[card]], "rank": PACK.rank_of[card]}
