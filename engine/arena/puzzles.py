"""Find puzzles: `build.py arena puzzles GAME … --minutes 60`; `--take` adds the finds to the stock.

Bots of all levels play deals. A decision is a puzzle by a stricter form of the rule of tried.py,
so that it passes again when it is retested. Some player must miss it, the expert
must find it, and determinizations from another seed must give the same answers. The tests run from
cheap to expensive: first the levels, then more and more determinizations, until one fails.

Finds go to one file per game, one line per deal, in deal order; the same command resumes where the
last run ended. `--verbs bid pass` searches only for such answers, which are rare. `--contested`
leaves out positions in which beginner and club player agree: in Sevens Heaven five of six, in Seven
Bridge every other, but only one of three and one of five puzzles. `--take` appends new finds to the
stock.

Difficulty: four players answer, whose ratings are in `RATINGS`. Beginner and strong are the bots,
with twenty seeds each; simple rules (habits.py) give half of the beginner's answers if they find
more. Between them are a club player and a better one who play the club bot's move
or choose with a chance among near-equal moves (`share`). The rating is the one at which the four
are expected to find as many answers as they do. A player with the puzzle's rating knows the answer
half of the time, and else guesses (Rasch's model on the Elo scale, with guessing). `--rate` rates
the stock again and takes out what has become too easy.

`--thin` takes puzzles out of the stock where one verb answers too many (balance.py). `--losses`
measures the losses again with the play-outs of reviews, in two samples. `--hints`
takes out those whose key the page's hint or the review of an answer contradicts, and says whether a
longer look supports the key.

`--exercise LINK` measures the decision at a replay link and appends it as the game's next exercise,
which may be as easy as a person wants. The other options leave exercises alone.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from math import exp, hypot, log
from pathlib import Path
from random import Random
from time import process_time
from typing import Any, NamedTuple

from nanafuda.analysis.advice import bot_seed, choosing, measuring
from nanafuda.analysis.puzzles import EXERCISES, PUZZLES, parsed
from nanafuda.analysis.themes import themes_of
from nanafuda.bots import LEVELS, bot_of, decide, explain
from nanafuda.bots.reasons import AMOUNT, PLAIN, TIED, Comparison
from nanafuda.bots.search import result_of
from nanafuda.bots.verdict import Gap, Outcome, Verdict
from nanafuda.duplicate.measure import seed_of
from nanafuda.game import View
from nanafuda.games import GAMES
from nanafuda.levels import BY_RULES
from nanafuda.match import Match

from .balance import obvious, thinned, weighed
from .frame import by_levels, play_deal, view_at
from .habits import simply_solved, verb_of
from .thumbs import trivial
from .tried import WORLDS, Lead, Tried, agreed, survives

MANY = 26  # with more actions a position is no quick question
DEALS = 4  # at most one of a match's first 4 deals is examined
PLAYERS = ("beginner", "club", "club", "strong", "expert")  # repeated by frequency
PASSING = 10  # seeds with which the rule-based levels may miss it
ASKED = 4  # seeds of the beginner that are compared with the club player
# (determinizations, standard errors by which an answer must lead): else the position is dropped.
QUICK, FULL = ((12, 1.0), (32, 1.8), (80, 2.5)), ((300, 3.5), (900, 4.0), (WORLDS, 4.0))
CERTAIN, BEYOND = 5.0, 3.0  # stricter than the rule of tried.py, in each of two tests
MOST = 3  # positions per deal
SEEDS = 20  # seeds with which each level answers
MEASURED = LEVELS[:3]
MISSED = 0.2  # some player of the ladder must miss it this often; else it is too easy
LIKELY = 2.0  # standard errors: a lead this far below a mistake is not measured further
RATINGS = (1100, 1500, 1700, 1900)  # of beginner, club, between club and strong, strong
# The two in the middle: how often they play the club player's move at once, and their temperature
# when they do not, as a factor of the game's.
NOISY = ((0.25, 1.0), (0.1, 0.5))
# In thresholds of a mistake. Chosen so that the club bot's answers rate it at about 1500.
TEMPERATURE = {"sevens-heaven": 3.0, "ring-of-sevens": 3.0}
USUAL = 2.0  # of a game that is not listed
# Prior towards the middle: weighs as much as this many answers each way.
PRIOR = 1.0
TOLD = 200  # determinizations of each of the two samples that measure a loss as reviews do
APART = 2.0  # standard errors by which they may differ
STATED = 400  # determinizations for a reason that needs outcomes
HARDEST = 2600  # higher ratings would say more than the answers do
ELO = 400 / log(10)
ROOT = Path(__file__).parents[2]
FOUND, STOCK = ROOT / ".build/puzzles", ROOT / "engine/nanafuda/games"

Line = dict[str, Any]


class Wanted(NamedTuple):
    """Kinds of puzzles to search for; empty means all."""

    verbs: Collection[str] = ()  # of the answer
    kinds: Collection[str] = ()  # first themes
    obvious: bool = False  # also what a rule of thumb solves
    choices: int = 2  # fewest legal actions
    contested: bool = False  # only where the players by rules differ

    def offers(self, view: View[Any]) -> bool:
        """Return whether some legal move at a position would make it a puzzle to search for."""
        legal = view.legal()
        if len(legal) < self.choices:
            return False
        return (not self.kinds or themes_of(view, legal[:1])[0] in self.kinds) and any(
            self.takes(view, move) for move in legal
        )

    def drops(self, view: View[Any], best: Collection[Any]) -> bool:
        """Return whether the answers are trivial or too obvious."""
        if trivial(view, [*map(view.text, best)]):
            return True
        return not self.obvious and obvious(view, best)

    def takes(self, view: View[Any], move: Any) -> bool:
        """Return whether a move may be the answer."""
        return not self.verbs or verb_of(view.text(move)) in self.verbs


ANY = Wanted()


def played(game: str, seed: str, among: Sequence[str] = PLAYERS) -> Match:
    """Return a match after a deal by such bots; rule-based bots play the deals before."""
    match, rng = Match(game, seed=seed), Random(f"puzzles {seed}")
    deal = 1 + int(rng.random() * DEALS)
    while True:
        these = among if match.deal_no == deal else BY_RULES
        levels = [these[int(rng.random() * len(these))] for _ in range(match.setup.seats)]
        play_deal(match, by_levels(levels), "puzzles", seed, match.deal_no)
        if match.over or match.deal_no == deal:
            return match
        match.next_deal()


def worth_a_look(
    match: Match, known: Counter[str], wanted: Wanted = ANY
) -> Iterator[tuple[int, Tried]]:
    """Yield decisions that some level may miss and that may have an answer; rare kinds first."""
    game, seen = match.before(0), []
    for index, (seat, action) in enumerate(zip(match.actors, match.actions, strict=True)):
        if 1 < len(game.legal()) <= MANY and wanted.offers(game.view(seat)):
            view, seed = game.view(seat), f"{match.setup.seed} {match.deal_no} {index}"
            tried = Tried(view, seed)
            skip = wanted.contested and not contested(view, seed)
            answers = [] if skip else quickly(tried, wanted)
            if answers and wanted.takes(view, answers[0]):
                asked = (decide(BY_RULES[0], view, f"{seed} {n}") for n in range(PASSING))
                beginner = SEEDS * sum(move in answers for move in asked) // PASSING
                best = decide(LEVELS[-1], view, seed)
                shares = shares_of(
                    view, [*map(view.text, answers)], losses_of(tried, answers), [beginner, SEEDS]
                )
                if not easy(shares) and best in answers and wanted.takes(view, best):
                    club = decide(BY_RULES[-1], view, seed)
                    few = known[kind(view.text(best), club == best)]
                    seen.append((few, seed_of(seed), index, tried))
        game.play(game.move(action))
    for _, _, index, tried in sorted(seen, key=lambda one: one[:2]):
        yield index, tried


def contested(view: View[Any], seed: str) -> bool:
    """Return whether the players by rules differ."""
    club = decide(BY_RULES[-1], view, seed)
    return any(decide(BY_RULES[0], view, f"{seed} {n}") != club for n in range(ASKED))


def quickly(tried: Tried, wanted: Wanted) -> list[Any]:
    """Return the answers after few determinizations; [] if there are none or too obvious ones."""
    best = lasting(tried, QUICK[:1])
    if not best or wanted.drops(tried.view, best):
        return []
    return lasting(tried, QUICK[1:])


def lasting(tried: Tried, stages: Sequence[tuple[int, float]]) -> list[Any]:
    """Return the answers after the last stage; [] if a stage has none that may matter."""
    best: list[Any] = []
    for stage in stages:
        if not survives(tried, [stage], drop=True):
            return []
        best = tried.answers(stage[1])
        if not best or not may_matter(tried, best):
            return []
    return best


def may_matter(tried: Tried, best: Collection[Any]) -> bool:
    """Return whether the answers' lead may still be as large as a mistake."""
    lead = tried.lead(best)
    return lead.amount + LIKELY * lead.error > tried.verdict.threshold


