"""Upside Down's lessons: a first deal as far as going out, and one about fours, titles, exchange."""

from __future__ import annotations

from collections.abc import Iterator

from .lesson import Act, Lesson, order

GAME = "upside-down"


def _bots(*actions: str) -> Iterator[Act]:
    """What bots do one after another, each written as its seat and what it plays: `2 C4`, `1 -`."""
    for action in actions:
        seat, cards = action.split()
        yield {"seat": int(seat), "action": "pass" if cards == "-" else f"play:{cards}"}


_FIRST = Lesson(
    id="upside-down-first",
    game=GAME,
    seats=4,
    first=0,
    decks=[
        order(
            GAME,
            first=0,
            hands=[
                "T12 T9 S9 S5 C5 B5 O2 O3 O4 F12 F13 H1",
                "S11 B7 B8 B9 C8 C9 F7 H7 C6 S6 H2 H3 B3",
                "S8 C7 S7 T10 T11 F8 F9 B6 O6 C4 H4 S10",
                "C10 F10 F11 T7 O7 T8 O8 T6 H6 H5 O5 B4",
            ],
        )
    ],
    steps=[
        {"say": "upside-down-lesson-first-goal", "at": ["hand"]},
        {
            "say": "upside-down-lesson-first-strongest",
            "tap": ["F13"],
            "else": "upside-down-lesson-first-strongest-no",
            "at": ["die"],
        },
        *_bots("2 C4", "3 C10"),
        {
            "ask": "upside-down-lesson-first-pass",
            "accept": ["pass"],
            "why": {
                "play:T12": "upside-down-lesson-first-pass-12",
                "play:F12": "upside-down-lesson-first-pass-run",
                "play:F13": "upside-down-lesson-first-pass-run",
            },
            "at": ["pile", "pass"],
        },
        *_bots("1 S11", "2 -", "3 -"),
        {
            "ask": "upside-down-lesson-first-12",
            "accept": ["play:T12"],
            "why": {
                "pass": "upside-down-lesson-first-12-pass",
                "play": "upside-down-lesson-first-pass-run",
            },
            "at": ["T12"],
        },
        *_bots("1 -", "2 -", "3 -"),
        {
            "ask": "upside-down-lesson-first-set",
            "accept": ["play:S5.C5.B5"],
            "why": {
                "play:O2.O3.O4": "upside-down-lesson-first-set-run",
                "play:F12.F13": "upside-down-lesson-first-set-king",
                "play:F13": "upside-down-lesson-first-set-king",
            },
            "else": "upside-down-lesson-first-set-no",
            "at": ["S5", "C5", "B5"],
        },
        *_bots("1 -", "2 -", "3 -"),
        {
            "ask": "upside-down-lesson-first-run",
            "accept": ["play:O2.O3.O4"],
            "else": "upside-down-lesson-first-run-no",
            "at": ["O2", "O3", "O4"],
        },
        *_bots("1 B7.B8.B9", "2 -", "3 -"),
        {
            "ask": "upside-down-lesson-first-beaten",
            "accept": ["pass"],
            "at": ["pile", "pass"],
        },
        *_bots("1 H2.H3", "2 F8.F9", "3 F10.F11"),
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
            "else": "upside-down-lesson-first-strongest-now-no",
            "at": ["die"],
        },
        {
            "ask": "upside-down-lesson-first-ace",
            "accept": ["play:H1"],
            "why": {"play:T9.S9": "upside-down-lesson-first-ace-pair"},
            "else": "upside-down-lesson-first-ace-9",
            "at": ["H1"],
        },
        {
            "ask": "upside-down-lesson-first-out",
            "accept": ["play:T9.S9"],
            "else": "upside-down-lesson-first-out-9",
            "at": ["T9", "S9"],
        },
        {"say": "upside-down-lesson-first-won", "at": ["seat:0"]},
        {"say": "upside-down-lesson-first-end", "at": ["die"]},
    ],
)
LESSONS = [_FIRST]
