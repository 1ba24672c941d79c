"""The field: sixteen others with the same cards, and their figures."""

from __future__ import annotations

import json
from collections.abc import Callable, Generator
from functools import cache
from math import prod
from random import Random
from typing import Any

import pytest
import walks
from arena.ends import match_of
from arena.percents import percents, summary
from client import Client
from nanafuda import Match, bots
from nanafuda.analysis.advice import bot_seed
from nanafuda.bots import LEVELS, decide, levels_around
from nanafuda.bots.search import result_of
from nanafuda.duplicate import fields as module
from nanafuda.duplicate.fields import FIELD, OUTRIGHT, field, field_steps, play_as
from nanafuda.mechanics.melds import PACK, melds_in

from duplicate.players import at_random, seated

FEWER_IS_BETTER = {"seven-bridge", "upside-down"}


def by_rules(game: str, seed: str = "field", **more: Any) -> Match:
    """A match whose first deal has been played by club players."""
    match = Match(game, seed=seed, **more)
    while match.turn is not None:
        view = match.game.view(match.turn)
        match.play(view.text(decide("club", view, bot_seed(match, len(match.actions)))))
    return match


def worth(match: Match, seat: int) -> float:
    """The seat's score in the deal that has just ended, computed independently."""
    if match.setup.game == "upside-down":
        out: list[int] = []
        for game, _ in match.replayed():
            out += [s for s in range(game.seats) if not game.held[s] and s not in out]
        place = out.index(seat) if seat in out else match.setup.seats - 1
        return place + 1.0
    jackpots = [
        line for line in match.results[-1].get("lines", ()) if line.get("reason") == "jackpot"
    ]
    if won := [line["seat"] for line in jackpots]:
        return OUTRIGHT if seat in won else -OUTRIGHT
    before = match.past(match.deal_no).branch(0).game.scores
    gains = [after - had for after, had in zip(match.scores, before, strict=True)]
    if match.setup.game == "seven-euchre":
        return float(gains[seat] - gains[seat - 1])
    return float(gains[seat])


def fate(match: Match, seat: int) -> int:
    """1 if the seat has come out above the mean of all seats in the deal, -1 below."""
    worths = [worth(match, one) for one in range(match.setup.seats)]
    sign = -1 if match.setup.game in FEWER_IS_BETTER else 1
    ahead = sign * (worths[seat] * len(worths) - sum(worths))
    return (ahead > 0) - (ahead < 0)


def hand_of(game: Any, seat: int) -> list[str]:
    """The codes of the cards dealt to a seat, the 7s that Ring of Sevens laid out included."""
    sevens = game.sevens[seat] if game.id == "ring-of-sevens" else 0
    return list(game.pack.spell(game.held[seat] | sevens))


def having(*ranks: str) -> Callable[[list[str]], int]:
    return lambda hand: sum(code[1:] in ranks for code in hand)


TOPS = ("F13", "T12", "S11", "C10", "B9", "O8", "H7")
# Counts the cards of each kind (`<game>-dealt-<kind>`) by their codes.
STANDS_OUT: dict[str, Callable[[list[str]], int]] = {
    "sevens": having("7"),
    "near": having("6", "8"),
    "rich": having("5", "9"),
    "far": having("1", "2", "12", "13"),
    "tops": lambda hand: sum(code in TOPS for code in hand),
    "high": having("15", "16", "17"),
    "low": having("1", "2", "3", "4", "5", "6"),
    "strong": having("11", "12", "13"),
    "meld": lambda hand: int(bool(melds_in(PACK.set(".".join(hand))))),
}


