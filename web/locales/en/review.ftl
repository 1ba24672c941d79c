# Looking back at a deal that has ended, and trying again. $action is an action in words.
look-back = Look back
look-space = {" "}
look-decisions = Decisions in order
look-decision = Decision { $n }, { $verdict ->
        [mistake] a mistake: about { $cost }
        [small] just short of the best
        [hard] hard, and correct
        [best] the best
        [better] better than the hint
        [unclear] too close to call
       *[equal] about the same
    }
look-sign = { $verdict ->
        [mistake] a mistake
        [small] near miss
        [hard] hard, right
        [best] best choice
        [better] beats hint
        [unclear] too close
       *[equal] about the same
    }
# $sent: the deal is somebody else’s.
look-made = { $sent ->
        [yes] { $seat } chose “{ $action }”.
       *[no] You chose “{ $action }”.
    }
# Another choice was better: what, why, and at what cost. $named: the reason has named the own choice. $sure: yes a mistake, probably a clear loss that is not certain, little a small one.
look-instead = { $sure ->
        [yes] Better: “{ $best }”.
        [probably] Probably better: “{ $best }”.
       *[little] A little better: “{ $best }”.
    }
look-cost = { $named ->
        [yes] Cost: about { $cost }
       *[no] { $sent ->
            [yes] “{ $action }” from { $seat } cost about { $cost }
           *[no] Your “{ $action }” cost about { $cost }
        }
    }{ $sure ->
        [yes] .
       *[other] , no mistake.
    }
look-nth = Decision { $n } of { $of }
look-card = { $both ->
        [yes] { $card }, in both choices
       *[no] { $card }, the better choice
    }
look-longer = The review looks at your choice more closely than a hint does: its figures may differ a little.
look-mistake = “{ $best }” was worth about { $cost } more.
look-small = “{ $best }” was a little better (about { $cost }), too little to call a mistake.
look-unsure = “{ $best }” was probably better (about { $cost }), but not clearly enough to call it a mistake.
look-hard = A hard one, and you got it right.
look-best = No better choice was found.
look-better = On a longer look, you beat the hint, “{ $best }”, by about { $cost }.
look-unclear = Against “{ $best }”, it was too close to call.
look-equal = “{ $best }” came to about the same.
look-compared = { $worlds ->
        [0] You knew every card here, so each choice was played out to the end: the figures are exact.
       *[other] These choices were tried in the same { $worlds } deals, with the cards you could not see dealt at random.
    } { $error ->
        [none] {""}
       *[other] The difference is uncertain by about { $error }.
    }
look-try = Try again from here
look-watch = The whole deal
look-share = Share this decision
look-all = Choices compared
look-choices = Choices compared
look-rest = { $count ->
        [one] One other choice, not compared
       *[other] { $count } other choices, not compared
    }
look-comes-to = { $unit ->
        [tricks] Tricks on average
        [points] Points on average
        [win] Wins in 100
       *[place] Place on average
    }
look-behind = Behind the best
look-behind-value = { $standing ->
        [best] –
        [equal] about equal
        [unclear] too close
        [hint] the hint
        [better] { $cost } more
       *[other] { $cost }
    }
look-note = Each decision is judged by what you could know at the time, never by the hidden cards.

# What the review comes to. $together: the cost of all near misses, or none.
review-running = Reviewing your decisions…
review-mistakes = { $unit ->
        [win] { $count ->
            [1] One mistake took you
           *[other] Of { $count } mistakes, the worst took you
        } from { $here } to { $there } wins in 100.
       *[other] { $count ->
            [1] One mistake cost
           *[other] Of { $count } mistakes, the worst cost
        } about { $cost }.
    }
review-small = No clear mistakes; { $small ->
        [1] one choice was
       *[other] { $small } choices were
    } just short of the best{ $together ->
        [none] .
       *[other] , about { $together } together.
    }
review-clean = { $went ->
        [lost] No mistakes found, and still lost. It happens.
       *[other] No mistakes found.
    }{ $hard ->
        [0] {""}
        [1] {" "}One hard choice was right.
       *[other] {" "}{ $hard } hard choices were right.
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
knew-human = the human player
knew-thinking = Thinking it over again…
knew-best = Best choice: { $advice }
knew-candidates = The choices compared and their expected results
knew-choice = Choice
knew-chosen = chosen
knew-note = This is all that the seat could see. Its choices are judged by this alone.
