"""Tournaments and the deal of the day: the same deals for everybody, by a link or a date."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
import walks
from client import checked
from hypothesis import given, settings
from hypothesis import strategies as st
from nanafuda import GAMES, Match, limits
from nanafuda.bots import LEVELS
from nanafuda.duplicate.tournaments import SIZES, Tournament, one_deal_option

# The seeds of the deals of one day. Changing them changes the deals of the day.
THAT_DAY = {
    "seven-euchre": "pfytfsdt",
    "sevens-heaven": "a9bwzwym",
    "ring-of-sevens": "83cfxmyf",
    "seven-bridge": "umbuv2qs",
    "upside-down": "ewfnzm6m",
}


def refused(call: Any, *args: Any, **more: Any) -> str:
    caught = walks.refusal(call, *args, **more)
    assert isinstance(caught, ValueError) and str(caught).endswith(".")
    return caught.id


def some(game: str, seed: int) -> Tournament:
    """A tournament with seats and options chosen by the seed, also such as lengthen a match."""
    of = walks.start(game, seed).setup
    level = LEVELS[seed % len(LEVELS)]
    return Tournament(game, SIZES[seed % 3], of.seats, of.options, level, of.seed)


def about(t: Tournament) -> tuple[object, ...]:
    return t.setup, t.deals, t.level, t.day


# The deals


@walks.EVERY_GAME
def test_the_deals_differ_and_are_the_same_for_everybody(game: str) -> None:
    t, again = Tournament(game, 16, seed="k3f9"), Tournament(game, 16, seed="k3f9")
    begun = [t.match(i) for i in range(16)]
    assert len({tuple(match.game.held) for match in begun}) == 16
    assert [m.link() for m in begun] == [again.match(i).link() for i in range(16)]
    few = Tournament(game, 4, seats=begun[0].setup.seats, seed="k3f9", level="expert")
    assert [few.match(i).link() for i in range(4)] == [m.link() for m in begun[:4]]
    assert {m.level for m in begun} == {"club"} and few.match(0).level == "expert"
    other = Tournament(game, seed="k3f8").match(0)
    assert other.game.held != begun[0].game.held
    assert len({m.game.first for m in begun}) > 1  # who begins differs, too
    for m in begun[:4]:
        assert (m.deal_no, m.actions, m.undone) == (1, (), False)


@pytest.mark.parametrize("game", [game for game in GAMES if one_deal_option(game)])
def test_a_deal_of_a_tournament_is_a_match_of_one_deal(game: str) -> None:
    t = Tournament(game, seed="k3f9")
    for number in range(8):
        match = walks.play_deals(t.match(number), Random(number))
        assert match.deal_no == 1
        assert match.over or (game == "seven-euchre" and len(set(match.scores)) == 1)


@walks.EVERY_GAME
@pytest.mark.parametrize("seed", range(9))
def test_what_is_given_is_what_is_played(game: str, seed: int) -> None:
    of = walks.start(game, seed).setup
    t = some(game, seed)
    match = t.match(3)
    assert (match.setup.seats, match.setup.options) == (of.seats, of.options)
    assert (match.level, t.deals, t.day) == (t.level, SIZES[seed % 3], None)
    plain = Tournament(game).match(0).setup
    usual = {option.id: option.default for option in GAMES[game].options}
    assert plain.options == {**usual, **one_deal_option(game)}
    assert plain.seats == GAMES[game].seat_range[2]


def test_a_fresh_tournament_has_a_seed_of_its_own() -> None:
    assert len({Tournament("ring-of-sevens").setup.seed for _ in range(20)}) == 20


@walks.EVERY_GAME
def test_the_deal_of_the_day(game: str) -> None:
    t = Tournament.daily(game, "2026-11-23")
    assert (t.deals, t.level, t.day) == (1, "club", "2026-11-23")
    assert t.match(0).setup.seed == THAT_DAY.get(game, t.match(0).setup.seed)
    days = [f"2024-02-{day:02}" for day in range(1, 30)]
    dealt = {tuple(Tournament.daily(game, day).match(0).game.held) for day in days}
    assert len(dealt) == 29
    assert about(Tournament.open(t.link())) == about(t)
    assert refused(t.match, 1) == "no-such-board"


def test_every_game_of_ours_has_an_option_for_one_deal() -> None:
    assert [game for game in THAT_DAY if one_deal_option(game)] == list(THAT_DAY)


def test_the_days_of_two_games_differ() -> None:
    seeds = {Tournament.daily(game, "2026-11-23").match(0).setup.seed for game in GAMES}
    assert len(seeds) == len(GAMES)


# Refusals


def test_what_is_no_tournament() -> None:
    game = "ring-of-sevens"
    for deals in (0, 1, 3, 5, 17, -4, True, 8.0, "8", None):
        assert refused(Tournament, game, deals) == "bad-deals"
    assert refused(Tournament, "poker") == refused(Tournament, 7) == "unknown-game"
    assert refused(Tournament, game, seats=2) == refused(Tournament, game, seats=7) == "bad-seats"
    for level in ("god", "", None, 1, ["club"]):
        assert refused(Tournament, game, level=level) == "unknown-level"
    assert refused(Tournament, game, options={"jokers": True}) == "unknown-option"
    assert refused(Tournament, game, options={"joker": 1}) == "bad-option"
    assert refused(Tournament, game, seed="") == refused(Tournament, game, seed="x" * 65)
    assert refused(Tournament, "upside-down", options={"points": "none", "end": "points-5"})
    t = Tournament(game, 4)
    for number in (-1, 4, True, "0", 1.0, None):
        assert refused(t.match, number) == "no-such-board"


def test_what_is_no_day() -> None:
    for day in (
        *("2026-11-31", "2025-02-29", "2026-13-01", "2026-1-1", "20261123", "2026-W48-1"),
        *("2026-11-23T00:00", " 2026-11-23", "2026-11-23\n", "0000-01-01", "٢٠٢٦-11-23", "", "x"),
        *(None, 20261123, True, ["2026-11-23"]),
    ):
        assert refused(Tournament.daily, "ring-of-sevens", day) == "bad-day"
    assert refused(Tournament.daily, "poker", "2026-11-23") == "unknown-game"
    assert Tournament.daily("ring-of-sevens", "2024-02-29").day == "2024-02-29"


# Links


@walks.EVERY_GAME
@pytest.mark.parametrize("seed", range(9))
def test_a_link_says_all_of_a_tournament(game: str, seed: int) -> None:
    t = some(game, seed)
    link = t.link()
    for read in (link, "#" + link, f"  {link}\n"):
        again = Tournament.open(read)
        assert about(again) == about(t) and again.link() == link
    assert again.match(2).link() == t.match(2).link()
    assert len(link) < limits.LINK / 4


@settings(max_examples=60, deadline=None)
@given(
    seed=st.text(min_size=1, max_size=limits.SEED).filter(str.isprintable),
    game=st.sampled_from(list(GAMES)),
    level=st.sampled_from(LEVELS),
    deals=st.sampled_from(SIZES),
)
def test_any_seed_goes_through_a_link(seed: str, game: str, level: str, deals: int) -> None:
    t = Tournament(game, deals, level=level, seed=seed)
    again = Tournament.open(t.link())
    assert about(again) == about(t)
    assert again.match(deals - 1).game.held == t.match(deals - 1).game.held


def test_links_that_are_none() -> None:
    t = Tournament("ring-of-sevens", 8, 4, {"joker": True}, "expert", "k3f9")
    link, day = t.link(), Tournament.daily("ring-of-sevens", "2026-11-23").link()
    body = link.partition("&check=")[0]

    def opened(text: Any) -> str:
        return refused(Tournament.open, text)

    for cut in range(len(link)):
        assert opened(link[:cut]) in ("bad-link", "damaged-link")
    assert opened(link[:-1]) == opened(link.replace("joker=true", "joker=false")) == "damaged-link"
    foreign = walks.play_deals(t.match(0), Random(1))
    for other in (foreign.link(), foreign.replay_link(), foreign.challenge_link("Ann"), "", 7):
        assert opened(other) == "bad-link"
    assert refused(Match.open, link) == "unknown-option"
    assert refused(Match.open_replay, link) == refused(Match.open_challenge, link) == "bad-link"
    assert opened("x" * limits.LINK + link) == "long-link"
    for changed, id in (
        (body.replace("&v=1", "&v=99"), "unknown-version"),
        (body.replace("&v=1", "&v=99&more=1"), "unknown-version"),
        (body.replace("ring-of-sevens", "poker"), "unknown-game"),
        (body.replace("=8", "=5"), "bad-deals"),
        (body.replace("=8", "=1"), "bad-deals"),
        (body.replace("=8", "=08"), "bad-deals"),
        (body.replace("=8", "=" + "8" * 5000), "bad-deals"),
        (body.replace("level=expert", "level=god"), "unknown-level"),
        (body.replace("seats=4", "seats=04"), "bad-link"),
        (body.replace("seats=4", "seats=9"), "bad-seats"),
        (body.replace("seed=k3f9", "seed="), "bad-seed"),
        (body.replace("&joker=true", ""), "bad-link"),
        (body.replace("joker=true", "joker=maybe"), "bad-option"),
        (body + "&dealer=1", "unknown-option"),
        (body + "&first=1", "bad-link"),
        (body + "&deck=H1", "bad-link"),
        (body + "&day=2026-11-23", "bad-link"),
        (body + "&level=expert", "bad-link"),
        (day.partition("&check=")[0].replace("11-23", "11-31"), "bad-day"),
        (day.partition("&check=")[0].replace("&day=2026-11-23", "&day=2026-11-24"), "bad-link"),
        (day.partition("&check=")[0].replace("level=club", "level=expert"), "bad-link"),
        (day.partition("&check=")[0].replace("&day=2026-11-23", ""), "bad-deals"),
    ):
        assert opened(checked(changed)) == id, changed
