"""A league of the bots in a folder: the same deals for all, in every seat, against club players.

Every bot runs in a process of its own. A bot that fails or loops is out, with a sentence; the
others go on. Results depend only on the seed. Files run with your rights: run only files that you
trust, or use the league of the page, which encloses them.

python3 build.py arena robin bots --game upside-down --deals 200 --csv table.csv --final
"""

from __future__ import annotations

import argparse
import contextlib
import os
import re
import select
import signal
import subprocess
import sys
import tempfile
from collections.abc import Generator, Mapping, Sequence
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

from nanafuda import Match
from nanafuda.bots import LEVELS
from nanafuda.games import GAMES
from nanafuda.limits import BOT, SECONDS, parse
from nanafuda.workshop import Broken
from nanafuda.workshop.fault import received
from nanafuda.workshop.figures import csv, pairs, standings
from nanafuda.workshop.measure import OPPONENTS, meeting_steps, trial_steps
from nanafuda.workshop.referee import LONGEST as ANSWER
from nanafuda.workshop.referee import Remote

from .frame import options_of, with_options

ROOT = Path(__file__).parents[2]
PATIENCE = SECONDS + 3  # seconds for an answer; Python itself stops a loop earlier
FINALISTS = 4  # bots in a final
START = 30.0  # seconds in which a process starts and loads the file


class Season(NamedTuple):
    """The deals that all bots of a league play."""

    game: str
    deals: int
    seed: str
    opponent: str = "club"
    seats: int | None = None
    options: Mapping[str, object] = {}


class Entry(NamedTuple):
    """A bot's points by deal, None if it has failed; the divisor; the sentence of its error."""

    points: list[int] | None
    parts: int
    why: str


Final = tuple[Sequence[Path], list[Entry]]


class Process:
    """A bot's process, which answers the questions of a referee."""

    def __init__(self, path: Path, game: str) -> None:
        """Start it and load the file. Raises Broken."""
        with contextlib.suppress(OSError):
            if path.stat().st_size > 4 * BOT:
                raise Broken("long", most=BOT)
        # The same engine as in this process. Modules of the current folder are not importable.
        env = {**os.environ, "PYTHONPATH": str(ROOT / "engine"), "PYTHONUNBUFFERED": "1"}
        self._folder = tempfile.TemporaryDirectory()
        self._process = subprocess.Popen(
            [sys.executable, "-m", "nanafuda.workshop.player", str(path.absolute()), game],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            cwd=self._folder.name,
            env=env,
            start_new_session=True,
        )
        self._rest = b""
        try:
            fault = parse(self._line(START), ANSWER)
        except (ValueError, RecursionError):
            self.end()
            raise Broken("ended") from None
        except Broken:
            self.end()
            raise
        if fault is not None:
            self.end()
            raise received(fault)

    def ask(self, question: str) -> str:
        """Return the answer without a check. Raises Broken if there is none."""
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(question.encode() + b"\n")
            self._process.stdin.flush()
        except OSError:
            raise Broken("ended") from None
        return self._line(PATIENCE)

    def _line(self, seconds: float) -> str:
        """Return the next line. Raises Broken."""
        assert self._process.stdout is not None
        pipe, until = self._process.stdout.fileno(), monotonic() + seconds
        while b"\n" not in self._rest:
            if not select.select([pipe], [], [], max(0.0, until - monotonic()))[0]:
                raise Broken("slow", seconds=SECONDS)
            more = os.read(pipe, 1 << 16)
            if not more or len(self._rest) > ANSWER:
                raise Broken("ended")
            self._rest += more
        line, _, self._rest = self._rest.partition(b"\n")
        return line.decode("utf-8", "replace")

    def end(self) -> None:
        """End the process and those that it has started."""
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            with contextlib.suppress(OSError):
                if pipe:
                    pipe.close()
        with contextlib.suppress(OSError):
            self._folder.cleanup()


