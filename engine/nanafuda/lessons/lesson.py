"""What a lesson is: a deal whose cards are chosen, and a script of steps through it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import NotRequired, TypeAlias, TypedDict, final

from ..games import GAMES
from ..match import Match
from ..options import settle

SEED = "lesson"  # of what the decks leave open

_Else = TypedDict("_Else", {"else": str})
_MayElse = TypedDict("_MayElse", {"else": NotRequired[str]})


@final
class Say(TypedDict):
    """The coach speaks.

    say: the id of a message.
    by: other messages, by the action, or the verb, that the learner chose last.
    at: what is pointed at.
    """

    say: str
    by: NotRequired[dict[str, str]]
    at: NotRequired[list[str]]


@final
class Tap(_Else):
    """A question, answered by showing a card.

    say: the id of a message.
    tap: the cards that answer it.
    else: the id of what is said of any other.
    at: what is pointed at.
    """

    say: str
    tap: list[str]
    at: NotRequired[list[str]]


@final
class Act(TypedDict):
    """Something is done, by a bot or shown in the learner's place.

    seat: who does it.
    action: its text code.
    quick: whether it need not be watched: such steps one after the other are done at once.
    """

    seat: int
    action: str
    quick: NotRequired[bool]


@final
class Ask(_MayElse):
    """The learner is to do something: one of `accept`, or with `free` whatever is legal.

    ask: the id of a message.
    accept: text codes, any of which goes on.
    why: ids of what is said of the legal actions that do not, by action or by verb.
    else: the id of what is said of the others.
    at: what is pointed at.
    """

    ask: str
    accept: NotRequired[list[str]]
    free: NotRequired[bool]
    why: NotRequired[dict[str, str]]
    at: NotRequired[list[str]]


Step: TypeAlias = Say | Tap | Act | Ask


@dataclass(frozen=True, kw_only=True)
class Deal:
    """Chosen cards: as `order` takes them, when the lesson is played."""

    hands: Sequence[str]
    first: int = 0
    rest: str = ""


@dataclass(frozen=True, kw_only=True)
class Lesson:
    """A lesson. The message `<id>-title` is its title, `<id>-about` a line about it, and
    `<id>-learned` what is said at its end.

    `seat` is the learner's, `first` the first dealer (start player, SP, 親), `deals` are the cards
    of its deals. Between deals the coach may speak; the next one is dealt before the next step in
    which somebody acts.
    """

    id: str
    game: str
    steps: Sequence[Step]
    deals: Sequence[Deal]
    seat: int = 0
    seats: int | None = None
    first: int = 0
    options: Mapping[str, object] = field(default_factory=dict)

    def match(self) -> Match:
        """A match of its own in which the lesson is played, its first deal dealt."""
        decks = [
            order(
                self.game,
                hands=deal.hands,
                first=deal.first,
                rest=deal.rest,
                options=self.options,
            )
            for deal in self.deals
        ]
        return Match(
            self.game,
            seats=self.seats,
            options=self.options,
            seed=SEED,
            decks=decks,
            first=self.first,
        )


def verb_of(action: str) -> str:
    """The verb of an action's text code."""
    return action.partition(":")[0]


def order(
    game: str,
    *,
    hands: Sequence[str],
    first: int = 0,
    rest: str = "",
    options: Mapping[str, object] | None = None,
) -> list[str]:
    """The pack order by which every seat is dealt the hand written here, its first card first.

    `hands` are card codes, seat by seat; `first` is the dealer (start player, SP, 親) of that very
    deal. `rest` is what follows the hands, in order: the centre card, the stock from the top; all
    cards named nowhere come last. ValueError for a card twice or unknown, and where a hand has not
    as many cards as its seat is dealt.
    """
    kind, seats = GAMES[game], len(hands)
    probe = kind(seats, settle(game, kind.options, options or {}), first)
    codes = probe.pack.codes
    probe.deal(range(len(codes)), None)  # so that a card's number tells when it is dealt
    dealt = max(held.bit_length() for held in probe.held[:seats])
    eldest = next(seat for seat in range(seats) if probe.held[seat] & 1)
    deck = [""] * dealt
    for seat, hand in enumerate(hands):
        cards, places = hand.split(), range((seat - eldest) % seats, dealt, seats)
        if len(cards) != len(places):
            raise ValueError(f"seat {seat} is dealt {len(places)} cards, not {len(cards)}")
        for place, card in zip(places, cards, strict=True):
            deck[place] = card
    deck += rest.split()
    if unknown := sorted({*deck} - {*codes}):
        raise ValueError(f"not in this pack: {' '.join(unknown)}")
    if twice := sorted({card for card in deck if deck.count(card) > 1}):
        raise ValueError(f"more than once: {' '.join(twice)}")
    return [*deck, *(card for card in codes if card not in deck)]
