"""Ring of Sevens' lessons: chains and going out; twins, the Joker and dropping out."""

from __future__ import annotations

from collections.abc import Iterator

from ...lessons.lesson import Act, Deal, Lesson, Step

GAME = "ring-of-sevens"
AOI, REN, MIO = 1, 2, 3  # the seats' names in the lessons
WITH_JOKER = {"cycles": "one", "joker": True}


def said(name: str) -> str:
    """Return the message id of a coach's text."""
    return f"{GAME}-lesson-{name}"


def the_rest(plays: str) -> Iterator[Act]:
    """Yield plays without comments. `plays` lists seats, each with a card code, pass or drop."""
    for play in plays.split():
        seat, what = play.split(":")
        action = what if what in ("pass", "drop") else f"play:{what}"
        yield {"seat": int(seat), "action": action, "quick": True}


CHAINS_DEAL = Deal(
    hands=[
        "D7 C11 S11 S8 S9 C9 S10 H5 D5 S5 H3 D3 S3",
        "S7 S6 S4 C13 H6 H4 H2 H11 H12 D4 D2 D11 C10",
        "H8 H9 H10 H1 D6 D8 D9 D13 D1 C8 H7 C12 S13",
        "C6 C5 C4 C3 C2 C1 C7 S12 S2 S1 D10 D12 H13",
    ],
)

CHAINS: list[Step] = [
    {"say": said("chains-ring"), "at": ["board"]},
    {
        "ask": said("chains-eight"),
        "accept": ["play:S8"],
        "why": {"pass": said("chains-eight-not-pass")},
        "at": ["S8"],
    },
    {"seat": AOI, "action": "pass"},
    {"seat": REN, "action": "play:H8"},
    {"seat": MIO, "action": "play:C6"},
    {
        "say": said("chains-which-goes-on"),
        "tap": ["S9"],
        "nudge": said("chains-which-goes-on-nudge"),
        "else": said("chains-which-goes-on-else"),
        "at": ["board", "hand"],
    },
    {
        "ask": said("chains-nine"),
        "accept": ["play:S9"],
        "why": {"pass": said("chains-nine-not-pass")},
        "at": ["place:K9", "S9"],
    },
    {"say": said("chains-score-card"), "at": ["C9"]},
    {"seat": AOI, "action": "play:H6"},
    {"seat": REN, "action": "play:D8"},
    {"seat": MIO, "action": "play:C5"},
    {
        "say": said("chains-which-took-it"),
        "tap": ["C5"],
        "nudge": said("chains-which-took-it-nudge"),
        "else": said("chains-which-took-it-else"),
        "at": ["board", "S5"],
    },
    {
        "ask": said("chains-five"),
        "accept": ["play:H5"],
        "why": {"play:S10": said("chains-five-not-10"), "pass": said("chains-five-not-pass")},
        "at": ["H5"],
    },
    {"seat": AOI, "action": "play:S6"},
    {"say": said("chains-closed"), "at": ["S6", "C6", "place:K5"]},
    {"seat": REN, "action": "pass"},
    {"seat": MIO, "action": "play:C4"},
    {
        "ask": said("chains-ten"),
        "accept": ["play:S10"],
        "why": {"pass": said("chains-ten-not-pass")},
        "at": ["S10"],
    },
    {"seat": AOI, "action": "pass"},
    {"seat": REN, "action": "pass"},
    {"seat": MIO, "action": "play:C3"},
    {
        "ask": said("chains-pass"),
        "accept": ["pass"],
        "why": {"play:S11": said("chains-pass-not-jack")},
        "at": ["S11", "passes", "pass"],
    },
    {"seat": AOI, "action": "play:H4"},
    {"seat": REN, "action": "pass"},
    {"seat": MIO, "action": "play:C2"},
    {
        "ask": said("chains-three"),
        "accept": ["play:H3"],
        "why": {
            "play:S11": said("chains-three-not-jack"),
            "pass": said("chains-three-not-pass"),
        },
        "at": ["H4", "H3"],
    },
    {"seat": AOI, "action": "pass"},
    {"seat": REN, "action": "play:D6"},
    {"seat": MIO, "action": "play:C1"},
    {
        "ask": said("chains-last"),
        "accept": ["play:S11"],
        "why": {"pass": said("chains-last-not-pass")},
        "at": ["S11"],
    },
    {"say": said("chains-out"), "at": ["titles"]},
    *the_rest("1:D4 2:C8 3:pass 1:C10 2:H9 3:pass 1:H2 2:H1 3:D10 1:D2 2:C12 3:pass 1:C13"),
    *the_rest("2:pass 3:S12 1:S4 2:H10 3:S2 1:H11 2:drop 3:D12"),
    {"say": said("chains-pays"), "at": ["score"]},
    {"say": said("chains-pays-two"), "at": ["score"]},
]

