"""The board of Ring of Sevens: chains of rings that grow from the 7s (R4–R6, R22–R28).

A board is an int that packs four sets of cards: the cards out (both cards of an odd place that is
filled), the cards that count as connected upward and downward though R6 does not reach them (R23),
and the two cards of the place that the Joker fills. The playable cards of a colour depend only on
its share of the board, so they are cached by that share.

>>> FRENCH.join(ready(0, SEVENS))
'S6.S8.H6.H8.D6.D8.C6.C8'
>>> FRENCH.join(ready(0, SEVENS | FRENCH.set("H8")))
'S6.S8.H6.H9.D6.D8.C6.C8'
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from .cards import FRENCH

COLOURS = ((1, 2), (0, 3))  # the suits of the red and of the black cards
# Upward (direction 0) a colour runs 8…K, then A…6; downward (1) the reverse. The second half counts
# only if the colour runs round (R26, R27).
UPWARD = (8, 9, 10, 11, 12, 13, 1, 2, 3, 4, 5, 6)
ODD_RANKS = (1, 3, 5, 9, 11, 13)  # without the 7
LINK, REVERSE = 1, 2  # bits of the active rules

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
# The cards that laying a card takes out of play: itself and, if it is odd, its twin (R9).
SPAN = tuple(next((p for p in PLACES if p >> card & 1), 1 << card) for card in range(52))

# For each even card the odd cards of its colour next to it in rank.
NEIGHBOURS = tuple(
    0 if ODD >> card & 1 else sum(p for p in PLACES for c in (card - 1, card + 1) if p >> c & 1)
    for card in range(52)
)

WIDTH = 53  # bits of each set in a board; the Joker's bit in the first is unused
JOINED = (WIDTH, 2 * WIDTH)  # offsets of the cards connected upward, downward
JOKER_PLACE = 1 | 1 << 3 * WIDTH  # times the two cards of a place: the Joker fills it
PARTS = sum(1 << WIDTH * part for part in range(4))  # times a set: the set in all four


def joker_on(board: int) -> int:
    """Return the two cards of the place that the Joker fills, or 0."""
    return board >> 3 * WIDTH


def twins(cards: int) -> int:
    """Return the cards of the same ranks and colours as these, in the other suits."""
    return (
        (cards & SPADES) << 39
        | cards >> 39 & SPADES
        | (cards & HEARTS) << 13
        | cards >> 13 & HEARTS
    )


def _steps(suit: int, field: int, ranks: Sequence[int]) -> tuple[tuple[int, int], ...]:
    """Return a suit's cards along a path, each with the cards playable beyond a Joker (R23)."""
    return tuple(
        (1 << 13 * suit + rank - 1, 0 if after & 1 else field & FRENCH.rank_masks[after])
        for rank, after in pairwise((*ranks, 1))
    )


STEPS = tuple(  # of each colour in each direction, suit by suit
    tuple(tuple(_steps(suit, field, ranks) for suit in suits) for ranks in (UPWARD, UPWARD[::-1]))
    for suits, field in zip(COLOURS, FIELD, strict=True)
)


def paths(colour: int, rules: int, board: int) -> Iterator[tuple[int, int]]:
    """Yield the buildable directions of a colour, each with its path's length (R26–R28)."""
    full = [not arm & ~board for arm in ARMS[colour]]
    for direction in (0, 1):
        if not (rules & REVERSE and full[1 - direction]):
            round = rules & LINK or (rules & REVERSE and full[direction])
            yield direction, 12 if round else 6


def walk(colour: int, direction: int, length: int, board: int) -> tuple[int, int]:
    """Return the playable cards along a path: by R6, and beyond the Joker (R23)."""
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
    """Return the card's bit in each set of connected cards that it belongs to (R23)."""
    colour, marks = COLOUR[card], 0
    if not NEIGHBOURS[card] & joker_on(board):
        return 0
    for direction, length in paths(colour, rules, board):
        _, beyond = walk(colour, direction, length, board)
        marks |= (beyond & 1 << card) << JOINED[direction]
    return marks


def missing_on_way(card: int, rules: int, board: int) -> tuple[int, bool]:
    """Return the missing card nearest the 7 that blocks a card, and whether the arm is reversed.

    If two ways are open, the usual one counts.
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
    """A cache of the playable cards in an independent part of the board.

    A zone is a whole colour if its arms are linked or may be reversed; otherwise it is one arm. The
    key is the zone's share of a board, with the cards not out in place of those out.
    """

    LIMIT = 1 << 16  # entries, to bound memory; frequent ones are soon cached again

    def __init__(self, rules: int, colour: int, directions: Sequence[int]) -> None:
        self.rules = rules
        self.colour = colour
        self.directions = directions
        self.cards = sum(ARMS[colour][direction] for direction in directions)
        self.share = self.cards * PARTS  # of a board

    def __missing__(self, key: int) -> int:
        board = key ^ self.cards
        ready = joker_on(board)  # either card may replace it (R24)
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
# its zone, the zone's cards and all others. The 7s are not played, so their zone is arbitrary.
LAYING = tuple(
    tuple(
        (1 << card, FRENCH.full & ~SPAN[card], zone, zone.cards, FRENCH.full & ~zone.cards)
        for card in range(52)
        for zone in (next((z for z in zones if z.cards >> card & 1), zones[0]),)
    )
    for zones in ZONES
)


def ready(rules: int, board: int) -> int:
    """Return all cards that may be played on a board."""
    cards = 0
    for zone in ZONES[rules]:
        cards |= zone[board & zone.share ^ zone.cards]
    return cards
