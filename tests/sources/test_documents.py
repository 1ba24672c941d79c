"""Names in documents, docstrings and comments exist: files, commands, symbols and counts."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tokenize
from collections.abc import Iterator
from fnmatch import translate
from functools import cache, cached_property
from itertools import product
from pathlib import Path

import pytest
from nanafuda.games import GAMES
from nanafuda.gymnasium import id_of
from words.texts import read, rules

ROOT = Path(__file__).parents[2]
SKIPPED = {".git", ".venv", ".build", "node_modules", "__pycache__", "dist", "pictures"}
CODE = {".py", ".ts", ".js", ".mjs"}
NAMED = "py|ts|js|mjs|md|json|jsonl|ftl|css|html|svg|toml|txt|yml|patch|webmanifest"
FILE = re.compile(rf"(?<![\w/.:@-])[\w<>{{}}*,./…-]*[\w>*}}]\.(?:{NAMED})\b(?![\w(./-])")
NAMING = re.compile(rf"#.*(?:\.(?:{NAMED})\b|beside this file)")
FOLDER = re.compile(r"[\w<>{},.*-]+(?:/[\w<>{},.*-]+)+/?")
SYMBOL = re.compile(r"_?[A-Za-z]\w*(?:\.\w+)*(?:\(.*\))?")
# Names that stand for a reader's own, files of others, and ids of environments.
EXAMPLES = {"mine.py", "x.ts", "x.test.ts", "OUT.html", *map(id_of, GAMES)}


class Tree:
    """The sources below a folder."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.files = [
            path
            for path in root.rglob("*")
            if path.is_file() and not SKIPPED & set(path.relative_to(root).parts)
        ]

    @cached_property
    def paths(self) -> list[str]:
        """Every file and folder, with a slash before it."""
        found = {f"/{path.relative_to(self.root).as_posix()}" for path in self.files}
        for path in list(found):
            found |= {str(folder) for folder in Path(path).parents}
        return sorted(found)

    @cached_property
    def code(self) -> str:
        """All code without documents: words in it are symbols, its strings are names of results."""
        own = Path(__file__).name
        return "\n".join(
            path.read_text("utf-8")
            for path in self.files
            if path.suffix in {*CODE, ".css", ".html"} and path.name != own
        )

    @cached_property
    def made(self) -> set[str]:
        """Names that a string of the code ends with: files that the build makes."""
        return set(re.findall(r"""["'`/]([\w.-]+)["'`]""", self.code))

    @cached_property
    def words(self) -> set[str]:
        json = (path for path in self.files if path.suffix == ".json" and path.parent.name == "web")
        return set(re.findall(r"\w+", self.code + "".join(map(Path.read_text, json))))

    @property
    def documents(self) -> list[Path]:
        return [path for path in self.files if path.suffix == ".md" and self.is_document(path)]

    def is_document(self, path: Path) -> bool:
        """The rules pages and the changes of earlier versions are texts of another kind."""
        parts = path.relative_to(self.root).parts
        return path.name != "CHANGELOG.md" and parts[:2] not in (("web", "games"), ("web", "pages"))

    def has(self, name: str) -> bool:
        """Whether a file or folder ends so, or the build makes a file of this name."""
        return all(self.has_one(one) for one in spelled_out(name.rstrip("/")))

    def has_one(self, name: str) -> bool:
        if Path(name).name in self.made:
            return True
        if "*" not in name:
            return f"/{name}" in self.ends
        pattern = re.compile(rf"(?:^|.*/){translate(name)}")
        return any(map(pattern.match, self.paths))

    @cached_property
    def ends(self) -> set[str]:
        """Every end of a path that begins at a slash."""
        return {path[at:] for path in self.paths for at, sign in enumerate(path) if sign == "/"}


def spelled_out(name: str) -> Iterator[str]:
    """The patterns that a name with braces, <placeholders> and CAPITALS stands for."""
    name = re.sub(r"<[\w-]+>|\b(?:CATALOGUE|GAME|LANG|NAME|SEED)\b|…", "*", name.lstrip("./"))
    parts = [part.split(",") for part in re.split(r"[{}]", name)]
    for chosen in product(*parts):
        yield "".join(chosen)


@cache
def comments(path: Path) -> tuple[str, ...]:
    return tuple(read_comments(path))


def read_comments(path: Path) -> Iterator[str]:
    """The docstrings and comments of a source."""
    text = path.read_text("utf-8")
    if path.suffix == ".py":
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
                yield ast.get_docstring(node) or ""
        if not NAMING.search(text):
            return  # to find its comments among its strings would take most of the time
        with path.open("rb") as lines:
            for token in tokenize.tokenize(lines.readline):
                if token.type == tokenize.COMMENT:
                    yield token.string
    else:
        yield from re.findall(r"/\*.*?\*/|(?<!:)//[^\n]*", text, re.DOTALL)


def missing_files(tree: Tree) -> list[str]:
    found = []
    for path in tree.files:
        if path in tree.documents:
            # The guide's commands and edits make files.
            texts = [re.sub(r"(?ms)^```(?:sh|diff)\n.*?^```", "", path.read_text("utf-8"))]
        elif path.suffix in CODE:
            texts = [*comments(path)]
        else:
            continue
        for text in texts:
            named = set(FILE.findall(text))
            if path.suffix == ".md":
                spans = re.findall(r"`([^`\n]+)`", text)
                named |= {span for span in spans if FOLDER.fullmatch(span)}
            found += [
                f"{path.relative_to(tree.root)} names {name}"
                for name in sorted(named - EXAMPLES)
                if not tree.has(name)
            ]
    return found


