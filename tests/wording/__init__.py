"""The page's sentences about measured choices, from its own modules and texts, in Node."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterable, Mapping
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import IO, Any

from generate.catalogue import catalogue
from nanafuda import Match
from nanafuda.game import View

from web.tools.environment import node

LANGS = ("en", "ja")


@cache
def page() -> tuple[IO[str], IO[str]]:
    """Start the page's modules, once for all tests; where to ask them, and where they answer."""
    started = subprocess.Popen(
        [node(), Path(__file__).parent / "say.mjs"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,  # a warning is no answer
        encoding="utf-8",
    )
    assert started.stdin and started.stdout
    print(json.dumps(catalogue()), file=started.stdin)
    return started.stdin, started.stdout


def said(asked: Iterable[Mapping[str, Any]]) -> dict[str, list[dict[str, Any]]]:
    """By language, what is said of each: {game, table, assessed} and perhaps its line in a review.

    Of each `hints`, those that come as the hint is asked for again and again, with what is `said`
    at once, what stands behind “More”, what is `heard` and which actions are `marked`; how much
    `room` there is at once; the table of `choices`; and of a line how a `look` back words it: its
    `verdict`, `why`, `choices`.
    Of {game, table, assessed, tied} the same reason in all contexts, seen and heard.
    Of {game, table, events} the `log`; with the table `before` these events, what is `shown` step
    by step: whose `turn` it is, and the messages `said`.
    Of {fault} the sentence of a refusal.
    Of {game, lines, result} the `summary` of a deal for seat 0.
    """
    requests, answers = page()
    with suppress(BrokenPipeError):  # the answer says why the page did not start
        print(json.dumps([*asked]), file=requests, flush=True)
    answer = answers.readline()
    if not answer.startswith("{"):
        requests.close()  # it ends then, and has said why
        page.cache_clear()
        raise AssertionError(answer + answers.read())
    found: dict[str, list[dict[str, Any]]] = json.loads(answer)
    return found


def choice(view: View[Any], move: Any, standing: str, behind: float) -> dict[str, Any]:
    return {
        "action": view.text(move),
        "mean": 12.3,
        "error": 1.5,
        "behind": behind,
        "doubt": 0.0,
        "weight": behind / 0.05,
        "standing": standing,
        "worlds": 48,
        "unit": "win",
    }


def asked(match: Match, **told: Any) -> dict[str, Any]:
    """The page's input for it."""
    assert match.turn is not None
    return {"game": match.setup.game, "table": match.table(match.turn), **told}
