"""Lessons at the api: going on, going wrong, going back, going on another time."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import nanafuda
import pytest
from client import Client
from nanafuda.lessons.lesson import Deal, Lesson

HANDS = ["R1 R2 R3 G4 G5 G6 G7", "G1 G2 G3 R4 R5 R6 R7", "U1 U2 U3 U4 U5 U6 U7"]
STEPS: list[Any] = [
    {"say": "welcome", "at": ["hand"]},
    {"say": "which", "tap": ["R3"], "nudge": "which-nudge", "else": "which-not", "at": ["R3"]},
    {"ask": "bet", "free": True},
    {"say": "either", "by": {"bet": "bet-it-is"}},
    {"seat": 1, "action": "bet"},
    {"seat": 2, "action": "bet"},
    {"ask": "on", "free": True},
]
LESSON = Lesson(
    id="sevens-heaven-test",
    game="sevens-heaven",
    deals=[Deal(hands=HANDS), Deal(hands=HANDS, first=1)],
    steps=STEPS,
)
FOLDED: list[Any] = [
    {"ask": "bet", "accept": ["fold"], "else": "bet-not", "why": {"bet": "bet-why"}},
    {"seat": 1, "action": "fold"},
    {"seat": 2, "action": "fold"},
    {"say": "nobody"},
    {"seat": 1, "action": "fold"},
    {"say": "end"},
]


Begin = Callable[..., dict[str, Any]]


@pytest.fixture
def api() -> Client:
    return Client()


@pytest.fixture
def begin(api: Client, monkeypatch: pytest.MonkeyPatch) -> Begin:
    """Asks for a lesson with these steps."""

    def asked(steps: list[Any] = STEPS, **fields: Any) -> dict[str, Any]:
        lesson = Lesson(**{**vars(LESSON), "steps": steps})
        monkeypatch.setattr(
            "nanafuda.protocol.handlers.learning.LESSONS", {"sevens-heaven": [lesson]}
        )
        request = {"game": "sevens-heaven", "lesson": LESSON.id} | fields
        return api.ask("startLesson", **request)

    return asked


def refused(reply: dict[str, Any]) -> str:
    """The reason for a refused reply."""
    assert not reply["ok"] and reply["error"]["text"]
    return str(reply["error"]["id"])


def go_on(api: Client, state: dict[str, Any]) -> dict[str, Any]:
    """The state after this one, the learner doing what is possible last."""
    if state["coach"]["kind"] == "tap":
        return api.state("answerCoach", card="R3")
    if state["next"] == "person":
        return api.state("play", action=state["legal"][-1])
    return api.state({"coach": "lessonNext", "bot": "think", "deal": "nextDeal"}[state["next"]])


def stands(state: dict[str, Any]) -> tuple[str, str | None, str]:
    return state["coach"]["kind"], state["coach"]["say"], state["next"]


def test_the_coach_says_asks_and_lets_the_bots_act(api: Client, begin: Begin) -> None:
    state = begin()
    assert state["coach"] == {
        "lesson": LESSON.id,
        "step": 0,
        "of": 7,
        "nth": 1,
        "count": 5,
        "kind": "say",
        "quick": False,
        "say": "welcome",
        "at": ["hand"],
        "said": None,
        "card": None,
        "taken": [],
    }
    assert (state["next"], state["legal"], state["undo"]) == ("coach", [], False)
    assert [event["type"] for event in state["events"]] == ["deal"]
    state = api.state("lessonNext")
    assert stands(state) == ("tap", "which", "coach")
    state = api.state("answerCoach", card="R3")
    assert stands(state) == ("ask", "bet", "person")
    assert state["legal"] == ["bet", "fold"]
    state = api.state("play", action="bet")
    assert state["events"] and state["coach"]["say"] == "bet-it-is"
    assert state["coach"]["taken"] == ["bet"]
    state = api.state("lessonNext")
    assert stands(state) == ("watch", None, "bot")
    state = api.state("think")
    assert state["events"][0]["seat"] == 1 and state["next"] == "bot"
    state = api.state("think")
    state = api.state("play", action=state["legal"][-1])
    assert (state["coach"]["kind"], state["coach"]["step"], state["next"]) == ("end", 7, "coach")
    assert state["coach"]["card"] == "G7"  # the card that left the hand


def test_a_wrong_answer_is_told_so_and_loses_nothing(api: Client, begin: Begin) -> None:
    begin(step=1)
    state = api.state("answerCoach", card="U17")
    assert (state["coach"]["said"], state["coach"]["card"]) == ("which-nudge", "U17")
    state = api.state("answerCoach", card="U16")
    assert (state["coach"]["said"], state["coach"]["card"]) == ("which-not", "U16")
    assert (state["coach"]["step"], state["coach"]["say"]) == (1, "which")
    assert refused(api.ask("answerCoach", card="Z1")) == "unknown-card"
    assert refused(api.ask("answerCoach")) == "unknown-card"
    assert api.state("answerCoach", card="R3")["coach"]["said"] is None


def test_a_wrong_way_is_told_so_and_what_is_not_legal_refused(api: Client, begin: Begin) -> None:
    before = begin(FOLDED)
    state = api.state("play", action="bet")
    assert state["coach"]["said"] == "bet-why"
    assert state["coach"] | {"said": None, "card": None} == before["coach"]
    assert state | {"coach": None, "events": []} == before | {"coach": None, "events": []}
    assert refused(api.ask("play", action="play:R1")) == "other-step"
    assert refused(api.ask("play", action="fly")) == "not-an-action"
    assert api.state("play", action="fold")["coach"]["said"] is None


def test_the_coach_speaks_while_the_result_is_shown_and_then_it_is_dealt(
    api: Client, begin: Begin
) -> None:
    begin(FOLDED)
    api.state("play", action="fold")
    assert refused(api.ask("nextDeal")) == "lesson-waits"
    api.state("think")
    state = api.state("think")
    assert state["table"]["result"] and state["coach"]["say"] == "nobody"
    state = api.state("lessonNext")
    assert (state["next"], state["coach"]["kind"]) == ("deal", "watch")
    assert refused(api.ask("think")) == "no-turn"
    state = api.state("nextDeal")
    assert (state["table"]["deal"], state["next"]) == (2, "bot")
    assert api.state("think")["coach"]["say"] == "end"


def test_what_is_quick_is_done_at_once_as_far_as_the_deal_goes(api: Client, begin: Begin) -> None:
    quick: list[Any] = [{"quick": True, **step} if "seat" in step else step for step in FOLDED]
    begin(quick)
    state = api.state("play", action="fold")
    assert state["coach"]["quick"]
    state = api.state("think")
    assert [event["seat"] for event in state["events"] if "seat" in event][:2] == [1, 2]
    assert (state["coach"]["say"], state["coach"]["quick"]) == ("nobody", False)
    assert begin([*quick[:3], *quick[4:]], step=1)["coach"]["quick"]
    assert api.state("think")["next"] == "deal"


@pytest.mark.parametrize("steps", [STEPS, FOLDED])
def test_a_lesson_goes_on_from_anywhere_as_it_stood(
    api: Client, begin: Begin, steps: list[Any]
) -> None:
    way = [state := begin(steps)]
    while state["coach"]["kind"] != "end":
        way.append(state := go_on(api, state))
    for stood in way:
        coach = stood["coach"]
        again = begin(steps, step=coach["step"], taken=state["coach"]["taken"])
        if stood["table"]["deal"] > again["table"]["deal"]:  # the next deal is dealt once more
            again = api.state("nextDeal")
        other = {"coach": coach | {"card": again["coach"]["card"]}, "events": again["events"]}
        assert again == stood | other


def test_what_has_not_been_taken_goes_by_the_first_that_is_accepted(begin: Begin) -> None:
    assert begin(step=4)["coach"]["taken"] == ["bet"]
    assert begin(step=4, taken=["fold", "bet", "bet"])["coach"]["taken"] == ["fold"]
    assert begin(FOLDED, step=1)["coach"]["taken"] == ["fold"]


def test_whoever_speaks_out_of_turn_is_refused(api: Client, begin: Begin) -> None:
    begin()
    # The learner is to bet, but reads first: it is nobody else's turn.
    assert refused(api.ask("play", action="bet")) == "lesson-waits"
    assert refused(api.ask("think")) == "not-your-turn"
    assert refused(api.ask("answerCoach", card="R3")) == "lesson-waits"
    for do in ("hint", "undo", "restartDeal"):
        assert refused(api.ask(do)) == "not-in-a-lesson"
    begin(step=1)
    assert refused(api.ask("lessonNext")) == "lesson-waits"
    begin(step=2)
    assert refused(api.ask("lessonNext")) == "lesson-waits"
    assert api.state("explainIllegal", action="bet")["error"] is None
    begin(step=7)
    for do in ("lessonNext", "think", "nextDeal"):
        assert not api.ask(do)["ok"]


@pytest.mark.parametrize(
    ("fields", "id"),
    [
        ({"game": "whist"}, "unknown-game"),
        ({"game": None}, "unknown-game"),
        ({"game": ["sevens-heaven"]}, "unknown-game"),
        ({"lesson": "sevens-heaven-none"}, "unknown-lesson"),
        ({"lesson": {}}, "unknown-lesson"),
        ({"step": -1}, "no-such-step"),
        ({"step": 8}, "no-such-step"),
        ({"step": 10**300}, "no-such-step"),
        ({"step": True}, "no-such-step"),
        ({"step": "1"}, "no-such-step"),
        ({"taken": "bet"}, "bad-request"),
        ({"taken": [1]}, "bad-request"),
        ({"taken": ["fly"], "step": 3}, "not-legal"),
        ({"taken": ["bet", "play:U1"], "step": 7}, "not-legal"),
    ],
)
def test_what_is_damaged_is_refused_and_the_lesson_stands(
    api: Client, begin: Begin, fields: dict[str, Any], id: str
) -> None:
    before = begin(step=3)
    assert refused(begin(**fields)) == id
    assert api.state("explainIllegal", action="bet")["error"]["id"] == "not-your-turn"
    assert api.state("lessonNext")["coach"]["step"] == before["coach"]["step"] + 1


def test_any_other_match_ends_the_lesson(api: Client, begin: Begin) -> None:
    save = begin(step=3)["save"]
    state = api.state("load", save=save)
    assert state["coach"] is None and state["next"] == "bot"
    begin()
    assert api.state("startMatch", game="seven-bridge")["coach"] is None
    assert refused(api.ask("lessonNext")) == "no-lesson"


def test_lessons_are_read_only_when_asked_for() -> None:
    program = (
        "import sys, nanafuda.protocol;"
        "read = lambda: sum(name.endswith('.lessons') for name in sys.modules);"
        "assert read() == 1;"  # what all games' share
        "[nanafuda.lessons.LESSONS[game] for game in nanafuda.GAMES];"
        "assert read() == 1 + len(nanafuda.GAMES)"
    )
    engine = {"PYTHONPATH": str(Path(nanafuda.__file__).parent.parent)}
    subprocess.run([sys.executable, "-c", program], env=engine, check=True)
