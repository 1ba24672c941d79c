"""A fork's site has its own name, colour, address and page; the first name is in the credit."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from e2e.conftest import ROOT
from e2e.play import BRAND, CATALOGUE
from web.tools import site
from web.tools.environment import BUILD, node

pytestmark = pytest.mark.long  # it builds a site
NAMES = {"ja": "八雲札", "en": "Île des cartes!"}
COLOUR, SOURCE = "#7a1f3d", "https://git.example/cards"
CREDIT = re.compile(r"(?:cards|chips) were drawn for Nanafuda\.|絵は、?七札のために描いたもの")
# Technical names: Python's module and wheel, modules of the bundle, stores and their keys, and the
# id of the export format. Other programs and stored data need them.
TECHNICAL = re.compile(
    r"from nanafuda\b|nanafuda\.(?:protocol|workshop)|nanafuda-[\d.]+-py3|/nanafuda_\w+-"
    r'|nanafuda:|nanafuda (?:plain )?\$|"nanafuda"|Database\(`nanafuda-'
)
MARKUP = re.compile(r"</?(?:wbr|ruby|rb|rt|rp)[^>]*>")


def test_a_fork_shows_its_own_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    web, made = tmp_path / "web", tmp_path / "site"
    for part in ("web", "engine"):
        left_out = shutil.ignore_patterns("node_modules", "__pycache__")
        shutil.copytree(ROOT / part, tmp_path / part, ignore=left_out)
    (web / "node_modules").symlink_to(ROOT / "web/node_modules")
    (tmp_path / ".build").symlink_to(BUILD)
    own = {"names": NAMES, "colour": COLOUR, "source": SOURCE}
    (web / "brand.json").write_text(json.dumps({**BRAND, **own}), "utf-8")
    for lang in NAMES:
        (web / f"pages/imprint.{lang}.md").write_text("# {{brand}}, 2026\n", "utf-8")
    tools, parts = web / "tools/make-site.ts", (BUILD / "python", BUILD / "catalogue.json")
    subprocess.run([node(), tools, made, *parts, ""], check=True)

    texts = [path for path in made.rglob("*") if path.suffix in {".html", ".js", ".css"}]
    for path in [*texts, made / "manifest.webmanifest", made / "icon.svg"]:
        text = MARKUP.sub("", path.read_text("utf-8"))
        left = TECHNICAL.sub("", CREDIT.sub("", text))
        for old in (*BRAND["names"].values(), BRAND["names"]["en"].lower()):
            assert old not in left, (path.name, left[max(0, left.find(old) - 60) :][:120])
    credited = [path for path in texts if CREDIT.search(MARKUP.sub("", path.read_text("utf-8")))]
    assert len(credited) == len(NAMES) * (1 + len(CATALOGUE["games"]))
    for lang, name in NAMES.items():
        page, about = (
            (made / f"{id}.{lang}.html").read_text("utf-8") for id in ("imprint", "about")
        )
        for tag in ("title", "h1", "footer"):
            assert re.search(f"<{tag}\\b.*{name}.*</{tag}>", MARKUP.sub("", page)), tag
        assert site.version() in about
        assert f'href="{SOURCE}"' in about
    assert COLOUR in (made / "icon.svg").read_text("utf-8")
    monkeypatch.setattr(site, "WEB", web)
    assert site.file_name() == "île-des-cartes"
