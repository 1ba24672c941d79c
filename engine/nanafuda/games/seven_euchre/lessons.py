"""Seven Euchre's lessons: card play with a partner, then the auction."""

from __future__ import annotations

from collections.abc import Iterator

from ...lessons.lesson import Act, Coach, Deal, Lesson, Step, acts

cards, auction = Coach("seven-euchre-lesson-cards"), Coach("seven-euchre-lesson-auction")


def played(leader: int, cards: str) -> Iterator[Act]:
    """Yield the plays of these cards, clockwise from `leader`."""
    for place, card in enumerate(cards.split()):
        yield {"seat": (leader + place) % 4, "action": f"play:{card}"}


def rest(*led: tuple[int, str]) -> Iterator[Act]:
    """Yield tricks to play quickly, each given by its leader and cards."""
    for leader, cards in led:
        for act in played(leader, cards):
            yield {**act, "quick": True}


# The partner, seat 2, bids Book 8; the declarer's leads teach the rest.
CARDS_DEAL = Deal(
    first=1,
    hands=[
        "F10 F9 S11 S7 S6 S5 C9 C4 B4 O5 H7 H3",
        "F8 T11 T10 T7 S10 C10 C7 C6 O3 O2 H4 H2",
        "F13 F7 T8 T6 S8 C5 B9 B8 B7 B5 O4 H5",
        "F12 F11 T12 T9 S9 C8 B3 O8 O7 O6 H6 H1",
    ],
    rest="B6",
)
CARDS_STEPS: list[Step] = [
    cards.say("welcome", at="hand"),
    cards.tap("common", "S7 H7", at="hand"),
    cards.say("partner", at="seat:2"),
    *acts("2:bid:B8 3:pass"),
    cards.say("bid", at="contract"),
    *acts("0:pass 1:pass 2:discard:C5"),
    cards.tap("lowest", "B4", at="hand"),
    *played(2, "B7 B3"),
    cards.ask("follow-trump", "play:B4", at="B7", other="no"),
    *played(1, "C7"),
    *played(2, "B9 O7"),
    cards.ask("sevens", "play:H7", at="S7 H7", other="no"),
    cards.tap("winner", "B9", at="trick"),
    *played(1, "T7"),
    *played(2, "F13 F11"),
    cards.ask("follow", "play:F9", at="F9 F10", other="no"),
    *played(1, "F8"),
    *played(2, "T6 T12"),
    cards.ask("ruff", "play:S7", at="trick", other="no"),
    *played(1, "T10"),
    cards.ask("lead", "play:S11", why={"play:S5": "star", "play:S6": "star"}, other="no"),
    *played(1, "S10 S8 S9"),
    cards.say("rest", at="score"),
    *rest(
        (0, "S6 O2 O4 C8"),
        (0, "F10 O3 T8 F12"),
        (3, "H6 H3 H2 H5"),
        (3, "O8 O5 C6 B5"),
        (2, "B8 T9 C4 T11"),
        (2, "F7 H1 C9 H4"),
        (2, "B6 O6 S5 C10"),
    ),
    cards.say("made", at="score"),
    cards.say("missed"),
    cards.say("no-trump"),
    cards.say("end"),
]
# Four weak hands: all pass twice.
WEAK_DEAL = Deal(
    first=0,
    hands=[
        "F12 F10 T11 T6 S5 C7 C4 B8 O7 H6 H5 H1",
        "T12 T9 S7 S6 C10 C5 B7 B3 O4 O3 H4 H3",
        "F9 F8 T8 T7 S10 C9 C8 B6 B5 O6 O5 H7",
        "F11 F7 T10 S11 S9 S8 C6 B9 B4 O8 O2 H2",
    ],
    rest="F13",
)
# The learner outbids seat 3 and becomes the declarer.
OWN_DEAL = Deal(
    first=1,
    hands=[
        "F13 F9 F7 T6 S11 S9 S7 S5 C7 B9 O8 H2",
        "F12 F8 T12 C8 C6 C4 B4 B3 O4 H5 H3 H1",
        "F11 F10 T9 T8 T7 S6 C9 C5 B7 B5 O2 H4",
        "T11 T10 S10 C10 B8 B6 O7 O6 O5 O3 H7 H6",
    ],
    rest="S8",
)
# Seat 3 bids too high.
BOLD_DEAL = Deal(
    first=2,
    hands=[
        "F13 F12 F7 T12 T6 S10 S9 C10 C9 O7 H5 H4",
        "F9 T11 T8 S6 C8 C5 B9 B5 O6 O3 H6 H1",
        "F11 F8 T10 T7 S11 S8 C6 C4 B8 B6 O8 O2",
        "F10 T9 S7 S5 C7 B7 B4 B3 O5 H7 H3 H2",
    ],
    rest="O4",
)
TOO_HIGH = {f"bid:S{n}": "high" for n in range(9, 13)}
AUCTION_STEPS: list[Step] = [
    *acts("1:pass 2:pass 3:pass"),
    auction.ask("pass", "pass", at="pass", other="no"),
    *acts("1:pass 2:pass 3:pass"),
    auction.ask("second", "pass", at="F13", other="no"),
    auction.say("void"),
    *acts("2:pass 3:bid:O7"),
    auction.ask("bid", "bid:S8", at="bid:S8", why={"pass": "pass", **TOO_HIGH}, other="no"),
    *acts("1:pass 2:pass 3:bid:O8"),
    auction.ask("higher", "bid:S9", at="bid:S9", why={"pass": "pass"}, other="no"),
    *acts("1:pass 2:pass 3:pass"),
    auction.ask("exchange", "discard:T6", at="S8 T6", why={"discard:H2": "heart"}, other="no"),
    auction.ask("lead", "play:S7", at="S7", other="no"),
    *played(1, "B3 S6 H7"),
    auction.say("rest", at="score"),
    *rest(
        (0, "H2 H1 H4 H6"),
        (3, "C10 S5 C4 C5"),
        (0, "O8 O4 O2 O3"),
        (0, "S11 C6 B7 O7"),
        (0, "F7 B4 T7 S10"),
        (3, "T10 F9 T12 T8"),
        (1, "H5 B5 B6 C7"),
        (0, "F13 F8 F10 B8"),
        (0, "B9 C8 F11 O5"),
        (0, "S9 F12 T9 O6"),
        (0, "S8 H3 C9 T11"),
    ),
    auction.say("made", at="score"),
    *acts("3:bid:H10"),
    auction.ask("let", "pass", at="contract pass", other="no"),
    *acts("1:pass 2:pass 3:discard:F10"),
    *played(3, "H7"),
    auction.ask("low", "play:H4", at="H7", other="no"),
    *played(1, "H1 T7"),
    *played(3, "B7"),
    auction.ask("over", "play:F7", at="B7", other="no"),
    *played(1, "H6 T10"),
    *rest(
        (0, "S9 S6 S11 S5"),
        (2, "O8 O4 T6 O3"),
        (2, "O2 O5 C9 O6"),
        (1, "B9 B6 B3 H5"),
        (0, "O7 C5 C4 C7"),
        (3, "B4 F12 B5 B8"),
        (2, "F8 T9 F13 F9"),
        (0, "T12 T8 C6 H2"),
        (3, "S7 S10 C8 S8"),
        (3, "H3 C10 T11 F11"),
    ),
    auction.say("missed", at="score"),
    auction.say("end"),
]

LESSONS = [
    Lesson(
        id="seven-euchre-cards",
        game="seven-euchre",
        deals=[CARDS_DEAL],
        steps=CARDS_STEPS,
    ),
    Lesson(
        id="seven-euchre-auction",
        game="seven-euchre",
        deals=[WEAK_DEAL, OWN_DEAL, BOLD_DEAL],
        steps=AUCTION_STEPS,
    ),
]
