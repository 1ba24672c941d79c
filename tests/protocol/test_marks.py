"""Marked fields: each name has one meaning in a game, and real play agrees with the marks."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from typing import Annotated, Any, get_args, get_origin, is_typeddict

import pytest
import walks
from generate.catalogue import fields_in, marks_in, marks_of
from generate.typescript import description_of, fields_of, module_of, shapes_of
from nanafuda import GAMES
from nanafuda.mechanics.cards import PACKS
from nanafuda.messages import common

SEAT = re.compile(r"((the|all) (\w+ )?(seat|bettor|dealer|declarer|winner)s?|who (is paid|pays))\b")
CODE = re.compile(r"[A-Z]\d+")


def plain(hint: Any, many: bool = False) -> Iterator[tuple[type, bool]]:
    """Yield the simple types within a hint, and whether they are in a list."""
    if hint in (int, str):
        yield hint, many
    elif get_origin(hint) is not dict and not is_typeddict(hint):
        parts = get_args(hint)[:1] if get_origin(hint) is Annotated else get_args(hint)
        for part in parts:
            yield from plain(part, many or get_origin(hint) is list)


@walks.EVERY_GAME
def test_a_fields_name_means_the_same_in_all_messages_of_a_game(game: str) -> None:
    meanings = defaultdict(set)
    for field, hint in fields_in(GAMES[game]):
        marks = frozenset("seat" if mark == "actor" else mark for mark in marks_in(hint))
        for kind in plain(hint):
            meanings[field, kind].add(marks)
    assert not {key: marks for key, marks in meanings.items() if len(marks) > 1}


@walks.EVERY_GAME
def test_a_number_described_as_a_seat_is_marked(game: str) -> None:
    for module in (common, module_of(GAMES[game])):
        for shape in filter(is_typeddict, shapes_of(module).values()):
            for field, words in description_of(shape)[1].items():
                if SEAT.match(words) and {int} == {
                    one for one, _ in plain(fields_of(shape)[field])
                }:
                    assert marks_in(fields_of(shape)[field]) & {"seat", "actor"}, (shape, field)


@walks.EVERY_GAME
def test_an_event_belongs_to_one_seat_at_most(game: str) -> None:
    own = module_of(GAMES[game])
    results = get_args(own.Result) or (own.Result,)
    actors = marks_of(GAMES[game])["actors"]
    for shape in (*get_args(own.Event), *results, common.Over):
        named = [name for name in fields_of(shape) if name in actors]
        assert all("actor" in marks_in(fields_of(shape)[name]) for name in named), shape
        assert len(named) <= 1, shape


@walks.EVERY_GAME
@pytest.mark.parametrize("seed", range(6))
def test_in_play_marked_fields_hold_seats_and_cards_and_others_no_cards(
    game: str, seed: int
) -> None:
    marks = marks_of(GAMES[game])
    pack = PACKS[GAMES[game].pack_name]
    places = {field for field, hint in fields_in(GAMES[game]) if "place" in marks_in(hint)}
    seen: set[str] = set()
    for match in walks.walk(game, seed, 200):
        for event in match.story[-4:]:
            for name, value in event.items():
                items = value if isinstance(value, list) else [value]
                texts = {one for one in items if isinstance(one, str)}
                numbers = {one for one in items if type(one) is int}
                seen.add(name)
                if name in marks["seats"]:
                    assert numbers <= set(range(match.game.seats)), (name, value)
                if name in marks["cards"]:
                    assert texts <= set(pack.codes), (name, value)
                elif name in marks["suits"]:
                    assert texts <= {*pack.suits, "N"}, (name, value)
                elif name not in places:
                    assert not any(map(CODE.fullmatch, texts)), (name, value)
    assert seen & set(marks["seats"]) and seen & set(marks["cards"])
