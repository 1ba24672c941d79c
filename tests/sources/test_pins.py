"""Dependencies are pinned by hash, and the version is the same everywhere."""

from __future__ import annotations

import json
import re
from pathlib import Path

import nanafuda

from web.tools.environment import dev_tools

ROOT = Path(__file__).parents[2]
WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))


def test_actions_are_named_by_commit_and_get_no_credentials_to_keep() -> None:
    uses = [
        (path.name, line, after)
        for path in WORKFLOWS
        for line, after in re.findall(r"uses: (.+)\n((?: {8,}.*\n)*)", path.read_text("utf-8"))
        if not line.startswith("./")
    ]
    assert uses
    for name, line, after in uses:
        assert re.fullmatch(r"[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", line), f"{name}: {line}"
        assert "checkout" not in line or "persist-credentials: false" in after, name


def test_python_tools_are_locked_with_hashes_and_without_addresses() -> None:
    text = (ROOT / "requirements-dev.txt").read_text("utf-8")
    entries = re.split(r"\n(?=[\w.-]+==)", text)[1:]
    assert all("--hash=sha256:" in entry for entry in entries)
    assert set(dev_tools()) <= {entry.split()[0] for entry in entries}
    assert "://" not in text


def test_npm_packages_are_locked_with_hashes_and_without_addresses() -> None:
    packages = json.loads((ROOT / "web/package-lock.json").read_text("utf-8"))["packages"]
    for name, package in packages.items():
        assert not name or "integrity" in package, name
        assert "resolved" not in package, name


def test_change_log_knows_the_version() -> None:
    text = (ROOT / "CHANGELOG.md").read_text("utf-8")
    assert re.search(rf"^## \[{re.escape(nanafuda.__version__)}\] - \d{{4}}-", text, re.MULTILINE)
