"""Loading and running a player's bot: its module, its errors, its time."""

from __future__ import annotations

import builtins
import random
import re
import sys
from collections.abc import Callable, Generator, Iterator, Mapping
from random import Random
from time import perf_counter
from types import CodeType, ModuleType, TracebackType
from typing import Any

from ..game import Game, View
from ..limits import BOT, SECONDS, clip
from . import mistakes
from .console import Captured, Console, NoInput
from .fault import NAME, TRACE, WORDS, Broken
from .position import Position, World

MODULE = "bot"  # its name in `sys.modules`
CLOSE = 0.7  # likeness of a name that is suggested
TOOL = 4  # a number that no debugger or profiler uses


# A member of the interface that is named where it has to be called.
UNCALLED = re.compile(
    r"(\w+)\.(legal|cards|observation|action_id|table|determinize|clone|play_out|margin)"
    r"\b(?!\s*\()"
)
# A value of the interface that is called like a function.
CALLED = re.compile(r"\bview\.(hand|unseen|partners|options|seat|seats|rng|game)\s*\(")
MODULES = frozenset({
    "bisect", "collections", "copy", "functools", "heapq", "itertools", "json", "math", "operator",
    "random", "re", "statistics", "string", "time",
})  # fmt: skip


class Slow(BaseException):
    """The bot has used up its time."""


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

    def __init__(
        self,
        source: str,
        game: str | None = None,
        emit: Callable[[str], object] | None = None,
        seconds: float = SECONDS,
    ) -> None:
        """Load a bot, for `game` if it is given. Raises Broken if that is not possible.

        `emit` receives each line of output; without it, `console` collects them. `seconds`: the
        time for a decision, and for loading the file.
        """
        if len(source) > BOT:
            raise Broken("long", most=BOT)
        self.source = source
        self._seconds = seconds
        self.console = Console(emit)
        self._lines = re.split(r"\r\n|\r|\n", source)  # as Python and editors count them
        self._show_lines()
        self._code = compiled(source)
        self._watched = list(_codes(self._code))
        self._own: object = None  # an object of the file's class, or None
        self._play: Callable[[Position], object] | None = None
        self._view: Position | None = None  # of the last question
        self.restart()
        own = self._names.get("GAME")
        self.game = own if isinstance(own, str) else None
        if game is not None and self.game not in (None, game):
            raise Broken("game", game=str(self.game))

    def _show_lines(self) -> None:
        """Let the bot's own tracebacks and warnings quote its lines."""
        import linecache  # the memory image has none, and no bots

        whole = [f"{line}\n" for line in self._lines]
        linecache.cache[NAME] = len(self.source), None, whole, NAME

    def restart(self) -> None:
        """Run the file again, which clears its global variables. Raises Broken."""
        random.seed(0)
        self._module = ModuleType(MODULE)
        self._module.__file__ = NAME
        self._names = vars(self._module)
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
        return self.answer(game.view(game.turn), seed)

    def answer(self, knowledge: View[Game[Any]], seed: str) -> str:
        """Return the bot's action at a view. Raises Broken."""
        legal = [knowledge.text(move) for move in knowledge.legal()]
        random.seed(seed)
        self._view = view = Position(knowledge, Random(seed))
        name, decide = self._method(view, knowledge.game.methods)
        line = getattr(getattr(decide, "__code__", None), "co_firstlineno", None)
        try:
            action = self._guarded(lambda: decide(view))
        except Broken as broken:
            if broken.fault["line"] is None and broken.fault["trace"][-1].startswith("TypeError"):
                form = f"def {name}(self, view):" if self._own else f"def {name}(view):"
                raise Broken("arguments", line, name=name, form=form) from None
            raise
        if type(action) is str and action in legal:
            return action
        line = self._return_of(line)
        if action is None:
            raise Broken("nothing", line, name=name)
        if callable(action) and hasattr(action, "__name__"):
            name = _shown(action.__name__, str)
            if getattr(action, "__self__", None) is view:
                raise Broken("call", line, name=f"view.{name}", form=f"view.{_form(name)}")
            raise Broken("call", line, name=name, form=f"{name}()")
        if type(action) in (list, tuple, set):
            raise Broken("list", line, name=name)
        if type(action) is not str:
            kind = type(action).__name__
            raise Broken("type", line, name=name, type=kind, value=_shown(action))
        if view.cards(f"play:{action}") == [action]:
            own = next((code for code in legal if view.cards(code) == [action]), legal[0])
            raise Broken("card", line, card=action, action=own)
        raise Broken("illegal", line, action=action)

    def _method(
        self, view: Position, methods: Mapping[str, str]
    ) -> tuple[str, Callable[[Position], object]]:
        """Return the function that decides in this phase, and its name. Raises Broken."""
        if self._play is not None:
            return "play", self._play
        phase = str(view.table()["phase"])
        for name in (phase, methods.get(phase, phase), "play"):
            method = getattr(self._own, name, None)
            if callable(method):
                return name, method
        line = next((code.co_firstlineno for code in self._watched if code.co_name == "Bot"), None)
        raise Broken("no-method", line, phase=phase)

    def _return_of(self, line: int | None) -> int | None:
        """Return the line of the only `return` of the function at a line, else that line."""
        import ast

        kinds = ast.FunctionDef, ast.Lambda
        functions = [node for node in ast.walk(ast.parse(self.source)) if isinstance(node, kinds)]
        for node in functions:
            if min(one.lineno for one in (node, *getattr(node, "decorator_list", []))) == line:
                inside = [one for one in ast.walk(node) if one in functions and one is not node]
                nested = [one for inner in inside for one in ast.walk(inner)]
                ways = [one for one in ast.walk(node) if isinstance(one, ast.Return)]
                lines = [one.lineno for one in ways if one not in nested]
                return lines[0] if len(lines) == 1 else line
        return line

    def _loop_of(self, lines: list[int]) -> int | None:
        """Return the first line of the outermost loop around these lines; None without a loop.

        The same on every Python: where in the loop the time is up differs.
        """
        import ast

        loops = [
            node
            for node in ast.walk(ast.parse(self.source))
            if isinstance(node, (ast.For, ast.While))
        ]
        for line in lines:
            for loop in loops:
                if loop.lineno <= line <= (loop.end_lineno or line):
                    return loop.lineno
        return None

    def thinking(self, game: Game[Any], seed: str) -> Generator[None, None, Any]:
        """Decide like a bot of the engine: yield, then return the move. Raises Broken."""
        yield
        return game.move(self.decide(game, seed))

    def _guarded(self, run: Callable[[], Any]) -> Any:
        """Run the bot's code. Raises Broken if it fails or takes too long."""
        sys.modules[MODULE] = self._module
        try:
            with Captured(self.console), _Limit(self._watched, self._seconds):
                return run()
        except BaseException as error:  # the bot may raise any
            raise self._broken(error) from None

    def _broken(self, error: BaseException) -> Broken:
        """Describe an error of the bot's own code."""
        frames = [(line, name) for line, name in _frames(error.__traceback__)]
        line = frames[-1][0] if frames else None
        kind, detail = type(error).__name__, _shown(error, str)
        if isinstance(error, Slow):
            line = self._loop_of([line for line, _ in frames]) or line
            broken = Broken("slow", line, seconds=int(self._seconds))
        elif isinstance(error, NoInput):
            broken = Broken("input", line)
        elif isinstance(error, RecursionError):
            broken = Broken("deep", line)
        elif isinstance(error, NameError) and error.name in MODULES:
            broken = Broken("import", line, name=error.name)
        elif isinstance(error, KeyError) and (keys := self._keys(error)):
            broken = Broken("key", line, name=detail, keys=keys)
        elif not isinstance(error, UnboundLocalError) and (near := _near(error)):
            broken = Broken("near", line, **near)
        elif line and isinstance(error, TypeError) and (found := UNCALLED.search(self._text(line))):
            form = f"{found[1]}.{_form(found[2])}"
            broken = Broken("call", line, name=f"{found[1]}.{found[2]}", form=form)
        elif line and isinstance(error, TypeError) and (found := CALLED.search(self._text(line))):
            broken = Broken("value", line, name=found[1])
        elif mistake := mistakes.error(error, f"{kind}: {detail}", self.source):
            broken = Broken(mistake[0], line, **mistake[1])
        elif isinstance(error, NameError) and error.name:
            broken = Broken("name", line, name=error.name)
        else:
            broken = Broken("error", line, kind=kind)
        last = frames[1 - TRACE :]
        broken.fault["trace"] = [self._spell(line, name) for line, name in last]
        if not isinstance(error, (Slow, NoInput)):
            broken.fault["trace"].append(clip(f"{kind}: {detail}", WORDS))
        return broken

    def _keys(self, error: KeyError) -> str:
        """Return the fields of the table if the table was read, else ""."""
        subject = mistakes.subject_of(error.__traceback__, self.source)
        if subject is None or self._view is None:
            return ""
        owner, fields = subject[0], self._view.table().keys()
        tb = error.__traceback__
        while tb and tb.tb_next:
            tb = tb.tb_next
        names = {**tb.tb_frame.f_globals, **tb.tb_frame.f_locals} if tb else {}
        read = names.get(owner)
        direct = owner.endswith(".table()")
        return ", ".join(fields) if direct or (type(read) is dict and read.keys() == fields) else ""

    def _spell(self, line: int, name: str) -> str:
        return clip(f"line {line}, in {name}: {self._text(line)}", WORDS)

    def _text(self, line: int) -> str:
        return self._lines[line - 1].strip() if line <= len(self._lines) else ""


