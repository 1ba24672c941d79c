"""The rules pages: every rule once, every picture a card of the pack, both languages alike."""

import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from nanafuda import GAMES
from nanafuda.mechanics import cards

from words.texts import messages, read, rules

WEB = Path(__file__).parents[2] / "web"
LANGS = ("en", "ja")


PACKS = {
    name: set(pack.codes)
    for name, pack in {
        "seven": cards.SEVEN,
        "colours": cards.COLOURS,
        "french": cards.FRENCH_JOKER,
    }.items()
}
SEVEN = {f"{suit}{rank}" for i, suit in enumerate("HOBCSTF") for rank in range(1 + i, 8 + i)}
TEXTS = [f"rules/{game}" for game in GAMES] + ["about"]


def pictures(text: str) -> list[str]:
    return re.findall(r"\[\[(.*?)\]\]", text)


def headings(text: str) -> list[tuple[str, str]]:
    """Level and id of every heading but the title."""
    return re.findall(r"^(##+) .+ \{#([a-z][a-z-]*)\}$", text, re.MULTILINE)


def tables(text: str) -> list[list[list[str]]]:
    """Every table as rows of cells, head first, without the rule under the head."""
    found: list[list[list[str]]] = []
    inside = False
    for line in text.splitlines():
        if line.startswith("|"):
            if not inside:
                found.append([])
            if not re.fullmatch(r"[|-]+", line):
                found[-1].append([cell.strip() for cell in line.strip("|").split("|")])
        inside = line.startswith("|")
    return found


def section(text: str, id: str) -> str:
    found = re.search(rf"\{{#{id}\}}\n(.*?)(?=^##|\Z)", text, re.MULTILINE | re.DOTALL)
    assert found, f"no section {id}"
    return found[1]


def outline(text: str) -> list[str]:
    """Headings, rules, list items, tables and pictures in their order, without the words."""
    lines = []
    for line in text.splitlines():
        if heading := re.match(r"(#+) (?:.*\{#([a-z-]+)\})?", line):
            lines.append(f"{heading[1]} {heading[2]}")
        elif item := re.match(r"( *-) (?:\*\*([A-Z]+\d+)\*\* )?", line):
            lines.append(f"{item[1]} {item[2]}")
        elif line.startswith("|"):
            lines.append(f"| {line.count('|')}")
        elif line:
            lines.append("text")
        lines += pictures(line)
    return lines


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", list(GAMES))
def test_every_rule_stands_once(game: str, lang: str) -> None:
    items = rules(read(f"rules/{game}", lang))
    assert items and len(items) == len(set(items))


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", list(GAMES))
def test_rules_cited_in_the_text_exist(game: str, lang: str) -> None:
    text = re.sub(r"\[\[.*?\]\]", "", read(f"rules/{game}", lang))
    items = set(rules(text))
    letters = "|".join({re.sub(r"\d", "", rule) for rule in items})
    assert set(re.findall(rf"(?<![A-Za-z])(?:{letters})\d+", text)) == items


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", list(GAMES))
def test_pictures_show_cards_of_the_pack(game: str, lang: str) -> None:
    pack = PACKS[GAMES[game].pack_name]
    suits = {card[0] for card in pack} - {"X"}
    shown = pictures(read(f"rules/{game}", lang))
    assert shown
    for inside in shown:
        kind, _, value = inside.rpartition(":")
        if kind:
            assert value in {"suit": suits, "die": {"1", "6"}}[kind], inside
        else:
            row = inside.split(" ")
            assert set(row) <= pack and len(set(row)) == len(row), inside


@pytest.mark.parametrize("own", TEXTS)
def test_languages_have_the_same_shape(own: str) -> None:
    en, ja = (outline(read(own, lang)) for lang in LANGS)
    assert en == ja


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("own", TEXTS)
def test_markdown_is_plain(own: str, lang: str) -> None:
    text = read(own, lang)
    assert len(re.findall(r"^# .", text, re.MULTILINE)) == 1 and text.startswith("# ")
    found = [id for _, id in headings(text)]
    assert len(found) == len(re.findall(r"^##", text, re.MULTILINE)), "a heading without an id"
    assert len(set(found)) == len(found)
    assert not re.search(r"<[a-zA-Z/!]|!\[", text), "raw HTML or an image"
    for table in tables(text):
        assert len(table) > 1 and len({len(row) for row in table}) == 1


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", list(GAMES))
def test_every_option_has_a_default_among_its_values(game: str, lang: str) -> None:
    (table,) = tables(section(read(f"rules/{game}", lang), "options"))
    assert len(table) == 1 + len(GAMES[game].options)
    for name, values, default in table[1:]:
        assert name
        assert set(re.findall(r"\w+", default)) <= set(re.findall(r"\w+", values)) or (
            default in values
        )


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", list(GAMES))
def test_the_table_of_options_says_what_is_preset(game: str, lang: str) -> None:
    (table,) = tables(section(read(f"rules/{game}", lang), "options"))
    for (_, values, preset), option in zip(table[1:], GAMES[game].options, strict=True):
        value = option.default if option.suggested is None else option.suggested
        number = re.search(r"\d+", str(value))
        if number and number[0] in values:
            assert re.findall(r"\d+", preset) == [number[0]], preset


