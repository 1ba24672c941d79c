"""Seven Euchre (セブンユーカー): partnership trick-taking with an auction, rules E1–E23.

Moves are ints. In the auction 0 is a pass and 1…48 are the bids from the lowest to the highest
(E5). Bid b has denomination (b − 1) mod 8, 7 + (b − 1) // 8 tricks and value b + 6 (E21). In
exchange and play a move is a card. Denominations are the seven suits in pack order, then no trump.
Places: the four hands, the centre card, the declarer's discard.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar

from ...game import Game
from ...mechanics.cards import SEVEN, Pack, PackName, cards_of, mask_of
from ...mechanics.tricks import Lead, Ranking, Trick
from ...options import Option, Settings

if TYPE_CHECKING:
    from .schema import Bid, Event

PASS = 0
TOP_BID = 48
TRICKS = 12
NO_TRUMP = 7
DENOMINATIONS = SEVEN.suits + "N"
SEVENS = SEVEN.rank_masks[7]
CENTRE, DISCARD = 4, 5
ALL = 0b1111

ENDED, AUCTION, EXCHANGE, PLAY = range(4)


def trumps_in_order(suit: int) -> list[int]:
    """Return the thirteen trumps of a suit from the lowest to the highest (E14)."""
    own_seven = SEVEN.suit_masks[suit] & SEVENS
    plain = cards_of(SEVEN.suit_masks[suit] & ~SEVENS)
    low = [card for card in plain if SEVEN.rank_of[card] < 7]
    high = [card for card in plain if SEVEN.rank_of[card] > 7]
    return [*low, *reversed(cards_of(SEVENS & ~own_seven)), *high, *cards_of(own_seven)]


def _ranking(denomination: int) -> Ranking:
    """Return the ranking of the cards in a denomination (E12–E15)."""
    trumps = [] if denomination == NO_TRUMP else trumps_in_order(denomination)
    suits = [[card for card in cards_of(suit) if card not in trumps] for suit in SEVEN.suit_masks]
    return Ranking([suit for suit in suits if suit], trumps)


RANKINGS = tuple(_ranking(denomination) for denomination in range(8))
TRUMPS = tuple(SEVEN.suit_masks[d] | SEVENS if d < NO_TRUMP else 0 for d in range(8))
FOLLOWING: dict[int, tuple[int, ...]] = {}  # cache: sets that follow a lead -> their cards
# Legal calls by standing bid: in the first auction, and in the second for each trump suit.
CALLS = tuple((PASS, *range(bid + 1, TOP_BID + 1)) for bid in range(TOP_BID))
CALLS_IN_SUIT = tuple(
    tuple(
        (PASS, *(b for b in range(suit + 1, TOP_BID + 1, 8) if b > bid)) for bid in range(TOP_BID)
    )
    for suit in range(NO_TRUMP)
)


def bid_of(denomination: int, tricks: int) -> int:
    """Return the bid of `tricks` (7 to 12) in a denomination.

    >>> bid_of(NO_TRUMP, 12) == TOP_BID
    True
    """
    return 8 * (tricks - 7) + denomination + 1


def denomination_of(bid: int) -> int:
    """Return the denomination of a bid: a suit's number or NO_TRUMP."""
    return (bid - 1) % 8


def tricks_of(bid: int) -> int:
    """Return the tricks of a bid."""
    return 7 + (bid - 1) // 8


def value_of(bid: int) -> int:
    """Return the points that a made bid scores besides its tricks (E21).

    >>> value_of(bid_of(0, 7)), value_of(TOP_BID)
    (7, 54)
    """
    return bid + 6


def bid_fields(bid: int) -> Bid:
    """Return a bid as a message."""
    return {
        "denomination": DENOMINATIONS[denomination_of(bid)],
        "tricks": tricks_of(bid),
        "value": value_of(bid),
    }