def losses_of(tried: Tried, best: Collection[Any]) -> dict[str, float]:
    """Return by how much every other move is behind the weakest answer."""
    return {
        tried.view.text(move): tried.lead(best, [move]).amount
        for move in tried.moves
        if move not in best
    }


def sure(tried: Tried) -> list[Any]:
    """Return the answers if they lead by the stricter margin; else none."""
    best = lasting(tried, FULL)
    if not best:
        return []
    lead = tried.lead(best)
    spare = lead.amount - BEYOND * lead.error - tried.verdict.threshold
    return best if lead.certain >= CERTAIN and spare > 0 else []


def kind(action: str, easy: bool) -> str:
    """Return a puzzle's kind: the answer's verb, and whether club players find it."""
    return f"{verb_of(action)} {easy}"


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
    rows = {move: rows_of(tried.rows[move][:count]) for move in (best, other)}
    standing = Gap(lead.amount, lead.error).standing(tried.verdict.threshold)
    found = Comparison(view, best, other, standing, tried.verdict.unit, rows)
    id, fields = explain(found)
    return {"id": id, "args": {name: value for name, value in fields.items() if name != "instead"}}


def rows_of(outcomes: Sequence[Outcome]) -> dict[str, list[float]]:
    """Return a move's outcomes as lists, by name."""
    found = {name: [o.facts[name] for o in outcomes] for name in outcomes[0].facts}
    return {**found, AMOUNT: [outcome.amount for outcome in outcomes]}


