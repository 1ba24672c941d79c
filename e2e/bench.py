"""Measures engine and site and prints JSON (run it as `python3 build.py bench`).

engine  plays per second of random legal play through g.legal() and g.play(), deals not counted;
        for Seven Euchre also the cards per second of the bots' rollouts, at random and by rules;
        as environments next to RLCard's gin rummy, see engine/arena/bench.py
reviews of deals that club players have played, in the browser, per game: milliseconds until all is
        known, until the first line is, and of the longest time for which the worker hears nothing
        else; what was slow is timed again, and the quicker counts. Also the processor's time until
        all is known (Linux), which says more where other programs run
start   milliseconds from opening the page to the first hand, next to a bare loadPyodide() to
        ready; both kinds of start take turns in one run. Cold: an empty profile, a new browser.
        Warm: the same profile in a new browser; the site then comes from its service worker.
        Gone on with: the match that was begun there, at its address, in a new browser. Each
        is divided by the bare start of its kind, and by the cold one.
        No debugger is attached, see chrome.py
memory  megabytes of the tab after the first hand, next to the bare loadPyodide(). Counts only
        what the page's process has written and shares with no other (Linux).
bytes   size of a first visit, next to what the bare loadPyodide() downloads
"""

from __future__ import annotations

import argparse
import gzip
import json
import os
import platform
import random
import shutil
import statistics
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from arena.bench import environments_per_second, rollouts_per_second
from nanafuda import GAMES, Match
from nanafuda.bots import decide
from playwright.sync_api import BrowserContext, Page, Playwright, sync_playwright

from e2e.chrome import Chrome
from e2e.conftest import FLAGS
from e2e.server import SiteServer
from e2e.start.start import START

ROOT = Path(__file__).resolve().parent.parent
PYODIDE = ROOT / "web/node_modules/pyodide"
STOCK = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")

BARE_PAGE = """<!doctype html><title>bare</title><script type="module">
new Worker("worker.js", { type: "module" }).onmessage = () => { window.at = performance.now(); };
</script>"""
BARE_WORKER = """import { loadPyodide } from "./pyodide.mjs";
await loadPyodide({ indexURL: new URL(".", import.meta.url).href });
postMessage("ready");"""
# The way in which each start of the site is asked for, one after the other in one profile.
WAYS = {"cold": "new=seven-euchre", "warm": "new=seven-euchre", "gone on with": "play=seven-euchre"}
# Starts a match as soon as the form is there, and takes the time when the hand is painted.
PLAYER = """(() => {
  const look = () => {
    document.querySelector("form.setup .primary:not([aria-disabled])")?.click();
    if (!document.querySelector("#table .hand [data-card]")) return;
    observer.disconnect();
    requestAnimationFrame(() => { window.at = performance.now(); });
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { childList: true, subtree: true });
})();"""
KEPT = """async () => {
  const registration = await navigator.serviceWorker.ready;
  while (registration.active?.state !== "activated") {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}"""


def plays_per_second(game: str, seconds: float = 1.0) -> int:
    """Returns the best of three rates of random play from many different deals."""
    rng = random.Random(7)
    deals = [Match(game, seed=str(seed)).game for seed in range(50)]
    rates = []
    for _ in range(3):
        plays, spent, k = 0, 0.0, 0
        while spent < seconds:
            g = deals[k % len(deals)].clone()
            k += 1
            pick = rng.random
            begun = time.perf_counter()
            while g.turn is not None:
                moves = g.legal()
                g.play(moves[int(pick() * len(moves))])
                plays += 1
            spent += time.perf_counter() - begun
        rates.append(plays / spent)
    return round(max(rates))


def measure_engine() -> dict[str, Any]:
    found: dict[str, Any] = {game: {"plays_per_second": plays_per_second(game)} for game in GAMES}
    found["seven-euchre"]["rollouts"] = {"cards_per_second": rollouts_per_second()}
    found["environments"] = environments_per_second()
    return found


