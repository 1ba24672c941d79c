# Looking back at a deal that has ended, and trying again. $action is an action in words.
look-back = Look back
look-space = {" "}
look-decisions = Decisions, mistakes first
look-decision = Decision { $n }, { $verdict ->
        [mistake] a mistake: about { $cost }
        [small] a little worse than the best
        [hard] hard, and correct
        [best] the best
        [better] better than the hint
        [unclear] perhaps as good as the best
       *[equal] as good as the best
    }
look-sign = { $verdict ->
        [mistake] a mistake
        [small] a little worse
        [hard] hard, and correct
        [best] the best
        [better] better than the hint
        [unclear] perhaps as good as the best
       *[equal] as good as the best
    }
look-chose = Decision { $n } of { $of }: you chose “{ $action }”.
look-mistake = It cost about { $cost }; “{ $best }” was better.
look-small = “{ $best }” was about { $cost } better: too little to call a mistake.
look-hard = A hard decision, and you got it right.
look-best = No better choice was found.
look-better = About { $cost } better than the hint, “{ $best }”.
look-unclear = It may be as good as the top choice, “{ $best }”.
look-equal = As good as the top choice, “{ $best }”.
look-compared = Every choice was tried in the same { $worlds } deals, with the cards you could not see dealt at random. { $error ->
        [none] {""}
       *[other] The difference is uncertain by about { $error }.
    }
look-try = Try again from here
look-watch = The whole deal
look-share = Share this decision
look-all = All choices
look-choices = Every choice and its expected result
look-comes-to = { $unit ->
        [tricks] Tricks on average
        [points] Points on average
        [win] Wins in 100
       *[place] Place on average
    }
look-behind = Behind the best
look-behind-value = { $standing ->
        [best] –
        [equal] just as good
        [unclear] perhaps none
        [better] { $cost } better
       *[other] { $cost }
    }
look-note = Each decision is judged by what you could know at the time, never by the hidden cards.

# What the review comes to
review-running = Reviewing your decisions…
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
        [1] {" "}You got one hard decision right.
       *[other] {" "}You got { $hard } hard decisions right.
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
branch-begun = You chose “{ $action }” here. Your result stays as it was.
branch-back = Back to the deal
branch-back-short = Back
branch-again = Try again
branch-over = Second try finished. Your result stays as it was.
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
       *[no] The table in words, as { $seat } (“you”) saw it
    }
knew-human = the human player
knew-thinking = Thinking it over again…
knew-none = { $seat } had nothing to decide in this deal.
knew-chose = Decision { $n } of { $of }: { $seat } chose “{ $action }”.
knew-table = The table as { $seat } saw it
knew-best = Best choice: { $action }. { $reason }
knew-candidates = Choices and their expected results
knew-choice = Choice
knew-chosen = chosen
knew-note = This is all that the seat could see. Its choices are judged by this alone.
