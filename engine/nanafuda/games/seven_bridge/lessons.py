"""Seven Bridge's lessons: a first deal from the draw to going out, and one about claims."""

from __future__ import annotations

from collections.abc import Iterator

from ...lessons.lesson import Act, Deal, Lesson

GAME = "seven-bridge"


def _turn(seat: int, *actions: str) -> Iterator[Act]:
    """Yield a bot's turn: a draw, then these actions."""
    for action in ("draw", *actions):
        yield {"seat": seat, "action": action}


_FIRST = Lesson(
    id="seven-bridge-first",
    game=GAME,
    seats=3,
    first=0,
    deals=[
        Deal(
            first=0,
            hands=[
                "H7 C4 H9 S3 S2 D13 D8",
                "H3 D3 C3 D11 H11 H5 C10",
                "S9 S10 S11 D5 D7 C1 H2",
            ],
            rest="C5 D1 C12 C6 C7 S12 H8",
        )
    ],
    steps=[
        {"say": "seven-bridge-lesson-first-goal", "at": ["hand"]},
        {"ask": "seven-bridge-lesson-first-draw", "accept": ["draw"], "at": ["draw", "stock"]},
        {
            "say": "seven-bridge-lesson-first-which-meld",
            "tap": ["H7"],
            "nudge": "seven-bridge-lesson-first-which-meld-nudge",
            "else": "seven-bridge-lesson-first-which-meld-no",
            "at": ["hand"],
        },
        {
            "ask": "seven-bridge-lesson-first-meld-7",
            "accept": ["meld:H7"],
            "else": "seven-bridge-lesson-first-meld-7-no",
            "at": ["H7", "meld:H7"],
        },
        {
            "ask": "seven-bridge-lesson-first-discard",
            "accept": ["discard:D13"],
            "why": {
                "discard:C4": "seven-bridge-lesson-first-discard-run",
                "discard:C5": "seven-bridge-lesson-first-discard-run",
                "discard:H9": "seven-bridge-lesson-first-discard-9",
                "discard:D8": "seven-bridge-lesson-first-discard-8",
            },
            "else": "seven-bridge-lesson-first-discard-low",
            "at": ["D13"],
        },
        *_turn(1, "meld:H3.D3.C3", "discard:D1"),
        *_turn(2, "meld:S9.S10.S11", "discard:C12"),
        {
            "say": "seven-bridge-lesson-first-their-melds",
            "at": ["H3", "D3", "C3", "S9", "S10", "S11"],
        },
        {"ask": "seven-bridge-lesson-first-draw-2", "accept": ["draw"], "at": ["draw", "stock"]},
        {
            "ask": "seven-bridge-lesson-first-meld-run",
            "accept": ["meld:C4.C5.C6"],
            "why": {
                "lay": "seven-bridge-lesson-first-meld-run-lay",
                "discard": "seven-bridge-lesson-first-meld-run-discard",
            },
            "at": ["C4", "C5", "C6"],
        },
        {
            "ask": "seven-bridge-lesson-first-lay-3",
            "accept": ["lay:S3@2"],
            "else": "seven-bridge-lesson-first-lay-3-no",
            "at": ["H3", "D3", "C3"],
        },
        {
            "ask": "seven-bridge-lesson-first-discard-2",
            "accept": ["discard:D8"],
            "why": {
                "discard:S2": "seven-bridge-lesson-first-discard-2-low",
                "discard:H9": "seven-bridge-lesson-first-discard-2-9",
            },
            "at": ["discard:D8"],
        },
        *_turn(1, "lay:C7@4", "discard:C10"),
        *_turn(2, "lay:S12@3", "discard:C1"),
        {"say": "seven-bridge-lesson-first-laid-on-yours", "at": ["C7", "S12"]},
        {"ask": "seven-bridge-lesson-first-draw-3", "accept": ["draw"], "at": ["draw", "penalty"]},
        {
            "ask": "seven-bridge-lesson-first-lay-8",
            "accept": ["lay:H8@1"],
            "else": "seven-bridge-lesson-first-lay-8-no",
            "at": ["H7", "H8"],
        },
        {
            "ask": "seven-bridge-lesson-first-lay-9",
            "accept": ["lay:H9@1"],
            "else": "seven-bridge-lesson-first-lay-9-no",
            "at": ["H9", "H8"],
        },
        {
            "ask": "seven-bridge-lesson-first-out",
            "accept": ["discard:S2"],
            "at": ["S2", "discard:S2"],
        },
        {"say": "seven-bridge-lesson-first-out-pays", "at": ["score"]},
        {"say": "seven-bridge-lesson-first-doubled", "at": ["seat:2"]},
        {"say": "seven-bridge-lesson-first-concealed"},
        {"say": "seven-bridge-lesson-first-lay-all"},
        {"say": "seven-bridge-lesson-first-end"},
    ],
)

