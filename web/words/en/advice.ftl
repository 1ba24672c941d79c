# Hints: a reason, which answers “why not $instead?”; behind one without a figure stands what $instead comes to; $named: whether the reason has named it. $card and $denomination arrive as names. What is longer than the room stands behind “More”.
hint-room = 100
hint-better = About { $cost } better{ $named ->
        [yes] .
       *[no] {" "}than “{ $instead }”.
    }
hint-small = Only about { $cost } better{ $named ->
        [yes] .
       *[no] {" "}than “{ $instead }”.
    }
hint-equal = { $named ->
        [yes] No difference found.
       *[no] Or “{ $instead }”: no difference found.
    }
hint-ahead = A second look put “{ $instead }” ahead by about { $cost }, though.
hint-ranked = choice { $rank }

# The hint on the screen
hint = Hint
hint-said = Hint:
hint-thinking = Looking for a hint…
hint-not-now = There is nothing to choose now.
hint-action = { $action }. { $reason }
hint-next = Choice { $rank } of { $of }: { $action }.
hint-next-stands = { $standing ->
        [behind] About { $cost } worse than the first.
        [small] Only about { $cost } worse than the first.
        [better] A second look put it ahead of the first by about { $cost }.
       *[equal] No difference found to the first.
    }

# The coach in a match
coaching = Coach
coaching-help = Before each of your decisions: the best choice, and why.
coaching-value =
    { $on ->
        [yes] With
       *[no] Without
    }
coaching-begin = Play with the coach
coaching-end = Play without the coach
coaching-offer = You have played three times with the coach. Turn it off? You can bring it back from the menu.
coaching-stop = Turn it off
coaching-keep = Keep it on

table-key-hint = H | hint; again: the second choice

# Actions in words; $cards is a list of names. A game's own lie with the game.
action-as = { $card } as { $as }
action-pass = Pass
action-play = { $cards }
action-discard = Discard { $cards }
action-discard-other = { $cards }
