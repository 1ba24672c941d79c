"""Checks of the claims in Seven's Sevens Heaven's reasons."""

from __future__ import annotations

from random import Random
from statistics import fmean
from typing import Any

from claims import Check, Told, mean, share
from nanafuda.bots.reasons import TIED
from nanafuda.game import View
from nanafuda.games.sevens_heaven.rules import (
    BET,
    BETTING,
    FOLD,
    FOLLOW,
    PLAY,
    PREDICTION,
    RANK,
    THEFT,
)
from nanafuda.mechanics.cards import cards_of


def takes(told: Told, card: int) -> bool:
    game = told.game
    return not game.follow or bool(game.follow >> card & 1 and card > game.best)


def to_come(told: Told) -> list[int]:
    """The bettors that have yet to play to the trick after this one."""
    game, seat = told.game, told.view.seat
    size = game.bettors.bit_count()
    seats = [s % game.seats for s in range(seat + 1, seat + game.seats)]
    return [s for s in seats if game.bettors >> s & 1][: size - 1 - len(game.played) % size]


def higher(told: Told, card: int, seats: list[int]) -> list[int]:
    """The higher cards of its colour that these seats may hold."""
    may = 0
    for seat in seats:
        may |= told.view.unseen & ~told.game.excluded[seat] | told.game.held[seat]
    return [c for c in cards_of(may & FOLLOW[card]) if c > card]


def rivals(told: Told) -> list[int]:
    return [s for s in cards_of(told.game.bettors) if s != told.view.seat]


def sure(told: Told, card: int) -> bool:
    return takes(told, card) and not higher(told, card, to_come(told))


def other(told: Told) -> int:
    """The move that the reason answers for."""
    assert told.found.other is not None
    return int(told.found.other)


def reaches(told: Told, seat: int, points: int) -> bool:
    return bool(told.game.settings["length"] == "game" and told.game.scores[seat] + points >= 77)


def _trick(told: Told) -> None:
    share(told)
    assert told.game.phase == PLAY
    if not to_come(told):
        assert told.args["here"] == 10 and takes(told, told.move)


def possible(view: View[Any], move: Any, outcome: str) -> bool:
    """Whether an outcome can happen after a move, and costs the seat something if it does not."""
    game: Any = view.game
    bets = move == BET if game.phase == BETTING else bool(game.bettors >> view.seat & 1)
    if outcome == "chip":
        return not bets
    if outcome == "solvent":
        return bets and game.scores[view.seat] > 0
    return bets or outcome not in ("pot", "seven", "trick")


def _both(told: Told) -> None:
    """It may happen after either of the two moves."""
    share(told)
    outcome = told.id.rpartition("-by-")[2]
    assert all(possible(told.view, move, outcome) for move in (told.move, told.other))


def happens(told: Told, move: int, outcome: str, opposite: bool = False) -> None:
    """How many times in ten it happens after this declaration."""
    so = fmean(told.found.rows[move][outcome])
    assert abs(told.args["here"] - 10 * (1 - so if opposite else so)) < 0.51


def alone(told: Told) -> None:
    """Any declaration scores the upcard and nothing else."""
    assert told.game.phase == BETTING
    rng, seat = Random(told.id), told.view.seat
    for _ in range(4):
        world: Any = told.view.determinize(rng)
        points = RANK[world.turn_ups[seat]]
        for move in (BET, FOLD):
            after = world.clone()
            after.play(move)
            assert after.scores[seat] == world.scores[seat] + points


def bet_third(told: Told) -> None:
    assert told.move == BET and told.game.stacks[told.view.seat] == 2


def bet_free(told: Told) -> None:
    assert told.found.standing not in TIED
    assert told.move == BET and not told.game.scores[told.view.seat]
    happens(told, BET, "pot")


def bet_pot(told: Told) -> None:
    assert told.move == BET and told.args["points"] == told.game.pot
    assert all(RANK[card] < told.game.pot for card in cards_of(told.hand))


def bet_strong(told: Told) -> None:
    assert told.move == BET and told.args["here"] > 5
    assert told.args["count"] == sum(RANK[card] >= 15 for card in cards_of(told.hand)) > 1
    happens(told, BET, "solvent")


def bet_chance(told: Told) -> None:
    """A figure of 4 in 10 or less is a reason to fold."""
    assert told.move == BET and told.args["here"] > 4
    happens(told, BET, "pot")


