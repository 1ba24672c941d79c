"""Refusals: what the engine says, in words, to input that it does not take.

A refusal carries an id and fields, so that the page can say the same in the player's
language (`error-<id>` in its word files); its text is the English sentence.
"""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    # a match and its options
    "unknown-game": "There is no game called “{game}” here.",
    "bad-seats": "{game} is for {min} to {max} seats, not {seats}.",
    "unknown-option": "{game} has no option called “{option}”.",
    "bad-option": "The option “{option}” cannot be “{value}”.",
    "points-without-score": "A match to a number of points needs points to be scored.",
    "bad-seed": "A seed is a text of 1 to 64 characters.",
    "bad-first": "The first dealer must be one of the seats, 0 to {last}.",
    "bad-deck": "Deck {deck} is not the whole pack, each card once.",
    "unknown-level": "There is no level of play called “{level}”.",
    # playing
    "not-an-action": "“{action}” is not an action of this game.",
    "unknown-card": "There is no card “{card}” in this pack.",
    "not-legal": "“{action}” is not possible now.",
    "not-your-turn": "It is not your turn.",
    "no-turn": "Nobody is to act: the deal has ended.",
    "deal-running": "The deal is not over yet.",
    "match-over": "The match is over.",
    "nothing-to-undo": "There is nothing to take back in this deal.",
    "no-match": "No match has been started.",
    "not-in-hand": "You do not hold that card.",
    "must-follow": "You hold the suit led and must follow it.",
    "must-follow-trump": "Trump was led, and you hold a trump: every 7 counts as one.",
    "bid-too-low": "A bid must be higher than the one that stands.",
    "draw-first": "Draw a card first, or claim the discard.",
    "drawn-already": "You have drawn or claimed already; lay out what you like and discard.",
    "claim-or-pass": "You are asked whether you take the discard: call pon or pass.",
    "chi-too-early": "There is no chi before the turn has come round to the dealer again.",
    "not-a-meld": "These cards make no meld.",
    "no-such-meld": "There is no meld with that number.",
    "no-meld-of-your-own": "You may lay off cards once a meld of your own lies on the table.",
    "does-not-fit": "That card does not fit there.",
    "discard-after-claim": "After a claim you only discard.",
    "cannot-lay-all": "Not all of your cards can be laid off, or you have a meld of your own.",
    "keep-a-discard": "You must keep a card to discard.",
    "special-last": "Neither a 7 nor the Joker may be the last card to leave your hand.",
    "must-follow-colour": "You hold the colour led and must follow it.",
    "not-a-bettor": "The chip must go on somebody who bet.",
    "no-stack-card": "Only a player who holds a stack card can be robbed of it.",
    "no-passes": "You have no passes left and can play: you must.",
    "no-drop": "Nobody drops out who can still pass or play.",
    "score-card": "That is a score card: the place of its rank and colour is taken.",
    "not-connected": "The way to that card is not open yet: {suit}{rank} is missing.",
    "arm-reversed": "That arm is now built from its far end inward: {suit}{rank} is missing.",
    "joker-place": "The Joker goes only where one of a place’s two cards could be played now.",
    "must-start": "You open the round, so you must play something.",
    "no-pattern": "These cards make no solo, set or run.",
    "other-pattern": "Play the same pattern with the same number of cards.",
    "not-stronger": "That is not stronger than the cards on the table.",
    "last-turn": "You may not go out with a play that turns the die.",
    "wrong-gift": "Give exactly {count} of your cards.",
    # records, links, saves
    "bad-record": "This record cannot be read (line {line}).",
    "damaged-record": "This record is damaged: its check does not fit.",
    "unknown-version": "This is of version {version} of {game}, which this build does not know.",
    "bad-link": "This link cannot be read.",
    "damaged-link": "This link is incomplete or was changed: its check does not fit.",
    "bad-save": "This saved game cannot be read.",
    # the door
    "bad-request": "The engine did not understand the request “{request}”.",
    "internal": "Something went wrong inside the engine: {detail}",
}


class Refusal(ValueError):
    """Input refused: `id` is a key of MESSAGES, `fields` its arguments, `str()` the sentence."""

    def __init__(self, id: str, **fields: str | int) -> None:
        super().__init__(MESSAGES[id].format(**fields))
        self.id = id
        self.fields = fields
