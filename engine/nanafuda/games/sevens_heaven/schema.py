"""Seven's Sevens Heaven's message types. A deal is a round."""

from typing import Literal, NotRequired, TypedDict

from ...messages.common import Actor, Begun, Card, Played, Seat, Suit, Trick, TrickWon

Phase = Literal["ended", "bet", "predict", "play", "steal"]
Declaration = Literal["bet", "fold"]
Ending = Literal["fold", "jackpot", "pay-out"]
Cause = Literal["fold", "jackpot", "pot", "prediction", "bankrupt"]
Source = Literal["own", "centre", "seat"]


class Stakes(TypedDict):
    """The possible gains and losses of the seat to declare, as far as it knows them."""

    low: int  # the lowest points of its card: added to the pot by a bet, scored by a fold
    high: int  # the highest points of its card
    reach: int  # the cards of its hand with which a fold reaches the target and wins (RT6)
    of: int  # the cards that may be turned up, all equally likely (RT3)
    # whether no other seat can bet any more, so that a bet wins the pot at once (RT7)
    alone: bool
    predicts: bool  # whether a fold may still lead to a prediction: two others can bet (RT8)


class Table(TypedDict):
    """The game's part of a table; lists by seat have an entry for each seat."""

    # the phase of the round; `steal` while a trick's winner chooses a victim (RT14)
    phase: Phase
    counts: list[int]  # by seat, the number of cards in hand
    start: Seat  # the start player
    declared: list[Declaration | None]  # by seat, its declaration; null until it has declared
    cards: list[Card | None]  # by seat, the card that its declaration turned up; null until then
    card_points: list[int | None]  # by seat, the points of that card; null until then
    bettors: list[Seat]  # the seats that have bet, clockwise from the start player
    # the bettor who leads to the first trick (RT9); null before the end of bet time
    leader: Seat | None
    stakes: Stakes | None  # the stakes of the table's seat while it is to declare; else null
    pot: int  # the points in the pot
    # by seat, the bettor on whom its chip lies; null if it lies on none
    chips: list[Seat | None]
    stacks: list[int]  # by seat, the number of 7s on its stack card; 0 without one
    centre: int  # the number of free stack cards
    won: list[int]  # by seat, the number of tricks won
    captured: int  # the number of 7s in the trick whose winner chooses a victim; else 0
    # the current trick or, while a victim is chosen, the last; otherwise without cards
    trick: Trick
    tricks: list[Trick]  # the finished tricks, in order
    led: Suit | None  # the colour led; null before the lead


class Bet(TypedDict):
    """A seat has bet, and its card was turned up (RT3, RT4)."""

    type: Literal["bet"]
    seat: Actor
    card: Card


class Folded(TypedDict):
    """A seat has folded, and its card was turned up (RT3, RT5)."""

    type: Literal["fold"]
    seat: Actor
    card: Card
    points: int  # the points that the seat scores for it


class Predicted(TypedDict):
    """A seat that folded has laid its chip on a bettor (RT8)."""

    type: Literal["predict"]
    seat: Actor  # the owner of the chip
    on: Seat  # the bettor


class Stacked(TypedDict):
    """A trick's winner has captured 7s (RT12–RT15)."""

    type: Literal["stack"]
    seat: Actor  # the winner
    sevens: int  # the number of 7s captured
    stacks: int  # the number of 7s on the winner's stack card now
    source: Source  # the source of the stack card: the winner, the centre, or another seat
    # if from the centre, the number of free stack cards left; else absent
    left: NotRequired[int]
    victim: NotRequired[Seat]  # if from another seat, that seat; else absent


Event = Begun | Bet | Folded | Predicted | Played | TrickWon | Stacked


class Line(TypedDict):
    """A gain or loss."""

    seat: Seat
    # a fold, the jackpot (it wins, and scores nothing), the pot, a correct prediction, or
    # bankruptcy (RT20)
    reason: Cause
    points: int  # the points gained; negative if lost


class Result(TypedDict):
    """The result of a round; lists by seat have an entry for each seat."""

    ending: Ending  # a fold that reached the target (RT6), the jackpot (RT15), or a pay-out
    start: Seat  # the start player
    winner: Actor | None  # the seat that won the gamble (RT18); null if none did
    before: list[int]  # by seat, the total before the round
    # by seat, the card that its declaration turned up; null if it did not declare
    cards: list[Card | None]
    pot: int  # the points in the pot
    chips: list[Seat | None]  # by seat, the bettor on whom its chip lay; null if it lay on none
    tricks: list[int]  # by seat, the number of tricks won
    # by seat, the 7s that its stack card stands for, first captured first; one may be there twice,
    # because each round is dealt from the whole pack
    sevens: list[list[Card]]
    lines: list[Line]  # every gain and loss, in order
    change: list[int]  # by seat, the sum of its gains and losses


class Facts(TypedDict):
    """The constants of the rules."""

    target: int  # the total that wins a game (RT21)
    tricks: int  # the number of tricks of one seat that ends a round (RT11)
    stack_cards: int  # the number of stack cards (RT12)
    jackpot: int  # the number of 7s on a stack card that wins the game (RT15)
    prediction: int  # the points for a correct prediction (RT19)
