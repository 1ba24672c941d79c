"""Links, saves and messages, changed at random: a match or a sentence."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
import walks
from client import TYPES
from nanafuda import GAMES, Match
from nanafuda.match.links import checksum
from nanafuda.protocol import JsonSession

SOME, MANY = 5_000, 100_000
PIECES = [
    "", "0", "-1", "7", "1e9", "999999999999", "null", "true", "[]", "{}", '"', "\\", "\n", " ",
    "&", "=", "#", "%", "%00", "%ff", ".", ":", "deal", "seed", "seats", "first", "game", "v",
    "check", "<b>", "play:C7", "C7", "X1", "é", "七", "\u202e", "\ud800", "\x00",
]  # fmt: skip
FIELDS = [
    "game", "seats", "options", "seed", "level", "seat", "link", "save", "replay", "deal", "index",
    "at", "do", "name", "played", "mine", "tournament", "challenge",
]  # fmt: skip


def ask(session: JsonSession, text: str) -> dict[str, Any]:
    reply: dict[str, Any] = json.loads(session.handle(text))
    return reply


def asked(session: JsonSession, **fields: Any) -> dict[str, Any]:
    return ask(session, json.dumps(fields))


class Target:
    """A session with a match under way, and what the world could send it."""

    def __init__(self, game: str, rng: Random) -> None:
        self.rng = rng
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
        text: str = self.session._save()
        return text

    def changed(self, text: str) -> str:
        """The text with one to four small changes."""
        rng = self.rng
        for _ in range(rng.randint(1, 4)):
            at = rng.randrange(len(text) + 1)
            to = min(len(text), at + rng.choice((0, 1, 1, 2, 8, 40)))
            middle = rng.choice((rng.choice(PIECES), text[to : to + 8], text[at:to] * 2))
            text = text[:at] + middle + text[to:]
        return text

    def link(self) -> str:
        """A changed link; often one whose check fits, as somebody might make it on purpose."""
        body, _, rest = self.state["link"].partition("&check=")
        body, level = self.changed(body), rest[8:]
        if self.rng.random() < 0.7:
            return f"{body}&check={checksum(body)}{level}"
        return self.changed(f"{body}&check={rest}")

    def replay(self) -> str:
        """A changed replay link, of this game's deal as it might have been played."""
        if not self.played:
            match = Match.load(json.loads(self.save())["record"])
            while match.turn is not None:
                match.play(walks.choose(match, self.rng))
            self.played = match.replay_link(at=0)
        body, _, check = self.played.partition("&check=")
        body = self.changed(body)
        if self.rng.random() < 0.7:
            check = checksum(body)
        return f"{body}&check={check}{self.rng.choice(('', '&seat=1', '&seat=1&level=club'))}"

    def sent(self) -> str:
        """A changed challenge link, likewise."""
        self.replay()
        match = Match.open_replay(self.played).match
        body, _, check = match.challenge_link("Ann", level="club", seat=1).partition("&check=")
        named = body.replace("by=Ann", f"by={self.changed('Ann')}")
        body = named if self.rng.random() < 0.5 else self.changed(body)
        return f"{body}&check={checksum(body) if self.rng.random() < 0.7 else check}"

    def stored(self) -> str:
        """A changed save; often one whose record has a check that fits."""
        fields = json.loads(self.state["save"])
        if self.rng.random() < 0.3:
            return self.changed(self.state["save"])
        lines = fields["record"].rstrip("\n").split("\n")[:-1]
        body = self.changed("\n".join(lines))
        fields["record"] = f"{body}\ncheck {checksum(body)}\n"
        if self.rng.random() < 0.2:
            fields[self.rng.choice([*fields])] = self.odd()
        return json.dumps(fields)

    def odd(self) -> Any:
        values: tuple[Any, ...] = (None, True, -1, 2**70, 1.5, [], {}, [[]], {"a": None}, "x" * 500)
        return self.rng.choice((*values, *PIECES))

    def message(self) -> str:
        """A request with a field of a wrong kind, or no request at all."""
        rng = self.rng
        slow = ("hint", "analyseDecision", "analyseAction")  # they may take thought
        types = [one for one in TYPES if one not in slow]
        legal = self.state["legal"] or ["pass"]
        request: dict[str, Any] = {
            "do": rng.choice(types),
            "action": self.changed(rng.choice(legal)),
        }
        for key in FIELDS:
            if rng.random() < 0.25:
                request[key] = rng.choice((self.odd(), {self.changed("target"): self.odd()}))
        text = json.dumps(request)
        return self.changed(text) if rng.random() < 0.3 else text

    def next(self) -> str:
        kind = self.rng.choice(("link", "inspect", "replay", "challenge", "save", "message"))
        if kind == "message":
            return self.message()
        if kind == "save":
            return json.dumps({"do": "load", "save": self.stored()})
        if kind == "challenge":
            do, key = self.rng.choice(
                (("inspectChallenge", "link"), ("openDuplicate", "challenge"))
            )
            return json.dumps({"do": do, key: self.sent()})
        if kind == "replay":
            do, key = self.rng.choice((("openReplay", "replay"), ("inspectLink", "link")))
            return json.dumps({"do": do, key: self.replay()})
        return json.dumps(
            {"do": "openLink" if kind == "link" else "inspectLink", "link": self.link()}
        )


def attack(game: str, seed: int, times: int) -> int:
    """Sends what is changed at random; returns how much of it was taken for a match."""
    taken = 0
    target = Target(game, Random(f"{game} {seed}"))
    for k in range(times):
        if k % 50 == 0:
            target = Target(game, Random(f"{game} {seed} {k}"))
        before, text = target.save(), target.next()
        reply = ask(target.session, text)
        if reply["ok"]:
            taken += "table" in reply
        else:
            error = reply["error"]
            assert error["id"] != "internal", (text, error)
            assert error["text"], (text, error)
            assert target.save() == before, f"refused, yet something changed: {text}"
            continue
        if "save" in reply:  # what is taken for a match is one: it comes back as it is
            session = JsonSession()
            again = asked(session, do="load", save=reply["save"])
            if again["ok"] and (again["next"], reply["next"]) == ("bot", "person"):
                again = asked(session, do="think")  # what was asked in secret is asked again
            assert again["ok"] and again["table"] == reply["table"], text
    return taken


@pytest.mark.parametrize("game", list(GAMES))
def test_a_match_or_a_sentence(game: str) -> None:
    taken = attack(game, 0, SOME // len(GAMES))
    assert taken > 10, "too blunt: hardly anything came through the checks"


@pytest.mark.long
@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("seed", range(1, 6))
def test_a_match_or_a_sentence_a_hundred_thousand_times(game: str, seed: int) -> None:
    attack(game, seed, MANY // (5 * len(GAMES)))
