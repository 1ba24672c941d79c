"""Looking back on a deal: what each decision of a seat cost, judged by what it could know.

A decision is judged from the view at that moment alone, by the same measurement as the hint's
(advice.py), only longer: the best move is the hint's, found with the hint's seed, so that the hint,
this review and what the bots show of their thinking are one. Every verdict follows from the figures
that are shown with it. The same match, seat and deal give the same review on every machine.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import TYPE_CHECKING, Any

from .advice import bot_seed, choosing, measuring
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
    doubted: bool = False,
) -> Generator[None, None, Line]:
    """The line of one decision; `seed` is that of the thinking there (advice.bot_seed).

    `doubted`: it is measured in other worlds than a
    review's, and in DOUBTED times as many.
    """
    played = view.move(action)
    chosen = yield from choosing(view, seed)
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
        thinking = judged(view, index, action, bot_seed(m, index))
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
