"""Seven Euchre's lessons: card play with a partner, then the auction."""

from __future__ import annotations

from collections.abc import Iterator

from ...lessons.lesson import Act, Deal, Lesson, Step

CARDS, AUCTION = "seven-euchre-lesson-cards", "seven-euchre-lesson-auction"


def played(leader: int, cards: str) -> Iterator[Act]:
    """Yield the plays of these cards, clockwise from `leader`."""
    for place, card in enumerate(cards.split()):
        yield {"seat": (leader + place) % 4, "action": f"play:{card}"}


def passes(*seats: int) -> Iterator[Act]:
    """Yield a pass of each of these seats."""
    for seat in seats:
        yield {"seat": seat, "action": "pass"}


def rest(*led: tuple[int, str]) -> Iterator[Act]:
    """Yield tricks to play quickly, each given by its leader and cards."""
    for leader, cards in led:
        for act in played(leader, cards):
            yield {**act, "quick": True}


# The partner, seat 2, bids Book 8; the declarer's leads teach the rest.
CARDS_DEAL = Deal(
    first=1,
    hands=[
        "F10 F9 S11 S7 S6 S5 C9 C4 B4 O5 H7 H3",
        "F8 T11 T10 T7 S10 C10 C7 C6 O3 O2 H4 H2",
        "F13 F7 T8 T6 S8 C5 B9 B8 B7 B5 O4 H5",
        "F12 F11 T12 T9 S9 C8 B3 O8 O7 O6 H6 H1",
    ],
    rest="B6",
)
CARDS_STEPS: list[Step] = [
    {"say": f"{CARDS}-welcome", "at": ["hand"]},
    {
        "say": f"{CARDS}-common",
        "tap": ["S7", "H7"],
        "nudge": f"{CARDS}-common-nudge",
        "else": f"{CARDS}-common-not",
        "at": ["hand"],
    },
    {"say": f"{CARDS}-partner", "at": ["seat:2"]},
    {"seat": 2, "action": "bid:B8"},
    {"seat": 3, "action": "pass"},
    {"say": f"{CARDS}-bid", "at": ["contract"]},
    *passes(0, 1),
    {"seat": 2, "action": "discard:C5"},
    {
        "say": f"{CARDS}-lowest",
        "tap": ["B4"],
        "nudge": f"{CARDS}-lowest-nudge",
        "else": f"{CARDS}-lowest-not",
        "at": ["hand"],
    },
    *played(2, "B7 B3"),
    {
        "ask": f"{CARDS}-follow-trump",
        "accept": ["play:B4"],
        "else": f"{CARDS}-follow-trump-not",
        "at": ["B7"],
    },
    *played(1, "C7"),
    *played(2, "B9 O7"),
    {
        "ask": f"{CARDS}-sevens",
        "accept": ["play:H7"],
        "else": f"{CARDS}-sevens-not",
        "at": ["S7", "H7"],
    },
    {
        "say": f"{CARDS}-winner",
        "tap": ["B9"],
        "nudge": f"{CARDS}-winner-nudge",
        "else": f"{CARDS}-winner-not",
        "at": ["trick"],
    },
    *played(1, "T7"),
    *played(2, "F13 F11"),
    {
        "ask": f"{CARDS}-follow",
        "accept": ["play:F9"],
        "else": f"{CARDS}-follow-not",
        "at": ["F9", "F10"],
    },
    *played(1, "F8"),
    *played(2, "T6 T12"),
    {
        "ask": f"{CARDS}-ruff",
        "accept": ["play:S7"],
        "else": f"{CARDS}-ruff-not",
        "at": ["trick"],
    },
    *played(1, "T10"),
    {
        "ask": f"{CARDS}-lead",
        "accept": ["play:S11"],
        "why": {"play:S5": f"{CARDS}-lead-star", "play:S6": f"{CARDS}-lead-star"},
        "else": f"{CARDS}-lead-not",
    },
    *played(1, "S10 S8 S9"),
    {"say": f"{CARDS}-rest", "at": ["score"]},
    *rest(
        (0, "S6 O2 O4 C8"),
        (0, "F10 O3 T8 F12"),
        (3, "H6 H3 H2 H5"),
        (3, "O8 O5 C6 B5"),
        (2, "B8 T9 C4 T11"),
        (2, "F7 H1 C9 H4"),
        (2, "B6 O6 S5 C10"),
    ),
    {"say": f"{CARDS}-made", "at": ["score"]},
    {"say": f"{CARDS}-missed"},
    {"say": f"{CARDS}-no-trump"},
    {"say": f"{CARDS}-end"},
]
# Four weak hands: all pass twice.
WEAK_DEAL = Deal(
    first=0,
    hands=[
        "F12 F10 T11 T6 S5 C7 C4 B8 O7 H6 H5 H1",
        "T12 T9 S7 S6 C10 C5 B7 B3 O4 O3 H4 H3",
        "F9 F8 T8 T7 S10 C9 C8 B6 B5 O6 O5 H7",
        "F11 F7 T10 S11 S9 S8 C6 B9 B4 O8 O2 H2",
    ],
    rest="F13",
)
# The learner outbids seat 3 and becomes the declarer.
OWN_DEAL = Deal(
    first=1,
    hands=[
        "F13 F9 F7 T6 S11 S9 S7 S5 C7 B9 O8 H2",
        "F12 F8 T12 C8 C6 C4 B4 B3 O4 H5 H3 H1",
        "F11 F10 T9 T8 T7 S6 C9 C5 B7 B5 O2 H4",
        "T11 T10 S10 C10 B8 B6 O7 O6 O5 O3 H7 H6",
    ],
    rest="S8",
)
# Seat 3 bids too high.
BOLD_DEAL = Deal(
    first=2,
    hands=[
        "F13 F12 F7 T12 T6 S10 S9 C10 C9 O7 H5 H4",
        "F9 T11 T8 S6 C8 C5 B9 B5 O6 O3 H6 H1",
        "F11 F8 T10 T7 S11 S8 C6 C4 B8 B6 O8 O2",
        "F10 T9 S7 S5 C7 B7 B4 B3 O5 H7 H3 H2",
    ],
    rest="O4",
)
TOO_HIGH = {f"bid:S{n}": f"{AUCTION}-bid-high" for n in range(9, 13)}
AUCTION_STEPS: list[Step] = [
    *passes(1, 2, 3),
    {"ask": f"{AUCTION}-pass", "accept": ["pass"], "else": f"{AUCTION}-pass-not", "at": ["pass"]},
    *passes(1, 2, 3),
    {
        "ask": f"{AUCTION}-second",
        "accept": ["pass"],
        "else": f"{AUCTION}-second-not",
        "at": ["F13"],
    },
    {"say": f"{AUCTION}-void"},
    *passes(2),
    {"seat": 3, "action": "bid:O7"},
    {
        "ask": f"{AUCTION}-bid",
        "accept": ["bid:S8"],
        "why": {"pass": f"{AUCTION}-bid-pass", **TOO_HIGH},
        "else": f"{AUCTION}-bid-not",
        "at": ["bid:S8"],
    },
    *passes(1, 2),
    {"seat": 3, "action": "bid:O8"},
    {
        "ask": f"{AUCTION}-higher",
        "accept": ["bid:S9"],
        "why": {"pass": f"{AUCTION}-higher-pass"},
        "else": f"{AUCTION}-higher-not",
        "at": ["bid:S9"],
    },
    *passes(1, 2, 3),
    {
        "ask": f"{AUCTION}-exchange",
        "accept": ["discard:T6"],
        "why": {"discard:H2": f"{AUCTION}-exchange-heart"},
        "else": f"{AUCTION}-exchange-not",
        "at": ["S8", "T6"],
    },
    {
        "ask": f"{AUCTION}-lead",
        "accept": ["play:S7"],
        "else": f"{AUCTION}-lead-not",
        "at": ["S7"],
    },
    *played(1, "B3 S6 H7"),
    {"say": f"{AUCTION}-rest", "at": ["score"]},
    *rest(
        (0, "H2 H1 H4 H6"),
        (3, "C10 S5 C4 C5"),
        (0, "O8 O4 O2 O3"),
        (0, "S11 C6 B7 O7"),
        (0, "F7 B4 T7 S10"),
        (3, "T10 F9 T12 T8"),
        (1, "H5 B5 B6 C7"),
        (0, "F13 F8 F10 B8"),
        (0, "B9 C8 F11 O5"),
        (0, "S9 F12 T9 O6"),
        (0, "S8 H3 C9 T11"),
    ),
    {"say": f"{AUCTION}-made", "at": ["score"]},
    {"seat": 3, "action": "bid:H10"},
    {
        "ask": f"{AUCTION}-let",
        "accept": ["pass"],
        "else": f"{AUCTION}-let-not",
        "at": ["contract", "pass"],
    },
    *passes(1, 2),
    {"seat": 3, "action": "discard:F10"},
    *played(3, "H7"),
    {
        "ask": f"{AUCTION}-low",
        "accept": ["play:H4"],
        "else": f"{AUCTION}-low-not",
        "at": ["H7"],
    },
    *played(1, "H1 T7"),
    *played(3, "B7"),
    {
        "ask": f"{AUCTION}-over",
        "accept": ["play:F7"],
        "else": f"{AUCTION}-over-not",
        "at": ["B7"],
    },
    *played(1, "H6 T10"),
    *rest(
        (0, "S9 S6 S11 S5"),
        (2, "O8 O4 T6 O3"),
        (2, "O2 O5 C9 O6"),
        (1, "B9 B6 B3 H5"),
        (0, "O7 C5 C4 C7"),
        (3, "B4 F12 B5 B8"),
        (2, "F8 T9 F13 F9"),
        (0, "T12 T8 C6 H2"),
        (3, "S7 S10 C8 S8"),
        (3, "H3 C10 T11 F11"),
    ),
    {"say": f"{AUCTION}-missed", "at": ["score"]},
    {"say": f"{AUCTION}-end"},
]

LESSONS = [
    Lesson(
        id="seven-euchre-cards",
        game="seven-euchre",
        first=1,
        deals=[CARDS_DEAL],
        steps=CARDS_STEPS,
    ),
    Lesson(
        id="seven-euchre-auction",
        game="seven-euchre",
        first=0,
        deals=[WEAK_DEAL, OWN_DEAL, BOLD_DEAL],
        steps=AUCTION_STEPS,
    ),
]
