"""Write a page about every request and reply: `python -m nanafuda.protocol.reference FILE`."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Any, is_typeddict

from .typescript import (
    ALIASES,
    REQUESTS,
    Writer,
    description_of,
    fields_of,
    may_be_absent,
    parts_of,
)

STYLE = """
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 1rem; }
table { border-collapse: collapse; }
td { border-top: 1px solid #ccc; padding: 0.3rem 0.6rem; vertical-align: top; }
"""
ABOUT = """A request is a JSON object; <code>do</code> is its type. A refused request changes
nothing. A reply with <code>thinking</code> is unfinished: send the same request again."""


class Linking(Writer):
    """Writes types with links to the sections of their schemas."""

    def shape(self, shape: Any) -> str:
        """Return a link to a schema."""
        return f'<a href="#{shape.__name__}">{shape.__name__}</a>'

    def alias(self, hint: Any) -> str:
        """Return the name of a marked type."""
        return ALIASES.get(hint.__metadata__[0], "")

    def marked(self, mark: str) -> str:
        """Return the type of a game's id or options."""
        return {"game": "string", "options": "Record<string, boolean | number | string>"}[mark]


def text() -> str:
    """Return the page's HTML."""
    requests, replies = fields_of(REQUESTS.Requests), fields_of(REQUESTS.Replies)
    lines = ["<!doctype html>", '<html lang="en"><meta charset="utf-8">']
    lines += [f"<title>Nanafuda: requests</title><style>{STYLE}</style>"]
    lines += ["<h1>Requests</h1>", f"<p>{ABOUT}</p>"]
    for do, schema in requests.items():
        lines += section(do, schema)
        lines.append(f"<p>Reply: {linking(replies[do])}</p>")
    lines.append("<h1>Types</h1>")
    for name, schema in sorted(schemas().items()):
        lines += section(name, schema)
    return "\n".join([*lines, "</html>", ""])


def schemas() -> dict[str, Any]:
    """Return all schemas in requests and replies, by name."""
    known: dict[str, Any] = {}
    left = [*fields_of(REQUESTS.Requests).values(), REQUESTS.Replies]
    while left:
        for hint in fields_of(left.pop()).values():
            new = [one for one in parts_of(hint) if is_typeddict(one) and one.__name__ not in known]
            known |= {one.__name__: one for one in new}
            left += new
    return known


def section(name: str, schema: Any) -> Iterator[str]:
    """Yield a schema's description and fields."""
    head, about = description_of(schema)
    yield f'<h2 id="{name}"><code>{name}</code></h2>'
    yield f"<p>{marked(head)}</p><table>"
    for field, hint in fields_of(schema).items():
        optional = " (optional)" if may_be_absent(hint) else ""
        told = marked(about.get(field, ""))
        yield f"<tr><td><code>{field}</code>{optional}<td>{linking(hint)}<td>{told}"
    yield "</table>"


def linking(hint: Any) -> str:
    """Return a type's TypeScript, with links."""
    written = re.sub(r"<(?!/?a\b)", "&lt;", Linking(REQUESTS).type(hint))
    return f"<code>{written}</code>"


def marked(words: str) -> str:
    """Return HTML of a description; backquotes mark code."""
    return re.sub("`(.*?)`", r"<code>\1</code>", escape(words, quote=False))


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(text(), "utf-8")
