"""Seven High, learned in one deal."""

from __future__ import annotations

from ...lessons.lesson import Coach, Deal, Lesson, Step, acts

coach = Coach("seven-high-lesson")

STEPS: list[Step] = [
    coach.say("welcome"),
    coach.tap("seven", "D7", at="hand"),
    coach.ask("lead", "play:H13", other="no"),
    *acts("1:play:H9 2:play:H2"),
    coach.say("won"),
    coach.ask("again", "play:S5", other="no"),
    *acts("1:play:S12 2:play:H7"),
    coach.tap("winner", "H7", at="trick"),
    *acts("2:play:C11"),
    coach.ask("follow", "play:C3", other="no"),
    *acts("1:play:C13"),
    coach.say("lost"),
    *acts("1:play:D12 2:play:D3"),
    coach.ask("last", "play:D7", other="no"),
    coach.say("taken"),
    coach.ask("rest", "play:H4"),
    *acts("1:play:H8 2:play:S9"),
    coach.say("score", at="score"),
]

LESSONS = [
    Lesson(
        id="seven-high-cards",
        game="seven-high",
        deals=[
            Deal(
                first=2,
                hands=["H13 H4 S5 C3 D7", "H9 H8 S12 C13 D12", "H2 H7 S9 C11 D3"],
            )
        ],
        steps=STEPS,
    )
]