def fold_home(told: Told) -> None:
    assert told.move == FOLD and told.game.settings["length"] == "game"
    points = told.game.scores[told.view.seat]
    home = [card for card in cards_of(told.hand) if points + RANK[card] >= 77]
    assert len(home) == told.args["count"] > 0
    rng, seat = Random(told.id), told.view.seat
    for _ in range(6):
        world: Any = told.view.determinize(rng)
        world.play(FOLD)
        assert world.over is (world.turn_ups[seat] in home)


def fold_chip(told: Told) -> None:
    """There are no predictions yet, a second bet would bring them, and this chip would win."""
    game, owner = told.game, told.args["seat"]
    assert told.move == FOLD and owner != told.view.seat
    assert game.declared >> owner & 1 and not game.bettors >> owner & 1
    assert told.args["points"] == game.scores[owner] and reaches(told, owner, 7)
    assert game.bettors.bit_count() < 2
    fold, bet = (fmean(told.found.rows[move]["denied"]) for move in (FOLD, BET))
    assert fold > bet


def fold_third(told: Told) -> None:
    game, rival = told.game, told.args["seat"]
    assert told.move == FOLD and game.stacks[rival] == 2 and rival != told.view.seat
    assert game.bettors >> rival & 1 or not game.declared >> rival & 1
    assert any(RANK[card] == 7 for card in cards_of(told.hand))


def fold_broke(told: Told) -> None:
    assert told.move == FOLD and told.args["here"] >= 3
    assert told.args["points"] == told.game.scores[told.view.seat] > 0
    happens(told, BET, "solvent", opposite=True)


def fold_chance(told: Told) -> None:
    assert told.move == FOLD and told.args["here"] <= 4
    happens(told, BET, "pot")


def predict_ends(told: Told) -> None:
    game, bettor = told.game, told.args["seat"]
    assert game.phase == PREDICTION and bettor == other(told)
    assert reaches(told, bettor, game.pot) and not reaches(told, told.view.seat, 7)
    assert not reaches(told, told.move, game.pot)


def predict_chip(told: Told) -> None:
    owner, on = told.args["seat"], told.args["on"]
    assert told.game.chips[owner] == on == other(told) != told.move
    assert reaches(told, owner, 7) and not reaches(told, told.view.seat, 7)


def predict_leader(told: Told) -> None:
    owner, scores = told.args["seat"], told.game.scores
    assert told.game.chips[owner] == told.args["on"] == other(told) and owner != told.view.seat
    assert scores[owner] == max(scores)


def predict_along(told: Told) -> None:
    assert told.args["seat"] == told.move
    assert reaches(told, told.move, told.game.pot) and reaches(told, told.view.seat, 7)


def _likelier(told: Told) -> None:
    """The chip is right more often on the best choice."""
    found = told.found
    assert told.game.phase == PREDICTION and told.args["seat"] == told.move
    assert fmean(found.rows[found.best]["chip"]) > fmean(found.rows[found.other]["chip"])


def predict_stake(told: Told) -> None:
    _likelier(told)
    scores = told.game.scores
    assert told.args["on"] == other(told)
    assert told.args["points"] == scores[told.move] > told.args["less"] == scores[other(told)]


def predict_lead(told: Told) -> None:
    _likelier(told)
    game = told.game
    order = [s % game.seats for s in range(game.start, game.start + game.seats)]
    assert told.move == next(s for s in order if game.bettors >> s & 1)


def steal_most(told: Told) -> None:
    stacks = told.game.stacks
    assert told.game.phase == THEFT and len(told.view.legal()) == 2
    assert told.args["stacks"] == stacks[told.move] > stacks[other(told)]


def steal_leader(told: Told) -> None:
    scores = told.game.scores
    assert told.game.phase == THEFT and scores[told.move] > scores[other(told)]


def _wins(told: Told) -> None:
    assert sure(told, told.card())


def _surer(told: Told) -> None:
    """It wins for certain, and the other does not."""
    _wins(told)
    assert not sure(told, other(told))


def capture(told: Told) -> None:
    _wins(told)
    assert told.game.captured or RANK[told.move] == 7


def jackpot(told: Told) -> None:
    capture(told)
    sevens = told.game.captured + (RANK[told.move] == 7)
    assert told.game.stacks[told.view.seat] + sevens >= 3


def third(told: Told) -> None:
    _surer(told)
    assert told.game.won[told.view.seat] == 2


def first(told: Told) -> None:
    _surer(told)
    assert not told.game.won[told.view.seat] and told.game.scores[told.view.seat]


def stop(told: Told) -> None:
    game, rival = told.game, told.args["seat"]
    assert takes(told, told.card()) and rival in rivals(told) and game.won[rival] == 2
    assert not game.follow or game.winner == rival