def numbers_of_the_card(game: str) -> list[object]:
    """Numbers of the rules that the first section names, as the engine knows them."""
    facts: dict[str, Any] = dict(GAMES[game].views.facts())
    usual = {option.id: option.default for option in GAMES[game].options}
    match game:
        case "seven-euchre":
            values = [bid["value"] for bid in facts["bids"]]
            return [
                usual["target"],
                facts["levels"][0],
                facts["levels"][-1],
                *values[:1],
                values[-1],
            ]
        case "sevens-heaven":
            return [facts["target"], facts["prediction"]]
        case "ring-of-sevens":
            return sorted(set(facts["worth"].values()) - {0})
        case "seven-bridge":
            return [facts["pips"]["H12"], facts["pips"]["H1"]]
        case "upside-down":
            points = facts["points"]
            return [points["winner"], points["second-winner"], f"−{-points['loser']}"]
        case _:
            return []


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", list(GAMES))
def test_the_rules_in_one_look_are_seven_lines_with_cards_and_true_numbers(
    game: str, lang: str
) -> None:
    card = section(read(f"rules/{game}", lang), "quick")
    lines = card.strip().splitlines()
    assert 3 <= len(lines) <= 7 and all(line.startswith("- **") for line in lines)
    assert pictures(card)
    said = re.sub(r"\[\[.*?\]\]", "", card)
    for number in numbers_of_the_card(game):
        assert re.search(rf"(?<!\d){number}(?!\d)", said), number


@pytest.mark.parametrize("lang", LANGS)
def test_E21_bid_values(lang: str) -> None:
    table, *_ = tables(section(read("rules/seven-euchre", lang), "scoring"))
    assert table[0][1:] == [str(tricks) for tricks in range(7, 13)]
    assert len(table) == 9
    for i, row in enumerate(table[1:]):
        assert row[1:] == [str(7 + 8 * (tricks - 7) + i) for tricks in range(7, 13)]


@pytest.mark.parametrize("lang", LANGS)
def test_E14_orders_of_trumps(lang: str) -> None:
    rows = [row.split() for row in pictures(section(read("rules/seven-euchre", lang), "trumps"))]
    orders = [row for row in rows if len(row) == 13]
    assert [row[0] for row in orders] == ["B7", "F7", "C7", "H7"]
    for own, *rest in orders:
        sevens = [f"{suit}7" for suit in "FTSCBOH" if suit != own[0]]
        assert [card for card in rest if card in sevens] == sevens
        assert all(int(a[1:]) >= int(b[1:]) for a, b in pairwise(rest))
        assert {own, *rest} == {card for card in SEVEN if card[0] == own[0] or card[1:] == "7"}


def numbers_of_the_lessons(game: str) -> dict[str, list[int]]:
    """Numbers of the rules that a step of a lesson names, as the engine knows them."""
    facts: dict[str, Any] = dict(GAMES[game].views.facts())
    match game:
        case "seven-euchre":
            values = {(bid["denomination"], bid["tricks"]): bid["value"] for bid in facts["bids"]}
            levels = facts["levels"]
            usual = next(option.default for option in GAMES[game].options if option.id == "target")
            return {
                "cards-made": [values["B", 8]],
                "cards-missed": [values["B", 8]],
                "cards-end": [int(usual)],
                "auction-pass": [levels[0]],
                "auction-made": [values["S", 9]],
            }
        case "sevens-heaven":
            target, chip = facts["target"], facts["prediction"]
            goals = {"bets-goal": [target], "stacks-goal": [target]}
            return goals | {"bets-predict": [chip], "stacks-chip": [chip]}
        case "ring-of-sevens":
            return {"chains-score-card": sorted(set(facts["worth"].values()) - {0})}
        case "seven-bridge":
            return {
                "first-discard": [facts["pips"]["H13"]],
                "first-lay-all": [-facts["all_laid_off"]],
                "claims-paid": [facts["joker_factor"]],
            }
        case "upside-down":
            winner, second, loser = facts["points"].values()
            return {"first-won": [winner, -loser], "titles-names": [winner, second, -loser]}
        case _:
            return {}


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", list(GAMES))
def test_lessons_name_the_numbers_of_the_rules(game: str, lang: str) -> None:
    for step, numbers in numbers_of_the_lessons(game).items():
        text = messages(lang, f"games/{game}/{game}.lessons.LANG.ftl")[f"{game}-lesson-{step}"]
        for number in numbers:
            assert re.search(rf"(?<!\d){number}(?!\d)", text), (step, number, text)
