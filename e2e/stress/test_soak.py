"""Hundreds of deals in one page that is never closed: what grows with them, and how fast.

All games in turn, a deal at a time, by clicking; between two games the page is at the lobby. There
every so many rounds, all garbage is collected and what is left is measured. Once the first rounds
have warmed up the page, a line is fitted through every figure: what it gains in a hundred deals has
a ceiling. `NANAFUDA_SOAK` is the number of deals; 500 unless it says otherwise.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from statistics import linear_regression, mean
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from e2e.conftest import prepare
from e2e.games import TABLES
from e2e.play import Table, go
from e2e.practising import practise
from e2e.server import SiteServer

pytestmark = pytest.mark.keeps
DEALS = int(os.environ.get("NANAFUDA_SOAK", "500"))
PUZZLES = 2  # that are answered after each deal
SAMPLES = 20
# The first figures, while the page still meets things for the first time.
WARM_UP = 5

# Allowed growth in a hundred deals: above the noise, far below one table or listener kept for each.
CEILINGS = {
    "heap, kB": 500.0,
    "nodes": 200.0,
    "listeners": 40.0,
    "wasm memory, kB": 1024.0,
    "calls per action, %": 20.0,
}

# Before the worker's own script: lets Python's memory be found from outside.
MEMORY = """{
  const { instantiate } = WebAssembly;
  WebAssembly.instantiate = async (source, imports) => {
    const made = await instantiate(source, imports);
    const { exports } = made.instance ?? made;
    if (exports.memory) self.pythonMemory ??= exports.memory;
    return made;
  };
}
"""


def deal(page: Page, test: Any, number: int) -> int:
    """Plays one deal to its end by clicking and returns how many actions that took."""
    if page.evaluate(UNFINISHED, test.GAME):
        go(page, f"play={test.GAME}")
        table = Table(page)
        table.settle()
        table.choose(table.main)  # on to the next deal
    else:
        table = Table.begin(page, test.GAME, f"soak {number}", **test.SHORT)
    actions = 0
    while table.next not in ("deal", "over"):
        test.take_turn(table)
        actions += 1
    return actions


UNFINISHED = """(game) => {
  const text = localStorage.getItem(`nanafuda:save:${game}`);
  return text !== null && !JSON.parse(text).over;
}"""


def gauges(page: Page) -> Callable[[], dict[str, float]]:
    """Returns what reads the figures of the page as it is, all garbage collected."""
    cdp = page.context.new_cdp_session(page)
    cdp.send("Performance.enable")
    cdp.send("HeapProfiler.enable")

    def read() -> dict[str, float]:
        cdp.send("HeapProfiler.collectGarbage")
        counters = cdp.send("Memory.getDOMCounters")
        metrics = cdp.send("Performance.getMetrics")["metrics"]
        heap = next(one["value"] for one in metrics if one["name"] == "JSHeapUsedSize")
        [worker] = page.workers
        return {
            "heap, kB": heap / 1024,
            "nodes": counters["nodes"],
            "listeners": counters["jsEventListeners"],
            "wasm memory, kB": worker.evaluate("() => self.pythonMemory.buffer.byteLength") / 1024,
        }

    return read


@contextmanager
def counted(page: Page) -> Iterator[list[int]]:
    """Counts the calls of the site's functions; not for long: what is counted stays in memory."""
    cdp = page.context.new_cdp_session(page)
    cdp.send("Profiler.enable")
    cdp.send("Profiler.startPreciseCoverage", {"callCount": True, "detailed": False})
    calls: list[int] = []
    yield calls
    scripts = cdp.send("Profiler.takePreciseCoverage")["result"]
    ours = [one for script in scripts if "/assets/" in script["url"] for one in script["functions"]]
    calls += [one["ranges"][0]["count"] for one in ours]
    cdp.send("Profiler.stopPreciseCoverage")
    cdp.send("Profiler.disable")
    cdp.detach()


def slopes(rows: list[dict[str, float]]) -> dict[str, dict[str, float]]:
    """The final value of each figure, and its growth in a hundred deals after the warm-up."""
    rows = rows[WARM_UP:]
    deals = [row["deals"] for row in rows]
    found = {}
    for name in rows[0]:
        if name == "deals":
            continue
        figures = [row[name] for row in rows]
        slope = 100 * linear_regression(deals, figures).slope
        if name == "calls per action":
            found["calls per action, %"] = {
                "mean": round(mean(figures), 1),
                "per 100 deals": round(100 * slope / mean(figures), 2),
            }
        else:
            found[name] = {"last": round(figures[-1]), "per 100 deals": round(slope, 2)}
    return found


@pytest.mark.long
def test_nothing_grows_with_deals_and_puzzles(page: Page, site: SiteServer) -> None:
    def prefix(route: Route) -> None:  # Python's memory is to be found
        answer = route.fetch()
        route.fulfill(response=answer, body=MEMORY + answer.text())

    prepare(page.context, "en")
    page.context.route("**/assets/worker-*.js", prefix)
    page.goto(site.url)
    choices = {test.GAME: {"level": "beginner"} for test in TABLES}
    page.evaluate("(text) => localStorage.setItem('nanafuda:choices', text)", json.dumps(choices))
    expect(page.get_by_text("Ready for offline ✓")).to_be_visible()
    read = gauges(page)
    rows: list[dict[str, float]] = []
    rounds = DEALS // len(TABLES)

    def play(number: int) -> int:
        """Plays a deal of each game, and answers puzzles; returns how many actions that took."""
        actions = 0
        for test in TABLES:
            actions += deal(page, test, number)
            practise(page, test.GAME, PUZZLES)
            go(page, "")
            expect(page.locator(".table")).to_have_count(0)
        return actions

    for number in range(1, rounds + 1):
        if number % max(1, rounds // SAMPLES):
            play(number)
        else:
            with counted(page) as calls:
                actions = play(number)
            per_action = sum(calls) / actions
            rows.append({"deals": number * len(TABLES), **read(), "calls per action": per_action})
    found = slopes(rows)
    for name, ceiling in CEILINGS.items():
        assert found[name]["per 100 deals"] <= ceiling, f"{name} grows: {found}"
