"""Seven Bridge's views: move codes, a seat's knowledge, results and the table."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from ...errors import Refusal
from ...game import View
from ...mechanics.cards import cards_of, shuffled
from ...mechanics.melds import (
    CARD_OF,
    CARDS,
    GROUP,
    GROWN,
    JOKER_BIT,
    MELDS,
    RUN,
    SEVENS,
    SIZES,
    read_face,
    read_meld,
    spell_face,
    spell_meld,
)
from .rules import (
    ALL_LAID_OFF,
    ASKED,
    CHI,
    CLAIMED,
    CONCEALED_FACTOR,
    DRAW,
    JOKER_FACTOR,
    LAY,
    LAY_ALL,
    MELD,
    PACK,
    PIPS,
    PON,
    SEVEN_FACTOR,
    START,
    Ending,
    SevenBridge,
    face_of,
    laying,
    meld_of,
    place_of,
    seen_history,
    worth,
)

if TYPE_CHECKING:
    from .schema import Facts, HandLine, Line, Phase, Result, Table

PHASES: tuple[Phase, ...] = ("ended", "start", "pon", "play", "claimed")
REFUSALS = {
    "draw-first": "Draw a card first.",
    "draw-or-claim": "Draw a card first, or claim the discard.",
    "drawn-already": "You have drawn already; lay out what you like and discard.",
    "claimed-already": "You have claimed the discard: there is no draw this turn.",
    "claim-or-pass": "You are asked whether you take the discard: call pon or pass.",
    "chi-too-early": "There is no chi before the turn has come round to the dealer again.",
    "not-a-meld": "These cards make no meld.",
    "no-such-meld": "There is no meld with that number.",
    "no-meld-of-your-own": "You may lay off cards once a meld of your own lies on the table.",
    "does-not-fit": "That card does not fit there.",
    "discard-after-claim": "After a claim you only discard.",
    "cannot-lay-all": "Not all of your cards can be laid off, or you have a meld of your own.",
    "keep-a-discard": "You must keep a card to discard.",
    "special-last": "Neither a 7 nor the Joker may be the last card to leave your hand.",
}


def facts() -> Facts:
    return {
        "pips": dict(zip(PACK.codes, PIPS, strict=True)),
        "seven_factor": SEVEN_FACTOR,
        "joker_factor": JOKER_FACTOR,
        "concealed_factor": CONCEALED_FACTOR,
        "all_laid_off": ALL_LAID_OFF,
    }


# Text


def text(game: SevenBridge, move: int) -> str:
    if move < DRAW:
        return f"discard:{PACK.codes[move]}"
    if move < LAY:
        if move <= LAY_ALL:
            return ("draw", "pass", "lay-all")[move - DRAW]
        return f"lay-all:{PACK.codes[move - LAY_ALL - 1]}"
    if move < MELD:
        place, face = place_of(move), face_of(move)
        return f"lay:{spell_face(face)}@{place + 1}"
    m = meld_of(move)
    claimed = _claimed(game, move)
    return f"{('meld', 'chi', 'pon')[move // MELD - 1]}:{spell_meld(m, claimed)}"


def move(game: SevenBridge, text: str) -> int:
    try:
        return _read(game, text)
    except Refusal as refusal:
        step = _wrong_step(game, text) if refusal.id != "not-an-action" else None
        raise step or refusal from None


def _read(game: SevenBridge, text: str) -> int:
    verb, _, rest = text.partition(":")
    if text in ("draw", "pass", "lay-all"):
        return DRAW + ("draw", "pass", "lay-all").index(text)
    if verb == "discard":
        return game.pack.card(rest)
    if verb == "lay-all":
        return LAY_ALL + 1 + game.pack.card(rest)
    if verb == "lay":
        return _lay_move(game, rest)
    if verb == "meld":
        return MELD + read_meld(rest)
    if verb in ("chi", "pon"):
        m = read_meld(rest, 1 << game.pile[-1][0] if game.pile else 0)
        if SIZES[m] > 2 and MELDS[m].kind == (RUN if verb == "chi" else GROUP):
            return (CHI if verb == "chi" else PON) + m
        raise Refusal("not-a-meld")
    raise Refusal("not-an-action")


def _lay_move(game: SevenBridge, rest: str) -> int:
    """Return the lay-off written as `H9@2` or `X0=S10@3`."""
    card, _, number = rest.partition("@")
    if number not in map(str, range(1, len(game.melds) + 1)):
        raise Refusal("no-such-meld")
    return laying(int(number) - 1, read_face(card))


def refuse(game: SevenBridge, move: int) -> Refusal:
    """Return the refusal: for the step of the turn, then the cards, then the cards left."""
    return _wrong_step(game, text(game, move)) or _refuse_cards(game, move)


def _wrong_step(game: SevenBridge, text: str) -> Refusal | None:
    """Return the refusal if the action is wrong in this step of the turn, else None.

    Needs only the verb: the cards may be missing, or form no meld.
    """
    verb, _, cards = text.partition(":")
    if game.phase == ASKED:
        return None if verb == "pon" else Refusal("claim-or-pass")
    whole = verb == "lay-all" and not cards
    if game.phase != START:
        if whole or verb in ("draw", "pass", "chi", "pon"):
            return Refusal("drawn-already" if game.fresh >= 0 else "claimed-already")
        return None
    if whole or verb == "draw" or (verb == "chi" and game.pile):
        return None
    claims = any(move >= CHI for move in game.legal())
    return Refusal("draw-or-claim" if claims else "draw-first")


def _refuse_cards(game: SevenBridge, move: int) -> Refusal:
    hand, seat = game.held[game.turn], game.turn
    cards = _cards_of_move(game, move)
    if cards & ~hand:
        return Refusal("not-in-hand")
    if game.phase == ASKED:
        return Refusal("claim-or-pass")
    if game.phase == CLAIMED:
        return Refusal("discard-after-claim")
    if move >= CHI and game.steps < game.seats:
        return Refusal("chi-too-early")
    if LAY_ALL <= move < LAY:
        return Refusal("cannot-lay-all")
    if LAY <= move < MELD:
        place, face = place_of(move), face_of(move)
        if seat not in game.owners:
            return Refusal("no-meld-of-your-own")
        if face not in GROWN[game.melds[place]]:
            return Refusal("does-not-fit")
    rest = hand & ~cards
    return Refusal("special-last" if game.banned(rest or cards) else "keep-a-discard")


def _cards_of_move(game: SevenBridge, move: int) -> int:
    """Return the cards of the hand that a move names."""
    if move < DRAW:
        return 1 << move
    if move >= MELD:
        return CARDS[meld_of(move)] & ~_claimed(game, move)
    if move >= LAY:
        return 1 << CARD_OF[face_of(move)]
    return 1 << move - LAY_ALL - 1 if move > LAY_ALL else 0


def _claimed(game: SevenBridge, move: int) -> int:
    """Return the discard that a move claims."""
    return 1 << game.pile[-1][0] if move >= CHI and game.pile else 0


# Knowledge


def blank(game: SevenBridge, seat: int) -> None:
    """Hide the stock's order and, from all other seats, a decision about a pon.

    For them the position is the same as without such a decision: the next turn has begun.
    """
    game.stock, game.drawn = (), 0
    if seat != game.turn:
        game.fresh = -1
    game.known = game.seen_by(seat)
    game.history = seen_history(game.history, seat)
    if game.batches:
        game.excluded = game.batches.excluded()
    if game.phase == ASKED:
        game.queue = ()
        if seat != game.turn:
            game.next_turn()


def complete(world: SevenBridge, rng: Random) -> bool:
    """Return whether the seat's last card, if it has just one, may leave the hand last."""
    if world.batches:
        world.held = world.batches.redeal(world.held, world.known, rng)
    world.stock = tuple(shuffled(cards_of(world.held[world.seats]), rng))
    world.chance_seed = f"imagined {rng.random()}"
    if world.phase == ASKED:
        asked = world.asked(world.pile[-1][0])
        world.queue = asked[asked.index(world.turn) + 1 :]
    if world.turn is None or world.phase in (START, ASKED):
        return True
    hand = world.held[world.turn]
    return bool(hand & hand - 1) or not world.banned(hand)


