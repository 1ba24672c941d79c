"""What Seven Bridge's reasons claim."""

from __future__ import annotations

from nanafuda.cards import cards_of
from nanafuda.games.seven_bridge import (
    CHI,
    CLAIMED,
    DRAW,
    LAY,
    MELD,
    NEAR,
    PASS,
    PIPS,
    START,
    USEFUL,
)
from nanafuda.melds import JOKER, JOKER_BIT

from . import Check, Told, differs, share, worlds

WORLDS = 6


def last(told: Told) -> None:
    assert told.hand == 1 << told.card()
    for world in worlds(told, WORLDS):
        assert world.turn is None and world.result["out"] == told.view.seat


def lay_all(told: Told) -> None:
    for world in worlds(told, WORLDS):
        assert world.turn is None and world.result["out"] == told.view.seat
        assert world.result["points"][told.view.seat] == -50


def may_conceal(told: Told) -> None:
    assert told.game.settings["concealed"] and told.view.seat not in told.game.owners


def concealed(told: Told) -> None:
    assert told.move in (DRAW, PASS)
    may_conceal(told)


def leaves(told: Told) -> None:
    """So many cards leave the hand, onto the table."""
    for world in worlds(told, WORLDS):
        held = world.held[told.view.seat]
        assert not held & ~told.hand
        assert told.hand.bit_count() - held.bit_count() == told.args.get("count", 1)


def claim(told: Told) -> None:
    assert told.move >= CHI and told.view.seat in told.game.owners
    leaves(told)


def claim_first(told: Told) -> None:
    assert told.move >= CHI and told.view.seat not in told.game.owners
    leaves(told)


def lay(told: Told) -> None:
    assert LAY <= told.move < MELD
    leaves(told)


def meld(told: Told) -> None:
    assert MELD <= told.move < CHI and told.view.seat in told.game.owners
    leaves(told)


def meld_first(told: Told) -> None:
    """From now on cards may be laid off, and before they could not."""
    assert MELD <= told.move < CHI and told.view.seat not in told.game.owners
    assert not any(LAY <= move < MELD for move in told.view.legal())
    for world in worlds(told, WORLDS):
        assert told.view.seat in world.owners


def hold(told: Told) -> None:
    told.card()
    assert told.game.phase not in (START, CLAIMED)
    assert any(move >= PASS for move in told.view.legal())
    may_conceal(told)


def joker(told: Told) -> None:
    assert told.card() == JOKER
    safe(told)


def safe(told: Told) -> None:
    """Nobody has a claim of the discard, whatever they hold."""
    card, hidden = told.card(), told.view.unseen
    for world in worlds(told, WORLDS):
        assert world.turn is None or not any(move >= CHI for move in world.legal())
    assert (hidden & USEFUL[card]).bit_count() < 2
    early = told.game.steps + 1 < told.game.seats
    assert early or (hidden & (NEAR[card] | JOKER_BIT)).bit_count() < 2 or card == JOKER


def loose(told: Told) -> None:
    card, pack = told.card(), told.game.pack
    assert told.args["pips"] == PIPS[card] and not told.hand & JOKER_BIT
    assert pack.rank_of[card] != 7
    for other in cards_of(told.hand & ~(1 << card)):
        assert pack.rank_of[other] != pack.rank_of[card]
        near = abs(pack.rank_of[other] - pack.rank_of[card]) <= 2
        assert pack.suit_of[other] != pack.suit_of[card] or not near


def dear(told: Told) -> None:
    card = told.card()
    assert told.args["pips"] == PIPS[card]
    assert all(PIPS[card] > PIPS[other] for other in cards_of(told.hand & ~(1 << card)))


def points(told: Told) -> None:
    here, there = differs(told, "points", -1)
    assert abs(float(told.args["here"]) - here) <= 0.051 and here < there


def opened(told: Told) -> None:
    share(told)
    if told.view.seat in told.game.owners:
        raise AssertionError("it has a meld already")


def free(told: Told) -> None:
    share(told)
    assert told.found.best < DRAW and (told.found.other or 0) < DRAW


CHECKS: dict[str, Check] = {
    "by-out": share,
    "by-opened": opened,
    "by-rid": share,
    "by-free": free,
    "by-points": points,
    "concealed": concealed,
    "claim": claim,
    "claim-first": claim_first,
    "lay-all": lay_all,
    "lay": lay,
    "meld": meld,
    "meld-first": meld_first,
    "last": last,
    "hold": hold,
    "joker": joker,
    "safe": safe,
    "loose": loose,
    "dear": dear,
}
