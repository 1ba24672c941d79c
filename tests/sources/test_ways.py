"""How the browser tests go from page to page."""

from __future__ import annotations

import re

from web.tools.environment import ROOT

WAYS = re.compile(r"\.goto\((?!.*\.html)[^\n]*(#|view\()|\w\.reload\(\)(?!;)")
# The code of `go` and `reload`; the crawl, which also comes to addresses that give way to another
# undrawn; and what has reasons to look before anything is drawn.
ALLOWED = re.compile(
    r"e2e/(conftest|play|laws/screen|stress/test_monkey)\.py|e2e/(start|engines)/.*"
)


def test_no_test_looks_at_the_page_before() -> None:
    """`go` and `reload` wait until the page is drawn, `page.goto` only for the address."""
    found = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in sorted((ROOT / "e2e").rglob("*.py"))
        if not ALLOWED.fullmatch(path.relative_to(ROOT).as_posix())
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if WAYS.search(line)
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