_CLAIMS = Lesson(
    id="seven-bridge-claims",
    game=GAME,
    seats=4,
    first=1,
    deals=[
        Deal(
            first=1,
            hands=[
                "S9 D9 S4 S5 X0 C12 H2",
                "D10 D11 D12 H9 H13 C6 D3",
                "H6 H8 D7 D2 S11 C1 H10",
                "S6 S3 C10 C11 H4 H5 C4",
            ],
            rest="C13 S13 D6 C9",
        )
    ],
    steps=[
        {"say": "seven-bridge-lesson-claims-goal"},
        *_turn(1, "discard:H9"),
        {
            "say": "seven-bridge-lesson-claims-which-9",
            "tap": ["S9", "D9"],
            "nudge": "seven-bridge-lesson-claims-which-9-nudge",
            "else": "seven-bridge-lesson-claims-which-9-no",
            "at": ["H9"],
        },
        {
            "ask": "seven-bridge-lesson-claims-pon",
            "accept": ["pon:S9.D9"],
            "why": {
                "pass": "seven-bridge-lesson-claims-pon-pass",
                "pon": "seven-bridge-lesson-claims-pon-joker",
            },
            "at": ["S9", "D9"],
        },
        {
            "ask": "seven-bridge-lesson-claims-pon-discard",
            "accept": ["discard:C12"],
            "why": {
                "discard:X0": "seven-bridge-lesson-claims-discard-joker",
                "discard:H2": "seven-bridge-lesson-claims-discard-low",
            },
            "else": "seven-bridge-lesson-claims-discard-run",
            "at": ["C12"],
        },
        {"say": "seven-bridge-lesson-claims-skip", "at": ["seat:1"]},
        *_turn(1, "meld:D10.D11.D12", "meld:S13.H13.C13", "discard:C6"),
        *_turn(2, "meld:D6.D7", "discard:S11"),
        {"say": "seven-bridge-lesson-claims-two", "at": ["D6", "D7"]},
        *_turn(3, "meld:C9.C10.C11", "discard:S3"),
        {"say": "seven-bridge-lesson-claims-now-chi", "at": ["S3", "seat:3"]},
        {
            "say": "seven-bridge-lesson-claims-which-3",
            "tap": ["S4", "S5"],
            "nudge": "seven-bridge-lesson-claims-which-3-nudge",
            "else": "seven-bridge-lesson-claims-which-3-no",
            "at": ["S3"],
        },
        {
            "ask": "seven-bridge-lesson-claims-chi",
            "accept": ["chi:S4.S5.X0=S2", "chi:S4.S5.X0=S6"],
            "why": {
                "draw": "seven-bridge-lesson-claims-chi-draw",
                "chi:S4.S5": "seven-bridge-lesson-claims-chi-without",
                "chi": "seven-bridge-lesson-claims-chi-other",
            },
            "at": ["S4", "S5", "X0"],
        },
        {
            "ask": "seven-bridge-lesson-claims-out",
            "accept": ["discard:H2"],
            "at": ["H2", "discard:H2"],
        },
        {"say": "seven-bridge-lesson-claims-paid", "at": ["score"]},
        {"say": "seven-bridge-lesson-claims-end"},
    ],
)

LESSONS = [_FIRST, _CLAIMS]
