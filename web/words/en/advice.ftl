# Hints: a reason, then the figures of the search. $card and $denomination arrive as names.
hint-only = It is the only legal action.
hint-rule = The rules of thumb of the strongest player choose it.
hint-close = “{ $instead }” would be about as good.
hint-ahead = It came out ahead of “{ $instead }” in { $worlds } imagined deals.
hint-as-good = About as good as “{ $instead }”.
hint-behind = It came out behind “{ $instead }” in the imagined deals.
hint-chance = { $here ->
        [100] every imagined deal, with “{ $instead }” in { $there } of 100.
       *[other] { $here } of 100 imagined deals, with “{ $instead }” in { $there }.
    }
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
coaching-offer = That was three times with the coach. Shall it be quiet from now on? The menu brings it back.
coaching-stop = Quiet from now on
coaching-keep = Keep the coach

table-key-hint = H | hint; again: the next best

# Actions in words; $cards is a list of names. A game's own lie with the game, as do the names of what its search counts.
action-as = { $card } as { $as }
action-pass = Pass
action-play = { $cards }
action-discard = Discard { $cards }

# What a search counts
figure-tricks = Tricks
figure-tricks-value = { $value }
figure-worth = Points expected
figure-worth-value = { $value }
figure-points = Points
figure-points-value = { $value }
figure-worlds = Deals tried
figure-worlds-value = { $value }
