"""Seven's Sevens Heaven's message types. A deal is a round."""

from typing import Literal, NotRequired, TypedDict

from ...messages.common import Begun, Played, Trick, TrickWon

Phase = Literal["ended", "bet", "predict", "play", "steal"]
Declaration = Literal["bet", "fold"]
Ending = Literal["fold", "jackpot", "pay-out"]
Cause = Literal["fold", "jackpot", "pot", "prediction", "bankrupt"]
Source = Literal["own", "centre", "seat"]


class Stakes(TypedDict):
    """The possible gains and losses of the seat to declare, as far as it knows them.

    low: the lowest points of its card: added to the pot by a bet, scored by a fold.
    high: the highest points of its card.
    reach: the cards of its hand with which a fold reaches the target and wins (RT6).
    of: the cards that may be turned up, all equally likely (RT3).
    alone: whether no other seat can bet any more, so that a bet wins the pot at once (RT7).
    predicts: whether a fold may still lead to a prediction: two others can bet (RT8).
    """

    low: int
    high: int
    reach: int
    of: int
    alone: bool
    predicts: bool


class Table(TypedDict):
    """The game's part of a table; lists by seat have an entry for each seat.

    phase: the phase of the round; `steal` while a trick's winner chooses a victim (RT14).
    counts: by seat, the number of cards in hand.
    start: the start player.
    declared: by seat, its declaration; null until it has declared.
    cards: by seat, the card that its declaration turned up; null until then.
    card_points: by seat, the points of that card; null until then.
    bettors: the seats that have bet, clockwise from the start player.
    leader: the bettor who leads to the first trick (RT9); null before the end of bet time.
    stakes: the stakes of the table's seat while it is to declare; else null.
    pot: the points in the pot.
    chips: by seat, the bettor on whom its chip lies; null if it lies on none.
    stacks: by seat, the number of 7s on its stack card; 0 without one.
    centre: the number of free stack cards.
    won: by seat, the number of tricks won.
    captured: the number of 7s in the trick whose winner chooses a victim; else 0.
    trick: the current trick or, while a victim is chosen, the last; otherwise without cards.
    tricks: the finished tricks, in order.
    led: the colour led; null before the lead.
    """

    phase: Phase
    counts: list[int]
    start: int
    declared: list[Declaration | None]
    cards: list[str | None]
    card_points: list[int | None]
    bettors: list[int]
    leader: int | None
    stakes: Stakes | None
    pot: int
    chips: list[int | None]
    stacks: list[int]
    centre: int
    won: list[int]
    captured: int
    trick: Trick
    tricks: list[Trick]
    led: str | None


class Bet(TypedDict):
    """A seat has bet, and its card was turned up (RT3, RT4).

    type: the event type.
    seat: the seat.
    card: the card.
    """

    type: Literal["bet"]
    seat: int
    card: str


class Folded(TypedDict):
    """A seat has folded, and its card was turned up (RT3, RT5).

    type: the event type.
    seat: the seat.
    card: the card.
    points: the points that the seat scores for it.
    """

    type: Literal["fold"]
    seat: int
    card: str
    points: int


class Predicted(TypedDict):
    """A seat that folded has laid its chip on a bettor (RT8).

    type: the event type.
    seat: the owner of the chip.
    on: the bettor.
    """

    type: Literal["predict"]
    seat: int
    on: int


class Stacked(TypedDict):
    """A trick's winner has captured 7s (RT12–RT15).

    type: the event type.
    seat: the winner.
    sevens: the number of 7s captured.
    stacks: the number of 7s on the winner's stack card now.
    source: the source of the stack card: the winner, the centre, or another seat.
    left: if from the centre, the number of free stack cards left; else absent.
    victim: if from another seat, that seat; else absent.
    """

    type: Literal["stack"]
    seat: int
    sevens: int
    stacks: int
    source: Source
    left: NotRequired[int]
    victim: NotRequired[int]


Event = Begun | Bet | Folded | Predicted | Played | TrickWon | Stacked


class Line(TypedDict):
    """A gain or loss.

    seat: the seat.
    reason: a fold, the jackpot (it wins, and scores nothing), the pot, a correct prediction, or
        bankruptcy (RT20).
    points: the points gained; negative if lost.
    """

    seat: int
    reason: Cause
    points: int


class Result(TypedDict):
    """The result of a round; lists by seat have an entry for each seat.

    ending: a fold that reached the target (RT6), the jackpot (RT15), or a pay-out.
    start: the start player.
    winner: the seat that won the gamble (RT18); null if none did.
    before: by seat, the total before the round.
    cards: by seat, the card that its declaration turned up; null if it did not declare.
    pot: the points in the pot.
    chips: by seat, the bettor on whom its chip lay; null if it lay on none.
    tricks: by seat, the number of tricks won.
    lines: every gain and loss, in order.
    change: by seat, the sum of its gains and losses.
    """

    ending: Ending
    start: int
    winner: int | None
    before: list[int]
    cards: list[str | None]
    pot: int
    chips: list[int | None]
    tricks: list[int]
    lines: list[Line]
    change: list[int]


class Facts(TypedDict):
    """The constants of the rules.

    target: the total that wins a game (RT21).
    tricks: the number of tricks of one seat that ends a round (RT11).
    stack_cards: the number of stack cards (RT12).
    jackpot: the number of 7s on a stack card that wins the game (RT15).
    prediction: the points for a correct prediction (RT19).
    """

    target: int
    tricks: int
    stack_cards: int
    jackpot: int
    prediction: int
