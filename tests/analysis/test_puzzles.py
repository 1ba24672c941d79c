"""The puzzles: positions that open, answers that are legal and right, reasons that hold, themes
that are there, and a rating that says how hard each is."""

from __future__ import annotations

import gzip
import json
import re
import subprocess
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import claims
import pytest
from arena.balance import (
    FEW,
    START,
    Weighed,
    broken,
    by_verb_alone,
    obvious,
    table,
    thinned,
    weighed,
)
from arena.frame import match_at, view_at
from arena.habits import HABITS, SIMPLE, simply_solved
from arena.puzzles import (
    HARDEST,
    MEASURED,
    RATINGS,
    SEEDS,
    Wanted,
    contested,
    contradicted,
    easy,
    expected,
    guess_of,
    lines_of,
    played,
    puzzles_of,
    rated,
    rating_of,
    rows_of,
    search,
    searched,
    share,
    stated,
    stock,
    stored_shares,
    take,
    taken_in,
    told,
    worth_a_look,
)
from arena.thumbs import thumb_of, trivial
from arena.tried import SURE, WORLDS, Tried, agreed, lead_among_people, sees_all
from claims import Told
from nanafuda import Match
from nanafuda.analysis.puzzles import EXERCISES, PUZZLES, Puzzle
from nanafuda.analysis.themes import THEMES, themes_of
from nanafuda.bots import LEVELS, bot_of, decide
from nanafuda.bots.reasons import Comparison
from nanafuda.bots.search import result_of
from nanafuda.bots.verdict import Gap
from nanafuda.game import View
from nanafuda.games import GAMES
from nanafuda.games.upside_down.bot.endings import Solver, ending_seen

from web.tools.environment import node

LEAST = 40  # puzzles of a game; in Bridge few are left that a beginner may miss
BYTES = 200  # of a puzzle, packed: 80 kB for 400
# A new game has none until they are searched for.
EVERY_GAME = pytest.mark.parametrize("game", [game for game in GAMES if PUZZLES[game]])
THEMED = pytest.mark.parametrize("game", [game for game in GAMES if THEMES[game]])
WEB = Path(__file__).parents[2] / "web"


def standing(one: Mapping[str, Any]) -> Match:
    """The match as the puzzle shows it."""
    return match_at(one["replay"])


def seen(one: Mapping[str, Any]) -> View[Any]:
    return view_at(one)


def test_every_game_is_a_key_and_no_other() -> None:
    assert list(PUZZLES) == list(GAMES)
    with pytest.raises(KeyError):
        PUZZLES["tiddlywinks"]


@EVERY_GAME
def test_a_puzzle_is_a_decision_of_its_seat_and_its_answers_are_legal(game: str) -> None:
    for one in (*PUZZLES[game], *EXERCISES[game]):
        match, view = standing(one), seen(one)
        legal, best = match.legal(), one["best"]
        assert (match.turn, match.setup.game) == (one["seat"], game)
        assert re.fullmatch(rf"{game}-(\d+|exercise)-\d+", one["id"])
        assert len(set(best)) == len(best)
        assert 1 <= len(best) < len(legal) if "step" in one else 1 <= len(best) <= len(legal) / 2
        assert {*best, *one["wrong"]} == set(legal) and not set(best) & set(one["wrong"])
        assert one["themes"] == themes_of(view, [view.move(action) for action in best])
        verdict = bot_of(game).judge(view, Random(1))
        assert one["unit"] == verdict.unit
        for wrong in one["wrong"].values():
            assert wrong["loss"] - wrong["error"] > verdict.threshold
        losses = [wrong["loss"] for wrong in one["wrong"].values()]
        assert losses[0] == min(losses)


@EVERY_GAME
def test_they_are_many_none_comes_twice_and_they_weigh_little(game: str) -> None:
    all_of_it = PUZZLES[game]
    assert len(all_of_it) >= LEAST
    ids, replays = {one["id"] for one in all_of_it}, {one["replay"] for one in all_of_it}
    assert len(ids) == len(replays) == len(all_of_it)
    packed = gzip.compress(stock(game).read_bytes(), mtime=0)
    assert len(packed) <= BYTES * max(100, len(all_of_it))


