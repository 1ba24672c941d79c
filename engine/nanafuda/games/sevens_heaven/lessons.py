"""Seven's Sevens Heaven's lessons: a bet and a fold; then 7s, bankruptcy and the jackpot."""

from __future__ import annotations

from ...lessons.lesson import Coach, Deal, Lesson, Step, acts

GAME = "sevens-heaven"
AOI, REN = 1, 2  # the seats' names in the lessons
bets, stacks = Coach(f"{GAME}-lesson-bets"), Coach(f"{GAME}-lesson-stacks")

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
    bets.say("goal"),
    bets.say("tricks", at="hand"),
    bets.say("stakes", at="pot"),
    *acts("1:bet 2:bet"),
    bets.ask("fold", "fold", at="hand fold", why={"bet": "not-bet"}),
    bets.say("folded", at="seat:0"),
    bets.ask("predict", at="pot predict:1 predict:2"),
    bets.say("follow", at="trick"),
    *acts("1:play:U17 2:play:U4 1:play:G13 2:play:G15 2:play:G1 1:play:R6"),
    bets.say("no-trumps", at="G1 R6"),
    *acts("2:play:G2 1:play:U8"),
    bets.say("third-trick", at="score", by={"predict:2": "right"}),
    *acts("2:bet"),
    bets.ask("bet", "bet", at="hand bet", why={"fold": "not-fold"}),
    bets.say("turned-up", at="U17 pot"),
    *acts("1:fold 1:predict:2 2:play:G16"),
    bets.tap("may-play", "G4 G14", at="G16 hand"),
    bets.ask("give-way", "play:G4", at="G16 hand", why={"play:G14": "not-14"}),
    *acts("2:play:U14"),
    bets.ask("throw", "play:R2", at="U14 R2", why={"play:R6": "not-6"}, other="no"),
    *acts("2:play:R14"),
    bets.ask("stop", "play:R15", at="R14 hand", why={"play:R17": "not-17", "play:R6": "not-6"}),
    bets.ask("lead", "play:R17", at="hand", other="no"),
    *acts("2:play:G2"),
    bets.ask("sure", "play:R6", at="hand", why={"play:G14": "not-14"}),
    *acts("2:play:G11"),
    bets.say("pot", at="score"),
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
    stacks.say("goal", at="stack"),
    *acts("1:bet 2:bet 0:fold"),
    stacks.ask("chip", at="G7 predict:1 predict:2"),
    *acts("1:play:U17 2:play:U7"),
    stacks.tap("capture", "U7", at="trick"),
    *acts("1:play:G15 2:play:G17 2:play:R16 1:play:R7 2:play:R15 1:play:G1"),
    stacks.say("taken", at="score", by={"predict:2": "right"}),
    *acts("2:bet"),
    stacks.ask("bet", "bet", at="hand bet", why={"fold": "not-fold"}),
    *acts("1:fold 1:predict:2 2:play:U3"),
    stacks.ask("own-seven", "play:U7", at="U3 U7", why={"play:U12": "not-12"}),
    stacks.ask("steal", at="steal:1 steal:2"),
    stacks.ask("lead", "play:R17", at="R17", why={"play:G17": "not-green"}, other="no"),
    *acts("2:play:R7"),
    stacks.ask("third", "play:G17", at="G17", other="no"),
    *acts("2:play:G5"),
    stacks.say("bankrupt", at="score"),
    stacks.ask("again", "bet", at="hand bet", why={"fold": "not-fold"}),
    *acts("1:fold 2:bet 1:predict:0"),
    stacks.ask("look", "play:R17", "play:R16", at="R17", why={"play:R7": "not-yet"}, other="no"),
    *acts("2:play:U2"),
    stacks.ask("last-seven", "play:R7", at="R7", other="no"),
    *acts("2:play:U5"),
    stacks.say("jackpot", at="score"),
]

LESSONS = [
    Lesson(id=f"{GAME}-bets", game=GAME, deals=BETS_DEALS, steps=BETS),
    Lesson(id=f"{GAME}-stacks", game=GAME, deals=STACKS_DEALS, steps=STACKS),
]
