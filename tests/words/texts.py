"""The texts of the page, and of its rules."""

import re
from pathlib import Path

WEB = Path(__file__).parents[2] / "web"


LANGS = ("en", "ja")


IDENTIFIER = r"[a-zA-Z][\w-]*"


DEFINITION = re.compile(rf"^({IDENTIFIER}) = ?(.*)$")


def messages(lang: str, name: str) -> dict[str, str]:
    """Returns a word file's messages. A line outside the Fluent syntax is an error."""
    found: dict[str, str] = {}
    last = ""
    path = WEB / name.replace("LANG", lang)
    for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
        if match := DEFINITION.match(line):
            last = match[1]
            assert last not in found, f"{path}:{number}: {last} is defined twice"
            found[last] = match[2]
        elif line.startswith(" ") and last:
            found[last] += "\n" + line
        else:
            assert not line.strip() or line.startswith("#"), f"{path}:{number}: {line}"
    return found


def variables(text: str, *, selectors: bool = True) -> set[str]:
    """Returns the variables a text shows; with `selectors`, those it only chooses a form by too."""
    found = re.findall(r"\{\s*(?:\w+\()?\$(\w+)[^{}]*?(->|\})", text)
    return {name for name, end in found if selectors or end == "}"}


def read(own: str, lang: str) -> str:
    """Returns the source of a page, named by its address."""
    folder, _, name = own.rpartition("/")
    source = f"games/{name}/{name}.rules" if folder == "rules" else f"pages/{name}"
    return (WEB / f"{source}.{lang}.md").read_text(encoding="utf-8")


def rules(text: str) -> list[str]:
    """Returns the ids of the rules that a page lists, in its order."""
    return re.findall(r"^- \*\*([A-Z]+\d+)\*\* \S", text, re.MULTILINE)
