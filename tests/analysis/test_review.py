"""The review of a deal: its lines, and that it judges by what the seat could know."""

from __future__ import annotations

import json
from functools import cache
from itertools import cycle
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
import walks
from nanafuda import Match
from nanafuda.analysis import advice
from nanafuda.analysis.advice import (
    Assessed,
    Chosen,
    _closely,
    _measured,
    assess,
    assessing,
    bot_seed,
)
from nanafuda.analysis.reviews import judged, review, review_steps
from nanafuda.bots import bot_of, consider, decide
from nanafuda.bots.choice import Choice
from nanafuda.bots.reasons import SURE
from nanafuda.bots.search import result_of
from nanafuda.bots.verdict import LEAST, Gap, Look, Outcome, Sample, Verdict, averaged
from nanafuda.mechanics.cards import cards_of

QUICK_GAMES = pytest.mark.parametrize("game", ["sevens-heaven", "seven-bridge"])
KEYS = {
    "best", "equal", "near", "later", "plan", "choices",
    "reason", "beside", "stake", "usual", "unit", "index", "action", "loss",
    "error", "weight", "verdict", "mistake", "hard", "worlds",
}  # fmt: skip
UNITS = {
    "seven-euchre": {"tricks", "win"},
    "sevens-heaven": {"win"},
    "ring-of-sevens": {"points"},
    "seven-bridge": {"points"},
    "upside-down": {"points", "win", "place"},
}


@cache
def dealt(game: str, level: str = "club", seed: str = "review") -> Match:
    """A match whose first deal has been played by bots."""
    match = Match(game, seed=seed)
    while match.turn is not None:
        view = match.game.view(match.turn)
        match.play(view.text(decide(level, view, bot_seed(match, len(match.actions)))))
    return match


@cache
def reviewed(game: str) -> list[Any]:
    return review(dealt(game), 1)


@walks.EVERY_GAME
def test_a_line_for_every_decision_that_was_not_forced(game: str) -> None:
    match, lines = dealt(game), reviewed(game)
    decisions = [
        index
        for index, actor in enumerate(match.actors)
        if actor == 1 and len(match.before(index).legal()) > 1
    ]
    assert [line["index"] for line in lines] == decisions
    assert json.loads(json.dumps(lines)) == lines
    for line in lines:
        assert set(line) == KEYS and line["action"] == match.actions[line["index"]]
        assert line["unit"] in UNITS.get(game, {"tricks", "points", "win", "place"})
        assert line["reason"]["id"].startswith(("hint-", game))
        held(line)
        view = match.before(line["index"]).view(1)
        threshold = bot_of(game).judge(view, Random(1)).threshold
        for one in line["choices"][1:]:
            if one["standing"] == "equal":
                assert abs(one["behind"]) + SURE * one["doubt"] < threshold, one


def held(line: Any) -> None:
    """The verdict follows from the figures that are shown with it."""
    first, *rest = line["choices"]
    assert first["action"] == line["best"] and first["standing"] == "best"
    assert line["equal"] == [
        one["action"] for one in rest if one["standing"] in ("equal", "unclear")
    ]
    assert [one for one in line["equal"] if one in line["near"]] == line["near"]
    if line["usual"] in line["equal"]:
        assert line["equal"][0] == line["usual"]
    [played] = [one for one in line["choices"] if one["action"] == line["action"]]
    assert (line["loss"], line["error"]) == (max(0.0, played["behind"]), played["doubt"])
    if line["worlds"]:  # not solved
        assert {first["worlds"], played["worlds"]} == {line["worlds"]}
        assert all(one["worlds"] <= line["worlds"] for one in rest)
    else:
        assert not any(one["doubt"] or one["error"] for one in line["choices"])
    wanted = "mistake" if played["standing"] == "behind" else played["standing"]
    assert line["verdict"] == wanted and line["mistake"] is (wanted == "mistake")
    for one in rest:
        assert (one["mean"] > first["mean"]) is (one["standing"] == "better"), line
        sure = abs(one["behind"]) > SURE * one["doubt"] and abs(one["weight"]) > LEAST - 0.001
        assert sure is (one["standing"] not in ("equal", "unclear"))
        assert (one["behind"] < 0) is (one["standing"] == "better") or not sure
    if line["mistake"]:
        assert line["loss"] > SURE * line["error"] and not line["hard"] and line["weight"] >= 1
    assert not line["hard"] or (line["verdict"] == "best" and not line["near"])


