"""The sentence beside a level in the form gives the figures of docs/bots.md."""

import re
from pathlib import Path

import pytest
from nanafuda.bots import LEVELS
from nanafuda.games import GAMES

from words.texts import LANGS, messages

MEASURED = (Path(__file__).parents[2] / "docs/bots.md").read_text("utf-8")
SAID = {lang: messages(lang, "locales/LANG/setup.ftl") for lang in LANGS}
FIELD = MEASURED.partition("## Percent against the field")[2].partition("Repeat:")[0]


def percents(game: str) -> list[int]:
    """The share of club players' results that each level beats; empty if it is not measured."""
    name = messages("en", f"games/{game}/{game}.LANG.ftl")[f"{game}-name"]
    row = re.search(rf"^\| {re.escape(name)} \|(.*)", FIELD, re.MULTILINE)
    return [round(float(one)) for one in re.findall(r"([\d.]+) ±", row[1])] if row else []


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", [game for game in GAMES if f"level-gain-{game}" in SAID["en"]])
def test_the_gain_of_a_level_is_the_measured_one(game: str, lang: str) -> None:
    found = dict(re.findall(r"\[(\w+)\] (.*)", SAID[lang][f"level-gain-{game}"]))
    assert list(LEVELS) == sorted(found, key=list(LEVELS).index)
    measured = dict(zip(LEVELS, percents(game), strict=False))
    for level, text in found.items():
        of = "beginner" if level == "club" else level  # a club player is the measure
        for percent in re.findall(r"(\d+)\s?%", text):
            assert int(percent) == measured[of], (level, text)