# The result


def report(game: SevenBridge, ending: Ending) -> Result:
    out, how, responsible = ending
    lines: list[Line] = []
    for seat, hand in enumerate(game.held[:-1]):
        if seat == out and how != "drawn":
            points = ALL_LAID_OFF if how == "lay-all" else 0
            lines.append({"seat": seat, "reason": how, "points": points})
        else:
            lines.append(_hand_line(seat, hand, how == "concealed"))
    if responsible is not None:
        lines += [
            line
            for paid in lines
            if paid["seat"] not in (out, responsible)
            for line in _blame(paid, responsible)
        ]
    change = [sum(n["points"] for n in lines if n["seat"] == s) for s in range(game.seats)]
    return {
        "out": out,
        "how": how,
        "dealer": game.dealer,
        "lines": lines,
        "points": change,
        "change": change,
    }


def _blame(line: Line, giver: int) -> list[Line]:
    """Return the lines that move a seat's points to the giver (option responsibility)."""
    seat, points = line["seat"], line["points"]
    return [
        {"seat": seat, "reason": "relieved", "points": -points},
        {"seat": giver, "reason": "responsible", "for": seat, "points": points},
    ]


def _hand_line(seat: int, hand: int, doubled: bool) -> HandLine:
    """Return a seat's score line for the cards left in its hand."""
    pips = [PIPS[card] for card in cards_of(hand)]
    return {
        "seat": seat,
        "reason": "hand",
        "cards": PACK.spell(hand),
        "card_pips": pips,
        "pips": sum(pips),
        "sevens": (hand & SEVENS).bit_count(),
        "joker": hand & JOKER_BIT > 0,
        "doubled": doubled,
        "points": worth(hand) * (CONCEALED_FACTOR if doubled else 1),
    }


# The table


def picture(game: SevenBridge, view: View[SevenBridge]) -> Table:
    hand = game.held[view.seat]
    return {
        "phase": PHASES[game.phase],
        "counts": [view.count(s) for s in range(game.seats)],
        "dealer": game.dealer,
        "stock": view.count(game.seats),
        "pile": [{"card": PACK.codes[card], "seat": s} for card, s in game.pile],
        "chi": game.steps >= game.seats,
        "melds": [game.meld_picture(place) for place in range(len(game.melds))],
        "drawn": PACK.codes[game.fresh] if game.fresh in cards_of(hand) else None,
        "recycled": game.recyclings,
        "last": len(game.pile) < 2 or (game.recyclings > 0 and not game.progress),
        "giver": game.giver if game.giver >= 0 else None,
        "penalty": worth(hand),
    }
