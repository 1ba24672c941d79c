"""A player's bot in an interpreter of its own: what crosses to it, and what comes back."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Generator
from random import Random
from typing import Any

import pytest
import walks
from client import Client
from nanafuda import Match
from nanafuda.bots.search import result_of
from nanafuda.game import state_of
from nanafuda.workshop import Bot
from nanafuda.workshop.measure import deal_steps
from nanafuda.workshop.player import Player
from nanafuda.workshop.referee import Remote
from nanafuda.workshop.wire import pack, unpack

# Its own Python finds the engine as this one does.
ALONE = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
FIRST = "def play(view):\n    return view.legal()[0]\n"
ANY = "import random\n\ndef play(view):\n    return random.choice(view.legal())\n"
Printed = list[tuple[str, int, int]]


def player_of(source: str, game: str = "upside-down") -> tuple[Player, Printed]:
    """A bot's side, loaded, and what it prints."""
    printed: Printed = []
    player = Player(lambda *line: printed.append(line))
    assert player.load(source, game) == "null"
    return player, printed


def asked(remote: Remote, player: Player, steps: Generator[None, None, Any]) -> Any:
    """The result of steps in which the bot's side answers."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            return end.value
        if remote.question is not None:
            remote.hear(player.answer(remote.question))


def trial(source: str, game: str = "upside-down", **more: Any) -> Any:
    remote = Remote()
    player, _ = player_of(source, game)
    return asked(remote, player, deal_steps([remote], game, "s", opponent="random", **more))


def crossed(match: Match) -> Any:
    """The view of the seat to act as it arrives."""
    assert match.turn is not None
    return unpack(json.loads(json.dumps(pack(match.game.view(match.turn)))))


@walks.EVERY_GAME
def test_a_view_that_has_crossed_is_the_same(game: str) -> None:
    checked = 0
    for match in walks.walk(game, 3, 100):
        if match.turn is None:
            continue
        ours, theirs = match.game.view(match.turn), crossed(match)
        assert [theirs.text(move) for move in theirs.legal()] == match.legal()
        assert theirs.table() == ours.table()
        assert (theirs.seat, theirs.room, theirs.unseen) == (ours.seat, ours.room, ours.unseen)
        assert repr(state_of(theirs.game)) == repr(state_of(ours.game))
        rng, same = Random(1), Random(1)
        world, other = ours.determinize(rng), theirs.determinize(same)
        assert repr(state_of(world)) == repr(state_of(other))
        checked += 1
    assert checked > 40  # about 100 but in short games


@walks.EVERY_GAME
def test_what_crosses_does_not_depend_on_what_is_hidden(game: str) -> None:
    """Two unseen cards change places, and another seed shuffles: the same text crosses."""
    checked = 0
    for seed in range(12):
        rng = Random(f"cross {seed}")
        start = walks.start(game, seed)
        order = [start.game.pack.codes[c] for c in start.game.pack.shuffled(f"cross {seed}")]
        fields = {"first": 0, "decks": [order]}
        one = walks.like(start, seed="one", **fields)
        hidden = one.game.pack.spell(one.game.view(one.turn or 0).unseen)
        a, b = rng.sample(hidden, 2)
        order = [b if code == a else a if code == b else code for code in order]
        two = walks.like(start, seed="two", **fields | {"decks": [order]})
        seat = one.turn
        while seat is not None and one.turn == two.turn and one.turn is not None:
            if one.turn == seat:
                if one.table(seat) != two.table(seat):
                    break
                texts = [json.dumps(pack(match.game.view(seat))) for match in (one, two)]
                assert texts[0] == texts[1]
                assert one.setup.seed not in json.loads(texts[0]).values()
                checked += 1
            action = walks.choose(one, rng)
            if action not in two.legal() or one.play(action) != two.play(action):
                break
    assert checked > 12


@walks.EVERY_GAME
def test_a_bot_elsewhere_plays_as_one_here(game: str) -> None:
    """With a bot that does not draw lots: its seeds differ."""
    source = (
        "def play(view):\n    return sorted(view.legal())[len(view.unseen) % len(view.legal())]\n"
    )
    here = result_of(deal_steps([Bot(source, game)], game, "s", opponent="random"))
    assert trial(source, game) == here


@pytest.mark.parametrize(
    "answer",
    [
        "",
        "[" * 100_000,
        '"' * 30_000,
        "7",
        '{"id": 2, "answer": "pass"}',
        '{"id": true, "answer": "pass"}',
        '{"id": 1}',
        '{"id": 1, "answer": 7}',
        '{"id": 1, "fault": {"id": "broke", "line": 1, "args": {}, "trace": []}}',
        '{"id": 1, "fault": {"id": "slow", "line": -5, "args": {}, "trace": []}}',
        '{"id": 1, "fault": {"id": "slow", "line": 1, "args": {"a": {}}, "trace": []}}',
        '{"id": 1, "fault": {"id": "slow", "line": 1, "args": {}, "trace": [{}]}}',
        '{"id": 1, "fault": {"id": "slow", "line": true, "args": {}, "trace": []}}',
    ],
)
def test_a_forged_answer_ends_the_deal_with_a_sentence(answer: str) -> None:
    remote = Remote()
    steps = deal_steps([remote], "upside-down", "s", opponent="random")
    while remote.question is None:
        next(steps)
    remote.hear(answer)
    with pytest.raises(StopIteration) as end:
        next(steps)
    fault = end.value.value["broken"]
    assert (fault["id"], fault["line"], fault["args"]) == ("ended", None, {})
    assert fault["replay"] is not None


def test_an_action_is_checked_by_the_referee_too() -> None:
    remote = Remote()
    steps = deal_steps([remote], "upside-down", "s", opponent="random")
    while remote.question is None:
        next(steps)
    remote.hear('{"id": 1, "answer": "play:H99"}')
    with pytest.raises(StopIteration) as end:
        next(steps)
    assert end.value.value["broken"]["id"] == "illegal"


def test_an_error_elsewhere_has_its_line_and_position() -> None:
    fault = trial("def play(view):\n    return card\n")["broken"]
    assert (fault["id"], fault["line"], fault["args"]) == ("name", 2, {"name": "card"})
    assert fault["trace"][0] == "line 2, in play: return card"
    assert Match.open_replay(fault["replay"].partition("&seat=")[0]).at is not None


@pytest.mark.parametrize("patch", ["builtins.len = None", "builtins.isinstance = None"])
def test_a_bot_that_breaks_its_own_python_is_at_fault(patch: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", PATCHED, f"import builtins\n{FIRST}    {patch}\n{FIRST}{patch}"],
        capture_output=True,
        text=True,
        check=False,
        env=ALONE,
    )
    # It says so, or it is dead.
    assert '"fault"' in done.stdout or (done.returncode and not done.stdout), done


PATCHED = """if 1:
    import sys
    from nanafuda import Match
    from nanafuda.workshop.player import Player
    from nanafuda.workshop.referee import Remote
    player, remote = Player(print), Remote()
    player.load(sys.argv[1], "upside-down")
    next(remote.thinking(Match("upside-down", seed="k").game, "1"))
    out = sys.stdout
    out.write(player.answer(remote.question))
