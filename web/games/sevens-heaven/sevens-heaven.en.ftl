# Seven's Sevens Heaven: the game's name and its options.

sevens-heaven-name = Seven’s Sevens Heaven
sevens-heaven-about = Bet or fold, then win tricks for the pot. Reach 77, or take three 7s.
sevens-heaven-facts = Betting · { $seats } · 5 min
sevens-heaven-saved-at = round { $deal }, { $when }

sevens-heaven-option-start = Who starts the next round
sevens-heaven-option-start-help = The start player declares first. The start card moves one seat clockwise each round, or goes to whoever won the pot (clockwise if nobody did).
sevens-heaven-option-start-value-clockwise = The next seat
sevens-heaven-option-start-value-winner = The winner
sevens-heaven-option-length = Length
sevens-heaven-option-length-help = A whole game runs to 77 points or a jackpot. In a single round most points win; a jackpot still wins alone.
sevens-heaven-option-length-value-game = Whole game
sevens-heaven-option-length-value-one = One round

# Seats
sevens-heaven-start-player = start player
sevens-heaven-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
sevens-heaven-bets = bet
sevens-heaven-folds = fold
sevens-heaven-bet-card = bet, { $card } in the pot
sevens-heaven-fold-card = folded on { $card }
sevens-heaven-tricks-won = { $tricks ->
        [0] no trick
        [one] 1 trick
       *[other] { $tricks } tricks
    }
sevens-heaven-stacks = { $stacks ->
        [one] 1 stack
       *[other] { $stacks } stacks
    }
sevens-heaven-chips-here = chips of { $seats }
sevens-heaven-colon = {": "}

