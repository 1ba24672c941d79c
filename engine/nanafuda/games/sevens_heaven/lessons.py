"""Seven's Sevens Heaven's lessons: a bet and a fold; then 7s, bankruptcy and the jackpot."""

from __future__ import annotations

from ...lessons.lesson import Deal, Lesson, Step

GAME = "sevens-heaven"
AOI, REN = 1, 2  # the seats' names in the lessons


def said(name: str) -> str:
    """Return the message id of a coach's text."""
    return f"{GAME}-lesson-{name}"


# A declaration turns up the first card of every hand (RT3).
BETS_DEALS = [
    Deal(
        first=AOI,
        hands=[
            "G11 R2 R5 G4 U3 U6 U9",
            "G16 U17 U8 R12 U12 R6 G13",
            "U1 G2 R8 U4 G1 R3 G15",
        ],
    ),
    Deal(
        first=REN,
        hands=[
            "U17 R17 R15 R6 R2 G14 G4",
            "U8 G1 R9 G6 R11 U5 U2",
            "U12 U14 G2 G12 G11 R14 G16",
        ],
    ),
]

BETS: list[Step] = [
    {"say": said("bets-goal")},
    {"say": said("bets-tricks"), "at": ["hand"]},
    {"say": said("bets-stakes"), "at": ["pot"]},
    {"seat": AOI, "action": "bet"},
    {"seat": REN, "action": "bet"},
    {
        "ask": said("bets-fold"),
        "accept": ["fold"],
        "why": {"bet": said("bets-fold-not-bet")},
        "at": ["hand", "fold"],
    },
    {"say": said("bets-folded"), "at": ["seat:0"]},
    {"ask": said("bets-predict"), "free": True, "at": ["pot", "predict:1", "predict:2"]},
    {"say": said("bets-follow"), "at": ["trick"]},
    {"seat": AOI, "action": "play:U17"},
    {"seat": REN, "action": "play:U4"},
    {"seat": AOI, "action": "play:G13"},
    {"seat": REN, "action": "play:G15"},
    {"seat": REN, "action": "play:G1"},
    {"seat": AOI, "action": "play:R6"},
    {"say": said("bets-no-trumps"), "at": ["G1", "R6"]},
    {"seat": REN, "action": "play:G2"},
    {"seat": AOI, "action": "play:U8"},
    {
        "say": said("bets-third-trick"),
        "by": {"predict:2": said("bets-third-trick-right")},
        "at": ["score"],
    },
    {"seat": REN, "action": "bet"},
    {
        "ask": said("bets-bet"),
        "accept": ["bet"],
        "why": {"fold": said("bets-bet-not-fold")},
        "at": ["hand", "bet"],
    },
    {"say": said("bets-turned-up"), "at": ["U17", "pot"]},
    {"seat": AOI, "action": "fold"},
    {"seat": AOI, "action": "predict:2"},
    {"seat": REN, "action": "play:G16"},
    {
        "say": said("bets-may-play"),
        "tap": ["G4", "G14"],
        "nudge": said("bets-may-play-nudge"),
        "else": said("bets-may-play-else"),
        "at": ["G16", "hand"],
    },
    {
        "ask": said("bets-give-way"),
        "accept": ["play:G4"],
        "why": {"play:G14": said("bets-give-way-not-14")},
        "at": ["G16", "hand"],
    },
    {"seat": REN, "action": "play:U14"},
    {
        "ask": said("bets-throw"),
        "accept": ["play:R2"],
        "why": {"play:R6": said("bets-throw-not-6")},
        "else": said("bets-throw-else"),
        "at": ["U14", "R2"],
    },
    {"seat": REN, "action": "play:R14"},
    {
        "ask": said("bets-stop"),
        "accept": ["play:R15"],
        "why": {"play:R17": said("bets-stop-not-17"), "play:R6": said("bets-stop-not-6")},
        "at": ["R14", "hand"],
    },
    {
        "ask": said("bets-lead"),
        "accept": ["play:R17"],
        "else": said("bets-lead-else"),
        "at": ["hand"],
    },
    {"seat": REN, "action": "play:G2"},
    {
        "ask": said("bets-sure"),
        "accept": ["play:R6"],
        "why": {"play:G14": said("bets-sure-not-14")},
        "at": ["hand"],
    },
    {"seat": REN, "action": "play:G11"},
    {"say": said("bets-pot"), "at": ["score"]},
]

