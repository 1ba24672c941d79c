"""The protocol: real play matches its schemas, and each request is declared once."""

from __future__ import annotations

import json
import pydoc
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any, Literal, NotRequired, TypedDict, get_args, get_origin, is_typeddict

import nanafuda
import pytest
import walks
from client import Client, as_json
from generate import typescript
from generate.catalogue import catalogue
from generate.typescript import (
    MESSAGES,
    REQUESTS,
    Writer,
    description_of,
    fields_of,
    module_of,
    parts_of,
    shapes_of,
)
from nanafuda import GAMES, Match
from nanafuda.duplicate import Tournament
from nanafuda.lessons import LESSONS
from nanafuda.lessons.lesson import Lesson
from nanafuda.messages import common
from nanafuda.messages import duplicate as messages
from nanafuda.messages.catalogue import Catalogue, GameEntry
from nanafuda.protocol.handlers import HANDLERS, request
from nanafuda.protocol.session import Session
from nanafuda.workshop.wire import unpack
from shapes import Shapes

MODULES: list[ModuleType] = [common, *MESSAGES.values(), *map(module_of, GAMES.values())]


def shapes(game: str) -> Shapes:
    return Shapes(module_of(GAMES[game]))


# Real play


@walks.EVERY_GAME
@pytest.mark.parametrize("seed", range(6))
def test_every_table_and_event_of_a_walk_has_its_shape(game: str, seed: int) -> None:
    known = shapes(game)
    told = 0
    for step, match in enumerate(walks.walk(game, seed, 200)):
        new = match.story[told:] if told <= len(match.story) else match.story
        told = len(match.story)
        assert not known.faults(as_json(new), list[common.Event])
        for seat in range(match.game.seats):
            if match.turn is None or step % match.game.seats == seat:
                assert not known.faults(as_json(match.table(seat)), common.Table)


class CheckedClient(Client):
    """Every request and every reply matches its schema."""

    def __init__(self, game: str) -> None:
        super().__init__()
        self.shapes = shapes(game)
        self.requests, self.replies = fields_of(REQUESTS.Requests), fields_of(REQUESTS.Replies)
        self.seen: Counter[str] = Counter()

    def once(self, do: str, **fields: Any) -> dict[str, Any]:
        assert not self.shapes.faults({"do": do, **fields}, self.requests[do])
        reply = super().once(do, **fields)
        assert not self.shapes.faults(reply, self.replies[do]), do
        self.seen[do] += "thinking" not in reply
        return reply


@walks.EVERY_GAME
def test_every_reply_has_its_shape(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "nanafuda.duplicate.fields.FIELD", [("club", 1)]
    )  # enough to see what is said
    api, rng = CheckedClient(game), Random(3)
    state = api.ask("startMatch", game=game, seed="shapes", level="beginner", options={})
    api.ask("inspectLink", link=state["link"])
    while state["next"] in ("person", "bot"):
        if state["next"] == "bot":
            state = api.ask("think")
            continue
        api.ask("explainIllegal", action=state["legal"][0])
        api.ask("explainIllegal", action="play:Z1")
        if len(state["legal"]) > 1 and api.seen["hint"] < 2:
            api.ask("hint")
        for aid in ("cardLocations", "bidMeanings", "settledResult"):
            api.ask(aid)
        action = state["legal"][int(rng.random() * len(state["legal"]))]
        state = api.ask("play", action=action)
    for seat in (0, 1):
        decisions = api.ask("analyseDecision", seat=seat)["knew"]["decisions"]
        api.ask(
            "analyseDecision", seat=seat, index=decisions[-1]["index"]
        )  # late, as there is less to think
    look_back(api, state)
    api.state("load", save=state["save"])
    while state["next"] == "deal":
        state = api.ask("nextDeal")
    api.ask("load", save=state["save"])
    api.ask("openLink", link=state["link"])
    state = api.ask("startMatch", game=game, seed="other", seat=1)
    while state["next"] == "bot":
        state = api.ask("think")
    api.ask("play", action=state["legal"][0])
    api.ask("reviewAhead")
    api.ask("undo")
    api.ask("restartDeal")
    take_lessons(api, game)
    run_a_bot(api, game)
    assert api.seen.keys() >= HANDLERS.keys() - {"nextDeal"}