def play(season: Season, path: Path) -> Entry:
    """Play all deals of a season with a bot's file."""
    points: list[int] = []
    parts = 1
    try:
        process = Process(path, season.game)
    except Broken as broken:
        return Entry(None, parts, sentence(broken.fault))
    try:
        remote = Remote("")  # the page's: the same seeds for the bot
        for number in range(1, season.deals + 1):
            remote.deal = number
            trial = _deal(season, remote, process, number)
            if trial["broken"]:
                why = f"{sentence(trial['broken'])} (deal {number})"
                return Entry(None, parts, why)
            points.append(trial["points"])
            parts = trial["parts"]
    finally:
        process.end()
    return Entry(points, parts, "")


def _deal(season: Season, remote: Remote, process: Process, number: int) -> Any:
    """Play a deal in every seating; the process answers."""
    steps: Generator[None, None, Any] = trial_steps(
        remote,
        season.game,
        season.opponent,
        f"{season.seed}-{number}",
        seats=season.seats,
        options=season.options,
    )
    return _answered(steps, {remote: process})


def _answered(steps: Generator[None, None, Any], bots: Mapping[Remote, Process]) -> Any:
    """Return the result of steps in which the bots' processes answer."""
    asked = 0
    try:
        while True:
            try:
                next(steps)
            except StopIteration as end:
                return end.value
            for bot, (remote, process) in enumerate(bots.items()):
                if remote.question is not None:
                    asked = bot
                    remote.hear(process.ask(remote.question))
    except Broken as broken:
        return {"broken": broken.fault, "bot": asked}


def final(season: Season, files: Sequence[Path], entries: Sequence[Entry]) -> Final:
    """Let the best bots of a league meet at one table: their files, in order, and their results.

    A bot that fails is out; the others go on, on the same deals.
    """
    parts = max(entry.parts for entry in entries)
    table = standings([entry.points for entry in entries], parts, season.deals)
    seats = Match(season.game, seats=season.seats).game.seats
    best = [row["bot"] for row in table if row["figures"]][: min(FINALISTS, seats)]
    chosen = [files[bot] for bot in best]
    found = [Entry([], 1, "") for _ in chosen]
    with contextlib.ExitStack() as stack:
        bots: dict[Remote, Process] = {}
        for path in chosen:
            process = Process(path, season.game)
            stack.callback(process.end)
            bots[Remote("")] = process
        remotes = list(bots)
        for number in range(1, season.deals + 1):
            _meet(season, number, remotes, bots, found)
    return chosen, found


def _meet(
    season: Season,
    number: int,
    remotes: Sequence[Remote],
    bots: Mapping[Remote, Process],
    found: list[Entry],
) -> None:
    """Play a deal of a final with the bots that have not failed, again if one fails in it."""
    while playing := [n for n, one in enumerate(found) if one.points is not None]:
        here = {remotes[n]: bots[remotes[n]] for n in playing}
        for remote in here:
            remote.deal = number
        steps = meeting_steps(
            list(here),
            season.game,
            f"{season.seed}-final-{number}",
            opponent=season.opponent,
            seats=season.seats,
            options=season.options,
        )
        met = _answered(steps, here)
        if not met["broken"]:
            for n, points in zip(playing, met["points"], strict=True):
                found[n] = Entry([*(found[n].points or []), points], met["parts"], "")
            return
        why = f"{sentence(met['broken'])} (deal {number})"
        found[playing[met["bot"]]] = Entry(None, 1, why)


def sentence(fault: Any) -> str:
    """Return what is wrong with a bot, in the page's words."""
    words = (ROOT / "web/locales/en/workshop.ftl").read_text("utf-8")
    found = re.search(rf"^bot-{re.escape(fault['id'])} = (.+)$", words, re.MULTILINE)
    text = found[1] if found else str(fault["id"])
    for name, value in fault["args"].items():
        text = text.replace(f"{{ ${name} }}", str(value))
    return text if fault["line"] is None else f"Line {fault['line']}: {text}"


