"""Find puzzles: `build.py arena puzzles GAME … --minutes 60`; `--take` adds the finds to the stock.

Bots of all levels play deals. A decision is a puzzle by the stricter form of the exercise rule
(exercises.py), so that it passes again when it is retested. Some level must miss it, the expert
must find it, and determinizations from another seed must give the same answers. The tests run from
cheap to expensive: first the levels, then more and more determinizations, until one fails.

Finds go to one file per game, one line per deal, in deal order; the same command resumes where the
last run ended. `--verbs bid pass` searches only for such answers, which are rare. `--take` appends
new finds to the stock.

Difficulty: beginner, club and strong answer with twenty seeds each. The rating is the likeliest one
for those answers, given the levels' ratings in `RATINGS`. A player with the puzzle's rating finds
it half of the time (Rasch's model on the Elo scale).
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from math import exp, log
from pathlib import Path
from random import Random
from time import monotonic, process_time
from typing import Any

from nanafuda.analysis.puzzles import PUZZLES
from nanafuda.analysis.themes import themes_of
from nanafuda.bots import LEVELS, decide, explain
from nanafuda.bots.reasons import AMOUNT, Comparison
from nanafuda.bots.verdict import Gap, Outcome
from nanafuda.game import View
from nanafuda.games import GAMES
from nanafuda.levels import BY_RULES
from nanafuda.match import Match

from . import hash_of
from .exercises import WORLDS, Lead, Tried, agreed, survives

MANY = 26  # with more actions a position is no quick question
DEALS = 4  # at most one of a match's first 4 deals is examined
PLAYERS = ("beginner", "club", "club", "strong", "expert")  # repeated by frequency
PASSING = 10  # seeds with which the rule-based levels may miss it
# (determinizations, standard errors by which an answer must lead): else the position is dropped.
QUICK, FULL = ((12, 1.0), (32, 1.8), (80, 2.5)), ((300, 3.5), (900, 4.0), (WORLDS, 4.0))
CERTAIN, BEYOND = 5.0, 3.0  # stricter than the exercise rule, in each of two tests
MOST = 3  # positions per deal
SEEDS = 20  # seeds with which each level answers
MEASURED = LEVELS[:3]
MISSED = 4  # some level must miss it this often; else it is too easy
RATINGS = dict(zip(MEASURED, (1100, 1500, 1900), strict=True))
# Prior towards the middle: weighs as much as this many answers each way.
PRIOR = 1.0
ELO = 400 / log(10)
ROOT = Path(__file__).parents[2]
FOUND, STOCK = ROOT / ".build/puzzles", ROOT / "engine/nanafuda/games"

Line = dict[str, Any]


def played(game: str, seed: str) -> Match:
    """Return a match after a deal by bots of all levels; rule-based bots play the deals before."""
    match, rng = Match(game, seed=seed), Random(f"puzzles {seed}")
    deal = 1 + int(rng.random() * DEALS)
    while True:
        among = PLAYERS if match.deal_no == deal else BY_RULES
        levels = [among[int(rng.random() * len(among))] for _ in range(match.setup.seats)]
        while match.turn is not None:
            view = match.game.view(match.turn)
            luck = hash_of("puzzles", seed, match.deal_no, len(match.actions))
            match.play(view.text(decide(levels[match.turn], view, luck)))
        if match.over or match.deal_no == deal:
            return match
        match.next_deal()


def worth_a_look(
    match: Match, known: Counter[str], verbs: Collection[str] = ()
) -> Iterator[tuple[int, Tried]]:
    """Yield decisions that some level may miss and that may have an answer; rare kinds first."""
    game, seen = match.before(0), []
    for index, (seat, action) in enumerate(zip(match.actors, match.actions, strict=True)):
        if 1 < len(game.legal()) <= MANY:
            view, seed = game.view(seat), f"{match.setup.seed} {match.deal_no} {index}"
            best = decide(LEVELS[-1], view, seed)
            verb = view.text(best).partition(":")[0]
            club = decide(BY_RULES[-1], view, seed)
            asked = (decide(BY_RULES[0], view, f"{seed} {n}") for n in range(PASSING))
            wanted = not verbs or verb in verbs
            if wanted and (club != best or any(move != best for move in asked)):
                tried = Tried(view, seed)
                if survives(tried, QUICK, drop=True) and best in tried.answers(QUICK[-1][1]):
                    few = known[kind(view.text(best), club == best)]
                    seen.append((few, hash_of(seed), index, tried))
        game.play(game.move(action))
    for _, _, index, tried in sorted(seen, key=lambda one: one[:2]):
        yield index, tried


def sure(tried: Tried) -> list[Any]:
    """Return the answers if they lead by the stricter margin; else none."""
    if not survives(tried, FULL, drop=True):
        return []
    best = tried.answers(FULL[-1][1])
    lead = tried.lead(best)
    spare = lead.amount - BEYOND * lead.error - tried.verdict.threshold
    return best if lead.certain >= CERTAIN and spare > 0 else []


def kind(action: str, easy: bool) -> str:
    """Return a puzzle's kind: the answer's verb, and whether club players find it."""
    return f"{action.partition(':')[0]} {easy}"


def kind_of(line: Line) -> str:
    """Return the kind of a puzzle that was found."""
    return kind(line["best"][0], 2 * line["finds"][1] > SEEDS)


def levels_find(view: View[Any], best: Sequence[Any], seed: str) -> dict[str, int]:
    """Return how often each level finds an answer."""
    return {
        level: sum(decide(level, view, f"{seed} {n}") in best for n in range(SEEDS))
        for level in MEASURED
    }


def reason(view: View[Any], tried: Tried, best: Any, other: Any, lead: Lead) -> Line:
    """Return why the best move is better than another one."""
    count = len(tried.rows[other])
    rows = {move: came_of(tried.rows[move][:count]) for move in (best, other)}
    standing = Gap(lead.amount, lead.error).standing(tried.verdict.threshold)
    found = Comparison(view, best, other, standing, tried.verdict.unit, rows)
    id, fields = explain(found)
    return {"id": id, "args": {name: told for name, told in fields.items() if name != "instead"}}


def came_of(outcomes: Sequence[Outcome]) -> dict[str, list[float]]:
    """Return a move's outcomes as lists, by name."""
    found = {name: [o.came[name] for o in outcomes] for name in outcomes[0].came}
    return {**found, AMOUNT: [outcome.amount for outcome in outcomes]}


