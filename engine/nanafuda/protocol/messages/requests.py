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

    startMatch, inspectLink, openLink, load, play, explainIllegal, think, nextDeal, hint, undo,
        restartDeal: in match.py.
    openReplay, review, analyseAction, position, analyseDecision, branch, dealSummary: in review.py.
    field, tournament, openDuplicate, tournamentResult, averages, createChallenge,
        inspectChallenge: in duplicate.py.
    cardLocations, bidMeanings, settledResult: in assist.py.
    startLesson, lessonNext, answerCoach, startExercise, themes: in learning.py.
    """

    startMatch: playing.New
    inspectLink: playing.Inspect
    openLink: playing.Open
    load: playing.Load
    play: playing.Play
    explainIllegal: playing.Why
    think: playing.Think
    nextDeal: playing.Next
    hint: playing.AskHint
    undo: playing.Undo
    restartDeal: playing.Replay
    openReplay: looking_back.Watch
    review: looking_back.AskReview
    analyseAction: looking_back.AskJudge
    position: looking_back.AskLook
    analyseDecision: looking_back.AskKnew
    branch: looking_back.Branch
    dealSummary: looking_back.Keep
    field: comparing.AskField
    tournament: comparing.AskTournament
    openDuplicate: comparing.AskBoard
    tournamentResult: comparing.AskResults
    averages: comparing.AskMeans
    createChallenge: comparing.AskChallenge
    inspectChallenge: comparing.AskRival
    cardLocations: aids.AskWhere
    bidMeanings: aids.AskCalls
    settledResult: aids.AskSettled
    startLesson: learning.Learn
    lessonNext: learning.On
    answerCoach: learning.Answer
    startExercise: learning.AskExercise
    themes: learning.AskThemes


class Replies(TypedDict):
    """Every reply, by the type of its request.

    startMatch, inspectLink, openLink, load, play, explainIllegal, think, nextDeal, hint, undo,
        restartDeal: in match.py.
    openReplay, review, analyseAction, position, analyseDecision, branch, dealSummary: in review.py.
    field, tournament, openDuplicate, tournamentResult, averages, createChallenge,
        inspectChallenge: in duplicate.py.
    cardLocations, bidMeanings, settledResult: in assist.py.
    startLesson, lessonNext, answerCoach, startExercise, themes: in learning.py.
    """

    startMatch: playing.State | Refused
    inspectLink: playing.Inspected | Refused
    openLink: playing.State | Refused
    load: playing.State | Refused
    play: playing.State | Refused
    explainIllegal: playing.Explained | Refused
    think: playing.State | Thinking | Refused
    nextDeal: playing.State | Refused
    hint: playing.Hint | Thinking | Refused
    undo: playing.State | Refused
    restartDeal: playing.State | Refused
    openReplay: looking_back.Watched | Refused
    review: looking_back.Reviewed | Refused
    analyseAction: looking_back.Judged | Thinking | Refused
    position: looking_back.Looked | Refused
    analyseDecision: looking_back.LookedBack | Thinking | Refused
    branch: playing.State | Refused
    dealSummary: looking_back.IsKept | Refused
    field: comparing.Compared | Refused
    tournament: comparing.Entered | Refused
    openDuplicate: playing.State | Refused
    tournamentResult: comparing.Summed | Refused
    averages: comparing.Means | Refused
    createChallenge: comparing.Challenged | Refused
    inspectChallenge: comparing.Rivalled | Refused
    cardLocations: aids.Located | Refused
    bidMeanings: aids.Meant | Refused
    settledResult: aids.Settled | Thinking | Refused
    startLesson: playing.State | Refused
    lessonNext: playing.State | Refused
    answerCoach: playing.State | Refused
    startExercise: playing.State | Refused
    themes: learning.Themed | Refused
