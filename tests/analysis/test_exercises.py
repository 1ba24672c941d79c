"""The exercises: positions that open, with answers that are legal, right and worth asking for."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from random import Random

import claims
import pytest
from arena.exercises import BEYOND, SURE, WORLDS, Tried, agreed, path_of, weighed
from claims import Told
from games.seven_bridge import claims as seven_bridge
from games.seven_euchre import claims as seven_euchre
from games.sevens_heaven import claims as sevens_heaven
from nanafuda import Match
from nanafuda.analysis.exercises import EXERCISES, Exercise
from nanafuda.bots import LEVELS, bot_of, decide
from nanafuda.bots.reasons import Comparison
from nanafuda.games import GAMES
from nanafuda.games.seven_euchre.rules import NO_TRUMP, denomination_of, tricks_of
from nanafuda.mechanics.climbing import openings

CHECKS = claims.checks()
GAMES_WEB = Path(__file__).parents[2] / "web/games"
LEAST = 12  # exercises of a game that has any
WIDTHS = {"en": 170, "ja": 85}  # characters of an explanation
TITLES = {"en": 40, "ja": 20}  # and of a title

ALL = [(game, one) for game in GAMES for one in EXERCISES[game]]
each = pytest.mark.parametrize("game, one", ALL, ids=[one["id"] for _, one in ALL])
each_game = pytest.mark.parametrize("game", [game for game in GAMES if EXERCISES[game]])


def standing(game: str, one: Exercise) -> Match:
    """The match as the exercise shows it."""
    replay = Match.open_replay(one["replay"])
    assert replay.at is not None and replay.setup.game == game
    return replay.before(replay.at)


def words(game: str, lang: str) -> dict[str, str]:
    text = (GAMES_WEB / game / f"{game}.exercises.{lang}.ftl").read_text("utf-8")
    return dict(re.findall(r"^([\w-]+) = (.+)$", text, re.MULTILINE))


def test_every_game_is_a_key_and_no_other() -> None:
    assert list(EXERCISES) == list(GAMES)
    with pytest.raises(KeyError):
        EXERCISES["tiddlywinks"]


@each_game
def test_they_are_enough_numbered_in_order_and_no_position_comes_twice(game: str) -> None:
    found = EXERCISES[game]
    ids = [f"{game}-exercise-{number:02}" for number in range(1, len(found) + 1)]
    assert len(found) >= LEAST
    assert [one["id"] for one in found] == ids
    assert len({one["replay"] for one in found}) == len(found)


@each
def test_an_exercise_stands_at_a_decision_and_its_answers_are_legal(
    game: str, one: Exercise
) -> None:
    match = standing(game, one)
    legal, best = match.legal(), one["best"]
    assert match.turn == one["seat"]
    assert best and len(set(best)) == len(best)
    assert set(best) < set(legal)


@each_game
def test_an_exercise_asks_and_has_a_reason_for_and_against_every_answer(game: str) -> None:
    for lang in ("en", "ja"):
        found = words(game, lang)
        for one in EXERCISES[game]:
            for part in ("title", "ask", "why"):
                found.pop(f"{one['id']}-{part}")
            own = {id for id in found if id.startswith(f"{one['id']}-not")}
            assert set(against(game, one, found)) == own, one["id"]
            for id in own:
                found.pop(id)
        assert not found
        for id, text in words(game, lang).items():
            assert len(text) <= (TITLES if id.endswith("-title") else WIDTHS)[lang], id


@each_game
def test_what_the_page_knows_of_the_answers_is_complete_and_clear(game: str) -> None:
    told = json.loads(path_of(game).read_text("utf-8"))
    assert list(told) == [one["id"] for one in EXERCISES[game]]
    for one in EXERCISES[game]:
        match, worth = standing(game, one), told[one["id"]]
        verdict = bot_of(game).judge(match.game.view(one["seat"]), Random(1))
        assert (worth["unit"], worth["best"]) == (verdict.unit, one["best"])
        assert {*worth["best"], *worth["behind"]} == set(match.legal())
        for loss, error in worth["behind"].values():
            assert loss - BEYOND * error > verdict.threshold, one["id"]


def against(game: str, one: Exercise, found: dict[str, str]) -> dict[str, list[str]]:
    """By sentence, the wrong answers that it is said of."""
    said: dict[str, list[str]] = {}
    for action in standing(game, one).legal():
        if action not in one["best"]:
            own, verb = re.sub(r"\W+", "-", action), action.partition(":")[0]
            ways = [f"{one['id']}-not{way}" for way in (f"-{own}", f"-{verb}", "")]
            said.setdefault(next(way for way in ways if way in found), []).append(action)
    return said


def plays(hand: int) -> int:
    """How many plays a hand of Upside Down takes when nobody stands in the way."""
    return min((1 + plays(hand & ~play) for play in openings(hand)), default=0)


def longer(told: Told) -> bool:
    """It takes more plays to go out than it had to."""
    return 1 + plays(told.hand & ~told.other) > plays(told.hand)


def misses(told: Told) -> bool:
    """The answer goes out in this turn, and this cannot."""
    seat = told.view.seat
    goes, other = (seven_bridge.ends(told.game, seat, m) for m in (told.move, told.other))
    return goes and not other


def keeps(*cards: str) -> Callable[[Told], bool]:
    """These cards stay in the hand."""
    return lambda told: set(cards) <= set(told.game.pack.spell(left(told)))


def left(told: Told) -> int:
    return seven_bridge.hand_after(told, told.other)


def more_left(told: Told) -> bool:
    """The turn is over, with a card more in the hand than if the answer had been laid off first."""
    after = told.game.clone()
    after.play(told.other)
    first = seven_bridge.hand_after(told, told.move)
    return after.turn != told.view.seat and left(told).bit_count() == first.bit_count()


def beaten(told: Told) -> bool:
    """A higher card of its suit is out."""
    return bool(seven_euchre.higher(told, told.other) & told.view.unseen)


def wins_later(told: Told) -> bool:
    """It is a trump or the highest card of its suit still out."""
    return seven_euchre.is_trump(told, told.other) or not beaten(told)


def waits(told: Told) -> bool:
    """A rival has to play or drop out before the person has to."""
    CHECKS["ring-of-sevens-hint-pass-longer"](told)
    return True


# Claims of each sentence that serves several wrong answers.
CLAIMED: dict[str, Callable[[Told], bool]] = {
    "seven-euchre-exercise-01-not": lambda told: not seven_euchre.takes(told, told.other),
    "seven-euchre-exercise-04-not": beaten,
    "seven-euchre-exercise-05-not": lambda told: tricks_of(told.other) >= 11,
    "seven-euchre-exercise-06-not": lambda told: not seven_euchre.takes(told, told.other),
    "seven-euchre-exercise-08-not": beaten,
    "seven-euchre-exercise-10-not": lambda told: tricks_of(told.other) >= 10,
    "seven-euchre-exercise-11-not": wins_later,
    "seven-euchre-exercise-12-not": lambda told: denomination_of(told.other) != NO_TRUMP,
    "sevens-heaven-exercise-04-not": lambda told: not sevens_heaven.takes(told, told.other),
    "ring-of-sevens-exercise-08-not": waits,
    "seven-bridge-exercise-01-not": misses,
    "seven-bridge-exercise-02-not": misses,
    "seven-bridge-exercise-03-not": misses,
    "seven-bridge-exercise-03-not-lay": misses,
    "seven-bridge-exercise-05-not": more_left,
    "seven-bridge-exercise-06-not": more_left,
    "seven-bridge-exercise-07-not": keeps("C7"),
    "seven-bridge-exercise-08-not": keeps("S12", "D9"),
    "upside-down-exercise-01-not": longer,
    "upside-down-exercise-02-not": longer,
    "upside-down-exercise-03-not": longer,
    "upside-down-exercise-04-not": longer,
    "upside-down-exercise-05-not": longer,
    "upside-down-exercise-08-not": longer,
    "upside-down-exercise-09-not": longer,
    "upside-down-exercise-12-not": lambda told: told.other.bit_count() <= 3,
}


def test_what_is_said_of_several_wrong_answers_holds_of_each() -> None:
    tried = set()
    for game, one in ALL:
        view = standing(game, one).game.view(one["seat"])
        unit = bot_of(game).judge(view, Random(1)).unit
        for id, actions in against(game, one, words(game, "en")).items():
            if len(actions) == 1:
                continue
            tried.add(id)
            for action in actions:
                best, other = view.move(one["best"][0]), view.move(action)
                found = Comparison(view, best, other, "behind", unit, {})
                told = Told(found, id, {"instead": action, "seat": 1})
                assert CLAIMED[id](told), (id, action)
    assert tried == set(CLAIMED)


def missed(game: str, level: str, seed: int) -> list[int]:
    """The places of the exercises that a player of this level gets wrong."""
    found = []
    for place, one in enumerate(EXERCISES[game]):
        view = standing(game, one).game.view(one["seat"])
        if view.text(decide(level, view, seed)) not in one["best"]:
            found.append(place)
    return found


@each_game
def test_a_beginner_does_not_find_every_answer(game: str) -> None:
    assert any(missed(game, "beginner", seed) for seed in range(4))


def test_the_club_player_misses_some_and_the_easy_ones_never() -> None:
    found = {game: missed(game, "club", 1) for game in GAMES}
    for game, places in found.items():
        assert all(2 * place >= len(EXERCISES[game]) for place in places), game
    assert sum(map(bool, found.values())) >= 4  # at Seven Bridge its rules of thumb are sound


def test_what_is_printed_as_a_candidate_depends_on_what_the_seat_knows_alone() -> None:
    """The same view of another world is judged the same."""
    game, one = ALL[0]
    match = standing(game, one)
    view = match.game.view(one["seat"])
    tried = Tried(view, "fair")
    tried.until(8)
    world = view.determinize(Random(3))
    again = Tried(world.view(one["seat"]), "fair")
    again.until(8)
    assert tried.rows == again.rows
    assert world.held != match.game.held


@pytest.mark.long
@each
def test_what_the_page_knows_of_the_answers_is_measured(game: str, one: Exercise) -> None:
    told = json.loads(path_of(game).read_text("utf-8"))[one["id"]]
    assert weighed(one) == told


@pytest.mark.long
@each
def test_the_answer_leads_for_sure_in_two_thousand_worlds(game: str, one: Exercise) -> None:
    """By the criterion that it was found by, in other worlds; the expert agrees."""
    view = standing(game, one).game.view(one["seat"])
    tried = Tried(view, f"again {one['id']}")
    best = [view.move(action) for action in one["best"]]
    tried.until(WORLDS)
    assert tried.clear(best, SURE), tried.lead(best)
    assert agreed(tried, best, one["id"])
    assert decide(LEVELS[-1], view, one["id"]) in best
