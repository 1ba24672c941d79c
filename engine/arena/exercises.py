"""Find positions for exercises: `build.py arena exercises GAME --deals 50 --seed a`.

Bots of mixed levels play the first deal of matches (or, with `--deal`, a later one). Every decision
is judged from the seat's view alone, as in a review: all legal actions are tried in the same
determinizations, few at first. A printed position has one clear answer, or a few equal ones. Each
leads every other action by `SURE` standard errors of the paired difference over `WORLDS`
determinizations, and by clearly more than a mistake's threshold. A lead that is the same in all
of them is certain. If rollouts use a light policy, careful play must agree; so must the expert,
who gives the hints.

A person selects the exercises and explains the answers. The same seed finds the same positions.

With `--weigh`, write the value of every answer to the game's exercises, measured in the same way,
to a file that the page can use at once.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from math import copysign, inf
from pathlib import Path
from random import Random
from typing import Any

from nanafuda.analysis.exercises import EXERCISES, Exercise
from nanafuda.bots import LEVELS, bot_of, decide
from nanafuda.bots.verdict import Look, Outcome, averaged
from nanafuda.duplicate.measure import seed_of
from nanafuda.game import View
from nanafuda.games import GAMES
from nanafuda.levels import BY_RULES
from nanafuda.match import Match
from nanafuda.options import Settings

from .frame import options_of, parser_of, view_at, with_options

WORLDS, SURE = 2000, 4.0
# (determinizations, standard errors by which an answer must lead): else the position is dropped.
QUICK, FULL = ((40, 2.0), (160, 3.0)), ((600, 3.5), (WORLDS, SURE))
# With careful rollouts: standard errors by which an answer must lead, the number of rivals that it
# must lead, and the numbers of determinizations after which this is tested.
AGREED, RIVALS, CAREFUL = 2.0, 2, (32, 80, 200)
HOPELESS = 8.0  # standard errors behind at which an action is dropped
BEYOND = 2.0  # standard errors by which the lead must exceed the threshold of a mistake
MOST = 5  # positions of one deal
GROUP = 3  # most equal answers, and at most half of the actions
MANY = 65  # with more actions nobody could answer
WEB = Path(__file__).parents[2] / "web/games"
PLAYERS = ("beginner", "club", "club", "strong")  # levels, repeated by frequency


@dataclass(frozen=True, slots=True)
class Lead:
    """Lead of the weakest of some answers over the strongest other action."""

    amount: float  # in the unit
    error: float  # one standard error
    certain: float  # standard errors
    beyond: float  # amount above the threshold, less `BEYOND` errors

    @property
    def hopeless(self) -> bool:
        """Whether the other action would stay behind in any number of determinizations."""
        return self.certain >= HOPELESS and self.beyond > 0


class Tried:
    """Legal actions of a position, tried in ever more determinizations, from a view alone."""

    def __init__(self, view: View[Any], seed: str) -> None:
        self.view = view
        self.verdict = bot_of(view.game.id).judge(view, Random(f"exercise {seed}"))
        self.moves = list(view.legal())
        self.tried = self.moves  # actions not yet dropped
        self.rows: dict[Any, list[Outcome]] = {move: [] for move in self.moves}

    def until(self, worlds: int, look: Look[Any] | None = None) -> None:
        """Try the actions until there are `worlds` determinizations."""
        trial = (look or self.verdict.quick).trial
        while len(self.rows[self.tried[0]]) < worlds:
            trying = trial(self.tried)
            try:
                while True:
                    next(trying)
            except StopIteration as tried:
                for move, outcome in zip(self.tried, tried.value, strict=True):
                    self.rows[move].append(outcome)

    def drop(self, best: Collection[Any]) -> None:
        """Stop trying hopeless actions, except `best` and the `RIVALS` best of the others."""
        rest = [move for move in self.order() if move in self.tried and move not in best]
        gone = {move for move in rest[RIVALS:] if self.lead(best, [move]).hopeless}
        self.tried = [move for move in self.tried if move not in gone]

    def mean(self, move: Any) -> float:
        """Return an action's mean result, in the unit."""
        row = self.rows[move]
        return sum(outcome.amount for outcome in row) / len(row)

    def order(self) -> list[Any]:
        """Return the actions, the best first."""
        return sorted(self.moves, key=self.mean, reverse=True)

    def lead(self, best: Collection[Any], others: Collection[Any] = ()) -> Lead:
        """Return by how much all of `best` lead `others`, by default all other actions."""
        rest = others or [move for move in self.tried if move not in best]
        leads = [self._lead(good, bad) for good in best for bad in rest]
        weakest = min(leads, key=lambda lead: lead.amount)
        certain = min(lead.certain for lead in leads)
        return replace(weakest, certain=certain, beyond=min(lead.beyond for lead in leads))

    def _lead(self, good: Any, bad: Any) -> Lead:
        rows = zip(self.rows[good], self.rows[bad], strict=False)  # determinizations of both
        amount, error = averaged([a.amount - b.amount for a, b in rows])
        beyond = amount - BEYOND * error - self.verdict.threshold
        return Lead(amount, error, _errors(amount, error), beyond)

    def answers(self, sure: float) -> list[Any]:
        """Return the fewest actions that lead all others by `sure` errors; [] if there are none."""
        order = self.order()
        for count in range(1, min(GROUP, len(order) // 2, len(self.tried) - 1) + 1):
            if self.clear(order[:count], sure):
                return order[:count]
        return []

    def clear(self, best: Collection[Any], sure: float = SURE) -> bool:
        """Return whether these actions lead all others by `sure` errors and enough to matter."""
        lead = self.lead(best)
        return lead.certain >= sure and (lead.beyond > 0 or sure < SURE)


def _errors(mean: float, error: float) -> float:
    """Return a mean in standard errors."""
    return mean / error if error else copysign(inf, mean) if mean else 0.0


def survives(tried: Tried, stages: Sequence[tuple[int, float]], drop: bool = False) -> bool:
    """Return whether the position has answers after each stage; `drop` drops hopeless actions."""
    for worlds, sure in stages:
        tried.until(worlds)
        best = tried.answers(sure)
        if not best:
            return False
        if drop:
            tried.drop(best)
    return True


def agreed(tried: Tried, best: Collection[Any], seed: str) -> bool:
    """Return whether careful play also finds the answers ahead."""
    quick, careful = tried.verdict.quick, tried.verdict.careful
    if careful is quick:
        return True
    again = Tried(tried.view, f"{seed} again")
    rest = [move for move in tried.order() if move not in best]
    again.tried = [*best, *rest[:RIVALS]]
    for worlds in CAREFUL:
        again.until(worlds, again.verdict.careful)
        if again.lead(best).certain >= AGREED:
            return True
    return False


def dealt(game: str, seed: str, deal: int, options: Settings) -> Match | None:
    """Return a match whose deal number `deal` mixed bots played; None if it ended before."""
    match = Match(game, seed=seed, options=options)
    rng = Random(f"players {seed}")
    levels = [PLAYERS[int(rng.random() * len(PLAYERS))] for _ in range(match.setup.seats)]
    while True:
        while match.turn is not None:
            view = match.game.view(match.turn)
            luck = seed_of("exercises", seed, match.deal_no, len(match.actions))
            match.play(view.text(decide(levels[match.turn], view, luck)))
        if match.deal_no == deal or match.over:
            return match if match.deal_no == deal else None
        match.next_deal()


def candidates(match: Match, verb: str = "") -> Iterator[tuple[int, Tried]]:
    """Yield at most `MOST` decisions of the ended deal with a clear answer, by their index.

    With `verb`, only where it may be chosen. Decisions that the levels miss come first, then the
    others in random order.
    """
    game, found = match.before(0), []
    for index, (seat, action) in enumerate(zip(match.actors, match.actions, strict=True)):
        verbs = {game.text(move).partition(":")[0] for move in game.legal()}
        if 1 < len(game.legal()) <= MANY and (not verb or verb in verbs):
            seed = f"{match.setup.seed} {match.deal_no} {index}"
            tried = Tried(game.view(seat), seed)
            if survives(tried, QUICK):
                best = tried.answers(QUICK[-1][1])
                misses = sum(move not in best for move in by_rules(tried.view).values())
                found.append((-misses, seed_of(seed), index, seed, tried))
        game.play(game.move(action))
    left = MOST
    for _, _, index, seed, tried in sorted(found, key=lambda entry: entry[:2]):
        if survives(tried, FULL):
            best = tried.answers(SURE)
            if decide(LEVELS[-1], tried.view, seed) in best and agreed(tried, best, seed):
                yield index, tried
                left -= 1
        if not left:
            return


def by_rules(view: View[Any]) -> dict[str, Any]:
    """Return the moves of the rule-based levels."""
    return {level: decide(level, view) for level in BY_RULES}


def report(match: Match, index: int, tried: Tried) -> str:
    """Return a candidate as text for a person: the seat's knowledge and the figures."""
    view, best = tried.view, tried.answers(SURE)
    game, seat = view.game, view.seat
    lead = tried.lead(best)
    before = zip(match.actors[:index], match.actions[:index], strict=True)
    so_far = [
        f"{actor} {action.partition(':')[0] if covert(game, action) and actor != seat else action}"
        for actor, action in before
    ]
    choices = [f"{view.text(move)} {tried.mean(move):+.3f}" for move in tried.order()[:8]]
    rules = by_rules(view)
    by_level = [f"{level} {view.text(move)}" for level, move in rules.items()]
    missed = [level for level, move in rules.items() if move not in best]
    return "\n".join(
        [
            f"## {match.setup.seed} deal {match.deal_no} seat {seat} index {index}",
            f"phase {game.phase}, scores {list(game.scores)}, first {match.game.first}",
            f"hand {' '.join(game.pack.spell(game.held[seat]))}",
            f"so far {', '.join(so_far)}",
            f"best {' '.join(view.text(move) for move in best)} of {len(tried.moves)}: "
            f"{lead.amount:+.3f} ± {lead.error:.3f} {tried.verdict.unit}, {lead.certain:.1f} sure",
            f"choices {', '.join(choices)}",
            f"levels {', '.join(by_level)}; missed by {', '.join(missed) or 'none'}",
            f"replay {match.replay_link(at=index)}",
        ]
    )


def weighed(one: Exercise, worlds: int = WORLDS) -> dict[str, Any]:
    """Return an exercise's answers and each other action's loss to the weakest, ± one error."""
    view = view_at(one)
    tried = Tried(view, f"weigh {one['id']}")
    tried.until(worlds)
    best = [view.move(action) for action in one["best"]]
    rest = [move for move in tried.order() if move not in best]
    leads = {
        view.text(move): min(
            (tried.lead([good], [move]) for good in best), key=lambda lead: lead.amount
        )
        for move in reversed(rest)
    }
    return {
        "unit": tried.verdict.unit,
        "best": one["best"],
        "behind": {
            action: [float(f"{lead.amount:.3g}"), float(f"{lead.error:.2g}")]
            for action, lead in leads.items()
        },
    }


def path_of(game: str) -> Path:
    """Return the file that the page reads."""
    return WEB / game / f"{game}.exercises.json"


def weigh(game: str) -> None:
    """Write the value of every answer to a game's exercises."""
    lines = [f'  "{one["id"]}": {json.dumps(weighed(one))}' for one in EXERCISES[game]]
    path_of(game).write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")


def covert(game: Any, action: str) -> bool:
    """Return whether an action hides its cards from the other seats."""
    return action.partition(":")[0] in game.hidden_verbs


def main(arguments: list[str]) -> None:
    parser = parser_of("exercises", __doc__, seed="a", deals=20)
    with_options(parser)
    parser.add_argument("--deal", type=int, default=1, help="which deal of each match")
    parser.add_argument("--verb", default="", help="only where this may be chosen: discard, pon")
    parser.add_argument("--weigh", action="store_true", help="what answers are worth")
    args = parser.parse_args(arguments)
    if args.weigh:
        return weigh(args.game)
    given = options_of(args.option)
    options = {o.id: o.read(given[o.id]) for o in GAMES[args.game].options if o.id in given}
    for number in range(args.deals):
        match = dealt(args.game, f"{args.seed}{number}", args.deal, options)
        if match:
            for index, tried in candidates(match, args.verb):
                print(report(match, index, tried), flush=True)