TWINS_DEAL = Deal(
    hands=[
        "H7 X0 S9 H9 D9 C13 D1 H4 D8 S10 D11 H13 C3 C9",
        "H12 D10 S7 D6 S4 D7 H10 D4 S6 S8 C6 H3 H2",
        "C12 S12 H5 D2 S5 H6 C8 C5 S11 C10 D3 H8 C7",
        "S3 D5 C1 C11 S1 H1 D12 H11 S2 S13 C4 D13 C2",
    ],
)

TWINS: list[Step] = [
    {"say": said("twins-joker"), "at": ["X0"]},
    {
        "ask": said("twins-eight"),
        "accept": ["play:D8"],
        "why": {"pass": said("twins-eight-not-pass")},
        "at": ["H9", "D9", "D8"],
    },
    {"seat": AOI, "action": "pass"},
    {"seat": REN, "action": "play:H6"},
    {"seat": MIO, "action": "pass"},
    {
        "ask": said("twins-safe-joker"),
        "accept": ["play:X0@R9"],
        "why": {
            "play:D9": said("twins-safe-joker-not-9"),
            "pass": said("twins-safe-joker-not-pass"),
        },
        "else": said("twins-safe-joker-else"),
        "at": ["X0", "place:R9"],
    },
    {"seat": AOI, "action": "play:H10"},
    {"say": said("twins-either-suit"), "at": ["H10", "place:R9"]},
    {"seat": REN, "action": "pass"},
    {"seat": MIO, "action": "pass"},
    {
        "say": said("twins-which-scores"),
        "tap": ["H9"],
        "nudge": said("twins-which-scores-nudge"),
        "else": said("twins-which-scores-else"),
        "at": ["hand"],
    },
    {
        "ask": said("twins-nine"),
        "accept": ["play:D9", "play:H9"],
        "why": {"pass": said("twins-nine-not-pass")},
        "at": ["D9"],
    },
    {"seat": AOI, "action": "pass"},
    {"seat": REN, "action": "play:C8"},
    {"seat": MIO, "action": "pass"},
    {
        "ask": said("twins-lay-joker"),
        "accept": ["play:X0@K9"],
        "why": {
            "play:C9": said("twins-lay-joker-not-9"),
            "pass": said("twins-lay-joker-not-pass"),
        },
        "else": said("twins-lay-joker-else"),
        "at": ["X0", "place:K9"],
    },
    {"seat": AOI, "action": "pass"},
    {"seat": REN, "action": "pass"},
    {"seat": MIO, "action": "play:H11"},
    {"say": said("twins-held-back"), "at": ["seat:1", "seat:2", "seat:3"]},
    {
        "ask": said("twins-beyond"),
        "accept": ["play:S10"],
        "why": {
            "play:S9": said("twins-beyond-not-9"),
            "play:C9": said("twins-beyond-not-9"),
            "pass": said("twins-beyond-not-pass"),
        },
        "at": ["place:K9", "S10"],
    },
    {"seat": AOI, "action": "pass"},
    {"seat": REN, "action": "play:C10"},
    {"seat": MIO, "action": "play:C11"},
    {
        "ask": said("twins-wait"),
        "accept": ["pass"],
        "else": said("twins-wait-not-9"),
        "at": ["seat:3", "passes", "pass"],
    },
    {"seat": AOI, "action": "play:H12"},
    {"seat": REN, "action": "play:H8"},
    {"seat": MIO, "action": "drop"},
    {"say": said("twins-drop"), "at": ["seat:3", "board"]},
    {
        "ask": said("twins-four"),
        "accept": ["play:H4"],
        "why": {"pass": said("twins-four-not-pass")},
        "else": said("twins-four-not-9"),
        "at": ["D5", "H4"],
    },
    {"seat": AOI, "action": "play:D6"},
    {"seat": REN, "action": "play:S12"},
    {
        "ask": said("twins-last"),
        "accept": ["play:S9", "play:C9"],
        "why": {"pass": said("twins-last-not-pass")},
        "at": ["S9", "place:K9"],
    },
    *the_rest("1:D10 2:C12 1:S8 2:pass 1:S6 2:S5 1:S4 2:pass 1:C6 2:drop"),
    {"say": said("twins-pays"), "at": ["score"]},
]

LESSONS = [
    Lesson(
        id=f"{GAME}-chains", game=GAME, options={"cycles": "one"}, deals=[CHAINS_DEAL], steps=CHAINS
    ),
    Lesson(id=f"{GAME}-twins", game=GAME, options=WITH_JOKER, deals=[TWINS_DEAL], steps=TWINS),
]
