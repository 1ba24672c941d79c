"""Untrusted input, however strange: a match or a refusal, soon, in words, and never a bug."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
import walks
from client import TYPES, Work
from nanafuda import GAMES, Match, limits
from nanafuda.lessons import LESSONS
from nanafuda.match.links import checksum
from nanafuda.protocol import JsonSession

SOME, MANY = 5_000, 200_000
SOON = 300_000  # lines of Python for any answer: ten times what any has taken
THOUGHT = ("hint", "analyseDecision", "analyseAction")  # what may take longer
DEEP = "\uf8ff"  # stands for something deep until the text is written
PIECES = [
    "", "0", "-1", "7", "1e9", "999999999999", "null", "true", "[]", "{}", '"', "\\", "\n", " ",
    "&", "=", "#", "%", "%00", "%ff", ".", ":", "deal", "seed", "seats", "first", "game", "v",
    "check", "<b>", "play:C7", "C7", "X1", "é", "七", "\u202e", "\ud800", "\x00", "\x1b\u2066",
]  # fmt: skip
NAMES = ["__proto__", "constructor", "toString", "hasOwnProperty", "self", "Infinity", "NaN"]
LONG = [piece * 9_000 for piece in ("x", "9", "[", '"', "\\", "é", "七", ".", "&a=", " ", "\n")]
HUGE = [2**31, 2**70, 10**20, -(10**300), 10**4000, 1e308, float("inf"), float("nan"), -1, 1.5]
FIELDS = [
    "game", "seats", "options", "seed", "level", "seat", "link", "save", "replay", "deal", "index",
    "at", "do", "name", "mine", "challenge", "lesson", "step", "taken", "action", "card", "day",
    "number", "source",
]  # fmt: skip


def ask(session: JsonSession, text: str) -> dict[str, Any]:
    reply: dict[str, Any] = json.loads(session.handle(text))
    return reply


def asked(session: JsonSession, **fields: Any) -> dict[str, Any]:
    return ask(session, json.dumps(fields))


class Target:
    """A session with a match under way, and what the world could send it."""

    def __init__(self, game: str, rng: Random) -> None:
        self.game, self.rng = game, rng
        self.session = JsonSession()
        seed = rng.randrange(1000)
        setup = walks.start(game, seed)
        fields = {"seats": setup.game.seats, "options": setup.game.settings, "seed": str(seed)}
        state = asked(self.session, do="startMatch", game=game, level="beginner", **fields)
        for _ in range(rng.randrange(12)):
            if state["next"] == "person":
                state = asked(self.session, do="play", action=rng.choice(state["legal"]))
            elif state["next"] == "bot":
                while (state := asked(self.session, do="think")).get("thinking"):
                    pass
        assert state["ok"], state
        self.state = state
        self.played = ""  # a replay link, once somebody asks for one

    def save(self) -> str:
        return str(self.session._save())

    def changed(self, text: str) -> str:
        """The text with one to four small changes."""
        rng = self.rng
        for _ in range(rng.randint(1, 4)):
            at = rng.randrange(len(text) + 1)
            to = min(len(text), at + rng.choice((0, 1, 1, 2, 8, 40)))
            piece = rng.choice(PIECES if rng.random() < 0.95 else LONG + NAMES)
            middle = rng.choice((piece, text[to : to + 8], text[at:to] * 2))
            text = text[:at] + middle + text[to:]
        return text

    def checked(self, body: str, check: str) -> str:
        """The changed text; often with a check that fits, as somebody might make it on purpose."""
        body = self.changed(body)
        return f"{body}&check={checksum(body) if self.rng.random() < 0.7 else check}"

    def link(self) -> str:
        body, _, rest = self.state["link"].partition("&check=")
        return f"{self.checked(body, rest[:8])}{rest[8:]}"

    def replay(self) -> str:
        """A changed replay link, of this game's deal as it might have been played."""
        if not self.played:
            match = Match.load(json.loads(self.save())["record"])
            while match.turn is not None:
                match.play(walks.choose(match, self.rng))
            self.played = match.replay_link(at=0)
        body, _, check = self.played.partition("&check=")
        return self.checked(body, check) + self.rng.choice(("", "&seat=1", "&seat=1&level=club"))

    def sent(self) -> str:
        """A changed challenge link, likewise; often the name alone is changed."""
        self.replay()
        match = Match.open_replay(self.played).match
        body, _, check = match.challenge_link("Ann", level="club", seat=1).partition("&check=")
        if self.rng.random() < 0.5:
            return self.checked(body, check)
        body = body.replace("by=Ann", f"by={self.changed('Ann')}")
        return f"{body}&check={checksum(body)}"

    def stored(self) -> str:
        """A changed save; often one whose record has a check that fits."""
        fields = json.loads(self.state["save"])
        if self.rng.random() < 0.3:
            return self.changed(self.state["save"])
        lines = fields["record"].rstrip("\n").split("\n")[:-1]
        body = self.changed("\n".join(lines))
        fields["record"] = f"{body}\ncheck {checksum(body)}\n"
        if self.rng.random() < 0.2:
            fields[self.rng.choice([*fields, *NAMES])] = self.odd()
        return json.dumps(fields)

    def odd(self, inner: int = 2) -> Any:
        """A value of any kind, with others in it."""
        rng = self.rng
        kind = rng.randrange(7 if inner else 5)
        if kind < 5:
            rest: list[Any] = [None, True, [], {}, "x" * 500, DEEP, self.changed("target")]
            return rng.choice((HUGE, LONG, PIECES, NAMES, rest)[kind])
        some = [self.odd(inner - 1) for _ in range(rng.randrange(4))]
        return some if kind == 5 else {str(rng.choice(PIECES + NAMES)): one for one in some}

    def likely(self) -> dict[str, Any]:
        """Fields as the page would send them."""
        rng, lessons = self.rng, ["none", *(lesson.id for lesson in LESSONS[self.game])]
        option = rng.choice([*self.state["table"]["options"], "x"])
        return {
            "game": rng.choice([*GAMES]),
            "seats": rng.randrange(10),
            "options": {option: rng.choice((self.odd(), True, 1, "one"))},
            "level": "beginner",
            "seat": rng.randrange(-1, 10),
            "deal": rng.randrange(3),
            "index": rng.randrange(-1, 20),
            "link": self.link(),
            "save": self.stored(),
            "action": rng.choice(self.state["legal"] or ["pass"]),
            "lesson": rng.choice(lessons),
            "step": rng.randrange(-1, 30),
            "taken": self.state["legal"][: rng.randrange(3)],
        }

    def message(self) -> str:
        """A request with fields of the right and of wrong kinds, or no request at all."""
        rng, likely = self.rng, self.likely()
        request: dict[str, Any] = {"do": rng.choice([do for do in TYPES if do not in THOUGHT])}
        if rng.random() < 0.5:
            request["action"] = self.changed(likely["action"])
        for key in FIELDS:
            if rng.random() < 0.25:
                request[key] = likely[key] if key in likely and rng.random() < 0.5 else self.odd()
        text = json.dumps(request)
        return self.changed(text) if rng.random() < 0.3 else text

    def next(self) -> str:
        ways: tuple[tuple[Callable[[], str], str, str], ...] = (
            (self.link, "openLink", "link"),
            (self.link, "inspectLink", "link"),
            (self.replay, "openReplay", "replay"),
            (self.replay, "inspectLink", "link"),
            (self.sent, "inspectChallenge", "link"),
            (self.sent, "openDuplicate", "challenge"),
            (self.stored, "load", "save"),
            (self.stored, "load", "save"),
        )
        if self.rng.random() < 0.3:
            levels = self.rng.choice((2, 30, 990, 5_000))
            return self.message().replace(json.dumps(DEEP), "[" * levels + "]" * levels)
        make, do, key = self.rng.choice(ways)
        return json.dumps({"do": do, key: make()})