def line_of(match: Match, index: int, tried: Tried, best: list[Any], finds: dict[str, int]) -> Line:
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
        "looks": f"{seed_of(json.dumps(looks(match, index, view.seat), sort_keys=True)):x}",
    }


def looks(match: Match, index: int, seat: int) -> Line:
    """Return the seat's view of a position, without the fields that identify the match."""
    table = match.branch(index).table(seat)
    return {name: value for name, value in table.items() if name not in ("deal", "results")}


def puzzles_of(match: Match, known: Counter[str], wanted: Wanted = ANY) -> Iterator[Line]:
    """Yield at most `MOST` puzzles of an ended deal, only of the wanted kinds."""
    left = MOST
    for index, tried in worth_a_look(match, known, wanted):
        best, view = sure(tried), tried.view
        if not best or wanted.drops(view, best):
            continue
        seed = f"{match.setup.seed} {match.deal_no} {index}"
        finds = levels_find(view, best, seed)
        known_finds = [finds[level] for level in (MEASURED[0], MEASURED[-1])]
        shares = shares_of(view, [*map(view.text, best)], losses_of(tried, best), known_finds)
        if easy(shares) or not agreed(tried, best, seed):
            continue
        if set(sure(Tried(view, f"{seed} again"))) != set(best):
            continue
        line = line_of(match, index, tried, best, finds)
        known[kind_of(line)] += 1
        yield line
        left -= 1
        if not left:
            return