STACKS_DEALS = [
    Deal(
        first=AOI,
        hands=[
            "G7 R2 R4 G5 U3 U6 U9",
            "R8 G1 U4 U1 R7 U17 G15",
            "G14 G4 U7 G17 G11 R16 R15",
        ],
    ),
    Deal(
        first=REN,
        hands=[
            "U14 U7 U12 R17 R11 G17 G2",
            "U2 G1 U1 G3 R4 U11 R6",
            "U17 G5 G9 U5 U3 G11 R7",
        ],
    ),
    Deal(
        first=0,
        hands=[
            "G8 R17 R16 R7 G17 G16 U9",
            "R6 R2 R8 G5 G2 U1 R3",
            "U14 U16 U12 U11 U2 U10 U5",
        ],
    ),
]

STACKS: list[Step] = [
    {"say": said("stacks-goal"), "at": ["stack"]},
    {"seat": AOI, "action": "bet"},
    {"seat": REN, "action": "bet"},
    {"seat": 0, "action": "fold"},
    {"ask": said("stacks-chip"), "free": True, "at": ["G7", "predict:1", "predict:2"]},
    {"seat": AOI, "action": "play:U17"},
    {"seat": REN, "action": "play:U7"},
    {
        "say": said("stacks-capture"),
        "tap": ["U7"],
        "nudge": said("stacks-capture-nudge"),
        "else": said("stacks-capture-else"),
        "at": ["trick"],
    },
    {"seat": AOI, "action": "play:G15"},
    {"seat": REN, "action": "play:G17"},
    {"seat": REN, "action": "play:R16"},
    {"seat": AOI, "action": "play:R7"},
    {"seat": REN, "action": "play:R15"},
    {"seat": AOI, "action": "play:G1"},
    {
        "say": said("stacks-taken"),
        "by": {"predict:2": said("stacks-taken-right")},
        "at": ["score"],
    },
    {"seat": REN, "action": "bet"},
    {
        "ask": said("stacks-bet"),
        "accept": ["bet"],
        "why": {"fold": said("stacks-bet-not-fold")},
        "at": ["hand", "bet"],
    },
    {"seat": AOI, "action": "fold"},
    {"seat": AOI, "action": "predict:2"},
    {"seat": REN, "action": "play:U3"},
    {
        "ask": said("stacks-own-seven"),
        "accept": ["play:U7"],
        "why": {"play:U12": said("stacks-own-seven-not-12")},
        "at": ["U3", "U7"],
    },
    {"ask": said("stacks-steal"), "free": True, "at": ["steal:1", "steal:2"]},
    {
        "ask": said("stacks-lead"),
        "accept": ["play:R17"],
        "why": {"play:G17": said("stacks-lead-not-green")},
        "else": said("stacks-lead-else"),
        "at": ["R17"],
    },
    {"seat": REN, "action": "play:R7"},
    {
        "ask": said("stacks-third"),
        "accept": ["play:G17"],
        "else": said("stacks-third-else"),
        "at": ["G17"],
    },
    {"seat": REN, "action": "play:G5"},
    {"say": said("stacks-bankrupt"), "at": ["score"]},
    {
        "ask": said("stacks-again"),
        "accept": ["bet"],
        "why": {"fold": said("stacks-again-not-fold")},
        "at": ["hand", "bet"],
    },
    {"seat": AOI, "action": "fold"},
    {"seat": REN, "action": "bet"},
    {"seat": AOI, "action": "predict:0"},
    {
        "ask": said("stacks-look"),
        "accept": ["play:R17", "play:R16"],
        "why": {"play:R7": said("stacks-look-not-yet")},
        "else": said("stacks-look-else"),
        "at": ["R17"],
    },
    {"seat": REN, "action": "play:U2"},
    {
        "ask": said("stacks-last-seven"),
        "accept": ["play:R7"],
        "else": said("stacks-last-seven-else"),
        "at": ["R7"],
    },
    {"seat": REN, "action": "play:U5"},
    {"say": said("stacks-jackpot"), "at": ["score"]},
]

LESSONS = [
    Lesson(id=f"{GAME}-bets", game=GAME, seats=3, first=AOI, deals=BETS_DEALS, steps=BETS),
    Lesson(id=f"{GAME}-stacks", game=GAME, seats=3, first=AOI, deals=STACKS_DEALS, steps=STACKS),
]