def told(match: Match, index: int, tried: Tried, best: list[Any], finds: dict[str, int]) -> Line:
    """Return the record of a puzzle."""
    view, others = tried.view, [move for move in tried.order() if move not in best]
    leads = {move: tried.lead(best, [move]) for move in others}
    return {
        "replay": match.replay_link(at=index),
        "seat": view.seat,
        "best": [view.text(move) for move in best],
        "unit": tried.verdict.unit,
        "behind": {
            view.text(move): [lead.amount, lead.error, len(tried.rows[move])]
            for move, lead in leads.items()
        },
        "reasons": {
            view.text(move): reason(view, tried, best[0], move, lead)
            for move, lead in leads.items()
        },
        "finds": [finds[level] for level in MEASURED],
        "looks": f"{hash_of(json.dumps(looks(match, index, view.seat), sort_keys=True)):x}",
    }


def looks(match: Match, index: int, seat: int) -> Line:
    """Return the seat's view of a position, without the fields that identify the match."""
    table = match.branch(index).table(seat)
    return {name: told for name, told in table.items() if name not in ("deal", "results")}


def puzzles_of(match: Match, known: Counter[str], verbs: Collection[str] = ()) -> Iterator[Line]:
    """Yield at most `MOST` puzzles of an ended deal, with these verbs only if any are given."""
    left = MOST
    for index, tried in worth_a_look(match, known, verbs):
        best, view = sure(tried), tried.view
        if not best:
            continue
        seed = f"{match.setup.seed} {match.deal_no} {index}"
        finds = levels_find(view, best, seed)
        if min(finds.values()) > SEEDS - MISSED or not agreed(tried, best, seed):
            continue
        if set(sure(Tried(view, f"{seed} again"))) != set(best):
            continue
        line = told(match, index, tried, best, finds)
        known[kind_of(line)] += 1
        yield line
        left -= 1
        if not left:
            return