@EVERY_GAME
def test_the_reason_against_every_other_action_holds_and_is_said_in_both_languages(
    game: str,
) -> None:
    checks = claims.checks()
    words = {
        lang: "".join(
            path.read_text("utf-8")
            for path in (
                *(WEB / "locales" / lang).glob("*.ftl"),
                *(WEB / "games" / game).glob(f"*.{lang}.ftl"),
            )
        )
        for lang in ("ja", "en")
    }
    measured = re.compile(rf"{game}-hint-by-|hint-better")
    for one in (*PUZZLES[game], *EXERCISES[game]):
        view = seen(one)
        threshold = bot_of(game).judge(view, Random(1)).threshold
        for action, wrong in one["wrong"].items():
            id, args = wrong["reason"]
            assert all(f"\n{id} =" in text for text in words.values()), id
            standing = Gap(wrong["loss"], wrong["error"]).standing(threshold)
            best, other = view.move(one["best"][0]), view.move(action)
            found = Comparison(view, best, other, standing, one["unit"], {})  # type: ignore[arg-type]
            if measured.match(id) or HERE & set(args):
                continue
            try:
                checks[id](Told(found, id, {**args, "instead": action}))
            except KeyError:  # it wants to know what came of both
                tried = Tried(view, one["id"])
                tried.tried = [best, other]
                tried.until(ROWS)
                rows = {move: rows_of(tried.rows[move]) for move in tried.tried}
                checks[id](Told(replace(found, rows=rows), id, {**args, "instead": action}))


@EVERY_GAME
def test_a_reason_against_a_wrong_action_holds_for_no_answer(game: str) -> None:
    for one in PUZZLES[game]:
        view = seen(one)
        for action, wrong in one["wrong"].items():
            id, args = wrong["reason"]
            for best in map(view.move, one["best"]):
                found = Comparison(view, best, view.move(action), "behind", one["unit"], {})  # type: ignore[arg-type]
                told = Told(found, id, args)
                assert not claims.holds_reversed(told), (one["id"], action)


@EVERY_GAME
def test_reasons_are_those_of_a_hint(game: str) -> None:
    for line in lines_of(game)[::5]:
        assert stated(line) == line


ROWS = 400  # worlds
HERE = {"here"}  # what worlds tell, and no look at the position


def test_what_is_tried_depends_on_what_the_seat_knows_alone() -> None:
    """The same view of another world is judged the same."""
    one = PUZZLES["seven-euchre"][0]
    view = seen(one)
    tried = Tried(view, "fair")
    tried.until(8)
    world = view.determinize(Random(3))
    again = Tried(world.view(one["seat"]), "fair")
    again.until(8)
    assert tried.rows == again.rows
    assert world.held != standing(one).game.held


@EVERY_GAME
def test_some_player_of_the_ladder_misses_each_and_the_beginner_sometimes(game: str) -> None:
    for line in lines_of(game):
        assert line["finds"][0] < SEEDS, line["id"]
        assert not easy(stored_shares(line, seen(line))), line["id"]


def test_the_rule_of_thumb_of_bridge_is_the_dearest_discard() -> None:
    """It depends on the points alone. The search skips puzzles that it always solves."""
    seen_some = 0
    for view in positions("seven-bridge", 200):
        cards = {view.text(move): move for move in view.legal()}
        if {action.partition(":")[0] for action in cards} != {"discard"}:
            assert not thumb_of(view)
            continue
        ranks = {a: int(a[9:]) for a in cards if a != "discard:X0"}
        pips = {a: 10 if rank == 1 else min(10, rank) for a, rank in ranks.items()}
        dearest = [cards[a] for a in pips if pips[a] == max(pips.values())]
        assert sorted(thumb_of(view)) == sorted(dearest)
        assert obvious(view, dearest) and not obvious(view, dearest[1:])
        seen_some += 1
    assert seen_some > 20


def test_losses_in_upside_down_are_told_where_two_samples_of_a_review_agree() -> None:
    lines = lines_of("upside-down")
    vague = [line for line in lines if line.get("vague")]
    assert vague and all({*line["vague"]} <= {*line["wrong"]} for line in vague)
    clear = min((line for line in lines if line not in vague), key=size)
    other = {action: [9.0, 0.1, *rest] for action, (_, _, *rest) in clear["wrong"].items()}
    assert told({**clear, "wrong": other}) == clear
    line = min(vague, key=size)
    assert told(line) == line


def size(line: Mapping[str, Any]) -> tuple[bool, int]:
    """Exact losses last: they are not measured."""
    return not any(error for _, error, *_ in line["wrong"].values()), len(line["wrong"])


