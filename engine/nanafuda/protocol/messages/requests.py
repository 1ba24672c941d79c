"""Requests and replies, by the request type `do`.

A reply with `thinking` is unfinished: send the same request again.
"""

from typing import TypedDict

from . import assist as aids
from . import duplicate as comparing
from . import learning
from . import match as playing
from . import review as looking_back
from .match import Refused, Thinking


class Requests(TypedDict):
    """Every request, by its type.

    new, inspect, open, load, play, why, think, next, hint, undo, replay: in match.py.
    watch, review, judge, look, knew, branch, keep: in review.py.
    field, tournament, board, results, means, challenge, rival: in duplicate.py.
    where, calls, settled: in assist.py.
    learn, on, answer, exercise, themes: in learning.py.
    """

    new: playing.New
    inspect: playing.Inspect
    open: playing.Open
    load: playing.Load
    play: playing.Play
    why: playing.Why
    think: playing.Think
    next: playing.Next
    hint: playing.AskHint
    undo: playing.Undo
    replay: playing.Replay
    watch: looking_back.Watch
    review: looking_back.AskReview
    judge: looking_back.AskJudge
    look: looking_back.AskLook
    knew: looking_back.AskKnew
    branch: looking_back.Branch
    keep: looking_back.Keep
    field: comparing.AskField
    tournament: comparing.AskTournament
    board: comparing.AskBoard
    results: comparing.AskResults
    means: comparing.AskMeans
    challenge: comparing.AskChallenge
    rival: comparing.AskRival
    where: aids.AskWhere
    calls: aids.AskCalls
    settled: aids.AskSettled
    learn: learning.Learn
    on: learning.On
    answer: learning.Answer
    exercise: learning.AskExercise
    themes: learning.AskThemes


class Replies(TypedDict):
    """Every reply, by the type of its request.

    new, inspect, open, load, play, why, think, next, hint, undo, replay: in match.py.
    watch, review, judge, look, knew, branch, keep: in review.py.
    field, tournament, board, results, means, challenge, rival: in duplicate.py.
    where, calls, settled: in assist.py.
    learn, on, answer, exercise, themes: in learning.py.
    """

    new: playing.State | Refused
    inspect: playing.Inspected | Refused
    open: playing.State | Refused
    load: playing.State | Refused
    play: playing.State | Refused
    why: playing.Explained | Refused
    think: playing.State | Thinking | Refused
    next: playing.State | Refused
    hint: playing.Hint | Thinking | Refused
    undo: playing.State | Refused
    replay: playing.State | Refused
    watch: looking_back.Watched | Refused
    review: looking_back.Reviewed | Refused
    judge: looking_back.Judged | Thinking | Refused
    look: looking_back.Looked | Refused
    knew: looking_back.LookedBack | Thinking | Refused
    branch: playing.State | Refused
    keep: looking_back.IsKept | Refused
    field: comparing.Compared | Refused
    tournament: comparing.Entered | Refused
    board: playing.State | Refused
    results: comparing.Summed | Refused
    means: comparing.Means | Refused
    challenge: comparing.Challenged | Refused
    rival: comparing.Rivalled | Refused
    where: aids.Located | Refused
    calls: aids.Meant | Refused
    settled: aids.Settled | Thinking | Refused
    learn: playing.State | Refused
    on: playing.State | Refused
    answer: playing.State | Refused
    exercise: playing.State | Refused
    themes: learning.Themed | Refused
