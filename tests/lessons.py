"""Checks a lesson for faults, on every path through it.

PYTHONPATH=engine:tests python tests/lessons.py seven-euchre    # says what is wrong, if anything
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

from nanafuda import GAMES
from nanafuda.analysis.puzzles import EXERCISES
from nanafuda.game import View
from nanafuda.lessons import LESSONS
from nanafuda.lessons.course import Course
from nanafuda.lessons.lesson import Lesson, Step, verb_of
from nanafuda.match import Match

GAMES_FOLDER = Path(__file__).parent.parent / "web/games"
WAYS = 600  # through a lesson: so many can be tried
FIRST, LATER = range(12, 21), range(8, 15)  # steps of a game's first lesson, and of the others
SENTENCE = {"en": 110, "ja": 60}  # characters: three lines of a small phone
SENTENCES = 2
# The parts of the tables, as their `data-part` calls them; and the hand.
NAMES = """bids board chips contract die discards exchange hand melds passes penalty pile pot ruler
    score stack stock titles trick"""
PARTS = frozenset(NAMES.split())
NUMBERED = re.compile(r"meld:\d+|place:[RBK]\d+")


def problems(lesson: Lesson) -> list[str]:
    """All that is wrong with a lesson's script, in words; its messages are looked at elsewhere."""
    found = dict.fromkeys(_of_form(lesson))
    for number, way in enumerate(_ways(lesson)):
        found |= dict.fromkeys(way)
        if number == WAYS:
            return [*found, f"more than {WAYS} ways lead through it"]
    return list(found)


def _of_form(lesson: Lesson) -> Iterator[str]:
    """Faults that do not depend on the path."""
    if not lesson.id.startswith(f"{lesson.game}-"):
        yield f"the id {lesson.id} does not begin with the game's"
    lengths = LATER if lesson in LESSONS[lesson.game][1:] else FIRST
    told = [step for step in lesson.steps if "action" not in step]
    doing = [step for step in told if "ask" in step or "tap" in step]
    if len(told) not in lengths:
        yield f"{len(told)} steps besides the bots' are not {lengths[0]} to {lengths[-1]}"
    if 2 * len(doing) < len(told):
        yield f"only {len(doing)} of {len(told)} steps are for doing something"
    for number, step in enumerate(lesson.steps):
        if "ask" in step and ("accept" in step) == bool(step.get("free")):
            yield f"step {number}: either `accept` or `free`"
        if "ask" in step and step.get("accept") == []:
            yield f"step {number}: nothing is accepted"


def _ways(lesson: Lesson) -> Iterator[list[str]]:
    """Faults on all paths through the script, one path after the other."""
    open_ways: list[tuple[int, list[str]]] = [(0, [])]
    while open_ways:
        step, taken = open_ways.pop()
        wrong: list[str] = []
        for course, others in _walk(Course(lesson, step, taken), wrong):
            open_ways += [(course.step + 1, [*course.taken, other]) for other in others]
        yield wrong


def _walk(course: Course, wrong: list[str]) -> Iterator[tuple[Course, list[str]]]:
    """On to the end by the first that is accepted; yields, at every choice, the others."""
    while (up := course.up) is not None:
        if course.next == "deal":
            course.match.next_deal()
        where = f"step {course.step} after {', '.join(course.taken) or 'nothing'}"
        wrong += [f"{where}: {problem}" for problem in _at(course, up)]
        if "action" in up:
            if up["action"] not in course.match.legal():
                return
            course.act()
        elif "ask" in up:
            legal = course.match.legal()
            going = [action for action in course.accepted() if action in legal]
            if not going or course.match.turn != course.lesson.seat:
                return
            yield course, going[1:]
            course.take(going[0])
        elif "tap" in up:
            course.show(up["tap"][0])
        else:
            course.listen()


def _at(course: Course, up: Step) -> Iterator[str]:
    """Faults of the current step."""
    match, seat = course.match, course.lesson.seat
    seen = set(re.findall(r'"([A-Z]\d+)"', json.dumps(match.table(seat))))
    legal = match.legal() if match.turn == seat else []
    if "action" in up:
        if match.turn != up["seat"]:
            yield f"it is the turn of seat {match.turn}, not of {up['seat']}"
        if up["action"] not in match.legal():
            yield f"{up['action']} is not legal for seat {match.turn}"
        return
    if "ask" in up:
        if match.turn != seat:
            yield f"it is the turn of seat {match.turn}, not the learner's"
        if bad := [action for action in course.accepted() if action not in legal]:
            yield f"not legal, though accepted: {' '.join(bad)}"
        for action in legal:
            if action not in course.accepted() and course.said_of(action) is None:
                yield f"no word why not {action}"
        for key in up.get("why", {}):
            if key in course.accepted() or not (key in legal or key in map(verb_of, legal)):
                yield f"{key} has a word why not, and needs none"
    elif "tap" in up and not seen.issuperset(up["tap"]):
        yield f"to be tapped, but not to be seen: {' '.join(up['tap'])}"
    for place in up.get("at", []):
        if not _is_there(place, seen, legal, match.game.seats):
            yield f"nothing to point at: {place}"


def _is_there(place: str, seen: set[str], legal: list[str], seats: int) -> bool:
    if place in PARTS or NUMBERED.fullmatch(place) or place in seen:
        return True
    if place.startswith("seat:"):
        return place.removeprefix("seat:") in map(str, range(seats))
    return place in legal or place in map(verb_of, legal)


