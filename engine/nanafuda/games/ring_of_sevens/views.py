"""Ring of Sevens' views: move codes, a seat's knowledge, results and the table."""

from __future__ import annotations

from operator import sub
from random import Random
from typing import TYPE_CHECKING

from ...errors import Refusal
from ...game import View
from ...mechanics.cards import FRENCH, FRENCH_JOKER, cards_of, mask_of
from ...mechanics.runs import COLOUR, PLACE_NAMES, PLACES, joker_on, missing_on_way, paths
from .rules import (
    DROP,
    ENDED,
    IN,
    JOKER,
    JOKER_BIT,
    PASS,
    PLAY,
    VALUE,
    Ending,
    RingOfSevens,
    points_of,
)

if TYPE_CHECKING:
    from .schema import Facts, Place, Result, State, Table

STATES: tuple[State, ...] = ("in", "out", "dropped")
RANK_NAMES = {1: "A", 11: "J", 12: "Q", 13: "K"}
REFUSALS = {
    "no-passes": "You have no passes left and can play: you must.",
    "no-drop": "Nobody drops out who can still pass or play.",
    "score-card": "That is a score card: the place of its rank and colour is taken.",
    "not-connected": "The way to that card is not open yet: {suit}{rank} is missing.",
    "arm-reversed": "That arm is now built from its far end inward: {suit}{rank} is missing.",
    "joker-place": "The Joker goes only where one of a place’s two cards could be played now.",
}


def facts() -> Facts:
    return {
        "places": [place for rank in range(1, 14) for place in _places_of(rank)],
        "joker_places": list(PLACE_NAMES),
        "worth": dict(zip(FRENCH_JOKER.codes, VALUE, strict=True)),
    }


def _places_of(rank: int) -> list[Place]:
    """Return the places of a rank, by suit or, if two suits share one, by colour (R5)."""
    cards = FRENCH.rank_masks[rank]
    shared = [
        (name, place) for name, place in zip(PLACE_NAMES, PLACES, strict=True) if place & cards
    ]
    single = [(FRENCH.codes[card], 1 << card) for card in cards_of(cards)]
    return [{"place": name, "cards": FRENCH.spell(place)} for name, place in shared or single]


# Text


def text(game: RingOfSevens, move: int) -> str:
    if move < JOKER:
        return f"play:{FRENCH.codes[move]}"
    if move >= PASS:
        return ("pass", "drop", "out")[move - PASS]
    return f"play:X0@{PLACE_NAMES[move - JOKER]}"


def move(game: RingOfSevens, text: str) -> int:
    if text in ("pass", "drop"):
        return PASS if text == "pass" else DROP
    verb, _, code = text.partition(":")
    card, _, place = code.partition("@")
    if verb == "play" and card == "X0" and place in PLACE_NAMES and game.pack.joker:
        return JOKER + PLACE_NAMES.index(place)
    if verb == "play" and code != "X0":
        return game.pack.card(code)
    raise Refusal("joker-place" if verb == "play" and game.pack.joker else "not-an-action")


def refuse(game: RingOfSevens, move: int) -> Refusal:
    held = game.held[game.turn]
    if move == PASS:
        return Refusal("no-passes")
    if move == DROP:
        return Refusal("no-drop")
    if not held >> min(move, JOKER) & 1:
        return Refusal("not-in-hand")
    if move >= JOKER:
        return Refusal("joker-place")
    if not game.live >> move & 1:
        return Refusal("score-card")
    missing, reversed_arm = missing_on_way(move, game.rules, game.board())
    rank = FRENCH.rank_of[missing]
    suit = FRENCH.suits[FRENCH.suit_of[missing]]
    if rank & 1:
        suit = "RK"[COLOUR[missing]]  # either suit of the colour names the place
    id = "arm-reversed" if reversed_arm else "not-connected"
    return Refusal(id, suit=suit, rank=RANK_NAMES.get(rank, str(rank)))


# Knowledge


def blank(game: RingOfSevens, seat: int) -> None:
    """Remove nothing: only hands are hidden."""


def complete(world: RingOfSevens, rng: Random) -> bool:
    """Return whether every seat that is in kept a hand card after its last turn (R10)."""
    return all(
        held & floor
        for held, floor, state in zip(world.held, world.live_after_turn, world.states, strict=True)
        if state == IN
    )


# The result


def report(game: RingOfSevens, ending: Ending) -> Result:
    ranking, points = ending.ranking, ending.points
    return {
        "ranking": ranking[:],
        "points": points[:],
        "small_winner": ranking[0],
        "big_winner": ending.big_winner,
        "small_loser": ending.small_loser,
        "big_loser": ranking[-1],
        "lines": [
            {"from": payer, "to": winner, "reason": reason, "points": points[winner]}
            for payer, winner, reason in ending.payments
        ],
        "change": list(map(sub, game.scores, ending.before)),
    }


# The table


def picture(game: RingOfSevens, view: View[RingOfSevens]) -> Table:
    spell, code = game.pack.spell, game.pack.codes
    score = [_score_cards(game, seat) for seat in range(game.seats)]
    public = [game.shown or game.phase == ENDED or state != IN for state in game.states]
    union = sum(game.held) | view.unseen
    lost = mask_of(card for _, _, card in game.dropouts if card >= 0)
    return {
        "phase": "play" if game.phase == PLAY else "ended",
        "start": game.start,
        "counts": [
            view.count(s) - (score[s].bit_count() if public[s] else 0) for s in range(game.seats)
        ],
        "states": [STATES[state] for state in game.states],
        "passes": game.passes[:],
        "sevens": [spell(mask) for mask in game.sevens],
        "laid": spell(FRENCH.full & ~union & ~lost),
        "joker": _joker_place(game),
        "ready": {suit: _ready_ranks(game, n) for n, suit in enumerate(FRENCH.suits)},
        "reversed": _reversed(game),
        "score_cards": [spell(mask) for mask in score],
        "score_points": [points_of(mask) for mask in score],
        "shown": public,
        "ranked": list(game.ranked),
        "dropouts": [
            {"seat": s, "laid": spell(laid), "lost": code[lost] if lost >= 0 else None}
            for s, laid, lost in game.dropouts
        ],
        "plays": [{"seat": entry >> 7, "action": game.text(entry & 127)} for entry in game.history],
    }


def _ready_ranks(game: RingOfSevens, suit: int) -> list[int]:
    cards = game.ready & ~joker_on(game.marks) & FRENCH.suit_masks[suit]
    return [FRENCH.rank_of[card] for card in cards_of(cards)]


def _reversed(game: RingOfSevens) -> list[str]:
    """Return the arms that may only be built from their end inward."""
    arms = []
    for colour, letter in enumerate("RK"):
        usual = [direction for direction, _ in paths(colour, game.rules, game.board())]
        arms += [f"{letter}{start}" for d, start in ((0, 8), (1, 6)) if d not in usual]
    return arms


def _score_cards(game: RingOfSevens, seat: int) -> int:
    """Return a seat's score cards. The Joker is one if the seat is no longer in."""
    cards = game.held[seat] & ~game.live
    return cards & ~JOKER_BIT if game.states[seat] == IN and game.phase == PLAY else cards


def _joker_place(game: RingOfSevens) -> str | None:
    """Return the name of the place that the Joker fills, or None."""
    place = joker_on(game.marks)
    return PLACE_NAMES[PLACES.index(place)] if place else None
