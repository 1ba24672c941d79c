"""The exercises of Seven Bridge, from easy to hard."""

from __future__ import annotations

from .exercise import numbered

EXERCISES = numbered(
    "seven-bridge",
    [
        (
            "game=seven-bridge&v=1&seats=4&seed=a1&deal=1&moves="
            "JRG1CHCKlrgFW7gy&at=56&check=0b21d5d9",
            3,
            "lay:D4@2",
        ),
        (
            "game=seven-bridge&v=1&seats=4&seed=a0&deal=1&moves=BpJ39SPU4g&at=28&check=e3288f0c",
            2,
            "meld:D9.D10.X0=D8 meld:D9.D10.X0=D11 meld:S10.D10.X0",
        ),
        (
            "game=seven-bridge&v=1&seats=4&seed=a0&deal=1&moves=BpJ39SPU4g&at=25&check=9d99f3b1",
            1,
            "chi:H8.H10",
        ),
        (
            "game=seven-bridge&v=1&seats=4&seed=a0&deal=1&moves=BpJ39SPU4g&at=26&check=0490a20b",
            1,
            "discard:H13",
        ),
    ],
)