def share(losses: Mapping[str, float], temperature: float) -> float:
    """Return how often a player finds an answer who chooses with a chance among near-equal moves.

    Each move is chosen in proportion to exp(-loss / temperature) (softmax). `losses` has all moves,
    with 0 for the answers.
    """
    weights = {move: exp(-loss / temperature) for move, loss in losses.items()}
    return sum(weights[move] for move in losses if not losses[move]) / sum(weights.values())


def shares_of(
    view: View[Any], best: Sequence[str], losses: Mapping[str, float], finds: Sequence[int]
) -> list[float]:
    """Return how often each player of the ladder finds an answer. `losses`: of wrong moves.

    The lowest is the beginner bot, for half of its answers a person who follows simple rules if
    that finds more: the bot's rules are not a person's.
    """
    natural = view.text(decide(BY_RULES[-1], view, 0)) in best
    unit = judged(view).threshold * TEMPERATURE.get(view.game.id, USUAL)
    every = {**losses, **dict.fromkeys(best, 0.0)}
    noisy = [often * natural + (1 - often) * share(every, unit * t) for often, t in NOISY]
    beginner = finds[0] / SEEDS
    simply = (beginner + simply_solved(view, best)) / 2
    return [max(beginner, simply), *noisy, finds[-1] / SEEDS]


def rating_of(shares: Sequence[float], guess: float) -> int:
    """Return the rating of a puzzle that the ladder's players find so often.

    `guess` is the probability of finding an answer by chance.
    """
    known = sum((one - guess) / (1 - guess) for one in shares)
    low, high = 0.0, float(HARDEST)
    while high - low > 0.5:
        middle = (low + high) / 2
        found = PRIOR * (expected(0, middle) + expected(3000, middle))
        found += SEEDS * sum(expected(one, middle) for one in RATINGS)
        if found > SEEDS * known + PRIOR:  # more finds expected than counted: it is harder
            low = middle
        else:
            high = middle
    return round(middle)


def expected(rating: float, puzzle: float, guess: float = 0.0) -> float:
    """Return the probability that a player with a rating finds a puzzle."""
    return guess + (1 - guess) / (1 + exp((puzzle - rating) / ELO))


def guess_of(one: Mapping[str, Any]) -> float:
    """Return the probability of finding a puzzle's answer by chance."""
    return len(one["best"]) / (len(one["best"]) + len(one["wrong"]))


def easy(shares: Sequence[float]) -> bool:
    """Return whether the beginner always finds an answer, or every player of the ladder almost.

    The ladder's club player (`NOISY`) errs where even the beginner does not: its misses alone make
    no puzzle.
    """
    return shares[0] == 1 or min(shares) > 1 - MISSED


def stored_shares(one: Line, view: View[Any]) -> list[float]:
    """Return how often each player of the ladder finds an answer to a line of the stock."""
    losses = {action: wrong[0] for action, wrong in one["wrong"].items()}
    return shares_of(view, one["best"], losses, one["finds"])


def rated(one: Line, view: View[Any]) -> Line:
    """Return a line of the stock with its rating computed from its losses and finds."""
    return {**one, "rating": rating_of(stored_shares(one, view), guess_of(one))}