@contextmanager
def bench_server() -> Iterator[SiteServer]:
    """The built site, and a bare Pyodide below bare/assets/, on a server that has warmed up."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name) / "site"
        shutil.copytree(ROOT / ".build/site", folder)
        bare = folder / "bare/assets"
        bare.mkdir(parents=True)
        for stock in (*STOCK, "pyodide-lock.json"):
            shutil.copy(PYODIDE / stock, bare / stock)
        (bare / "index.html").write_text(BARE_PAGE)
        (bare / "worker.js").write_text(BARE_WORKER)
        with SiteServer(folder, prefix="/nanafuda/") as server:
            for path in folder.rglob("*"):
                if path.is_file():
                    address = server.url + path.relative_to(folder).as_posix()
                    request = urllib.request.Request(address, headers={"Accept-Encoding": "gzip"})
                    urllib.request.urlopen(request).read()
            server.asked.clear()
            yield server


def launch(playwright: Playwright, profile: str) -> BrowserContext:
    sandbox = [] if getattr(os, "geteuid", lambda: 1)() else ["--no-sandbox"]
    path = os.environ.get("NANAFUDA_BROWSER_PATH") or None
    return playwright.chromium.launch_persistent_context(
        profile, executable_path=path, args=[*FLAGS, *sandbox]
    )


def browser() -> str:
    return os.environ.get("NANAFUDA_BROWSER_PATH") or "chromium"


def timed(chrome: Chrome, server: SiteServer, kind: str, way: str = "cold") -> float:
    """Returns the milliseconds of one start of the site or of the bare Pyodide."""
    if kind == "site":
        chrome.open(f"{server.url}#{WAYS[way]}", PLAYER)
    else:
        chrome.open(server.url + "bare/assets/")
    return float(chrome.wait("window.at"))


def start(server: SiteServer, kind: str, profile: str, way: str = "cold") -> float:
    with Chrome(browser(), profile) as chrome:
        spent = timed(chrome, server, kind, way)
        if kind == "site":
            chrome.evaluate(f"({KEPT})()")
        time.sleep(1)  # caches of compiled code are written late
    return spent


def starts(server: SiteServer, kind: str) -> list[float]:
    with tempfile.TemporaryDirectory() as profile:
        return [start(server, kind, profile, way) for way in WAYS]


def measure_start(server: SiteServer, rounds: int) -> dict[str, Any]:
    times: dict[str, list[list[float]]] = {"bare": [], "site": []}
    for _ in range(rounds):
        for kind, rows in times.items():
            rows.append(starts(server, kind))
    result: dict[str, Any] = {"rounds": rounds}
    cold = statistics.median(row[0] for row in times["bare"])
    for column, name in enumerate(WAYS):
        bare, site = ([round(row[column]) for row in times[kind]] for kind in ("bare", "site"))
        medians = statistics.median(bare), statistics.median(site)
        result[name] = {
            "bare_ms": medians[0],
            "first_hand_ms": medians[1],
            "ratio": round(medians[1] / medians[0], 3),
            "ratio_to_cold": round(medians[1] / cold, 3),
            "all_bare_ms": bare,
            "all_first_hand_ms": site,
        }
    return result


def measure_bytes(server: SiteServer) -> dict[str, Any]:
    result: dict[str, Any] = {}
    for kind in ("bare", "site"):
        server.asked.clear()
        with tempfile.TemporaryDirectory() as profile:
            start(server, kind, profile)
        raw = zipped = 0
        for path in set(server.asked):
            name = path.removeprefix("/nanafuda/")
            file = server.folder / (name + "index.html" if path.endswith("/") else name)
            if file.is_file():
                data = file.read_bytes()
                raw += len(data)
                packed = file.suffix in (".zip", ".whl", ".png")
                zipped += len(data) if packed else len(gzip.compress(data, 6))
        result[kind] = {"files": len(set(server.asked)), "raw": raw, "gzip": zipped}
    result["ratio_gzip"] = round(result["site"]["gzip"] / result["bare"]["gzip"], 3)
    return result


def renderers(profile: str, measure: Callable[[Path], float]) -> float:
    """Returns the sum of something over the processes of this profile's pages (Linux)."""
    total, parents, words = 0.0, {}, {}
    for process in Path("/proc").glob("[0-9]*"):
        try:
            words[process.name] = (process / "cmdline").read_bytes()
            parents[process.name] = (process / "stat").read_text().rpartition(")")[2].split()[1]
        except OSError:
            continue  # gone meanwhile
    for name, line in words.items():
        above = name  # not every browser names the profile to the processes of its pages
        while above in words and profile.encode() not in words[above]:
            above = parents[above]
        if above in words and b"--type=renderer" in line:
            try:
                total += measure(Path("/proc") / name)
            except OSError:
                continue
    return total


def own_bytes(process: Path) -> float:
    """Returns the bytes that a process has written and shares with no other.

    Unwritten pages of the browser's files count as its own only while no other browser runs.
    """
    lines = [line.split() for line in (process / "smaps_rollup").read_text().splitlines()]
    return sum(int(row[1]) for row in lines if row[0] == "Private_Dirty:") * 1024


