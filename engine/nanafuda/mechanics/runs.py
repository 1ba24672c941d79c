"""The board of Ring of Sevens: chains of rings that grow from the 7s (R4–R6, R22–R28).

A board is an int that packs four sets of cards: those that are out (both cards of an odd place
that is filled), those that count as connected upward and downward though R6 does not reach them
(R23), and the two cards of the place that the Joker fills. A colour's share of a board decides
what may be played of that colour, so that is worked out once and looked up ever after.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from .cards import FRENCH

COLOURS = ((1, 2), (0, 3))  # the suits of the red and of the black cards
# Upward (direction 0) a colour runs 8…K and round to A…6, downward (1) the other way; without the
# way round (R26, R27) only the first half counts.
UPWARD = (8, 9, 10, 11, 12, 13, 1, 2, 3, 4, 5, 6)
ODD_RANKS = (1, 3, 5, 9, 11, 13)  # the 7 apart
LINK, REVERSE = 1, 2  # bits of the rules in force

SPADES, HEARTS = FRENCH.suit_masks[:2]
SEVENS = FRENCH.rank_masks[7]
ODD = sum(FRENCH.rank_masks[rank] for rank in ODD_RANKS)
FIELD = tuple(sum(FRENCH.suit_masks[suit] for suit in suits) for suits in COLOURS)
COLOUR = tuple(0 if FIELD[0] >> card & 1 else 1 for card in range(52))
ARMS = tuple(  # for each colour its upper and its lower arm (R4)
    tuple(field & sum(FRENCH.rank_masks[rank] for rank in arm) for arm in (UPWARD[:6], UPWARD[6:]))
    for field in FIELD
)
PLACES = tuple(field & FRENCH.rank_masks[rank] for field in FIELD for rank in ODD_RANKS)  # R5
PLACE_NAMES = tuple(f"{letter}{rank}" for letter in "RK" for rank in ODD_RANKS)
# The cards that a card laid takes out of play: itself and, if it is odd, its twin (R9).
SPAN = tuple(next((p for p in PLACES if p >> card & 1), 1 << card) for card in range(52))

# For each even card the odd cards of its colour next to it in rank.
NEIGHBOURS = tuple(
    0 if ODD >> card & 1 else sum(p for p in PLACES for c in (card - 1, card + 1) if p >> c & 1)
    for card in range(52)
)

WIDTH = 53  # of each set in a board; the Joker's bit in the first means nothing
JOINED = (WIDTH, 2 * WIDTH)  # where the cards lie that are connected upward, downward
JOKER_PLACE = 1 | 1 << 3 * WIDTH  # times the two cards of a place: the Joker fills it
PARTS = sum(1 << WIDTH * part for part in range(4))  # times a set: it in all four


def joker_on(board: int) -> int:
    """The two cards of the place that the Joker fills, or 0."""
    return board >> 3 * WIDTH


def twins(cards: int) -> int:
    """The cards of the same rank and colour as these."""
    return (
        (cards & SPADES) << 39
        | cards >> 39 & SPADES
        | (cards & HEARTS) << 13
        | cards >> 13 & HEARTS
    )


def _steps(suit: int, field: int, ranks: Sequence[int]) -> tuple[tuple[int, int], ...]:
    """The cards of a suit along a path, each with the cards that may follow a Joker there (R23)."""
    return tuple(
        (1 << 13 * suit + rank - 1, 0 if after & 1 else field & FRENCH.rank_masks[after])
        for rank, after in pairwise((*ranks, 1))
    )


STEPS = tuple(  # of each colour in each direction, suit by suit
    tuple(tuple(_steps(suit, field, ranks) for suit in suits) for ranks in (UPWARD, UPWARD[::-1]))
    for suits, field in zip(COLOURS, FIELD, strict=True)
)


def paths(colour: int, rules: int, board: int) -> Iterator[tuple[int, int]]:
    """The directions in which a colour may be built, each with how far it leads (R26–R28)."""
    full = [not arm & ~board for arm in ARMS[colour]]
    for direction in (0, 1):
        if not (rules & REVERSE and full[1 - direction]):
            round = rules & LINK or (rules & REVERSE and full[direction])
            yield direction, 12 if round else 6


def walk(colour: int, direction: int, length: int, board: int) -> tuple[int, int]:
    """The cards that go on along a path: those that R6 allows, and those beyond the Joker (R23)."""
    joined, joker = board >> JOINED[direction], joker_on(board)
    by_path = beyond = 0
    for steps in STEPS[colour][direction]:
        linked = True
        for bit, after in steps[:length]:
            if not board & bit:
                if linked:
                    by_path |= bit
                    linked = False
            elif joined & bit:
                linked = True
            if linked and joker & bit:
                beyond |= after
    return by_path, beyond & ~board


def beyond_joker(card: int, rules: int, board: int) -> int:
    """The card's bit in each set of connected cards of a board that it belongs to (R23)."""
    colour, marks = COLOUR[card], 0
    if not NEIGHBOURS[card] & joker_on(board):
        return 0
    for direction, length in paths(colour, rules, board):
        _, beyond = walk(colour, direction, length, board)
        marks |= (beyond & 1 << card) << JOINED[direction]
    return marks


