"""The build's own tools, where .venv is a link to a folder of somebody's."""

from __future__ import annotations

from pathlib import Path

import pytest

from web.tools import environment


@pytest.fixture
def link(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A link in place of .venv. The installation of packages is replaced."""
    link = tmp_path / ".venv"
    monkeypatch.setattr(environment, "VENV", link)
    monkeypatch.setattr(environment, "PYTHON", link / "bin/python")
    monkeypatch.setattr(environment, "TOOLS", link / "complete")
    monkeypatch.setattr(environment, "BUILD", tmp_path / "build")
    monkeypatch.setattr(environment, "install_npm", lambda: None)
    return link


def test_a_linked_environment_is_not_emptied(link: Path, tmp_path: Path) -> None:
    theirs = tmp_path / "theirs"
    theirs.mkdir()
    (theirs / "letter.txt").write_text("precious")
    link.symlink_to(theirs)
    with pytest.raises(environment.Stop, match=r"is a link to .*theirs, which lacks .*ruff=="):
        environment.make_tools()
    assert (theirs / "letter.txt").read_text() == "precious"


def test_a_link_to_nothing_is_said_to_lack_the_tools(link: Path, tmp_path: Path) -> None:
    link.symlink_to(tmp_path / "gone")
    with pytest.raises(environment.Stop, match="is a link to"):
        environment.make_tools()
    assert link.is_symlink()


def test_a_linked_environment_with_all_tools_is_used(link: Path) -> None:
    link.symlink_to(environment.ROOT / ".venv")
    environment.make_tools()
    assert link.is_symlink()
