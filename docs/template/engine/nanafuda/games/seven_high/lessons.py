"""Seven High, learned in one deal."""

from __future__ import annotations

from ...lessons.lesson import Deal, Lesson, Step

SAY = "seven-high-lesson"

STEPS: list[Step] = [
    {"say": f"{SAY}-welcome"},
    {
        "say": f"{SAY}-seven",
        "tap": ["D7"],
        "nudge": f"{SAY}-seven-nudge",
        "else": f"{SAY}-seven-not",
        "at": ["hand"],
    },
    {"ask": f"{SAY}-lead", "accept": ["play:H13"], "else": f"{SAY}-lead-not"},
    {"seat": 1, "action": "play:H9"},
    {"seat": 2, "action": "play:H2"},
    {"say": f"{SAY}-won"},
    {"ask": f"{SAY}-again", "accept": ["play:S5"], "else": f"{SAY}-again-not"},
    {"seat": 1, "action": "play:S12"},
    {"seat": 2, "action": "play:H7"},
    {
        "say": f"{SAY}-winner",
        "tap": ["H7"],
        "nudge": f"{SAY}-winner-nudge",
        "else": f"{SAY}-winner-not",
        "at": ["trick"],
    },
    {"seat": 2, "action": "play:C11"},
    {"ask": f"{SAY}-follow", "accept": ["play:C3"], "else": f"{SAY}-follow-not"},
    {"seat": 1, "action": "play:C13"},
    {"say": f"{SAY}-lost"},
    {"seat": 1, "action": "play:D12"},
    {"seat": 2, "action": "play:D3"},
    {"ask": f"{SAY}-last", "accept": ["play:D7"], "else": f"{SAY}-last-not"},
    {"ask": f"{SAY}-rest", "accept": ["play:H4"]},
    {"seat": 1, "action": "play:H8"},
    {"seat": 2, "action": "play:S9"},
    {
        "say": f"{SAY}-end",
        "tap": ["H8"],
        "nudge": f"{SAY}-end-nudge",
        "else": f"{SAY}-end-not",
    },
    {"say": f"{SAY}-score"},
]

LESSONS = [
    Lesson(
        id="seven-high-cards",
        game="seven-high",
        seats=3,
        first=2,
        deals=[
            Deal(
                first=2,
                hands=["H13 H4 S5 C3 D7", "H9 H8 S12 C13 D12", "H2 H7 S9 C11 D3"],
            )
        ],
        steps=STEPS,
    )
]
