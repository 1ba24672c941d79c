"""Replies of lessons and practice; most reply with a state."""

from typing import TypedDict

from .common import Reply


class Decided(TypedDict):
    """A decision of the person."""

    index: int  # the action's index in the deal, from 0
    best: list[str]  # the text codes of the right actions


class Themed(Reply):
    """Reply with the themes of decisions."""

    themes: list[list[str]]  # each decision's themes, the same as those of puzzles
