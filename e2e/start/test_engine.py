"""The same engine in CPython and in the browser: same deals, same bots, same records."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from nanafuda.games import GAMES
from nanafuda.protocol import JsonSession
from playwright.sync_api import Page

from e2e.conftest import ROOT
from e2e.server import SiteServer
from e2e.start.start import open_worker

# By default one record of each game; tests/match/test_record.py replays all of them in CPython.
GOLDEN = [
    pytest.param(path, id=path.stem, marks=[pytest.mark.long] * (not path.stem.endswith("-0")))
    for path in sorted((Path(__file__).parents[2] / "tests/golden").glob("*.txt"))
]
Reply = dict[str, Any]


class Browser:
    """The session protocol, spoken with the worker of the built site."""

    def __init__(self, page: Page, way: str) -> None:
        self.page = page
        self.way = way

    def ask(self, **request: Any) -> Reply:
        reply: Reply = self.page.evaluate("(request) => window.ask(request)", request)
        return reply


class CPython:
    """The session protocol, spoken with the engine itself."""

    def __init__(self) -> None:
        self.session = JsonSession()

    def ask(self, **request: Any) -> Reply:
        while True:
            reply: Reply = json.loads(self.session.handle(json.dumps(request)))
            if not reply.get("thinking"):
                return reply


@pytest.fixture(scope="module", params=["image", "plain"])
def engine(folder: Path, browser: Any, request: pytest.FixtureRequest) -> Iterator[Browser]:
    with SiteServer(folder, prefix="/nanafuda/") as site:
        page = open_worker(browser, site, request.param)
        yield Browser(page, request.param)
        page.close()


def play_deal(engine: Browser | CPython, link: str, most: int) -> list[Reply]:
    """Plays a deal from a link, for so many replies: the person takes the first legal action."""
    replies = [engine.ask(do="openLink", link=link)]
    while len(replies) < most and replies[-1]["next"] in ("person", "bot"):
        state = replies[-1]
        if state["next"] == "bot":
            replies.append(engine.ask(do="think"))
        else:
            replies.append(engine.ask(do="play", action=state["legal"][0]))
        assert replies[-1]["ok"], replies[-1]
    return replies


# The same Python with the same files, however it starts.
IMAGE_ALONE = pytest.mark.parametrize("engine", ["image"], indirect=True)


# Where the engine starts from the image, as nearly everywhere, and where it starts plain: that
# brings the same Python with the same files, which beginnings show, with bots that calculate less.
# Strong players search as experts do, in fewer worlds.
@pytest.mark.parametrize(
    ("engine", "game", "most"),
    [
        *(("image", game, 9) for game in GAMES),
        ("plain", "sevens-heaven", 9),
        *(
            pytest.param(way, game, 1000, marks=pytest.mark.long)
            for way in ("image", "plain")
            for game in GAMES
        ),
    ],
    indirect=["engine"],
)
def test_same_link_same_cards_same_bots(engine: Browser, game: str, most: int) -> None:
    level = {"image": "strong", "plain": "club"}[engine.way] if most == 9 else "expert"
    # Not the next best seed: where all fold, a deal of Sevens Heaven is over at once.
    link: str = CPython().ask(do="startMatch", game=game, seed="parity 1", level=level)["link"]
    assert f"level={level}" in link
    if engine.way == "plain":
        most = max(9, most // 2)
    ours, theirs = play_deal(CPython(), link, most), play_deal(engine, link, most)
    assert ours
    assert ours == theirs


@IMAGE_ALONE
@pytest.mark.parametrize("golden", GOLDEN)
def test_golden_record_is_replayed_byte_for_byte(engine: Browser, golden: Path) -> None:
    record = golden.read_text("utf-8")
    save = json.loads(CPython().ask(do="startMatch", game="seven-euchre")["save"])
    text = json.dumps({**save, "record": record})
    python = CPython()
    ours, theirs = python.ask(do="load", save=text), engine.ask(do="load", save=text)
    assert theirs["ok"], theirs
    assert json.loads(theirs["save"])["record"] == record
    assert theirs == ours
    summary = engine.ask(do="dealSummary")["summary"]
    assert summary == python.ask(do="dealSummary")["summary"]
    assert engine.ask(do="openReplay", replay=summary["replay"]) == python.ask(
        do="openReplay", replay=summary["replay"]
    )


@IMAGE_ALONE
@pytest.mark.parametrize(
    "game", ["sevens-heaven", pytest.param("seven-bridge", marks=pytest.mark.long)]
)
def test_same_review_of_the_same_deal(engine: Browser, game: str) -> None:
    python = CPython()
    link: str = python.ask(do="startMatch", game=game, seed="review", level="beginner")["link"]
    assert play_deal(python, link, 1000) == play_deal(engine, link, 1000)
    reviews = []
    for one in (python, engine):
        review = one.ask(do="review")["review"]
        while review["done"] < review["of"]:
            review = one.ask(do="review")["review"]
        reviews.append(review)
    assert reviews[0] == reviews[1] and reviews[0]["lines"]


@IMAGE_ALONE
@pytest.mark.parametrize(
    ("game", "deals"),
    [("sevens-heaven", 1), *(pytest.param(game, 40, marks=pytest.mark.long) for game in GAMES)],
)
def test_same_field_of_the_same_deal(engine: Browser, game: str, deals: int) -> None:
    python = CPython()
    home = ROOT / "engine/nanafuda"
    parts = [*home.glob("duplicate/*.py"), home / "protocol/handlers/duplicate.py"]
    engine.page.evaluate(
        "(sources) => window.supply(sources)",
        {str(path.relative_to(home)): path.read_text() for path in parts},
    )
    for number in range(deals):
        seed = f"field {number}"
        link: str = python.ask(do="startMatch", game=game, seed=seed, level="beginner")["link"]
        assert play_deal(python, link, 1000) == play_deal(engine, link, 1000)
        fields = []
        for one in (python, engine):
            while not (told := one.ask(do="field", deal=1)["field"])["found"]:
                pass
            fields.append(told)
        assert not engine.page.evaluate("() => window.failed")
        assert fields[0] == fields[1] and len(fields[0]["found"]["others"]) == 16