def processor_time(profile: str) -> float:
    """Returns the milliseconds for which the pages of a profile have been computing."""

    def spent(process: Path) -> float:
        user, system = (process / "stat").read_text().rpartition(")")[2].split()[11:13]
        return 1000 * (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")

    return renderers(profile, spent)


def measure_memory(server: SiteServer) -> dict[str, Any]:
    """Returns the medians of three rounds: they vary by some megabytes."""
    found: dict[str, list[float]] = {"bare": [], "site": []}
    for kind in 3 * [*found]:
        with (
            tempfile.TemporaryDirectory() as profile,
            Chrome(browser(), profile) as chrome,
        ):
            timed(chrome, server, kind)
            time.sleep(2)
            found[kind].append(renderers(profile, own_bytes) / 1e6)
    return {kind: round(statistics.median(some), 1) for kind, some in found.items()}


# Takes the time from every sign that the worker is at a request to its next word.
LISTENER = """() => {
  window.blocks = [];
  window.Worker = class extends Worker {
    constructor(...how) {
      super(...how);
      let begun = null;
      this.addEventListener("message", ({ data }) => {
        const now = performance.now();
        if (begun !== null) window.blocks.push(now - begun);
        begun = "at" in JSON.parse(data) ? now : null;
      });
    }
  };
}"""
ADD = "() => (window.engines ??= []).push(window.ask)"
WATCH = """async (replay) => {
  for (const ask of window.engines) {
    const state = await ask({ do: "openReplay", replay });
    if (!state.ok) throw new Error(state.error.text);
  }
}"""
# By one engine, or by two that begin at the two ends and meet.
REVIEW = """async (count) => {
  window.blocks.length = 0;
  const begun = performance.now();
  let first = null;
  const found = new Set();
  const go = async (ask, request) => {
    for (let all = 1; found.size < all; ) {
      const { review } = await ask(request);
      for (const { index } of review.lines) found.add(index);
      if (found.size) first ??= performance.now() - begun;
      all = review.of;
    }
  };
  const [one, two] = window.engines;
  const going = [go(one, { do: "review" })];
  if (count > 1) going.push(go(two, { do: "review", forward: true }));
  await Promise.race(going);
  const all = performance.now() - begun;
  const block = Math.max(...window.blocks);
  await Promise.all(going);
  return { all, first: first ?? all, block };
}"""
REVIEWED = 24  # deals a game
SLOW = {"all": 8000.0, "first": 1500.0, "block": 50.0}  # milliseconds; what must not be passed


def played_by_club(game: str, number: int) -> str:
    """The replay link of a deal, one of the first four of a match, with a seat to look from."""
    match = Match(game, seed=f"reviewed {number}")
    while match.turn is not None or (match.deal_no <= number % 4 and not match.over):
        if match.turn is None:
            match.next_deal()
        else:
            view = match.game.view(match.turn)
            match.play(view.text(decide("club", view, f"{number} {len(match.actions)}")))
    return f"{match.replay_link()}&seat={number % match.game.seats}&level=club"


def reviewed(page: Page, profile: str, link: str, engines: int) -> dict[str, float]:
    page.evaluate(WATCH, link)
    before = processor_time(profile)
    found: dict[str, float] = page.evaluate(REVIEW, engines)
    return {**found, "processor": processor_time(profile) - before}


def reviews(
    page: Page, profile: str, game: str, engines: int, deals: int = REVIEWED
) -> dict[str, Any]:
    links = [played_by_club(game, number) for number in range(deals)]
    found = [reviewed(page, profile, link, engines) for link in links]
    for _ in range(2):  # the engine has forgotten the review by now
        for number, link in enumerate(links):
            if any(found[number][name] > most for name, most in SLOW.items()):
                again = reviewed(page, profile, link, engines)
                found[number] = {name: min(ms, again[name]) for name, ms in found[number].items()}
    result: dict[str, Any] = {"deals": len(links)}
    for name in found[0]:
        times = sorted(one[name] for one in found)
        p95 = times[int(0.95 * len(times))]
        result[name] = {"p50_ms": round(times[len(times) // 2]), "p95_ms": round(p95)}
        result[name]["max_ms"] = round(times[-1])
    return result


def measure_reviews(playwright: Playwright, server: SiteServer) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as profile:
        context = launch(playwright, profile)
        page = context.pages[0]
        page.goto(server.url)
        page.evaluate(LISTENER)
        worker = next(path.name for path in (server.folder / "assets").glob("worker-*.js"))
        for _ in "12":
            page.evaluate(START, [worker, []])
            page.evaluate(ADD)
        result = {
            game: {f"engines {n}": reviews(page, profile, game, n) for n in (2, 1)}
            for game in GAMES
        }
        context.close()
        return result


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("what", nargs="*")
    args = parser.parse_args()
    result: dict[str, Any] = {
        "machine": f"{platform.machine()}, {os.cpu_count()} cores",
        "python": platform.python_version(),
        "load": [round(load, 1) for load in os.getloadavg()],
    }
    parts: dict[str, Callable[[], Any]] = {"engine": measure_engine}
    with sync_playwright() as playwright, bench_server() as server:
        parts["start"] = lambda: measure_start(server, args.rounds)
        parts["reviews"] = lambda: measure_reviews(playwright, server)
        parts["memory"] = lambda: measure_memory(server)
        parts["bytes"] = lambda: measure_bytes(server)
        unknown = set(args.what) - set(parts)
        if unknown:
            sys.exit(f"bench: what is {', '.join(sorted(unknown))}? Known: {', '.join(parts)}")
        for name, measure in parts.items():
            if not args.what or name in args.what:
                print(f"bench: {name}", file=sys.stderr, flush=True)
                result[name] = measure()
    print(json.dumps(result, indent=1))


if __name__ == "__main__":
    main()
