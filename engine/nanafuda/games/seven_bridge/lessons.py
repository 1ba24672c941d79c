"""Seven Bridge's lessons: a first deal from the draw to going out, and one about claims."""

from __future__ import annotations

from ...lessons.lesson import Coach, Deal, Lesson, acts

GAME = "seven-bridge"
first, claims = Coach(f"{GAME}-lesson-first"), Coach(f"{GAME}-lesson-claims")

_FIRST = Lesson(
    id="seven-bridge-first",
    game=GAME,
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
        first.say("goal", at="hand"),
        first.ask("draw", "draw", at="draw stock"),
        first.tap("which-meld", "H7", at="hand"),
        first.ask("meld-7", "meld:H7", at="H7 meld:H7", other="no"),
        first.ask(
            "discard",
            "discard:D13",
            at="D13",
            why={"discard:C4": "run", "discard:C5": "run", "discard:H9": "9", "discard:D8": "8"},
            other="low",
        ),
        *acts("1:draw 1:meld:H3.D3.C3 1:discard:D1 2:draw 2:meld:S9.S10.S11 2:discard:C12"),
        first.say("their-melds", at="H3 D3 C3 S9 S10 S11"),
        first.ask("draw-2", "draw", at="draw stock"),
        first.ask(
            "meld-run", "meld:C4.C5.C6", at="C4 C5 C6", why={"lay": "lay", "discard": "discard"}
        ),
        first.ask("lay-3", "lay:S3@2", at="H3 D3 C3", other="no"),
        first.ask(
            "discard-2", "discard:D8", at="discard:D8", why={"discard:S2": "low", "discard:H9": "9"}
        ),
        *acts("1:draw 1:lay:C7@4 1:discard:C10 2:draw 2:lay:S12@3 2:discard:C1"),
        first.say("laid-on-yours", at="C7 S12"),
        first.ask("draw-3", "draw", at="draw penalty"),
        first.ask("lay-8", "lay:H8@1", at="H7 H8", other="no"),
        first.ask("lay-9", "lay:H9@1", at="H9 H8", other="no"),
        first.ask("out", "discard:S2", at="S2 discard:S2"),
        first.say("out-pays", at="score"),
        first.say("doubled", at="seat:2"),
        first.say("concealed"),
        first.say("lay-all"),
        first.say("end"),
    ],
)

_CLAIMS = Lesson(
    id="seven-bridge-claims",
    game=GAME,
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
        claims.say("goal"),
        *acts("1:draw 1:discard:H9"),
        claims.tap("which-9", "S9 D9", at="H9"),
        claims.ask("pon", "pon:S9.D9", at="S9 D9", why={"pass": "pass", "pon": "joker"}),
        claims.ask(
            "pon-discard",
            "discard:C12",
            at="C12",
            why={"discard:X0": "joker", "discard:H2": "low"},
            other="run",
        ),
        claims.say("skip", at="seat:1"),
        *acts("1:draw 1:meld:D10.D11.D12 1:meld:S13.H13.C13 1:discard:C6"),
        *acts("2:draw 2:meld:D6.D7 2:discard:S11"),
        claims.say("two", at="D6 D7"),
        *acts("3:draw 3:meld:C9.C10.C11 3:discard:S3"),
        claims.say("now-chi", at="S3 seat:3"),
        claims.tap("which-3", "S4 S5", at="S3"),
        claims.ask(
            "chi",
            "chi:S4.S5.X0=S2",
            "chi:S4.S5.X0=S6",
            at="S4 S5 X0",
            why={"draw": "draw", "chi:S4.S5": "without", "chi": "other"},
        ),
        claims.ask("out", "discard:H2", at="H2 discard:H2"),
        claims.say("paid", at="score"),
        claims.say("end"),
    ],
)

LESSONS = [_FIRST, _CLAIMS]
