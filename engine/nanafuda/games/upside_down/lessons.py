"""Upside Down's lessons: a first deal until going out; then fours, titles and the exchange."""

from __future__ import annotations

from collections.abc import Iterator

from ...lessons.lesson import Act, Deal, Lesson

GAME = "upside-down"


def _bots(*actions: str) -> Iterator[Act]:
    """Yield bots' acts in order, each written as a seat and its cards: `2 C4`; `1 -` is a pass."""
    for action in actions:
        seat, cards = action.split()
        yield {"seat": int(seat), "action": "pass" if cards == "-" else f"play:{cards}"}


def _quickly(*actions: str) -> Iterator[Act]:
    """Yield bots' acts to play quickly."""
    for act in _bots(*actions):
        yield {**act, "quick": True}


_FIRST = Lesson(
    id="upside-down-first",
    game=GAME,
    seats=4,
    first=0,
    deals=[
        Deal(
            first=0,
            hands=[
                "T12 T9 S9 C9 O3 B3 S5 S6 S7 F12 F13 H1",
                "S11 B7 B8 B9 C8 B4 F7 H7 C6 O2 H2 H3 C4",
                "S8 C7 B5 T10 T11 F8 F9 B6 O6 C5 H4 S10",
                "C10 F10 F11 T7 O7 T8 O8 T6 H6 H5 O5 O4",
            ],
        )
    ],
    steps=[
        {"say": "upside-down-lesson-first-goal", "at": ["hand"]},
        {
            "say": "upside-down-lesson-first-strongest",
            "tap": ["F13"],
            "nudge": "upside-down-lesson-first-strongest-nudge",
            "else": "upside-down-lesson-first-strongest-no",
            "at": ["die"],
        },
        *_bots("2 C5", "3 F11"),
        {
            "ask": "upside-down-lesson-first-12",
            "accept": ["play:T12"],
            "why": {
                "pass": "upside-down-lesson-first-12-pass",
                "play": "upside-down-lesson-first-12-run",
            },
            "at": ["pile", "T12"],
        },
        *_bots("1 -", "2 -", "3 -"),
        {
            "ask": "upside-down-lesson-first-set",
            "accept": ["play:B3.O3"],
            "why": {
                "play:S5.S6.S7": "upside-down-lesson-first-set-run",
                "play:F12.F13": "upside-down-lesson-first-set-king",
                "play:F13": "upside-down-lesson-first-set-king",
            },
            "else": "upside-down-lesson-first-set-no",
            "at": ["B3", "O3"],
        },
        *_bots("1 -", "2 -", "3 -"),
        {
            "ask": "upside-down-lesson-first-run",
            "accept": ["play:S5.S6.S7"],
            "else": "upside-down-lesson-first-run-no",
            "at": ["S5", "S6", "S7"],
        },
        *_bots("1 B7.B8.B9", "2 -", "3 -"),
        {
            "ask": "upside-down-lesson-first-beaten",
            "accept": ["pass"],
            "at": ["pile", "pass"],
        },
        *_bots("1 H2.H3", "2 F8.F9", "3 -"),
        {
            "ask": "upside-down-lesson-first-king",
            "accept": ["play:F12.F13"],
            "why": {"pass": "upside-down-lesson-first-king-pass"},
            "at": ["F12", "F13"],
        },
        {"say": "upside-down-lesson-first-turned", "at": ["die"]},
        {
            "say": "upside-down-lesson-first-strongest-now",
            "tap": ["H1"],
            "nudge": "upside-down-lesson-first-strongest-now-nudge",
            "else": "upside-down-lesson-first-strongest-now-no",
            "at": ["die"],
        },
        {
            "ask": "upside-down-lesson-first-ace",
            "accept": ["play:H1"],
            "why": {"play:T9.S9.C9": "upside-down-lesson-first-ace-pair"},
            "else": "upside-down-lesson-first-ace-9",
            "at": ["H1"],
        },
        {
            "ask": "upside-down-lesson-first-out",
            "accept": ["play:T9.S9.C9"],
            "else": "upside-down-lesson-first-out-9",
            "at": ["T9", "S9", "C9"],
        },
        {"say": "upside-down-lesson-first-won", "at": ["seat:0"]},
        {"say": "upside-down-lesson-first-end", "at": ["die"]},
    ],
)