# Pot and stack cards
sevens-heaven-pot = Pot
sevens-heaven-pot-in-words = The pot: { $points } points in { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
sevens-heaven-stack-cards = Stacks ({ $jackpot } win)
sevens-heaven-free-stacks = Stack cards in the centre: { $count }.

# Betting
sevens-heaven-bet = Bet
sevens-heaven-fold = Fold
sevens-heaven-key-bet = B | bet
sevens-heaven-key-fold = F | fold
sevens-heaven-scores = +{ $points }
sevens-heaven-not-yet = { $seat }: not declared yet
sevens-heaven-your-bet = Bet or fold?
sevens-heaven-their-bet = { $seat } is deciding: bet or fold.
sevens-heaven-at-stake = At stake
sevens-heaven-stake-pot = Last or third trick: the pot, now { $pot } plus your card.
sevens-heaven-stake-bankrupt = { $points ->
        [0] No trick: bankrupt, but you have no points yet.
       *[other] No trick: bankrupt, { $points } → 0.
    }
sevens-heaven-stake-alone = You would be alone: { $low } to { $high } points without play.
sevens-heaven-stake-fold = One card by chance: { $low } to { $high } points at once.
sevens-heaven-stake-reach = { $count } of { $of } cards reach { $target } and win.
sevens-heaven-stake-chip = Right prediction: { $points } more.
sevens-heaven-stake-no-chip = No predictions: at most one bet.

# Predictions
sevens-heaven-your-predict = Who will win the pot? Put your chip on a bettor.
sevens-heaven-their-predict = { $seat } is choosing a bettor for the chip.
sevens-heaven-leads = leads
sevens-heaven-predict-label = Put your chip on { $seat }

# Tricks and stack cards
sevens-heaven-your-lead = Your lead: play any card.
sevens-heaven-your-play = Your turn. { $suit } was led.
sevens-heaven-their-play = { $seat } is to play.
sevens-heaven-plays-yet = { $seat }: no card yet
sevens-heaven-won-trick = { $you ->
        [yes] You win the trick.
       *[no] { $seat } wins the trick.
    }
sevens-heaven-your-steal = { $sevens ->
        [one] You captured a 7.
       *[other] You captured { $sevens } 7s.
    } Whose stack card do you take?
sevens-heaven-their-steal = { $seat } is choosing whose stack card to take.
sevens-heaven-steal = { $seat }: { $stacks ->
        [one] 1 stack
       *[other] { $stacks } stacks
    }

# Words and log
sevens-heaven-trick-in-words = On the table: { $plays }.
sevens-heaven-hand-in-words = Your hand: { $cards }.
sevens-heaven-log-deal = Round { $deal }. Start player: { $start }.
sevens-heaven-log-bet = { $told ->
        [short] { $seat }, bet, { $card }
       *[other] { $seat }: bet, { $card }
    }
sevens-heaven-log-fold = { $told ->
        [short] { $seat }, fold, { $card }, { sevens-heaven-points }
       *[other] { $seat }: fold, { $card }, { sevens-heaven-points }
    }
sevens-heaven-log-predict = { $told ->
        [short] { $seat }, chip on { $on }
       *[other] { $seat }: chip on { $on }
    }
sevens-heaven-log-play = { $told ->
        [short] { $seat }, { $card }
       *[other] { $seat }: { $card }
    }
sevens-heaven-log-trick = { $told ->
        [short] { $you ->
            [yes] Your trick
           *[no] Trick: { $winner }
        }
       *[other] Trick { $number }: { $winner }.
    }
sevens-heaven-log-stack-own = { $seat }: { $sevens ->
        [one] a 7
       *[other] { $sevens } 7s
    } captured, now { $stacks } stacks.
sevens-heaven-log-stack-centre = { $seat }: a stack card from the centre, { $stacks ->
        [one] 1 stack
       *[other] { $stacks } stacks
    }.
sevens-heaven-log-stack-seat = { $seat }: a stack card taken from { $victim }, now { $stacks ->
        [one] 1 stack
       *[other] { $stacks } stacks
    }.

# End of a round
sevens-heaven-outcome-gamble = { $you ->
        [yes] You win
       *[no] { $seat } wins
    } the pot of { $pot } points, with { $tricks ->
        [one] 1 trick
       *[other] { $tricks } tricks
    }.
sevens-heaven-outcome-alone = { $you ->
        [yes] Only you bet, and win
       *[no] Only { $seat } bet, and wins
    } the pot of { $pot ->
        [one] 1 point
       *[other] { $pot } points
    }.
sevens-heaven-outcome-nobody = Nobody bet: no winner, an empty pot.
sevens-heaven-outcome-fold = { $you ->
        [yes] Your fold brings you to
       *[no] { $seat }’s fold brings them to
    } { $points } points, and the game is over.
sevens-heaven-outcome-jackpot = Jackpot! { $you ->
        [yes] You have
       *[no] { $seat } has
    } three stacks. There is no pay-out.
sevens-heaven-head-before = Before
sevens-heaven-head-bet-time = Betting
sevens-heaven-head-pay-out = Pay-out
sevens-heaven-gain = +{ $points }
sevens-heaven-nothing = –
sevens-heaven-line-pot = the pot +{ $points }
sevens-heaven-line-prediction = chip on { $on } +{ $points }
sevens-heaven-line-wrong = chip on { $on }: nothing
sevens-heaven-line-bankrupt = { $points ->
        [0] bankrupt
       *[other] bankrupt −{ $points }
    }
sevens-heaven-line-jackpot = jackpot
sevens-heaven-line-tricks = { $tricks ->
        [one] 1 trick: nothing
       *[other] { $tricks } tricks: nothing
    }

# Hints: why the best choice, and not “$instead”. $here is so many times in ten.
sevens-heaven-hint-by-trick = You win this trick { hint-chance }
sevens-heaven-hint-by-seven = You capture a 7 { hint-chance }
sevens-heaven-hint-by-pot = You win the pot { hint-chance }
sevens-heaven-hint-by-chip = Your chip is right { hint-chance }
sevens-heaven-hint-by-solvent = You avoid bankruptcy { hint-chance }
sevens-heaven-hint-by-denied = Nobody else wins the game this round { hint-chance }
sevens-heaven-hint-by-points = You score about { $here } points this round, with “{ $instead }” about { $there }.
sevens-heaven-hint-alone = Nobody else has bet: either way you score the card turned up.
sevens-heaven-hint-bet-third = You have 2 stacks: with one more 7 from a trick you win the game.
sevens-heaven-hint-bet-free = You have no points to lose, and win the pot { sevens-heaven-times }.
sevens-heaven-hint-bet-pot = There are { $points } points in the pot already, more than any fold can score you.
sevens-heaven-hint-bet-strong = With { $count } cards of 15 or more you avoid bankruptcy { sevens-heaven-times }.
sevens-heaven-hint-bet-chance = A bet wins you the pot { sevens-heaven-times }.
sevens-heaven-hint-fold-home = { $count ->
        [one] One of your cards takes
       *[other] { $count } of your cards take
    } you to 77 at once.
sevens-heaven-hint-fold-chip = { $seat } has { $points }: if two players bet, a right chip wins { $seat } the game.
sevens-heaven-hint-fold-third = { $seat } has 2 stacks: your 7, played to a trick, could be the third.
sevens-heaven-hint-fold-broke = You have { $points } points to lose, and a bet goes bankrupt { sevens-heaven-times }.
sevens-heaven-hint-fold-chance = A fold scores at once; a bet wins the pot { sevens-heaven-times }.
sevens-heaven-times = { $here ->
        [10] almost always
        [1] about once in 10 times
        [0] hardly ever
       *[other] about { $here } times in 10
    }
sevens-heaven-hint-predict-ends = If { $seat } wins the pot, { $seat } wins the game, and 7 points are too few for you.
sevens-heaven-hint-predict-chip = { $seat }’s chip is on { $on }, too, and takes { $seat } to 77 if it is right.
sevens-heaven-hint-predict-leader = { $seat } is ahead in the game and has a chip on { $on }, too.
sevens-heaven-hint-predict-along = The pot takes { $seat } to 77, and a right chip takes you there as well.
sevens-heaven-hint-predict-stake = { $seat } risks { $points } points by the bet, { $on } only { $less }: a sign of better cards.
sevens-heaven-hint-predict-lead = { $seat } leads to the first trick, which helps.
sevens-heaven-hint-steal-most = This player has { $stacks } stacks, the other one fewer.
sevens-heaven-hint-steal-leader = This player has more points than the other.
sevens-heaven-hint-jackpot = { $card } is sure to win, with the 7 that makes three stacks: the game is yours.
sevens-heaven-hint-capture = { $card } is sure to win the trick and capture a 7.
sevens-heaven-hint-third = { $card } is sure to win: your third trick, and with it the pot.
sevens-heaven-hint-first = { $card } is sure to win: no bankruptcy any more.
sevens-heaven-hint-stop = { $seat } needs one more trick for the pot: { $card } can prevent it.
sevens-heaven-hint-last = You play last, and { $card } wins the trick.
sevens-heaven-hint-top = Nobody can beat { $card } now.
sevens-heaven-hint-seven-gift = { $seat } wins this trick: “{ $instead }” would be a stack for { $seat }.
sevens-heaven-hint-seven-jackpot = { $seat } wins this trick: “{ $instead }” would be the third stack, and the game.
sevens-heaven-hint-seven-risk = “{ $instead }” could become a stack for somebody else.
sevens-heaven-hint-pot-chip = If you win the pot, { $seat } reaches 77 by the chip on you.
sevens-heaven-hint-keep-top = Keep “{ $instead }”: nobody can beat it when you lead it.
sevens-heaven-hint-keep = Keep “{ $instead }” for later: { $card } is easier to beat.
sevens-heaven-hint-alike = The two win and lose alike now.
sevens-heaven-hint-fewer = { $count ->
        [0] Nobody can beat { $card }; “{ $instead }” can be beaten.
        [one] Only one card can beat { $card }; { $more } can beat “{ $instead }”.
       *[other] { $count } cards can beat { $card }; { $more } can beat “{ $instead }”.
    }
sevens-heaven-hint-enough = { $card } is enough to win this trick; keep “{ $instead }”.
sevens-heaven-hint-lower = Neither wins this trick: give up the lower card, { $card }.

# What the rules refuse
error-must-follow-colour = You hold the colour that was led, so you must follow it.
error-not-a-bettor = The chip must go on somebody who bet.
error-no-stack-card = Only a player who holds a stack card can be robbed of it.

# Actions in words
action-bet = Bet
action-fold = Fold
action-predict = Chip on { $seat }
action-steal = Take from { $seat }

# Moments

sevens-heaven-moment-capture = { $sevens ->
        [one] A 7 captured
       *[other] { $sevens } 7s captured
    }
sevens-heaven-moment-won = The pot is won
sevens-heaven-moment-match = { $ending ->
        [jackpot] Jackpot!
       *[other] { table-moment-match }
    }