def taken_in(game: str, number: int, one: Line) -> Line:
    """Return a find as a line of the stock."""
    view, wrong = view_at(one), {}
    for action, (loss, error, _) in sorted(one["behind"].items(), key=lambda item: item[1][0]):
        reason = one["reasons"][action]
        args = [reason["args"]] if reason["args"] else []
        wrong[action] = [float(f"{loss:.3g}"), float(f"{error:.1g}"), reason["id"], *args]
    line = {
        "id": f"{game}-{number}-{Match.open_replay(one['replay']).at}",
        "replay": one["replay"],
        "seat": one["seat"],
        "best": one["best"],
        "themes": themes_of(view, [view.move(action) for action in one["best"]]),
        "rating": 0,
        "unit": one["unit"],
        "wrong": wrong,
        "finds": [one["finds"][0], one["finds"][-1]],
    }
    return rated(line, view)


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
                simple = easy(stored_shares(made, view_at(one)))
                if made["id"] not in known and one["looks"] not in looks and not simple:
                    lines.append(json.dumps(made, separators=(",", ":")) + "\n")
                    known.add(made["id"])
                looks.add(one["looks"])
        with path.open("a", encoding="utf-8") as file:
            file.writelines(lines)
        print(game, len(known), "+", len(lines))


def lines_of(game: str, exercises: bool = False) -> list[Line]:
    """Return the lines of the stock, or those of the exercises."""
    lines = (json.loads(line) for line in stock(game).read_text("utf-8").splitlines())
    return [line for line in lines if ("step" in line) == exercises]


def write(game: str, lines: Iterable[Line], exercises: Iterable[Line] | None = None) -> None:
    """Replace a game's stock, and the exercises if some are given."""
    every = [*lines, *(lines_of(game, exercises=True) if exercises is None else exercises)]
    text = "".join(json.dumps(line, separators=(",", ":")) + "\n" for line in every)
    stock(game).write_text(text, encoding="utf-8")


def exercise(game: str, link: str) -> Line:
    """Return the decision at a replay link as the next exercise of the game."""
    match = Match.open_replay(link)
    index, step = match.at or 0, 1 + len(EXERCISES[game])
    tried = Tried(view_at({"replay": link, "seat": match.before(match.at or 0).turn}), link)
    best = sure(tried)
    finds = levels_find(tried.view, best, link)
    line = taken_in(game, step, line_of(match.match, index, tried, best, finds))
    return told({**line, "id": f"{game}-exercise-{step:02}", "step": step})


def rate(game: str) -> None:
    """Rate a game's stock again, from its losses and finds, and take out what is too easy."""
    views = ((line, view_at(line)) for line in lines_of(game))
    write(game, [rated(line, view) for line, view in views if not easy(stored_shares(line, view))])


def told(one: Line) -> Line:
    """Return a line of the stock with its losses measured with the play-outs of reviews.

    A loss of which two samples disagree, or that is no mistake there, keeps its old figure for the
    rating and becomes `vague`: the page does not tell it.
    """
    view, wrong, vague = view_at(one), {}, []
    if judged(view).solved:
        return one
    looks = [Tried(view, f"told {n} {one['id']}") for n in range(2)]
    for tried in looks:
        tried.until(TOLD, tried.verdict.careful)
    best = [view.move(action) for action in one["best"]]
    for action, (loss, error, *reason) in one["wrong"].items():
        leads = [tried.lead(best, [view.move(action)]) for tried in looks]
        mean = sum(lead.amount for lead in leads) / 2
        doubt = hypot(*(lead.error for lead in leads)) / 2
        apart = abs(leads[0].amount - leads[1].amount) > 2 * APART * doubt
        figures = float(f"{mean:.3g}"), float(f"{doubt:.1g}")
        if apart or figures[0] - figures[1] <= looks[0].verdict.threshold:
            vague.append(action)
        else:
            loss, error = figures
        wrong[action] = [loss, error, *reason]
    order = sorted(wrong.items(), key=lambda item: item[1][0])
    line = {**one, "wrong": dict(order), "vague": vague}
    return rated(line if vague else {k: v for k, v in line.items() if k != "vague"}, view)


def tell(game: str) -> None:
    """Measure the losses of a game's stock again."""
    lines = [told(line) for line in lines_of(game)]
    write(game, lines)
    vague = sum(len(line.get("vague", ())) for line in lines)
    print(game, sum(len(line["wrong"]) for line in lines), "losses,", vague, "vague")


