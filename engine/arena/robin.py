"""A league of the bots in a folder: the same deals for all, each from one seat, against a level.

Every bot runs in a process of its own, without installed packages. A bot that fails or loops is
out, with a sentence; the others go on. The seed gets a secret part, which is shown afterwards: the
whole seed repeats the league, but bots written since may know its deals. Files run with your
rights: run only files that you trust, or use the league of the page, which encloses them.

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
from multiprocessing import get_context
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any

from nanafuda.bots import LEVELS
from nanafuda.games import GAMES
from nanafuda.limits import SECONDS, parse
from nanafuda.workshop import Broken
from nanafuda.workshop.fault import received
from nanafuda.workshop.files import found_in, source_of
from nanafuda.workshop.measure import OPPONENTS, deal_steps
from nanafuda.workshop.referee import LONGEST as ANSWER
from nanafuda.workshop.referee import Remote
from nanafuda.workshop.season import apart, begin, final, next_turn, reply, take, united

from .frame import options_of, with_options

if TYPE_CHECKING:
    from nanafuda.messages.workshop import Season, Turn

ROOT = Path(__file__).parents[2]
PATIENCE = SECONDS + 3  # seconds for an answer; Python itself stops a loop earlier
START = 30.0  # seconds in which a process starts and loads the file


class Process:
    """A bot's process, which answers the questions of a referee."""

    def __init__(self, path: Path, game: str) -> None:
        """Start it and load the file. Raises Broken."""
        source_of(path)
        # The same engine as in this process. Modules of the current folder are not importable.
        env = {**os.environ, "PYTHONPATH": str(ROOT / "engine"), "PYTHONUNBUFFERED": "1"}
        env["PYTHONHASHSEED"] = "0"  # the order of sets of texts
        self._folder = tempfile.TemporaryDirectory()
        self._process = subprocess.Popen(
            [sys.executable, "-S", "-m", "nanafuda.workshop.player", str(path.absolute()), game],
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


def play(season: Season, files: Sequence[Path]) -> Season:
    """Play a season to its end, each bot's file in a process of its own."""
    with contextlib.ExitStack() as stack:
        bots: dict[int, tuple[Remote, Process]] = {}
        while turn := next_turn(season):
            dealt: Any = None
            for bot in turn["bots"]:
                if bot not in bots:
                    try:
                        process = Process(files[bot], season["game"])
                    except Broken as broken:
                        dealt = {"broken": broken.fault, "bot": turn["bots"].index(bot)}
                        break
                    bots[bot] = Remote(), stack.enter_context(contextlib.closing(process))
            dealt = dealt or _deal(season, turn, [bots[bot] for bot in turn["bots"]])
            take(season, [dealt], _why(dealt, turn["number"]))
    return season


def _why(dealt: Any, number: int) -> str:
    """Return the sentence of an error; "" without one."""
    if not dealt["broken"]:
        return ""
    at = f" (deal {number})" if "played" in dealt else ""
    return sentence(dealt["broken"]) + at


def _deal(season: Season, turn: Turn, bots: Sequence[tuple[Remote, Process]]) -> Any:
    for remote, _ in bots:
        remote.deal = turn["number"]
    steps = deal_steps(
        [remote for remote, _ in bots],
        season["game"],
        season["seed"],
        turn["number"],
        opponent=season["opponent"],
        together=season["mode"] == "table",
        seats=season["seats"],
        options=season["options"],
    )
    return {"played": [], **_answered(steps, dict(bots))}


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
    alone = list(zip(apart(season), files, strict=True))
    if processes <= 1:
        return united(season, [_shown(_alone(one)) for one in alone])
    with get_context("spawn").Pool(min(processes, len(files))) as pool:
        return united(season, [_shown(one) for one in pool.imap(_alone, alone)])


def _alone(given: tuple[Season, Path]) -> Season:
    season, path = given
    return play(season, [path])


def _shown(season: Season) -> Season:
    """Show the progress on stderr."""
    if sys.stderr.isatty():
        print(f"{season['names'][0]}: {season['why'][0] or 'done'}", file=sys.stderr, flush=True)
    return season


def tables(season: Season, pairwise: bool = False) -> tuple[str, str]:
    """Return the table as text, and as CSV."""
    found, names = reply(season), season["names"]
    head = ["place", "bot", "points a deal", "±", "differs"]
    body = []
    for row in found["rows"]:
        first, last = row["places"] or (0, 0)
        place = f"{first}" if first == last else f"{first}–{last}"
        figures, name = row["figures"], names[row["bot"]]
        if figures is None:
            body.append([place, name, "failed", "", season["why"][row["bot"]]])
        else:
            mean, width = f"{figures['mean']:+.2f}", f"{figures['width']:.2f}"
            differs = f"in {figures['different']} of {figures['deals']}"
            body.append([place, name, mean, width, differs])
    text = _columns([head, *body])
    if pairwise:
        ordered = [names[row["bot"]] for row in found["rows"]]
        cells = [
            [name, *(f"{one['mean']:+.2f} ±{one['width']:.2f}" if one else "—" for one in line)]
            for name, line in zip(ordered, found["pairs"], strict=True)
        ]
        text += "\n\n" + _columns([["", *ordered], *cells])
    return text, found["csv"]


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
    parser.add_argument("--pairs", action="store_true", help="also every pair on common deals")
    parser.add_argument("--final", action="store_true", help="then the best four at one table")
    parser.add_argument("--csv", type=Path, metavar="FILE", help="write the table to a file")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args(args)
    options = options_of(given.option)
    try:
        by_name = found_in(given.folder)
        if not by_name:
            raise ValueError(f"{given.folder} has no bots")
        files = [*by_name.values()]
        season = begin(
            given.game,
            [*by_name],
            given.deals,
            seed=given.seed,
            opponent=given.against,
            seats=given.seats,
            options=options,
        )
    except ValueError as error:
        parser.error(str(error))
    season = league(season, files, given.processes)
    text, data = tables(season, given.pairs)
    print(f"{text}\n\nSeed: {season['seed']}")
    if given.final and (last := final(season)):
        print("\nFinal\n\n" + tables(play(last, [by_name[name] for name in last["names"]]))[0])
    if given.csv:
        given.csv.write_text(data, "utf-8")
