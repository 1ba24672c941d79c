# Hints: a reason, then the figures of the search. $card and $denomination arrive as names.
hint-only = It is the only legal action.
hint-rule = The rules of thumb of the strongest player choose it.
hint-figures = Tried in { $worlds } imagined deals.

# The hint on the screen
hint = Hint
hint-said = Hint:
hint-thinking = Looking for a hint…
hint-not-now = There is nothing to choose now.
hint-action = { $action }. { $reason }
hint-next = { $rank } of { $of }: { $action }. { $numbers }
hint-alone = { $action }. Nothing else was worth weighing.
hint-no-numbers = No numbers: the rules of thumb were enough.
table-key-hint = H | hint; again: the next best

# Actions in words; $cards is a list of names. A game's own lie with the game, as do the names of what its search counts.
action-as = { $card } as { $as }
action-pass = Pass
action-play = { $cards }
action-discard = Discard { $cards }

# Review (looking back at a deal that has ended)
knew = Review
knew-seat = Seat
knew-decisions = Decisions
knew-back = Previous decision
knew-on = Next decision
knew-count = { $n } / { $of }
knew-in-words = { $you ->
        [yes] The table in words
       *[no] The table in words, as told to { $seat } (“you”)
    }
knew-human = the human player
knew-thinking = Thinking it over once more…
knew-none = { $seat } had nothing to decide in this deal.
knew-chose = Decision { $n } of { $of }: { $seat } chose “{ $action }”.
knew-table = { $you ->
        [yes] The table as you saw it
       *[no] The table as { $seat } saw it
    }
knew-weighed = { $you ->
        [yes] What the highest level would weigh in your place
       *[no] What { $seat } weighed ({ $level })
    }
knew-best = First choice: { $action }. A hint in this seat would say: “{ $reason }”
knew-candidates = The choices and their numbers
knew-choice = Choice
knew-chosen = chosen
knew-note = Everything shown here is all that the seat was given. The numbers are found anew, from the same view, level and seed; for your own seat, at the highest level.
figure-tricks = Tricks
figure-tricks-value = { $value }
figure-worth = Points expected
figure-worth-value = { $value }
figure-points = Points
figure-points-value = { $value }
figure-worlds = Deals tried
figure-worlds-value = { $value }
