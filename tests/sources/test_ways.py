"""How the browser tests go from page to page."""

from __future__ import annotations

import re

from web.tools.environment import ROOT

GOTO = re.compile(r"\.goto\((?!.*\.html)[^\n]*(#|view\()")
RELOAD = re.compile(r"\w\.reload\(\)(?!;)")
# The code of `go` and `reload`; the crawl, which also comes to addresses that give way to another
# undrawn; and the test that presses on before anything is drawn.
ALLOWED = {"e2e/conftest.py", "e2e/play.py", "e2e/laws/screen.py", "e2e/stress/test_monkey.py"}
# Starts that fail draw nothing, and other browsers are driven by code of their own.
UNDRAWN = ("e2e/start/", "e2e/engines/")


def test_no_test_looks_at_the_page_before() -> None:
    """`go` and `reload` wait until the page is drawn, `page.goto` only for the address."""
    found = [
        f"{name}:{number}: {line.strip()}"
        for path in sorted((ROOT / "e2e").rglob("*.py"))
        if (name := path.relative_to(ROOT).as_posix()) not in ALLOWED
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if GOTO.search(line) or (RELOAD.search(line) and not name.startswith(UNDRAWN))
    ]
    assert not found, "use go(page, …) or reload(page):\n" + "\n".join(found)


TESTED = re.compile(r"^\s*(?:from|import)\s+(?!(?:docs|pettingzoo)\.)[^\n]*\btest_\w+", re.M)


def test_no_test_imports_from_a_test() -> None:
    """Else a test that is moved or deleted breaks others. The template's runs in two sites."""
    found = [
        f"{path.relative_to(ROOT)}: {line.strip()}"
        for folder in ("tests", "e2e")
        for path in sorted((ROOT / folder).rglob("*.py"))
        for line in TESTED.findall(path.read_text("utf-8"))
    ]
    assert not found, "move what both need to a module of its own:\n" + "\n".join(found)
