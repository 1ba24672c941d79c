"""Beginners' mistakes: the sentence that fits an error of Python, and what it names."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from .fault import NAME

if TYPE_CHECKING:
    import ast
    from types import TracebackType

TYPE = r"'(?P<type>[\w.]+)'"
# Kinds of errors by Python's text, for Python 3.11 to 3.14. The first that fits counts; its groups
# are the arguments of the sentence. `owner` is the object in the code that the error is about.
SYNTAX = (
    ("sign", r"invalid (non-printable )?character .*U\+(?P<sign>[0-9A-F]+)"),
    ("colon", r"expected ':'"),
    ("block", r"expected an indented block after .* on line (?P<opened>\d+)"),
    ("indent", r"unexpected indent"),
    ("dedent", r"unindent does not match"),
    ("tabs", r"inconsistent use of tabs"),
    ("open", r"'(?P<sign>.)' was never closed"),
    ("crossed", r"parenthesis '(?P<sign>.)' does not match opening parenthesis '(?P<open>.)'"),
    ("unmatched", r"unmatched '(?P<sign>.)'"),
    ("quote", r"unterminated .*string literal"),
    ("equals", r"Maybe you meant '=='"),
    ("comma", r"Perhaps you forgot a comma"),
    ("print", r"Missing parentheses in call to '(?P<name>\w+)"),
    ("loop", r"'(?P<name>break|continue)' (outside loop|not properly in loop)"),
    ("function", r"'(?P<name>return|yield|await)' outside function"),
    ("zeros", r"leading zeros in decimal"),
    ("digit", r"invalid (decimal|hexadecimal|octal|imaginary) literal"),
    ("assign", r"cannot assign to "),
    ("try", r"expected 'except' or 'finally'"),
    ("f-text", r"f-string"),
    ("instead", r"Did you mean '(?P<right>\w+)'"),
)  # fmt: skip
ERRORS = (
    ("index", r"IndexError: (list|tuple|string|deque|array|range object) index out of range"),
    ("empty", r"pop from (an )?empty|from an empty|iterable argument is empty|arg is an empty"),
    ("plus", r"can only concatenate str \(not \"(?P<type>\w+)\"\)"),
    ("plus", r"for \+=?: ('str' and '(?P<type>\w+)'|'(?P<other>\w+)' and 'str')"),
    ("none-compared", r"'(?P<sign>[<>]=?)' not supported .*'NoneType'"),
    ("compared", r"'(?P<sign>[<>]=?)' not supported .* '(?P<a>\w+)' and '(?P<b>\w+)'"),
    ("none-operand", r"unsupported operand .* for (?P<sign>[^:]+): .*'NoneType'"),
    ("operand", r"unsupported operand .* for (?P<sign>[^:]+): '(?P<a>\w+)' and '(?P<b>\w+)'"),
    ("none", r"'NoneType' object "),
    ("none", r"object of type 'NoneType'"),
    ("module", r"ModuleNotFoundError: No module named '(?P<name>[\w.]+)"),
    ("member", r"ImportError: cannot import name '(?P<name>\w+)' from '(?P<owner>[\w.]+)"),
    ("field", r"AttributeError: 'dict' object has no attribute '(?P<name>\w+)"),
    ("member", r"AttributeError: .*has no attribute '(?P<name>\w+)"),
    ("indices", r"(list|tuple|string) indices must be integers"),
    ("call-own", r"'(builtin_function_or_method|function|method)' object is not subscriptable"),
    ("no-entries", rf"{TYPE} object is not subscriptable"),
    ("no-function", rf"{TYPE} object is not callable"),
    ("iterate", rf"{TYPE} object is not iterable"),
    ("iterate", rf"argument of type {TYPE} is not (iterable|a container)"),
    ("len", rf"object of type {TYPE} has no len"),
    ("missing", r"(?P<name>\w+)\(\) missing \d+ required .*: (?P<names>.+)"),
    ("given", r"(?P<name>\w+)\(\) takes .* but (?P<count>\d+) (was|were) given"),
    ("unbound", r"UnboundLocalError: .*variable '(?P<name>\w+)'"),
    ("hash", rf"unhashable type: {TYPE}"),
    ("zero", r"ZeroDivisionError"),
    ("number", r"(invalid literal for int\(\).*|could not convert string to float): (?P<text>.+)"),
    ("not-in", r"ValueError: .*not in (list|tuple|deque)|ValueError: substring not found"),
    ("unpack", r"(too many|not enough) values to unpack"),
    ("fixed", rf"{TYPE} object does not support item assignment"),
)  # fmt: skip
# Signs that people type or that a keyboard for Japanese makes, with Python's. Those of U+FF01 to
# U+FF5E have theirs at a fixed distance.
TWINS = {
    **dict.fromkeys("“”„‟「」『』", '"'),
    **dict.fromkeys("‘’‚‛", "'"),
    **dict.fromkeys("−–—‐ー", "-"),
    "、": ",",
    "。": ".",
    "×": "*",
    "÷": "/",
    "≦": "<=",
    "≤": "<=",
    "≧": ">=",
    "≥": ">=",
    "≠": "!=",
    "→": "->",
    "…": "...",
    "￥": "\\",
    "・": ".",
}
# Operators and words of other languages, with Python's.
INSTEAD = (
    ("else if", r"\belse\s+if\b", "elif"),
    ("elseif", r"\belse?if\b(?<!elif)", "elif"),
    ("&&", r"&&", "and"),
    ("||", r"\|\|", "or"),
    ("=>", r"=>", ">="),
    ("=<", r"=<", "<="),
    ("<>", r"<>", "!="),
    ("++", r"\+\+", "+= 1"),
    ("--", r"--", "-= 1"),
    ("{", r"\)\s*\{\s*$", ":"),
    ("function", r"^\s*function\b", "def"),
)


def syntax(text: str, line: str) -> tuple[str, dict[str, str | int]]:
    """Return the kind of a syntax error and its arguments. `line`: of the file.

    >>> syntax("invalid character '：' (U+FF1A)", "if a：")
    ('sign', {'sign': '：', 'twin': ':'})
    """
    id, args = _found(SYNTAX, text) or ("syntax", {})
    if id == "sign":
        sign = chr(int(str(args["sign"]), 16))
        if sign.isspace():
            return "space", {}
        near = chr(ord(sign) - 0xFEE0) if "\uff01" <= sign <= "\uff5e" else TWINS.get(sign, "")
        code = f"U+{args['sign']}"
        return ("sign", {"sign": sign, "twin": near}) if near else ("foreign", {"sign": code})
    if id in ("syntax", "colon"):
        bare = re.sub(r"#.*|\"[^\"]*\"|'[^']*'", "", line)
        for wrong, pattern, right in INSTEAD:
            if re.search(pattern, bare):
                return "instead", {"wrong": wrong, "right": right}
    if id == "instead":  # a misspelled keyword
        return "near-word", {"near": str(args["right"])}
    return id, args


def error(error: BaseException, text: str, source: str) -> tuple[str, dict[str, str | int]] | None:
    """Return the kind of an error of running code and its arguments; None if it has no sentence.

    `text`: the error's class and message. `source`: the bot's file.
    """
    found = ("entry", {}) if isinstance(error, KeyError) else _found(ERRORS, text)
    if found is None:
        return None
    id, args = found
    if id == "plus":
        args = {"type": args.get("type") or args["other"]}
        if "NoneType" in args.values():
            return "none-operand", {"sign": "+"}
    if id in NAMING and "owner" not in args:
        subject = subject_of(error.__traceback__, source, "not callable" in text)
        if subject is None:
            return None
        args["owner"], index = subject
        if id == "index":
            args["index"] = index
        elif id == "entry":
            args["name"] = text.partition(": ")[2]
    return id, args


# Kinds whose sentence names the object.
NAMING = frozenset({
    "call-own", "entry", "field", "fixed", "index", "indices", "iterate", "member", "no-entries",
    "no-function", "none",
})  # fmt: skip


def _found(kinds: Any, text: str) -> tuple[str, dict[str, str | int]] | None:
    for id, pattern in kinds:
        if found := re.search(pattern, text):
            return id, {name: part for name, part in found.groupdict().items() if part}
    return None


def subject_of(
    tb: TracebackType | None, source: str, called: bool = False
) -> tuple[str, str] | None:
    """Return the code of the object that failed, and of its index, by the instruction's position.

    In `SCORE[card[1:]]` it is `SCORE` or `card`. `called`: it was called. None if the error is not
    in the file's own code.
    """
    while tb and tb.tb_next:
        tb = tb.tb_next
    if tb is None or tb.tb_frame.f_code.co_filename != NAME:
        return None
    import ast
    from opcode import opname

    code = tb.tb_frame.f_code
    node: Any = _node(source, [*code.co_positions()][tb.tb_lasti // 2])
    if isinstance(node, ast.Call) and opname[code.co_code[tb.tb_lasti]].startswith("CALL"):
        if called:
            node = node.func
        elif isinstance(node.func, ast.Attribute) and node.func.attr in ("pop", "remove"):
            node = node.func.value
        else:  # a built-in function complains of its argument
            node = node.args[0] if len(node.args) == 1 and not node.keywords else None
    elif isinstance(node, ast.Subscript):
        return ast.unparse(node.value), ast.unparse(node.slice)
    elif isinstance(node, ast.Attribute):
        node = node.value
    elif isinstance(node, ast.For):
        node = node.iter
    elif isinstance(node, ast.Compare):
        node = node.comparators[0]
    return None if node is None else (ast.unparse(node), "")


def _node(source: str, place: tuple[int | None, ...]) -> ast.AST | None:
    """Return the expression or loop at a place: its first and last line and column."""
    import ast

    for node in ast.walk(ast.parse(source)):
        if isinstance(node, (ast.expr, ast.For)):
            whole = node.lineno, node.end_lineno, node.col_offset, node.end_col_offset
            if whole == place:
                return node
    return None
