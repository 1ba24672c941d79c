"""Audit hints: `build.py arena audit GAME --positions 200`.

At positions of club players' matches, a hint is computed. Its moves are then measured again in
determinizations that it did not use, with two kinds of rollouts: those of the hint, which imitate
players who search, and those of a careful review, in which everybody continues as a club player.
`--independent N` plays out one move a position that is reported as behind, and reports how large
the hint's difference is against that of the strong players (told : judged), and how many of these
differences a review takes back: figures are checked with other play-outs than those that made them.
The output is a table: which hints hold, what "equal" hides, what departures are worth and whether
they have a reason, the shares of the sentences, and the balance of the game's puzzles by verb and
rating. `--positions 0` prints the balance alone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from math import sqrt
from random import Random
from time import process_time
from typing import Any

from nanafuda.analysis.advice import Assessed, assessing
from nanafuda.analysis.puzzles import PUZZLES
from nanafuda.bots import bot_of, think
from nanafuda.bots.reasons import PLAIN, SURE
from nanafuda.bots.search import imagined, result_of
from nanafuda.bots.verdict import Gap, Look, Sample, averaged, played_out
from nanafuda.game import Game, View

from . import balance
from .frame import parser_of
from .truth import positions

EVERY = 8  # about one position in 8 is audited, so that they come from many matches
MOST = 640  # determinizations of a second measurement
SLICES = {"hint": 160, "club": 400}  # slices of work for a second measurement: a few seconds
BARE = PLAIN - {"hint-better", "hint-ahead"}  # sentences without a fact or a margin
INDEPENDENT = 12  # strong players' rollouts of a move
TEMPLATES = 12  # sentences listed, at most


@dataclass(frozen=True, slots=True)
class Told:
    """A difference reported as behind, the same of independent players, and that of a review."""

    told: Gap
    judged: Gap
    review: Gap

    @property
    def retracted(self) -> bool:
        """Whether the review's difference is smaller by more than two errors."""
        error = sqrt(self.told.error**2 + self.review.error**2)
        return self.told.amount - self.review.amount > SURE * error


@dataclass(slots=True)
class Audited:
    """A hint and its second measurements, by continuation."""

    found: Assessed
    reason: str
    seconds: float
    again: dict[str, Sample[Any]]
    told: Told | None = None

    @property
    def threshold(self) -> float:
        return self.found.verdict.threshold

    def reported(self, move: Any) -> Gap:
        """Return by how much a move is behind the recommended one, as reported."""
        return self.found.behind(move)

    def fresh(self, by: str, move: Any) -> Gap:
        """Return by how much a move is behind the recommended one when measured again."""
        return self.again[by].behind(self.found.best, move)

    @property
    def equal(self) -> list[Any]:
        """The moves reported as equal to the recommended one."""
        return self._standing("equal")

    @property
    def unclear(self) -> list[Any]:
        """The moves reported as not told apart from the recommended one."""
        return self._standing("unclear")

    def _standing(self, wanted: str) -> list[Any]:
        some = self.found.others
        return [m for m in some if self.reported(m).standing(self.threshold) == wanted]

    @property
    def departs(self) -> bool:
        return bool(self.found.best != self.found.usual)


def remeasured(look: Look[Any], moves: Sequence[Any], slices: int) -> Sample[Any]:
    """Measure moves with a limited number of slices of work."""
    sample = Sample(look._replace(least=1, most=MOST), moves)
    while slices > 0 and sample.worlds < MOST:
        slices -= 1  # even if the work is less than a slice
        for _ in sample.draw(sample.worlds + 8):
            slices -= 1
    return sample


def strongly(view: View[Any], moves: Sequence[Any], seed: str, worlds: int) -> Sample[Any]:
    """Play moves out with strong players in all seats."""
    rng = Random(f"strong {seed}")
    verdict = bot_of(view.game.id).judge(view, rng)

    def policy(game: Game[Any], luck: Random) -> Any:
        return result_of(think("strong", game.view(game.turn), f"{luck.random()}"))

    trial = played_out(imagined(view, rng), policy, verdict.outcome, rng)
    sample = Sample(Look(trial, worlds, worlds, 1), moves)
    result_of(sample.draw(worlds))
    return sample


