"""Read the comments behind and above the fields of a schema's source."""

from __future__ import annotations

import ast
from functools import cache
from importlib import import_module
from inspect import getsource
from io import StringIO
from tokenize import COMMENT, generate_tokens
from typing import Any, is_typeddict


@cache
def comments_in(module: str) -> dict[str, dict[str, str]]:
    """Return by schema the comments of its own and inherited fields.

    >>> comments_in("nanafuda.messages.common")["Played"]["seat"]
    'the seat that played it'
    """
    home = import_module(module)
    source = getsource(home)
    behind: dict[int, str] = {}  # by line
    above: dict[int, str] = {}
    for token in generate_tokens(StringIO(source).readline):
        if token.type == COMMENT:
            own = not token.line[: token.start[1]].strip()
            (above if own else behind)[token.start[0]] = token.string.lstrip("# ")
    about: dict[str, dict[str, str]] = {}
    for node in ast.parse(source).body:
        name, fields, bases = _schema(node)
        words_of: dict[str, str] = {}
        for base in bases:
            words_of |= about[base] if base in about else _elsewhere(getattr(home, base))
        for field, first, last in fields:
            words = [behind[last]] if last in behind else []
            while (first := first - 1) in above:
                words.insert(0, above[first])
            if words:
                words_of[field] = " ".join(words)
        about[name] = words_of
    return about


def _elsewhere(schema: Any) -> dict[str, str]:
    """Return the comments of another module's schema."""
    return comments_in(schema.__module__)[schema.__name__] if is_typeddict(schema) else {}


def _schema(node: ast.stmt) -> tuple[str, list[tuple[str, int, int]], list[str]]:
    """Return a schema's name, its fields with their first and last lines, and its bases."""
    if isinstance(node, ast.ClassDef):
        parts = [one for one in node.body if isinstance(one, ast.AnnAssign)]
        fields = [(ast.unparse(one.target), one.lineno, one.end_lineno or 0) for one in parts]
        bases = [ast.unparse(one) for one in node.bases]
        return node.name, fields, [base for base in bases if base != "TypedDict"]
    match node:
        case ast.Assign(value=ast.Call(ast.Name("TypedDict"), [name, ast.Dict(keys, values)])):
            pairs = zip(keys, values, strict=True)
            fields = [(ast.literal_eval(k), k.lineno, v.end_lineno or 0) for k, v in pairs if k]
            return ast.literal_eval(name), fields, []
    return "", [], []