def take_out_illegal(game: str) -> None:
    """Take out the puzzles and exercises that break the rules, after a rule has changed."""
    lines, exercises = lines_of(game), lines_of(game, exercises=True)
    write(game, filter(is_legal, lines), filter(is_legal, exercises))
    print(game, "without", *[one["id"] for one in lines + exercises if not is_legal(one)])


def is_legal(one: Line) -> bool:
    """Whether a puzzle's deal follows the rules, and so does each of its answers."""
    try:
        replay = Match.open_replay(one["replay"])
        legal = replay.before(replay.at or 0).legal()
    except ValueError:
        return False
    return {*one["best"], *one["wrong"]} <= {*legal}


def stated(one: Line) -> Line:
    """Return a line of the stock with the reasons as hints give them; keep measured figures."""
    view = view_at(one)
    best, unit = view.move(one["best"][0]), judged(view).unit
    wrong = {}
    for action, (loss, error, *reason) in one["wrong"].items():
        id, args = reason[0], (reason[1] if reason[1:] else {})
        if id != "hint-better" and "here" not in args:
            other = view.move(action)
            found = Comparison(view, best, other, "behind", unit, {})
            try:
                id, args = explain(found)
            except KeyError:  # it needs outcomes
                id = "hint-better"
            if id in PLAIN:
                tried = Tried(view, one["id"])
                tried.tried = [best, other]
                tried.until(STATED)
                rows = {move: rows_of(tried.rows[move]) for move in tried.tried}
                id, args = explain(replace(found, rows=rows))
            args = {name: value for name, value in args.items() if name != "instead"}
        wrong[action] = [loss, error, id, *([args] if args else [])]
    return {**one, "wrong": wrong}


def state(game: str) -> None:
    """State the reasons of a game's stock again."""
    write(game, map(stated, lines_of(game)))


def thin(game: str) -> None:
    """Take puzzles out of the stock until it is balanced (balance.py)."""
    lines = lines_of(game)
    kept = {one.puzzle["id"] for one in thinned(weighed(map(parsed, lines)))}
    write(game, [line for line in lines if line["id"] in kept])
    print(game, len(lines), "-", len(lines) - len(kept))


def judged(view: View[Any]) -> Verdict[Any]:
    """Return how moves at a position are measured."""
    return bot_of(view.game.id).judge(view, Random(0))


def contradicted(one: Mapping[str, Any]) -> str:
    """Return what speaks against a puzzle’s key, measured as an answer’s review; "" if nothing.

    If the position is solved, the key must be the moves that are exactly best. Otherwise the hint
    must be in it, and no answer may be behind the hint.
    """
    view, match = view_at(one), Match.open_replay(one["replay"])
    seed = bot_seed(match.match, match.at or 0)
    key = [view.move(action) for action in one["best"]]
    chosen, solved = result_of(choosing(view, seed)), judged(view).solved
    found = result_of(measuring(view, seed, chosen, () if solved else key))
    if solved:
        top = {move for move in view.legal() if not found.behind(move).amount}
        return "" if top == set(key) else f"exact: {sorted(map(view.text, top))}"
    if found.best not in key:
        return f"hint: {view.text(found.best)}"
    known = [move for move in key if move in found.sample.moves and move != found.best]
    behind = [view.text(move) for move in known if found.standing(move) not in TIED]
    return f"behind {view.text(found.best)}: {behind}" if behind else ""


def confirmed(one: Line) -> bool:
    """Return whether a longer look, in other determinizations, still finds the stored answers."""
    view = view_at(one)
    return set(sure(Tried(view, f"longer {one['id']}"))) == {view.move(a) for a in one["best"]}


