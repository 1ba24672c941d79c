# Why one choice is better than another: fetched when advice is first wanted. $card and $instead arrive as names.
sevens-heaven-hint-by-trick = You win this trick { hint-chance }
sevens-heaven-hint-by-seven = You capture a 7 { hint-chance }
sevens-heaven-hint-by-pot = You win the pot { hint-chance }
sevens-heaven-hint-by-chip = Your chip is correct { hint-chance }
sevens-heaven-hint-by-solvent = You avoid bankruptcy { hint-chance }
sevens-heaven-hint-by-denied = Nobody else wins the game this round { hint-chance }
sevens-heaven-hint-by-points = You score about { $here } points this round; with “{ $instead }” about { $there }.
sevens-heaven-hint-alone = Nobody else has bet: either way you score the card that is turned up.
sevens-heaven-hint-bet-third = You have 2 stacks: one more 7 from a trick wins you the game.
sevens-heaven-hint-bet-free = You have no points to lose, and win the pot { sevens-heaven-times }.
sevens-heaven-hint-bet-pot = The pot already has { $points } points, more than any fold can score you.
sevens-heaven-hint-bet-strong = With { $count } cards of 15 or more you avoid bankruptcy { sevens-heaven-times }.
sevens-heaven-hint-bet-chance = A bet wins you the pot { sevens-heaven-times }.
sevens-heaven-hint-fold-home = { $count ->
        [one] One of your cards takes
       *[other] { $count } of your cards take
    } you to 77 at once.
sevens-heaven-hint-fold-chip = { $seat } has { $points }: if two players bet, a correct chip wins { $seat } the game.
sevens-heaven-hint-fold-third = { $seat } has 2 stacks: your 7, played to a trick, could be the third.
sevens-heaven-hint-fold-broke = You could lose { $points } points: a bet goes bankrupt { sevens-heaven-times }.
sevens-heaven-hint-fold-chance = A fold scores at once; a bet wins the pot { sevens-heaven-times }.
sevens-heaven-hint-fold-weak = { $count ->
        [0] You have no card of 15 or more.
       *[other] You have only one card of 15 or more.
    }
sevens-heaven-hint-fold-scores = A fold scores one of your cards at once: about { $points } points on average.
sevens-heaven-times = { $here ->
        [10] almost always
        [1] about once in 10 times
        [0] hardly ever
       *[other] about { $here } times in 10
    }
sevens-heaven-hint-predict-ends = If { $seat } wins the pot, { $seat } wins the game; 7 points are not enough for you.
sevens-heaven-hint-predict-chip = { $seat }’s chip is also on { $on }, and takes { $seat } to 77 if it is right.
sevens-heaven-hint-predict-leader = { $seat } is ahead in the game and also has a chip on { $on }.
sevens-heaven-hint-predict-shared = { $seat }’s chip is already on { $on } and would score along with yours.
sevens-heaven-hint-predict-along = The pot takes { $seat } to 77, and a correct chip takes you there too.
sevens-heaven-hint-predict-stake = { $seat } risks { $points } points on this bet, { $on } only { $less }: a sign of better cards.
sevens-heaven-hint-predict-lead = { $seat } leads to the first trick, an advantage.
sevens-heaven-hint-steal-most = This player has { $stacks } stacks, the other one fewer.
sevens-heaven-hint-steal-leader = This player has more points than the other.
sevens-heaven-hint-jackpot = { $card } is sure to win, and the 7 makes three stacks: you win the game.
sevens-heaven-hint-capture = { $card } is sure to win the trick and capture a 7.
sevens-heaven-hint-third = { $card } is sure to win: your third trick, and the pot.
sevens-heaven-hint-first = { $card } is sure to win: you can no longer go bankrupt.
sevens-heaven-hint-stop = { $seat } needs one more trick for the pot: { $card } can prevent it.
sevens-heaven-hint-last = You play last, and { $card } wins the trick.
sevens-heaven-hint-top = Nobody can beat { $card } now.
sevens-heaven-hint-seven-gift = { $seat } wins this trick: “{ $instead }” would give { $seat } a stack.
sevens-heaven-hint-seven-jackpot = { $seat } wins this trick: “{ $instead }” would be the third stack and win the game.
sevens-heaven-hint-seven-risk = “{ $instead }” could become someone else’s stack.
sevens-heaven-hint-pot-chip = If you win the pot, { $seat } reaches 77 with the chip on you.
sevens-heaven-hint-keep-top = Keep “{ $instead }”: nobody can beat it when you lead it.
sevens-heaven-hint-keep = Keep “{ $instead }” for later: it is harder to beat.
sevens-heaven-hint-alike = For now, “{ $instead }” wins and loses to the same cards.
sevens-heaven-hint-fewer = { $count ->
        [0] Nobody can beat { $card }; “{ $instead }” can be beaten.
        [one] Only one card can beat { $card }; { $more } can beat “{ $instead }”.
       *[other] { $count } cards can beat { $card }; { $more } can beat “{ $instead }”.
    }
sevens-heaven-hint-enough = { $card } is enough to win this trick; keep “{ $instead }”.
sevens-heaven-hint-lower = Neither wins this trick: play the lower card, { $card }.
