"""A league of the bots in a folder: the same deals for all, each from one seat, against a level.

Every bot runs in a process of its own, without installed packages. A bot that fails or loops is
out, with a sentence; the others go on. The seed gets a secret part, which is shown afterwards: the
whole seed repeats the league, but bots written since may know its deals. Files run with your
rights, each in an empty folder: run only files that you trust, or use the league of the page, which
encloses them. On Windows it needs WSL.

python3 build.py arena robin bots --game upside-down --deals 200 --csv table.csv
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import re
import select
import signal
import subprocess
import sys
import tempfile
from collections.abc import Generator, Iterable, Sequence
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any

from nanafuda.bots import LEVELS
from nanafuda.games import GAMES
from nanafuda.limits import BOTS, SECONDS, parse
from nanafuda.workshop import Broken
from nanafuda.workshop.fault import received
from nanafuda.workshop.measure import OPPONENTS, deal_steps
from nanafuda.workshop.referee import LONGEST as ANSWER
from nanafuda.workshop.referee import Remote
from nanafuda.workshop.season import MOST, begin, reply

from .files import found_in, source_of
from .frame import options_of, with_options

if TYPE_CHECKING:
    from nanafuda.messages.workshop import Season

ROOT = Path(__file__).parents[2]
PATIENCE = SECONDS + 3  # seconds for an answer; Python itself stops a loop earlier
START = 30.0  # seconds in which a process starts and loads the file


class Process:
    """A bot's process, which answers the questions of a referee."""

    def __init__(self, source: str, game: str) -> None:
        """Start it and load a file's text. Raises Broken."""
        # The same engine as in this process, and nothing else: not the folder of the files either.
        env = {"PYTHONPATH": str(ROOT / "engine"), "PYTHONUNBUFFERED": "1"}
        env["PYTHONHASHSEED"] = "0"  # the order of sets of texts
        self._folder = tempfile.TemporaryDirectory()
        self._process = subprocess.Popen(
            [sys.executable, "-S", "-m", "nanafuda.workshop.player", game],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            cwd=self._folder.name,
            env=env,
            start_new_session=True,
        )
        self._rest = b""
        try:
            fault = parse(self._asked(json.dumps(source), START), ANSWER)
        except (ValueError, RecursionError):
            self.close()
            raise Broken("ended") from None
        except Broken:
            self.close()
            raise
        if fault is not None:
            self.close()
            raise received(fault)

    def ask(self, question: str) -> str:
        """Return the answer without a check. Raises Broken if there is none."""
        return self._asked(question, PATIENCE)

    def _asked(self, question: str, seconds: float) -> str:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(question.encode() + b"\n")
            self._process.stdin.flush()
        except OSError:
            raise Broken("ended") from None
        return self._line(seconds)

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

    def close(self) -> None:
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


def play(season: Season, path: Path) -> tuple[list[Any], int, str]:
    """Play a bot's deals in a process of its own.

    Return them, the divisor of their points, and the sentence of its error, or "".
    """
    dealt: list[Any] = []
    parts, at = 1, ""
    try:
        with contextlib.closing(Process(source_of(path), season["game"])) as process:
            remote = Remote()
            for number in range(1, season["deals"] + 1):
                at = f" (deal {number})"
                remote.deal = number
                steps = deal_steps(
                    [remote],
                    season["game"],
                    season["seed"],
                    number,
                    opponent=season["opponent"],
                    seats=season["seats"],
                    options=season["options"],
                )
                found = _answered(steps, remote, process)
                if found["broken"]:
                    return dealt, parts, sentence(found["broken"]) + at
                parts = found["parts"]
                dealt += found["played"]
    except Broken as broken:
        return dealt, parts, sentence(broken.fault) + at
    return dealt, parts, ""


def _answered(steps: Generator[None, None, Any], remote: Remote, process: Process) -> Any:
    """Return the result of steps in which the bot's process answers. Raises Broken."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            return end.value
        if remote.question is not None:
            remote.hear(process.ask(remote.question))


def sentence(fault: Any) -> str:
    """Return what is wrong with a bot, in the page's words."""
    words = (ROOT / "web/locales/en/workshop.ftl").read_text("utf-8")
    found = re.search(rf"^bot-{re.escape(fault['id'])} = (.+)$", words, re.MULTILINE)
    text = found[1] if found else str(fault["id"])
    for name, value in fault["args"].items():
        text = text.replace(f"{{ ${name} }}", str(value))
    return text if fault["line"] is None else f"Line {fault['line']}: {text}"