def check_hints(game: str) -> None:
    """Take out of the stock what the page's hint contradicts: it could not be explained there."""
    lines, kept = lines_of(game), []
    for line in lines:
        against = contradicted(line)
        if not against:
            kept.append(line)
        else:
            right = "the answer" if confirmed(line) else "not the answer"
            print(line["id"], line["best"], against, "longer look:", right, flush=True)
    write(game, kept)
    print(game, len(lines), "-", len(lines) - len(kept))


def searched(path: Path) -> list[Line]:
    """Return the finds so far, deal by deal."""
    return (
        [json.loads(line) for line in path.read_text("utf-8").splitlines()] if path.exists() else []
    )


def search(games: Sequence[str], folder: Path, minutes: float, wanted: Wanted = ANY) -> None:
    """Search deals for these minutes of CPU time, the same for each game."""
    folder.mkdir(parents=True, exist_ok=True)
    known: dict[str, Counter[str]] = {}
    number: dict[str, int] = {}
    for game in games:
        lines = searched(folder / f"{game}.jsonl")
        taken = (int(one["id"].split("-")[-2]) for one in PUZZLES[game])
        number[game] = 1 + max([-1, *(line["number"] for line in lines), *taken])
        known[game] = Counter(kind_of(one) for line in lines for one in line["found"])
    spent = dict.fromkeys(games, 0.0)
    while sum(spent.values()) < 60 * minutes:
        game, begun = min(games, key=lambda game: spent[game]), process_time()
        # Rare kinds need many deals, so quick bots play them.
        players = PLAYERS if wanted in (ANY, ANY._replace(obvious=True)) else BY_RULES
        match = played(game, f"z{number[game]}", players)
        line = {"number": number[game], "found": list(puzzles_of(match, known[game], wanted))}
        with (folder / f"{game}.jsonl").open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")
        number[game] += 1
        spent[game] += process_time() - begun


# What is done to a game's stock, in this order, by the option that asks for it.
STEPS: dict[str, Callable[[str], object]] = {
    "legal": take_out_illegal,
    "losses": tell,
    "reasons": state,
    "rate": rate,
    "thin": thin,
    "hints": check_hints,
}


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="arena puzzles", description=__doc__)
    parser.add_argument("games", nargs="+", choices=list(GAMES))
    parser.add_argument("--minutes", type=float, default=10, help="of CPU time")
    parser.add_argument("--verbs", nargs="+", default=(), help="only answers that begin with these")
    parser.add_argument("--kinds", nargs="+", default=(), help="only these kinds of decision")
    parser.add_argument("--choices", type=int, default=2, help="fewest actions to choose from")
    parser.add_argument("--contested", action="store_true", help="where beginner and club differ")
    parser.add_argument("--obvious", action="store_true", help="also what a rule of thumb solves")
    parser.add_argument("--found", type=Path, default=FOUND, help="where finds are written")
    parser.add_argument("--take", action="store_true", help="take in what was found")
    parser.add_argument(
        "--rate", action="store_true", help="rate the stock again, less what is easy"
    )
    parser.add_argument("--legal", action="store_true", help="take out what breaks the rules")
    parser.add_argument("--losses", action="store_true", help="measure the losses again")
    parser.add_argument("--reasons", action="store_true", help="state the reasons again")
    parser.add_argument("--thin", action="store_true", help="take out what is one-sided")
    parser.add_argument("--hints", action="store_true", help="take out what hints contradict")
    parser.add_argument("--exercise", metavar="LINK", help="append it as the next exercise")
    args = parser.parse_args(arguments)
    if args.exercise:
        [game] = args.games
        with stock(game).open("a", encoding="utf-8") as file:
            file.write(json.dumps(exercise(game, args.exercise), separators=(",", ":")) + "\n")
        return
    if args.take:
        take(args.games, args.found)
    steps = [step for name, step in STEPS.items() if getattr(args, name)]
    for step in steps:
        for game in args.games:
            step(game)
    if args.take or steps:
        return
    search(
        args.games,
        args.found,
        args.minutes,
        Wanted(args.verbs, args.kinds, args.obvious, args.choices, args.contested),
    )
