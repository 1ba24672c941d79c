"""A deal as it is heard: Orca, Firefox, real keys."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path

import pytest
from nanafuda import Match

from e2e.conftest import ROOT
from e2e.engines.orca import Reader, missing, reading
from e2e.engines.window import BROWSER, HERE
from e2e.play import kept
from web.tools.browsers import BY_HAND, ORCA
from web.tools.server import SiteServer

FIREFOX = os.environ.get("NANAFUDA_BROWSER_PATH", "")
GOLDEN, HEARD = HERE / "orca.golden.txt", ROOT / ".build/orca.txt"
SETTINGS = json.dumps({"format": 1, "lang": "en", "theme": "auto", "pace": "instant"})
# Whether the person may draw now, and which card of the hand is to go: the first that may.
TURN = """() => {
  const { next } = document.querySelector(".table").dataset;
  const can = ":not([aria-disabled])";
  const may = (id) => document.querySelector(`.actions [data-id=${id}]${can}`) !== null;
  return next !== "person" ? next : may("pass") ? "pass" : may("draw") ? "draw" : "discard";
}"""
FOCUSED = "() => document.activeElement?.dataset.card ?? null"


def version() -> str:
    said = subprocess.run(["orca", "--version"], check=True, capture_output=True, text=True)
    return said.stdout.split(".")[0].strip()


@pytest.mark.long
@pytest.mark.skipif(BROWSER != "firefox" or not FIREFOX, reason="Orca reads the system's Firefox")
def test_a_deal_is_played_by_ear(folder: Path) -> None:
    """Seven Bridge for two, from the first word to the result: the golden lines are said in order.

    Orca also speaks the bots' actions, but omits some of them on a busy machine.
    """
    if lacking := missing():
        pytest.skip(f"not here: {', '.join(lacking)} (Debian: {BY_HAND} {' '.join(ORCA)})")
    assert version() == "43", "orca.golden.txt has the words of Orca 43"
    match = Match("seven-bridge", seats=2, options={"deals": 1}, seed="orca")
    with SiteServer(folder) as server, reading(FIREFOX) as reader:
        window = reader.window
        window.open(f"{server.url}about.en.html")
        stored = {"nanafuda:settings": SETTINGS, "nanafuda:save:seven-bridge": kept(match)}
        window.run("(all) => { Object.assign(localStorage, all); }", stored)
        window.open(f"{server.url}#play=seven-bridge")
        window.wait(".table[data-busy=no]")
        said = play(reader)
    HEARD.write_text("".join(f"{line}\n" for line in said), "utf-8")
    at = 0
    for line in GOLDEN.read_text("utf-8").splitlines():
        found = [nth for nth, text in enumerate(said) if nth >= at and line in text]
        assert found, f"not heard: {line}; after the line before: {said[at:]}"
        at = found[0]


def play(reader: Reader) -> list[str]:
    """Plays a deal; returns all that is said, whichever key it comes after."""
    said = reader.listen()
    keys = 0

    def press(key: str) -> None:
        nonlocal keys
        keys += 1
        assert keys < 100, "the keys do not reach the table"
        said.extend(reader.press(key))

    while reader.window.run(FOCUSED) is None:
        press("Tab")
    while (turn := reader.window.run(TURN)) not in ("deal", "over"):
        for key in ("Home", "Return", "x") if turn == "discard" else (turn[0],):
            press(key)
    return said
