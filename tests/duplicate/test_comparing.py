"""The session's verb for the field: a slice a request, while the person plays on."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
import walks
from client import Client, error, sat_down
from nanafuda import Match
from nanafuda.duplicate.fields import FIELDS, field
from nanafuda.duplicate.tournaments import Tournament
from walks import of_several_deals

from duplicate.players import seated


def run(api: Client, **fields: Any) -> dict[str, Any]:
    """A field, slice by slice to its end."""
    while True:
        told: dict[str, Any] = api.state("field", **fields)["field"]
        if told["found"]:
            return told


@walks.EVERY_GAME
@pytest.mark.parametrize("level", ["beginner", "expert"])
def test_the_verb_tells_the_field_of_any_deal_that_has_ended(
    game: str, level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    seated(monkeypatch)
    match = of_several_deals(game, 4)
    api, _ = sat_down(match, 2, level)
    last = len(match.history) - (match.turn is not None)
    for deal in (1, last):
        told, known = run(api, deal=deal), field(match, 2, deal, level=level)
        assert (told["deal"], told["seat"], told["done"], told["of"]) == (deal, 2, 16, 16)
        for other in told["found"]["others"]:
            place = api.state("inspectLink", link=other["replay"])["setup"]
            assert place["replay"] == {"deal": deal, "seat": 2, "at": None, "decides": True}
            assert place["level"] == level
            other["replay"] = other["replay"].removesuffix(f"&seat=2&level={level}")
        assert told["found"] == known
    assert api.state("field")["field"]["deal"] == last


def test_a_field_goes_on_after_other_requests_and_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("nanafuda.duplicate.fields.SLICE", 0)  # a step at a time
    match = walks.play_deals(Match("sevens-heaven", seats=3, seed="calm"), Random(3))
    match.next_deal()
    api, state = sat_down(match, 2)
    whole = run(api, deal=1)
    assert api.state("field", deal=1)["field"] == whole
    other, state = sat_down(match, 2)
    rng, slices, done = Random(1), 0, 0
    while not (told := other.state("field", deal=1)["field"])["found"]:
        assert done <= told["done"] <= 16  # it never begins anew
        done = told["done"]
        slices += 1
        if slices % 5 == 0:
            other.once("review", deal=1)
            other.state("branch", deal=1, index=match.past(1).actors.index(2))
            other.state("load", save=state["save"])
            state = other.step(state, rng) if state["next"] in ("person", "bot") else state
    assert told == whole and slices > 20


def test_what_has_no_field_is_refused() -> None:
    api = Client()
    assert error(api.ask("field")) == "no-match"
    api.state("startMatch", game="ring-of-sevens", seed="k3f9")
    assert error(api.ask("field")) == error(api.ask("field", deal=1)) == "deal-running"
    for deal in (0, 2, "1", True, [1]):
        assert error(api.ask("field", deal=deal)) == "no-such-deal"


def test_no_more_fields_are_kept_than_are_of_use(monkeypatch: pytest.MonkeyPatch) -> None:
    seated(monkeypatch)
    api, _ = sat_down(walks.play_deals(Match("upside-down", seed="on"), Random(1), 2))
    for seat in range(3):
        api.session.seat_down(api.session.current, seat, "club")
        for level in ("beginner", "club", "strong", "expert"):
            api.session.seat_down(api.session.current, seat, level)
            run(api, deal=1)
    assert len(api.session.fields._begun) == FIELDS  # type: ignore[union-attr]


@walks.EVERY_GAME
def test_the_verb_sits_down_to_the_deal_of_the_day(game: str) -> None:
    api = Client()
    daily = api.state("openDuplicate", game=game, day="2026-11-23")
    other = api.state("openDuplicate", game=game, day="2026-11-24")
    assert daily["link"] == f"{Tournament.daily(game, '2026-11-23').match(0).link()}&level=club"
    assert other["link"] != daily["link"]
    assert (daily["table"]["seat"], daily["table"]["deal"]) == (0, 1)


def test_the_verbs_refuse_what_is_none() -> None:
    api = Client()
    assert error(api.ask("openDuplicate", game="ring-of-sevens", day="2026-2-3")) == "bad-day"
    assert error(api.ask("openDuplicate", game="chess", day="2026-11-23")) == "unknown-game"