def last(told: Told) -> None:
    _surer(told)
    assert not to_come(told)


def _seven(told: Told) -> None:
    assert RANK[other(told)] == 7 != RANK[told.move] and not sure(told, other(told))


def seven_gift(told: Told) -> None:
    _seven(told)
    assert told.args["seat"] == told.game.winner and not takes(told, other(told))
    assert not to_come(told)


def seven_jackpot(told: Told) -> None:
    seven_gift(told)
    assert told.game.stacks[told.game.winner] + told.game.captured + 1 >= 3


def pot_chip(told: Told) -> None:
    game, owner = told.game, told.args["seat"]
    assert game.chips[owner] == told.view.seat and reaches(told, owner, 7)
    assert not reaches(told, told.view.seat, game.pot)
    assert takes(told, other(told)) and not takes(told, told.move)


def alike(told: Told) -> None:
    one, two = sorted((told.move, other(told)))
    between = [c for c in range(one + 1, two) if FOLLOW[one] >> c & 1]
    assert FOLLOW[one] == FOLLOW[two] and 7 not in (RANK[one], RANK[two])
    assert not any(told.view.unseen >> card & 1 for card in between)
    assert takes(told, one) == takes(told, two)


def beating(told: Told) -> tuple[int, int]:
    """How many cards of rivals beat the best card and the other, once led."""
    assert told.game.phase == PLAY
    one, two = (len(higher(told, c, rivals(told))) for c in (told.move, other(told)))
    return one, two


def keep(told: Told) -> None:
    one, two = beating(told)
    assert two < one and (two > 0 or told.id.endswith("keep-top"))


def keep_top(told: Told) -> None:
    keep(told)
    assert not beating(told)[1]


def fewer(told: Told) -> None:
    one, two = beating(told)
    assert told.args["count"] == one < two == told.args["more"]


def enough(told: Told) -> None:
    _wins(told)
    assert takes(told, other(told)) and RANK[told.move] < RANK[other(told)]


def lower(told: Told) -> None:
    assert not takes(told, told.card()) and not takes(told, other(told))
    assert RANK[told.move] < RANK[other(told)]


def fold_weak(told: Told) -> None:
    high = sum(RANK[card] >= 15 for card in cards_of(told.hand))
    assert told.move == FOLD and told.args["count"] == high < 2


def fold_scores(told: Told) -> None:
    """A card of the hand is scored, as likely one as another."""
    ranks = [RANK[card] for card in cards_of(told.hand)]
    assert told.move == FOLD and abs(told.args["points"] - fmean(ranks)) <= 0.5
    rng, seat = Random(told.id), told.view.seat
    found = set()
    for _ in range(60):
        world: Any = told.view.determinize(rng)
        world.play(FOLD)
        found.add(world.turn_ups[seat])
    assert len(found) > 3 and found <= set(cards_of(told.hand))


def predict_shared(told: Told) -> None:
    owner, chips = told.args["seat"], told.game.chips
    assert owner != told.view.seat and chips[owner] == told.args["on"] == other(told)
    assert told.move not in chips


# Rules of thumb: the best choice keeps it, and another would break it


def rule_lead(told: Told) -> None:
    assert told.game.phase == PLAY and not told.game.follow
    above = [len(higher(told, card, rivals(told))) for card in told.view.legal()]
    assert len(higher(told, told.move, rivals(told))) == min(above) < max(above)


def rule_take(told: Told) -> None:
    assert told.game.follow and sure(told, told.move)
    assert not all(takes(told, card) for card in told.view.legal())


def rule_throw(told: Told) -> None:
    lost = [RANK[c] for c in told.view.legal() if RANK[c] != 7 and not takes(told, c)]
    assert told.game.phase == PLAY and told.game.follow and not takes(told, told.move)
    assert RANK[told.move] == min(lost) < max(lost)


def rule_fold(told: Told) -> None:
    """Folding is a choice, and a bet would not score the same."""
    game = told.game
    assert game.phase == BETTING and told.move == FOLD
    assert game.bettors or game.declared.bit_count() < game.seats - 1


def rule_chip(told: Told) -> None:
    scores = [told.game.scores[seat] for seat in told.view.legal()]
    assert told.game.phase == PREDICTION
    assert told.game.scores[told.move] == max(scores) > min(scores)


CHECKS: dict[str, Check] = {
    "by-trick": _trick,
    "by-seven": _both,
    "by-pot": _both,
    "by-chip": _both,
    "by-solvent": _both,
    "by-denied": _both,
    "by-points": mean,
    "top": _surer,
    "seven-risk": _seven,
}
