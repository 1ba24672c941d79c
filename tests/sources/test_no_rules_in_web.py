"""The page draws what the engine says: no constant of the rules is written down in the tables."""

import re
from pathlib import Path

import pytest

WEB = Path(__file__).parents[2] / "web"
DRAWN = ["assist/*", "duplicate/field-strip", "review/*[!e]"]  # features that draw at a table
SCRIPTS = sorted(
    [
        *WEB.glob("games/*/table.ts"),
        *WEB.glob("src/table/**/*.ts"),
        *(path for one in DRAWN for path in WEB.glob(f"src/features/{one}.ts")),
    ]
)


def name_of(path: Path) -> str:
    """A script's name: a game's table goes by its game."""
    return path.parent.name if path.parent.parent.name == "games" else path.name


# Numbers that count or measure what is drawn. All others are facts, which the engine says.
COUNTING = {"0", "1", "2"}
DRAWING = {
    "assist.ts": {"620"},  # a small window
    "autoplay.ts": {"3"},  # so often by hand
    "controller.ts": {"60", "220", "260", "400", "500", "600", "900"}
    | {"1000", "1300", "1500", "2000"},  # pauses, in milliseconds
    "rings.ts": {"6", "44", "88"},  # pixels between neighbours, what a finger hits, a large ring
    "lesson-mode.ts": {"600"},  # milliseconds
    "hand.ts": {"3", "36", "64", "480"},  # rows, a comfortable strip, a card, a low window
    "field-strip.ts": {"5", "16"},  # places for dots
    "hint.ts": {"100"},  # per cent
    "keys.ts": {"229", "400"},  # a key pressed while an IME composes, milliseconds
    "log.ts": {"400"},  # lines kept
    "card-motion.ts": {
        "0.02",
        "0.1",
        "0.2",
        "0.3",
        "0.42",
        "0.5",
        "0.7",
        "3",
        "5",
        "14",
        "16",
        "23",
    }
    | {"40", "220", "260", "380", "400", "500"},  # the ways and speeds of cards
    "reviews.ts": {"0.5", "10", "100", "250"},  # half a unit, round numbers, milliseconds
    "upside-down": {"6"},  # the face of a die, as a type
    "ring-of-sevens": {"0.5", "3"},  # the lines of the board
    "viewer-drawing.ts": {"13"},  # cards in a row
    "announcer.ts": {"8", "40", "100", "500"},  # utterances kept, words at once, milliseconds
    "seven-bridge": {"3", "5"},  # discards in sight, melds that are proposed
    "wide.ts": {"30", "64"},  # the room for the side column, in rem
    "banner.ts": {"950", "2600"}  # milliseconds
    | {"6"}  # the face of a die, as a type
    | {"3", "7", "28", "37", "53", "90", "97", "100"},  # petals, and where each comes down
    "match-summary.ts": {"4", "40", "100"},  # the plot's own measures
    "animation.ts": {"0.85", "1.4", "3", "900"},  # speeds, how totals slow down, milliseconds
    "audio.ts": {"0.08", "0.3", "0.35", "0.8", "1.4"}  # seconds, gains
    | {"18", "25", "30", "45", "60", "80", "90"},  # vibrations, in milliseconds
}
# Lists of suits, card codes, and names that constants of rules have.
SUITS = re.compile(r'\[\s*(?:"[A-Z]"\s*,\s*){2,}"[A-Z]"|"(?:FTSCBOH|SHDC|HDSC|RGU|HD|SC)[A-Z]*"')
CARD = re.compile(r'"[FTSCBOHRGUDKX]\d{1,2}"')
NAMES = re.compile(r"\b(TARGET|SUITS|RANKS|COLOURS|DENOMINATIONS|LEVELS|START|PENALTY|VALUES)\b")


TOKEN = re.compile(
    r"""//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|`|\$\{|[{}]|.""", re.DOTALL
)


def code_of(script: str) -> tuple[str, str]:
    """Returns a script's code with its strings, and without them.

    Comments are left out, and the markup of templates but for what `${…}` puts into it.
    """
    code, bare = [], []
    depths: list[int] = []  # of every open template: the braces open in its `${…}`; 0: in markup
    at = 0
    while at < len(script):
        in_markup = bool(depths) and not depths[-1]
        match = TOKEN.match(script, at)
        assert match
        token = match[0]
        if in_markup and token not in ("`", "${"):
            at += 1
            continue
        at = match.end()
        if token == "`":
            depths.pop() if in_markup else depths.append(0)
        elif token in ("${", "{") and depths:
            depths[-1] += 1
        elif token == "}" and depths:
            depths[-1] -= 1
        if not token.startswith(("//", "/*")):
            code.append(token)
            bare.append(" " if token[0] in "\"'`" else token)
    return "".join(code), "".join(bare)


def numbers_in(bare: str) -> set[str]:
    found = re.findall(r"(?<![\w.$#])(?:\d[\d_]*)?\.?\d+\b", bare)
    return {one.replace("_", "") for one in found} - COUNTING


def rules_in(name: str, script: str) -> list[str]:
    """Returns what looks like a constant of the rules in a table's script."""
    code, bare = code_of(script)
    found = [f"the number {one}" for one in sorted(numbers_in(bare) - DRAWING.get(name, set()))]
    found += [f"suits: {one}" for one in SUITS.findall(code)]
    found += [f"a card: {one}" for one in CARD.findall(code)]
    return found + [f"the name {one}" for one in NAMES.findall(bare)]


@pytest.mark.parametrize("path", SCRIPTS, ids=name_of)
def test_no_rule_is_written_down_in_a_table(path: Path) -> None:
    found = rules_in(name_of(path), path.read_text("utf-8"))
    assert not found, (
        f"{path.name} says {'; '.join(found)}: the engine should (its protocol/messages)"
    )


def test_no_number_is_allowed_that_is_not_there() -> None:
    there = {name_of(path): numbers_in(code_of(path.read_text("utf-8"))[1]) for path in SCRIPTS}
    unused = {name: numbers - there[name] for name, numbers in DRAWING.items()}
    assert not any(unused.values()), unused


@pytest.mark.parametrize(
    "rule",
    [
        "const needed = 77;",
        "const most = Math.min(77, points);",
        'const order = ["F", "T", "S", "C", "B", "O", "H"];',
        'const isRed = (suit) => "HD".includes(suit);',
        'const joker = "X0";',
        "const TARGET = goal;",
        "const won = html`<b>${13 - tricks}</b>`;",
    ],
)
def test_a_rule_that_is_put_back_is_found(rule: str) -> None:
    script = (WEB / "games/sevens-heaven/table.ts").read_text("utf-8")
    assert rules_in("sevens-heaven", f"{script}\n{rule}")