def missing_links(tree: Tree) -> list[str]:
    found = []
    for path in tree.documents:
        for target in re.findall(r"\]\((?!https?:|#)([^)\s]+)\)", path.read_text("utf-8")):
            file, _, anchor = target.partition("#")
            other = path.parent / file
            if not other.exists() or (anchor and anchor not in anchors(other)):
                found.append(f"{path.relative_to(tree.root)} links to {target}")
    return found


def anchors(path: Path) -> set[str]:
    heads = re.findall(r"^#+ (.+)$", path.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", head.lower()).replace(" ", "-") for head in heads}


def wrong_commands(tree: Tree) -> list[str]:
    """Commands, options, stages and subjects of `build.py` that it does not have."""
    build = (tree.root / "build.py").read_text("utf-8")
    commands = {name.replace("_", "-") for name in re.findall(r"\bcommand\((\w+)[,)]", build)}
    options = set(re.findall(r'"(--?[\w-]+)"', build))
    arena = "".join(path.read_text("utf-8") for path in (tree.root / "engine/arena").rglob("*.py"))
    found = []
    for path in tree.files:
        if path not in tree.documents and path.suffix not in CODE:
            continue
        texts = [path.read_text("utf-8")] if path.suffix == ".md" else comments(path)
        for asked in re.findall(r"build\.py ([a-z-]+[^`\n;:”#)]*)", "\n".join(texts)):
            name, *words = asked.split()
            known = options | (
                set(re.findall(r'"(--[\w-]+)"', arena)) if name == "arena" else set()
            )
            given = {word.strip(".,") for word in words if word.startswith("-")}
            if name not in commands or given - known:
                found.append(f"{path.relative_to(tree.root)}: build.py {asked}")
    return found


def missing_symbols(tree: Tree) -> list[str]:
    """Code in documents whose last word stands nowhere in the sources."""
    found = []
    for path in tree.documents:
        prose = re.sub(r"^```.*?^```", "", path.read_text("utf-8"), flags=re.DOTALL | re.MULTILINE)
        for span in re.findall(r"`([^`\n]+)`", prose):
            if (
                SYMBOL.fullmatch(span)
                and not re.fullmatch(r"final\d+", span)
                and not FILE.fullmatch(span)
            ):
                last = span.partition("(")[0].split(".")[-1]
                if last not in tree.words:
                    found.append(f"{path.relative_to(tree.root)} names {span}")
    return found


def nothing_beside(tree: Tree) -> list[str]:
    """Comments that say that something lies beside their file, and name nothing that does."""
    found = []
    for path in tree.files:
        if path.suffix in CODE and path.name != Path(__file__).name:
            for text in comments(path):
                beside = {other.name for other in path.parent.iterdir()}
                if "beside this file" in text and not beside & set(re.findall(r"[\w.-]+", text)):
                    found.append(f"{path.relative_to(tree.root)}: {text[:60]}")
    return found


LAWS = (missing_files, missing_links, wrong_commands, missing_symbols, nothing_beside)


@pytest.fixture(scope="module")
def tree() -> Tree:
    return Tree(ROOT)


@pytest.mark.parametrize("law", LAWS)
def test_all_that_is_named_exists(law: object, tree: Tree) -> None:
    assert callable(law)
    assert not law(tree)


@pytest.mark.parametrize("document", ["CONTRIBUTING.md", "docs/architecture.md"])
@pytest.mark.parametrize("folder", ["web/src/features", "engine/nanafuda"])
def test_tables_name_every_feature_and_package(document: str, folder: str) -> None:
    text = (ROOT / document).read_text("utf-8")
    parts = {one.name for one in (ROOT / folder).iterdir() if one.is_dir()} - SKIPPED
    assert not [part for part in parts if not re.search(rf"\b{part}\b", text)]


def test_contributing_is_read_in_ten_minutes() -> None:
    assert len((ROOT / "CONTRIBUTING.md").read_text("utf-8").split()) <= 1500


@pytest.mark.long  # collects all tests twice
def test_the_readme_counts_tests_and_rules() -> None:
    """“More than”: a game that is added brings tests and rules of its own."""
    readme = (ROOT / "README.md").read_text("utf-8")
    found = re.search(
        r"more than ([\d,]+) of the engine, more than ([\d,]+) in the browser; of these, "
        r"more than (\d+) and (\d+) run",
        readme,
    )
    said_rules = re.search(r"^\| rules \| (\d+), each", readme, re.MULTILINE)
    assert found and said_rules
    said = [int(text.replace(",", "")) for text in (*found.groups(), said_rules[1])]
    long, every = zip(*map(collected, ("tests", "e2e")), strict=True)
    numbers = [*every, *long, sum(len(rules(read(f"rules/{game}", "en"))) for game in GAMES)]
    assert all(0.7 * number <= one <= number for one, number in zip(said, numbers, strict=True))


def collected(folder: str) -> tuple[int, int]:
    """The number of long tests, and of all."""
    command = [sys.executable, "-m", "pytest", folder, "--collect-only", "-q", "-m", "long"]
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True)
    found = re.search(r"^(\d+)/(\d+) tests collected", done.stdout, re.MULTILINE)
    assert found, done.stdout[-500:]
    return int(found[1]), int(found[2])


if __name__ == "__main__":
    for law in LAWS:
        print(law.__name__, *law(Tree(Path(sys.argv[1]))), sep="\n  ")  # noqa: T201 - a command
