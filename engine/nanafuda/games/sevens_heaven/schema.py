"""Seven's Sevens Heaven's shapes. A deal is a round."""

from typing import Literal, NotRequired, TypedDict

from ...protocol.messages.common import Begun, Played, Trick, TrickWon

Phase = Literal["ended", "bet", "predict", "play", "steal"]
Declaration = Literal["bet", "fold"]
Ending = Literal["fold", "jackpot", "pay-out"]
Cause = Literal["fold", "jackpot", "pot", "prediction", "bankrupt"]
Source = Literal["own", "centre", "seat"]


class Stakes(TypedDict):
    """What the seat to declare can win and lose, as far as it knows.

    low: the least that its card can be worth: added to the pot by a bet, scored by a fold.
    high: the most.
    reach: the cards of its hand with which a fold reaches the target and wins (RT6).
    of: the cards that may be turned up, all equally likely (RT3).
    alone: whether nobody else can bet any more, so that a bet wins the pot at once (RT7).
    predicts: whether a fold may still lead to a prediction: two others can bet (RT8).
    """

    low: int
    high: int
    reach: int
    of: int
    alone: bool
    predicts: bool


class Table(TypedDict):
    """The game's part of a table; what is listed by seat has an entry for each.

    phase: what is going on; `steal` while the winner of a trick chooses a victim (RT14).
    counts: by seat, the cards in hand.
    start: the start player.
    declared: by seat; null until it has declared.
    cards: by seat, the card that its declaration turned up; null until then.
    card_points: by seat, what that card is worth; null until then.
    bettors: the seats that have bet, clockwise from the start player.
    leader: the bettor who leads to the first trick (RT9); null until bet time has shown who.
    stakes: for the seat that this table is for, while it is to declare; else null.
    pot: the sum of the cards in it.
    chips: by seat, the bettor on whom its chip lies; null where it lies on nobody.
    stacks: by seat, the 7s that its stack card shows; 0 without one.
    centre: the stack cards that are free.
    won: by seat, tricks.
    captured: the 7s in the trick whose winner chooses a victim; else 0.
    trick: the one being played or, while a victim is chosen, the last; otherwise without cards.
    tricks: those that are finished, in order.
    led: the colour led; null while nobody has led.
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

    type: which event this is.
    seat: which.
    card: the card.
    """

    type: Literal["bet"]
    seat: int
    card: str


class Folded(TypedDict):
    """A seat has folded, and its card was turned up (RT3, RT5).

    type: which event this is.
    seat: which.
    card: the card.
    points: what the seat scores for it.
    """

    type: Literal["fold"]
    seat: int
    card: str
    points: int


class Predicted(TypedDict):
    """A seat that folded has laid its chip on a bettor (RT8).

    type: which event this is.
    seat: whose chip.
    on: the bettor.
    """

    type: Literal["predict"]
    seat: int
    on: int


class Stacked(TypedDict):
    """A trick's winner has captured 7s (RT12–RT15).

    type: which event this is.
    seat: the winner.
    sevens: those captured.
    stacks: what the winner's stack card shows now.
    source: where that came from: the winner had it, the centre, another seat.
    left: from the centre: the stack cards that are still free; else absent.
    victim: from a seat: which; else absent.
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

    seat: whose.
    reason: a fold, the jackpot (it wins, and scores nothing), the pot, a prediction that came
        true, or bankruptcy (RT20).
    points: what was gained; what was lost is negative.
    """

    seat: int
    reason: Cause
    points: int


class Result(TypedDict):
    """How a round ended; what is listed by seat has an entry for each.

    ending: by a fold that reached the target (RT6), by the jackpot (RT15), or with a pay-out.
    start: the start player.
    winner: who has won the gamble (RT18); null where nobody has.
    before: by seat, the total before the round.
    cards: by seat, the card that its declaration turned up; null where it did not come to that.
    pot: the sum of the cards in it.
    chips: by seat, the bettor on whom its chip lay; null where it lay on nobody.
    tricks: by seat.
    lines: every gain and loss, in order.
    change: by seat, all of them together.
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
    tricks: so many of one seat end a round (RT11).
    stack_cards: how many there are (RT12).
    jackpot: so many 7s on a stack card win the game (RT15).
    prediction: what one that came true scores (RT19).
    """

    target: int
    tricks: int
    stack_cards: int
    jackpot: int
    prediction: int