def missing_on_way(card: int, rules: int, board: int) -> tuple[int, bool]:
    """The card nearest to the 7 that a card not playable waits for; whether its arm is reversed.

    Of two ways the usual one is spoken of, while it is open.
    """
    colour = COLOUR[card]
    usual = 0 if ARMS[colour][0] >> card & 1 else 1
    reversed_arm = usual not in [direction for direction, _ in paths(colour, rules, board)]
    direction = 1 - usual if reversed_arm else usual
    joined = board >> JOINED[direction]
    missing = 0
    for steps in STEPS[colour][direction]:
        for bit, _ in steps:
            if bit == 1 << card:
                return missing.bit_length() - 1, reversed_arm
            if joined & bit:
                missing = 0
            elif not (board & bit or missing):
                missing = bit
        missing = 0
    raise AssertionError("no such card on the board")


class Zone(dict[int, int]):
    """A part of the board that is built by itself: what may be played there, by what lies there.

    A colour, both ways, if its arms are linked or may be reversed; else one arm. The key is the
    zone's share of a board, but with the cards that are not out for those that are.
    """

    LIMIT = 1 << 16  # entries, for the sake of memory; common ones come back at once

    def __init__(self, rules: int, colour: int, directions: Sequence[int]) -> None:
        self.rules = rules
        self.colour = colour
        self.directions = directions
        self.cards = sum(ARMS[colour][direction] for direction in directions)
        self.share = self.cards * PARTS  # of a board

    def __missing__(self, key: int) -> int:
        board = key ^ self.cards
        ready = joker_on(board)  # either card may be swapped for it (R24)
        for direction, length in paths(self.colour, self.rules, board):
            if direction in self.directions:
                by_path, beyond = walk(self.colour, direction, length, board)
                ready |= by_path | beyond
        if len(self) > self.LIMIT:
            self.clear()
        self[key] = ready
        return ready


ZONES = tuple(  # for each set of rules
    tuple(Zone(rules, c, way) for c in (0, 1) for way in (((0, 1),) if rules else ((0,), (1,))))
    for rules in range(4)
)
# For each set of rules and each card: its bit, all cards but those that it takes out of play (R9),
# its zone, the zone's cards and all others. The 7s, which are not played, stand in any zone.
LAYING = tuple(
    tuple(
        (1 << card, FRENCH.full & ~SPAN[card], zone, zone.cards, FRENCH.full & ~zone.cards)
        for card in range(52)
        for zone in (next((z for z in zones if z.cards >> card & 1), zones[0]),)
    )
    for zones in ZONES
)


def ready(rules: int, board: int) -> int:
    """All cards that may be played on a board."""
    cards = 0
    for zone in ZONES[rules]:
        cards |= zone[board & zone.share ^ zone.cards]
    return cards
