"""Fitted weights: of the rules of thumb, and of the light policies (in hundredths)."""

from typing import Any

# The rules of thumb, from self-play. To refit: `build.py arena fit ring-of-sevens rules`.
# A play, in points:
GIFT = 0.8  # times the points of the score card that it makes for another seat
OPENS_OWN = 1.0  # per card of the seat that becomes playable
OPENS_OTHER = 0.5  # per such card of the others
LEADS_OWN = 0.75  # per card of the seat further out that waits for this one
LEADS_OTHER = 0.5  # per such card of the others
JOKER_LAID = 2.4  # value of keeping the Joker (in the policy too)
JOKER_TAKEN = 3.6  # value of taking the Joker (in the policy too)
# A pass: its score grows with the number of passes left.
PASS_WORTH = -1.5
PASS_SPARE = 0.3

# The light policy, from self-play at temperature 1. To refit: `build.py arena fit ring-of-sevens
# policy`. Cases that were hardly ever met are 0.
# fmt: off
# A card by its distance from the 7 (1 to 6): even rank; the seat holds its twin; another holds it.
CARD = (
    (-59, 0, 0),
    (0, -140, -281),
    (34, 0, 0),
    (0, -124, -10),
    (185, 0, 0),
    (0, 188, 46),
)
# … by the cards that become playable: of the seat (0, 1, 2) times three, of others (0, 1, 2).
OPENED = (
    (529, -172, 0, 82, 0, 0, 0, 0, 0),
    (-31, -276, -202, -78, -106, 0, 141, 0, 0),
    (438, -134, 0, 165, 0, 0, 0, 0, 0),
    (-6, -186, -56, 21, 62, 0, 164, 0, 0),
    (347, 25, 0, 95, 0, 0, 0, 0, 0),
    (115, 0, 0, 0, 0, 0, 0, 0, 0),
)
# … by the cards further out: of the seat (0 to 5), of others (0 to 5).
WAITING = (
    (567, -167, -541, -658, -688, -868),
    (743, 476, 172, 3, -277, -532),
    (615, 441, 325, 260, 46, -55),
    (412, 295, 271, 183, 27, 167),
    (184, 122, 138, 117, 266, 0),
    (-32, 51, 72, 81, 0, 0),
)
# … by the hand cards left after it.
LEFT = (50, 35, -75, -38, -42, -56, -29, -91, -75, -90, 8, -2, -147, 0)
# … the same again: even rank; the seat holds its twin; another holds it.
LEFT_BY_TWIN = (
    (39, 483, 10, 46, 45, 52, 91, 38, 12, -14, -4, -32, -66, 0),
    (0, 138, -36, -62, -72, -21, -62, -64, -36, -76, 88, 60, 0, 0),
    (15, -550, -44, -44, -48, -83, -90, -60, -49, -32, 24, 100, -105, 0),
)
# … by the fewest cards that another seat holds: no gift to another, a gift.
FEWEST = (
    (0, 0, 2, 139, 372, 220, 99, 15, -52, -127),
    (0, 0, -2, -152, -348, -222, -142, -77, -30, -71),
)
# Going out, by points of the seat's score cards: none, below 5, 9, 14, more.
OUT = (0, 11, 21, 20, 5)
# A pass, by the passes left (0 to 7) and the playable cards (0 to 4).
PASS_BY_PASSES = (
    (0, 0, 0, 0, 0),
    (0, 116, -33, 159, 213),
    (0, -9, -26, -27, 156),
    (0, -23, 102, 43, 152),
    (0, -10, 19, 78, 186),
    (0, 5, 3, 98, 90),
    (0, 14, -5, -16, 14),
    (0, 0, -5, 1, 0),
)
# … by the hand cards.
PASS_HAND = (0, -50, 133, 49, 70, 105, 106, 50, 104, 109, 91, 126, -17, 112)
# … by the fewest cards that another seat holds.
PASS_FEWEST = (0, 0, 0, 11, -46, 37, 169, 146, 156, 227)
# … by the hand cards of all seats, in fours.
PASS_LIVE = (23, 187, 157, 82, 7, -19, 121, 12, 40, 23, 117, 77, 119, 0)
# … by the seat's score cards, as for going out.
PASS_SCORE = (204, 43, 224, 46, 22)

# The same weights for the others in a determinization: maximum likelihood of some 70,000 decisions
# of tree searchers (`ismcts:1000`) at four seats. 0.80 nats each; a uniform choice takes 1.09. To
# refit: `build.py arena fit ring-of-sevens others`.
OTHERS: dict[str, Any] = {
    "CARD": (
        (-51, 0, 0),
        (0, -10, -79),
        (4, 0, 0),
        (0, 12, 31),
        (32, 0, 0),
        (0, 31, 106),
    ),
    "OPENED": (
        (166, 90, 0, -58, 0, 0, 0, 0, 0),
        (81, 3, -20, -22, -102, 0, -95, 0, 0),
        (145, 93, 0, -16, 0, 0, 0, 0, 0),
        (51, 50, 54, 31, -27, 0, -49, 0, 0),
        (113, 108, 0, -48, 0, 0, 0, 0, 0),
        (77, 0, 0, 0, 0, 0, 0, 0, 0),
    ),
    "WAITING": (
        (46, -48, -111, -131, -156, -146),
        (184, 63, -8, -24, -66, -60),
        (184, 90, 60, -8, 39, 42),
        (157, 113, 24, 76, 35, 102),
        (124, 33, 162, 57, 124, 0),
        (21, 26, 102, 157, 0, 0),
    ),
    "LEFT": (106, 18, -3, -3, -23, -30, -24, -37, -28, -32, -39, -33, 7, 0),
    "LEFT_BY_TWIN": (
        (54, 48, 29, 13, 15, 3, 0, -2, -2, -5, 24, 47, 31, 0),
        (67, 79, -8, -12, -45, -27, -26, -20, -1, -10, 4, -3, 0, 0),
        (-13, -92, -21, -15, -10, -4, -14, -13, -24, -32, -17, -12, -36, 0),
    ),
    "FEWEST": (
        (0, 0, 55, -16, 33, 57, 70, 44, 39, 26),
        (0, 0, -55, 1, -80, -76, -43, -34, -24, -30),
    ),
    "OUT": (0, 109, 20, -28, 8),
    "PASS_BY_PASSES": (
        (0, 0, 0, 0, 0),
        (0, -3, 16, 34, 45),
        (0, 9, 61, 87, 98),
        (0, 31, 65, 87, 76),
        (0, 19, 49, 47, 29),
        (0, -19, 12, 10, -26),
        (0, -8, -26, -54, -83),
        (0, -68, 22, -15, 0),
    ),
    "PASS_HAND": (0, -39, 9, -11, 28, 26, 48, 56, 51, 49, 43, 38, 31, 9),
    "PASS_FEWEST": (0, 0, 0, 14, 36, 36, 36, 32, 22, 19),
    "PASS_LIVE": (356, 192, 76, 70, 40, 12, -25, -32, -51, -63, -74, -75, -109, 0),
    "PASS_SCORE": (57, 25, 19, 2, 11),
}
# fmt: on