def independently(found: Assessed, seed: str, worlds: int) -> Told | None:
    """Compare a move reported as behind with the recommended one by stronger players.

    The move is drawn by the seed, regardless of its amount; None if no move is behind.
    """
    threshold = found.verdict.threshold
    behind = [m for m in found.others if found.behind(m).standing(threshold) == "behind"]
    if not behind:
        return None
    move = Random(f"told {seed}").choice(behind)
    sample = strongly(found.view, [found.best, move], f"independent {seed}", worlds)
    review = result_of(assessing(found.view, seed, [move]))
    return Told(found.behind(move), sample.behind(found.best, move), _between(review, found, move))


def _between(review: Assessed, found: Assessed, move: Any) -> Gap:
    """Return a review's difference between the recommended move and one reported as behind."""
    best = found.best if review.sample.complete(found.best) else review.best
    return review.sample.behind(best, move)


def audited(view: View[Any], seed: str, independent: int = 0) -> Audited:
    """Compute a hint and measure its moves again."""
    begun = process_time()
    assessed: Assessed = result_of(assessing(view, seed))
    hint = assessed.message()
    seconds = process_time() - begun
    verdict = bot_of(view.game.id).judge(view, Random(f"audit {seed}"))
    again = {
        by: remeasured(look, assessed.sample.moves, SLICES[by])
        for by, look in (("hint", verdict.quick), ("club", verdict.careful))
    }
    told = independently(assessed, seed, independent) if independent else None
    return Audited(assessed, hint["reason"]["id"], seconds, again, told)


@dataclass(slots=True)
class Table:
    """Rows of a report."""

    rows: list[tuple[str, str]] = field(default_factory=list)

    def add(self, name: str, value: object) -> None:
        self.rows.append((name, str(value)))

    def __str__(self) -> str:
        width = max(len(name) for name, _ in self.rows)
        return "\n".join(f"{name:{width}}  {value}" for name, value in self.rows)


def report(game: str, hints: Sequence[Audited]) -> Table:
    """Return the figures of an audit."""
    table = Table()
    table.add("game", game)
    if hints:
        _hints(table, game, hints)
    _puzzles(table, game)
    return table


def _hints(table: Table, game: str, hints: Sequence[Audited]) -> None:
    """Add the figures of hints."""
    count = len(hints)
    table.add("positions", count)
    ms = sorted(1e3 * one.seconds for one in hints)
    mean = sum(ms) / count
    table.add("hint, CPU ms", f"mean {mean:.0f}, p95 {ms[int(0.95 * (count - 1))]:.0f}")
    worlds = [one.found.sample.worlds for one in hints]
    table.add("determinizations of a hint", f"{min(worlds)} to {max(worlds)}")
    behind = [one for one in hints if any(_ahead(one.reported(m)) for m in one.found.others)]
    table.add("recommended, reported behind", f"{len(behind)} by 1 error")
    unclear = sum(bool(one.unclear) for one in hints)
    table.add("hints with a move not told apart", f"{unclear} ({100 * unclear / count:.0f} %)")
    for by in SLICES:
        _confirmed(table, by, hints)
    _departures(table, hints)
    _told(table, [one.told for one in hints if one.told])
    bare = sum(one.reason in BARE for one in hints)
    table.add("no reason at all", f"{bare} ({100 * bare / count:.0f} %)")
    for id, n in Counter(one.reason for one in hints).most_common(TEMPLATES):
        table.add(f"  {id.removeprefix(f'{game}-hint-')}", f"{100 * n / count:.0f} %")


def _ahead(gap: Gap) -> bool:
    """Return whether a move is ahead of the recommended one by more than one error."""
    return -gap.amount > gap.error