"""


def test_a_subprocess_serves_the_same_protocol() -> None:
    """Its bot can neither read the questions nor write answers of its own."""
    text = f"import os, sys\nos.write(1, b'forged')\nprint('here')\n{FIRST}"
    here = result_of(deal_steps([Bot(FIRST)], "upside-down", "s", opponent="random"))
    command = [sys.executable, "-m", "nanafuda.workshop.player", "upside-down"]
    pipe = subprocess.PIPE
    with subprocess.Popen(
        command, stdin=pipe, stdout=pipe, stderr=pipe, text=True, env=ALONE
    ) as process:
        assert process.stdin and process.stdout and process.stderr
        process.stdin.write(f"{json.dumps(text)}\n")
        process.stdin.flush()
        assert process.stdout.readline() == "null\n"
        remote = Remote()
        steps = deal_steps([remote], "upside-down", "s", opponent="random")
        while True:
            try:
                next(steps)
            except StopIteration as end:
                assert end.value == here
                break
            if remote.question is not None:
                print(remote.question, file=process.stdin, flush=True)
                remote.hear(process.stdout.readline())
        process.stdin.close()
        assert "here" in process.stderr.read()


# The session


class Bench(Client):
    """A session with bots at the other end."""

    def __init__(self, source: str = FIRST, game: str = "upside-down", *more: str) -> None:
        super().__init__()
        self.game = game
        self.player, self.printed = player_of(source, game)
        self.players = [self.player, *(player_of(one, game)[0] for one in more)]

    def ask(self, do: str, **fields: Any) -> dict[str, Any]:
        reply = self.once(do, **fields)
        while reply.get("thinking"):
            if "question" in reply:
                answer = self.players[reply["bot"]].answer(reply["question"])
                reply = self.once(do, **fields, answer=answer)
            else:
                reply = self.once(do, **fields)
        return reply


def test_the_session_plays_a_deal_in_slices() -> None:
    api = Bench("print('“七”')\n" + FIRST, "sevens-heaven")
    fields = {"game": "sevens-heaven", "opponent": "beginner", "run": "1"}
    reply = api.state("deal", **fields, seed="a", number=7)
    assert [one["seat"] for one in reply["dealt"]["played"]] == [
        6 % Match("sevens-heaven").game.seats
    ]
    assert {text for text, _, _ in api.printed} == {"“七”"}
    assert {deal for _, deal, _ in api.printed} == {-1, 7}


def test_deals_without_a_seed_are_fresh() -> None:
    api = Bench()
    fields = {"game": "upside-down", "opponent": "random", "run": "1"}
    found = [api.state("deal", **fields)["dealt"]["played"][0] for _ in range(3)]
    seeds = {re.findall("seed=([^&]*)", one["replay"])[0] for one in found}
    assert len(seeds) == 3 and all(len(seed) == 8 for seed in seeds)


LAST = "def play(view):\n    return view.legal()[-1]\n"


def test_bots_apart_play_the_same_cards_in_the_same_seat() -> None:
    fields = {"game": "upside-down", "bots": 2, "run": "1", "seed": "b", "number": 2}
    one, other = Bench(FIRST, "upside-down", FIRST).state("deal", **fields)["dealt"]["played"]
    assert one == other and one["seat"] == 1
    one, other = Bench(FIRST, "upside-down", LAST).state("deal", **fields)["dealt"]["played"]
    assert one["points"] != other["points"] and one["usual"] == other["usual"]
    wrong = "def play(view): return 1"
    assert Bench(FIRST, "upside-down", wrong).state("deal", **fields)["dealt"]["bot"] == 1


def test_another_run_does_not_finish_an_unfinished_deal() -> None:
    api = Bench()
    fields = {"game": "upside-down", "opponent": "random", "seed": "a"}
    first = api.once("deal", **fields, run="1")
    assert first["question"] == api.once("deal", **fields, run="1")["question"]
    second = api.once("deal", **fields, run="2", answer="7")
    ids = [json.loads(reply["question"])["id"] for reply in (first, second)]
    assert ids == [1, 2]


def test_a_match_against_the_bot_is_played_by_it() -> None:
    api = Bench()
    state = api.state("duel", game="upside-down")
    for _ in range(12):
        legal = [] if state["next"] != "bot" else api.session.current.legal()
        before = len(api.session.current.actions)
        state = api.step(state, Random(1))
        if legal and len(api.session.current.actions) > before:
            assert api.session.current.actions[before] == legal[0]
    assert api.state("trouble") == {"ok": True, "broken": None}


def test_an_error_at_the_table_leaves_the_match_as_it_was() -> None:
    api = Bench("def play(view): return 1")
    state = api.state("duel", game="upside-down")
    while state["next"] == "person":
        state = api.step(state, Random(1))
    before = api.session.current.record()
    for _ in range(2):
        assert api.ask("think")["error"]["id"] == "bot-broken"
        assert api.session.current.record() == before
        broken = api.state("trouble")["broken"]
        assert broken["id"] == "type"
        replay = Match.open_replay(broken["replay"].partition("&seat=")[0])
        assert replay.at == len(api.session.current.actions)
    assert api.state("startMatch", game="upside-down", seed="k")["ok"]
    assert api.session.own is None
