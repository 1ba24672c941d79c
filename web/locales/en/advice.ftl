# The hint on the screen
hint = Hint
hint-said = Hint:
hint-thinking = Looking for a hint…
hint-not-now = There is nothing to decide now.
hint-action = { $action }. { $reason }
hint-next = Choice { $rank } of { $of } is { $action }.

# The coach in a match
coaching = Coach
coaching-help = Before each choice, the coach names the best one and says why.
coaching-value =
    { $on ->
        [yes] On
       *[no] Off
    }
coaching-begin = Play with the coach
coaching-end = Play without the coach
coaching-offer = Turn off the coach?
coaching-stop = Turn off

table-key-hint = H | hint; again: the second choice

# Actions in words; $cards is a list of names. A game's own lie with the game.
action-as = { $card } as { $as }
action-pass = Pass
action-play = { $cards }
action-discard = { $step ->
        [then] discard
       *[first] Discard
    } { $cards }
action-discard-other = { $cards }