class SevenEuchre(Game[int]):
    """A position of Seven Euchre."""

    id: ClassVar[str] = "seven-euchre"
    version: ClassVar[int] = 1
    pack_name: ClassVar[PackName] = "seven"
    seat_range: ClassVar[tuple[int, int, int]] = (4, 4, 4)
    options: ClassVar[tuple[Option, ...]] = (
        Option("target", (77, 100, 200, "one"), 77, length=True),
    )
    end_phase: ClassVar[int] = ENDED
    methods: ClassVar[Mapping[str, str]] = {"auction": "bid"}
    derived: ClassVar[frozenset[str]] = frozenset({"leads", "power"})
    trick_starts: ClassVar[frozenset[str]] = frozenset({"trick"})
    hidden_verbs: ClassVar[frozenset[str]] = frozenset({"discard"})
    mutable: ClassVar[frozenset[str]] = frozenset({"leaders", "played"})
    log: list[Event] | None

    __slots__ = (
        "auction", "best", "bidder", "calls", "dealer", "declarer", "denomination", "follow",
        "leaders", "leads", "played", "power", "standing", "taken", "turned", "winner", "won",
    )  # fmt: skip

    def __init__(self, seats: int, settings: Settings, first: int) -> None:
        super().__init__(seats, settings, first)
        self.dealer = (first - 1) % 4
        self._clear()

    def _clear(self) -> None:
        self.auction = 1
        self.calls: tuple[tuple[int, int, int], ...] = ()  # seat, bid, auction
        self.standing = PASS
        self.bidder = -1
        self.turned = -1  # the centre card once it lies face up (E9)
        self.taken = -1  # the centre card that the declarer took (E16)
        self.declarer = -1
        self.denomination = -1
        self.leads: tuple[Lead, ...] = ()
        self.follow = 0  # the cards that follow the lead; 0 when the next card leads
        self.power: tuple[int, ...] = ()
        self.best = 0  # power of the best card of the trick; `winner` is its seat
        self.winner = 0
        self.played: list[int] = []  # all cards played, in order
        self.leaders: list[int] = []  # the leader of every trick begun
        self.won = (0, 0)  # tricks of seats 0 and 2, of seats 1 and 3

    @classmethod
    def pack_for(cls, settings: Settings) -> Pack:
        return SEVEN

    @property
    def target(self) -> int | None:
        target = self.settings["target"]
        return None if target == "one" else int(target)

    def partners(self, seat: int) -> tuple[int, ...]:
        return ((seat + 2) % 4,)

    def derive(self) -> None:
        if self.declarer >= 0:
            self.leads = RANKINGS[self.denomination].leads
        if self.played:
            _, self.power = self.leads[self.played[(len(self.played) - 1) // 4 * 4]]

    # Deal (E1, E2)

    def deal(self, order: Sequence[int], chance_seed: str | None) -> None:
        self._clear()
        self.dealer = (self.dealer + 1) % 4  # E2; after a void deal too, E11
        eldest = (self.dealer + 1) % 4
        hands = [mask_of(order[(s - eldest) % 4 : 48 : 4]) for s in range(4)]
        self.start_deal(hands, 1 << order[48], 0)
        self.phase = AUCTION
        self.turn = eldest
        if self.log is not None:
            self.log.append({"type": "deal", "deal": self.deal_no, "dealer": self.dealer})

    # Moves

    def legal(self) -> Sequence[int]:
        if self.phase == PLAY:
            hand = self.held[self.turn]
            following = hand & self.follow
            if not following:
                return cards_of(hand)
            try:
                return FOLLOWING[following]  # E18
            except KeyError:
                return FOLLOWING.setdefault(following, cards_of(following))
        if self.phase == EXCHANGE:
            return cards_of(self.held[self.declarer])
        if self.auction == 1:
            return CALLS[self.standing]
        return CALLS_IN_SUIT[self.denomination][self.standing]

    def play(self, move: int) -> None:
        if self.phase != PLAY:
            (self._call if self.phase == AUCTION else self._discard)(move)
            return
        seat: int = self.turn
        bit = 1 << move
        self.held[seat] ^= bit
        self.played.append(move)
        if self.log is not None:
            self.log.append({"type": "play", "seat": seat, "card": SEVEN.codes[move]})
        follow = self.follow
        if follow:
            if not follow & bit:
                self.excluded[seat] |= follow
            power = self.power[move]
            if power > self.best:
                self.best = power
                self.winner = seat
            seat = (seat + 1) & 3
            if seat == self.leaders[-1]:
                self._end_trick()
            else:
                self.turn = seat
        else:
            self.follow, self.power = self.leads[move]
            self.best = self.power[move]
            self.winner = seat
            self.turn = (seat + 1) & 3

    # Auction (E3–E11)

    def _call(self, bid: int) -> None:
        seat: int = self.turn
        self.calls += ((seat, bid, self.auction),)
        if self.log is not None:
            outbid = bid and self.standing
            self.log.append(
                {
                    "type": "call",
                    "seat": seat,
                    "call": self.text(bid),
                    "auction": self.auction,
                    "bid": bid_fields(bid) if bid else None,
                    "over": {"seat": self.bidder, **bid_fields(outbid)} if outbid else None,
                }
            )
        self.turn = (seat + 1) % 4
        if bid:
            self.standing, self.bidder = bid, seat
            if bid // 8 >= 5 and bid == self._top_bid():
                self._settle_contract()
        elif self.standing:
            if self.turn == self.bidder:  # three passes in a row after a bid (E7)
                self._settle_contract()
        elif seat == self.dealer:  # all four passed
            if self.auction == 1:
                self._turn_up()
            else:
                self.finish_deal("void", self.scores)  # E11

    def _top_bid(self) -> int:
        return TOP_BID if self.auction == 1 else bid_of(self.denomination, 12)

    def _turn_up(self) -> None:
        """Start the second auction (E9): the centre card's printed suit is trump."""
        self.turned = self.held[CENTRE].bit_length() - 1
        self.held[CENTRE] = 0
        self.denomination = SEVEN.suit_of[self.turned]
        self.auction = 2
        if self.log is not None:
            self.log.append({"type": "turned", "card": SEVEN.codes[self.turned]})

    def _settle_contract(self) -> None:
        """Make the last bidder the declarer (E7), who exchanges (E16) or leads (E17, E18)."""
        self.turn = self.declarer = self.bidder
        self.denomination = denomination_of(self.standing)
        self.leads = RANKINGS[self.denomination].leads
        if self.log is not None:
            bid = bid_fields(self.standing)
            self.log.append({"type": "contract", "seat": self.declarer, **bid})
        if self.auction == 2:
            self._lead(self.declarer)
            return
        self.phase = EXCHANGE
        self.taken = self.held[CENTRE].bit_length() - 1
        self.held[self.declarer] |= self.held[CENTRE]
        self.held[CENTRE] = 0
        if self.log is not None:
            self.log.append({"type": "take", "seat": self.declarer})

    # Exchange (E16)

    def _discard(self, card: int) -> None:
        self.held[self.declarer] ^= 1 << card
        self.held[DISCARD] = 1 << card
        self.sees = (1, 2, 4, 8, 0, 1 << self.declarer)
        if self.log is not None:
            self.log.append({"type": "discard", "seat": self.declarer})
        self._lead(self.declarer)

    # Play (E18, E19); `play` handles a single card

    def _lead(self, seat: int) -> None:
        self.phase = PLAY
        self.turn = seat
        self.follow = 0
        self.leaders.append(seat)

    def _end_trick(self) -> None:
        winner = self.winner
        ours, theirs = self.won
        self.won = (ours, theirs + 1) if winner & 1 else (ours + 1, theirs)
        if self.log is not None:
            self.log.append({"type": "trick", "winner": winner, "number": len(self.leaders)})
        if len(self.leaders) == TRICKS:
            self._score()
        else:
            self.follow = 0
            self.leaders.append(winner)
            self.turn = winner

    # Score (E20–E23)

    def _score(self) -> None:
        points = self.points()
        self.sees = (ALL,) * 6
        self.finish_deal("scored", [n + points[seat & 1] for seat, n in enumerate(self.scores)])
        ours, theirs = self.scores[:2]
        target = self.target
        if ours != theirs and (target is None or max(ours, theirs) >= target):
            self.finish_match((0, 2) if ours > theirs else (1, 3))

    def points(self) -> list[int]:
        """Return the points of each team."""
        points = list(self.won)
        team, more = self.premium()
        points[team] += more
        return points

    def premium(self) -> tuple[int, int]:
        """Return the team that scores besides its tricks, and the amount (E21, E22)."""
        team, short = self.declarer & 1, self.short()
        return (1 - team, short * self.won[1 - team]) if short else (team, value_of(self.standing))

    def short(self) -> int:
        """Return the tricks that the declarer's team lacks; 0 if it made the contract."""
        return max(0, tricks_of(self.standing) - self.won[self.declarer & 1])

    # The record

    def tricks(self) -> list[Trick]:
        """Return all tricks begun, in order."""
        return [
            [((leader + i) % 4, card) for i, card in enumerate(self.played[4 * n : 4 * n + 4])]
            for n, leader in enumerate(self.leaders)
        ]
