"""Balance of a game's puzzles: who solves them without thought, and how ratings are spread.

A *rule* is a habit (habits.py), or a shortcut that reads no cards: the first or the last action, or
the first or last of one verb where it is possible. `build.py arena puzzles GAME --thin` takes
puzzles out until these laws hold:

- In a theme no rule solves more than `NEAR` of what the club player solves. A theme of fewer than
  `FEW` puzzles shows nothing.
- In the whole game no rule solves more than the beginner, or chance if it is ahead, and `AHEAD`.
- No verb answers more than `MOST` of a theme. A verb tells an answer only where another verb is
  possible: in a trick every answer is a play. So a theme's shares are those of its *open* puzzles:
  actions of at least two verbs would belong to the theme. A game's rule of thumb
  (thumbs.py) counts like a verb in the kinds of decision in which there is one.
- At most half have only two choices.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from nanafuda.analysis.puzzles import Puzzle
from nanafuda.analysis.themes import themes_of
from nanafuda.bots import decide
from nanafuda.game import View

from .frame import view_at
from .habits import HABITS, Seen, solved, verb_of
from .thumbs import thumb_of, trivial

MOST = 0.6  # largest share of one verb
NEAR = 0.9  # largest share of the club player's answers that a rule finds in a theme
FEW = 10  # fewest puzzles of a theme that show how a rule does
AHEAD = 0.05  # of all puzzles: how far a rule may be ahead of the beginner
ASKED = 20  # answers of the beginner to each puzzle
ALL = "all"  # stands for all puzzles of a game
THUMB = "(rule of thumb)"  # counts like a verb
BAND = 200  # width of a band of ratings
START = range(1300, 1501)  # where players begin: the last puzzles to be taken out


def obvious(view: View[Any], best: Collection[Any]) -> bool:
    """Return whether the game's rule of thumb always finds an answer."""
    thumb = thumb_of(view)
    return bool(best and thumb) and all(move in best for move in thumb)


def open_themes(one: Puzzle) -> list[str]:
    """Return the themes of a puzzle in which its answer could have another verb."""
    view = view_at(one)
    verbs: dict[str, set[str]] = {}
    for move in view.legal():
        verb = verb_of(view.text(move))
        for theme in (ALL, *themes_of(view, [move])):
            verbs.setdefault(theme, set()).add(verb)
    return [theme for theme in (ALL, *one["themes"]) if len(verbs.get(theme, ())) > 1]


@dataclass(frozen=True, slots=True)
class Weighed:
    """A puzzle, and who solves it how often."""

    puzzle: Puzzle
    verbs: frozenset[str]  # of its answers
    themes: Sequence[str]  # the themes in which these verbs tell something
    rules: Mapping[str, float]
    club: bool

    @property
    def choices(self) -> int:
        return len(self.puzzle["best"]) + len(self.puzzle["wrong"])

    @property
    def chance(self) -> float:
        """How often an action chosen at random is right."""
        return len(self.puzzle["best"]) / self.choices

    @property
    def beginner(self) -> float:
        return self.puzzle["finds"][0] / ASKED


def weighed(puzzles: Iterable[Puzzle]) -> list[Weighed]:
    """Return the puzzles with what their balance needs."""
    some = [*puzzles]
    verbs = sorted({verb_of(a) for one in some for a in (*one["best"], *one["wrong"])})
    return [_weighed(one, verbs) for one in some]


def _weighed(one: Puzzle, every: Sequence[str]) -> Weighed:
    view, best = view_at(one), one["best"]
    actions = [*map(view.text, view.legal())]
    seen = Seen(view)
    rules = {name: float(a in best) for name, a in shortcuts(actions, every).items()}
    rules |= {name: solved(habit, seen, best) for name, habit in HABITS[view.game.id].items()}
    club = view.text(decide("club", view, one["id"])) in best
    if thumb_of(view):
        verbs = [THUMB] if obvious(view, [view.move(action) for action in best]) else []
        return Weighed(one, frozenset(verbs), one["themes"][:1], rules, club)
    return Weighed(one, frozenset(map(verb_of, best)), open_themes(one), rules, club)


def answers(some: Iterable[Weighed]) -> dict[str, Counter[str]]:
    """Return the open puzzles by theme and verb; "" counts all of a theme."""
    found: dict[str, Counter[str]] = {}
    for one in some:
        for theme in one.themes:
            found.setdefault(theme, Counter()).update(["", *one.verbs])
    return found


def one_sided(counts: Mapping[str, Counter[str]]) -> set[tuple[str, str]]:
    """Return the themes with the verb that answers too many of their open puzzles."""
    return {
        (theme, verb)
        for theme, verbs in counts.items()
        for verb, count in verbs.items()
        if verb and count > MOST * verbs[""]
    }


def by_verb_alone(some: Iterable[Weighed]) -> Counter[str]:
    """Return how many puzzles each verb solves, if one of its actions is chosen at random."""
    solved_by: Counter[str] = Counter()
    for one in some:
        best = Counter(map(verb_of, one.puzzle["best"]))
        every = best + Counter(map(verb_of, one.puzzle["wrong"]))
        for verb, count in best.items():
            solved_by[verb] += count / every[verb]  # type: ignore[assignment]
    return solved_by


