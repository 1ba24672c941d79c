"""Loading and running a player's bot: its namespace, its prints, its errors."""

from __future__ import annotations

import builtins
import random
import sys
from collections.abc import Callable, Generator, Iterator
from random import Random
from time import perf_counter
from types import CodeType, TracebackType
from typing import TYPE_CHECKING, Any

from ..game import Game
from ..limits import clip
from .position import Position

if TYPE_CHECKING:
    from ..protocol.messages.workshop import BotFault

NAME = "bot.py"  # in tracebacks
LONGEST = 100_000  # characters of a file
SECONDS = 5.0  # for a decision, and for loading the file
LINES = 200  # printed lines that are kept
WIDTH = 300  # characters of a printed line
FRAMES = 3  # of a traceback
WORDS = 200  # characters of an error's own text
SPOKEN = {"auction": "bid", "bet": "bid"}  # methods by phase, if none is named like it
TOOL = 4  # a number that no debugger or profiler uses


class Broken(Exception):
    """The bot cannot be loaded or has not chosen a legal action.

    `fault` is a message of the protocol: its `id` names the kind, `line` the line of the file.
    """

    def __init__(self, id: str, line: int | None = None, **args: str | int) -> None:
        args = {k: clip(v, WORDS) if isinstance(v, str) else v for k, v in args.items()}
        self.fault: BotFault = {"id": id, "args": args, "line": line, "trace": [], "replay": None}
        super().__init__(f"{id}: {args}" if args else id)

    def __str__(self) -> str:
        line = self.fault["line"]
        where = "" if line is None else f", line {line}"
        return "\n".join([*self.fault["trace"], f"{NAME}{where}: {self.args[0]}"])


class Slow(Exception):
    """The bot has used up its time."""


class Console:
    """Collects what a bot prints: whole lines, up to a limit."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.dropped = 0
        self._open = ""

    def print(
        self, *values: object, sep: str | None = None, end: str | None = None, **_: object
    ) -> None:
        """Take the place of the built-in `print`."""
        text = (" " if sep is None else sep).join(map(str, values))
        *whole, self._open = (self._open + text + ("\n" if end is None else end)).split("\n")
        for line in whole:
            if len(self.lines) < LINES:
                self.lines.append(line[:WIDTH])
            else:
                self.dropped += 1

    def take(self) -> list[str]:
        """Return the lines and forget them."""
        if self.dropped:
            self.lines.append(f"… (+{self.dropped:,})")
        lines, self.lines, self.dropped = self.lines, [], 0
        return lines


class Bot:
    """A player's bot. The same file, position and seed give the same action on every machine.

    The file defines a function `play(view)`, or else a class `Bot`. Of that, the method named like
    the phase decides: `exchange`, `predict`, … (also `bid` in "auction" and "bet"). Without one,
    `play` decides. A new object plays each deal.

    `game` is the game that the file names with `GAME = "…"`; None if it names none.

    >>> bot = Bot("def play(view): return view.legal()[0]")
    >>> from nanafuda import Match
    >>> bot.decide(Match("seven-euchre", seed="k3f9").game, seed="1")
    'pass'
    """

    def __init__(self, source: str, game: str | None = None) -> None:
        """Load a bot, for `game` if it is given. Raises Broken if that is not possible."""
        if len(source) > LONGEST:
            raise Broken("long", most=LONGEST)
        self.source = source
        self.console = Console()
        self._lines = source.splitlines()
        try:
            self._code = compile(source, NAME, "exec", dont_inherit=True)
        except SyntaxError as error:
            raise Broken("syntax", error.lineno, detail=error.msg) from None
        except (ValueError, OverflowError, MemoryError, RecursionError) as error:
            raise Broken("syntax", detail=str(error)) from None
        self._watched = list(_codes(self._code))
        self._own: object = None  # an object of the file's class, or None
        self._play: Callable[[Position], object] | None = None
        self.restart()
        own = self._names.get("GAME")
        self.game = own if isinstance(own, str) else None
        if game is not None and self.game not in (None, game):
            raise Broken("game", game=str(self.game))

    def restart(self) -> None:
        """Run the file again, which clears its global variables. Raises Broken."""
        random.seed(0)
        self._names: dict[str, Any] = {
            "__name__": "bot",
            "__builtins__": {**vars(builtins), "print": self.console.print},
        }
        self._guarded(lambda: exec(self._code, self._names))
        kind, play = self._names.get("Bot"), self._names.get("play")
        self._play = play if callable(play) else None
        if self._play is None:
            if not isinstance(kind, type):
                raise Broken("no-play")
            self._own = self._guarded(kind)

    def decide(self, game: Game[Any], seed: str) -> str:
        """Return the bot's action for the seat to act. Raises Broken."""
        assert game.turn is not None
        random.seed(seed)
        view = Position(game, game.turn, Random(seed))
        name, decide = self._method(view)
        line = getattr(getattr(decide, "__code__", None), "co_firstlineno", None)
        try:
            action = self._guarded(lambda: decide(view))
        except Broken as broken:
            if broken.fault["line"] is None:  # called with wrong arguments
                broken.fault["line"] = line
            raise
        if action is None:
            raise Broken("nothing", line, name=name)
        if type(action) is not str:
            kind = type(action).__name__
            raise Broken("type", line, name=name, type=kind, value=_shown(action))
        if action not in (game.text(move) for move in game.legal()):
            raise Broken("illegal", line, action=action)
        return action

    def _method(self, view: Position) -> tuple[str, Callable[[Position], object]]:
        """Return the function that decides in this phase, and its name. Raises Broken."""
        if self._play is not None:
            return "play", self._play
        phase = str(view.table()["phase"])
        for name in (phase, SPOKEN.get(phase, phase), "play"):
            method = getattr(self._own, name, None)
            if callable(method):
                return name, method
        line = next((code.co_firstlineno for code in self._watched if code.co_name == "Bot"), None)
        raise Broken("no-method", line, phase=phase)

    def thinking(self, game: Game[Any], seed: str) -> Generator[None, None, Any]:
        """Decide like a bot of the engine: yield, then return the move. Raises Broken."""
        yield
        return game.move(self.decide(game, seed))

    def _guarded(self, run: Callable[[], Any]) -> Any:
        """Run the bot's code. Raises Broken if it fails or takes too long."""
        try:
            with _Limit(self._watched):
                return run()
        except (Exception, SystemExit) as error:
            raise self._broken(error) from None

    def _broken(self, error: BaseException) -> Broken:
        """Describe an error of the bot's own code."""
        frames = [(line, name) for line, name in _frames(error.__traceback__)]
        line = frames[-1][0] if frames else None
        kind, detail = type(error).__name__, _shown(error, str)
        if isinstance(error, Slow):
            broken = Broken("slow", line, seconds=int(SECONDS))
        elif isinstance(error, RecursionError):
            broken = Broken("deep", line)
        elif isinstance(error, NameError) and error.name:
            broken = Broken("name", line, name=error.name)
        else:
            broken = Broken("error", line, kind=kind, detail=detail)
        last = frames[-FRAMES:]
        broken.fault["trace"] = [self._spell(line, name) for line, name in last]
        if not isinstance(error, Slow):
            broken.fault["trace"].append(clip(f"{kind}: {detail}", WORDS))
        return broken

    def _spell(self, line: int, name: str) -> str:
        text = self._lines[line - 1].strip() if line <= len(self._lines) else ""
        return clip(f"line {line}, in {name}: {text}", WORDS)


