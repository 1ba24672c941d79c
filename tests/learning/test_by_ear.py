"""Lessons by ear: an answer brings few words; the rest is read on demand."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import wording
from lessons import messages_of
from nanafuda import GAMES
from nanafuda.lessons import LESSONS
from nanafuda.lessons.course import Course
from nanafuda.lessons.lesson import Lesson

MOST = {"en": 60, "ja": 150}  # words, signs


def size(text: str, lang: str) -> int:
    return len(re.findall(r"[\w’-]+" if lang == "en" else r"[^\W\d]", text))


def messages(game: str, id: str | None) -> dict[str, str]:
    return {lang: messages_of(game, lang)[id] if id else "" for lang in MOST}


def answers(lesson: Lesson) -> Iterator[tuple[str, list[dict[str, Any]], dict[str, str]]]:
    """Each answer of a lesson: what is shown after it, and what the coach then says."""
    course = Course(lesson)
    while (up := course.up) is not None:
        shown: list[dict[str, Any]] = []

        def show(events: list[Any], shown: list[dict[str, Any]] = shown) -> None:
            table = course.match.table(lesson.seat)
            shown.append({"game": lesson.game, "table": table, "events": events})

        number = course.step
        if course.next == "deal":
            show(course.match.next_deal())
        elif course.kind == "ask":
            show(course.take(course.accepted()[0]) or [])
        elif "tap" in up:
            course.show(up["tap"][0])
        elif course.kind == "say":
            course.listen()
        while course.next == "bot":
            show(course.watch())
        say = f"{lesson.id}-learned" if course.kind == "end" else course.coach()["say"]
        yield f"{lesson.id} {number}", shown, messages(lesson.game, say)


def test_an_answer_in_a_lesson_brings_few_words() -> None:
    """In the usual length of speech."""
    found = [one for game in GAMES for lesson in LESSONS[game] for one in answers(lesson)]
    assert len(found) > 100
    heard = wording.said([step for _, shown, _ in found for step in shown])
    for lang, most in MOST.items():
        lines = iter(heard[lang])
        for name, shown, say in found:
            texts = [text for _ in shown for text in next(lines)["heard"]]
            texts.append(say[lang])
            assert sum(size(text, lang) for text in texts) <= most, (name, texts)