def attack(game: str, seed: int, times: int) -> int:
    """Sends what is changed at random; returns how much of it was taken for a match."""
    taken = 0
    for k in range(times):
        if k % 50 == 0:
            target = Target(game, Random(f"{game} {seed} {k}"))
        before, text = target.save(), target.next()
        if k % 3:
            reply = ask(target.session, text)
        else:
            with Work() as work:
                reply = ask(target.session, text)
            assert work.lines < SOON, text
        if reply.get("error"):
            error = reply["error"]
            assert error["id"] != "internal", (text, error)
            assert error["text"] and error["text"].isprintable() and len(error["text"]) < 200, error
            shown = [value for value in error["args"].values() if isinstance(value, str)]
            assert all(len(value) <= limits.ECHO + 1 for value in shown), error
            assert target.save() == before, f"refused, yet something changed: {text}"
            continue
        taken += "table" in reply
        if "save" in reply and not reply.get("coach"):
            session = JsonSession()  # what is taken for a match is one: it comes back as it is
            again = asked(session, do="load", save=reply["save"])
            if again["ok"] and (again["next"], reply["next"]) == ("bot", "person"):
                again = asked(session, do="think")  # what was asked in secret is asked again
            assert again["ok"] and again["table"] == reply["table"], text
    return taken


@pytest.mark.parametrize("game", list(GAMES))
def test_whatever_comes_is_answered_soon_and_in_words(game: str) -> None:
    taken = attack(game, 0, SOME // len(GAMES))
    assert taken > 10, "too blunt: hardly anything came through the checks"


@pytest.mark.long
@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("seed", range(1, 6))
def test_whatever_comes_is_answered_two_hundred_thousand_times(game: str, seed: int) -> None:
    attack(game, seed, MANY // (5 * len(GAMES)))
