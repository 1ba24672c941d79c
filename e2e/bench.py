"""Measures the site and prints JSON (run it as `python3 build.py bench`).

start   milliseconds from opening the page to the first hand, next to a bare loadPyodide() to
        ready; both kinds of start take turns in one run. Cold: an empty profile, a new browser.
        Warm: the same profile in a new browser; the site then comes from its service worker.
        Gone on with: the match that was begun there, at its address, in a new browser. Each
        is divided by the bare start of its kind, and by the cold one.
        No debugger is attached, see chrome.py
memory  megabytes of the tab after the first hand, next to the bare loadPyodide(). Counts only
        what the page's process has written and shares with no other (Linux).
bytes   size of a first visit, next to what the bare loadPyodide() downloads
thinking milliseconds, per game: of a hint in the middle of a deal, and of the review of a whole
        deal by one engine and by two that meet; the deals are by club players
"""

from __future__ import annotations

import argparse
import gzip
import itertools
import json
import os
import platform
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

from nanafuda import GAMES, Match
from nanafuda.bots import decide

from e2e.chrome import Chrome
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


def written(profile: str) -> float:
    """Returns the bytes that this profile's pages have written and share with none (Linux).

    Unwritten pages of the browser's files count as its own only while no other browser runs.
    """
    total, parents, words = 0, {}, {}
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
            rows = map(str.split, Path(f"/proc/{name}/smaps_rollup").read_text().splitlines())
            total += sum(int(row[1]) for row in rows if row[0] == "Private_Dirty:")
    return total * 1024


def measure_memory(server: SiteServer) -> dict[str, Any]:
    """Returns the medians of three rounds: they vary by some megabytes."""
    found: dict[str, list[float]] = {"bare": [], "site": []}
    for kind in 3 * [*found]:
        with tempfile.TemporaryDirectory() as profile, Chrome(browser(), profile) as chrome:
            timed(chrome, server, kind)
            time.sleep(2)
            found[kind].append(written(profile) / 1e6)
    return {kind: round(statistics.median(some), 1) for kind, some in found.items()}


ENGINES = f"""async (how) => {{
  window.engines = [];
  for (const _ of "12") {{
    await ({START})(how);
    window.engines.push(window.ask);
  }}
  return 2;
}}"""
HINT = """async ([link, index]) => {
  const [ask] = window.engines;
  await ask({ do: "openReplay", replay: link });
  await ask({ do: "branch", index });
  const begun = performance.now();
  for (;;) {
    const reply = await ask({ do: "hint" });
    if (!reply.ok) throw new Error(JSON.stringify(reply));
    if ("assessed" in reply) return performance.now() - begun;
  }
}"""
REVIEW = """async ([link, count]) => {
  const asks = window.engines.slice(0, count);
  for (const ask of asks) await ask({ do: "openReplay", replay: link });
  const begun = performance.now();
  const found = new Set();
  const go = async (ask, nth) => {
    for (let all = 1; found.size < all; ) {
      const { review } = await ask({ do: "review", forward: nth > 0 });
      for (const { index } of review.lines) found.add(index);
      all = review.of;
    }
  };
  const going = asks.map(go);
  await Promise.race(going);
  const spent = performance.now() - begun;
  await Promise.all(going);
  return spent;
}"""
DEALS = 9  # a game; an engine remembers eight reviews, so none is known when two engines begin


def played_by_club(game: str, number: int) -> tuple[str, int]:
    """Returns a deal's replay link and the middle decision of the first seat."""
    for attempt in itertools.count():  # a seat may have no decision in a deal
        match = Match(game, seed=f"thinking {number} {attempt}")
        decisions = []
        while match.turn is not None:
            if match.turn == 0 and len(match.legal()) > 1:
                decisions.append(len(match.actions))
            view = match.game.view(match.turn)
            match.play(view.text(decide("club", view, f"{number} {len(match.actions)}")))
        if decisions:
            break
    return f"{match.replay_link()}&seat=0&level=club", decisions[len(decisions) // 2]


def measure_thinking(server: SiteServer) -> dict[str, Any]:
    worker = next(path.name for path in (server.folder / "assets").glob("worker-*.js"))
    with tempfile.TemporaryDirectory() as profile, Chrome(browser(), profile) as chrome:

        def run(script: str, *about: object) -> float:
            found = chrome.evaluate(f"({script})({json.dumps(about)})")
            if not isinstance(found, (int, float)):  # an error has no value
                raise RuntimeError(f"the page has failed at {about}")
            return found

        def spread(times: list[float]) -> dict[str, int]:
            times.sort()
            at = {"p50_ms": 0.5, "p95_ms": 0.95}
            return {name: round(times[int(share * len(times))]) for name, share in at.items()}

        chrome.open(f"{server.url}about.en.html")
        chrome.wait("document.readyState === 'complete' || null")
        run(ENGINES, worker, [], "")
        result: dict[str, Any] = {}
        for game in GAMES:
            asked = [played_by_club(game, number) for number in range(DEALS, 2 * DEALS)]
            links = [played_by_club(game, number)[0] for number in range(DEALS)]
            result[game] = {"hint": spread([run(HINT, *one) for one in asked])}
            for count in (1, 2):
                times = [run(REVIEW, link, count) for link in links]
                result[game][f"review, engines: {count}"] = spread(times)
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
    with bench_server() as server:
        parts: dict[str, Callable[[], Any]] = {
            "start": lambda: measure_start(server, args.rounds),
            "memory": lambda: measure_memory(server),
            "bytes": lambda: measure_bytes(server),
            "thinking": lambda: measure_thinking(server),
        }
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
