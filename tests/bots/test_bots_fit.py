"""Every fitted number can be fitted again: the arena's scripts know them all, and work."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

import pytest
from arena.fit import least, least_squares, variant
from nanafuda import GAMES
from nanafuda.bots import bot_of
from nanafuda.games.ring_of_sevens.bot.weights import GIFT


# Fitting is not part of the product: the runs that find them are long.
@pytest.mark.long
@pytest.mark.parametrize("game", list(GAMES))
def test_every_fitted_number_has_a_script_that_finds_it_again(game: str) -> None:
    name = game.replace("-", "_")
    fitted: set[str] = set()
    if hasattr(bot_of(game), "__path__") and (weights := GAMES[game].part("bot.weights")):
        numbers = vars(weights)
        fitted = {number for number in numbers if number.isupper()}
    found: set[str] = set()
    if find_spec(f"arena.fit.{name}"):
        for fit, usual in import_module(f"arena.fit.{name}").FITS.values():
            found |= {text.split()[0] for text in fit(max(2, usual // 300), "test")}
    assert fitted <= found


def test_a_variant_leaves_the_numbers_in_use_alone() -> None:
    other = variant("ring_of_sevens.rules", GIFT=5.0)
    assert other.GIFT == 5.0
    assert variant("ring_of_sevens.rules").GIFT == GIFT == 0.8


def test_least_squares_find_what_rows_tell_and_keep_what_they_do_not() -> None:
    rows = [[1.0, float(x), 0.0] for x in range(100)]
    found = least_squares(rows, [3 + 2 * x for x in range(100)], [3.1, 0.0, 7.0])
    assert found == pytest.approx([3, 2, 7], abs=0.1)


def test_the_least_loss_is_found() -> None:
    assert least(lambda p: (p[0] - 3) ** 2 + (p[1] + 0.5) ** 2, [1.0, 0.0]) == pytest.approx(
        [3, -0.5], abs=0.05
    )