def test_harder_puzzles_are_rated_higher() -> None:
    ratings = [rating_of([beginner / SEEDS, 0.9, 1, 1], 0.0) for beginner in range(SEEDS + 1)]
    assert all(a > b for a, b in pairwise(ratings))
    assert rating_of([0.0] * 4, 0.0) > RATINGS[-1] and rating_of([0.95] * 4, 0.0) < RATINGS[0]
    assert rating_of([0.0] * 4, 0.5) == HARDEST


@pytest.mark.parametrize("guess", [0.0, 0.2, 0.5])
def test_a_puzzle_has_the_rating_at_which_the_players_find_so_many(guess: float) -> None:
    for rating in (1200, 1500, 1800):
        shares = [expected(one, rating, guess) for one in RATINGS]
        assert abs(rating_of(shares, guess) - rating) < 30


def test_the_same_finds_among_fewer_moves_are_a_harder_puzzle() -> None:
    shares = [0.55, 0.7, 0.9, 1.0]
    assert rating_of(shares, 0.5) > rating_of(shares, 0.2) > rating_of(shares, 0.0)


def test_a_noisy_player_misses_what_is_nearly_equal() -> None:
    near, far = {"a": 0.0, "b": 0.5}, {"a": 0.0, "b": 5.0}
    assert 0.5 < share(near, 1.0) < share(near, 0.5) < share(far, 1.0) < 1
    assert share({**near, "c": 0.5}, 1.0) < share(near, 1.0)
    assert share({"a": 0.0, "b": 0.0, "c": 9.0}, 1.0) > 0.99


@EVERY_GAME
def test_ratings_follow_from_what_is_stored(game: str) -> None:
    for line in lines_of(game)[::20]:
        assert rated(line, seen(line)) == line


@EVERY_GAME
def test_puzzles_reward_thought(game: str) -> None:
    """No rule of one line comes near the club player in a theme, or far ahead of the beginner in
    the game; no verb answers most of a theme; at most half have only two choices."""
    puzzles = weighed(PUZZLES[game])
    assert broken(puzzles) == {}
    assert max(by_verb_alone(puzzles).values()) <= 0.6 * len(puzzles)
    assert not [one["id"] for one in PUZZLES[game] if trivial(seen(one), one["best"])]


@EVERY_GAME
def test_a_rule_that_solves_a_theme_breaks_the_law(game: str) -> None:
    """The law sees a stock that one habit solves: those of its puzzles that the habit finds."""
    puzzles = weighed(PUZZLES[game])
    for rule in HABITS[game]:
        some = [one for one in puzzles if one.rules[rule] == 1]
        themes = Counter(theme for one in some for theme in one.puzzle["themes"])
        for theme in [theme for theme, count in themes.items() if count >= FEW]:
            assert ("rule", theme, rule) in broken(some)


@EVERY_GAME
def test_the_document_says_who_solves_the_puzzles(game: str) -> None:
    names = (WEB / "games" / game / f"{game}.en.ftl").read_text("utf-8")
    name = re.search(rf"^{game}-name = (.+)$", names, re.M)
    assert name
    shares = [f"{100 * share:.0f}" for share in table(weighed(PUZZLES[game])).values()]
    row = f"| {name[1]} | {len(PUZZLES[game])} | {' | '.join(shares)} |"
    assert row in (WEB.parent / "docs/bots.md").read_text("utf-8"), row


@EVERY_GAME
def test_many_puzzles_are_for_those_who_begin(game: str) -> None:
    assert sum(one["rating"] in START for one in PUZZLES[game]) >= BEGINNING.get(game, 60)


# Puzzles rated 1300 to 1500; fewer where the beginner always finds most of the easy ones.
BEGINNING = {"seven-bridge": 30}


@EVERY_GAME
def test_what_every_simple_rule_solves_is_rated_lower(game: str) -> None:
    """The beginner bot is no measure of people: where it fails, simple rules may do."""
    some = [line for line in lines_of(game) if simply_solved(seen(line), line["best"]) == 1]
    for line in some[:10]:
        alone = [line["finds"][0] / SEEDS, *stored_shares(line, seen(line))[1:]]
        assert line["rating"] < rating_of(alone, guess_of(line)), line["id"]
    others = {name for name in SIMPLE[game] if name not in HABITS[game]}
    assert some and not others


