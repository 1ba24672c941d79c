"""Seven’s Sevens Heaven by clicking, and its scenes."""

from __future__ import annotations

from typing import Any

from nanafuda import Match

from e2e.play import Table, match_at

GAME = "sevens-heaven"


SHORT: dict[str, object] = {"length": "one"}


def take_turn(table: Table, declare: str = "bet") -> None:
    """One decision by clicking: the same declaration always, otherwise the first thing there is."""
    page = table.page
    if table.phase == "bet":
        table.choose(page.locator(f".actions [data-id={declare}]"))
    elif table.phase == "predict":
        table.choose(page.locator("button.candidate").first)
    elif table.phase == "steal":
        table.choose(page.locator(".actions .buttons button").first)
    else:
        table.choose(table.playable.first)


def declares(g: Any) -> bool:
    return bool(g.turn == 0 and g.phase == 1 and g.declared and g.scores[0] > 20)


def predicts(g: Any) -> bool:
    return g.turn == 0 and g.phase == 2 and g.bettors.bit_count() >= g.seats - 2 and any(g.stacks)


def leads(g: Any) -> bool:
    bettors = g.bettors.bit_count()
    return bool(g.turn == 0 and g.phase == 3 and bettors >= g.seats - 1 and g.played)


def steals(g: Any) -> bool:
    return bool(g.turn == 0 and g.phase == 4)


def paid(g: Any) -> bool:
    reasons = {line["reason"] for line in g.result["lines"]} if g.result else set()
    return not g.over and {"fold", "pot", "prediction", "bankrupt"} <= reasons


def foreseen(g: Any) -> bool:
    """The person has folded and foreseen who takes the pot."""
    paid_for = [(line["seat"], line["reason"]) for line in (g.result or {"lines": []})["lines"]]
    return not g.over and {(0, "fold"), (0, "prediction")} <= set(paid_for)


def jackpot(g: Any) -> bool:
    return bool(g.over and g.result["ending"] == "jackpot")


def joint(g: Any) -> bool:
    return len(g.winners) == 2 and 0 in g.winners


SCENES = {
    "bet": declares, "predict": predicts, "play": leads, "steal": steals, "pay-out": paid,
}  # fmt: skip


OPENS: dict[str, str] = {}


def scene(name: str, seats: int) -> Match:
    return match_at(GAME, SCENES[name], seats)
