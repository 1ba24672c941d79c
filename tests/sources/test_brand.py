"""The product's name and colour stand in web/brand.json alone."""

from __future__ import annotations

import json
from pathlib import Path

WEB = Path(__file__).parents[2] / "web"


def test_texts_and_pages_take_the_name_from_one_file() -> None:
    brand = json.loads((WEB / "brand.json").read_text("utf-8"))
    sources = [*WEB.glob("*.html"), WEB / "manifest.webmanifest", *WEB.glob("locales/*/*.ftl")]
    assert len(sources) > 10
    for path in sources:
        text = path.read_text("utf-8")
        for mine in (*brand["names"].values(), brand["colour"]):
            assert mine not in text, f"{path.relative_to(WEB)} repeats {mine}"
