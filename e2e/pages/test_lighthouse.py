"""Lighthouse gives the lobby full marks for accessibility, best practices and search engines."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path

import pytest

from e2e.conftest import ROOT
from e2e.play import LANGS
from e2e.server import SiteServer
from web.tools.browsers import playwright_path
from web.tools.environment import node

CATEGORIES = ("accessibility", "best-practices", "seo")


@pytest.mark.long
@LANGS
def test_lighthouse_finds_nothing(site: SiteServer, lang: str) -> None:
    browser = os.environ.get("NANAFUDA_BROWSER_PATH") or playwright_path("chromium")
    flags = f"--headless --no-sandbox --disable-gpu --accept-lang={lang}"
    command: list[str | Path] = [
        node(),
        ROOT / "web/node_modules/lighthouse/cli/index.js",
        site.url,
    ]
    command += ["--quiet", "--output=json", f"--chrome-flags={flags}"]
    command += [f"--only-categories={','.join(CATEGORIES)}"]
    env = {**os.environ, "CHROME_PATH": browser}
    found = json.loads(subprocess.run(command, env=env, check=True, capture_output=True).stdout)
    audits = found["audits"]
    weighed = [one for of in CATEGORIES for one in found["categories"][of]["auditRefs"]]
    scores = {one["id"]: audits[one["id"]]["score"] for one in weighed if one["weight"]}
    assert scores and {name for name, score in scores.items() if score not in (1, None)} == set()
