"""The page's sentences about measured choices, from its own modules and texts, in Node."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterable, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from nanafuda.protocol.catalogue import catalogue

from web.tools.environment import node

LANGS = ("en", "ja")


def said(asked: Iterable[Mapping[str, Any]]) -> dict[str, list[dict[str, Any]]]:
    """By language, what is said of each: {game, table, assessed} and perhaps its line in a review.

    Of each `hints`, those that come as the hint is asked for again and again, with what is `said`
    at once, what stands behind “More”, what is `heard` and which actions are `marked`; how much
    `room` there is at once; the table of `choices`; and of a line how a `look` back words it: its
    `verdict`, `why`, `choices`.
    Of {game, table, assessed, tied} the same reason in all contexts, seen and heard.
    Of {game, table, events} the `log`.
    Of {lines, result, low} the `summary` of a deal for seat 0.
    """
    lines = [json.dumps(one) for one in asked]
    with TemporaryDirectory() as folder:
        games = Path(folder) / "catalogue.json"
        games.write_text(json.dumps(catalogue(), ensure_ascii=False), "utf-8")
        done = subprocess.run(
            [node(), Path(__file__).parent / "say.mjs", games],
            input="\n".join(lines),
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
    assert done.returncode == 0 and not done.stderr, done.stderr
    found = [json.loads(line) for line in done.stdout.splitlines()]
    return {lang: [one for one in found if one["lang"] == lang] for lang in LANGS}