def compiled(source: str) -> CodeType:
    """Return the code of a file. Raises Broken if it is not valid Python."""
    try:
        return compile(source, NAME, "exec", dont_inherit=True)
    except (SyntaxError, ValueError, OverflowError, MemoryError, RecursionError) as error:
        at, text = getattr(error, "lineno", None), getattr(error, "msg", str(error))
        line = [*re.split(r"\r\n|\r|\n", source), ""][at - 1 if at else -1]
        id, args = mistakes.syntax(text, line)
        broken = Broken(id, at, **args)
        broken.fault["trace"] = [clip(f"{type(error).__name__}: {text}", WORDS)]
        raise broken from None


def _form(name: str) -> str:
    """Return how a function of the interface is called.

    >>> _form("legal"), _form("cards")
    ('legal()', 'cards(action)')
    """
    function: Any = getattr(Position, name, None) or getattr(World, name, None)
    code = function.__code__
    given = code.co_argcount - len(function.__defaults__ or ())
    return f"{name}({', '.join(code.co_varnames[1:given])})"


def _near(error: BaseException) -> dict[str, str] | None:
    """Return a misspelled name and the one that was meant, as Python suggests it in a traceback."""
    if isinstance(error, AttributeError) and isinstance(error.obj, (Position, World)):
        known = [name for name in dir(error.obj) if not name.startswith("_")]
    elif isinstance(error, NameError):
        tb = error.__traceback__
        while tb and tb.tb_next:
            tb = tb.tb_next
        known = [*tb.tb_frame.f_locals, *tb.tb_frame.f_globals, *dir(builtins)] if tb else []
        if "view" in known and error.name in (*dir(Position), "rng", "seat"):
            return {"name": error.name, "near": f"view.{error.name}"}
    else:
        return None
    from difflib import get_close_matches

    name = error.name if type(error.name) is str else ""
    found = get_close_matches(name, [one for one in known if type(one) is str], 1, CLOSE)
    return {"name": name, "near": found[0]} if found else None


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

    def __init__(self, codes: list[CodeType], seconds: float) -> None:
        self._codes = codes
        self._seconds = seconds
        self._end: Callable[[], object] = lambda: None

    def __enter__(self) -> None:
        monitor: Any = getattr(sys, "monitoring", None)
        if monitor is None:
            self._end = _alarm(self._seconds)
        elif monitor.get_tool(TOOL) is None:
            self._end = _watch_loops(monitor, self._codes, self._seconds)

    def __exit__(self, *_: object) -> None:
        self._end()


def _watch_loops(monitor: Any, codes: list[CodeType], seconds: float) -> Callable[[], object]:
    """Check the time at every jump; return what ends it."""
    until = perf_counter() + seconds

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


def _alarm(seconds: float) -> Callable[[], object]:
    """Set the system's timer; return what ends it."""
    import signal
    from threading import current_thread, main_thread

    if not hasattr(signal, "setitimer") or current_thread() is not main_thread():
        return lambda: None

    def ring(*_: object) -> None:
        raise Slow

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)

    def end() -> None:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)

    return end
