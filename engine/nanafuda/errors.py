"""Refusals: the engine's errors for invalid input, with their messages.

A refusal carries an id and fields, so that the page can show it in the player's language
(`error-<id>` in its message files). Its text is the English message. This module has the messages
that every game may need; each game declares its own.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from operator import index
from typing import Any

from .limits import clip

MESSAGES: dict[str, str] = {
    # a match and its options
    "unknown-game": "There is no game called “{game}” here.",
    "bad-seats": "{game} is for {min} to {max} seats, not {seats}.",
    "unknown-option": "{game} has no option called “{option}”.",
    "bad-option": "The option “{option}” cannot be “{value}”.",
    "bad-seed": "A seed is a text of 1 to 64 characters.",
    "unseen-seed": "A seed must not contain invisible characters.",
    "bad-first": "The first dealer must be one of the seats, 0 to {last}.",
    "bad-deck": "Deck {deck} is not the whole pack, each card once.",
    "too-many-decks": "More decks are given ({decks}) than this match can use ({most}).",
    "unknown-level": "There is no level of play called “{level}”.",
    # playing
    "not-an-action": "This game has no such action.",
    "unknown-card": "There is no such card in this pack.",
    "not-legal": "That is not possible now.",
    "other-step": "Something else is asked of you now.",
    "not-your-turn": "It is not your turn.",
    "no-turn": "Nobody is to act: the deal has ended.",
    "deal-running": "The deal is not over yet.",
    "no-such-deal": "This match has no deal {deal} to look back at.",
    "no-such-seat": "There is no seat {seat}: they are 0 to {last}.",
    "no-such-action": "This deal has no action {index}.",
    "not-a-decision": "That was not yours to decide.",
    "match-over": "The match is over.",
    "too-many-deals": "A match has {most} deals at most: this was the last.",
    "nothing-to-undo": "There is nothing to take back in this deal.",
    "no-match": "No match has been started.",
    "not-in-hand": "You do not hold that card.",
    # learning
    "unknown-lesson": "There is no lesson called “{lesson}”.",
    "no-such-step": "This lesson has no step {step}.",
    "no-lesson": "No lesson has been begun.",
    "lesson-waits": "The lesson is waiting for something else.",
    "not-in-a-lesson": "A lesson has no hints and takes nothing back: go back a step instead.",
    # tournaments
    "bad-deals": "A tournament has 4, 8 or 16 deals, not {deals}.",
    "bad-day": "“{day}” is not a day as in “2026-11-23”.",
    "no-decision": "This deal leaves nothing to decide to this seat.",
    "not-these-deals": "These are other deals than those of the challenge.",
    "no-such-board": "This tournament has no deal {board}: they are 0 to {last}.",
    # records, links, saves
    "bad-record": "This record cannot be read (line {line}).",
    "damaged-record": "This record is damaged: its check does not fit.",
    "long-save": "This is longer than any match can be: more than {most} characters.",
    "unknown-form": "This was written in form {form}, which this build does not know.",
    "unknown-version": "This is of version {version} of {game}, which this build does not know.",
    "bad-link": "This link cannot be read.",
    "long-link": "This is longer than any link can be: more than {most} characters.",
    "damaged-link": "This link is incomplete or was changed: its check does not fit.",
    "bad-save": "This saved game cannot be read.",
    # the workshop
    "bot-broken": "Your bot has an error and cannot go on.",
    # requests
    "bad-request": "The engine did not understand the request “{request}”.",
    "no-memory": "There is not enough memory for this.",
    "internal": "Something went wrong inside the engine: {detail}",
}


def declare(messages: Mapping[str, str]) -> None:
    """Add a game's messages by id."""
    assert not messages.keys() & MESSAGES.keys(), messages.keys() & MESSAGES.keys()
    MESSAGES.update(messages)


def whole(value: Any, id: str, **fields: str | int) -> int:
    """Return a whole number, such as one of NumPy's, as an int; else raise this refusal."""
    if isinstance(value, bool) or not hasattr(value, "__index__"):
        raise Refusal(id, **fields)
    return index(value)


class Refusal(ValueError):
    """Invalid input: `id` is a key of MESSAGES, `fields` its arguments, `str()` the message.

    Long text fields are clipped.
    """

    def __init__(self, id: str, **fields: str | int) -> None:
        self.id = id
        self.fields = {k: clip(v) if isinstance(v, str) else v for k, v in fields.items()}
        super().__init__(MESSAGES[id].format(**self.fields))

    def __reduce__(self) -> tuple[Any, ...]:
        # An exception is rebuilt from its `args`, here only the message. A process pool that
        # cannot rebuild an error hangs.
        return partial(type(self), self.id, **self.fields), ()
