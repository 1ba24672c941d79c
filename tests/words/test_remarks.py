"""Sentences that games share name no thing that one of these games does not have."""

import re

import pytest
from nanafuda.games import GAMES

from words.texts import LANGS, WEB, messages, read

# Terms of a glossary that are ordinary words, too: a round zero, laps, the winner’s song.
# A sentence chooses between deal and round by its game.
ORDINARY = {"round", "winner", "loser", "ラウンド", "周", "大勝ち", "勝者", "敗者"}
SHARED = {"voices": r"voice-(?!seven-)", "stories": "story-", "play": "comfort-"}


def says(text: str, term: str) -> bool:
    if not term.isascii():
        return term in text
    return bool(re.search(rf"\b{re.escape(term)}(?:s|es|ed|ing)?\b", text, re.IGNORECASE))


def glossary(game: str, lang: str) -> set[str]:
    section = read(f"rules/{game}", lang).partition("{#glossary}")[2].partition("\n## ")[0]
    cells = re.findall(r"^\| ([^|]+) \|", section, re.MULTILINE)[1:]
    return {term for cell in cells for term in re.split(r", |、|（\w+）", cell) if term}


def games_with(lang: str) -> dict[str, set[str]]:
    """Returns every game's terms, each with the games whose glossary or table names it."""
    known = {game: glossary(game, lang) for game in GAMES}
    tables = {game: messages(lang, f"games/{game}/{game}.LANG.ftl").values() for game in GAMES}
    return {
        term: {
            game
            for game in GAMES
            if term in known[game] or any(says(text, term) for text in tables[game])
        }
        for term in set().union(*known.values()) - ORDINARY
    }


def games_saying(id: str) -> set[str]:
    """Returns the games at whose tables a shared sentence can stand: all, unless theirs name it."""
    name = re.sub(r"^voice-\w+?-|-\d$", "", id)
    sources = {game: (WEB / f"games/{game}/stories.ts").read_text("utf-8") for game in GAMES}
    own = {game for game, source in sources.items() if f'"{name}"' in source}
    every = (WEB / "src/features/voices/moments.ts").read_text("utf-8")
    return own if own and f'first("{name}"' not in every else set(GAMES)


@pytest.mark.parametrize("lang", LANGS)
def test_a_shared_sentence_speaks_only_of_what_its_games_have(lang: str) -> None:
    terms = games_with(lang)
    assert len(terms) > 40
    found = [
        (id, text, term)
        for file, ids in SHARED.items()
        for id, text in messages(lang, f"locales/LANG/{file}.ftl").items()
        if re.match(ids, id)
        for term, having in terms.items()
        if says(text, term) and not games_saying(id) <= having
    ]
    assert not found


def test_moments_of_one_game_and_of_all_are_told_apart() -> None:
    assert games_saying("voice-aoi-claim-2") == {"seven-bridge"}
    assert games_saying("voice-aoi-bye") == games_saying("voice-aoi-close") == set(GAMES)