_SECOND = Lesson(
    id="upside-down-titles",
    game=GAME,
    seats=4,
    first=0,
    deals=[
        Deal(
            first=0,
            hands=[
                "F8 T8 O8 B8 F10 T10 S10 C10 H2 O2 C7 S7",
                "C9 F9 O5 B7 B9 H1 T11 S11 T12 B6 C8 H7 S8",
                "H6 S6 T6 O6 F13 F11 O3 B4 F12 H3 B5 B3",
                "H5 H4 T9 T7 S5 C4 F7 S9 C5 O7 O4 C6",
            ],
        ),
        Deal(  # the loser's first three cards, and the second loser's first, go to the winners
            first=1,
            hands=[
                "T9 T10 T11 S5 C5 B5 F12 H2 O2 H1 S8 B7",
                "F13 H5 O6 S6 T12 B4 S11 O7 O8 H7 O3 S7",
                "C10 F9 F11 T7 C9 H6 F7 H3 B8 C8 S10 O5 C6",
                "S9 F10 T6 H4 B3 T8 B9 C4 O4 F8 B6 C7",
            ],
        ),
    ],
    steps=[
        {"say": "upside-down-lesson-titles-goal", "at": ["die"]},
        {
            "ask": "upside-down-lesson-titles-eights",
            "accept": ["play:F8.T8.B8.O8"],
            "why": {"play:F10.T10.S10.C10": "upside-down-lesson-titles-eights-tens"},
            "else": "upside-down-lesson-titles-eights-no",
            "at": ["F8", "T8", "B8", "O8"],
        },
        *_bots("1 -", "2 T6.S6.O6.H6", "3 -"),
        {"say": "upside-down-lesson-titles-back", "at": ["pile", "die"]},
        {
            "say": "upside-down-lesson-titles-which",
            "tap": ["F10", "T10", "S10", "C10"],
            "nudge": "upside-down-lesson-titles-which-nudge",
            "else": "upside-down-lesson-titles-which-no",
            "at": ["die"],
        },
        {
            "ask": "upside-down-lesson-titles-tens",
            "accept": ["play:F10.T10.S10.C10"],
            "why": {"pass": "upside-down-lesson-titles-tens-pass"},
            "at": ["F10", "T10", "S10", "C10"],
        },
        *_bots("1 -", "2 -", "3 -"),
        {
            "ask": "upside-down-lesson-titles-twos",
            "accept": ["play:O2.H2"],
            "why": {"play:S7.C7": "upside-down-lesson-titles-twos-sevens"},
            "else": "upside-down-lesson-titles-twos-no",
            "at": ["O2", "H2"],
        },
        *_bots("1 -", "2 -", "3 -"),
        {
            "ask": "upside-down-lesson-titles-sevens",
            "accept": ["play:S7.C7"],
            "else": "upside-down-lesson-titles-sevens-no",
            "at": ["S7", "C7"],
        },
        {"say": "upside-down-lesson-titles-out", "at": ["seat:0"]},
        *_quickly("1 -", "2 O3.H3", "3 -", "1 -", "2 B3.B4.B5", "3 -", "1 -", "2 F11.F12.F13"),
        *_quickly("3 C4.C5.C6", "1 -", "3 S5.H5", "1 -", "3 F7.T7.O7", "1 -"),
        *_quickly("3 O4.H4", "1 -", "3 T9.S9"),
        {"say": "upside-down-lesson-titles-names", "at": ["score"]},
        {"say": "upside-down-lesson-titles-exchange", "at": ["seat:1"]},
        {
            "ask": "upside-down-lesson-titles-give",
            "accept": ["give:S8.B7.O6"],
            "else": "upside-down-lesson-titles-give-no",
            "at": ["F13", "H5", "O6"],
        },
        {"seat": 2, "action": "give:O5"},
        {"say": "upside-down-lesson-titles-given", "at": ["seat:1", "die"]},
        *_bots("1 B4"),
        {
            "say": "upside-down-lesson-titles-turns",
            "tap": ["F13"],
            "nudge": "upside-down-lesson-titles-turns-nudge",
            "else": "upside-down-lesson-titles-turns-no",
            "at": ["hand"],
        },
        {"say": "upside-down-lesson-titles-end", "at": ["hand"]},
    ],
)

LESSONS = [_FIRST, _SECOND]