def _shown(value: object, how: Callable[[Any], str] = repr) -> str:
    """Return a value as text, also if its own methods fail."""
    try:
        return clip(how(value), WORDS)
    except Exception:
        return "?"


def _frames(tb: TracebackType | None) -> Iterator[tuple[int, str]]:
    """Yield line and function of a traceback's frames in the bot's file."""
    while tb is not None:
        code = tb.tb_frame.f_code
        if code.co_filename == NAME and tb.tb_lineno:
            yield tb.tb_lineno, code.co_name
        tb = tb.tb_next


def _codes(code: CodeType) -> Iterator[CodeType]:
    """Yield a code object and all inside it."""
    yield code
    for one in code.co_consts:
        if isinstance(one, CodeType):
            yield from _codes(one)


class _Limit:
    """Raises Slow inside loops of these code objects once the time is up.

    Python 3.11 has no `sys.monitoring`. There a timer of the system does the same, except on
    Windows and in threads. A loop inside a built-in function may go on; the page then ends the
    worker.
    """

    def __init__(self, codes: list[CodeType]) -> None:
        self._codes = codes
        self._end: Callable[[], object] = lambda: None

    def __enter__(self) -> None:
        monitor: Any = getattr(sys, "monitoring", None)
        if monitor is None:
            self._end = _alarm()
        elif monitor.get_tool(TOOL) is None:
            self._end = _watch_loops(monitor, self._codes)

    def __exit__(self, *_: object) -> None:
        self._end()


def _watch_loops(monitor: Any, codes: list[CodeType]) -> Callable[[], object]:
    """Check the time at every jump; return what ends it."""
    until = perf_counter() + SECONDS

    def jump(_code: CodeType, _source: int, _target: int) -> None:
        if perf_counter() > until:
            raise Slow

    def end() -> None:
        for code in codes:
            monitor.set_local_events(TOOL, code, 0)
        monitor.free_tool_id(TOOL)

    monitor.use_tool_id(TOOL, "nanafuda.workshop")
    monitor.register_callback(TOOL, monitor.events.JUMP, jump)
    for code in codes:
        monitor.set_local_events(TOOL, code, monitor.events.JUMP)
    return end


def _alarm() -> Callable[[], object]:
    """Set the system's timer; return what ends it."""
    import signal
    from threading import current_thread, main_thread

    if not hasattr(signal, "setitimer") or current_thread() is not main_thread():
        return lambda: None

    def ring(*_: object) -> None:
        raise Slow

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, SECONDS)

    def end() -> None:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)

    return end