def league(season: Season, files: Sequence[Path], processes: int = 1) -> list[Entry]:
    """Play a season with these files, in order; the results do not depend on `processes`."""
    one = partial(play, season)
    if processes <= 1:
        return [_shown(one(path), path) for path in files]
    with get_context("spawn").Pool(min(processes, len(files))) as pool:
        return [
            _shown(entry, path)
            for entry, path in zip(pool.imap(one, files, chunksize=1), files, strict=True)
        ]


def _shown(entry: Entry, path: Path) -> Entry:
    """Show the progress on stderr."""
    if sys.stderr.isatty():
        print(f"{path.stem}: {entry.why or 'done'}", file=sys.stderr, flush=True)
    return entry


def found_in(folder: Path) -> list[Path]:
    """Return the bots of a folder. Raises ValueError if there are none."""
    files = sorted(folder.glob("*.py"))
    if not files:
        raise ValueError(f"{folder} has no bots (*.py)")
    return files


def tables(
    season: Season, files: Sequence[Path], entries: Sequence[Entry], pairwise: bool = False
) -> tuple[str, str]:
    """Return the table as text, and as CSV."""
    rows = [entry.points for entry in entries]
    parts = max(entry.parts for entry in entries)
    names = [path.stem for path in files]
    table = standings(rows, parts, season.deals)
    head = ["place", "bot", "points a deal", "±", "differs"]
    body = []
    for row in table:
        first, last = row["places"] or (0, 0)
        place = f"{first}" if first == last else f"{first}–{last}"
        figures, name = row["figures"], names[row["bot"]]
        if figures is None:
            body.append([place, name, "failed", "", entries[row["bot"]].why])
        else:
            mean, width = f"{figures['mean']:+.2f}", f"{figures['width']:.2f}"
            body.append([place, name, mean, width, f"in {figures['different']} of {season.deals}"])
    text = _columns([head, *body])
    if pairwise:
        ordered = [names[row["bot"]] for row in table]
        cells = [
            [name, *(f"{one['mean']:+.2f} ±{one['width']:.2f}" if one else "—" for one in line)]
            for name, line in zip(ordered, pairs(table, rows, parts, season.deals), strict=True)
        ]
        text += "\n\n" + _columns([["", *ordered], *cells])
    return text, csv(table, names, [entry.why for entry in entries])


def _columns(rows: Sequence[Sequence[str]]) -> str:
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    return "\n".join(
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in rows
    )


def main(args: list[str]) -> None:
    parser = argparse.ArgumentParser(
        prog="arena robin", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("folder", type=Path)
    parser.add_argument("--game", choices=list(GAMES), required=True)
    parser.add_argument("--deals", type=int, default=100, help="planned deals; default: 100")
    parser.add_argument("--seed", default="arena", help="the same seed deals the same cards")
    parser.add_argument("--against", choices=OPPONENTS, default=LEVELS[1], help="in other seats")
    parser.add_argument("--seats", type=int)
    with_options(parser)
    parser.add_argument("--pairs", action="store_true", help="also every pair on common deals")
    parser.add_argument("--final", action="store_true", help="then the best four at one table")
    parser.add_argument("--csv", type=Path, metavar="FILE", help="write the table to a file")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args(args)
    options = options_of(given.option)
    season = Season(given.game, given.deals, given.seed, given.against, given.seats, options)
    try:
        if given.deals < 1:
            raise ValueError("at least one deal is needed")
        files = found_in(given.folder)
    except ValueError as error:
        parser.error(str(error))
    entries = league(season, files, given.processes)
    text, data = tables(season, files, entries, given.pairs)
    print(text)
    if given.final:
        print("\nFinal\n\n" + tables(season, *final(season, files, entries))[0])
    if given.csv:
        given.csv.write_text(data, "utf-8")