@walks.EVERY_GAME
def test_the_best_is_what_the_hint_says(game: str) -> None:
    match = dealt(game)
    for line in reviewed(game)[-2:]:
        view = match.before(line["index"]).view(1)
        told = assess(view, bot_seed(match, line["index"]))
        assert line["best"] == told["best"]
        if line["action"] in (told["best"], told["usual"]):
            # Possible mistakes were measured in more determinizations, against the best move only.
            shown = {one["action"] for one in line["choices"]}
            assert shown <= {one["action"] for one in told["choices"]}


def ahead_of_best(found: Assessed) -> list[Any]:
    """The moves that were measured ahead of the best one, or that their shown figures put there."""
    first, *rest = found.message()["choices"]
    above = [one["action"] for one in rest if one["mean"] > first["mean"]]
    gaps = {move: found.behind(move) for move in found.others}
    return above + [move for move, gap in gaps.items() if -gap.amount > gap.error]


@walks.EVERY_GAME
def test_a_hint_recommends_nothing_that_its_figures_put_behind(game: str, count: int = 5) -> None:
    for n, match in enumerate(walks.sample(game, count, 5200)):
        assert match.turn is not None
        if len(match.legal()) > 1:
            found = result_of(assessing(match.game.view(match.turn), f"ahead {n}"))
            assert not ahead_of_best(found), found.message()


@pytest.mark.long
@walks.EVERY_GAME
def test_no_hint_of_many_recommends_what_its_figures_put_behind(game: str) -> None:
    test_a_hint_recommends_nothing_that_its_figures_put_behind(game, 400)


def test_a_move_that_the_search_calls_beaten_may_be_the_best_after_all() -> None:
    replay = Match.open_replay(
        "game=sevens-heaven&v=1&seats=4&seed=x4-sevens-heaven-11&deal=1&moves=Ujv4&at=0"
        "&check=60bf359b"
    )
    here = replay.match.branch(0)
    found = result_of(assessing(here.game.view(here.turn or 0), bot_seed(here, 0)))
    assert not ahead_of_best(found), found.message()


@pytest.mark.parametrize(
    ("link", "best"),
    [
        (
            "game=seven-bridge&v=1&seats=4&seed=by1129-15&deal=2&moves=DoRPA0fd40bcil_4J-Y&at=14"
            "&check=e2f20086",
            "lay:C12@4",  # the club player throws it, and is behind by 2 points in 500 deals
        ),
        (
            "game=upside-down&v=1&seats=4&seed=by1129-1&deal=1&moves=AgNiwjVfZsXbm74&at=0"
            "&check=e261ee72",
            "play:S5.O5",  # the club player leads the 13, behind by 0.17 points in 500 deals
        ),
    ],
)
def test_a_longer_look_departs_from_the_natural_move(link: str, best: str) -> None:
    replay = Match.open_replay(link)
    here = replay.before(replay.at or 0)
    told = assess(here.game.view(here.turn or 0), bot_seed(here, len(here.actions)))
    assert told["best"] == best != told["usual"]


def test_a_position_is_searched_once(monkeypatch: pytest.MonkeyPatch) -> None:
    samples = [m for m in walks.sample("seven-bridge", 100, 7700) if m.turn is not None]
    one, other = [m.game.view(m.turn or 0) for m in samples if len(m.legal()) > 3][:2]
    searched: list[Any] = []

    def consider(_level: str, view: Any, _seed: object) -> Any:
        searched.append(view)
        return iterated([Choice(view.legal()[0], 8)])

    monkeypatch.setattr(advice, "consider", consider)
    positions = advice.Positions()
    for view in (one, one, other):  # the same seed may stand for another position
        result_of(positions.choosing(view, "seed"))
    assert searched == [one, other]