def standing(message: str) -> Match:
    """The match at the step that says this message, or asks with it."""
    for lesson in (lesson for game in GAMES for lesson in LESSONS[game]):
        for number, step in enumerate(lesson.steps):
            if message in (step.get("say"), step.get("ask")):
                course = Course(lesson, number)
                if course.next == "deal":
                    course.match.next_deal()
                return course.match
    raise KeyError(message)


def questions(game: str) -> Iterator[tuple[str, View[Any], list[str]]]:
    """Yield the questions of a game's lessons and exercises: id, view and accepted actions.

    Leaves out questions with one legal action.
    """
    for lesson in LESSONS[game]:
        for number, step in enumerate(lesson.steps):
            if "ask" in step and "accept" in step:
                course = Course(lesson, number)
                if course.next == "deal":
                    course.match.next_deal()
                if len(course.match.legal()) > 1:
                    view = course.match.game.view(lesson.seat)
                    yield f"{lesson.id}-{number}", view, list(course.accepted())
    for one in EXERCISES[game]:
        replay = Match.open_replay(one["replay"])
        assert replay.at is not None
        yield one["id"], replay.before(replay.at).game.view(one["seat"]), one["best"]


# Words


def ids_of(game: str) -> set[str]:
    """Every message that the lessons of a game ask for."""
    ids = {f"{game}-aim"} if LESSONS[game] else set()
    for lesson in LESSONS[game]:
        ids |= {f"{lesson.id}-{word}" for word in ("title", "about", "learned")}
        for step in lesson.steps:
            if "say" in step:
                ids.add(step["say"])
            if "tap" in step:
                ids |= {step["nudge"], step["else"]}
            elif "say" in step:
                ids |= {*step.get("by", {}).values()}
            if "ask" in step:
                ids |= {step["ask"], *step.get("why", {}).values()}
                ids |= {step["else"]} if "else" in step else set()
    return ids


def messages_of(game: str, lang: str) -> dict[str, str]:
    """The messages of a game's lessons."""
    path = GAMES_FOLDER / game / f"{game}.lessons.{lang}.ftl"
    text = path.read_text("utf-8") if path.exists() else ""
    found = re.findall(r"^([\w-]+) = (.*(?:\n .*)*)$", text, re.MULTILINE)
    return {id: " ".join(message.split()) for id, message in found}


def problems_of_words(game: str) -> list[str]:
    """Faults in the words of a game's lessons."""
    ids, found = ids_of(game), []
    for lang in SENTENCE:
        messages = messages_of(game, lang)
        found += [f"{lang}: no words for {id}" for id in sorted(ids - messages.keys())]
        found += [f"{lang}: nobody says {id}" for id in sorted(messages.keys() - ids)]
        found += [f"{lang}: {id} does not say “right”" for id in _unconfirmed(game, lang)]
        for id, text in messages.items():
            if not id.startswith(f"{game}-"):
                found.append(f"{lang}: {id} does not begin with the game's id")
            found += [f"{lang}: {id}: {problem}" for problem in _too_long(text, lang)]
    return found


RANKS = {1: "A", 11: "J", 12: "Q", 13: "K"}


def giving_away(game: str) -> Iterator[str]:
    """The questions whose first wrong answer tells the right one, or whose second does not."""
    for lesson in LESSONS[game]:
        for number, step in enumerate(lesson.steps):
            if "tap" not in step:
                continue
            course = Course(lesson, number)
            seen = re.findall(r'"([A-Z]\d+)"', json.dumps(course.match.table(lesson.seat)))
            wrong = next(card for card in seen if card not in step["tap"])
            course.show(wrong)
            first = course.coach()
            ranks = {RANKS.get(int(card[1:]), card[1:]) for card in step["tap"]}
            for lang in SENTENCE:
                said = messages_of(game, lang)[str(first["said"])]
                if ranks & set(re.findall(r"\d+|[AJQK]\b", said)):
                    yield f"{lang}: {first['said']} names the answer"
            if set(first["at"]) & set(step["tap"]):
                yield f"{lesson.id} {number} points at the answer"
            course.show(wrong)
            if course.coach()["said"] != step["else"] or course.coach()["at"] != step["tap"]:
                yield f"{lesson.id} {number} does not show the answer"


RIGHT = {"en": ("Right", "Yes", "Exactly"), "ja": ("正解", "そう", "そのとおり")}


def _unconfirmed(game: str, lang: str) -> Iterator[str]:
    """Yield the coach's sentences that follow an answer and do not mention it."""
    messages = messages_of(game, lang)
    for lesson in LESSONS[game]:
        for step, after in pairwise(lesson.steps):
            id = str(after.get("say") or after.get("ask") or "")
            if "tap" in step and id and not messages.get(id, "").startswith(RIGHT[lang]):
                yield id


def _too_long(text: str, lang: str) -> Iterator[str]:
    shown = re.sub(r"\{ *\$card *\}", "Onion 12" if lang == "en" else "オニオンの12", text)
    end = r"(?<=[.!?:;])[”’)]*\s+" if lang == "en" else r"(?<=[。！？])"
    sentences = [sentence for sentence in re.split(end, shown) if sentence]
    if len(shown) > SENTENCES * SENTENCE[lang]:
        yield f"{len(shown)} characters are more than {SENTENCES * SENTENCE[lang]}"
    yield from (
        f"{len(sentence)} characters in “{sentence}”"
        for sentence in sentences
        if len(sentence) > SENTENCE[lang]
    )


if __name__ == "__main__":
    for game in sys.argv[1:] or GAMES:
        for lesson in LESSONS[game]:
            for problem in problems(lesson):
                print(f"{lesson.id}: {problem}")
        for problem in problems_of_words(game):
            print(f"{game}: {problem}")
