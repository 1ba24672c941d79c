"""The exercises of Upside Down, from easy to hard."""

from __future__ import annotations

from .exercise import numbered

EXERCISES = numbered(
    "upside-down",
    [
        (
            "game=upside-down&v=1&seats=4&seed=a0&deal=1&moves=bV7Ll5swRaGVWQ&at=20&check=e4201f84",
            0,
            "play:S6.S7.S8",
        ),
        (
            "game=upside-down&v=1&seats=4&seed=a1&deal=1&moves=E-VN8tlA7SB0Tg&at=55&check=55f89bca",
            3,
            "play:B3.B4 play:H7",
        ),
        (
            "game=upside-down&v=1&seats=4&seed=a2&deal=1&moves="
            "CGwltYtUE4WPmW_o&at=28&check=c003d9df",
            3,
            "play:C6.C7.C8",
        ),
        (
            "game=upside-down&v=1&seats=4&seed=a1&deal=1&moves=E-VN8tlA7SB0Tg&at=47&check=a2edcba7",
            2,
            "play:S7.S8",
        ),
        (
            "game=upside-down&v=1&seats=4&seed=b0&deal=2&moves="
            "AYfxGuvHMPp3qjfavkIE4TNUq2d6yGx_eU4&at=32&check=b0d96df1",
            3,
            "play:T9.S9.C9",
        ),
        (
            "game=upside-down&v=1&seats=4&seed=a3&deal=1&moves="
            "wkQaoOkopr-Wjkvm&at=46&check=abbfa605",
            2,
            "play:B6.O6.H6",
        ),
        (
            "game=upside-down&v=1&seats=4&seed=a1&deal=1&moves=E-VN8tlA7SB0Tg&at=25&check=1ab90d0d",
            1,
            "play:C8",
        ),
        (
            "game=upside-down&v=1&seats=4&seed=a0&deal=1&moves=bV7Ll5swRaGVWQ&at=36&check=14588bf0",
            2,
            "play:F8.F9 play:S10.S11",
        ),
        (
            "game=upside-down&v=1&seats=4&seed=a4&deal=1&moves="
            "BghWsU4G2v-5dKBe&at=22&check=e99237af",
            3,
            "pass",
        ),
        (
            "game=upside-down&v=1&seats=4&seed=a0&deal=1&moves=bV7Ll5swRaGVWQ&at=29&check=9dfca720",
            1,
            "pass",
        ),
        (
            "game=upside-down&v=1&seats=4&seed=a3&deal=1&moves="
            "wkQaoOkopr-Wjkvm&at=6&check=8fff4d13",
            3,
            "pass",
        ),
        (
            "game=upside-down&v=1&seats=4&seed=a3&deal=1&moves="
            "wkQaoOkopr-Wjkvm&at=13&check=a6a2a6cf",
            1,
            "play:F7.T7.C7.H7",
        ),
    ],
)
