"""One version, said in one place."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import nanafuda

ROOT = Path(__file__).parents[2]


def test_the_package_alone_says_the_version() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    assert "version" not in project["project"] and project["project"]["dynamic"] == ["version"]
    source = ROOT / project["tool"]["hatch"]["version"]["path"]
    assert source == Path(nanafuda.__file__)
    assert re.findall(r'^__version__ = "(.+?)"', source.read_text("utf-8"), re.M) == [
        nanafuda.__version__
    ]


def test_the_build_reads_it() -> None:
    from web.tools.site import version

    assert version() == nanafuda.__version__
