"""The ids of the Gymnasium environments.

`import gymnasium` calls `register` by an entry point of the installed package.
"""

from __future__ import annotations

from .games import GAMES


def id_of(game: str) -> str:
    """Return a game's environment id.

    >>> id_of("upside-down")
    'nanafuda/UpsideDown-v0'
    """
    return f"nanafuda/{''.join(word.capitalize() for word in game.split('-'))}-v0"


def register() -> None:
    """Register an environment for every game, once."""
    # At the entry point's call the package `gymnasium` is only half imported.
    from gymnasium.envs.registration import register as add
    from gymnasium.envs.registration import registry

    for game in GAMES:
        if id_of(game) not in registry:
            entry = "nanafuda.gymnasium:Against"
            add(id_of(game), entry_point=entry, kwargs={"game": game})
