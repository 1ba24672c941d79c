"""How the browser tests go from page to page."""

from __future__ import annotations

import re

from web.tools.environment import ROOT

GOTO = re.compile(r"\.goto\((?!.*\.html)[^\n]*(#|view\()")
# What `go` is made of; the crawl, which also comes to addresses that give way to another undrawn;
# and the test that presses on before anything is drawn.
ALLOWED = {"e2e/conftest.py", "e2e/play.py", "e2e/laws/screen.py", "e2e/stress/test_monkey.py"}


def test_no_test_looks_at_the_page_before() -> None:
    """`go` waits until the page of an address is drawn, `page.goto` only for the address."""
    found = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in sorted((ROOT / "e2e").rglob("*.py"))
        if path.relative_to(ROOT).as_posix() not in ALLOWED
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if GOTO.search(line)
    ]
    assert not found, "use go(page, …):\n" + "\n".join(found)
