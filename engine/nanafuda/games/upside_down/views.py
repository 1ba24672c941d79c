"""Upside Down's views: move codes, a seat's knowledge, results and the table."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from ...errors import Refusal
from ...game import View
from ...mechanics.cards import SEVEN, cards_of, mask_of, shuffled
from ...mechanics.climbing import KINDS, PASS, PATTERNS, RANKS, TURNS, beats, stronger
from .rules import DIE, EXCHANGE, PLAY, POINTS, UpsideDown, titles_for

if TYPE_CHECKING:
    from .schema import Act, Exchange, Facts, Phase, Result, Table

PHASES: tuple[Phase, ...] = ("ended", "exchange", "play")
REFUSALS = {
    "points-without-score": "A match to a number of points needs points to be scored.",
    "must-start": "You open the round, so you must play something.",
    "no-pattern": "These cards make no solo, set or run.",
    "other-pattern": "Play the same pattern with the same number of cards.",
    "not-stronger": "That is not stronger than the cards on the table.",
    "last-turn": "You may not go out with a play that turns the die.",
    "wrong-gift": "Give exactly {count} of your cards.",
}


def facts() -> Facts:
    return {"points": dict(POINTS)}


# Text


def text(game: UpsideDown, move: int) -> str:
    if move == PASS:
        return "pass"
    return f"{'give' if game.phase == EXCHANGE else 'play'}:{SEVEN.join(move)}"


def move(game: UpsideDown, text: str) -> int:
    verb, _, cards = text.partition(":")
    if text == "pass" and game.phase == PLAY:
        return PASS
    if verb == ("give" if game.phase == EXCHANGE else "play"):
        return SEVEN.set(cards)
    if text == "pass" or verb in ("give", "play"):
        raise Refusal("other-step")
    raise Refusal("not-an-action")


def refuse(game: UpsideDown, move: int) -> Refusal:
    hand = game.held[game.turn]
    if move == PASS:
        return Refusal("must-start")
    if move & ~hand:
        return Refusal("not-in-hand")
    if game.phase == EXCHANGE:
        return Refusal("wrong-gift", count=game.gift_size())
    if move not in PATTERNS:
        return Refusal("no-pattern")
    if game.top and PATTERNS[move][:2] != PATTERNS[game.top][:2]:
        return Refusal("other-pattern")
    if game.top and not beats(move, game.top, game.low):
        return Refusal("not-stronger")
    return Refusal("last-turn")


# Knowledge


def blank(game: UpsideDown, seat: int) -> None:
    """Show gifts only to giver and taker, and taken cards only to the giver (X2, X3)."""
    game.took = tuple(
        cards if seat == giver else 0
        for cards, (giver, _, _) in zip(game.took, game.pairs, strict=True)
    )
    if game.gave:
        game.gave = tuple(
            cards if seat in pair[:2] else 0
            for cards, pair in zip(game.gave, game.pairs, strict=True)
        )


def complete(world: UpsideDown, rng: Random) -> bool:
    """Sample the unknown exchanged cards; givers know where their gifts are."""
    world.knows = tuple(known | world.shown for known in world.knows)
    took, gave, knows = list(world.took), list(world.gave), list(world.knows)
    for n, (giver, taker, count) in enumerate(world.pairs):
        if gave and not gave[n]:
            gave[n] = _some(_had(world, taker), count, rng)
        if not took[n]:
            given = gave[n] if gave else world.held[world.seats + n]
            took[n] = _some(_had(world, giver) | given, count, rng)
        if gave:
            knows[giver] |= gave[n]
    world.took, world.gave, world.knows = tuple(took), tuple(gave), tuple(knows)
    return True


def _had(game: UpsideDown, seat: int) -> int:
    """Return the cards that a seat holds or has played in this deal."""
    return game.held[seat] | sum(cards for who, cards in game.acts if who == seat)


def _some(cards: int, count: int, rng: Random) -> int:
    return mask_of(shuffled(cards_of(cards), rng)[:count])


# The result


def report(game: UpsideDown, ending: tuple[int, ...]) -> Result:
    titles, points = titles_for(game.seats), game.points()
    change = [points[ending.index(seat)] for seat in range(game.seats)]
    return {
        "ranking": list(ending),
        "lines": [
            {"seat": seat, "place": n + 1, "title": titles[n], "points": points[n]}
            for n, seat in enumerate(ending)
        ],
        "points": change,
        "left": SEVEN.spell(game.held[ending[-1]]),
        "change": change,
    }


# The table


def picture(game: UpsideDown, view: View[UpsideDown]) -> Table:
    rounds = _rounds(game)
    current = rounds.pop() if game.phase == PLAY else []
    others = (sum(game.held) | view.unseen) & ~game.held[view.seat]
    plays = [act for act in current if act["cards"]]
    since = current[current.index(plays[-1]) + 1 :] if plays else current
    return {
        "phase": PHASES[game.phase],
        "counts": [view.count(s) for s in range(game.seats)],
        "dealer": game.dealer,
        "die": DIE[game.low],
        "ranks": _ranks(game),
        "stronger": _stronger(game),
        "top": plays[-1] if game.top and plays else None,
        "passed": [act["seat"] for act in since],
        "out": list(game.out),
        "titles": titles_for(game.seats),
        "previous": list(game.ranking) if game.deal_no > 1 else None,
        "shown": [
            {"seat": seat, "card": card}
            for seat in range(game.seats)
            for card in SEVEN.spell(game.held[seat] & game.shown)
        ],
        "left": [(others & rank).bit_count() for rank in RANKS[1:]],
        "exchange": _exchange_picture(game, view) if game.pairs else None,
        "round": current,
        "rounds": rounds,
    }


def _ranks(game: UpsideDown) -> list[int]:
    """Return all ranks, from the weakest to the strongest (U1)."""
    ranks = [rank for rank, cards in enumerate(RANKS) if cards]
    return ranks[::-1] if game.low else ranks


def _stronger(game: UpsideDown) -> list[int]:
    """Return the ranks that can form an answer to the play on the table (U4)."""
    cards = stronger(game.top, game.low) if game.top and game.phase == PLAY else 0
    return [rank for rank in _ranks(game) if cards & RANKS[rank]]


def _exchange_picture(game: UpsideDown, view: View[UpsideDown]) -> list[Exchange]:
    return [
        {
            "giver": giver,
            "giver_place": n + 1,
            "taker": taker,
            "taker_place": game.seats - n,
            "count": count,
            "chosen": bool(game.gave) or view.count(game.seats + n) > 0,
            "took": SEVEN.spell(game.took[n]),
            "gave": SEVEN.spell(game.gave[n] if game.gave else game.held[game.seats + n]),
        }
        for n, (giver, taker, count) in enumerate(game.pairs)
    ]


def _rounds(game: UpsideDown) -> list[list[Act]]:
    """Return the plays and passes of the deal by round; the last may be unfinished."""
    low = 0
    rounds: list[list[Act]] = []
    for number, (seat, cards) in enumerate(game.acts):
        if number in game.rounds:
            rounds.append([])
        turned = cards in TURNS[low]
        low ^= turned
        act: Act = {
            "seat": seat,
            "cards": SEVEN.spell(cards),
            "kind": KINDS[PATTERNS[cards].kind] if cards else None,
            "die": DIE[low],
            "turned": turned,
        }
        rounds[-1].append(act)
    if game.rounds and game.rounds[-1] == len(game.acts):
        rounds.append([])
    return rounds
