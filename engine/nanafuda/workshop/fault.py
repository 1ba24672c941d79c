"""Errors of a player's bot, as the protocol reports them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..limits import clip

if TYPE_CHECKING:
    from ..messages.workshop import BotFault

NAME = "bot.py"  # in tracebacks
WORDS = 200  # characters of an error's own text
TRACE = 4  # lines of a traceback
KINDS = frozenset({
    "arguments", "assign", "block", "call", "call-own", "card", "colon", "comma", "compared",
    "crossed", "dedent", "deep", "digit", "empty", "encoding", "ended", "entry", "equals", "error",
    "f-text", "field", "fixed", "foreign", "function", "game", "given", "hash", "illegal", "import",
    "indent", "index", "indices", "input", "instead", "iterate", "key", "len", "list", "long",
    "loop", "member", "missing", "module", "name", "near", "near-word", "no-entries", "no-function",
    "no-method", "no-play", "none", "none-compared", "none-operand", "not-in", "notebook",
    "nothing", "number", "open", "operand", "plus", "print", "quote", "sign", "slow", "space",
    "syntax", "tabs", "try", "type", "unbound", "unmatched", "unpack", "unreadable", "value",
    "zero", "zeros",
})  # fmt: skip


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


def received(fault: object) -> Broken:
    """Return the error that a bot's interpreter reports; "ended" if the report is not valid.

    The report may be forged: only known kinds, short texts and numbers of lines are used.

    >>> received({"id": "slow", "line": -5, "args": {"seconds": []}, "trace": 7}).fault["id"]
    'ended'
    """
    match fault:
        case {"id": str(id), "line": line, "args": dict(args), "trace": list(trace)}:
            texts = [one for one in (id, *args, *trace) if isinstance(one, str)]
            sound = (
                id in KINDS
                and (line is None or (type(line) is int and 0 < line <= 1_000_000))
                and len(args) <= TRACE >= len(trace)
                and len(texts) == 1 + len(args) + len(trace)
                and all(type(value) in (str, int) for value in args.values())
            )
            if sound:
                given = {f"{name}": value for name, value in args.items() if name.isidentifier()}
                broken = Broken(id, line)
                broken.fault["args"] = {
                    k: clip(v, WORDS) if isinstance(v, str) else v for k, v in given.items()
                }
                broken.fault["trace"] = [clip(text, WORDS) for text in trace]
                return broken
    return Broken("ended")
