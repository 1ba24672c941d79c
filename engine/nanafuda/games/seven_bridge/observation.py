"""Observation of a seat in Seven Bridge, as bytes; `layout` declares its parts.

Seats count clockwise from the observer, who is the first of n.
Another seat's decision about a pon is hidden: meanwhile
the position looks as if the next turn had begun.
"""

from __future__ import annotations

from ...mechanics.melds import CARDS, JOKER, MELDS, stands_for
from ...mechanics.planes import from_seat, observation, one_hot, seat_from
from ...spaces import TO_ACT, Part, Parts
from .rules import ASKED, START, SevenBridge


def layout(game: SevenBridge) -> tuple[Parts, Parts]:
    n, cards = game.seats, game.pack.size
    barred = "the cards that each other seat, then the stock, cannot hold since the reshuffle"
    planes = (
        Part("hand", 1, "the observer's hand"),
        Part("drawn", 1, "the card that the observer has just drawn"),
        Part("known_hands", n - 1, "the cards that each other seat is known to hold"),
        Part("excluded", n, barred),
        Part("discards", n, "the discards in the pile of each seat"),
        Part("top", 1, "the top discard"),
        Part("melds", n, "the cards in the melds of each owner"),
        Part("meld_kinds", 3, "the cards in lone 7s, in runs, in groups"),
        Part("joker", 1, "the card that the Joker stands for in a run"),
        Part("fits", 1, "the cards that some meld takes"),
    )
    numbers = (
        TO_ACT,
        Part("phase", 4, "start, pon, play, claimed, as flags"),
        Part("chi", 1, "whether chi is allowed"),
        Part("stock", 1, "the cards of the stock", cards),
        Part("cards", n, "the cards of each hand", cards),
        Part("dealer", n, "the dealer, as flags"),
        Part("claimed_from", n, "the seat whose discard was claimed in this turn, as flags"),
        Part("recyclings", 1, "the recyclings of the discards", 255),
        Part("last", 1, "whether the next empty stock ends the deal"),
        Part("concealed", 1, "whether going out in this turn would be concealed"),
        Part("options", 8, "the options in their order without `deals`; `free` is 1"),
    )
    return planes, numbers


def observe(game: SevenBridge, seat: int) -> bytes:
    if game.phase == ASKED and game.turn != seat:
        game = game.public_position()
    n, held, mine = game.seats, game.held, game.turn == seat
    seen = game.seen_by(seat)
    barred = game.batches.excluded() if game.batches else [0] * (n + 1)
    piles = [0] * n
    for card, thrower in game.pile:
        piles[thrower] |= 1 << card
    planes = [held[seat], 1 << game.fresh if mine and game.fresh >= 0 else 0]
    planes += [mask & seen for mask in from_seat(held[:n], seat)[1:]]
    planes += [mask & ~seen for mask in (*from_seat(barred[:n], seat)[1:], barred[n])]
    planes += [*from_seat(piles, seat), 1 << game.pile[-1][0] if game.pile else 0]
    planes += _melds(game, seat)
    numbers = [int(mine), *one_hot(game.phase - START, 4), int(game.steps >= n)]
    numbers += [held[n].bit_count(), *(mask.bit_count() for mask in from_seat(held[:n], seat))]
    for who in (game.dealer, game.giver):
        numbers += one_hot(seat_from(who, seat, n), n)
    last = len(game.pile) < 2 or (game.recyclings > 0 and not game.progress)
    numbers += [game.recyclings, int(last), int(mine and game.concealed)]
    options = [value in (True, "free") for id, value in game.settings.items() if id != "deals"]
    return observation(planes, game.pack.size, [*numbers, *map(int, options)])


def _melds(game: SevenBridge, seat: int) -> list[int]:
    """Return the planes of the melds."""
    owned, kinds, stands = [0] * game.seats, [0] * 3, 0
    for m, owner in zip(game.melds, game.owners, strict=True):
        meld = MELDS[m]
        owned[owner] |= CARDS[m]
        kinds[meld.kind] |= CARDS[m]
        if meld.face > JOKER:
            stands = 1 << stands_for(meld.face)
    return [*from_seat(owned, seat), *kinds, stands, game.fits & game.pack.full]
