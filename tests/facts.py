"""The words that one game alone has: fields and texts of its messages, and its actions."""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path

import nanafuda
from generate.reference import reference

ENGINE = Path(nanafuda.__file__).parent


def declared(schema: Path) -> set[tuple[str, str]]:
    """The words of a game's messages: names of fields, and texts of literals."""
    found = set()
    for node in ast.walk(ast.parse(schema.read_text("utf-8"))):
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            found.add(("field", node.target.id))
        if isinstance(node, ast.Subscript) and ast.unparse(node.value) == "Literal":
            texts = [one.value for one in ast.walk(node.slice) if isinstance(one, ast.Constant)]
            found |= {("text", str(text)) for text in texts}
    return found


def facts_of_games() -> set[tuple[str, str]]:
    """Return the words, each as ("field", name) or ("text", word)."""
    words = {path.parent.name: declared(path) for path in ENGINE.glob("games/*/schema.py")}
    for game, actions in reference()["actions"].items():
        words[game.replace("-", "_")] |= {("text", action["form"]) for action in actions}
    shared = {word for path in ENGINE.glob("messages/*.py") for _, word in declared(path)}
    times = Counter(word for schema in words.values() for word in schema)
    return {word for word, games in times.items() if games == 1 and word[1] not in shared}
