"""The style sheets: named sizes; games lay out the frame by custom properties only."""

import re
import subprocess
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from web.tools.environment import node

ROOT = Path(__file__).parents[2]
GAMES = sorted(ROOT.glob("web/games/*/*.css"))
SHEETS = sorted([*ROOT.glob("web/styles/**/*.css"), *GAMES])
CONDITION = re.compile(r"@(?:media|container)\b[^{]*")
# Of one part, not of the table.
OWN_ROOM = re.compile(r"@container \((?:max-height: \d+px|aspect-ratio < [\d.]+)\) ")
COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
# Conditions on other elements. Without them a part of a selector speaks of its subject alone.
CONDITIONS = re.compile(r":(?:not|has)\((?:[^()]|\([^()]*\))*\)")
CLASS = re.compile(r"\.([a-z][\w-]*)")
BUILD = """import esbuild from "esbuild";
import { bundling } from "./tools/bundle.ts";
const [sheet] = process.argv.slice(1);
const built = await esbuild.build({
  ...bundling({ web: process.cwd() }), entryPoints: [sheet], write: false, logLevel: "error" });
console.log(built.outputFiles[0].text);"""


def build(sheet: Path) -> subprocess.CompletedProcess[str]:
    command = [node(), "--input-type=module", "-e", BUILD, str(sheet)]
    return subprocess.run(command, cwd=ROOT / "web", capture_output=True, text=True, check=False)


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.stem)
def test_conditions_name_their_sizes(sheet: Path) -> None:
    for condition in CONDITION.findall(sheet.read_text("utf-8")):
        assert OWN_ROOM.fullmatch(condition) or not re.search(r"\d", condition), condition


# layout.ts names them.
ROOM = re.compile(r'\[data-(?:layout="|step~=")(\w+)"\]')


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.stem)
def test_a_table_asks_for_its_layout_and_steps_not_for_sizes(sheet: Path) -> None:
    css = sheet.read_text("utf-8")
    script = ROOT.joinpath("web/src/table/draw/layout.ts").read_text("utf-8")
    named = {*re.findall(r'"(\w+)"', script), *re.findall(r"^    (\w+)[:,]", script, re.MULTILINE)}
    assert {*ROOM.findall(css)} <= named
    assert "@container table" not in css
    if "table" in sheet.parts:
        sized = r"@media \((?:width|height)"
        assert sheet.stem == "panel" or not re.search(sized, css)  # a dialog is not in the table


def test_the_build_substitutes_sizes_and_stops_at_an_unknown_one(tmp_path: Path) -> None:
    sheet = tmp_path / "sheet.css"
    rule = "@media (width < --phone) and (height >= --low) { a { color: red } }"
    sheet.write_text(rule, "utf-8")
    assert "(width < 37.5rem) and (height >= 30rem)" in build(sheet).stdout
    sheet.write_text(rule.replace("--low", "--lo"), "utf-8")
    failed = build(sheet)
    assert failed.returncode
    assert "no size “lo”" in failed.stderr


def rules(css: str) -> Iterator[tuple[str, str]]:
    """Yield the selectors and declarations of all rules, nested ones too."""
    open_blocks: list[tuple[str, list[str]]] = []
    text = ""
    for mark in COMMENT.sub("", css):
        if mark == "{":
            *declarations, head = text.split(";")
            if open_blocks:
                open_blocks[-1][1].extend(declarations)
            open_blocks.append((head.strip(), []))
        elif mark == "}":
            head, block = open_blocks.pop()
            if not head.startswith("@"):
                yield head, ";".join([*block, text])
        if mark in "{}":
            text = ""
        else:
            text += mark


def subjects(selector: str) -> set[str]:
    """The classes of what a selector styles."""
    depth, start = 0, 0
    plain = CONDITIONS.sub("", selector)
    found: set[str] = set()
    for at, mark in enumerate(plain + ","):
        depth += (mark == "(") - (mark == ")")
        if depth == 0 and mark in " >+~":
            start = at
        elif depth == 0 and mark == ",":
            found |= set(CLASS.findall(plain[start:at]))
            start = at
    return found


def lays_out(declarations: str) -> bool:
    return any(one.strip() and not one.strip().startswith("--") for one in declarations.split(";"))


def classes(sheets: Iterable[Path]) -> set[str]:
    heads = (head for sheet in sheets for head, _ in rules(sheet.read_text("utf-8")))
    return {name for head in heads for name in CLASS.findall(head)}


FRAME = classes(ROOT.glob("web/styles/**/*.css"))


def test_subjects_are_what_a_rule_styles() -> None:
    assert subjects(".table:has(.melds) > .seat.wide:not(.sign) b, .a :is(.seal, .pot)") == {
        "seal",
        "pot",
    }
    assert subjects("& .seat.wide:not(.sign)") == {"seat", "wide"}


@pytest.mark.parametrize("sheet", GAMES, ids=lambda sheet: sheet.stem)
def test_a_game_sets_only_custom_properties_on_the_frame(sheet: Path) -> None:
    css = sheet.read_text("utf-8")
    assert not [head for head, block in rules(css) if subjects(head) & FRAME and lays_out(block)]


def test_the_frame_names_no_class_that_only_games_draw() -> None:
    drawn, games = (
        "".join(path.read_text("utf-8") for path in ROOT.glob(where))
        for where in ("web/src/**/*.ts", "web/games/*/table.ts")
    )
    words = re.compile(r"[\w-]+")
    for name in FRAME & {*words.findall(games)} - {*words.findall(drawn)}:
        assert f"{name.split('-')[0]}-${{" in drawn, name  # made as `log-${kind}`