def test_thinning_takes_out_what_breaks_a_law_and_nothing_else() -> None:
    """Of ten folds and two bets three folds stay: 60 %, and those near a beginner's rating."""
    some = [one for one in weighed(PUZZLES["sevens-heaven"]) if "fold-or-bet" in one.themes]
    some = [replace(one, rules={}, themes=["fold-or-bet"]) for one in some]
    fold = next(one for one in some if one.verbs == {"fold"})
    bet = next(one for one in some if one.verbs == {"bet"})
    many = [copied(bet, 0), *(copied(fold, n) for n in range(1, 11)), copied(bet, 11)]
    left = thinned(many)
    assert [one.verbs for one in left].count(frozenset(["fold"])) == 3
    assert {one.puzzle["rating"] in START for one in left if one.verbs == {"fold"}} == {True}
    assert thinned(left) == left and [one for one in many if one in left] == left


def copied(one: Weighed, number: int) -> Weighed:
    """The same as another puzzle of three choices; every third is for those who begin."""
    wrong = {**one.puzzle["wrong"], "other": next(iter(one.puzzle["wrong"].values()))}
    rating = START[0] if number % 3 == 0 else START[-1] + 200
    return replace(one, puzzle={**one.puzzle, "id": f"{number}", "rating": rating, "wrong": wrong})