def look_back(api: CheckedClient, state: dict[str, Any]) -> None:
    """Everything that can be asked of the first deal, which has ended."""
    of = api.state("position", index=0, seat=0)["look"]["of"]
    for index in range(of + 1):
        api.state("position", index=index, seat=index % len(state["levels"]))
    for _ in range(20):
        review = api.state("review", deal=1)["review"]
        assert review["done"] <= review["of"]
    api.ask("openDuplicate", game=state["game"], day="2026-11-23")
    api.state("load", save=state["save"])
    replay = api.state("dealSummary", deal=1)["summary"]["replay"]
    sent = api.state("createChallenge", name="Ann", replay=replay)["challenge"]
    api.state("inspectChallenge", link=sent["link"])
    api.state("inspectChallenge", link=sent["link"], mine=replay)
    api.state("openDuplicate", challenge=sent["link"])
    api.state("load", save=state["save"])
    while not (field := api.state("field", deal=1)["field"])["found"]:
        assert field["done"] <= field["of"]
    decisions = [one["index"] for one in api.state("analyseDecision", seat=0)["knew"]["decisions"]]
    branches = [api.session.current.past(1).branch(index) for index in decisions]
    own = [i for i, there in zip(decisions, branches, strict=True) if len(there.legal()) > 1][-1]
    api.state("analyseAction", index=own)
    summary = api.state("dealSummary", at=own)["summary"]
    legal = branches[decisions.index(own)].legal()
    api.state("themes", replay=summary["replay"], decisions=[{"index": own, "best": legal[:1]}])
    api.state("inspectLink", link=summary["replay"])
    assert api.state("branch", index=own)["legal"]
    assert api.state("openReplay", replay=summary["replay"])["at"] == own
    api.state("load", save=state["save"])


def run_a_bot(api: CheckedClient, game: str) -> None:
    """A player's bot that answers: well, and not at all."""
    fields = {"game": game, "opponent": "random", "seed": "a"}
    for good in (True, False):
        reply = api.once("deal", **fields, run=str(good))
        while reply.get("thinking"):
            answer = {}
            if "question" in reply:
                question = json.loads(reply["question"])
                view = unpack(question["view"])
                action = view.text(view.legal()[0])
                found = {"id": question["id"], "answer": action if good else 7}
                answer = {"answer": json.dumps(found)}
            reply = api.once("deal", **fields, run=str(good), **answer)
        assert (reply["dealt"]["broken"] is None) == good
    assert api.state("duel", game=game)["next"] in ("person", "bot")
    assert api.state("trouble")["broken"] is None
    play_a_season(api, game)


def play_a_season(api: CheckedClient, game: str) -> None:
    season = api.state("beginSeason", game=game, names=["a", "b"], deals=1)["season"]
    season |= {"parts": 12, "points": [[3], [-1]], "usual": [[1], [1]]}
    assert [row["bot"] for row in api.state("season", season=season)["rows"]] == [0, 1]


def take_lessons(api: CheckedClient, game: str) -> None:
    """Every lesson to its end, with some wrong ways, and what is no lesson."""
    for refused in ({"do": "lessonNext"}, {"do": "answerCoach", "card": "S7"}):
        assert api.ask(**refused)["error"]["id"] == "no-lesson"
    unknown = api.ask("startLesson", game=game, lesson="none")
    assert unknown["error"]["id"] == "unknown-lesson"
    for lesson in LESSONS[game]:
        state = api.state("startLesson", game=game, lesson=lesson.id)
        while state["coach"]["kind"] != "end":
            state = take_step(api, lesson, state)
        assert state["next"] == "coach" and state["coach"]["step"] == len(lesson.steps)


