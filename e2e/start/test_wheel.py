"""The engine's wheel in a stock Pyodide page of its own: no part of our start."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Page

from e2e.bench import PYODIDE, STOCK
from e2e.conftest import Faults
from e2e.server import SiteServer

PAGE = """<!doctype html><title>stock</title><script type="module">
import { loadPyodide } from "./pyodide.mjs";
const python = await loadPyodide();
await python.loadPackage(new URL("MICROPIP", location.href).href);
python.globals.set("url", new URL("ENGINE", location.href).href);
document.title = await python.runPythonAsync(`
import json, micropip
await micropip.install(url)
from nanafuda.protocol import JsonSession
session = JsonSession()
ask = lambda **fields: json.loads(session.handle(json.dumps(fields)))
state = ask(do="startMatch", game="seven-euchre", seed="stock", level="beginner")
while state.get("thinking") or state["next"] in ("person", "bot"):
    if state.get("thinking") or state["next"] == "bot":
        state = ask(do="think")
    else:
        state = ask(do="play", action=state["legal"][-1])
f"dealt and played: {state['next']}"
`);
</script>"""


@pytest.mark.long  # only a release brings it
def test_wheel_installs_with_micropip_and_plays_a_deal(
    page: Page, folder: Path, tmp_path: Path, faults: Faults
) -> None:
    stock = tmp_path / "stock"
    stock.mkdir()
    for name in (*STOCK, "pyodide-lock.json"):
        shutil.copy(PYODIDE / name, stock)
    wheels = {}
    for key, pattern in (("MICROPIP", "micropip-*.whl"), ("ENGINE", "nanafuda-*.whl")):
        wheel = next((folder / "assets/py").rglob(pattern))
        shutil.copy(wheel, stock)
        wheels[key] = wheel.name
    text = PAGE
    for key, name in wheels.items():
        text = text.replace(key, name)
    (stock / "index.html").write_text(text)
    with SiteServer(stock, prefix="/stock/") as site:
        faults.home = site.url
        faults.allow("404")  # it has no icon
        page.goto(site.url)
        page.wait_for_function("() => document.title.startsWith('dealt')")
        assert page.title() == "dealt and played: deal"
