"""Replies of lessons and practice; most reply with a state."""

from typing import Literal, TypedDict


class Decided(TypedDict):
    """A decision of the person."""

    index: int  # the action's index in the deal, from 0
    best: list[str]  # the text codes of the right actions


class Themed(TypedDict):
    """Reply with the themes of decisions."""

    ok: Literal[True]
    themes: list[list[str]]  # each decision's themes, the same as those of puzzles
