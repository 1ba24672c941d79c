# Why one choice is better than another: fetched when advice is first wanted. $card and $instead arrive as names.
sevens-heaven-it = { $who ->
        [bare] it
        [answer] the right choice
       *[named] “{ $best }”
    }
sevens-heaven-this = { $who ->
        [answer] the right choice
       *[named] “{ $best }”
    }
sevens-heaven-player = { $who ->
        [answer] The right player
       *[named] { $seat }
    }
sevens-heaven-victim = { $who ->
        [answer] The right player
       *[named] “{ $best }”
    }
sevens-heaven-hint-by-trick = { hint-you } win this trick { hint-chance }
sevens-heaven-hint-by-seven = { hint-you } capture a 7 { hint-chance }
sevens-heaven-hint-by-pot = { hint-you } win the pot { hint-chance }
sevens-heaven-hint-by-chip = { hint-you } predict the winner { hint-chance }
sevens-heaven-hint-by-solvent = { hint-you } avoid bankruptcy { hint-chance }
sevens-heaven-hint-by-denied = { hint-you } stop the others from winning the game this round { hint-chance }
sevens-heaven-hint-by-points = { hint-you } score about { $here } points this round, with “{ $instead }” about { $there }.
sevens-heaven-hint-alone = Nobody else has bet, so either choice scores the card that is turned up.
sevens-heaven-hint-bet-third = { hint-you } win the game with one more 7 from a trick, for you have 2 stacks.
sevens-heaven-hint-bet-free = { hint-you } have no points to lose, and win the pot { sevens-heaven-times }.
sevens-heaven-hint-bet-pot = The pot already has { $points } points, more than “{ $instead }” can score.
sevens-heaven-hint-bet-strong = { hint-you } avoid bankruptcy { sevens-heaven-times }, thanks to { $count } cards of 15 or more.
sevens-heaven-hint-bet-chance = { hint-you } win the pot { sevens-heaven-times }.
sevens-heaven-hint-fold-home = { hint-it } may turn up { $count ->
        [one] the one card that takes
       *[other] one of the { $count } cards that take
    } you to 77 at once.
sevens-heaven-hint-fold-chip = { $seat } has { $points } points, and if two players bet, a correct chip wins { $seat } the game.
sevens-heaven-hint-fold-third = { $seat } has 2 stacks, and after “{ $instead }” your 7 in a trick could be the third.
sevens-heaven-hint-fold-broke = “{ $instead }” goes bankrupt { sevens-heaven-times } and then loses { $points } points.
sevens-heaven-hint-fold-chance = { hint-it } scores at once, while “{ $instead }” wins the pot { sevens-heaven-share }.
sevens-heaven-hint-fold-weak = { $count ->
        [0] With no card of 15 or more, “{ $instead }” is weak.
       *[other] With only one card of 15 or more, “{ $instead }” is weak.
    }
sevens-heaven-hint-fold-scores = { hint-it } scores one of your cards at once, about { $points } points on average.
sevens-heaven-times = { $here ->
        [10] almost always
        [1] about once in 10 times
        [0] hardly ever
       *[other] about { $here } times in 10
    }
sevens-heaven-share = { sevens-heaven-times }
sevens-heaven-hint-predict-ends = The pot would win { $seat } the game, and a chip’s 7 points are not enough for you.
sevens-heaven-hint-predict-chip = { $seat }’s chip is also on { $on }, and takes { $seat } to 77 if it is right.
sevens-heaven-hint-predict-leader = { $seat } is ahead in the game and also has a chip on { $on }.
sevens-heaven-hint-predict-shared = { $seat }’s chip is already on { $on } and would score along with yours.
sevens-heaven-hint-predict-along = { sevens-heaven-player } reaches 77 with the pot, and a correct chip takes you there too.
sevens-heaven-hint-predict-stake = { sevens-heaven-player } risks { $points } points by betting, { $on } only { $less }, which suggests better cards.
sevens-heaven-hint-predict-lead = { sevens-heaven-player } leads to the first trick, which is an advantage.
sevens-heaven-hint-steal-most = { sevens-heaven-victim } has { $stacks } stacks, “{ $instead }” fewer.
sevens-heaven-hint-steal-leader = { sevens-heaven-victim } has more points than “{ $instead }”.
sevens-heaven-hint-jackpot = { hint-it } is sure to win, and the 7 makes three stacks, which wins you the game.
sevens-heaven-hint-capture = { hint-it } is sure to win the trick and capture a 7.
sevens-heaven-hint-third = { hint-it } is sure to win your third trick, and with it the pot.
sevens-heaven-hint-first = { hint-it } is sure to win the trick, so you can no longer go bankrupt.
sevens-heaven-hint-stop = { hint-it } can stop { $seat }, who needs one more trick for the pot.
sevens-heaven-hint-last = { hint-it } wins the trick, because you play last.
sevens-heaven-hint-top = Nobody can beat { sevens-heaven-it } now.
sevens-heaven-hint-seven-gift = { $seat } wins this trick, so “{ $instead }” would give { $seat } a stack.
sevens-heaven-hint-seven-jackpot = { $seat } wins this trick, so “{ $instead }” would be the third stack and win { $seat } the game.
sevens-heaven-hint-seven-risk = “{ $instead }” could become someone else’s stack.
sevens-heaven-hint-pot-chip = If you win the pot, { $seat } reaches 77 with the chip on you.
sevens-heaven-hint-keep-top = Nobody can beat “{ $instead }” when you lead it, so keep it.
sevens-heaven-hint-keep = “{ $instead }” is harder to beat, so keep it for later.
sevens-heaven-hint-alike = For now, { hint-pair } beat and lose to the same cards.
sevens-heaven-hint-fewer = { $more ->
        [one] One card
       *[other] { $more } cards
    } can beat “{ $instead }”, { $count ->
        [0] none
        [one] only one
       *[other] { $count }
    } can beat { sevens-heaven-this }.
sevens-heaven-hint-enough = { hint-it } is enough to win this trick, so keep “{ $instead }”.
sevens-heaven-hint-lower = “{ $instead }” is higher and cannot win this trick either, so keep it.
sevens-heaven-hint-rule-take = As a rule, take a trick that you are sure to win.
sevens-heaven-hint-rule-lead = As a rule, lead the card that is hardest to beat.
sevens-heaven-hint-rule-throw = As a rule, when you can’t win, play your lowest card, but no 7.
sevens-heaven-hint-rule-fold = As a rule, fold when in doubt.
sevens-heaven-hint-rule-chip = As a rule, put your chip on the bettor with the most points.

# Kinds of losses that recur in a review
sevens-heaven-lapse-bet = { $count } times it was better to fold.
sevens-heaven-lapse-folded = { $count } times it was better to bet.
sevens-heaven-lapse-spent = { $count } times you spent a card that was better kept.