def rating_of(finds: Sequence[int]) -> int:
    """Return the likeliest rating of a puzzle with these counts, by Rasch's model."""
    low, high = 0.0, 3000.0
    while high - low > 0.5:
        middle = (low + high) / 2
        found = PRIOR * (expected(0, middle) + expected(3000, middle))
        found += SEEDS * sum(expected(one, middle) for one in RATINGS.values())
        if found > sum(finds) + PRIOR:  # more finds expected than counted: it is harder
            low = middle
        else:
            high = middle
    return round(middle)


def expected(rating: float, puzzle: float) -> float:
    """Return the probability that a player with a rating finds a puzzle."""
    return 1 / (1 + exp((puzzle - rating) / ELO))


def taken_in(game: str, number: int, one: Line) -> Line:
    """Return a find as a line of the stock."""
    replay = Match.open_replay(one["replay"])
    assert replay.at is not None
    view = replay.before(replay.at).game.view(one["seat"])
    wrong = {}
    for action, (loss, error, _) in sorted(one["behind"].items(), key=lambda item: item[1][0]):
        reason = one["reasons"][action]
        args = [reason["args"]] if reason["args"] else []
        wrong[action] = [float(f"{loss:.3g}"), float(f"{error:.1g}"), reason["id"], *args]
    return {
        "id": f"{game}-{number}-{replay.at}",
        "replay": one["replay"],
        "seat": one["seat"],
        "best": one["best"],
        "themes": themes_of(view, [view.move(action) for action in one["best"]]),
        "rating": rating_of(one["finds"]),
        "unit": one["unit"],
        "wrong": wrong,
    }


def stock(game: str) -> Path:
    """Return the file of a game's puzzles."""
    return STOCK / game.replace("-", "_") / "puzzles.jsonl"


def take(games: Sequence[str], folder: Path) -> None:
    """Append new finds to the stock."""
    for game in games:
        path = stock(game)
        known = {one["id"] for one in PUZZLES[game]}
        looks, lines = set[str](), []
        for line in searched(folder / f"{game}.jsonl"):
            for one in line["found"]:
                made = taken_in(game, line["number"], one)
                easy = min(one["finds"]) > SEEDS - MISSED
                if made["id"] not in known and one["looks"] not in looks and not easy:
                    lines.append(json.dumps(made, separators=(",", ":")) + "\n")
                looks.add(one["looks"])
        with path.open("a", encoding="utf-8") as file:
            file.writelines(lines)
        print(game, len(known), "+", len(lines))


def searched(path: Path) -> list[Line]:
    """Return the finds so far, deal by deal."""
    return (
        [json.loads(line) for line in path.read_text("utf-8").splitlines()] if path.exists() else []
    )


def search(games: Sequence[str], folder: Path, minutes: float, verbs: Collection[str] = ()) -> None:
    """Search deals of the games until the time is over, with equal CPU time for each game."""
    folder.mkdir(parents=True, exist_ok=True)
    known: dict[str, Counter[str]] = {}
    number: dict[str, int] = {}
    for game in games:
        lines = searched(folder / f"{game}.jsonl")
        taken = (int(one["id"].split("-")[-2]) for one in PUZZLES[game])
        number[game] = 1 + max([-1, *(line["number"] for line in lines), *taken])
        known[game] = Counter(kind_of(one) for line in lines for one in line["found"])
    end, spent = monotonic() + 60 * minutes, dict.fromkeys(games, 0.0)
    while monotonic() < end:
        game, begun = min(games, key=lambda game: spent[game]), process_time()
        match = played(game, f"z{number[game]}")
        line = {"number": number[game], "found": list(puzzles_of(match, known[game], verbs))}
        with (folder / f"{game}.jsonl").open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")
        number[game] += 1
        spent[game] += process_time() - begun


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="arena puzzles", description=__doc__)
    parser.add_argument("games", nargs="+", choices=list(GAMES))
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--verbs", nargs="+", default=(), help="only answers that begin with these")
    parser.add_argument("--found", type=Path, default=FOUND, help="where finds are written")
    parser.add_argument("--take", action="store_true", help="take in what was found")
    args = parser.parse_args(arguments)
    if args.take:
        return take(args.games, args.found)
    search(args.games, args.found, args.minutes, args.verbs)