def league(season: Season, files: Sequence[Path], processes: int = 1) -> Season:
    """Play a season with these files, in order; the results do not depend on `processes`."""
    season = {**season, "same": twins(files)}
    one = partial(play, season)
    if processes <= 1:
        return _united(season, map(one, files))
    with get_context("spawn").Pool(min(processes, len(files))) as pool:
        return _united(season, pool.imap(one, files))


def twins(files: Sequence[Path]) -> list[int]:
    """Return for each file the number of the first one with the same text."""
    first: dict[str, int] = {}
    found = []
    for number, path in enumerate(files):
        try:
            found.append(first.setdefault(source_of(path), number))
        except Broken:
            found.append(number)
    return found


def _united(season: Season, results: Iterable[tuple[list[Any], int, str]]) -> Season:
    """Return the season with what its bots have made of it; show the progress on stderr."""
    points, usual, whys, divisor = [], [], [], 1
    for name, (dealt, parts, why) in zip(season["names"], results, strict=True):
        points.append([one["points"] for one in dealt])
        usual.append([one["usual"] for one in dealt])
        whys.append(why)
        divisor = max(divisor, parts)
        if sys.stderr.isatty():
            print(f"{visible(name)}: {visible(why) or 'done'}", file=sys.stderr, flush=True)
    return {**season, "parts": divisor, "points": points, "usual": usual, "why": whys}


def tables(season: Season) -> tuple[str, str]:
    """Return the table as text, and as CSV."""
    found, names = reply(season), season["names"]
    head = ["place", "bot", "points a deal", "±", "differs"]
    body = []
    for row in found["rows"]:
        best, worst = row["places"] or (0, 0)
        place = f"{best}" if best == worst else f"{best}–{worst}"
        figures, bot = row["figures"], row["bot"]
        name, first = visible(names[bot]), season["same"][bot]
        if first != bot:
            name += f" (same text as “{visible(names[first])}”)"
        if figures is None:
            body.append([place, name, "failed", "", visible(season["why"][bot])])
        else:
            mean, width = f"{figures['mean']:+.2f}", f"{figures['width']:.2f}"
            differs = f"in {figures['different']} of {figures['deals']}"
            body.append([place, name, mean, width, differs])
    return _columns([head, *body]), found["csv"]


def visible(text: str) -> str:
    """Return a text that is safe in a terminal: other signs than visible ones are escaped.

    >>> visible("ada\\u202ebob\\udcff 七")
    'ada\\\\u202ebob\\\\udcff 七'
    """
    return "".join(one if one.isprintable() else ascii(one)[1:-1] for one in text)


def named(names: Iterable[str]) -> list[str]:
    """Return file names as text that can be written: a byte that is no UTF-8 is escaped."""
    return [name.encode("utf-8", "backslashreplace").decode() for name in names]


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
    parser.add_argument("--seed", default="", help="gets a secret part; a whole seed repeats")
    parser.add_argument("--against", choices=OPPONENTS, default=LEVELS[1], help="in other seats")
    parser.add_argument("--seats", type=int)
    with_options(parser)
    parser.add_argument("--csv", type=Path, metavar="FILE", help="write the table to a file")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args(args)
    if os.name == "nt":
        parser.error("This needs Linux or macOS. On Windows, run it in WSL.")
    options = options_of(given.option)
    if not 1 <= given.deals <= MOST:
        parser.error(f"--deals is from 1 to {MOST:,}, not {given.deals}.")
    if given.processes < 1:
        parser.error(f"--processes is at least 1, not {given.processes}.")
    try:
        by_name = found_in(given.folder)
        if not by_name:
            raise ValueError(f"{given.folder} has no bots")
        if len(by_name) > BOTS:
            raise ValueError(f"{given.folder} has {len(by_name)} bots; at most {BOTS} play.")
        if given.csv:
            given.csv.touch()
        files = [*by_name.values()]
        season = begin(
            given.game,
            named(by_name),
            given.deals,
            seed=given.seed,
            opponent=given.against,
            seats=given.seats,
            options=options,
        )
    except (OSError, ValueError) as error:
        parser.error(str(error))
    season = league(season, files, given.processes)
    text, data = tables(season)
    if given.csv:
        given.csv.write_text(data, "utf-8")
    show(f"{text}\n\nSeed: {season['seed']}\n")


def show(text: str) -> None:
    """Print a text; if nobody reads it there, on the standard error. No sign is too odd for it."""
    for stream in (sys.stdout, sys.stderr):
        try:
            encoding = stream.encoding or "utf-8"
            stream.write(text.encode(encoding, "backslashreplace").decode(encoding))
            stream.flush()
            return
        except BrokenPipeError:
            # Python flushes once more at its end.
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
