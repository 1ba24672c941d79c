"""The exercises of Ring of Sevens, from easy to hard."""

from __future__ import annotations

from .exercise import numbered

EXERCISES = numbered(
    "ring-of-sevens",
    [
        (
            "game=ring-of-sevens&v=1&seats=4&seed=a6&deal=1&moves=S64258aA&at=22&check=7ab89c22",
            0,
            "play:S6",
        ),
        (
            "game=ring-of-sevens&v=1&seats=4&seed=a8&deal=1&moves=AbTB8zsATg&at=28&check=6f77d8a0",
            1,
            "play:S10",
        ),
        (
            "game=ring-of-sevens&v=1&seats=4&seed=j1&rules=b1&deal=1&moves="
            "HPwUwEnryvSzYw&at=17&check=281a0cab",
            2,
            "pass",
        ),
        (
            "game=ring-of-sevens&v=1&seats=4&seed=a3&deal=1&moves=Ln9YDl7ftw&at=39&check=c940dfef",
            0,
            "play:D2",
        ),
        (
            "game=ring-of-sevens&v=1&seats=4&seed=a0&deal=1&moves=JzYxl7_0&at=30&check=31e523a4",
            0,
            "play:C2",
        ),
        (
            "game=ring-of-sevens&v=1&seats=4&seed=a8&deal=1&moves=AbTB8zsATg&at=32&check=96b900ff",
            3,
            "play:D2",
        ),
        (
            "game=ring-of-sevens&v=1&seats=4&seed=a2&deal=1&moves=CT3rS7-9rQ&at=41&check=f185784f",
            3,
            "play:C10",
        ),
        (
            "game=ring-of-sevens&v=1&seats=4&seed=q1&rules=b1&deal=1&moves="
            "AQCWEtuWVoTu&at=37&check=b48f5bb6",
            3,
            "pass",
        ),
        (
            "game=ring-of-sevens&v=1&seats=4&seed=j1&rules=b1&deal=1&moves="
            "HPwUwEnryvSzYw&at=47&check=556df8ee",
            2,
            "play:X0@K11",
        ),
        (
            "game=ring-of-sevens&v=1&seats=4&seed=j2&rules=b1&deal=1&moves="
            "Aqt4JLllZnQa&at=38&check=1c096277",
            0,
            "play:S11",
        ),
        (
            "game=ring-of-sevens&v=1&seats=4&seed=a2&deal=1&moves=CT3rS7-9rQ&at=45&check=f6e8bc56",
            3,
            "play:C11",
        ),
        (
            "game=ring-of-sevens&v=1&seats=4&seed=j0&rules=b1&deal=1&moves="
            "MxHHMxjWKETa&at=42&check=8410b68a",
            3,
            "pass",
        ),
    ],
)
