"""Names: what a screen reader meets has one, in words; headings and tables can be gone through."""

from __future__ import annotations

import re
from collections.abc import Iterator

from playwright.sync_api import Locator

from e2e.conftest import ROOT

LINE = re.compile(r'\s*- (?P<role>[a-z]+)(?: "(?P<name>(?:[^"\\]|\\.)*)")?(?P<rest>.*)')
NAMED = {"button", "link", "radio", "checkbox", "combobox", "slider", "textbox", "spinbutton"}
NAMED |= {"dialog", "region", "toolbar", "img"}
# Of these, the name is not put together from what they hold.
OWN_NAME = NAMED | {"heading", "group", "list", "table"}
IDS = {
    id
    for path in (ROOT / "web").glob("*/**/*.en.ftl")
    if "node_modules" not in path.parts
    for id in re.findall(r"^([\w-]+-[\w-]+) =", path.read_text("utf-8"), re.M)
} | {
    id
    for path in (ROOT / "web/locales/en").glob("*.ftl")
    for id in re.findall(r"^([\w-]+-[\w-]+) =", path.read_text("utf-8"), re.M)
}
WORD, NUMBER = r"[^\W\d_]", r"\w"  # of several numbers the group has the name
NOT_WORDS = re.compile(r"\[object|undefined|\bnull\b|\bNaN\b|[{}]")
CODE = re.compile(r"(?<![\w-])[FTSCBOHRGUD]\d{1,2}(?![\w.])")
TWICE = re.compile(r"(?<!\w)([^\W\d_]{2,})[\s,:;、：]*\1(?!\w)", re.I)
TABLES = """(root) => [...root.querySelectorAll("table")]
  .filter((one) => one.checkVisibility() && !one.closest("[aria-hidden=true]"))
  .filter((one) => !one.matches(".keys") && !(one.querySelector("caption, th[scope=col]")
    && one.querySelector("th[scope=col]")))
  .map((one) => one.outerHTML.slice(0, 200))"""


def faults(root: Locator) -> Iterator[str]:
    """Faults in names, headings and tables below an element."""
    level = None
    codes = root.locator(".workshop").count() > 0  # there, codes of cards are meant
    for line in root.aria_snapshot().splitlines():
        line = re.sub(r"^(\s*- )'(.*)'(:?)$", r"\1\2\3", line)  # a name with a colon is quoted
        parts = LINE.match(line)
        if not parts or "/url" in line:
            continue
        role, name, text = parts["role"], parts["name"] or "", line.strip()
        if role in NAMED and not re.search(NUMBER if role == "radio" else WORD, name):
            yield f"no name: {text}"
        if not codes and (NOT_WORDS.search(text) or CODE.search(text)):
            yield f"no words: {text}"
        if ids := IDS & set(re.findall(r"[\w-]+", text)):
            yield f"{ids}: {text}"
        if role in OWN_NAME and TWICE.search(name):
            yield f"twice: {text}"
        if role == "heading":
            now = int(parts["rest"].partition("level=")[2][0])
            if now > (level or 2) + 1 or (level is None and now > 2):
                yield f"after level {level}: {text}"
            level = now
    yield from root.evaluate(TABLES)
