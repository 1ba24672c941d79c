"""Seven's Sevens Heaven's views: move codes, a seat's knowledge, results and the table."""

from __future__ import annotations

from operator import sub
from random import Random
from typing import TYPE_CHECKING

from ...errors import Refusal
from ...game import View
from ...mechanics.cards import COLOURS, cards_of
from ...mechanics.tricks import messages_of
from .rules import (
    BET,
    BETTING,
    CHIP_POINTS,
    CODES,
    FOLD,
    JACKPOT,
    PLAY,
    PREDICTION,
    RANK,
    STACK_CARDS,
    TARGET,
    THEFT,
    TRICKS,
    SevensHeaven,
)

if TYPE_CHECKING:
    from .schema import Declaration, Ending, Facts, Phase, Result, Stakes, Table

PHASES: tuple[Phase, ...] = ("ended", "bet", "predict", "play", "steal")
VERBS = {"predict": PREDICTION, "play": PLAY, "steal": THEFT}
REFUSALS = {
    "must-follow-colour": "You hold the colour led and must follow it.",
    "not-a-bettor": "Choose a player who bet.",
    "no-stack-card": "Choose a player who holds a stack card.",
}


def facts() -> Facts:
    return {
        "target": TARGET,
        "tricks": TRICKS,
        "stack_cards": STACK_CARDS,
        "jackpot": JACKPOT,
        "prediction": CHIP_POINTS,
    }


# Text


def text(game: SevensHeaven, move: int) -> str:
    if game.phase == BETTING:
        return "fold" if move else "bet"
    if game.phase == PLAY:
        return f"play:{CODES[move]}"
    return f"{PHASES[game.phase]}:{move}"


def move(game: SevensHeaven, text: str) -> int:
    verb, _, rest = text.partition(":")
    if text in ("bet", "fold"):
        phase, move = BETTING, FOLD if text == "fold" else BET
    elif verb == "play":
        phase, move = PLAY, COLOURS.card(rest)
    elif verb in VERBS and rest in ("0", "1", "2", "3", "4", "5", "6"):
        phase, move = VERBS[verb], int(rest)
    else:
        raise Refusal("not-an-action")
    if phase != game.phase:
        # A tapped card does not say that a player is asked for.
        raise refuse(game, move) if game.phase in (PREDICTION, THEFT) else Refusal("other-step")
    return move


def refuse(game: SevensHeaven, move: int) -> Refusal:
    if game.phase == PREDICTION:
        return Refusal("not-a-bettor")
    if game.phase == THEFT:
        return Refusal("no-stack-card")
    if not game.held[game.turn] >> move & 1:
        return Refusal("not-in-hand")
    return Refusal("must-follow-colour")


# Knowledge


def blank(game: SevensHeaven, seat: int) -> None:
    """Hide the cards that declarations will turn up, from their owners too (RT3)."""
    shown = game.declared
    game.turn_ups = tuple(c if shown >> s & 1 else -1 for s, c in enumerate(game.turn_ups))


def complete(world: SevensHeaven, rng: Random) -> bool:
    """Choose the card to turn up: any card of the hand (RT3)."""
    lots = list(world.turn_ups)
    for seat, card in enumerate(lots):
        if card < 0:
            cards = cards_of(world.held[seat])
            lots[seat] = cards[int(rng.random() * len(cards))]
    world.turn_ups = tuple(lots)
    return True


# The result


def report(game: SevensHeaven, ending: Ending) -> Result:
    return {
        "ending": ending,
        "start": game.start,
        "winner": game.gambler if game.gambler >= 0 else None,
        "before": list(game.before),
        "cards": _shown(game),
        "pot": game.pot,
        "chips": game.chips[:],
        "tricks": game.won[:],
        "sevens": [[CODES[card] for card in cards] for cards in game.sevens],
        "lines": [{"seat": s, "reason": why, "points": n} for s, why, n in game.lines],
        "change": list(map(sub, game.scores, game.before)),
    }


def _shown(game: SevensHeaven) -> list[str | None]:
    """Return by seat the card that its declaration turned up."""
    return [CODES[card] if game.declared >> s & 1 else None for s, card in enumerate(game.turn_ups)]


# The table


def picture(game: SevensHeaven, view: View[SevensHeaven]) -> Table:
    winners = [*game.leaders[1:], *([game.winner] if game.phase != PLAY else [])]
    tricks = messages_of(game.tricks(), game.leaders, winners, COLOURS)
    current = tricks.pop() if game.phase == PLAY else None
    if game.phase == THEFT:
        current = tricks[-1]
    shown = _shown(game)
    bettors = [s for s in _from_start(game) if game.bettors >> s & 1]
    return {
        "phase": PHASES[game.phase],
        "counts": [view.count(s) for s in range(game.seats)],
        "start": game.start,
        "declared": [_declaration(game, s) for s in range(game.seats)],
        "cards": shown,
        "card_points": [
            RANK[lot] if card else None for lot, card in zip(game.turn_ups, shown, strict=True)
        ],
        "bettors": bettors,
        "leader": bettors[0] if game.next_bettor else None,
        "stakes": _stakes(game, view.seat),
        "pot": game.pot,
        "chips": list(game.chips),
        "stacks": list(game.stacks),
        "centre": game.free_stack_cards(),
        "won": list(game.won),
        "captured": game.captured if game.phase == THEFT else 0,
        "trick": current or {"leader": None, "cards": []},
        "tricks": tricks,
        "led": COLOURS.suits[COLOURS.suit_of[game.best]]
        if game.follow and game.phase == PLAY
        else None,
    }


def _from_start(game: SevensHeaven) -> list[int]:
    """Return the seats clockwise from the start player."""
    return [(game.start + i) % game.seats for i in range(game.seats)]


def _declaration(game: SevensHeaven, seat: int) -> Declaration | None:
    if not game.declared >> seat & 1:
        return None
    return "bet" if game.bettors >> seat & 1 else "fold"


def _stakes(game: SevensHeaven, seat: int) -> Stakes | None:
    """Return the stakes of this seat's declaration, or None if it is not to declare."""
    if game.phase != BETTING or game.turn != seat:
        return None
    points = [RANK[card] for card in cards_of(game.held[seat])]
    rivals = game.bettors.bit_count() + game.seats - game.declared.bit_count() - 1
    need = game.target
    return {
        "low": min(points),
        "high": max(points),
        "reach": 0 if need is None else sum(game.scores[seat] + n >= need for n in points),
        "of": len(points),
        "alone": rivals == 0,
        "predicts": rivals >= 2,
    }
