"""Looking back on a deal: what each decision of a seat cost, judged by what it could know.

A decision is judged from the view at that moment alone, by the same measurement as the hint's
(advice.py), only longer: the best move is the hint's, found with the hint's seed, so that the hint,
this review and what the bots show of their thinking are one. Every verdict follows from the figures
that are shown with it. The same match, seat and deal give the same review on every machine.
"""

from __future__ import annotations

from collections.abc import Generator
from random import Random
from typing import TYPE_CHECKING, Any

from .advice import Chosen, bot_seed, choosing, measuring
from .bots import bot_of, explain
from .bots.reasons import Comparison
from .game import View
from .match import Match

if TYPE_CHECKING:
    from .seam.looking_back import Line, Verdict

DOUBTED = 4  # times as many worlds, where a verdict is doubted

Lines = list["Line"]


def judged(
    view: View[Any],
    index: int,
    action: str,
    seed: str,
    brief: bool = False,
    doubted: bool = False,
) -> Generator[None, None, Line]:
    """The line of one decision; `seed` is that of the thinking there (advice.bot_seed).

    `brief`: nothing is measured where it could change nothing: the best move was played, it is the
    usual one, and the search left no doubt. `doubted`: it is measured in other worlds than a
    review's, and in DOUBTED times as many.
    """
    played = view.move(action)
    chosen = yield from choosing(view, seed)
    if brief and chosen.settled and played == chosen.usual:
        return _settled(view, index, chosen)
    told = (f"doubted {seed}", DOUBTED) if doubted else (seed, 1)
    found = yield from measuring(view, told[0], chosen, [played], told[1])
    gap, threshold = found.behind(played), found.verdict.threshold
    verdict: Verdict = "best"
    if played != found.best:
        standing = gap.standing(threshold)
        verdict = "mistake" if standing == "behind" else standing
    right = verdict == "best" or (verdict in ("equal", "better") and gap.amount <= gap.error)
    loss = max(0.0, gap.amount)
    return {
        **found.told(played),
        "index": index,
        "action": action,
        "loss": loss,
        "error": gap.error,
        "weight": round(loss / threshold, 3),
        "verdict": verdict,
        "mistake": verdict == "mistake",
        "hard": right and found.behind(found.usual).matters(threshold),
        "worlds": found.sample.worlds,
    }


def _settled(view: View[Any], index: int, chosen: Chosen) -> Line:
    """The line of a decision of which nothing need be measured."""
    unit = bot_of(view.game.id).judge(view, Random(0)).unit
    best, other = chosen.moves[0], chosen.moves[1]
    id, fields = explain(Comparison(view, best, other, "behind", unit, {}))
    action = view.text(best)
    return {
        "best": action,
        "equal": [],
        "choices": [],
        "reason": {"id": id, "args": fields},
        "usual": action,
        "unit": unit,
        "index": index,
        "action": action,
        "loss": 0.0,
        "error": 0.0,
        "weight": 0.0,
        "verdict": "best",
        "mistake": False,
        "hard": False,
        "worlds": 0,
    }


def review_steps(
    m: Match, seat: int, deal: int | None = None, lines: Lines | None = None, since: int = 0
) -> Generator[tuple[int, int], None, Lines]:
    """The review of an ended deal, by default the last, as decided by a seat; no forced moves, and
    none before action number `since`.

    Yields how many decisions are done, of how many, every few milliseconds of work; their lines
    are in `lines` as they come, the last decision's first: the later, the sooner it is judged.
    Refusal while the deal is running.
    """
    m = m.past(deal)
    lines = [] if lines is None else lines
    asked, game = [], m.before(0)
    for index, (actor, action) in enumerate(zip(m.actors, m.actions, strict=True)):
        if actor == seat and index >= since and len(game.legal()) > 1:
            asked.append((game.view(seat), index, action))
        game.play(game.move(action))
    for view, index, action in reversed(asked):
        thinking = judged(view, index, action, bot_seed(m, index), brief=True)
        while True:
            yield len(lines), len(asked)
            try:
                next(thinking)
            except StopIteration as found:
                lines.insert(0, found.value)
                break
    yield len(lines), len(asked)
    return lines


def review(m: Match, seat: int, deal: int | None = None) -> Lines:
    """The same at once: a line for each decision, in order of play.

    >>> match = Match("sevens-heaven", seed="k3f9")
    >>> while match.turn is not None:
    ...     _ = match.play(match.legal()[0])
    >>> [(line["action"], line["best"]) for line in review(match, seat=0) if line["mistake"]]
    [('bet', 'fold')]
    """
    steps = review_steps(m, seat, deal)
    while True:
        try:
            next(steps)
        except StopIteration as found:
            lines: Lines = found.value
            return lines
