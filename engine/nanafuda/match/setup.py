"""The setup of a match: its fields, validation and text form."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random, SystemRandom
from typing import Any

from ..errors import Refusal, whole
from ..game import Game
from ..games import GAMES
from ..limits import SEED
from ..options import Value, settle, spell

# Joiners and tags are invisible themselves: they make several signs one picture, such as a flag.
_WITHIN_EMOJI = dict.fromkeys([0x200D, *range(0xE0020, 0xE0080)])
SEED_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"


@dataclass(slots=True)
class Setup:
    """The parameters of a match: everything in a deal link."""

    game: str
    seats: int
    options: dict[str, Value]
    seed: str
    first: int | None = None
    decks: list[list[str]] = field(default_factory=list)
    tempers: bool = False  # whether bots play in character, where a game has that

    @property
    def kind(self) -> type[Game[Any]]:
        return GAMES[self.game]

    def opener(self) -> int:
        """Return the first dealer (start player, SP, 親), by default derived from the seed."""
        if self.first is not None:
            return self.first
        return int(Random(f"first of {self.seed}").random() * self.seats)

    def luck(self, deal: int) -> str:
        """Return the seed of a deal's cards and later chance, unless `decks` has its order."""
        return f"deal {deal} of {self.seed}"

    def pairs(self) -> list[tuple[str, str]]:
        """Return the setup as key-value pairs, the format that links and records share."""
        pairs = [("game", self.game), ("v", str(self.kind.version)), ("seats", str(self.seats))]
        pairs += [(id, spell(value)) for id, value in self.options.items()]
        pairs.append(("seed", self.seed))
        if self.first is not None:
            pairs.append(("first", str(self.first)))
        if self.tempers:
            pairs.append(("tempers", "yes"))
        return pairs + [("deck", ".".join(deck)) for deck in self.decks]


def set_up(
    game: str,
    seats: int | None,
    options: Mapping[str, object],
    seed: str | None,
    first: int | None,
    decks: Sequence[Sequence[str]],
    tempers: bool = False,
) -> Setup:
    """Return a validated setup with defaults filled in. Raises Refusal if a value is invalid."""
    if game not in GAMES:
        raise Refusal("unknown-game", game=str(game))
    kind = GAMES[game]
    fewest, most, usual = kind.seat_range
    seats = usual if seats is None else seats
    bad: dict[str, str | int] = {"game": game, "min": fewest, "max": most, "seats": repr(seats)}
    seats = whole(seats, "bad-seats", **bad)
    if not fewest <= seats <= most:
        raise Refusal("bad-seats", **bad)
    settings = settle(game, kind.options, options)
    kind.check(settings)
    seed = fresh_seed() if seed is None else str(seed)
    if not 1 <= len(seed) <= SEED:
        raise Refusal("bad-seed")
    if not seed.translate(_WITHIN_EMOJI).isprintable() or seed.strip("\u200d") != seed:
        raise Refusal("unseen-seed")
    if first is not None and (type(first) is not int or not 0 <= first < seats):
        raise Refusal("bad-first", last=seats - 1)
    return Setup(game, seats, settings, seed, first, [list(deck) for deck in decks], tempers)


def read_setup(pairs: list[tuple[str, str]], broken: Refusal) -> Setup:
    """Parse a setup from key-value pairs. Raises `broken` if they are malformed."""
    fields = dict(pairs)
    if len(fields) != len(pairs) - max(0, sum(key == "deck" for key, _ in pairs) - 1):
        raise broken  # duplicate key
    decks = [value.split(".") for key, value in pairs if key == "deck"]
    fields.pop("deck", None)
    try:
        id, version, seats = fields.pop("game"), fields.pop("v"), int(fields.pop("seats"))
        seed = fields.pop("seed")
        first = int(fields.pop("first")) if "first" in fields else None
    except (KeyError, ValueError):
        raise broken from None
    tempers = fields.pop("tempers", "")
    if tempers not in ("", "yes"):
        raise broken
    kind = game_of(id, version)
    options: dict[str, Value] = {}
    for option in kind.options:
        if option.id not in fields:
            raise broken
        options[option.id] = option.read(fields.pop(option.id))
    for unknown in fields:
        raise Refusal("unknown-option", game=id, option=unknown)
    return Setup(id, seats, options, seed, first, decks, tempers == "yes")


def game_of(id: str, version: str) -> type[Game[Any]]:
    """Return the class of a game. Raises Refusal if the id or version is unknown."""
    if id not in GAMES:
        raise Refusal("unknown-game", game=id)
    if version != str(GAMES[id].version):
        raise Refusal("unknown-version", version=version, game=id)
    return GAMES[id]


def fresh_seed() -> str:
    """Return a random seed of eight letters that are hard to misread."""
    rng = SystemRandom()
    return "".join(rng.choice(SEED_LETTERS) for _ in range(8))
