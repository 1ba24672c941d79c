"""The words on the screen: both languages whole, and nothing said that has no words."""

import re
from collections.abc import Iterator

import pytest
import walks
from nanafuda.bots import LEVELS, decide, explain
from nanafuda.bots.reasons import Comparison
from nanafuda.errors import MESSAGES
from nanafuda.games import GAMES

from words.texts import LANGS, WEB, messages, variables

PATHS = [*WEB.glob("locales/*/*.ftl"), *WEB.glob("games/*/*.ftl")]
FILES = sorted(
    {re.sub(r"\b(?:en|ja)\b", "LANG", path.relative_to(WEB).as_posix()) for path in PATHS}
)


def everything(lang: str) -> dict[str, str]:
    return {id: text for name in FILES for id, text in messages(lang, name).items()}


@pytest.mark.parametrize("name", FILES)
def test_both_languages_say_the_same_things_about_the_same(name: str) -> None:
    en, ja = (messages(lang, name) for lang in LANGS)
    assert en.keys() == ja.keys()
    for id in en:
        # Arguments of a message in one language appear in the other, choose its variant, or are
        # optional there.
        for one, other in ((en[id], ja[id]), (ja[id], en[id])):
            known = variables(other)
            assert not known or variables(one, selectors=False) <= known, id
        assert en[id].strip() and ja[id].strip(), f"{id} is empty"
        for text in (en[id], ja[id]):
            assert text.count("{") == text.count("}"), id


@pytest.mark.parametrize("lang", LANGS)
def test_an_action_within_a_sentence_of_a_hint_is_quoted(lang: str) -> None:
    open, close = "“”" if lang == "en" else "「」"
    bare = re.compile(
        rf"(?<!{open})\{{ \$(?:instead|best) \}}|\{{ \$(?:instead|best) \}}(?!{close})"
    )
    found = [id for id, text in everything(lang).items() if "hint" in id and bare.search(text)]
    assert not found


@pytest.mark.parametrize("lang", LANGS)
def test_a_figure_and_its_unit_stay_on_a_line(lang: str) -> None:
    found = [id for id, text in everything(lang).items() if re.search(r"[}\d] (?:%|MB\b)", text)]
    assert not found


def test_no_message_is_in_two_files() -> None:
    ids = [id for name in FILES for id in messages("en", name)]
    assert len(ids) == len(set(ids)), sorted({id for id in ids if ids.count(id) > 1})


@pytest.mark.parametrize("game", list(GAMES))
def test_a_game_names_its_messages_after_itself(game: str) -> None:
    """Only refusals are shared: two games may give one for the same reason."""
    texts = [path.read_text("utf-8") for path in (WEB / "games" / game).glob("*.ftl")]
    ids = re.findall(r"^(?!-)([a-z][\w-]*) *=", "\n".join(texts), re.M)
    assert not [id for id in ids if not id.startswith((f"{game}-", "error-"))]


def test_no_japanese_is_left_in_the_english_words() -> None:
    own_script = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff]")
    found = [id for id, text in everything("en").items() if own_script.search(text)]
    assert not found


def used() -> Iterator[tuple[str, str]]:
    """Yields every id that a script asks for, as a pattern: (file, pattern)."""
    call = re.compile(r"\b(t|has|optionName|say|sign)\(\s*(?:\"([^\"]+)\"|`([^`]+)`)")
    scripts = [
        path
        for path in WEB.rglob("*.ts")
        if "node_modules" not in path.parts and not path.name.endswith(".test.ts")
    ]
    for path in scripts:
        for name, *groups in call.findall(path.read_text("utf-8")):
            pieces = re.split(r"\$\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}", "".join(groups))
            pattern = "[a-z0-9-]*".join(map(re.escape, pieces))
            own = name in ("say", "sign")  # the words of the game whose file it is, or of any
            game = path.parent.name if path.parent.parent.name == "games" else "[a-z-]+"
            yield path.name, f"{game}-{pattern}" if own else pattern


def test_every_id_that_a_script_uses_has_words() -> None:
    ids = set(everything("en"))
    # web/tools/bundle.ts adds each game's name in the other language.
    ids |= {f"{game}-alias" for game in GAMES}
    asked = list(used())
    assert len(asked) > 100
    missing = {(file, p) for file, p in asked if not any(re.fullmatch(p, id) for id in ids)}
    assert not missing


@pytest.mark.parametrize("lang", LANGS)
def test_everything_that_the_engine_declares_has_words(lang: str) -> None:
    ids = everything(lang)
    wanted = {f"error-{id}" for id in MESSAGES} | {f"level-{level}" for level in LEVELS}
    for game in GAMES.values():
        wanted |= {f"{game.id}-name", f"{game.id}-about"}
        for option in game.options:
            own = f"{game.id}-option-{option.id.replace('_', '-')}"
            wanted |= {own, f"{own}-help"}
            for value in option.values:
                word = str(value).lower().replace("_", "-")
                both = "option-value" if isinstance(value, bool) else f"{own}-value"
                wanted.add(f"{both}-{word}")
    assert not wanted - ids.keys()