def shortcuts(actions: Sequence[str], verbs: Iterable[str]) -> dict[str, str]:
    """Return the action that each shortcut chooses; `actions` are the legal ones in their order.

    >>> shortcuts(["bet", "fold"], ["fold", "play"])["fold, else the first"]
    'fold'
    """
    found = {"the first": actions[0], "the last": actions[-1]}
    for verb in verbs:
        some = [action for action in actions if verb_of(action) == verb]
        for name, place in (("first", 0), ("last", -1)):
            found[f"{verb}, else the {name}"] = (some or actions)[place]
    return found


def bands(puzzles: Iterable[Puzzle]) -> Counter[int]:
    """Return the number of puzzles by the lowest rating of their band."""
    return Counter(one["rating"] // BAND * BAND for one in puzzles)


def table(some: Collection[Weighed]) -> dict[str, float]:
    """Return the shares that chance, the best rule, beginner and club player solve."""
    rules = sum((Counter(one.rules) for one in some), Counter[str]())
    solvers = {
        "chance": sum(one.chance for one in some),
        "rule": max(rules.values(), default=0.0),
        "beginner": sum(one.beginner for one in some),
        "club": sum(one.club for one in some),
    }
    return {name: count / len(some) for name, count in solvers.items()}


Law = tuple[str, ...]  # its kind, then the theme, verb or rule


def _loads(one: Weighed) -> dict[Law, float]:
    """Return how much a puzzle adds to each sum that a law wants at most 0."""
    loads: dict[Law, float] = {("two choices",): 0.5 if one.choices == 2 else -0.5}
    for theme in one.themes:
        loads["open", theme] = -MOST
        loads.update({("verb", theme, verb): 1.0 for verb in one.verbs})
    for rule, share in one.rules.items():
        for theme in one.puzzle["themes"]:
            loads["rule", theme, rule] = share - NEAR * one.club
        loads["beginner", rule] = share - one.beginner - AHEAD
        loads["chance", rule] = share - one.chance - AHEAD
    return loads


def broken(some: Iterable[Weighed]) -> dict[Law, float]:
    """Return by how much puzzles break the laws, in puzzles."""
    left = [*some]
    return _broken(_total(left), _sizes(left))


def _total(some: Iterable[Weighed]) -> Counter[Law]:
    total: Counter[Law] = Counter()
    for one in some:
        total.update(_loads(one))
    return total


def _sizes(some: Iterable[Weighed]) -> Counter[str]:
    return Counter(theme for one in some for theme in one.puzzle["themes"])


def _broken(total: Mapping[Law, float], sizes: Mapping[str, int]) -> dict[Law, float]:
    excess = {}
    for law, amount in total.items():
        match law:
            case "rule", theme, _ if sizes[theme] < FEW:
                continue
            case "beginner", rule:
                amount = min(amount, total["chance", rule])
            case "verb", theme, _:
                amount += total["open", theme]
            case (("chance" | "open"), *_):
                continue
        if amount > 1e-9:
            excess[law] = amount
    return excess


def _harm(loads: Mapping[Law, float], laws: Iterable[Law]) -> float:
    """Return how much a puzzle adds to what breaks these laws."""
    harm = 0.0
    for law in laws:
        harm += loads.get(law, 0.0)
        match law:
            case "beginner", rule:
                harm += loads["chance", rule]
            case "verb", theme, _:
                harm += loads.get(("open", theme), 0.0)
    return harm


def thinned(some: Iterable[Weighed]) -> list[Weighed]:
    """Return puzzles that keep the laws, in their order; as few as possible are taken out.

    Trivial ones go first. Of those that would do the same, one from the fullest band of ratings
    goes first. At the end those come back that break no law after all.
    """
    known = [one for one in some if not trivial(view_at(one.puzzle), one.puzzle["best"])]
    loads = {one.puzzle["id"]: _loads(one) for one in known}
    left, out, total, sizes = [*known], list[Weighed](), _total(known), _sizes(known)
    while laws := _broken(total, sizes):
        crowd = bands(one.puzzle for one in left)

        def worth(one: Weighed) -> tuple[float, bool, int]:
            """Return what speaks for keeping a puzzle."""
            rating = one.puzzle["rating"]
            harm = _harm(loads[one.puzzle["id"]], laws)
            return -round(harm, 6), rating in START, -crowd[rating // BAND * BAND]  # noqa: B023

        gone = min(left, key=worth)
        left.remove(gone)
        out.append(gone)
        total.subtract(loads[gone.puzzle["id"]])
        sizes.subtract(gone.puzzle["themes"])
    for one in reversed(out):
        more = Counter(total)
        more.update(loads[one.puzzle["id"]])
        grown = sizes + Counter(one.puzzle["themes"])
        if not _broken(more, grown):
            left.append(one)
            total, sizes = more, grown
    return [one for one in known if one in left]
