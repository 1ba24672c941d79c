"""Tables for following suit and winning a trick, and the tricks that have been played."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from .cards import Pack, mask_of

if TYPE_CHECKING:
    from ..messages.common import Trick as Message

Trick = Sequence[tuple[int, int]]  # seats and cards, in order

# For a lead: the cards that follow it, and every card's power in the trick (0: cannot win).
Lead = tuple[int, tuple[int, ...]]


class Ranking:
    """The order of the cards under one trump: each card has a *place*.

    Suits follow one another, each from low to high, then the trumps. The higher of two cards in a
    trick wins if it is a trump or follows the lead. A hand expressed in places has the same form
    under every trump.

    >>> from nanafuda.mechanics.cards import FRENCH, cards_of
    >>> spades, *others = map(cards_of, FRENCH.suit_masks)
    >>> follow, power = Ranking(others, trumps=spades).leads[FRENCH.card("H9")]
    >>> FRENCH.join(follow & FRENCH.set("S2.H4.H13.D1"))
    'H4.H13'
    >>> max(["H9", "S2", "H13", "D1"], key=lambda code: power[FRENCH.card(code)])
    'S2'
    """

    def __init__(self, suits: Sequence[Sequence[int]], trumps: Sequence[int] = ()) -> None:
        """Build the tables. `suits` and `trumps` list cards from the lowest to the highest."""
        groups = [*suits, trumps] if trumps else list(suits)
        self.card_at = tuple(card for group in groups for card in group)
        place_of = {card: place for place, card in enumerate(self.card_at)}
        self.place_of = tuple(place_of[card] for card in range(len(place_of)))
        self.suits = tuple(mask_of(place_of[card] for card in suit) for suit in suits)
        self.trumps = mask_of(place_of[card] for card in trumps)
        groups_of_places = [*self.suits, self.trumps]
        self.follow = tuple(
            next(group for group in groups_of_places if group >> place & 1)
            for place in range(len(place_of))
        )
        self.leads: tuple[Lead, ...] = tuple(self._lead(card) for card in range(len(place_of)))

    def _lead(self, card: int) -> Lead:
        follow = self.follow[self.place_of[card]]
        wins = follow | self.trumps
        power = tuple(place + 1 if wins >> place & 1 else 0 for place in self.place_of)
        return mask_of(self.card_at[p] for p in range(len(power)) if follow >> p & 1), power


def played_by(tricks: Iterable[Trick], seats: int) -> list[int]:
    """Return by seat the set of cards that it has played in these tricks."""
    played = [0] * seats
    for trick in tricks:
        for seat, card in trick:
            played[seat] |= 1 << card
    return played


def messages_of(
    tricks: Iterable[Trick], leaders: Sequence[int], winners: Iterable[int], pack: Pack
) -> list[Message]:
    """Return tricks as messages; an unfinished one has no winner."""
    messages: list[Message] = [
        {"leader": leader, "cards": [{"seat": s, "card": pack.codes[c]} for s, c in trick]}
        for leader, trick in zip(leaders, tricks, strict=True)
    ]
    for message, winner in zip(messages, winners, strict=False):
        message["winner"] = winner
    return messages
