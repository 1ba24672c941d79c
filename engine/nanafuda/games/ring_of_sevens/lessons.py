"""Ring of Sevens' lessons: chains and going out; twins, the Joker and dropping out."""

from __future__ import annotations

from ...lessons.lesson import Coach, Deal, Lesson, Step, acts

GAME = "ring-of-sevens"
WITH_JOKER = {"cycles": "one", "joker": True}
chains, twins = Coach(f"{GAME}-lesson-chains"), Coach(f"{GAME}-lesson-twins")

CHAINS_DEAL = Deal(
    hands=[
        "D7 C11 S11 S8 S9 C9 S10 H5 D5 S5 H3 D3 S3",
        "S7 S6 S4 C13 H6 H4 H2 H11 H12 D4 D2 D11 C10",
        "H8 H9 H10 H1 D6 D8 D9 D13 D1 C8 H7 C12 S13",
        "C6 C5 C4 C3 C2 C1 C7 S12 S2 S1 D10 D12 H13",
    ],
)

CHAINS: list[Step] = [
    chains.say("ring", at="board"),
    chains.ask("eight", "play:S8", at="S8", why={"pass": "not-pass"}),
    *acts("1:pass 2:play:H8 3:play:C6"),
    chains.tap("which-goes-on", "S9", at="board hand"),
    chains.ask("nine", "play:S9", at="place:K9 S9", why={"pass": "not-pass"}),
    chains.say("score-card", at="C9"),
    *acts("1:play:H6 2:play:D8 3:play:C5"),
    chains.tap("which-took-it", "C5", at="board S5"),
    chains.ask("five", "play:H5", at="H5", why={"play:S10": "not-10", "pass": "not-pass"}),
    *acts("1:play:S6"),
    chains.say("closed", at="S6 C6 place:K5"),
    *acts("2:pass 3:play:C4"),
    chains.ask("ten", "play:S10", at="S10", why={"pass": "not-pass"}),
    *acts("1:pass 2:pass 3:play:C3"),
    chains.ask("pass", "pass", at="S11 passes pass", why={"play:S11": "not-jack"}),
    *acts("1:play:H4 2:pass 3:play:C2"),
    chains.ask("three", "play:H3", at="H4 H3", why={"play:S11": "not-jack", "pass": "not-pass"}),
    *acts("1:pass 2:play:D6 3:play:C1"),
    chains.ask("last", "play:S11", at="S11", why={"pass": "not-pass"}),
    chains.say("out", at="titles"),
    *acts("1:play:D4 2:play:C8 3:pass 1:play:C10 2:play:H9 3:pass 1:play:H2", quick=True),
    *acts("2:play:H1 3:play:D10 1:play:D2 2:play:C12 3:pass 1:play:C13 2:pass", quick=True),
    *acts("3:play:S12 1:play:S4 2:play:H10 3:play:S2 1:play:H11 2:drop", quick=True),
    *acts("3:play:D12", quick=True),
    chains.say("pays", at="score"),
    chains.say("pays-two", at="score"),
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
    twins.say("joker", at="X0"),
    twins.ask("eight", "play:D8", at="H9 D9 D8", why={"pass": "not-pass"}),
    *acts("1:pass 2:play:H6 3:pass"),
    twins.ask(
        "safe-joker",
        "play:X0@R9",
        at="X0 place:R9",
        why={"play:D9": "not-9", "pass": "not-pass"},
        other="no",
    ),
    *acts("1:play:H10"),
    twins.say("either-suit", at="H10 place:R9"),
    *acts("2:pass 3:pass"),
    twins.tap("which-scores", "H9", at="hand"),
    twins.ask("nine", "play:D9", "play:H9", at="D9", why={"pass": "not-pass"}),
    *acts("1:pass 2:play:C8 3:pass"),
    twins.ask(
        "lay-joker",
        "play:X0@K9",
        at="X0 place:K9",
        why={"play:C9": "not-9", "pass": "not-pass"},
        other="no",
    ),
    *acts("1:pass 2:pass 3:play:H11"),
    twins.say("held-back", at="seat:1 seat:2 seat:3"),
    twins.ask(
        "beyond",
        "play:S10",
        at="place:K9 S10",
        why={"play:S9": "not-9", "play:C9": "not-9", "pass": "not-pass"},
    ),
    *acts("1:pass 2:play:C10 3:play:C11"),
    twins.ask("wait", "pass", at="seat:3 passes pass", other="not-9"),
    *acts("1:play:H12 2:play:H8 3:drop"),
    twins.say("drop", at="seat:3 board"),
    twins.ask("four", "play:H4", at="D5 H4", why={"pass": "not-pass"}, other="not-9"),
    *acts("1:play:D6 2:play:S12"),
    twins.ask("last", "play:S9", "play:C9", at="S9 place:K9", why={"pass": "not-pass"}),
    *acts("1:play:D10 2:play:C12 1:play:S8 2:pass 1:play:S6 2:play:S5", quick=True),
    *acts("1:play:S4 2:pass 1:play:C6 2:drop", quick=True),
    twins.say("pays", at="score"),
]

LESSONS = [
    Lesson(
        id=f"{GAME}-chains", game=GAME, options={"cycles": "one"}, deals=[CHAINS_DEAL], steps=CHAINS
    ),
    Lesson(id=f"{GAME}-twins", game=GAME, options=WITH_JOKER, deals=[TWINS_DEAL], steps=TWINS),
]