@EVERY_GAME
def test_the_better_the_level_the_more_of_them_it_finds(game: str) -> None:
    found = Counter[str]()
    for one in PUZZLES[game][:: max(1, len(PUZZLES[game]) // 40)]:
        view = seen(one)
        for level in MEASURED:
            found[level] += view.text(decide(level, view, one["id"])) in one["best"]
    beginner, club, strong = (found[level] for level in MEASURED)
    assert beginner < club < strong


# Told on the command line: where to begin, and answers with the ratings of what was asked.
RATED = """
import { START, after, doubtOf } from "./src/features/practice/rating.ts";
const { starts, answers } = JSON.parse(process.argv[1]);
console.log(JSON.stringify(starts.map((rating) => {
  let rated = { ...START, rating };
  for (const [puzzle, right, guess] of answers) rated = after(rated, puzzle, right, guess);
  return [rated.rating, doubtOf(rated)];
})));
"""
STARTS = (800, 1500, 2200)
ASKED = 200  # answers, at least


@EVERY_GAME
def test_a_club_player_settles_at_a_rating_within_its_interval_wherever_it_begins(
    game: str,
) -> None:
    told = []
    for one in PUZZLES[game]:
        view = seen(one)
        right = view.text(decide("club", view, one["id"])) in one["best"]
        told.append((one["rating"], right, guess_of(one)))
    told *= -(-ASKED // len(told))  # a small collection is asked more than once
    Random(game).shuffle(told)
    asked = json.dumps({"starts": STARTS, "answers": told})
    ran = subprocess.run(
        [node(), "--input-type=module", "-e", RATED, asked],
        cwd=WEB,
        capture_output=True,
        text=True,
        check=True,
    )
    likeliest = likeliest_for(told)
    settled: list[tuple[float, int]] = json.loads(ran.stdout)
    for rating, doubt in settled:
        assert abs(rating - likeliest) <= doubt < 300, (settled, likeliest)
        assert all(abs(rating - other) <= doubt for other, _ in settled), settled


def likeliest_for(told: list[tuple[int, bool, float]]) -> float:
    """The rating with which these answers are likeliest: where the slope of their log is 0."""
    low, high = 0.0, 3000.0
    while high - low > 0.5:
        middle = (low + high) / 2
        slope = 0.0
        for puzzle, right, guess in told:
            knows = expected(middle, puzzle)
            known = 1 - guess / expected(middle, puzzle, guess)  # of the right answers
            slope += known * (1 - knows) if right else -knows
        if slope < 0:
            high = middle
        else:
            low = middle
    return low


def test_the_search_goes_on_where_it_ended_and_is_taken_in_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = "sevens-heaven"
    monkeypatch.setattr("arena.puzzles.STOCK", tmp_path / "stock")
    monkeypatch.setattr("arena.puzzles.PUZZLES", {game: ()})
    monkeypatch.setattr("arena.puzzles.process_time", iter([0, 1e6, 0, 1e6]).__next__)
    monkeypatch.setattr("arena.puzzles.puzzles_of", lambda match, known, wanted: iter([FIND]))
    (tmp_path / "stock/sevens_heaven").mkdir(parents=True)
    search([game], tmp_path, 1)
    search([game], tmp_path, 1)
    assert [line["number"] for line in searched(tmp_path / f"{game}.jsonl")] == [0, 1]
    take([game], tmp_path)
    lines = (tmp_path / "stock/sevens_heaven/puzzles.jsonl").read_text("utf-8").splitlines()
    assert len(lines) == 1  # the same position is no other puzzle


FIND = {
    "replay": PUZZLES["sevens-heaven"][0]["replay"],
    "seat": PUZZLES["sevens-heaven"][0]["seat"],
    "best": PUZZLES["sevens-heaven"][0]["best"],
    "unit": "win",
    "behind": {action: [0.5, 0.1, 2000] for action in PUZZLES["sevens-heaven"][0]["wrong"]},
    "reasons": {
        action: {"id": "hint-better", "args": {}} for action in PUZZLES["sevens-heaven"][0]["wrong"]
    },
    "finds": [0, 10, 20],
    "looks": "1",
}


def test_what_is_found_meets_the_rule_and_is_told_as_it_was_measured() -> None:
    """The first deals of a quick game searched anew: some puzzle comes of them."""
    game = "sevens-heaven"
    for number in range(12):
        match = played(game, f"z{number}")
        for found in puzzles_of(match, Counter()):
            one = taken_in(game, number, found)
            view = seen(one)
            tried = Tried(view, "another")
            tried.until(300)
            assert tried.lead([view.move(action) for action in one["best"]]).certain > 0
            assert min(found["finds"]) < SEEDS
            return
    pytest.fail("nothing was found")


def test_answers_of_a_kind_alone_can_be_looked_for() -> None:
    match = played("sevens-heaven", "z1")
    for seed, verbs, count in (("z1", ["fold"], 1), ("z20", ["play", "steal"], 1)):
        found = list(worth_a_look(played("sevens-heaven", seed), Counter(), Wanted(verbs)))
        assert len(found) == count
        for _, tried in found:
            view = tried.view
            assert any(view.text(move).partition(":")[0] in verbs for move in view.legal())
    kinds = Wanted(kinds=["fold-or-bet"])
    for _, tried in worth_a_look(match, Counter(), kinds):
        assert themes_of(tried.view, [])[0] == "fold-or-bet"
    for index, tried in worth_a_look(match, Counter(), Wanted(contested=True)):
        assert contested(tried.view, f"{match.setup.seed} {match.deal_no} {index}")


# Themes


def after(view: View[Any], action: str) -> Any:
    game = view.game.clone()
    game.play(view.move(action))
    return game


def left(view: View[Any], action: str) -> set[str]:
    """The cards that stay in the hand."""
    game = after(view, action)
    return set(game.pack.spell(game.held[view.seat]))


def takes(view: View[Any], action: str) -> bool:
    """Whether a card takes over a trick that another seat has led."""
    led = action.startswith("play") and bool(view.table()["trick"]["cards"])
    return led and after(view, action).winner == view.seat


def lone_sevens(view: View[Any]) -> set[str]:
    """The 7s of the hand that an action takes by themselves."""
    hand = set(view.game.pack.spell(view.game.held[view.seat]))
    taken = [hand - left(view, view.text(move)) for move in view.legal()]
    return {card for cards in taken if len(cards) == 1 for card in cards if card[1:] == "7"}


# Themes that no stored puzzle may have, told by the codes of actions and what playing on leads to,
# with the answer and all that is legal.
RARE: dict[str, dict[str, Callable[[View[Any], str, list[str]], bool]]] = {
    "sevens-heaven": {
        "steal": lambda view, best, legal: best.startswith("steal"),
        "hold-up": lambda view, best, legal: (
            not takes(view, best) and any(takes(view, action) for action in legal)
        ),
    },
    "ring-of-sevens": {
        "go-out": lambda view, best, legal: any(
            "play" in action and after(view, action).states[view.seat] == 1 for action in legal
        )
    },
    "seven-bridge": {
        "which-seven": lambda view, best, legal: (
            any("discard" in action for action in legal) and len(lone_sevens(view)) > 1
        )
    },
    "upside-down": {
        "exchange": lambda view, best, legal: best.startswith("give"),
        "go-out": lambda view, best, legal: any(
            "play" in action and not left(view, action) for action in legal
        ),
    },
}


def positions(game: str, count: int) -> Iterator[View[Any]]:
    """This many positions with a choice, from several deals of quick bots."""
    number = 0
    while count:
        match, rng = Match(game, seed=f"themes {number}"), Random(f"themes {number}")
        number += 1
        while not match.over and match.deal_no < 4 and count:
            if match.turn is None:
                match.next_deal()
                continue
            view = match.game.view(match.turn)
            if len(view.legal()) > 1 and rng.random() < 0.5:
                count -= 1
                yield view
            level = LEVELS[int(rng.random() * 2)]
            match.play(view.text(decide(level, view, len(match.actions))))


@pytest.mark.parametrize("game", RARE)
def test_a_theme_is_there_where_another_reading_finds_it(game: str) -> None:
    rng, found = Random(game), Counter[str]()
    for view in positions(game, 500):
        legal = [view.text(move) for move in view.legal()]
        best = rng.choice(legal)
        themes = themes_of(view, [view.move(best)])
        for theme, check in RARE[game].items():
            assert (theme in themes) == check(view, best, legal), (theme, best, view.table())
            found[theme] += theme in themes
    assert {*RARE[game]} - {*+found} <= {"steal", "go-out"}, found


@THEMED
def test_a_theme_of_several_answers_is_that_of_each(game: str) -> None:
    """Its theme holds for all answers; the kind of decision depends on none."""
    for view in positions(game, 60):
        legal = view.legal()
        both = themes_of(view, legal[:2])
        each = [set(themes_of(view, [move])) for move in legal[:2]]
        assert not any(theme in both and not any(theme in one for one in each) for theme in both)
        assert both[0] == themes_of(view, legal[:1])[0]


@THEMED
def test_a_theme_has_a_name_in_both_languages(game: str) -> None:
    for lang in ("ja", "en"):
        text = (WEB / "locales" / lang / "practice.ftl").read_text("utf-8")
        for theme in THEMES[game]:
            assert f"\ntheme-{theme} = " in text, theme


# Asked again


def again(one: Puzzle) -> Tried:
    """The puzzle measured in other worlds, as many as the rule wants."""
    tried = Tried(seen(one), f"asked again {one['id']}")
    tried.until(400)
    tried.drop([tried.view.move(action) for action in one["best"]])
    tried.until(WORLDS)
    return tried


def test_the_keys_of_upside_down_are_exact_where_two_seats_are_left() -> None:
    """The answers are the moves that go out first, all of them, and there are others."""
    wrong, count = [], 0
    for one in PUZZLES["upside-down"]:
        view = seen(one)
        ending = ending_seen(view)
        if ending is None:
            continue
        winning = result_of(Solver().best(ending, view.legal()))
        if not winning or {*winning} != {view.move(action) for action in one["best"]}:
            wrong.append(one["id"])
        count += 1
    assert not wrong and count > 25


@EVERY_GAME
def test_no_hint_contradicts_the_key_of_a_puzzle_in_a_sample(game: str) -> None:
    """The long tests ask the same of every puzzle."""
    assert not [line["id"] for line in lines_of(game)[::SPREAD] if contradicted(line)]


SPREAD = 30


def behind_among_people(step: int) -> list[str]:
    """Keys of last tricks that are behind if everybody plays on as a club player."""
    some = [one for one in PUZZLES["seven-euchre"] if sees_all(seen(one))]
    found = []
    for one in some[::step]:
        best = [seen(one).move(action) for action in one["best"]]
        lead = lead_among_people(seen(one), best, one["id"], 100)
        found += [one["id"]] * (lead.amount < -2 * lead.error)
    return found


def test_a_key_needs_no_seat_that_sees_all_cards() -> None:
    assert not behind_among_people(20)


@pytest.mark.long
def test_no_key_needs_a_seat_that_sees_all_cards() -> None:
    assert not behind_among_people(1)


@pytest.mark.parametrize("game", ["sevens-heaven", "ring-of-sevens", "upside-down"])
def test_several_answers_of_a_puzzle_are_equals(game: str) -> None:
    """Quick games only; the long tests ask the same of every puzzle."""
    several = [one for one in PUZZLES[game] if len(one["best"]) > 1]
    assert not [one["id"] for one in several if contradicted(one)]


@pytest.mark.long
@EVERY_GAME
def test_no_hint_and_no_review_contradicts_the_key_of_a_puzzle(game: str) -> None:
    """Those that it does are to be taken out: `arena puzzles GAME --hints`."""
    assert not [line["id"] for line in lines_of(game) if contradicted(line)]


@pytest.mark.long
@EVERY_GAME
def test_hardly_any_puzzle_has_another_answer_with_another_seed(game: str) -> None:
    """Its answers lead all others as surely as the rule wants, and in the careful look they are
    ahead, too. Those that have another are to be taken out."""
    other = []
    for one in PUZZLES[game]:
        tried = again(one)
        best = [tried.view.move(action) for action in one["best"]]
        if tried.lead(best).certain < SURE or not agreed(tried, best, f"again {one['id']}"):
            other.append(one["id"])
    assert 100 * len(other) <= len(PUZZLES[game]), other
