# Looking back at a deal that has ended, and trying again. $action is an action in words.
look-back = Look back
look-space = {" "}
look-decisions = Decisions, mistakes first
look-decision = Decision { $n }, { $verdict ->
        [mistake] a mistake: about { $cost }
        [small] a little worse than the best
        [hard] hard, and right
        [best] the best
        [better] better than the advice
       *[equal] no difference to the best found
    }
look-sign = { $verdict ->
        [mistake] a mistake
        [small] a little worse
        [hard] hard, and right
        [best] the best
        [better] better than the advice
       *[equal] no difference found
    }
look-chose = Decision { $n } of { $of }: you chose “{ $action }”.
look-mistake = It cost about { $cost }; “{ $best }” was better.
look-small = “{ $best }” was better by about { $cost }: too little to be sure of a mistake.
look-hard = A hard decision, and the right one.
look-best = Nothing better was found.
look-better = Better than the advice, “{ $best }”, by about { $cost }.
look-equal = No difference found to the first choice, “{ $best }”.
look-compared = Every choice was tried in the same { $worlds } deals, with the cards that you could not see dealt out at random. { $error ->
        [none] {""}
       *[other] Chance may still shift the difference by some { $error }.
    }
look-try = Try again from here
look-watch = The whole deal
look-share = Share this decision
look-all = All choices
look-choices = Every choice and what it comes to
look-comes-to = { $unit ->
        [tricks] Tricks on average
        [points] Points on average
        [win] Wins in 100
       *[place] Place on average
    }
look-behind = Behind the best
look-behind-value = { $standing ->
        [best] –
        [equal] no difference found
        [better] better by { $cost }
       *[other] { $cost }
    }
look-note = Each decision is judged by what you could know when you made it, never by the hidden cards.

# What the review comes to
review-running = Weighing the decisions…
review-mistakes = { $count ->
        [1] One decision
       *[other] Your costliest decision
    } cost about { $unit ->
        [win] { $value } % of your winning chances.
       *[other] { $cost }.
    }
review-small = No clear mistakes: { $small ->
        [1] one decision was
       *[other] { $small } decisions were
    } a little worse than the best.
review-clean = { $went ->
        [lost] Bad luck: no mistakes found.
       *[other] No mistakes found.
    }{ $hard ->
        [0] {""}
        [1] {" "}One hard decision was right.
       *[other] {" "}{ $hard } hard decisions were right.
    }
review-none = { $unit ->
        [round] There was nothing to decide in this round.
       *[deal] There was nothing to decide in this deal.
    }
review-tricks = { $value } { $value ->
        [one] trick
       *[other] tricks
    }
review-points = { $value } { $value ->
        [one] point
       *[other] points
    }
review-win = { $value } { $value ->
        [one] win
       *[other] wins
    } in 100
review-place = { $value } { $value ->
        [one] place
       *[other] places
    }

# Trying again
branch-title = Second try
branch-begun = You chose “{ $action }” here. The match stays as it is.
branch-back = Back to the deal
branch-back-short = Back
branch-again = Try again
branch-over = The second try is over. The match stays as it was.
branch-outcomes = The two outcomes
branch-went = As it went
branch-goes = This time
branch-account = This time’s points in detail

# What another seat knew
knew-seat = Seat
knew-decisions = Decisions
knew-back = Previous decision
knew-on = Next decision
knew-in-words = { $you ->
        [yes] The table in words
       *[no] The table in words, as told to { $seat } (“you”)
    }
knew-human = the human player
knew-thinking = Thinking it over once more…
knew-none = { $seat } had nothing to decide in this deal.
knew-chose = Decision { $n } of { $of }: { $seat } chose “{ $action }”.
knew-table = The table as { $seat } saw it
knew-best = The strongest player’s choice: { $action }. { $reason }
knew-candidates = The choices and what they come to
knew-choice = Choice
knew-chosen = chosen
knew-note = Everything shown here is all that the seat was given, and all that its choices are judged by.
