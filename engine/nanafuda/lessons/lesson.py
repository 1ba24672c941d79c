"""Lessons: deals with chosen cards, and a script of steps for each."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NotRequired, TypeAlias, TypedDict, final

from ..games import GAMES
from ..match import Match
from ..options import settle

SEED = "lesson"  # for everything that the decks do not determine

_Else = TypedDict("_Else", {"else": str})
_MayElse = TypedDict("_MayElse", {"else": NotRequired[str]})


@final
class Say(TypedDict):
    """The coach speaks.

    say: the id of a message.
    by: other message ids, by the learner's last action or its verb.
    at: what to point at.
    """

    say: str
    by: NotRequired[dict[str, str]]
    at: NotRequired[list[str]]


@final
class Tap(_Else):
    """A question that the learner answers by showing a card.

    say: the id of a message.
    tap: the right cards.
    nudge: the message id for the first wrong card; it says where to look.
    else: the message id for the next wrong cards, with which the right ones are pointed at.
    at: what to point at.
    """

    say: str
    tap: list[str]
    nudge: str
    at: NotRequired[list[str]]


@final
class Act(TypedDict):
    """An action of a bot, or one shown in the learner's place.

    seat: who acts.
    action: its text code.
    quick: whether it need not be shown; consecutive quick steps are done at once.
    """

    seat: int
    action: str
    quick: NotRequired[bool]


@final
class Ask(_MayElse):
    """The learner must act: one of `accept`, or with `free` any legal action.

    ask: the id of a message.
    accept: text codes of the accepted actions.
    why: message ids for other legal actions, by action or by verb.
    else: the message id for the remaining ones.
    at: what to point at.
    """

    ask: str
    accept: NotRequired[list[str]]
    free: NotRequired[bool]
    why: NotRequired[dict[str, str]]
    at: NotRequired[list[str]]


Step: TypeAlias = Say | Tap | Act | Ask


@dataclass(frozen=True)
class Coach:
    """Writes a lesson's steps. The ids of its messages begin with `lesson`.

    Cards and the parts to point `at` are separated by spaces. `by` and `why` have the endings of
    message ids after the step's own, and so has `other`.

    >>> Coach("seven-high-lesson").tap("winner", "H7", at="trick")["nudge"]
    'seven-high-lesson-winner-nudge'
    """

    lesson: str

    def say(self, name: str, *, at: str = "", by: Mapping[str, str] | None = None) -> Say:
        """Return words of the coach."""
        step: Say = {"say": self._id(name)}
        if by:
            step["by"] = {action: self._id(name, ending) for action, ending in by.items()}
        if at:
            step["at"] = at.split()
        return step

    def tap(self, name: str, cards: str, *, at: str) -> Tap:
        """Return a question for these cards."""
        return {
            "say": self._id(name),
            "tap": cards.split(),
            "nudge": self._id(name, "nudge"),
            "else": self._id(name, "no"),
            "at": at.split(),
        }

    def ask(
        self,
        name: str,
        *accept: str,
        at: str = "",
        why: Mapping[str, str] | None = None,
        other: str = "",
    ) -> Ask:
        """Return the learner's turn: one of the actions `accept`, or any legal one."""
        step: Ask = {"ask": self._id(name)}
        if accept:
            step["accept"] = list(accept)
        else:
            step["free"] = True
        if why:
            step["why"] = {action: self._id(name, ending) for action, ending in why.items()}
        if other:
            step["else"] = self._id(name, other)
        if at:
            step["at"] = at.split()
        return step

    def _id(self, *names: str) -> str:
        return "-".join([self.lesson, *names])


def acts(script: str, quick: bool = False) -> Iterator[Act]:
    """Yield the acts of a script.

    >>> list(acts("1:play:H9 2:pass"))
    [{'seat': 1, 'action': 'play:H9'}, {'seat': 2, 'action': 'pass'}]
    """
    for word in script.split():
        seat, action = word.split(":", 1)
        act: Act = {"seat": int(seat), "action": action}
        yield {**act, "quick": True} if quick else act


@dataclass(frozen=True, kw_only=True)
class Deal:
    """Chosen cards of a deal: the arguments of `order`."""

    hands: Sequence[str]
    first: int = 0
    rest: str = ""


@dataclass(frozen=True, kw_only=True)
class Lesson:
    """A lesson, with the messages `<id>-title`, `<id>-about` and, at its end, `<id>-learned`.

    `seat` is the learner's, `deals` are the cards of its deals; the first has the match's seats and
    first dealer (start player, SP, 親). The coach may speak between deals. The next deal is dealt
    before the next step in which somebody acts.
    """

    id: str
    game: str
    steps: Sequence[Step]
    deals: Sequence[Deal]
    seat: int = 0
    options: Mapping[str, object] = field(default_factory=dict)

    def match(self) -> Match:
        """Return a new match for the lesson, with its first deal dealt."""
        decks = [order(self.game, **vars(deal), options=self.options) for deal in self.deals]
        return Match(
            self.game,
            seats=len(self.deals[0].hands),
            options=self.options,
            seed=SEED,
            decks=decks,
            first=self.deals[0].first,
        )


def verb_of(action: str) -> str:
    """Return the verb of an action's text code."""
    return action.partition(":")[0]


def order(
    game: str,
    *,
    hands: Sequence[str],
    first: int = 0,
    rest: str = "",
    options: Mapping[str, object] | None = None,
) -> list[str]:
    """Return the pack order that deals every seat the given hand, its first card first.

    `hands` are card codes, seat by seat. `first` is this deal's dealer (start player, SP, 親).
    `rest` are the cards after the hands, in order: the centre card, the stock from the top. All
    other cards come last. Raises ValueError if a card is repeated or unknown, or if a hand has the
    wrong number of cards.
    """
    kind, seats = GAMES[game], len(hands)
    probe = kind(seats, settle(game, kind.options, options or {}), first)
    codes = probe.pack.codes
    probe.deal(range(len(codes)), None)  # in pack order: a card's number is when it is dealt
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
