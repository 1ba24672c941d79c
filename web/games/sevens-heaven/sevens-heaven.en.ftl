# Seven's Sevens Heaven: the game's name and its options.

sevens-heaven-name = Seven’s Sevens Heaven
sevens-heaven-about = Bet or fold, then win tricks for the pot. Reach 77 points, or capture three 7s.
sevens-heaven-like = Like hearts or poker
sevens-heaven-goal = Aim: 77 points first, or three 7s.
sevens-heaven-saved-at = round { $deal }, { $when }

sevens-heaven-option-start = First player of the next round
sevens-heaven-option-start-help = The start player declares first. The start card moves one seat clockwise each round, or goes to the winner of the pot (clockwise if there was none).
sevens-heaven-option-start-value-clockwise = The next seat
sevens-heaven-option-start-value-winner = The winner
sevens-heaven-option-length = Length
sevens-heaven-option-length-help = A whole game runs to 77 points or a jackpot. In a single round the most points win; a jackpot still wins outright.
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
sevens-heaven-their-bet = { $you ->
        [yes] You are to bet or fold.
       *[no] { $seat } is deciding: bet or fold.
    }
sevens-heaven-at-stake = At stake
sevens-heaven-stake-bet = Win the last trick or any three: the pot, now { $pot } plus your card. Win none: { $points ->
        [0] nothing to lose yet.
        [one] you lose your point.
       *[other] you lose all { $points } points.
    }
sevens-heaven-stake-alone = You would be alone: { $low } to { $high } points without playing.
sevens-heaven-stake-fold = One random card: { $low } to { $high } points at once.
sevens-heaven-stake-reach = { $count } of { $of } cards reach { $target } and win.
sevens-heaven-stake-chip = Right prediction: { $points } more.
sevens-heaven-stake-no-chip = No predictions: at most one bet.

# Predictions
sevens-heaven-your-predict = Who will win the pot? Put your chip on a bettor.
sevens-heaven-their-predict = { $you ->
        [yes] You are to put your chip on a bettor.
       *[no] { $seat } is choosing a bettor for the chip.
    }
sevens-heaven-leads = leads
sevens-heaven-predict-label = Put your chip on { $seat }

# Tricks and stack cards
sevens-heaven-your-lead = Your lead: play any card.
sevens-heaven-your-play = Your turn. { $suit } was led.
sevens-heaven-their-play = { $you ->
        [yes] It is your turn.
       *[no] { $seat } is to play.
    }
sevens-heaven-plays-yet = { $seat }: no card yet
sevens-heaven-won-trick = { $you ->
        [yes] You win the trick.
       *[no] { $seat } wins the trick.
    }
sevens-heaven-your-steal = { $sevens ->
        [one] You captured a 7.
       *[other] You captured { $sevens } 7s.
    } Whose stack card do you take?
sevens-heaven-their-steal = { $you ->
        [yes] You are to take a stack card.
       *[no] { $seat } is choosing whose stack card to take.
    }
sevens-heaven-steal = { $seat }: { $stacks ->
        [one] 1 stack
       *[other] { $stacks } stacks
    }

# Words and log
sevens-heaven-trick-in-words = On the table: { $plays }.
sevens-heaven-hand-in-words = Your hand: { $cards }.
sevens-heaven-log-deal = Round { $deal }. Start player: { $start }.
sevens-heaven-log-bet = { $form ->
        [short] { $seat }, bet, { $card }
       *[other] { $seat }: bet, { $card }
    }
sevens-heaven-log-fold = { $form ->
        [short] { $seat }, fold, { $card }, { sevens-heaven-points }
       *[other] { $seat }: fold, { $card }, { sevens-heaven-points }
    }
sevens-heaven-log-predict = { $form ->
        [short] { $seat }, chip on { $on }
       *[other] { $seat }: chip on { $on }
    }
sevens-heaven-log-play = { $form ->
        [short] { $seat }, { $card }
       *[other] { $seat }: { $card }
    }
sevens-heaven-log-trick = { $form ->
        [short] { $you ->
            [yes] Your trick
           *[no] Trick: { $winner }
        }
       *[other] Trick { $number }: { $winner }.
    }
sevens-heaven-log-stack-own = { $seat }: { $sevens ->
        [one] a 7
       *[other] { $sevens } 7s
    } captured, now { $stacks ->
        [one] 1 stack
       *[other] { $stacks } stacks
    }.
sevens-heaven-log-stack-centre = { $seat }: a stack card from the centre, { $stacks ->
        [one] 1 stack
       *[other] { $stacks } stacks
    }.
sevens-heaven-log-stack-seat = { $seat }: a stack card taken from { $victim }, now { $stacks ->
        [one] 1 stack
       *[other] { $stacks } stacks
    }.

# End of a round
sevens-heaven-headline-pot = The pot is yours: +{ $pot }.
sevens-heaven-headline-other = { $seat } takes the pot; you score { $points }{ $chip ->
        [0] {""}
       *[other] , { $chip } of them for your prediction
    }.
sevens-heaven-headline-bankrupt = { $points ->
        [0] Bankrupt: nothing to lose.
        [one] Bankrupt: 1 point gone.
       *[other] Bankrupt: { $points } points gone.
    }
sevens-heaven-feat-jackpot = Jackpot! { $you ->
        [yes] You win
       *[no] { $seat } wins
    } the game.
sevens-heaven-mark-jackpot = Jackpot
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
sevens-heaven-remark-gamble = { $you ->
        [yes] You take
       *[no] { $seat } takes
    } { $tricks ->
        [one] 1 trick
       *[other] { $tricks } tricks
    }.
sevens-heaven-remark-alone = Nobody else bet.
sevens-heaven-outcome-nobody = Nobody bet: the pot stays empty.
sevens-heaven-outcome-fold = { $you ->
        [yes] Your fold brings you to
       *[no] { $seat }’s fold brings them to
    } { $points } points, and the game is over.
sevens-heaven-outcome-jackpot = Jackpot! { $you ->
        [yes] You have
       *[no] { $seat } has
    } three stacks. The pot is not paid out.
sevens-heaven-head-before = Before
sevens-heaven-head-bet-time = Betting
sevens-heaven-head-pay-out = Pay-out
sevens-heaven-gain = +{ $points }
sevens-heaven-nothing = –
sevens-heaven-line-fold = fold +{ $points }
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

# What the rules refuse
error-must-follow-colour = You hold the colour that was led, so you must follow it.
error-not-a-bettor = Choose a player who bet; your chip goes there.
error-no-stack-card = Choose a player who has a stack card; you take it.

# Actions in words
sevens-heaven-action-bet = Bet
sevens-heaven-action-fold = Fold
sevens-heaven-action-predict = Chip on { $seat }
sevens-heaven-action-predict-other = { $seat }
sevens-heaven-action-steal = Take from { $seat }
sevens-heaven-action-steal-other = { $seat }

# Moments

sevens-heaven-moment-capture = { $sevens ->
        [one] A 7 captured
       *[other] { $sevens } 7s captured
    }
sevens-heaven-moment-won = The pot is won
sevens-heaven-moment-lost = Bankrupt
sevens-heaven-moment-match = { $ending ->
        [jackpot] Jackpot!
       *[other] { table-moment-match }
    }