@pytest.mark.parametrize("game", list(GAMES))
def test_what_is_done_counted_and_advised_has_words(game: str) -> None:
    """The verbs of the game's actions and the reasons of its hints."""
    ids = everything("en")
    for match in walks.sample(game, 12, 700):
        for verb in {action.partition(":")[0] for action in match.legal()}:
            own = {f"{game}-action-{verb}", f"{game}-{verb}-action"}
            assert ids.keys() & {f"action-{verb}", *own}
        view = match.game.view(match.turn or 0)
        move = decide("club", view)
        id, fields = explain(Comparison(view, move, None, "equal", "points", {}))
        assert variables(ids[id]) <= fields.keys() | {"action"}, id


def forbidden() -> Iterator[tuple[str, str]]:
    """Yield the words that docs/words.md forbids: (game or "", word)."""
    text = (WEB.parent / "docs/words.md").read_text("utf-8")
    for row in re.findall(r"^\|(.+)\|$", text, re.M):
        first, *_, never = (cell.strip() for cell in row.split("|"))
        if never != "never" and not set(never) <= set("-"):
            game = first if first in GAMES else ""
            yield from ((game, word.strip()) for word in never.split(","))


def test_the_same_word_for_the_same_thing() -> None:
    """No message uses a word that docs/words.md forbids: anywhere, or in its own game."""
    never = set(forbidden())
    assert len(never) > 60 and {game for game, _ in never} > {"", "seven-bridge"}
    found = [
        (lang, id, word)
        for lang in LANGS
        for name in FILES
        for id, text in messages(lang, name).items()
        for game, word in never
        if word in text and (not game or name.startswith(f"games/{game}/"))
    ]
    assert not found


@pytest.mark.parametrize("lang", LANGS)
def test_refusals_take_no_other_fields_than_the_engine_gives(lang: str) -> None:
    words = everything(lang)
    assert {id.removeprefix("error-") for id in words if id.startswith("error-")} == MESSAGES.keys()
    for id, english in MESSAGES.items():
        given = set(re.findall(r"\{(\w+)\}", english))
        assert variables(words[f"error-{id}"]) <= given, id


@pytest.mark.parametrize("lang", LANGS)
def test_the_page_before_its_script_says_what_the_words_say(lang: str) -> None:
    page = "".join((WEB / name).read_text("utf-8") for name in ("index.html", "404.html"))
    asked = re.findall(r"\{\{([\w-]+)\}\}", page)
    assert "tagline" in asked and page.count("{{") == len(asked)
    for game in GAMES:
        named = {id.replace("GAME", game) for id in asked}
        build = {"address", "lang", "home", "brand", "brand-other", "lang-first", "lang-other"}
        assert named - build <= everything(lang).keys()


@pytest.mark.parametrize("lang", LANGS)
def test_the_number_of_games_has_a_word(lang: str) -> None:
    assert f"[{len(GAMES)}]" in everything(lang)["tagline"]


def test_there_is_one_list_of_languages() -> None:
    named = re.compile(r'(?<!lang=)"(?:ja|en)"')
    scripts = [*WEB.rglob("*.ts"), *WEB.glob("tools/**/*js")]
    found = {
        path.name
        for path in scripts
        if "node_modules" not in path.parts and not path.name.endswith(".test.ts")
        if named.search(path.read_text("utf-8"))
    }
    assert found == {
        "languages.ts",  # which answers English where a browser asks for another
        "line-breaks.ts",  # where a line of Japanese may break
    }


CALLED = re.compile(r"const CALLED[^{]*\{(.*?)\};", re.DOTALL)
CUES = re.compile(r"^  cues: \{(.*)\},$|^  cues: \{\n((?:    .*\n)+)  \},$", re.MULTILINE)
# Cues that every game has: the end of a deal and of a match.
ENDS = {"won", "lost", "match"}
# Score cards are won too often for a call: they are only heard.
HEARD_ALONE = {("ring-of-sevens", "capture")}


@pytest.mark.parametrize("game", GAMES)
def test_every_call_has_its_words_and_no_words_are_left_over(game: str) -> None:
    called = CALLED.search((WEB / "src/table/animation/call.ts").read_text("utf-8"))
    cues = CUES.search((WEB / f"games/{game}/table.ts").read_text("utf-8"))
    assert called and cues
    kinds = set(re.findall(r"^  (\w+):", called[1], re.MULTILINE))
    declared = kinds & set(re.findall(r'"(\w+)"', cues[1] or cues[2] or ""))
    words = {id for lang in LANGS for id in everything(lang)}
    for kind in declared - {kind for of, kind in HEARD_ALONE if of == game}:
        assert {f"{game}-moment-{kind}", f"table-moment-{kind}"} & words, kind
    told = {id.split("-moment-")[1] for id in words if id.startswith(f"{game}-moment-")}
    assert {kind.removesuffix("-under") for kind in told} <= declared | ENDS