def held(found: Any, match: Match, seat: int) -> None:
    """A field says what its replays show, and its percent and place follow from its results."""
    assert json.loads(json.dumps(found)) == found
    assert found["unit"] == ("place" if match.setup.game == "upside-down" else "points")
    assert found["lowest"] is (match.setup.game in FEWER_IS_BETTER)
    assert [other["level"] for other in found["others"]] == [level for level, _ in FIELD]
    assert found["mine"] == worth(match, seat)
    replays = []
    for other, parted in zip(found["others"], found["parted"], strict=True):
        replay = Match.open_replay(other["replay"])
        replays.append(replay.match)
        both = zip(match.history[-1], replay.actions, strict=False)
        ways = [at for at, (mine, theirs) in enumerate(both) if mine != theirs]
        own = bool(ways) and match.actors[ways[0]] == seat
        told = {"index": ways[0], "action": replay.actions[ways[0]]} if own else None
        assert parted == told
        assert (replay.deal, replay.at, replay.match.undone) == (match.deal_no, None, False)
        assert replay.setup.options == match.setup.options
        assert replay.match.history[:-1] == match.history[:-1]
        assert replay.match._copy_at(match.deal_no, 0).game.held == match.branch(0).game.held
        assert worth(replay.match, seat) == other["result"]
    sign = -1 if found["lowest"] else 1
    gaps = [sign * (found["mine"] - other["result"]) for other in found["others"]]
    points = sum(1.0 if gap > 0 else 0.5 if gap == 0 else 0.0 for gap in gaps)
    assert found["percent"] == round(points / 16 * 100, 1)
    assert found["place"] == 1 + sum(gap < 0 for gap in gaps)
    assert found["tied"] == sum(gap == 0 for gap in gaps)
    decided = found["decided"]
    fates = [fate(replay, seat) for replay in (match, *replays)]
    alike = fates.count(fates[0]) - 1
    assert (decided is not None) == (fates[0] != 0 and alike >= 14)
    if decided:
        assert (decided["good"], decided["alike"]) == (fates[0] > 0, alike)
        dealt = match.past(match.deal_no).branch(0).game
        side = [card for one in (seat, *dealt.partners(seat)) for card in hand_of(dealt, one)]
        for kind, count in decided["cards"].items():
            assert count == STANDS_OUT[kind](side)
    told = {}
    for level in LEVELS:
        some = []
        for nth, other in enumerate(found["others"]):
            rest = [found["mine"], *(one["result"] for one in found["others"])]
            del rest[nth + 1]
            beaten = [sign * (other["result"] - one) for one in rest]
            if other["level"] == level:
                some.append(sum(1.0 if gap > 0 else 0.5 if gap == 0 else 0.0 for gap in beaten))
        told[level] = round(sum(some) / len(some) / 16 * 100, 1)
    assert found["levels"] == list(told.values())


# Who they are


def test_the_sixteen() -> None:
    levels = ["beginner"] * 4 + ["club"] * 6 + ["strong"] * 4 + ["expert"] * 2
    assert [level for level, _ in FIELD] == levels
    assert len({seed for _, seed in FIELD}) == 16


@walks.EVERY_GAME
def test_club_players_with_different_seeds_differ(game: str) -> None:
    """Between nearly equal moves they choose by their own seeds, and each always alike."""
    if not hasattr(bots.bot_of(game), "vary"):
        return  # a game may leave it out
    plays: set[tuple[str, ...]] = set()
    for deal in range(4):
        start = Match(game, seed=f"sixteen {deal}")
        around, known = levels_around(start.game, 0, "club"), dict[tuple[str, ...], Any]()
        for level, own in FIELD:
            if level == "club":
                one, again = (start.branch(0) for _ in range(2))
                for table in (one, again):
                    for _ in play_as(table, 0, level, own, around, known):
                        pass
                assert one.actions == again.actions
                plays.add(one.actions)
    assert len(plays) >= 8  # of 24; four if seeds made no difference


