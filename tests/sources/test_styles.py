"""The style sheets: named sizes only."""

import re
import subprocess
from pathlib import Path

import pytest
from web.tools.environment import node

ROOT = Path(__file__).parents[2]
SHEETS = sorted([*ROOT.glob("web/styles/**/*.css"), *ROOT.glob("web/games/*/*.css")])
CONDITION = re.compile(r"@(?:media|container)\b[^{]*")
OWN_ROOM = re.compile(r"@container \(max-height: \d+px\) ")  # of one part, not of the table
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


def test_the_build_substitutes_sizes_and_stops_at_an_unknown_one(tmp_path: Path) -> None:
    sheet = tmp_path / "sheet.css"
    rule = "@media (width < --phone) and (height >= --low) { a { color: red } }"
    sheet.write_text(rule, "utf-8")
    assert "(width < 37.5rem) and (height >= 30rem)" in build(sheet).stdout
    sheet.write_text(rule.replace("--low", "--lo"), "utf-8")
    failed = build(sheet)
    assert failed.returncode
    assert "no size “lo”" in failed.stderr