def _confirmed(table: Table, by: str, hints: Sequence[Audited]) -> None:
    """Add how many hints and how many "equal" verdicts hold in a second measurement."""
    beaten = large = hidden = 0
    for one in hints:
        gaps = [one.fresh(by, move) for move in one.found.others]
        leads = [-gap.amount for gap in gaps if Gap(-gap.amount, gap.error).clear]
        beaten += bool(leads)
        large += any(lead >= one.threshold for lead in leads)
        gaps = [one.fresh(by, move) for move in one.equal]
        wide = (Gap(abs(gap.amount), gap.error) for gap in gaps)
        hidden += any(gap.clear and gap.amount >= one.threshold for gap in wide)
    equal = sum(bool(one.equal) for one in hints)
    worlds = sum(one.again[by].worlds for one in hints) / len(hints)
    table.add(f"again, {by} rollouts", f"{worlds:.0f} determinizations a position")
    table.add("  confirmed", f"{len(hints) - beaten} of {len(hints)}")
    table.add("  contradicted", f"{beaten}, {large} of them by a mistake's threshold")
    table.add("  equal, hiding a mistake", f"{hidden} of {equal} hints with an equal")


def _departures(table: Table, hints: Sequence[Audited]) -> None:
    """Add the departures from the club player's move: their number, reasons and gains."""
    departures = [one for one in hints if one.departs]
    silent = sum(one.reason in BARE for one in departures)
    equal = sum(one.found.usual in one.equal + one.unclear for one in departures)
    table.add("departures from the natural move", f"{len(departures)}, {equal} of them not clear")
    table.add("  without a reason", silent)
    for by in SLICES if departures else ():
        gains = [one.fresh(by, one.found.usual).amount / one.threshold for one in departures]
        mean, error = averaged(gains)
        table.add(f"  gain, {by}", f"{mean:.2f} ± {1.96 * error:.2f} of a mistake's threshold")


def _told(table: Table, told: Sequence[Told]) -> None:
    """Add how large the reported differences are against those of independent players."""
    if not told:
        return
    judged = sum(one.judged.amount for one in told)
    ratio = judged / sum(one.told.amount for one in told)
    error = sqrt(sum((one.judged.amount - ratio * one.told.amount) ** 2 for one in told))
    error /= sum(one.told.amount for one in told)
    table.add("told : judged", f"1 : {ratio:.2f} ± {1.96 * error:.2f}, {len(told)} differences")
    table.add("  retracted by a review", f"{sum(one.retracted for one in told)} of {len(told)}")


def _puzzles(table: Table, game: str) -> None:
    """Add the balance of the game's puzzles (balance.py)."""
    puzzles = balance.weighed(PUZZLES[game])
    table.add("puzzles", len(puzzles))
    alone = balance.by_verb_alone(puzzles)
    shares = (f"{verb} {100 * n / len(puzzles):.0f} %" for verb, n in alone.most_common())
    table.add("  solved by one verb alone", ", ".join(shares))
    whole = Counter(theme for one in puzzles for theme in (balance.ALL, *one.puzzle["themes"]))
    answers = balance.answers(puzzles)
    sides = balance.one_sided(answers)
    for theme, count in whole.most_common():
        verbs = answers.get(theme, Counter())
        shares = (
            f"{verb} {n} ({100 * n / verbs['']:.0f} %{', too many' * ((theme, verb) in sides)})"
            for verb, n in verbs.most_common()
            if verb
        )
        said = f"{count}, {verbs['']} with a choice of verbs: {', '.join(shares)}"
        table.add(f"  {theme}", said if verbs else count)
    bands = balance.bands(PUZZLES[game])
    table.add("  ratings", ", ".join(f"{low}: {bands[low]}" for low in sorted(bands)))
    start = sum(one["rating"] in balance.START for one in PUZZLES[game])
    table.add(f"  ratings, {balance.START[0]} to {balance.START[-1]}", start)


def measure(game: str, count: int, seed: str, independent: int = 0) -> Iterator[Audited]:
    """Audit hints at `count` positions."""
    for view, luck in positions(game, count, seed, EVERY):
        yield audited(view, luck, independent)


def main(arguments: list[str]) -> None:
    parser = parser_of("audit", __doc__, seed="audit")
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument(
        "--independent",
        type=int,
        nargs="?",
        const=INDEPENDENT,
        default=0,
        metavar="N",
        help=f"strong rollouts of reported differences (default {INDEPENDENT})",
    )
    args = parser.parse_args(arguments)
    hints = measure(args.game, args.positions, args.seed, args.independent)
    print(report(args.game, [*hints]))