@walks.EVERY_GAME
def test_what_chooses_is_not_what_tells(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """However sure the search is of what it ranks behind its choice, the figures are the same."""

    def choice_of(least: int) -> Any:
        """The view of the first position with so many legal actions, if there is one."""
        samples = (m.game for m in walks.sample(game, 400, 7700) if len(m.legal()) >= least)
        return next((g.view(g.turn) for g in samples if g.turn is not None), None)

    view = choice_of(4) or choice_of(2)
    first, second = result_of(consider("strong", view, 5))[:2]
    told = []
    unsure, sure = ([first, Choice(second.move, n, behind)] for n, behind in ((8, 0.1), (99, 9.0)))
    for order in (unsure, sure):
        monkeypatch.setattr(advice, "consider", lambda *_, order=order: iterated(order))
        figures = result_of(assessing(view, 5)).sample
        told.append({move: figures.mean(move) for move in figures.moves})
    assert told[0] == told[1] and len(told[0]) > 1


def iterated(result: Any) -> Any:
    """A generator that returns this at once."""
    return result
    yield


@QUICK_GAMES
def test_an_expert_makes_no_mistake(game: str) -> None:
    lines = review(dealt(game, "expert"), 0)
    assert lines
    for line in lines:
        assert not line["mistake"]
        if line["verdict"] == "best":
            assert line["best"] == line["action"] and line["loss"] == line["error"] == 0


@QUICK_GAMES
def test_the_same_again_in_slices(game: str) -> None:
    lines: list[Any] = []
    seen, told = [], []
    for done, of in review_steps(dealt(game), 1, lines=lines):
        seen.append((done, of))
        told.append(len(lines))
    assert lines == reviewed(game)
    assert seen == sorted(seen) and seen[0] == (0, len(lines)) and seen[-1] == (len(lines),) * 2
    assert told == [done for done, _ in seen]
    assert len(seen) > 3 * len(lines)


def test_the_same_from_the_first_decision() -> None:
    whole = reviewed("ring-of-sevens")
    lines: list[Any] = []
    steps = review_steps(dealt("ring-of-sevens"), 1, lines=lines, forward=True)
    for done, _ in steps:
        assert lines == whole[:done]
    assert lines == whole


def test_a_running_deal_is_not_reviewed() -> None:
    assert walks.refusal(review, Match("ring-of-sevens", seed="running"), 0).id == "deal-running"


def swap_law(game: str, wanted: int, seed: int) -> None:
    """In so many positions two cards that the seat could not place change places, from one holder
    to another: the decision is judged the same."""
    walks.hidden_from(walks.start(game, seed), 0)
    checked, rng, positions = 0, Random(seed), walks.sample(game, 1000 * wanted, seed)
    while checked < wanted:
        match = next(positions)
        legal, seat = match.legal(), match.turn
        assert seat is not None
        view = match.game.view(seat)
        hidden = cards_of(view.unseen)
        if len(legal) == 1 or len(hidden) < 2:
            continue
        other = match.game.clone()
        pair = [1 << hidden[int(rng.random() * len(hidden))] for _ in "ab"]
        for place, held in enumerate(other.held):
            if sum(bool(held & card) for card in pair) == 1:
                other.held[place] = held ^ (pair[0] | pair[1])
        if other.held == match.game.held:
            continue  # they had one holder
        action = legal[int(rng.random() * len(legal))]
        lines = [result_of(judged(g.view(seat), 0, action, "law")) for g in (match.game, other)]
        assert lines[0] == lines[1], match.record()
        checked += 1


@walks.EVERY_GAME
def test_a_decision_is_judged_by_what_the_seat_could_know(game: str) -> None:
    swap_law(game, 2, 6000)


@walks.EVERY_GAME
@pytest.mark.long
@pytest.mark.parametrize("part", range(10))
def test_a_decision_is_judged_by_what_the_seat_could_know_long(game: str, part: int) -> None:
    swap_law(game, 100, 60_000 + 10_000 * part)


# How moves are measured


def look(means: dict[str, float], noise: float, least: int = 32, most: int = 256) -> Look[str]:
    """Moves that come to these amounts, and luck that differs."""
    rng = Random(1)

    def trial(moves: Any) -> Any:
        yield len(moves)
        return [Outcome(means[m] + noise * (rng.random() - 0.5), {}) for m in moves]

    return Look(trial, least, most, 8)


def tried(means: dict[str, float], noise: float, worlds: int = 64) -> Sample[str]:
    sample = Sample(look(means, noise), list(means))
    result_of(sample.draw(worlds))
    return sample


def test_how_a_move_stands_follows_from_its_figures() -> None:
    sample = tried({"best": 3.0, "same": 3.0, "less": 2.6, "worse": 1.0, "more": 4.0}, 0.2)
    standings = {move: sample.behind("best", move).standing(0.5) for move in sample.moves[1:]}
    assert standings == {"same": "equal", "less": "small", "worse": "behind", "more": "better"}
    unsure = tried({"best": 3.0, "worse": 1.0}, 40.0).behind("best", "worse")
    assert not unsure.clear and unsure.standing(0.5) == "unclear"
    assert Gap(0.2, 0.01).standing(0.5) == Gap(-0.2, 0.01).standing(0.5) == "equal"
    assert Gap(0.1, 0.19).standing(0.5) == "equal"  # within two errors below the threshold
    assert Gap(0.1, 0.21).standing(0.5) == Gap(-0.1, 0.21).standing(0.5) == "unclear"
    exact = tried({"best": 1.0, "same": 1.0}, 0.0).behind("best", "same")
    assert (exact.amount, exact.error, exact.clear) == (0, 0, False)


def test_a_small_loss_is_reported_as_another_sample_measures_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The sample that finds it by luck does not state it, too."""
    drawn = 0

    def trial(moves: Any) -> Any:
        nonlocal drawn
        drawn += 1
        yield len(moves)
        lucky = 0.4 if drawn <= 32 else 0.0
        return [Outcome(lucky * (move == "best"), {}) for move in moves]

    measure = Look(trial, 32, 32, 8)
    verdict = Verdict("points", 0.5, measure, measure, lambda *_: Outcome(0, {}))
    monkeypatch.setattr(advice, "bot_of", lambda _: SimpleNamespace(judge=lambda *_: verdict))
    monkeypatch.setattr(advice, "_sparing", lambda view, sample, best, threshold: best)
    monkeypatch.setattr(advice, "questions", lambda *_: [])
    view: Any = SimpleNamespace(game=SimpleNamespace(id=""))
    found = result_of(advice.measuring(view, 1, chosen("best", "played"), ["played"]))
    assert found.behind("played") == Gap(0.0, 0.0) and drawn == 64


def test_a_loss_near_the_threshold_is_no_mistake() -> None:
    near = Gap(0.55, 0.1)
    assert near.clear and near.standing(0.5) == "small"
    assert Gap(0.61, 0.1).standing(0.5) == "behind"


def test_worlds_are_drawn_until_more_would_tell_nothing() -> None:
    clear = tried({"best": 3.0, "played": 1.0}, 0.1, 32)
    result_of(_closely(clear, "best", ["played"], 0.5))
    assert clear.worlds == 32
    close = tried({"best": 1.55, "played": 1.0}, 4.0, 32)
    result_of(_closely(close, "best", ["played"], 0.5))
    assert close.worlds == 256


@pytest.mark.parametrize("loss", [0.0, 0.4, 0.6, 0.9])
def test_a_look_ends_when_the_largest_sample_would_say_the_same(loss: float) -> None:
    ended = differ = 0
    for seed in range(400):
        luck = Random(f"{loss} {seed}")
        draws = [luck.gauss(loss, 1.0) for _ in range(320)]
        early, full = (Gap(*averaged(draws[:count])) for count in (64, 320))
        if early.decided(0.5, 64 / 320):
            ended += 1
            differ += early.matters(0.5) != full.matters(0.5)
    assert differ <= 0.025 * 400
    assert ended > (300 if loss in (0.0, 0.9) else 30)


def test_a_firm_look_denies_a_mistake_only_with_a_small_error() -> None:
    means, worlds = {"best": 1.0, "played": 2.0}, []
    for firm in (False, True):
        sample = Sample(
            look(means, 0.0)._replace(trial=noise(means, Random(4)), firm=firm), [*means]
        )
        result_of(sample.draw(32))
        result_of(_closely(sample, "best", ["played"], 1.0))
        worlds.append(sample.worlds)
        assert not sample.behind("best", "played").matters(1.0)
    assert worlds[0] == 32 < worlds[1]
    assert sample.behind("best", "played").error <= LEAST


def chosen(*moves: str, usual: str = "") -> Chosen:
    return Chosen([*moves], usual or moves[0])


def measured(moves: Chosen, means: dict[str, float], spread: float, work: int = 0) -> Any:
    return result_of(_measured(look(means, spread)._replace(work=work), moves, 0.5))


def test_the_best_is_another_only_if_it_is_ahead_of_the_natural_move() -> None:
    means = {"searched": 1.3, "natural": 1.0}
    clear, confirmed = measured(chosen(*means, usual="natural"), means, 0.1)
    assert clear == "searched" and confirmed.worlds == 64
    for moves in (chosen(*means, usual="natural"), chosen("natural", "searched")):
        assert measured(moves, {"searched": 1.0, "natural": 1.0}, 0.0)[0] == "natural"


def test_what_is_open_is_measured_on_and_only_between_the_moves_in_question() -> None:
    means = {"searched": 2.0, "natural": 1.0, "lost": -9.0}
    best, sample = measured(chosen(*means, usual="natural"), means, 12.0, 2000)
    assert best == "searched" and sample.worlds > 64
    assert len(sample.amounts("lost")) == 32 and sample.behind(best, "lost").clear
    limited = measured(chosen(*means, usual="natural"), means, 40.0, 200)[1]
    assert 32 < limited.worlds < 256 and limited.units <= 400


def test_the_look_is_longer_while_another_move_seems_ahead_of_the_natural_one() -> None:
    def spent(lead: float) -> int:
        """The work on a lead over the natural move that stays between one and two errors."""
        luck = cycle([8.0, -8.0])

        def trial(moves: Any) -> Any:
            apart = {"natural": 0.0, "other": lead + next(luck)}
            yield len(moves)
            return [Outcome(apart[move], {}) for move in moves]

        again = look({}, 0.0)._replace(trial=trial, work=150)
        best, sample = result_of(_measured(again, chosen("natural", "other"), 0.5))
        assert best == ("other" if lead > 0 else "natural")
        return sample.units

    assert spent(-1.05) == 150 < 2 * 150 < spent(1.05) <= 450


def test_moves_are_compared_in_the_determinizations_that_both_have_tried() -> None:
    sample = Sample(look({"one": 1.0, "two": 2.0}, 0.0), ["one", "two"])
    result_of(sample.draw(8))
    result_of(sample.draw(24, ["one"]))
    assert (sample.worlds, sample.complete("one"), sample.complete("two")) == (24, True, False)
    assert sample.behind("two", "one") == Gap(1.0, 0.0)
    rows = sample.rows("one", "two")
    assert [len(rows[move]["amount"]) for move in ("one", "two")] == [8, 8]


def test_the_best_is_never_behind_another_by_its_own_figures() -> None:
    switched = 0
    for seed in range(200):
        names = ["first", "second", "third"]
        rng = Random(seed)
        means = {name: 3 * rng.random() for name in names}
        noisy = look(means, 8.0)._replace(trial=noise(means, rng), work=2000)
        best, sample = result_of(_measured(noisy, chosen(*names), 0.5))
        gaps = [sample.behind(best, move) for move in names]
        assert not any(-gap.amount > gap.error for gap in gaps), (seed, gaps)
        switched += best != "first"
    assert switched > 20


def noise(means: dict[str, float], rng: Random) -> Any:
    """Trials in which each move has its own luck."""

    def trial(moves: Any) -> Any:
        yield len(moves)
        return [Outcome(means[move] + 8 * (rng.random() - 0.5), {}) for move in moves]

    return trial
