"""A session as the page sees it: JSON in, JSON out."""

from __future__ import annotations

import json
import sys
from random import Random
from types import FrameType
from typing import Any, Self

from nanafuda import Match
from nanafuda.match.links import checksum
from nanafuda.protocol import JsonSession
from nanafuda.protocol.handlers import HANDLERS, import_later

import_later()
TYPES = list(HANDLERS)  # of all requests


def as_json(value: Any) -> Any:
    """A value as the page gets it."""
    return json.loads(json.dumps(value))


class Client:
    """One person's session, and ways to ask it."""

    def __init__(self) -> None:
        self.session = JsonSession()

    def once(self, do: str, **fields: Any) -> dict[str, Any]:
        """One request; what takes thought may only have begun."""
        reply: dict[str, Any] = json.loads(self.session.handle(json.dumps({"do": do, **fields})))
        return reply

    def ask(self, do: str, **fields: Any) -> dict[str, Any]:
        """The answer, however many slices of thought it takes."""
        while True:
            reply = self.once(do, **fields)
            if not reply.get("thinking"):
                return reply

    def state(self, do: str, **fields: Any) -> dict[str, Any]:
        """An answer that is no refusal."""
        reply = self.ask(do, **fields)
        assert reply["ok"], reply
        return reply

    def step(self, state: dict[str, Any], rng: Random) -> dict[str, Any]:
        """The state after this one; the person acts at random."""
        if state["next"] == "deal":
            return self.state("nextDeal")
        if state["next"] == "bot":
            return self.state("think")
        legal = state["legal"]
        return self.state("play", action=legal[int(rng.random() * len(legal))])


class Work:
    """`with Work() as work`: `work.lines` is how many lines of Python were run, on any machine."""

    def __enter__(self) -> Self:
        self.lines = 0
        self._before = sys.gettrace()
        sys.settrace(self._count)
        return self

    def __exit__(self, *error: object) -> None:
        sys.settrace(self._before)

    def _count(self, frame: FrameType, event: str, arg: object) -> Any:
        self.lines += event == "line"
        return self._count


def checked(text: str) -> str:
    """The text with a check that fits."""
    return f"{text}&check={checksum(text)}"


def sat_down(match: Match, seat: int = 0, level: str = "club") -> tuple[Client, dict[str, Any]]:
    """A person at this match."""
    api = Client()
    save = {"save": 1, "seat": seat, "level": level, "record": match.record()}
    save["undone"] = sorted(match.undone_deals)
    return api, api.state("load", save=json.dumps(save))


def error(reply: dict[str, Any]) -> str:
    return str(reply["error"]["id"])