def take_step(api: CheckedClient, lesson: Lesson, state: dict[str, Any]) -> dict[str, Any]:
    """A step of a lesson, the wrong ways first."""
    kind, step = state["coach"]["kind"], lesson.steps[state["coach"]["step"]]
    if state["next"] == "deal":
        return api.state("nextDeal")
    if kind == "tap" and "tap" in step:
        codes = api.session.current.game.pack.codes
        other = next(card for card in codes if card not in step["tap"])
        for said in (step["nudge"], step["else"]):
            assert api.state("answerCoach", card=other)["coach"]["said"] == said
        return api.state("answerCoach", card=step["tap"][-1])
    if kind == "ask" and "ask" in step:
        accepted = step.get("accept", state["legal"])
        # That every wrong way has its words is tested in tests/learning/test_lessons.py.
        wrong = sorted(set(state["legal"]) - set(accepted))
        for action in Random(len(wrong)).sample(wrong, min(6, len(wrong))):
            after = api.state("play", action=action)
            assert after["coach"]["said"] and after["table"] == state["table"]
        return api.state("play", action=accepted[-1])
    return api.state("think" if kind == "watch" else "lessonNext")


def test_the_catalogue_has_its_shape() -> None:
    known = as_json(catalogue())
    assert not Shapes().faults(known | {"games": []}, Catalogue)
    for entry in known["games"]:
        assert not shapes(entry["id"]).faults(entry, GameEntry)


def test_a_suggested_table_changes_no_default() -> None:
    entries = {entry["id"]: entry for entry in catalogue()["games"]}
    seats, bridge = entries["sevens-heaven"]["seats"], entries["seven-bridge"]
    assert (seats["default"], seats["suggested"]) == (4, 6)
    deals = next(option for option in bridge["options"] if option["id"] == "deals")
    assert (deals["default"], deals["suggested"]) == (10, 5)
    assert Match("sevens-heaven").setup.seats == 4
    assert Tournament.daily("sevens-heaven", "2026-11-23").setup.seats == 4
    assert Match("seven-bridge").setup.options["deals"] == 10
    for entry in entries.values():
        assert entry["seats"]["min"] <= entry["seats"]["suggested"] <= entry["seats"]["max"]
        assert all(option["suggested"] in option["values"] for option in entry["options"])


@walks.EVERY_GAME
def test_a_field_more_or_less_or_of_another_type_is_found(game: str) -> None:
    match = walks.start(game, 1)
    table, known = as_json(match.table(0)), shapes(game)
    assert known.faults(table | {"new": 1}, common.Table, "t") == ["t.new is not declared"]
    assert known.faults(table | {"phase": 3}, common.Table)
    assert known.faults(table | {"hand": [7]}, common.Table)
    del table["counts"]
    assert known.faults(table, common.Table, "t") == ["t.counts is missing"]
    event = as_json(match.story[0])
    assert known.faults(event | {"new": 1}, common.Event)
    assert known.faults(event | {"type": "nothing"}, common.Event)


# What is declared


def test_a_function_declares_a_request(monkeypatch: pytest.MonkeyPatch) -> None:
    known: dict[str, Any] = {}
    monkeypatch.setattr("nanafuda.protocol.handlers.HANDLERS", known)
    monkeypatch.setattr(typescript, "HANDLERS", known)

    @request
    def count_cards(_session: Session, *, seat: int, game: common.GameId = "") -> messages.Compared:
        """Count cards.

        seat: the seat.
        game: the game.
        """
        return {"ok": True, "means": [seat, game]}  # type: ignore[typeddict-item, typeddict-unknown-key]

    def sent(**fields: Any) -> Any:
        return json.loads(Client().session.handle(json.dumps({"do": "countCards", **fields})))

    assert sent(seat=3, other=1)["means"] == [3, ""]
    assert sent(game="x")["means"] == [None, "x"]
    made = typescript.declared()
    monkeypatch.setitem(MESSAGES, made.__name__, made)
    text = "\n".join(Writer(made).declarations())
    assert (
        """
  do: "countCards";
  /** the seat. */
  seat: number;
  /** the game. */
  game?: G;
}"""
        in text
    )
    assert "  countCards: CountCardsRequest<G>;" in text
    assert "  countCards: Compared | Refused;" in text


def test_a_handler_is_imported_with_its_first_request() -> None:
    program = (
        "import sys, nanafuda.protocol as protocol\n"
        "name = 'nanafuda.protocol.handlers.duplicate'\n"
        "assert name not in sys.modules\n"
        'protocol.handle(\'{"do": "field"}\')\n'
        "assert name in sys.modules"
    )
    engine = {"PYTHONPATH": str(Path(nanafuda.__file__).parent.parent)}
    assert subprocess.run([sys.executable, "-c", program], env=engine, check=False).returncode == 0


