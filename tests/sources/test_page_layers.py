"""A layer of the page imports only lower ones, by any kind of import."""

import re
from pathlib import Path

import pytest
from facts import facts_of_games
from nanafuda.games import GAMES

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "web/src"
HOMES = ROOT / "web/games"
# From the lowest; the games stand between table and features.
LAYERS = ["base", "cards", "i18n", "engine", "storage", "ui", "table", "games", "features", "app"]
# `import … from`, `export … from`, `import "…"`, `import("…")` and `typeof import("…")`, types too.
ANY = re.compile(r'\b(?:from|import)\s*\(?\s*"(\.[^"]+)"')
CIRCLE = 2  # files: a table and its mode


def imports(script: Path) -> set[Path]:
    """The page's modules that this one imports in any way."""
    paths = {(script.parent / path).resolve() for path in ANY.findall(script.read_text("utf-8"))}
    assert all(path.exists() for path in paths), script
    return {path for path in paths if path.is_relative_to(SOURCES) or path.is_relative_to(HOMES)}


def layer(script: Path) -> str:
    return "games" if script.is_relative_to(HOMES) else script.relative_to(SOURCES).parts[0]


def scripts(name: str) -> list[Path]:
    folder = HOMES if name == "games" else SOURCES / name
    return [path for path in folder.rglob("*.ts") if not path.name.endswith((".test.ts", ".d.ts"))]


def test_there_are_no_other_layers() -> None:
    folders = {path.name for path in SOURCES.iterdir() if path.is_dir()}
    assert folders | {"games"} == set(LAYERS)


@pytest.mark.parametrize("name", LAYERS)
def test_a_layer_imports_only_what_lies_below(name: str) -> None:
    below = LAYERS[: LAYERS.index(name) + 1]
    for script in scripts(name):
        for other in imports(script):
            assert layer(other) in below, f"{script} imports {other}"


def test_a_feature_imports_another_one_only_through_its_index() -> None:
    features = SOURCES / "features"
    for script in scripts("features"):
        own = script.relative_to(features).parts[0]
        for other in imports(script):
            if other.is_relative_to(features) and other.relative_to(features).parts[0] != own:
                assert other.name == "index.ts", f"{script} imports {other}"


def test_no_circle_of_imports_grows() -> None:
    graph = {script: imports(script) for name in LAYERS for script in scripts(name)}
    reach = {script: reachable(graph, script) for script in graph}
    for script, others in reach.items():
        circle = [other for other in others if script in reach.get(other, ())]
        assert len(circle) <= CIRCLE, sorted(circle)


def reachable(graph: dict[Path, set[Path]], start: Path) -> set[Path]:
    """The modules that `start` imports, directly or through others."""
    found: set[Path] = set()
    waiting = [start]
    while waiting:
        new = graph.get(waiting.pop(), set()) - found
        found |= new
        waiting += new
    return found


def test_the_frame_knows_no_game() -> None:
    """No id, no field and no event, action or reason that one game alone has.

    A text may be a word of the page's own, such as a cue, if no message is tested for it.
    """
    own = facts_of_games()
    code = {path: re.sub(r"(?m)//.*|^ *\*.*", "", path.read_text("utf-8")) for path in frame()}
    ours = set(re.findall(r'\| "([\w-]+)"|\b(\w+)\??[:(]', "\n".join(code.values())))
    ours = {word for pair in ours for word in pair}
    found = []
    for path, text in code.items():
        texts = set(re.findall(r'(?<!=)["`]([\w-]+)["`:]', text))
        tested = set(re.findall(r'\b(?:type|reason|phase|ending|how)\W*[!=]== "([\w-]+)"', text))
        used = {("text", word) for word in (texts - ours) | tested} & own
        used |= {word for word in own if word[0] == "field" and "_" in word[1] and word[1] in text}
        games = {("game", game) for game in GAMES if game in text}
        found += [f"{path.name}: {word}" for _, word in sorted(used | games)]
    for path in (ROOT / "web/styles").rglob("*.css"):
        named = {*re.findall(r'="([a-z][\w-]+)"\]', path.read_text("utf-8"))} - ours
        found += [f"{path.name}: {one}" for one in named if one in GAMES or ("text", one) in own]
    assert len(own) > 100 and not found


def frame() -> list[Path]:
    """The page's modules besides the games'."""
    return [path for name in LAYERS if name != "games" for path in scripts(name)]