@pytest.mark.parametrize("level", LEVELS)
def test_the_bots_around_are_those_of_the_session(
    level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also the partner's level, which is at least the second."""
    asked: set[tuple[int, str]] = set()
    seeds: dict[str, set[str]] = {}

    def player(level: str, view: Any, seed: str) -> Any:
        if view.seat != 1:
            asked.add((view.seat, level))
        else:
            seeds.setdefault(level, set()).add(seed.split(" ")[0])
        return at_random(level, view, seed)

    seated(monkeypatch, player)
    api = Client()
    state = api.state("startMatch", game="seven-euchre", seed="k3f9", level=level, seat=1)
    match = api.session.match
    assert match is not None and match.level == level
    walks.play_deals(match, Random(1))
    field(match, 1)
    assert asked == {(s, bot) for s, bot in enumerate(state["levels"]) if bot}
    assert seeds == {level: {str(own) for of, own in FIELD if of == level} for level in dict(FIELD)}


@walks.EVERY_GAME
@pytest.mark.parametrize("number", [0, 6])
def test_whoever_plays_in_a_session_as_one_of_the_field_gets_the_same(
    game: str, number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bots around have the same thoughts there, wherever nobody did otherwise before."""
    monkeypatch.setattr(module, "FIELD", FIELD[number : number + 1])
    (level, own), seat = FIELD[number], 1
    api = Client()
    # Club bots of three games have temperaments.
    tempered = bots.has_tempers(game, "club")
    around = "club" if tempered else "beginner"
    state = api.state("startMatch", game=game, seed="same", level=around, seat=seat)
    match = api.session.match
    assert match is not None
    while state["next"] in ("person", "bot"):
        if state["next"] == "bot":
            state = api.state("think")
            continue
        view = match.game.view(seat)
        luck = f"{own} {bot_seed(match, len(match.actions))}"
        move = result_of(bots.think(level, view, luck, varied=True))
        state = api.state("play", action=view.text(move))
    found = field(match, seat)
    assert (found["percent"], found["place"]) == (50, 1)
    [other] = found["others"]
    assert (other["result"], other["replay"]) == (found["mine"], match.replay_link())


def test_the_bots_around_keep_their_temperaments_and_the_field_has_none(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: set[tuple[int, bool]] = set()

    def think(level: str, view: Any, seed: str, **how: bool) -> Generator[None, None, Any]:
        asked.add((view.seat, how.get("tempered", False)))
        return (yield from bots.think(level, view, seed, **how))

    monkeypatch.setattr(module, "think", think)
    for tempers in (True, False):
        asked.clear()
        field(by_rules("sevens-heaven", tempers=tempers), 2)
        assert asked == {(seat, tempers and seat != 2) for seat in range(4)}


# Figures


@walks.EVERY_GAME
@pytest.mark.parametrize("seed", range(10))
def test_every_replay_shows_the_result_that_is_told(
    game: str, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """For every number of players and every option, in the first deal and in a later one."""
    seated(monkeypatch)
    match = walks.play_deals(walks.start(game, seed), Random(seed), 1 + 2 * (seed % 2))
    if seed % 3 == 0:
        match.undo(match.actors[-1])
        match = walks.play_deals(match, Random(-seed), match.deal_no)
        assert match.undone
    seats = match.setup.seats
    held(field(match, seed % seats), match, seed % seats)
    held(field(match, -seed % seats, 1), match.past(1), -seed % seats)


@walks.EVERY_GAME
def test_a_field_plays_the_cards_that_were_given(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    seated(monkeypatch)
    model = walks.start(game, 2)
    pack = model.game.pack
    deck = [pack.codes[card] for card in pack.shuffled("deck 0")]
    match = walks.like(model, seed="七 &", decks=[deck], first=1)
    held(field(walks.play_deals(match, Random(2)), 2), match, 2)


def test_the_odd_ends_of_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """Void and drawn deals, jackpots, folds that end the game, deals that end the match."""
    seated(monkeypatch)
    ends: set[str] = set()
    for game, seeds in (("seven-bridge", 8), ("sevens-heaven", 24), ("seven-euchre", 2)):
        for seed in range(seeds):
            match = walks.play_deals(walks.start(game, seed), Random(seed), 9)
            found = field(match, 0)
            for other in found["others"]:
                end = Match.open_replay(other["replay"] or "").match
                how: Any = end.results[-1]
                ends |= {how.get("how", ""), how.get("ending", ""), "over" * end.over}
            held(found, match, 0)
    assert {"drawn", "out", "jackpot", "fold", "pay-out", "over"} <= ends


def test_the_winner_by_a_jackpot_has_place_1(monkeypatch: pytest.MonkeyPatch) -> None:
    seated(monkeypatch)
    for name, place in (("jackpot", 1), ("jackpot-lost", 17)):
        found = field(match_of(name), 0)
        assert found["place"] + found["tied"] * (place > 1) == place
        assert found["percent"] >= 50 if place == 1 else found["percent"] < 50


def test_a_void_deal_is_nothing_to_either_side(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match("seven-euchre", seed="void")
    while match.turn is not None:
        match.play("pass")
    seated(monkeypatch, lambda level, view, seed: view.move("pass"))
    found = field(match, 3)
    assert (found["mine"], found["percent"], found["place"], found["tied"]) == (0, 50, 1, 16)
    held(found, match, 3)


@walks.EVERY_GAME
def test_real_players(game: str) -> None:
    match = by_rules(game)
    held(real_field(game), match, 1)


@cache
def real_field(game: str) -> Any:
    return field(by_rules(game), 1)


def test_a_match_too_long_for_any_link_has_a_field_without_replays(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seated(monkeypatch)
    match = walks.play_deals(Match("upside-down", seed="on"), Random(1), 2)
    known = field(match, 1)
    monkeypatch.setattr("nanafuda.match.replay.LINK", 60)
    found = field(match, 1)
    assert [other.pop("replay") for other in found["others"]] == [None] * 16  # type: ignore[misc]
    for other in known["others"]:
        del other["replay"]  # type: ignore[misc]
    assert found == known


# Independence


@walks.EVERY_GAME
@pytest.mark.parametrize("seed", range(2))
def test_the_others_do_not_depend_on_what_was_done_in_the_deal(
    game: str, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    seated(monkeypatch)
    first = walks.play_deals(walks.start(game, seed + 20), Random(seed), 1)
    told = []
    for way in range(3):
        match = Match.load(first.record())
        if not match.over:
            walks.play_deals(match, Random(way), 2)
        if way == 1:
            match.undo(match.actors[0])
            walks.play_deals(match, Random(9), match.deal_no)
        told.append((match.actions, field(match, 0, level="club")))
    few = prod(len(first.before(n).legal()) for n in range(len(first.actions))) < 8
    assert len({actions for actions, _ in told}) > 1 or first.over or few
    others = [found["others"] for _, found in told]
    assert others[0] == others[1] == others[2]


@walks.EVERY_GAME
def test_a_field_is_the_same_wherever_its_deal_comes_from(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From the match itself, its record, a link; and one of the others has the same field."""
    seated(monkeypatch)
    match = walks.play_deals(walks.start(game, 7), Random(7), 3)
    for deal in (1, match.deal_no):
        found = field(match, 1, deal)
        assert field(Match.load(match.record()), 1, deal) == found
        assert field(Match.open_replay(match.replay_link(deal)).match, 1) == found
        other = found["others"][11]
        again = field(Match.open_replay(other["replay"] or "").match, 1)
        assert (again["others"], again["mine"]) == (found["others"], other["result"])
    assert match.record() == Match.load(match.record()).record()


def test_a_field_in_slices_is_the_same_field() -> None:
    match = by_rules("ring-of-sevens")
    steps, seen, found = field_steps(match, 1), [], None
    while found is None:
        try:
            seen.append(next(steps))
        except StopIteration as end:
            found = end.value
        if len(seen) == 5:  # the match goes on
            match.next_deal()
            match.play(match.legal()[0])
    assert found == real_field("ring-of-sevens")
    assert seen == sorted(seen) and {of for _, of in seen} == {16} and seen[-1] == (16, 16)
    assert len(seen) > 16 * len(match.past(1).actions) // 2


def test_the_level_around_is_the_match_s_own_or_else_club(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: set[str] = set()

    def player(level: str, view: Any, seed: str) -> Any:
        asked.update({level} if view.seat else ())
        return at_random("", view, seed)

    def around(match: Match, **more: Any) -> set[str]:
        asked.clear()
        field(match, 0, **more)
        return set(asked)

    seated(monkeypatch, player)
    match = walks.play_deals(Match("sevens-heaven", seed="k3f9"), Random(4))
    assert match.level is None and around(match) == {"club"}
    assert around(match, level="expert") == {"expert"}
    challenge = Match.open_challenge(match.challenge_link("Ann", level="strong")).match
    assert challenge.level == "strong"
    assert around(walks.play_deals(challenge, Random(5))) == {"strong"}
    match.level = "beginner"
    assert around(match) == {"beginner"} and around(match, level="club") == {"club"}
    assert Match.open_challenge(match.challenge_link("Ann")).level == "beginner"


# What is refused


def test_what_has_no_field() -> None:
    match = Match("sevens-heaven", seed="k3f9")

    def refusal(*args: Any, **more: Any) -> str:
        caught = walks.refusal(field_steps, match, *args, **more)
        with pytest.raises(ValueError, match=r"\.$"):
            field(match, *args, **more)
        return caught.id

    assert refusal(0) == refusal(0, 1) == "deal-running"
    assert refusal(0, 2) == refusal(0, 0) == refusal(0, True) == refusal(0, "1") == "no-such-deal"
    walks.play_deals(match, Random(1))
    for seat in (-1, 4, True, "0", None, 1.0):
        assert refusal(seat) == "no-such-seat"
    assert refusal(0, level="god") == refusal(0, level="") == "unknown-level"
    assert refusal(0, 2) == "no-such-deal"
    match.next_deal()
    assert refusal(0, 2) == "deal-running" and len(field(match, 0)["others"]) == 16


def test_what_a_level_comes_to_against_six_club_players() -> None:
    """As the arena measures it: beside themselves they are even, and percents are shares of six."""
    found = [percents("sevens-heaven", number, list(LEVELS)) for number in range(8)]
    assert any(deal["club"] == 50 for deal in found)
    assert any(deal["beginner"] != 50 or deal["expert"] != 50 for deal in found)
    for share in (value for deal in found for value in deal.values()):
        assert share * 12 / 100 == pytest.approx(round(share * 12 / 100))
    told = summary("sevens-heaven", found)
    middle, half = map(float, told["club"].split(" ± "))
    assert told["deals"] == 8 and abs(middle - 50) <= half