def says_all(hint: Any) -> bool:
    """Whether a field of this type needs no comment: a discriminator, a marked type, a schema."""
    single = get_origin(hint) is Literal and len(get_args(hint)) == 1
    return single or any(parts_of(hint))


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.__name__.split(".")[-1])
def test_every_field_is_told_and_nothing_else(module: ModuleType) -> None:
    for name, shape in shapes_of(module).items():
        if is_typeddict(shape):
            told, fields = description_of(shape)[1], fields_of(shape)
            assert told.keys() <= fields.keys(), name
            untold = {field: fields[field] for field in fields.keys() - told.keys()}
            assert not [field for field, hint in untold.items() if not says_all(hint)], name


def test_help_shows_the_shapes_and_play_does_not_read_them() -> None:
    shown = pydoc.plain(pydoc.render_doc(nanafuda))
    for name in ("Table", "State", "Hint", "Catalogue"):
        assert f"class {name}(" in shown
    program = (
        "import sys, nanafuda.protocol;"
        'nanafuda.protocol.handle(\'{"do": "startMatch", "game": "seven-bridge"}\');'
        "sys.exit(any(name.startswith('nanafuda.messages') for name in sys.modules))"
    )
    engine = {"PYTHONPATH": str(Path(nanafuda.__file__).parent.parent)}
    assert subprocess.run([sys.executable, "-c", program], env=engine, check=False).returncode == 0
    with pytest.raises(AttributeError):
        getattr(nanafuda, "nothing")  # noqa: B009 - mypy knows that it is not there


# TypeScript


class Inner(TypedDict):
    """One inside another."""

    name: str  # what it is called


class Sample(TypedDict):
    """Of every kind of type one."""

    kind: Literal["a", 6, True]  # literals
    side: Literal["left", "right"]
    maybe: int | None  # what may be null
    absent: NotRequired[float]  # what need not be there
    pair: tuple[str, bool]  # a tuple
    rows: list[list[Inner]]  # lists
    # one of two, or
    # a list of such
    choice: list[Inner | str]
    by_name: dict[str, Inner]  # a record


class Longer(Sample):
    """More fields."""

    more: str  # one more


def test_typescript_of_every_kind_of_type() -> None:
    module = ModuleType(__name__)
    for shape in (Inner, Sample):
        setattr(module, shape.__name__, shape)
    module.Either = Inner | None  # type: ignore[attr-defined]
    assert list(Writer(module).declarations()) == """
/** One inside another. */
interface Inner {
  /** what it is called */
  name: string;
}
/** Of every kind of type one. */
interface Sample {
  /** literals */
  kind: "a" | 6 | true;
  side: "left" | "right";
  /** what may be null */
  maybe: number | null;
  /** what need not be there */
  absent?: number;
  /** a tuple */
  pair: [string, boolean];
  /** lists */
  rows: Inner[][];
  /** one of two, or a list of such */
  choice: (Inner | string)[];
  /** a record */
  by_name: Record<string, Inner>;
}
type Either = Inner | null;""".strip().split("\n")  # fmt: skip
    assert description_of(Longer)[1] == description_of(Sample)[1] | {"more": "one more"}


def test_typescript_has_every_game_and_every_request_and_no_any() -> None:
    text = typescript.text()
    for id, game in GAMES.items():
        assert f'"{id}": {{ table: {typescript.namespace_of(game)}.Table; event: ' in text
        for option in game.options:
            assert f"{option.id}: {' | '.join(map(json.dumps, option.values))};" in text
    requests = text[text.index("interface Requests") :]
    assert re.findall(r"(\w+): \w+(?:<G>)?;", requests[: requests.index("}")]) == list(HANDLERS)
    assert not re.search(r":.*\b(any|unknown|object)\b.*;$", text, re.M)


def test_a_lack_of_memory_is_called_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise MemoryError

    session = Client().session
    monkeypatch.setattr(session, "_answer", full)
    reply = json.loads(session.handle("{}"))
    assert reply["error"]["id"] == "no-memory"
