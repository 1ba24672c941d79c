"""Melds: every possible set and run, in tables computed at import (B4–B6, B20–B21).

A meld is a number: MELDS[m] describes it, GROWN[m] maps each face that can be laid off on it to the
resulting meld. A *face* is a card, the Joker in a group (JOKER), or the Joker as card c of a run
(JOKER + 1 + c). The face therefore fixes what the Joker stands for (B21).

>>> meld = read_meld("S7.S8.S9")
>>> [spell_face(face) for face in GROWN[meld]]
['S6', 'S10', 'X0=S6', 'X0=S10']
>>> spell_meld(GROWN[meld][PACK.card("S10")])
'S7.S8.S9.S10'
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Literal, NamedTuple

from ..errors import Refusal
from .cards import FRENCH_JOKER, cards_of, lowest, mask_of, subsets

Kind = Literal["lone", "run", "group"]
PACK = FRENCH_JOKER
JOKER = 52
JOKER_BIT = 1 << JOKER
SUITS = PACK.suit_masks
RANKS = PACK.rank_masks
SEVENS = RANKS[7]
ACES, KINGS = RANKS[1], RANKS[13]
PLAIN = JOKER_BIT - 1  # every card but the Joker
_SPECIAL = SEVENS | JOKER_BIT
_SEVEN = 1 << 6  # the 7 within a suit
RUN_STARTS = PLAIN & ~(KINGS | RANKS[12])  # where a run of three can begin

LONE, RUN, GROUP = range(3)
KINDS: tuple[Kind, ...] = ("lone", "run", "group")
NOTHING = -1  # the face if there is no Joker


class Meld(NamedTuple):
    """The cards of a meld, in the order in which they lie."""

    kind: int
    row: tuple[int, ...]  # the Joker at its position in a run, last in a group
    face: int  # the Joker's face, or NOTHING


def stands_for(face: int) -> int:
    """Return the card of a run that the Joker with this face stands for."""
    return face - JOKER - 1


def _rows(suit: int) -> Iterator[tuple[int, ...]]:
    """Yield the runs of a suit without a Joker; a run of two contains a 7 (B5)."""
    for low in range(13):
        for high in range(low + 1, 13):
            row = tuple(13 * suit + place for place in range(low, high + 1))
            if len(row) > 2 or any(SEVENS >> card & 1 for card in row):
                yield row


def _all_melds() -> Iterator[Meld]:
    for seven in cards_of(SEVENS):
        yield Meld(LONE, (seven,), NOTHING)
    for suit in range(4):
        for row in _rows(suit):
            yield Meld(RUN, row, NOTHING)
            for i, card in enumerate(row):
                if len(row) > 2 or not SEVENS >> card & 1:  # of two, the 7 is real (B20)
                    yield Meld(RUN, (*row[:i], JOKER, *row[i + 1 :]), JOKER + 1 + card)
    for rank in RANKS[1:]:
        fewest = 2 if rank == SEVENS else 3  # B5
        for size in (1, 2, 3, 4):
            for cards in map(cards_of, subsets(rank, size)):
                if size >= fewest:
                    yield Meld(GROUP, cards, NOTHING)
                if 4 > size >= fewest - 1:
                    yield Meld(GROUP, (*cards, JOKER), JOKER)


MELDS = tuple(_all_melds())
SIZES = tuple(len(meld.row) for meld in MELDS)
CARDS = tuple(mask_of(meld.row) for meld in MELDS)
# Cards and the Joker's face identify a meld.
NUMBERS = {(CARDS[m], meld.face): m for m, meld in enumerate(MELDS)}
# The physical card of each face.
CARD_OF: tuple[int, ...] = (*range(JOKER), *([JOKER] * (JOKER + 1)))


def _faces(meld: Meld) -> Iterator[int]:
    """Yield the faces that can be laid off on a meld (B6, B8, B20)."""
    cards: list[int] = []
    if meld.kind != GROUP:  # the ends of the run, up to A and K
        low, high = meld.row[0], meld.row[-1]
        low = stands_for(meld.face) if low == JOKER else low
        high = stands_for(meld.face) if high == JOKER else high
        cards += [low - 1] if low % 13 else []
        cards += [high + 1] if high % 13 < 12 else []
    yield from cards
    if meld.face == NOTHING:
        yield from (JOKER + 1 + card for card in cards)
    if meld.kind != RUN and len(meld.row) < 4:
        rank = RANKS[PACK.rank_of[meld.row[0]]]
        yield from (card for card in cards_of(rank) if card not in meld.row)
        if meld.face == NOTHING:
            yield JOKER


def _grown(m: int) -> dict[int, int]:
    cards, joker = CARDS[m], MELDS[m].face
    return {
        face: NUMBERS[cards | 1 << CARD_OF[face], face if face >= JOKER else joker]
        for face in _faces(MELDS[m])
    }


GROWN = tuple(_grown(m) for m in range(len(MELDS)))
FITS = tuple(sum({1 << CARD_OF[face] for face in grown}) for grown in GROWN)


# Melds in a hand


class _Found(dict[int, tuple[int, ...]]):
    """A cache of the melds that lie within a set of cards."""

    def __init__(self, melds: Iterable[int]) -> None:
        super().__init__()
        self.melds = [(CARDS[m], m) for m in melds]
        self.real = [(cards, m) for cards, m in self.melds if not cards & JOKER_BIT]

    def __missing__(self, cards: int) -> tuple[int, ...]:
        melds = self.melds if cards & JOKER_BIT else self.real
        found = self[cards] = tuple(m for mask, m in melds if not mask & ~cards)
        return found


_EVERY = range(len(MELDS))
_RUNS = tuple(_Found(m for m in _EVERY if MELDS[m].kind == RUN and CARDS[m] & s) for s in SUITS)
_GROUPS = tuple(_Found(m for m in _EVERY if MELDS[m].kind != RUN and CARDS[m] & r) for r in RANKS)


def melds_in(hand: int) -> list[int]:
    """Return every meld that these cards can make, by suits and ranks.

    >>> [spell_meld(meld) for meld in melds_in(PACK.set("S7.S8.H9.D9.X0"))][3:]
    ['S7.X0=S8', 'S7.S8.X0=S9', 'S7', 'S7.X0', 'H9.D9.X0']
    """
    melds: list[int] = []
    joker = hand & JOKER_BIT
    if hand & _SPECIAL or hand & hand >> 1 & hand >> 2 & RUN_STARTS:
        for suit, runs in zip(SUITS, _RUNS, strict=True):
            melds += runs[hand & suit | joker]
    s, h, d, c = hand & 8191, hand >> 13 & 8191, hand >> 26 & 8191, hand >> 39 & 8191
    pairs, twice = s & h | d & c, (s | h) & (d | c)
    many = pairs | twice if joker else pairs & twice  # ranks held often enough
    many |= (s | h | d | c) & _SEVEN
    while many:
        rank = lowest(many) + 1
        melds += _GROUPS[rank][hand & RANKS[rank] | joker]
        many &= many - 1
    return melds


def runs_with(card: int, hand: int) -> list[int]:
    """Return the runs of three or more of a discard and cards of this hand (B9)."""
    suit = PACK.suit_of[card]
    runs = _RUNS[suit][hand & (SUITS[suit] | JOKER_BIT) | 1 << card]
    return [m for m in runs if CARDS[m] >> card & 1 and SIZES[m] > 2]


def groups_with(card: int, hand: int) -> list[int]:
    """Return the groups of three or four of a discard and cards of this hand (B10)."""
    rank = PACK.rank_of[card]
    groups = _GROUPS[rank][hand & (RANKS[rank] | JOKER_BIT) | 1 << card]
    return [m for m in groups if CARDS[m] >> card & 1 and SIZES[m] > 2]


# Text


def spell_face(face: int) -> str:
    """Format a face as in actions: `S8`, `X0`, or `X0=S9` in a run."""
    return PACK.codes[face] if face <= JOKER else f"X0={PACK.codes[stands_for(face)]}"


def spell_meld(m: int, without: int = 0) -> str:
    """Format a meld as in actions, except the cards `without`: `S8.S10.X0=S9`."""
    codes = PACK.spell(CARDS[m] & ~JOKER_BIT & ~without)
    face = MELDS[m].face
    return ".".join(codes if face == NOTHING else [*codes, spell_face(face)])


def read_face(text: str) -> int:
    """Parse a face. Raises Refusal if it does not exist."""
    joker, named, card = text.partition("=")
    if not named:
        return PACK.card(text)
    if PACK.card(joker) != JOKER or PACK.card(card) == JOKER:
        raise Refusal("unknown-card")
    return JOKER + 1 + PACK.card(card)


def read_meld(text: str, cards: int = 0) -> int:
    """Parse a meld from text and further cards. Raises Refusal if they make none."""
    joker = NOTHING
    for face in map(read_face, text.split(".")):
        card = 1 << CARD_OF[face]
        if cards & card:
            raise Refusal("not-a-meld")
        cards |= card
        joker = face if face >= JOKER else joker
    if (cards, joker) not in NUMBERS:
        raise Refusal("not-a-meld")
    return NUMBERS[cards, joker]


# Laying off


def _beside(cards: int) -> int:
    """Return the neighbours of these cards in their suits."""
    return ((cards & PLAIN) << 1 & ~ACES | cards >> 1 & ~KINGS) & PLAIN


def out_of_reach(melds: Sequence[int], cards: int) -> int:
    """Return cards that certainly cannot be laid off, even if all the others can."""
    fits = 0
    for m in melds:
        fits |= FITS[m]
    reach, got = fits, 0
    while got != cards & reach:
        got = cards & reach
        reach = fits | _beside(got)
        if got & JOKER_BIT:
            reach |= _beside(reach)
    return cards & ~reach


def all_laid_off(melds: Sequence[int], cards: int) -> list[tuple[int, int]] | None:
    """Return lay-offs in sequence that put all these cards on the melds; None if impossible.

    Each is (index of the meld in the list, face laid off).

    >>> steps = all_laid_off([read_meld("S7.S8.S9")], PACK.set("S10.S11"))
    >>> [(place, spell_face(face)) for place, face in steps]
    [(0, 'S10'), (0, 'S11')]
    """
    failed: set[tuple[tuple[int, ...], int]] = set()

    def search(melds: tuple[int, ...], cards: int) -> list[tuple[int, int]] | None:
        if not cards:
            return []
        if (melds, cards) in failed:
            return None
        for place, m in enumerate(melds):
            for face, grown in GROWN[m].items() if FITS[m] & cards else ():
                card = 1 << CARD_OF[face]
                if card & cards:
                    after = (*melds[:place], grown, *melds[place + 1 :])
                    rest = search(after, cards ^ card)
                    if rest is not None:
                        return [(place, face), *rest]
        failed.add((melds, cards))
        return None

    return None if out_of_reach(melds, cards) else search(tuple(melds), cards)
