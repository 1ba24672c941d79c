"""Upside Down's lessons: a first deal until going out; then fours, titles and the exchange."""

from __future__ import annotations

from ...lessons.lesson import Coach, Deal, Lesson, acts

GAME = "upside-down"
first, titles = Coach(f"{GAME}-lesson-first"), Coach(f"{GAME}-lesson-titles")

_FIRST = Lesson(
    id="upside-down-first",
    game=GAME,
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
        first.say("goal", at="hand"),
        first.tap("strongest", "F13", at="die"),
        *acts("2:play:C5 3:play:F11"),
        first.ask("12", "play:T12", at="pile T12", why={"pass": "pass", "play": "run"}),
        *acts("1:pass 2:pass 3:pass"),
        first.ask(
            "set",
            "play:B3.O3",
            at="B3 O3",
            why={"play:S5.S6.S7": "run", "play:F12.F13": "king", "play:F13": "king"},
            other="no",
        ),
        *acts("1:pass 2:pass 3:pass"),
        first.ask("run", "play:S5.S6.S7", at="S5 S6 S7", other="no"),
        *acts("1:play:B7.B8.B9 2:pass 3:pass"),
        first.ask("beaten", "pass", at="pile pass"),
        *acts("1:play:H2.H3 2:play:F8.F9 3:pass"),
        first.ask("king", "play:F12.F13", at="F12 F13", why={"pass": "pass"}),
        first.say("turned", at="die"),
        first.tap("strongest-now", "H1", at="die"),
        first.ask("ace", "play:H1", at="H1", why={"play:T9.S9.C9": "pair"}, other="9"),
        first.ask("out", "play:T9.S9.C9", at="T9 S9 C9", other="9"),
        first.say("won", at="seat:0"),
        first.say("end", at="die"),
    ],
)

_SECOND = Lesson(
    id="upside-down-titles",
    game=GAME,
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
        titles.say("goal", at="die"),
        titles.ask(
            "eights",
            "play:F8.T8.B8.O8",
            at="F8 T8 B8 O8",
            why={"play:F10.T10.S10.C10": "tens"},
            other="no",
        ),
        *acts("1:pass 2:play:T6.S6.O6.H6 3:pass"),
        titles.say("back", at="pile die"),
        titles.tap("which", "F10 T10 S10 C10", at="die"),
        titles.ask("tens", "play:F10.T10.S10.C10", at="F10 T10 S10 C10", why={"pass": "pass"}),
        *acts("1:pass 2:pass 3:pass"),
        titles.ask("twos", "play:O2.H2", at="O2 H2", why={"play:S7.C7": "sevens"}, other="no"),
        *acts("1:pass 2:pass 3:pass"),
        titles.ask("sevens", "play:S7.C7", at="S7 C7", other="no"),
        titles.say("out", at="seat:0"),
        *acts("1:pass 2:play:O3.H3 3:pass 1:pass 2:play:B3.B4.B5 3:pass 1:pass", quick=True),
        *acts("2:play:F11.F12.F13 3:play:C4.C5.C6 1:pass 3:play:S5.H5 1:pass", quick=True),
        *acts("3:play:F7.T7.O7 1:pass 3:play:O4.H4 1:pass 3:play:T9.S9", quick=True),
        titles.say("names", at="score"),
        titles.say("exchange", at="seat:1"),
        titles.ask("give", "give:S8.B7.O6", at="F13 H5 O6", other="no"),
        *acts("2:give:O5"),
        titles.say("given", at="seat:1 die"),
        *acts("1:play:B4"),
        titles.tap("turns", "F13", at="hand"),
        titles.say("end", at="hand"),
    ],
)

LESSONS = [_FIRST, _SECOND]
