# Looking back at a deal that has ended, and trying again. $action is an action in words.
look-back = Look back
look-space = {" "}
look-decisions = Your decisions, mistakes first
look-decision = Decision { $n }, { $verdict ->
        [mistake] a mistake: about { $cost }
        [hard] hard, and right
        [best] right
       *[even] as good as any
    }
look-chose = Decision { $n } of { $of }: you chose “{ $action }”.
look-mistake = It cost about { $cost }; “{ $best }” was better.
look-hard = A hard decision, and the right one.
look-best = Nothing was better.
look-even = No clear difference from the first choice, “{ $best }”.
look-worlds = Both choices were compared in { $worlds } imagined deals.
look-try = Try again from here
look-watch = The whole deal
look-share = Share this decision
look-choices = Every choice and its numbers
look-noise = { $error ->
        [none] The rules of thumb were enough here: there is nothing to count.
        [same] The numbers are averages over imagined deals, so chance has a part in them.
       *[other] The numbers are averages over imagined deals, so chance has a part in them: the standard error of the difference is { $error }. A choice is called a mistake only if it lost more than twice that, and enough to matter.
    }
look-note = Each decision is judged by what you could know when you made it, never by the hidden cards.

# What the review comes to
review-running = Weighing your decisions…
review-cost = { $count ->
        [1] One decision
        [2] Two decisions
        [3] Three decisions
        [4] Four decisions
        [5] Five decisions
        [6] Six decisions
       *[other] { $count } decisions
    } cost about { $costs }.
review-nothing-to-mend = { $hard ->
        [0] Nothing to mend.
        [1] Nothing to mend; you got one hard decision right.
       *[other] Nothing to mend; you got { $hard } hard decisions right.
    }
review-nothing-to-decide = { $unit ->
        [round] There was nothing to decide in this round.
       *[deal] There was nothing to decide in this deal.
    }
review-tricks = { $value } tricks
review-points = { $value } points
review-win = { $value }% of the chance to win
review-place = { $value } places

# Trying again
branch-title = Second try
branch-begun = You chose “{ $action }” here. The match stays as it is.
branch-back = Back to the match
branch-back-short = Back
branch-again = Try again
branch-over = The second try is over. The match stays as it was.
branch-outcomes = The two outcomes
branch-went = As it went
branch-goes = This time
branch-account = How this time’s points arose

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
knew-weighed = What { $seat } weighed ({ $level })
knew-best = First choice: { $action }. A hint in this seat would say: “{ $reason }”
knew-candidates = The choices and their numbers
knew-choice = Choice
knew-chosen = chosen
knew-note = Everything shown here is all that the seat was given. The numbers are found anew, from the same view, level and seed.
