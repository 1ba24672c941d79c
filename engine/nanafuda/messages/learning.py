"""Replies of lessons, exercises and practice; most reply with a state."""

from typing import Literal, TypedDict


class Decided(TypedDict):
    """A decision of the person.

    index: the action's index in the deal, from 0.
    best: the text codes of the right actions.
    """

    index: int
    best: list[str]


class Themed(TypedDict):
    """Reply with the themes of decisions.

    ok: whether the request succeeded.
    themes: each decision's themes, the same as those of puzzles.
    """

    ok: Literal[True]
    themes: list[list[str]]
